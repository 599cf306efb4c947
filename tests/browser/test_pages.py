"""What holds on every page: axe-core finds nothing, no English on Welsh and Swahili pages, zoom, weight, policy."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import cache

import pytest
from playwright.sync_api import Page, expect

from .conftest import ROOT, Newcomer
from .people import Person

AXE = ROOT / "client/node_modules/axe-core/axe.min.js"
FIRST_LOAD = 150_000


# -- the pages: each brings a person to one kind of page ---------------------------------------------------------------


def lobby(person: Person) -> None:
    person.page.goto("/")
    expect(person.page.locator("article").first).to_be_visible()


def setup(person: Person) -> None:
    lobby(person)
    person.page.locator("article", has_text="ONO 99").locator(".doors button").nth(1).click()
    person.page.locator("input[value='1980']").check()
    person.page.locator("input[value=points]").check()
    expect(person.page.locator("#option-target")).to_be_visible()


def waiting(person: Person) -> None:
    person.open_table("ono99", people=2)
    expect(person.page.locator("#invite-heading")).to_be_visible()
    expect(person.page.get_by_text("--lan")).to_be_visible()


def table(person: Person) -> None:
    person.open_table("ono99", bots=3)
    person.my_turn()
    person.play()
    person.my_turn()


def points(person: Person) -> None:
    options = {"edition": "1980", "scoring": "points", "draw": "race"}
    person.open_table("ono99", bots=5, options=options)
    person.my_turn()


def result(person: Person) -> None:
    person.open_table("ono99", bots=1)
    person.play_to_the_end()
    expect(person.result).to_be_visible()


def replay(person: Person) -> None:
    result(person)
    person.page.locator("a[href$='/replay']").click()
    expect(person.page.locator(".controls")).to_be_visible()
    person.page.keyboard.press("End")
    expect(person.page.locator("aside ol li").first).to_be_visible()


def mine(person: Person) -> None:
    """After a game that is over and two that go on, one of them still waiting for somebody."""
    result(person)
    person.open_table("ono99", people=1)
    person.open_table("ono99", bots=1)
    person.my_turn()
    person.page.goto("/mine")
    expect(person.page.locator("li.mine").first).to_be_visible()
    assert person.page.locator("section li").count() >= 3


def rules(person: Person) -> None:
    person.page.goto("/rules/ono99")
    expect(person.page.locator(".rule").first).to_be_visible()


def drawer(person: Person) -> None:
    table(person)
    person.page.locator("#tab-rules").click()
    expect(person.page.locator("aside .rule").first).to_be_visible()


def lost(person: Person) -> None:
    person.page.goto("/nowhere/at/all")
    expect(person.page.locator("h1")).to_be_visible()


PAGES: list[Callable[[Person], None]] = [
    lobby,
    setup,
    waiting,
    table,
    points,
    result,
    replay,
    mine,
    rules,
    drawer,
    lost,
]
MISSING = ("404",)  # the browser's own word on the page that does not exist


@cache
def axe() -> str:
    if not AXE.is_file():
        pytest.fail("axe-core is not installed: npm ci in client/")
    return AXE.read_text("utf-8")


def violations(page: Page) -> list[str]:
    """What axe-core finds wrong, one line each."""
    # the page's policy forbids scripts of others, and is right to: evaluate() goes by the debugger, not by the page
    page.evaluate(axe())
    script = "async () => (await axe.run(document, {resultTypes: ['violations']})).violations"
    found = page.evaluate(script)
    return [f"{one['id']}: {node['target']} {node['failureSummary']}" for one in found for node in one["nodes"]]


@pytest.mark.parametrize("visit", [setup, points, mine])
def test_axe_finds_nothing(newcomer: Newcomer, visit: Callable[[Person], None]) -> None:
    """In both lights, on what is no station of test_everyone_stations.py."""
    person = newcomer("Gwen")
    visit(person)
    assert violations(person.page) == []
    for light in ("light", "dark"):  # from the system's, the button goes to day, then to night
        person.page.locator("header .theme").click()
        expect(person.page.locator("html")).to_have_attribute("data-theme", light)
    assert violations(person.page) == []


# -- languages ---------------------------------------------------------------------------------------------------------

SAME: dict[str, str] = {
    r"Parlwr\.?": "the program's name",
    r"(– )?(ONO 99|Clue Card Game|Hues and Cues|Quiddler)( [A-Z]{3}-\d{3})?": "the games' names, with a table's code",
    r"\d{1,2} \w{3,4} \d{4}, \d\d:\d\d": "a day and an hour, which Britain and East Africa write alike",
    r"English|Cymraeg|Kiswahili": "each language is called by its own name",
    r"[A-Z]{3}-\d{3}": "a table's code",
    r"ono99\.[a-z0-9.-]+|table\.[a-z_]+": "a rule's id, the same for programs everywhere",
    r"https?://\S+": "an address",
    r"[A-Z]": "the letter on a player's disc, the P on the back of a card",
    r"ONO(\s+99)?|X|D": "what is printed on a card; a key of the keyboard",
    r"[\W\d_]*": "no words in it",
}

WORDS = """() => {
    const found = new Set();
    const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walk.nextNode()) {
        const parent = walk.currentNode.parentElement;
        const text = walk.currentNode.textContent.replace(/\\s+/g, ' ').trim();
        if (!parent.closest('script, style, svg[aria-hidden=true]')) found.add(text);  // letters drawn in a picture
    }
    for (const name of ['aria-label', 'title', 'placeholder', 'alt'])
        for (const element of document.body.querySelectorAll(`[${name}]`)) found.add(element.getAttribute(name).trim());
    // a player's name stands in a bdi of its own, or is an option of the choice of whose eyes to look through
    const names = document.querySelectorAll('bdi, .as option:not(:first-child)');
    for (const name of names) found.delete(name.textContent.trim());
    found.add(document.title.replace(/ – Parlwr$/, '').trim());
    return [...found].filter(Boolean);
}"""


def words(page: Page) -> set[str]:
    """All texts of a page, what is read out included, but those on the list above."""
    return {text for text in page.evaluate(WORDS) if not any(re.fullmatch(same, text) for same in SAME)}


def english() -> set[str]:
    """Every text that an English page may show without facts, from the files."""
    files = [ROOT / "src/parlwr/text/en.ftl", ROOT / "src/parlwr/games/ono99/text/en.ftl"]
    found = set()
    for file in files:
        for line in file.read_text("utf-8").splitlines():
            if "=" in line and not line.startswith("#"):
                found.add(line.split("=", 1)[1].strip())
    return {text for text in found if text and "{" not in text}


@pytest.mark.parametrize("lang", ["cy", "sw"])
def test_no_english_on_other_pages(newcomer: Newcomer, lang: str) -> None:
    """Each page is read in the language and then, the very same page, in English: no text may stay as it was."""
    person = newcomer("Gwen", locale=lang, forgive=MISSING)
    known = english()
    for visit in PAGES:
        if visit is result:
            continue  # the replay's way passes it
        visit(person)
        page = person.page
        expect(page.locator("html")).to_have_attribute("lang", lang)
        here = words(page)
        assert len(here) > 3, visit.__name__
        page.locator("header select").select_option("en")
        expect(page.locator("html")).to_have_attribute("lang", "en")
        there = words(page)
        assert here & there == set(), visit.__name__
        assert here & known == set(), visit.__name__
        page.locator("header select").select_option(lang)
        expect(page.locator("html")).to_have_attribute("lang", lang)


def test_the_list_of_exceptions_is_needed() -> None:
    """Nothing is excused that is a sentence: the exceptions are names, codes and signs."""
    for text in ("Your turn.", "Play again", "Log", "X marks", "Draw pile"):
        assert not any(re.fullmatch(same, text) for same in SAME), text


# -- the rulebook ------------------------------------------------------------------------------------------------------


def test_every_rule_has_its_anchor(newcomer: Newcomer) -> None:
    """One entry a rule, in the rulebook's order; the address of a rule leads to it."""
    person = newcomer("Gwen")
    rules(person)
    ours = [rule["id"] for rule in person.call("GET", "/api/games/ono99/rules")]
    everywhere = [rule["id"] for rule in person.call("GET", "/api/games/table/rules")]
    shown = person.page.locator("[data-rule]").evaluate_all("all => all.map(one => one.id)")
    assert shown == ours + everywhere
    person.page.goto("/rules/ono99#ono99.play2.respond")
    entry = person.page.locator("[id='ono99.play2.respond']")
    expect(entry).to_be_in_viewport()
    decided = person.page.locator("sup a").count()
    assert decided >= 10
    expect(person.page.locator(".notes li")).to_have_count(decided)


