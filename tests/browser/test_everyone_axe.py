"""WCAG 2.2 AA by axe-core on a phone; test_everyone_stations.py has every kind of page, by day and by night."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from .conftest import Newcomer
from .stations import GAMES, at_table, front, open_drawer
from .test_pages import axe

TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22a", "wcag22aa", "best-practice"]
# Off in axe-core itself unless asked for, since it is of WCAG 2.2.
ON = {"target-size": {"enabled": True}}


def violations(page: Page) -> list[str]:
    """What axe-core finds wrong, one line each."""
    page.evaluate(axe())
    script = "async (options) => (await axe.run(document, options)).violations"
    found = page.evaluate(script, {"resultTypes": ["violations"], "runOnly": TAGS, "rules": ON})
    return [f"{one['id']}: {node['target']} {node['failureSummary']}" for one in found for node in one["nodes"]]


def night(page: Page) -> None:
    """From the system's light to the night's, by the header's button."""
    for light in ("light", "dark"):
        page.locator("header .theme").click()
        expect(page.locator("html")).to_have_attribute("data-theme", light)


@pytest.mark.parametrize("game", GAMES)
def test_nothing_is_wrong_on_a_phone(newcomer: Newcomer, game: str) -> None:
    """With the drawer shut, and pulled out over the table."""
    person = newcomer("Gwen", viewport={"width": 390, "height": 844}, has_touch=True, color_scheme="dark", locale="cy")
    at_table(person, game)
    assert violations(person.page) == []
    open_drawer(person, "log")
    assert violations(person.page) == []


def test_axe_would_see_it(newcomer: Newcomer) -> None:
    """Planted: a button of 16 px beside another one, grey on grey, and a picture without a name."""
    person = newcomer("Gwen")
    front(person)
    script = """() => {
        const main = document.querySelector('main');
        for (const word of ['grey', 'small', 'near']) {
            const button = document.createElement('button');
            button.textContent = word;
            Object.assign(button.style, {width: '14px', height: '14px', minHeight: '0', padding: '0', border: '0'});
            Object.assign(button.style, {color: '#888', background: '#999', display: 'inline-block'});
            main.append(button);
        }
        main.append(document.createElement('img'));
    }"""
    person.page.evaluate(script)
    found = {line.split(":")[0] for line in violations(person.page)}
    assert {"target-size", "color-contrast", "image-alt"} <= found
