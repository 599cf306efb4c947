"""Whole games by the keyboard alone: no mouse, no call to the server. (ONO 99's is in ``test_ono99.py``.)

Whatever has the focus can be seen to have it, at every single step.
"""

from __future__ import annotations

import re
import time
from itertools import cycle

from playwright.sync_api import Page, expect

from .conftest import Newcomer
from .people import Person, taken
from .test_clue import in_file
from .test_hues import SAID
from .test_quiddler import DOORS, DRAW, GO_ON, cards_of, plan

SEEN = """() => {
    const here = document.activeElement;
    if (here === document.body || here.matches('main, h1, h2, [role=tabpanel], [role=dialog]')) return '';
    const shows = (one) => {
        const {outlineStyle, outlineWidth, boxShadow} = getComputedStyle(one);
        return (outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2) || boxShadow !== 'none';
    };
    // a radio's own dot may be unseen: its label then shows the focus
    const where = [here, here.closest('label'), here.nextElementSibling, here.parentElement].filter(Boolean);
    return where.some(shows) ? '' : `${here.tagName} ${here.className} ${here.innerText ?? ''}`.slice(0, 80);
}"""


def press(page: Page, key: str) -> None:
    """A key, after which the focus must be seen."""
    page.keyboard.press(key)
    assert page.evaluate(SEEN) == "", f"after {key} the focus cannot be seen"


def tab_to(page: Page, what: str, most: int = 120) -> None:
    """Tab until the focus is on such a thing."""
    for _ in range(most):
        if page.locator(what).evaluate_all("all => all.includes(document.activeElement)"):
            return
        press(page, "Tab")
    raise AssertionError(f"no way by Tab to {what}")


def from_the_front_page(person: Person, title: str) -> None:
    """A table of one's own against bots that play at once, set up by keys."""
    page = person.page
    page.goto("/")
    expect(page.locator("article").first).to_be_visible()
    tab_to(page, f"article:has-text('{title}') .doors button:nth-of-type(2)")
    press(page, "Enter")
    expect(page.locator("form h2")).to_be_focused()
    tab_to(page, "form input:not([type=radio]):not([type=checkbox])")
    page.keyboard.press("Control+a")
    page.keyboard.type(person.name)
    for seat in range(page.locator("fieldset ol li select").count()):
        tab_to(page, f"fieldset ol li:nth-child({seat + 2}) select")
        page.keyboard.press("ArrowDown")
    tab_to(page, "form select:has(option[value=fast])")
    page.keyboard.press("ArrowDown")
    tab_to(page, "form button.primary")
    press(page, "Enter")
    page.wait_for_url("**/t/*")


def the_result_by_keys(person: Person) -> None:
    """The result has the focus; the table is seen behind it, and the result comes back."""
    page = person.page
    expect(person.result).to_be_visible()
    tab_to(page, "[aria-labelledby=result-heading] .doors button:not(.primary)")
    press(page, "Enter")
    expect(person.result).to_have_count(0)
    expect(page.locator("button.back")).to_be_focused()
    press(page, "Enter")
    expect(person.result).to_be_visible()


def test_quiddler(newcomer: Newcomer) -> None:
    """Eight rounds: cards drawn by 1, words typed, the discard chosen, the score put away, all by keys."""
    person = newcomer("Owain")
    page = person.page
    from_the_front_page(person, "Quiddler")
    rounds, end = 0, time.monotonic() + 150
    while person.result.count() == 0:
        assert time.monotonic() < end, f"no end after {rounds} rounds"
        expect(page.locator(f"{DRAW}, {DOORS}, {GO_ON}").or_(person.result).first).to_be_visible()
        if page.locator(GO_ON).count():
            rounds += 1
            tab_to(page, GO_ON)
            press(page, "Enter")
            expect(page.locator(GO_ON)).to_have_count(0)
        elif page.locator(DRAW).count():
            page.keyboard.press("1")
            expect(page.locator(DOORS).first).to_be_visible()
        elif page.locator(DOORS).count():
            lay(page)
    assert rounds >= 7
    the_result_by_keys(person)


def lay(page: Page) -> None:
    """Type words where all cards make words, else discard the first; Enter, twice to go out."""
    last = page.locator("p.last").count() > 0
    if page.locator("button:focus, a:focus").count():
        page.keyboard.press("Escape")
        page.evaluate("document.activeElement.blur()")  # as a click on nothing; keys then go to the table
    page.keyboard.press("Escape")
    cards = cards_of(page)
    words = plan(cards)
    for word in words or []:
        page.keyboard.type("".join(word))
        page.keyboard.press(" ")
    page.keyboard.press(".")
    left = page.locator(".rack [data-card]")
    page.keyboard.type(str(left.first.get_attribute("data-card")))
    if page.locator(".slot [data-card]").count() == 0:
        tab_to(page, ".rack [data-card]")
        press(page, "Enter")
        page.evaluate("document.activeElement.blur()")
    expect(page.locator(".slot [data-card]")).to_have_count(1)
    page.keyboard.press("Enter")
    if words and not last and page.locator(".near .doors .act").count():
        page.keyboard.press("Enter")
    expect(page.locator(DOORS)).to_have_count(0)


