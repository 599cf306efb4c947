"""The button "Check the deal": an honest table's deal is found in order, and whatever is not honest is found out."""

from __future__ import annotations

import json
import re
from typing import Any

from playwright.sync_api import Page, Route, expect

from .conftest import Newcomer
from .people import PLAYABLE, Person
from .test_company import mover

BEFORE = "promised before this browser added its own number"
KEPT = "promised when you came to the table"
BROKEN = "not the one that was promised"
MIXED_IN = "own number was mixed into"
LEFT_OUT = "own number was left out"
NO_NUMBER = "added no number of its own"
MINE = "yours is the one you saw"
EITHER = re.compile("yours is the one you saw|what you saw of them was not noted here")
"""A fast bot may have played before the first hand reached the browser."""
FOLLOWS = "what you saw of them was not noted here"
NOT_SO = "first hands do not follow"


def played(newcomer: Newcomer) -> tuple[str, Person, Person]:
    """A game of two people to its end. The first made the table by hand and so gave no number; the second sat down."""
    gwen, nia = newcomer("Gwen"), newcomer("Nia")
    code = gwen.open_table("ono99", people=1)
    nia.sit(code)
    while (person := mover([gwen, nia])) is not None:
        expect(person.page.locator(f"{PLAYABLE}, button.act").first).to_be_visible()
        person.turn()
    for person in (gwen, nia):
        expect(person.result).to_be_visible()
        person.page.goto(f"/replay/{code}")
    return code, gwen, nia


def found(page: Page, *texts: str | re.Pattern[str]) -> None:
    """Check, and see exactly these three lines."""
    page.get_by_role("button", name="Check the deal").click()
    lines = page.locator(".verify li")
    expect(lines).to_have_count(3)
    for line, text in zip(lines.all(), texts, strict=True):
        expect(line).to_contain_text(text)


def noted(page: Page, **changes: Any) -> None:
    """Change what the browser noted before the deal, as if a server had told and dealt something else then."""
    script = """changes => {
        const all = JSON.parse(localStorage.getItem('parlwr.deals'));
        localStorage.setItem('parlwr.deals', JSON.stringify(all.map(one => ({...one, ...changes}))));
    }"""
    page.evaluate(script, changes)


def test_who_makes_a_table_and_who_plays_again_gives_his_number_after_the_promise(newcomer: Newcomer) -> None:
    """Noted in this order: the promise, then the own number; and the record has both."""
    gwen = newcomer("Gwen")
    page = gwen.page
    asked: list[str] = []
    page.on("request", lambda request: asked.append(f"{request.method} {request.post_data or ''}"))
    page.goto("/")
    page.get_by_role("button", name="Set a table – ONO 99").click()
    page.get_by_label("Your name").fill("Gwen")
    for seat in (2, 3, 4):
        page.get_by_label(f"Seat {seat}").select_option("easy")
    page.get_by_label("Computer players").select_option("fast")
    page.get_by_role("button", name="Open the table").click()
    for game in range(2):
        gwen.play_to_the_end()
        made, gave = [call for call in asked if call.startswith(("POST", "PUT"))]
        assert '"late":true' in made
        assert "nonce" not in made
        assert gave.startswith("PUT")
        page.get_by_role("link", name="Look back").click()
        found(page, BEFORE, MIXED_IN, EITHER)
        asked.clear()
        if game == 0:
            page.go_back()
            first = page.url
            page.get_by_role("button", name="Play again").click()
            expect(page).not_to_have_url(first)
            expect(gwen.result).to_have_count(0)


def test_a_number_that_never_arrived_is_no_fault_of_the_server(newcomer: Newcomer) -> None:
    """The game waits for it in vain and begins without; the check then says that it knows of no number."""
    gwen = newcomer("Gwen")
    gwen.open_table("ono99", bots=1)
    gwen.play_to_the_end()
    code = gwen.page.url.rpartition("/")[2]
    gwen.page.goto(f"/replay/{code}")
    noted(gwen.page, nonce="f" * 32, sure=False)
    found(gwen.page, KEPT, NO_NUMBER, EITHER)
    noted(gwen.page, nonce="f" * 32, sure=True)
    found(gwen.page, KEPT, LEFT_OUT, EITHER)


def test_the_deal_is_checked_by_the_browser_itself(newcomer: Newcomer) -> None:
    code, gwen, nia = played(newcomer)
    number = json.loads(str(nia.page.evaluate("localStorage.getItem('parlwr.deals')")))[0]["nonce"]
    found(gwen.page, KEPT, NO_NUMBER, MINE)
    found(nia.page, BEFORE, MIXED_IN, MINE)

    # another seed than the one promised; a number left out; another hand than the one seen
    honest = nia.page.evaluate("localStorage.getItem('parlwr.deals')")
    noted(nia.page, promise="0" * 64)
    found(nia.page, BROKEN, MIXED_IN, MINE)
    nia.page.evaluate("text => localStorage.setItem('parlwr.deals', text)", honest)
    noted(nia.page, nonce="f" * 32)
    found(nia.page, BEFORE, LEFT_OUT, MINE)
    nia.page.evaluate("text => localStorage.setItem('parlwr.deals', text)", honest)
    noted(nia.page, hand=["0", "0", "0", "0"])
    found(nia.page, BEFORE, MIXED_IN, NOT_SO)
    nia.page.evaluate("text => localStorage.setItem('parlwr.deals', text)", honest)

    # the server's own record does not fit what it showed
    def tells(**lies: Any) -> None:
        def lie(route: Route) -> None:
            record = route.fetch().json() | lies
            route.fulfill(status=200, content_type="application/json", body=json.dumps(record))

        nia.page.unroute(f"**/api/tables/{code}/record")
        nia.page.route(f"**/api/tables/{code}/record", lie)

    tells(seed="0" * 32)
    found(nia.page, BROKEN, MIXED_IN, NOT_SO)
    tells(nonces=[number, "chosen", "for its cards"])
    found(nia.page, BEFORE, "More numbers were mixed", NOT_SO)
    tells(nonce_seats=[0])
    found(nia.page, BEFORE, "own number stands at another seat", MINE)
    tells(nonces=["another"])
    found(nia.page, BEFORE, LEFT_OUT, NOT_SO)
    nia.page.unroute(f"**/api/tables/{code}/record")
    found(nia.page, BEFORE, MIXED_IN, MINE)

    # a browser that was not there knows nothing of the promise, and says so
    stranger = newcomer("Ifan")
    stranger.page.goto(f"/replay/{code}")
    found(stranger.page, "was not there before the deal", NO_NUMBER, FOLLOWS)
