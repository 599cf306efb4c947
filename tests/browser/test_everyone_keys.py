"""Keys that count wherever the focus is: not behind a dialog, and one Escape puts one thing away."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from .conftest import Newcomer
from .stations import GAMES, at_table
from .test_hosting import menu, shut

KEYS = ["1", "2", "9", "a", "d", "e", "n", "x", ".", "?", "Backspace", "ArrowLeft", "ArrowDown", "Home"]
"""What plays, draws, shows, exchanges, spells and marks at one table or another."""


def lying(page: Page) -> str:
    """Everything that stands on the table and beside it, the clock's seconds apart."""
    page.wait_for_timeout(400)
    return str(page.locator("main").evaluate('main => main.innerHTML.replace(/ (style|class)="[^"]*"/g, \'\')'))


@pytest.mark.parametrize("game", GAMES)
def test_keys_pressed_in_the_menu_do_nothing_at_the_table(newcomer: Newcomer, game: str) -> None:
    person = newcomer("Nia")
    at_table(person, game)
    menu(person.page)
    before = lying(person.page)
    for key in KEYS:
        person.page.locator("dialog[open]").press(key)
    assert lying(person.page) == before
    shut(person.page)


def test_the_same_keys_are_heard_once_the_menu_is_shut(newcomer: Newcomer) -> None:
    person = newcomer("Nia")
    at_table(person, "quiddler")
    menu(person.page)
    shut(person.page)
    person.page.keyboard.press("1")
    expect(person.page.locator(".rack [data-card]")).to_have_count(4)


def test_one_escape_puts_one_thing_away(newcomer: Newcomer) -> None:
    """Over a word begun lie a hint and an opened sign-board: each goes by an Escape of its own, the word last."""
    person = newcomer("Nia")
    page = person.page
    seats = [{"kind": "human"}, {"kind": "bot", "level": "easy"}]
    wish = {"game": "quiddler", "options": {"first": 0}, "seats": seats, "name": "Nia", "pace": "fast", "hints": True}
    page.goto(f"/t/{person.call('POST', '/api/tables', wish)['table']}")
    page.locator(".rack [data-card]").first.click()
    tray = page.locator(".tray [data-card]")
    expect(tray).to_have_count(1)
    page.get_by_test_id("hint-ask").click()
    told = page.get_by_test_id("hint").locator("p")
    expect(told.first).to_be_visible()
    page.get_by_role("button", name="Give a sign").press("Enter")
    sign = page.get_by_role("button", name="applause")
    expect(sign).to_be_focused()

    page.keyboard.press("Escape")
    expect(sign).to_have_count(0)
    expect(told.first).to_be_visible()
    page.keyboard.press("Escape")
    expect(told).to_have_count(0)
    expect(tray).to_have_count(1)
    page.keyboard.press("Escape")
    expect(tray).to_have_count(0)
