"""The table page by the measures that Lighthouse takes, kept here so that CI needs no Lighthouse; and high contrast.

On a slow phone (a quarter of this machine's speed) the page is measured as Chromium's own observers see it.
"""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect
from tests.speed import slower

from .conftest import Newcomer
from .stations import GAMES, at_table

PHONE: dict[str, Any] = {"viewport": {"width": 412, "height": 823}, "device_scale_factor": 2, "has_touch": True}
LONG_MS, SHIFT, PAINT_MS, WEIGHT = 1500, 0.1, 2500, 400_000
"""The most for one table: time taken from the reader above 50 ms a task, layout shift, the largest paint, bytes."""

WATCH = """() => {
    window.seen = {long: 0, shift: 0, paint: 0};
    const watch = (type, take) =>
        new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({type, buffered: true});
    watch('longtask', (one) => (seen.long += Math.max(0, one.duration - 50)));
    watch('layout-shift', (one) => (seen.shift += one.hadRecentInput ? 0 : one.value));
    watch('largest-contentful-paint', (one) => (seen.paint = one.startTime));
}"""


@pytest.mark.parametrize("game", GAMES)
def test_a_table_opens_quickly_on_a_slow_phone(newcomer: Newcomer, game: str) -> None:
    """The best of three: other work on the machine only adds. docs/accessibility.md has Lighthouse's own figures."""
    # nothing is kept from a visit before
    person = newcomer("Nia", service_workers="block", forgive=("Service Worker registration blocked",), **PHONE)
    at_table(person, game)
    seen: list[dict[str, float]] = []
    for _ in range(3):
        seen.append(opened(person.page.context.new_page(), person.page.url))
        if seen[-1]["long"] < LONG_MS and seen[-1]["paint"] < PAINT_MS:
            break
    assert min(one["long"] for one in seen) < LONG_MS * slower(), seen
    assert 0 < min(one["paint"] for one in seen) < PAINT_MS * slower(), seen
    assert max(one["shift"] for one in seen) < SHIFT, seen
    assert 20_000 < min(one["bytes"] for one in seen) < WEIGHT, seen


def opened(page: Page, url: str) -> dict[str, float]:
    """What it takes to open a table anew, at a quarter of the speed."""
    page.add_init_script(f"({WATCH})()")
    wire = page.context.new_cdp_session(page)
    wire.send("Network.enable")
    wire.send("Network.setCacheDisabled", {"cacheDisabled": True})
    wire.send("Emulation.setCPUThrottlingRate", {"rate": 4})
    sizes: list[int] = []
    wire.on("Network.loadingFinished", lambda event: sizes.append(int(event["encodedDataLength"])))
    page.goto(url)
    expect(page.get_by_test_id("say")).to_be_visible()
    page.wait_for_timeout(1500)
    found = page.evaluate("window.seen")
    page.close()
    return {**found, "bytes": sum(sizes)}


LAID_OUT = """(css) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets = [sheet];
    document.body.offsetHeight;
    const times = [];
    for (let i = 0; i < 60; i++) {
        const begun = performance.now();
        document.querySelector('[data-testid=say]').style.paddingLeft = `${i % 2}px`;
        document.body.offsetHeight;
        times.push(performance.now() - begun);
    }
    return times.sort((a, b) => a - b)[30];
}"""


@pytest.mark.parametrize("game", GAMES)
def test_a_change_at_the_table_does_not_style_all_of_it_anew(newcomer: Newcomer, game: str) -> None:
    """The board is a container: where what it lies in measures it twice, a word takes twenty times as long."""
    person = newcomer("Nia")
    at_table(person, game)
    times = [person.page.evaluate(LAID_OUT, css) for css in ("", "* {container-type: normal !important}") * 2]
    assert min(times[0::2]) < 5 * max(times[1::2]), times


