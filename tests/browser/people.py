"""What a person at a browser does: opens a table, sits down, looks, plays."""

from __future__ import annotations

import time
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from playwright.sync_api import Locator, Page, expect

__all__ = ["Person", "taken", "wait", "worker"]

RESULT = "[aria-labelledby=result-heading]"
PLAYABLE = ".hand button.can"


def wait(page: Page, script: str, seconds: float = 15.0) -> None:
    """Wait until a script says so. (Playwright's own wait evaluates texts in the page: the policy forbids it.)"""
    end = time.monotonic() + seconds
    while not page.evaluate(script):
        assert time.monotonic() < end, f"not in {seconds} s: {script}"
        page.wait_for_timeout(50)


@contextmanager
def taken(page: Page) -> Iterator[None]:
    """What is done within is one act: wait until the table has taken it and the page shows what came of it.

    (That something vanishes says nothing: with fast players the turn may be back before anybody looks.)
    """
    count = "Number(document.querySelector('[data-taken]').dataset.taken)"
    before = page.evaluate(count)
    yield
    wait(page, f"{count} > {before}")


def worker(page: Page) -> None:
    """Wait until the service worker governs the page and has the page without a connection in the page's language."""
    wait(page, "navigator.serviceWorker.controller !== null")
    wait(
        page,
        """async () => {
            const cache = await caches.open('parlwr-offline/');
            const kept = await cache.match('/offline');
            const files = ['/offline.css', '/offline.js', '/icon.svg'];
            const parts = await Promise.all(files.map((path) => cache.match(path)));
            return parts.every(Boolean) && (await kept.text()).includes(`lang="${document.documentElement.lang}"`);
        }""",
    )


class Person:
    """A browser window and whoever sits before it."""

    def __init__(self, page: Page, name: str) -> None:
        self.page = page
        self.name = name

    # -- coming to a table -------------------------------------------------------------------------------------------

    def call(self, method: str, path: str, body: Any = None) -> Any:
        """A call as the page itself would make it: with its cookies."""
        if not self.page.url.startswith("http"):
            self.page.goto("/")
        script = """async ([method, path, body]) => {
            const answer = await fetch(path, {method, body: body === null ? undefined : JSON.stringify(body),
                                              headers: {'Content-Type': 'application/json'}});
            return [answer.status, await answer.json()];
        }"""
        status, said = self.page.evaluate(script, [method, path, body])
        assert status < 300, (path, status, said)
        return said

    def open_table(self, game: str, *, bots: int = 0, people: int = 0, options: dict[str, Any] | None = None) -> str:
        """A new table with this person in the first seat; goes there. Bots play fast."""
        seats = [{"kind": "human"}] * (1 + people) + [{"kind": "bot", "level": "easy"}] * bots
        wish = {"game": game, "options": options or {}, "seats": seats, "name": self.name, "pace": "fast"}
        code = str(self.call("POST", "/api/tables", wish)["table"])
        self.page.goto(f"/t/{code}")
        return code

    def sit(self, code: str) -> None:
        """Go to a table by its link, give a name, sit down."""
        self.page.goto(f"/t/{code}")
        self.page.locator("#sit-name").fill(self.name)
        self.page.locator("form button.primary").click()
        expect(self.page.locator("#sit-name")).to_have_count(0)

    # -- at the table of ONO 99 --------------------------------------------------------------------------------------

    @property
    def result(self) -> Locator:
        """The result screen."""
        return self.page.locator(RESULT)

    @property
    def total(self) -> int:
        """The total on the dial."""
        return int(self.page.locator(".dial .n b").inner_text().replace("−", "-"))

    def cards(self) -> list[str]:
        """The cards in the hand, by their codes."""
        return self.page.locator(".hand button").evaluate_all("cards => cards.map(card => card.dataset.card)")

    def my_turn(self, timeout: float = 15.0) -> bool:
        """Wait until a card can be played (True) or the game is over (False)."""
        either = self.page.locator(f"{PLAYABLE}, {RESULT}, button.act")
        expect(either.first).to_be_visible(timeout=timeout * 1000)
        return self.result.count() == 0

    def play(self, choose: int = 0) -> None:
        """Play a playable card by clicking it, and see that it has left the hand."""
        before = self.page.locator(".hand li").evaluate_all("all => all.map(one => one.dataset.key)")
        card = self.page.locator(PLAYABLE).nth(choose)
        key = card.evaluate("card => card.parentElement.dataset.key")
        with taken(self.page):
            card.click()
        expect(self.page.locator(f'.hand li[data-key="{key}"]')).to_have_count(0)
        assert key in before

    def turn(self) -> None:
        """Take one's turn: a card of the hand where one can be played, else what else there is to press."""
        act = self.page.locator("button.act")
        if act.count() == 0:
            self.play()
            return
        with taken(self.page):
            act.first.click()

    def play_to_the_end(self, seconds: float = 60.0, at_turn: Any = None) -> int:
        """Play until the result is shown; the number of turns taken. ``at_turn(person, n)`` is called before each."""
        turns = 0
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            if not self.my_turn(timeout=end - time.monotonic()):
                return turns
            if at_turn is not None:
                at_turn(self, turns)
            if not self.my_turn():
                return turns
            self.turn()
            turns += 1
        raise AssertionError(f"no end after {seconds} s and {turns} turns")
