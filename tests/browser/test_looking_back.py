"""After a game: the list of my games on this device, a replay shared by its link, the review beside it."""

from __future__ import annotations

import contextlib
import json
from typing import Any

import pytest
from playwright.sync_api import Page, TimeoutError, expect

from .conftest import Newcomer
from .people import Person, wait
from .stations import of_bots

TEXTS = {
    "en": ("Going on", "Finished", "Your turn", "waiting for players", "Forget", "Share this moment", "review"),
    "cy": ("Ar y gweill", "Wedi gorffen", "Eich tro chi", "yn aros am", "Anghofio", "Rhannu'r foment", "chwyddwydr"),
    "sw": ("Inayoendelea", "Iliyokwisha", "Zamu yako", "inasubiri", "Sahau", "Shiriki wakati huu", "Mapitio"),
}


def finish(person: Person, game: str = "ono99") -> str:
    """A whole game against bots, by the API: what a person who plays does, but quick."""
    seats = [{"kind": "bot", "level": "easy"}] * 2
    code = str(person.call("POST", "/api/tables", {"game": game, "seats": seats, "name": "", "pace": "fast"})["table"])
    wait(person.page, f"async () => (await (await fetch('/api/tables/{code}')).json()).stage === 'over'", 60)
    return code


def row(page: Page, code: str) -> Any:
    return page.locator("section li", has_text=code)


# -- my games ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", ["en", "cy", "sw"])
def test_my_games_on_this_device(newcomer: Newcomer, lang: str) -> None:
    """Those going on with whose turn, the finished ones with their result and replay; forgotten one by one."""
    going, finished, yours, open_, forget, *_ = TEXTS[lang]
    gwen = newcomer("Gwen", locale=lang)
    page = gwen.page
    done = gwen.open_table("ono99", bots=1)
    gwen.play_to_the_end()
    winner = gwen.result.locator("h2").inner_text()
    waiting = gwen.open_table("ono99", people=1)
    expect(page.locator("#invite-heading")).to_be_visible()
    mine = gwen.open_table("ono99", bots=1)
    gwen.my_turn()
    page.goto("/")
    page.locator("a[href='/mine']").click()
    expect(page.get_by_role("heading", name=going)).to_be_visible()
    expect(page.get_by_role("heading", name=finished)).to_be_visible()
    expect(row(page, mine)).to_contain_text(yours)
    expect(row(page, waiting)).to_contain_text(open_)
    expect(row(page, waiting)).not_to_contain_text(yours)
    expect(row(page, done)).to_contain_text(winner)
    # with whom, and when
    bot = gwen.call("GET", f"/api/tables/{done}")["seats"][1]["name"]
    expect(row(page, done)).to_contain_text(bot)
    assert row(page, done).locator("time").inner_text().strip()
    order = page.locator("section").first.locator("li .tabular").all_inner_texts()
    assert order == [mine, waiting]  # the last one played comes first

    row(page, done).locator("a").click()
    page.wait_for_url(f"**/t/{done}/replay")
    expect(page.locator(".dial")).to_be_visible()
    page.goto("/mine")
    row(page, waiting).get_by_role("button", name=forget).click()
    expect(row(page, waiting)).to_have_count(0)
    page.reload()
    expect(row(page, mine)).to_contain_text(yours)
    expect(row(page, waiting)).to_have_count(0)
    expect(row(page, done)).to_have_count(1)


def test_a_game_that_ended_without_me(newcomer: Newcomer) -> None:
    """Finished while this browser was closed: the list says how, without the table having been opened."""
    nia, juma = newcomer("Nia"), newcomer("Juma")
    code = nia.open_table("ono99", people=1)
    juma.sit(code)
    expect(nia.page.locator(".hand button").first).to_be_visible()
    cookies = nia.page.context.cookies(f"{nia.page.url.split('/t/')[0]}/api/tables/{code}")
    stored = nia.page.evaluate("localStorage.getItem('parlwr.tables')")
    nia.page.goto("/mine")
    elsewhere = newcomer("Nia")
    elsewhere.page.context.add_cookies(cookies)
    elsewhere.page.goto(f"/t/{code}")
    for _ in range(400):
        if juma.result.count():
            break
        for person in (elsewhere, juma):
            act = person.page.locator("button.act, .hand button.can")
            if act.count():
                with contextlib.suppress(TimeoutError):  # the round has ended while the hand moved to the card
                    act.first.click(timeout=3000)
                person.page.wait_for_timeout(30)
    expect(juma.result).to_be_visible()
    assert nia.page.evaluate("localStorage.getItem('parlwr.tables')") == stored
    nia.page.reload()
    won = "You have won" if "Nia" in juma.result.locator("li.first").inner_text() else "Winner: Juma"
    expect(row(nia.page, code)).to_contain_text(won)
    expect(nia.page.get_by_role("heading", name="Going on")).to_have_count(0)


