"""Where a person may find themselves: each station brings one to a kind of page, of each game where it has one."""

from __future__ import annotations

import re
import time
from collections.abc import Callable

from playwright.sync_api import expect

from parlwr.kernel.registry import names

from .people import PLAYABLE, Person

__all__ = ["GAMES", "MISSING", "MY_TURN", "STATIONS", "Station", "at_table", "front", "midway", "open_drawer"]

Station = Callable[[Person], None]
GAMES = names()
BOTS = {"clue": 2, "hues": 3, "ono99": 3, "quiddler": 2}
FIRST = {"clue": {"first": 0}, "hues": {"first": 0}, "ono99": {"first": 0}, "quiddler": {"first": 0}}
MY_TURN = {
    "clue": ".say .act",
    "hues": ".swatch",
    "ono99": ".hand button.can, button.act",
    "quiddler": ".stack.can",
}
"""What stands on the page when it is one's turn, by game."""
MISSING = ("404",)
"""The browser's own word on the page that does not exist."""


def front(person: Person) -> None:
    person.page.goto("/")
    expect(person.page.locator("article").first).to_be_visible()


def setup(person: Person) -> None:
    front(person)
    person.page.locator("article", has_text="Quiddler").locator(".doors button").nth(1).click()
    expect(person.page.locator("form h2")).to_be_visible()
    for closed in person.page.locator("form details:not([open]) > summary").all():
        closed.click()


def waiting(person: Person, game: str) -> None:
    person.open_table(game, people=2)
    expect(person.page.locator("#invite-heading")).to_be_visible()


def at_table(person: Person, game: str) -> None:
    """At a table of one's own, with bots, and it is one's turn."""
    person.open_table(game, bots=BOTS[game], options=FIRST[game])
    expect(person.page.locator(MY_TURN[game]).first).to_be_visible()


def midway(person: Person, game: str) -> None:
    """In the middle of a game, where as much as can be told apart by colour lies on the table."""
    page = person.page
    if game == "hues":
        looked_at(person, game)
        page.locator("[aria-pressed]").filter(has=page.locator("q")).first.click()  # a round: pieces, frame, points
        page.locator(".cell.aim").scroll_into_view_if_needed()
        return
    if game == "ono99":
        person.open_table(game, bots=5, options={"edition": "1980", "scoring": "tokens"})
        for _ in range(3):
            if person.my_turn() and page.locator(PLAYABLE).count():
                person.play()
        person.my_turn()
        return
    at_table(person, game)
    if game == "quiddler":
        page.keyboard.press("1")
        expect(page.locator(".rack [data-card]")).to_have_count(4)
        page.locator(".rack [data-card]").first.click()
        page.locator(".rack [data-card]").first.click()
    else:
        page.get_by_role("tab").nth(1).click()
        for ink, card, mark in (
            ("pencil", "rope", "x"),
            ("red", "knife", "?"),
            ("blue", "plum", "v"),
            ("green", "green", "x"),
        ):
            page.locator(f"label.ink.{ink}").click()
            for place in ("1", "2"):
                page.locator(f"[data-cell='{card}/{place}']").focus()
                page.keyboard.press(mark)


def open_drawer(person: Person, tab: str) -> None:
    """The log or the rules beside the table; on a small screen they are pulled out."""
    pull = person.page.locator(".pulls button").nth(0 if tab == "log" else 1)
    if pull.is_visible():
        pull.click()
    else:
        person.page.locator(f"#tab-{tab}").click()


def rule_beside(person: Person) -> None:
    at_table(person, "ono99")
    open_drawer(person, "rules")
    expect(person.page.locator("aside .rule").first).to_be_visible()


def refused(person: Person) -> None:
    """A refusal beside the table: a word that is in no list."""
    at_table(person, "quiddler")
    page = person.page
    page.keyboard.press("1")
    expect(page.locator(".rack [data-card]")).to_have_count(4)
    cards = page.locator(".rack [data-card]")
    for _ in range(3):
        cards.first.click()
    page.keyboard.press("-")
    cards.first.click()
    page.keyboard.press("Enter")
    page.keyboard.press("Enter")
    expect(page.locator(".why, [data-go-on], .last").first).to_be_visible()


def of_bots(person: Person, game: str, seconds: float = 60.0) -> str:
    """A table where bots have played to the end; its code."""
    seats = [{"kind": "bot", "level": "easy"}] * (BOTS[game] + 1)
    code = person.call("POST", "/api/tables", {"game": game, "seats": seats, "pace": "fast"})["table"]
    end = time.monotonic() + seconds
    while person.call("GET", f"/api/tables/{code}")["stage"] != "over":
        assert time.monotonic() < end, f"{game}: bots are not done after {seconds} s"
        person.page.wait_for_timeout(250)
    return str(code)


def result(person: Person, game: str) -> None:
    person.page.goto(f"/t/{of_bots(person, game)}")
    expect(person.result).to_be_visible()


def looked_at(person: Person, game: str) -> None:
    """The table after the game, with the game's own review."""
    result(person, game)
    person.result.locator(".doors button").last.click()
    expect(person.result).to_have_count(0)
    more = person.page.locator("[data-go-on]")
    if more.count():
        more.first.click()
    person.page.wait_for_timeout(300)  # the review is fetched


def replay(person: Person, game: str) -> None:
    code = of_bots(person, game)
    person.page.goto(f"/replay/{code}")
    expect(person.page.locator(".controls")).to_be_visible()
    person.page.locator(".as select, select.as").first.select_option(index=1)
    at = person.page.locator(".controls output")
    for step in range(1, 5):
        person.page.locator(".controls button").nth(3).click()
        expect(at).to_have_text(re.compile(rf"\b{step}\b"))


def rules(person: Person, game: str) -> None:
    person.page.goto(f"/rules/{game}")
    expect(person.page.locator(".rule").first).to_be_visible()


def lost(person: Person) -> None:
    person.page.goto("/nowhere/at/all")
    expect(person.page.locator("h1")).to_be_visible()


def _of(station: Callable[[Person, str], None], game: str) -> Station:
    return lambda person: station(person, game)


STATIONS: dict[str, Station] = {
    "front": front,
    "setup": setup,
    "lost": lost,
    "rule beside": rule_beside,
    "refused": refused,
    "rules of every table": _of(rules, "table"),
    **{
        f"{what} {game}": _of(station, game)
        for game in GAMES
        for what, station in (
            ("waiting", waiting),
            ("table", at_table),
            ("result", result),
            ("looked at", looked_at),
            ("replay", replay),
            ("rules", rules),
        )
    },
}