def test_clue(newcomer: Newcomer) -> None:
    """Questions, answers, and the accusation with its question whether one is sure."""
    person = newcomer("Owain")
    page = person.page
    from_the_front_page(person, "Clue")
    end = time.monotonic() + 120
    while person.result.count() == 0:
        assert time.monotonic() < end, "no end"
        waits = page.locator(".reveal .on, .say .act, [data-testid=neither], .hand button.can").or_(person.result)
        expect(waits.first).to_be_visible()
        if page.locator(".reveal .on").count():
            tab_to(page, ".reveal .on")
            press(page, "Enter")
        elif page.get_by_test_id("neither").count():
            with taken(page):
                page.keyboard.press("n")
        elif keys := page.locator(".hand button.can").evaluate_all(
            "all => all.map((one) => one.getAttribute('aria-keyshortcuts'))"
        ):
            with taken(page):
                page.keyboard.press(str(keys[0]))
        elif page.locator(".say .act").count():
            with taken(page):
                turn(person)
        page.wait_for_timeout(30)
    the_result_by_keys(person)


def turn(person: Person) -> None:
    """Ask for two cards not yet known; accuse when three are left, or join with these."""
    page = person.page
    left = in_file(person)
    joining = page.get_by_role("button", name="Stay out").count() > 0
    if joining:
        tab_to(page, ".doors button.other")
        press(page, "Enter")
    elif len(left) == 3:
        tab_to(page, ".doors button.other")
        press(page, "Enter")
        choose(page, left)
        tab_to(page, ".say .act")
        press(page, "Enter")
    else:
        choose(page, left[:2])
        tab_to(page, ".say .act")
        press(page, "Enter")
    if page.get_by_role("alertdialog").count():
        expect(page.get_by_role("alertdialog").locator("button:not(.act)")).to_be_focused()  # the way back
        page.keyboard.press("Shift+Tab")
        expect(page.get_by_role("alertdialog").locator(".act")).to_be_focused()
        press(page, "Enter")
    expect(page.get_by_role("alertdialog")).to_have_count(0)


def choose(page: Page, cards: list[str]) -> None:
    for card in cards:
        tab_to(page, f".file li[data-card={card}] button.card")
        press(page, "Enter")
        expect(page.locator(f".file li[data-card={card}] button.card")).to_have_attribute("aria-pressed", "true")


def test_hues(newcomer: Newcomer) -> None:
    """Every round: colours picked, cues typed, places named, until all have given."""
    person = newcomer("Owain")
    page = person.page
    from_the_front_page(person, "Hues")
    cues, end, places = cycle(SAID), time.monotonic() + 200, cycle(["C5", "H15", "N26", "K9", "E22"])
    waits = page.locator("[data-go-on], .swatch, [data-skip], [data-testid=cue], .cell.free").or_(person.result)
    while person.result.count() == 0:
        assert time.monotonic() < end, "no end"
        expect(waits.first).to_be_attached()
        if page.locator("[data-go-on]").count() and person.result.count() == 0:
            tab_to(page, "[data-go-on]")
            press(page, "Enter")
        elif page.locator(".swatch").count():
            tab_to(page, ".swatch")
            with taken(page):
                press(page, "Enter")
        elif page.locator("[data-skip]").count():
            tab_to(page, "[data-skip]")
            with taken(page):
                press(page, "Enter")
        elif page.locator("[data-testid=cue]").count():
            expect(page.get_by_test_id("cue")).to_be_focused()
            page.keyboard.press("Control+a")
            page.keyboard.type(next(cues))
            press(page, "Enter")
            page.wait_for_timeout(150)
        elif page.locator(".cell.free").count():
            guess(page, next(places))
        page.wait_for_timeout(20)
    the_result_by_keys(person)


def guess(page: Page, place: str) -> None:
    """Name a cell, go on to a free one, choose and place."""
    tab_to(page, ".cell")
    page.keyboard.type(place)
    for _ in range(29):
        if re.search(r"\bfree\b", page.locator(".cell:focus").get_attribute("class") or ""):
            break
        press(page, "ArrowRight")
    cell = str(page.locator(".cell:focus").get_attribute("data-cell"))
    press(page, "Enter")
    expect(page.locator(".cell.chosen")).to_have_attribute("data-cell", cell)
    with taken(page):
        press(page, "Enter")
    expect(page.locator(f".cell[data-cell={cell}] .piece")).to_have_count(1)