@pytest.mark.parametrize(("lang", "said"), [("en", "no longer on the server"), ("cy", "mwyach"), ("sw", "tena")])
def test_tables_that_the_server_no_longer_has(newcomer: Newcomer, lang: str, said: str) -> None:
    """They leave the list, and the page says which; a server that is away for the moment takes nothing from it."""
    gwen = newcomer("Gwen", locale=lang, forgive=("404", "Failed to load resource"))
    page = gwen.page
    code = gwen.open_table("ono99", bots=1)
    gwen.my_turn()
    gone = [
        {"code": f"BBB-00{n}", "game": "ono99", "when": 1.7e12 + n, "seat": 0, "names": ["Gwen", "Ann"]} for n in (1, 2)
    ]
    page.evaluate(
        """(gone) => localStorage.setItem('parlwr.tables',
                JSON.stringify([...JSON.parse(localStorage.getItem('parlwr.tables')), ...gone]))""",
        gone,
    )
    page.route("**/api/tables/*", lambda route: route.fulfill(status=500, json={"error": "server", "say": {}}))
    page.goto("/mine")
    expect(page.locator("section li")).to_have_count(3)
    page.wait_for_timeout(300)
    expect(page.locator("section li")).to_have_count(3)
    page.unroute("**/api/tables/*")
    page.reload()
    expect(page.get_by_role("status")).to_contain_text(said)
    expect(page.get_by_role("status")).to_contain_text("BBB-001")
    expect(page.get_by_role("status")).to_contain_text("BBB-002")
    expect(page.locator("section li")).to_have_count(1)
    page.reload()
    expect(row(page, code)).to_be_visible()
    expect(page.locator("p[role=status]")).to_be_empty()


def test_a_list_of_nothing_shows_the_way(newcomer: Newcomer) -> None:
    page = newcomer("Gwen").page
    page.goto("/mine")
    expect(page.get_by_text("No game has been played on this device yet.")).to_be_visible()
    page.get_by_role("link", name="To the front room").click()
    expect(page.get_by_role("heading", name="Come in")).to_be_visible()


# -- a link to a moment ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", ["en", "cy", "sw"])
def test_a_moment_is_shared_by_its_link(newcomer: Newcomer, lang: str) -> None:
    """The address holds the step and the eyes; anybody who opens it sees the very same."""
    share = TEXTS[lang][5]
    gwen = newcomer("Gwen", locale=lang, permissions=["clipboard-read", "clipboard-write"])
    page = gwen.page
    code = gwen.open_table("ono99", bots=1)
    gwen.play_to_the_end()
    page.goto(f"/t/{code}/replay")
    expect(page.locator(".controls")).to_be_visible()
    for _ in range(3):  # as fast as one can
        page.keyboard.press("ArrowRight")
    expect(page.locator(".controls input[type=range]")).to_have_js_property("value", "3")
    page.locator(".as select").select_option("0")
    expect(page.locator(".hand button").first).to_be_visible()
    assert page.url.endswith(f"/t/{code}/replay?at=3&seat=0")
    hand = gwen.cards()
    page.get_by_role("button", name=share).click()
    link = str(page.evaluate("navigator.clipboard.readText()"))
    assert link == page.url

    friend = newcomer("Friend", locale=lang)
    friend.page.goto(link)
    expect(friend.page.locator(".hand button").first).to_be_visible()
    assert friend.cards() == hand
    expect(friend.page.locator(".controls input[type=range]")).to_have_js_property("value", "3")
    expect(friend.page.locator(".as select")).to_have_value("0")
    friend.page.reload()
    expect(friend.page.locator(".controls input[type=range]")).to_have_js_property("value", "3")
    # a link with a slip in it still shows the game
    friend.page.goto(f"/t/{code}/replay?at=99999&seat=7")
    expect(friend.page.locator(".controls")).to_be_visible()
    friend.page.goto(f"/t/{code}/replay?at=-1&seat=x")
    expect(friend.page.locator(".controls input[type=range]")).to_have_js_property("value", "0")