def test_the_rules_of_every_table_have_a_page(newcomer: Newcomer) -> None:
    """What holds at every table, by itself: the link of a rule that no game has leads here."""
    person = newcomer("Gwen", locale="cy")
    person.page.goto("/rules/table#table.stale")
    expect(person.page.locator("[id='table.stale']")).to_be_in_viewport()
    everywhere = [rule["id"] for rule in person.call("GET", "/api/games/table/rules")]
    assert person.page.locator("[data-rule]").evaluate_all("all => all.map(one => one.id)") == everywhere
    expect(person.page.locator("h1")).to_contain_text("Wrth bob bwrdd")


# -- figures -----------------------------------------------------------------------------------------------------------


def test_a_first_visit_is_light(newcomer: Newcomer) -> None:
    """Everything that a first visit fetches, as it goes over the wire, in Welsh (which needs the most letters)."""
    person = newcomer("Gwen", locale="cy")
    wire = person.page.context.new_cdp_session(person.page)
    wire.send("Network.enable")
    sizes: list[int] = []
    wire.on("Network.loadingFinished", lambda event: sizes.append(int(event["encodedDataLength"])))
    lobby(person)
    person.page.wait_for_load_state("networkidle")
    assert len(sizes) > 8
    assert 20_000 < sum(sizes) < FIRST_LOAD, sorted(sizes)