SMALL = """() => {
    const found = [];
    for (const one of document.querySelectorAll('a[href], button:enabled, input, select, summary')) {
        if (!one.checkVisibility({visibilityProperty: true}) || one.closest('.unseen, [inert], .skip')) continue;
        if (getComputedStyle(one).display === 'inline') continue;  // links in a sentence are excused
        const {width, height} = (one.closest('label') ?? one).getBoundingClientRect();
        if (Math.min(width, height) < 24) found.push(`${one.tagName} ${one.className} ${width}x${height}`);
    }
    return found;
}"""


@pytest.mark.parametrize("game", GAMES)
def test_a_finger_hits_everything(newcomer: Newcomer, game: str) -> None:
    """24 px each way at least, by WCAG 2.2, on a phone."""
    person = newcomer("Nia", viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True)
    at_table(person, game)
    assert person.page.evaluate(SMALL) == []


PLAIN = """() => {
    const found = [];
    const drawn = '.cell, [type=radio], [type=checkbox], [type=range], [role=tab], .link, :has(svg, .card, img, .side)';
    for (const one of document.querySelectorAll('main button, main a.button, main input, main select')) {
        if (!one.checkVisibility({visibilityProperty: true}) || one.closest('.unseen, [inert]')) continue;
        const {borderTopStyle, borderTopWidth, outlineStyle} = getComputedStyle(one);
        const bordered = borderTopStyle !== 'none' && parseFloat(borderTopWidth) > 0;
        if (!bordered && outlineStyle === 'none' && !one.matches(drawn)) found.push(`${one.tagName} ${one.className}`);
    }
    return found;
}"""


@pytest.mark.parametrize("game", GAMES)
def test_with_high_contrast_everything_has_an_edge(newcomer: Newcomer, game: str) -> None:
    """Forced colours take backgrounds and shadows away: what can be pressed has a line round it, or a drawing."""
    person = newcomer("Nia", forced_colors="active")
    at_table(person, game)
    page = person.page
    assert page.evaluate("matchMedia('(forced-colors: active)').matches")
    assert page.evaluate(PLAIN) == []
    page.keyboard.press("Tab")
    assert page.evaluate("getComputedStyle(document.activeElement).outlineStyle") != "none"
    turn_is_seen(page, game)


def turn_is_seen(page: Page, game: str) -> None:
    """Colours of the game itself, and who is to play, survive."""
    kept = {"hues": ".cell", "clue": ".hand svg", "ono99": ".hand .card", "quiddler": ".rack .card"}[game]
    expect(page.locator(kept).first).to_be_visible()
    if game == "hues":
        colours = page.locator(".cell").evaluate_all("all => all.map((one) => getComputedStyle(one).backgroundColor)")
        assert len(set(colours)) > 300, "the board has lost its colours"


@pytest.mark.parametrize(("lang", "said"), [("en", 0), ("cy", 1), ("sw", 1)])
def test_the_footer_says_that_nobody_has_checked_the_words(newcomer: Newcomer, lang: str, said: int) -> None:
    """In Welsh and Swahili; in English there is nothing to say. It follows the choice of the language."""
    person = newcomer("Nia", locale=lang)
    person.page.goto("/")
    note = person.page.locator("footer [data-unchecked]")
    expect(note).to_have_count(said)
    if said:
        expect(note).to_contain_text({"cy": "siaradwyr Cymraeg", "sw": "wazungumzaji"}[lang])
    person.page.locator("header select").select_option("cy" if lang == "en" else "en")
    expect(note).to_have_count(1 - said)


def test_the_head_of_the_page_says_what_it_is(newcomer: Newcomer) -> None:
    """Language, title, viewport that may be enlarged, one main and one heading of the first rank."""
    person = newcomer("Nia", locale="sw")
    at_table(person, "ono99")
    page = person.page
    assert page.locator("html").get_attribute("lang") == "sw"
    assert "Parlwr" in page.title()
    viewport = page.locator("meta[name=viewport]").get_attribute("content") or ""
    assert "user-scalable" not in viewport
    assert "maximum-scale" not in viewport
    assert page.locator("main").count() == page.locator("h1").count() == 1
    assert page.locator("a.skip").get_attribute("href") == "#main"