def test_a_phone_shares_by_its_own_sheet(newcomer: Newcomer) -> None:
    """Where the phone can; closing the sheet is no fault, and without a clipboard the link is shown."""
    ann = newcomer("Ann", viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True)
    page = ann.page
    page.goto("/")
    code = finish(ann)
    page.context.add_init_script("navigator.share = async (what) => { window.shared = what; }")
    page.goto(f"/t/{code}/replay?at=2")
    page.locator("[data-share]").click()
    wait(page, "window.shared !== undefined")
    assert page.evaluate("window.shared.url") == page.url
    page.evaluate("() => { navigator.share = async () => { throw new DOMException('no', 'AbortError'); }; }")
    page.locator("[data-share]").click()
    expect(page.get_by_label("Link to this moment")).to_have_count(0)
    page.evaluate("() => { navigator.share = async () => { throw new DOMException('no', 'NotAllowedError'); }; }")
    page.locator("[data-share]").click()
    expect(page.get_by_label("Link to this moment")).to_have_value(page.url)
    expect(page.get_by_label("Link to this moment")).to_be_focused()


def test_no_replay_before_the_end(newcomer: Newcomer) -> None:
    """The link of a game that goes on shows no card, and the way to the table."""
    gwen = newcomer("Gwen", forgive=("409", "Failed to load resource"))
    code = gwen.open_table("ono99", bots=1)
    gwen.my_turn()
    gwen.page.goto(f"/t/{code}/replay?at=1&seat=1")
    expect(gwen.page.get_by_role("alert")).to_have_text("That will be open once the game is over.")
    expect(gwen.page.locator(".hand, .dial")).to_have_count(0)
    gwen.page.get_by_role("link", name="To the table").click()
    expect(gwen.page.locator(".hand button").first).to_be_visible()


def test_the_record_is_saved(newcomer: Newcomer) -> None:
    gwen = newcomer("Gwen")
    gwen.page.goto("/")
    code = finish(gwen)
    gwen.page.goto(f"/t/{code}/replay")
    with gwen.page.expect_download() as saved:
        gwen.page.get_by_role("link", name="Save the record").click()
    assert saved.value.suggested_filename == f"{code}.json"
    record = json.loads(saved.value.path().read_text("utf-8"))
    assert (record["game"], record["seats"]) == ("ono99", 2)
    assert record["actions"]


# -- the review beside the replay --------------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", ["en", "cy"])
@pytest.mark.parametrize("game", ["clue", "hues", "quiddler"])
def test_the_review_stands_beside_the_replay(newcomer: Newcomer, game: str, lang: str) -> None:
    """In one place for every game, at any moment of it, and once."""
    ann = newcomer("Ann", locale=lang)
    page = ann.page
    page.goto("/")
    seats = [{"kind": "bot", "level": "easy"}] * 3
    code = ann.call("POST", "/api/tables", {"game": game, "seats": seats, "name": "", "pace": "fast"})["table"]
    wait(page, f"async () => (await (await fetch('/api/tables/{code}')).json()).stage === 'over'", 120)
    page.goto(f"/t/{code}/replay?at=1")
    summary = page.locator("summary", has_text=TEXTS[lang][6])
    expect(summary).to_be_visible()
    tables = page.locator("table")
    before = tables.count()
    summary.click()
    expect(page.locator(".page .review table").first).to_be_visible(timeout=30_000)
    assert tables.count() > before
    beside = page.locator(".page .review table").count()
    page.keyboard.press("End")
    expect(page.locator(".controls input[type=range]")).not_to_have_js_property("value", "1")
    assert page.locator(".timeline, .review tbody").count() <= max(1, beside) + 1
    if game == "hues":
        rounds = page.locator("ol[aria-pressed], details ol button")
        rounds.first.click()
        page.locator("details .review button").first.click()
        expect(page.locator(".cell .heat")).to_have_count(480)
        page.locator("details .review button").first.click()
        expect(page.locator(".cell .heat")).to_have_count(0)


def test_the_round_that_is_told_is_the_one_on_the_board(newcomer: Newcomer) -> None:
    """Hues and Cues after the game: whichever round is looked at, counted to the last; beside a replay as well."""
    gwen = newcomer("Gwen")
    page = gwen.page
    page.goto("/")
    code = of_bots(gwen, "hues")
    told, rounds = page.locator(".cues small"), page.locator("button[aria-pressed]").filter(has=page.locator("q"))
    for address in (f"/t/{code}", f"/replay/{code}"):
        page.goto(address)
        expect(gwen.result.or_(page.locator("details.review summary")).first).to_be_visible()
        if gwen.result.count():
            gwen.result.locator(".doors button").last.click()
        else:
            page.locator("details.review summary").click()
        expect(rounds.first).to_be_visible()
        count = rounds.count()
        assert count >= 8
        for number in (count, 1, 3):
            if rounds.nth(number - 1).get_attribute("aria-pressed") == "false":
                rounds.nth(number - 1).click()
            expect(told).to_have_text(f"Round {number} of {max(number, 8)}")
