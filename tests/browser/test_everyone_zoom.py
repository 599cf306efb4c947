"""At 200 %: a laptop's window zoomed in (640 × 400), and letters twice as large. What is lost, and would be seen.

test_everyone_stations.py looks at every kind of page so.
"""

from __future__ import annotations

import pytest
from playwright.sync_api import Page

from .conftest import Newcomer
from .people import Person
from .stations import GAMES, MY_TURN, at_table, open_drawer

ZOOMED = {"viewport": {"width": 640, "height": 400}, "device_scale_factor": 2}
LARGE = "() => { document.documentElement.style.fontSize = '200%'; }"

OVER = """() => {
    const wide = document.documentElement.clientWidth;
    if (document.documentElement.scrollWidth <= wide) return [];
    const inside = 'svg, .unseen, .scroll, ol, .card';
    const over = [...document.body.querySelectorAll('*')].filter((one) => {
        const box = one.getBoundingClientRect();
        return box.width > 0 && box.right > wide + 1 && !one.parentElement.closest(inside);
    });
    return [...over.slice(-6).map((one) => `${one.tagName}.${one.className}`), document.documentElement.scrollWidth];
}"""

# What lies over the table until it is shut may cover what is below; how it is shut must itself be within reach.
LOST = """() => {
    const shutters = 'aside.open, .why, [aria-labelledby=result-heading]';
    const all = [...document.querySelectorAll('a[href], button:enabled, input:enabled, select, summary')];
    const cells = [...document.querySelectorAll('.cell')].filter((_, i) => i % 61 === 0);
    const lost = [];
    for (const one of all.filter((one) => !one.matches('.cell, .skip')).concat(cells)) {
        if (!one.checkVisibility({visibilityProperty: true}) || one.closest('[inert], .unseen')) continue;
        one.scrollIntoView({block: 'center', inline: 'center', behavior: 'instant'});
        const box = one.getBoundingClientRect();
        if (box.width === 0 || getComputedStyle(one).opacity === '0') continue;
        const there = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
        const mine = one.closest('label') ?? one;
        if (there !== null && (mine.contains(there) || there.contains(one))) continue;
        if (there?.closest(shutters) && !one.closest(shutters)) continue;
        const over = there ? `${there.tagName}.${there.className}` : 'outside';
        lost.push(`${one.tagName} ${one.className} “${(one.ariaLabel ?? one.innerText ?? '').slice(0, 30)}”: ${over}`);
    }
    scrollTo(0, 0);
    return lost;
}"""

# Boxes of one pixel are for the ear.
CUT = """() => [...document.querySelectorAll('main *')].filter((one) => {
    if (!one.checkVisibility({visibilityProperty: true}) || one.clientWidth < 2) return false;
    if (one.closest('.unseen, .card, svg, [aria-hidden=true]')) return false;
    if (![...one.childNodes].some((node) => node.nodeType === 3 && node.data.trim())) return false;
    const {overflowX, overflowY} = getComputedStyle(one);
    const hides = (how) => how === 'hidden' || how === 'clip';
    const [across, down] = [one.scrollWidth - one.clientWidth, one.scrollHeight - one.clientHeight];
    return (hides(overflowX) && across > 1) || (hides(overflowY) && down > 3);
}).map((one) => `${one.tagName}.${one.className}: ${one.innerText.slice(0, 40)}`)"""


def wrong(page: Page) -> dict[str, list[str]]:
    """What runs over the side, what cannot be reached, what is cut off."""
    found = {"over": page.evaluate(OVER), "lost": page.evaluate(LOST), "cut": page.evaluate(CUT)}
    return {what: lines for what, lines in found.items() if lines}


@pytest.mark.parametrize("game", GAMES)
def test_an_act_and_the_rules_beside_it(newcomer: Newcomer, game: str) -> None:
    """Zoomed in, one's turn is taken, and log and rules are opened and shut again."""
    person = newcomer("Gwenllian", **ZOOMED)
    at_table(person, game)
    page = person.page
    for tab in ("log", "rules"):
        open_drawer(person, tab)
        assert page.locator("aside").is_visible()
        page.locator("aside .close").click()
    first = page.locator(MY_TURN[game]).first
    if game == "clue":
        for card in page.locator(".file button.card:not([disabled])").all()[:2]:
            card.click()
    first.click()
    gone = {"clue": ".question:not(.past)", "hues": "[data-testid=cue]", "ono99": ".hand", "quiddler": ".slot"}[game]
    page.locator(gone).first.wait_for()


def test_it_would_be_seen(newcomer: Newcomer) -> None:
    """Planted: something wide, something covered, something cut."""
    person: Person = newcomer("Gwen", **ZOOMED)
    person.page.goto("/rules/ono99")
    person.page.locator(".rule").first.wait_for()
    person.page.evaluate("""() => {
        const main = document.querySelector('main');
        const style = (tag, words, rules) => {
            const one = document.createElement(tag);
            one.textContent = words;
            Object.assign(one.style, rules);
            main.prepend(one);
        };
        style('button', 'covered', {position: 'relative'});
        style('div', '', {position: 'absolute', width: '100%', height: '200px', zIndex: 9});
        style('p', 'wide', {width: '900px'});
        style('p', 'cut off here', {width: '30px', overflow: 'hidden', whiteSpace: 'nowrap'});
    }""")
    assert set(wrong(person.page)) == {"over", "lost", "cut"}