def test_twice_as_large(newcomer: Newcomer) -> None:
    """At 200 % on a small laptop everything is still reached, and nothing runs over the side."""
    person = newcomer("Gwen", viewport={"width": 640, "height": 400}, device_scale_factor=2)
    lobby(person)
    assert person.page.evaluate("document.documentElement.scrollWidth") <= 640
    table(person)
    assert person.page.evaluate("document.documentElement.scrollWidth") <= 640
    person.play()


def test_less_motion_is_no_motion(newcomer: Newcomer) -> None:
    """Who asked for less motion sees cards lie where they were played; who did not sees them fly."""
    for wish, moving in (("reduce", False), ("no-preference", True)):
        person = newcomer("Gwen", reduced_motion=wish)
        person.open_table("ono99", bots=1)
        person.my_turn()
        script = """() => new Promise((done) => {
            let most = 0;
            const until = performance.now() + 900;
            const look = () => {
                const moves = document.getAnimations().filter((one) => one.effect.getTiming().duration > 0);
                most = Math.max(most, moves.length);
                if (performance.now() < until) requestAnimationFrame(look); else done(most);
            };
            document.querySelector('.hand button.can').click();
            look();
        })"""
        assert (person.page.evaluate(script) > 0) is moving, wish


def test_the_policy_is_strict(newcomer: Newcomer, base_url: str) -> None:
    """No inline script or style may run; the pages work under it (a breach is an error on the console)."""
    person = newcomer("Gwen")
    answer = person.page.goto(base_url)
    assert answer is not None
    policy = answer.headers["content-security-policy"]
    assert "unsafe-inline" not in policy
    assert "unsafe-eval" not in policy
    assert "default-src 'none'" in policy
