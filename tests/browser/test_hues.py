"""Hues and Cues in the browser: whole games, the table screen, the phone, the keyboard alone, three languages."""

from __future__ import annotations

import re
import time
from collections.abc import Iterator, Sequence
from itertools import cycle

import pytest
from playwright.sync_api import Page, expect

from .conftest import Newcomer
from .people import Person, taken
from .test_pages import SAME, WORDS, violations

FREE, GO_ON, CONFIRM, CUE, CARD = ".cell.free", "[data-go-on]", "[data-confirm]", "[data-testid=cue]", ".swatch"
PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True}
# Honest cues, in plenty: a game has eight rounds and no cue twice.
SAID = [
    "sunset",
    "meadow",
    "ocean",
    "brick",
    "cloud",
    "forest",
    "honey",
    "wine",
    "sand",
    "swamp",
    "berry",
    "storm",
    "frog",
]
TRUE = {"type": "booleanOrUndefined", "value": True}
ALIKE = {
    r"[A-P]\d{1,2}": "a cell's name",
    r"[^\s:]+: ([A-P]\d{1,2}|“.+”)": "the log: who placed where, who gave which cue",
    r"Nia|– \w+": "players' names",
    r"“[^”]+”:": "a cue, before what is asked about it",
    r"\S+ \+\d( · \S+ \+\d)*": "who got how many points",
}


def cell(name: str) -> str:
    """How to find a cell."""
    return f"[data-cell={name}]"


def pieces(page: Page) -> dict[str, str]:
    """By cell, the mark of the piece that lies there."""
    script = """all => Object.fromEntries(all.map(one =>
        [one.closest('.cell').dataset.cell, one.querySelector('svg').dataset.mark]))"""
    return dict(page.locator(".cell .piece").evaluate_all(script))


def scores(page: Page) -> list[str]:
    """The points of all seats."""
    return page.locator(".track .score").all_inner_texts()


def move(person: Person, cues: Iterator[str], wish: str | None = None) -> str | None:
    """Do what is asked of this person, if anything is; what was done."""
    page = person.page
    if page.locator(GO_ON).count() and person.result.count() == 0:
        page.locator(GO_ON).click()
        return "go on"
    if page.locator(CARD).count():
        with taken(page):
            page.locator(CARD).first.click()
        return "pick"
    if page.locator("[data-skip]").count():
        with taken(page):
            page.locator("[data-skip]").click()
        return "skip"
    if page.locator(CUE).count():
        give(page, cues)
        return "cue"
    if page.locator(FREE).count():
        place = wish or str(page.locator(FREE).nth(177).get_attribute("data-cell"))
        page.locator(cell(place)).click()
        expect(page.locator(CONFIRM)).to_be_enabled()
        with taken(page):
            page.locator(CONFIRM).click()
        expect(page.locator(cell(place)).locator(".piece")).to_have_count(1)
        return "guess"
    return None


def give(page: Page, cues: Iterator[str]) -> None:
    """Give a cue; another one where the bot has said this one before."""
    for _ in range(3):
        page.locator(CUE).fill(next(cues))
        page.keyboard.press("Enter")
        expect(page.locator(f".desk:not(:has({CUE})), .why").first).to_be_visible()
        if page.locator(CUE).count() == 0:
            return
    raise AssertionError(page.locator(".why").inner_text())


def play_out(people: Sequence[Person], seconds: float = 150.0) -> list[str]:
    """All play until all see the result; what was done."""
    done: list[str] = []
    cues = cycle(SAID)
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        if all(person.result.count() for person in people):
            return done
        moved = [what for person in people if (what := move(person, cues))]
        done += moved
        if not moved:
            people[0].page.wait_for_timeout(40)
    raise AssertionError(f"no end after {seconds} s: {done[-8:]}")


# -- whole games -------------------------------------------------------------------------------------------------------


def test_three_people_and_a_bot(newcomer: Newcomer) -> None:
    """Pieces chosen by the players; the colour hidden until it is announced; the frame; the look back."""
    nia, juma, mali = newcomer("Nia"), newcomer("Juma"), newcomer("Mali", **PHONE)
    people = [nia, juma, mali]
    code = nia.open_table("hues", people=2, bots=1, options={"first": 0})
    nia.page.get_by_role("button", name="yellow star").click()
    expect(nia.page.get_by_role("button", name="yellow star")).to_have_attribute("aria-pressed", "true")
    juma.sit(code)
    expect(juma.page.get_by_role("button", name="yellow star")).to_be_disabled()
    mali.sit(code)
    expect(juma.page.locator(".track [data-seat='0'] svg")).to_have_attribute("data-mark", "4")

    expect(nia.page.locator(CARD)).to_have_count(4)
    shown = nia.page.locator(CARD).all_inner_texts()
    nia.page.locator(CARD).nth(2).click()
    expect(nia.page.locator(CUE)).to_be_focused()
    target = nia.page.locator(".cell.aim").get_attribute("data-cell")
    assert target == shown[2].strip()
    nia.page.keyboard.type("sky-blue")  # refused by its rule, and nothing lost
    nia.page.keyboard.press("Enter")
    expect(nia.page.locator(".why")).to_have_attribute("data-rule", re.compile(r"^hues\.cue\."))
    nia.page.locator(CUE).fill("lighthouse")
    nia.page.keyboard.press("Enter")

    for person, place in ((juma, "C3"), (mali, "P30")):
        expect(person.page.locator(FREE).first).to_be_attached()
        expect(person.page.locator("q")).to_have_text("lighthouse")
        assert person.page.locator(".cell.aim").count() == 0
        assert move(person, iter(()), place) == "guess"
    expect(nia.page.locator(cell("C3")).locator(".piece svg")).to_have_attribute("data-mark", "1")
    expect(juma.page.locator(cell("P30"))).to_have_attribute("aria-label", re.compile("Mali"))
    expect(nia.page.locator("[data-skip]")).to_be_visible()
    nia.page.locator(CUE).fill("harbour wall")
    nia.page.keyboard.press("Enter")
    for person in (mali, juma):
        expect(person.page.locator(FREE).first).to_be_attached()
        assert move(person, iter(()), "B9" if person is juma else "C30") == "guess"
    for person in people:  # announced: the frame lies round the colour, and all see the same points
        expect(person.page.locator(".frame")).to_have_count(1)
        expect(person.page.locator(".cell.aim")).to_have_attribute("data-cell", target)
        expect(person.page.locator(".cell.aim")).to_be_in_viewport()
        assert scores(person.page) == scores(nia.page)
    frame, middle = nia.page.locator(".frame").bounding_box(), nia.page.locator(".cell.aim").bounding_box()
    assert frame is not None
    assert middle is not None
    assert abs(frame["x"] + frame["width"] / 2 - middle["x"] - middle["width"] / 2) < 2
    assert abs(frame["width"] - 3 * middle["width"]) < 6

    done = play_out(people)
    assert done.count("pick") >= 5  # eight rounds, of which one is over and two are the bot's; more after a tie
    for person in people:
        assert scores(person.page) == scores(nia.page)
    look_back(nia)


def look_back(person: Person) -> None:
    """After the game: the heat of a cue, distances, who reads whom."""
    page = person.page
    person.result.get_by_role("button", name="See the table").click()
    rounds = page.locator("ol[aria-label='Finished rounds'] button")
    assert rounds.count() >= 8
    assert rounds.count() == person.page.locator("aside ol li", has_text="It was").count()
    rounds.first.click()
    heat = page.get_by_role("button", name="lighthouse", exact=True)
    heat.click()
    expect(page.locator(".cell .heat")).to_have_count(480)
    strengths = page.locator(".cell .heat").evaluate_all("all => all.map(one => +getComputedStyle(one).opacity)")
    assert max(strengths) - min(strengths) > 0.5
    heat.click()
    expect(page.locator(".cell .heat")).to_have_count(0)
    expect(page.locator(".review li")).to_have_count(6)  # three guessers, two pieces each
    expect(page.locator(".review tbody tr")).to_have_count(4)
    assert violations(page) == []


def test_six_bots_on_the_table_screen(newcomer: Newcomer) -> None:
    """A projector's page: the board large, the cue huge, nothing beside it, to the end."""
    eye = newcomer("Eye", viewport={"width": 1920, "height": 1080})
    page = eye.page
    bots = [{"kind": "bot", "level": level} for level in ("easy", "medium", "hard") * 2]
    code = eye.call("POST", "/api/tables", {"game": "hues", "seats": bots, "pace": "human"})["table"]
    page.goto(f"/t/{code}?screen")
    expect(page.locator(".cell")).to_have_count(480)
    expect(page.locator("q")).to_have_count(1)
    assert page.locator("q").evaluate("one => parseFloat(getComputedStyle(one).fontSize)") >= 60
    expect(page.locator(".cell .piece").first).to_be_visible()
    expect(page.locator(".track li")).to_have_count(6)
    assert page.locator("header, aside, .pulls").count() == 0
    box = page.locator(".scroll").bounding_box()
    assert box is not None
    assert box["width"] > 1700
    assert box["y"] + box["height"] < 1080
    assert page.evaluate("document.documentElement.scrollHeight") <= 1080
    expect(page.get_by_test_id("say")).to_be_in_viewport(ratio=1)
    assert violations(page) == []

    code = eye.call("POST", "/api/tables", {"game": "hues", "seats": bots, "pace": "fast"})["table"]
    page.goto(f"/t/{code}?screen")
    expect(eye.result).to_be_visible(timeout=60_000)
    assert sum(map(int, scores(page))) > 0
    expect(eye.result.get_by_role("button", name="Play again")).to_have_count(0)


def test_the_screen_of_a_room_keeps_its_hosts_secrets(newcomer: Newcomer) -> None:
    """It may be the host's own browser: the square to join by, then the table as a spectator sees it."""
    host, guest = newcomer("Nia"), newcomer("Juma", **PHONE)
    code = host.open_table("hues", people=1, bots=1, options={"first": 0})
    screen = host.page.context.new_page()
    # As a server started with --lan says it: a square code of a loopback address would help no phone.
    screen.route("**/api/info", lambda route: route.fulfill(json={"address": "http://192.0.2.7:8000"}))
    screen.goto(f"/t/{code}?screen")
    expect(screen.get_by_role("img", name="A square code")).to_be_visible()
    expect(screen.locator(".code")).to_have_text(code)
    expect(screen.locator("li.free")).to_have_count(1)
    guest.sit(code)
    expect(host.page.locator(CARD)).to_have_count(4)
    expect(screen.locator(".cell")).to_have_count(480)
    expect(screen.locator(f"{CARD}, {CUE}, .means button, header")).to_have_count(0)
    host.page.locator(CARD).first.click()
    host.page.locator(CUE).fill("lantern")
    host.page.keyboard.press("Enter")
    expect(screen.locator("q")).to_have_text("lantern")
    expect(screen.locator(".cell.aim")).to_have_count(0)
    screen.close()


# -- hands -------------------------------------------------------------------------------------------------------------


def test_on_a_phone(newcomer: Newcomer) -> None:
    """The whole board or a part as large as a finger needs; what is tapped is what is hit; the means in sight."""
    mali = newcomer("Mali", **PHONE, color_scheme="dark")
    page = mali.page
    mali.open_table("hues", bots=5, options={"first": 1})
    expect(page.locator(FREE).first).to_be_attached()
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    h15 = page.locator(cell("H15")).bounding_box()
    assert h15 is not None
    assert h15["width"] >= 24
    page.touchscreen.tap(h15["x"] + h15["width"] / 2, h15["y"] + h15["height"] - 2)
    expect(page.locator(".chosen")).to_have_attribute("data-cell", "H15")

    page.get_by_role("button", name="Smaller").tap()  # the whole board
    for corner in ("A1", "A30", "P1", "P30"):
        expect(page.locator(cell(corner))).to_be_in_viewport(ratio=1)
    p30 = page.locator(cell("P30")).bounding_box()
    assert p30 is not None
    page.touchscreen.tap(p30["x"] + 3, p30["y"] + 3)  # too small to choose by a finger: that place is enlarged
    expect(page.locator(".chosen")).to_have_attribute("data-cell", "H15")
    expect(page.locator(cell("P30"))).to_be_in_viewport(ratio=1)
    box = page.locator(cell("P30")).bounding_box()
    assert box is not None
    assert box["width"] >= 24
    pinch(page, 1.8)
    wider = page.locator(cell("P30")).bounding_box()
    assert wider is not None
    assert wider["width"] > box["width"] * 1.5
    page.locator(cell("O29")).tap()
    expect(page.locator(".chosen")).to_have_attribute("data-cell", "O29")
    expect(page.locator(".heads .head").nth(28)).to_be_in_viewport(ratio=1)  # the coordinates stay in sight
    expect(page.locator(".row:nth-child(16) .side").first).to_be_in_viewport(ratio=1)
    expect(page.locator(CONFIRM)).to_be_in_viewport(ratio=1)
    clear = """() => {
        const boxes = (of) => [...document.querySelectorAll(of)].map(one => one.getBoundingClientRect());
        return boxes('.pulls button').every(a => boxes('.means button').every(b =>
            a.left >= b.right || b.left >= a.right || a.top >= b.bottom || b.top >= a.bottom));
    }"""
    assert page.evaluate(clear)
    assert violations(page) == []
    page.locator(CONFIRM).tap()
    expect(page.locator(cell("O29")).locator(".piece")).to_have_count(1)


def pinch(page: Page, by: float) -> None:
    """Two fingers on the board, moved apart."""
    box = page.locator(".scroll").bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    touch = page.context.new_cdp_session(page)

    def fingers(kind: str, gap: float) -> None:
        points = [] if kind == "touchEnd" else [{"x": x - gap / 2, "y": y}, {"x": x + gap / 2, "y": y}]
        touch.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

    fingers("touchStart", 80)
    for step in range(1, 6):
        fingers("touchMove", 80 * (1 + (by - 1) * step / 5))
    fingers("touchEnd", 0)
    page.wait_for_timeout(50)


def test_by_the_keyboard_alone(newcomer: Newcomer) -> None:
    """Every cell has its name; arrows or a name typed; picking, cueing, guessing without a mouse."""
    juma = newcomer("Juma")
    page = juma.page
    juma.open_table("hues", bots=2, options={"first": 0})
    expect(page.locator(CARD)).to_have_count(4)
    tab_to(page, ".swatch")
    page.keyboard.press("Enter")
    expect(page.locator(CUE)).to_be_focused()
    page.keyboard.type("pebble")
    page.keyboard.press("Enter")
    expect(page.locator("[data-skip]")).to_be_visible()
    tab_to(page, "[data-skip]")
    page.keyboard.press("Enter")
    expect(page.locator(GO_ON)).to_be_visible()
    tab_to(page, GO_ON)
    page.keyboard.press("Enter")
    expect(page.locator(FREE).first).to_be_attached()

    tree = page.context.new_cdp_session(page).send("Accessibility.getFullAXTree")["nodes"]
    cells = [node for node in tree if node.get("role", {}).get("value") == "gridcell"]
    named = [node["name"]["value"] for node in cells if {"name": "focusable", "value": TRUE} in node["properties"]]
    assert len(named) == len(set(named)) == 480

    tab_to(page, ".cell")
    for keys, there in (
        ("H15", "H15"),
        ("c7", "C7"),
        (["ArrowDown", "ArrowRight"], "D8"),
        (["Home"], "D1"),
        (["ArrowUp"], "C1"),
    ):
        for key in keys:
            page.keyboard.press(key)
        expect(page.locator(cell(there))).to_be_focused()
        page.wait_for_timeout(30)
    page.keyboard.press("ArrowLeft")  # the edge
    expect(page.locator(cell("C1"))).to_be_focused()
    page.keyboard.type("H15")
    place = page.locator(".cell:focus").get_attribute("data-cell")
    assert place == "H15"
    if page.locator(cell("H15")).locator(".piece").count():
        page.keyboard.press("ArrowDown")
        place = page.locator(".cell:focus").get_attribute("data-cell")
    page.keyboard.press("Enter")
    expect(page.locator(".chosen")).to_have_attribute("data-cell", str(place))
    page.keyboard.press("Enter")
    expect(page.locator(cell(str(place))).locator(".piece")).to_have_count(1)


def tab_to(page: Page, what: str) -> None:
    """Tab until something like this has the focus."""
    for _ in range(40):
        if page.locator(what).evaluate_all("all => all.includes(document.activeElement)"):
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"no way by Tab to {what}")


# -- what a reader sees ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", ["cy", "sw"])
def test_in_the_readers_own_language(newcomer: Newcomer, lang: str) -> None:
    """The waiting room with its pieces, a turn, a finished round: no English, and axe finds nothing in either light."""
    nia = newcomer("Nia", locale=lang)
    page = nia.page
    nia.open_table("hues", people=1, bots=2, options={"first": 0})
    expect(page.locator("[data-mark] svg").first).to_be_visible()
    assert alike(page, lang) == set()
    page.get_by_role("button").filter(has_text=re.compile("^(Dechrau|Anza)")).click()
    expect(page.locator(CARD)).to_have_count(4)
    assert alike(page, lang) == set()
    page.locator(CARD).first.click()
    expect(page.locator(CUE)).to_be_focused()
    assert alike(page, lang) == set()
    page.locator(CUE).fill({"cy": "machlud", "sw": "machweo"}[lang])
    page.keyboard.press("Enter")
    page.locator("[data-skip]").click()
    expect(page.locator(".frame")).to_be_visible()
    assert alike(page, lang) == set()
    for _ in range(2):
        page.locator("header .theme").click()
        assert violations(page) == []
    page.locator(GO_ON).click()
    expect(page.locator(FREE).first).to_be_attached()
    assert alike(page, lang) == set()
    for what in (".means", "[data-testid=say]", ".scroll"):  # the whole board and the means without scrolling
        expect(page.locator(what)).to_be_in_viewport(ratio=1)


def alike(page: Page, lang: str) -> set[str]:
    """Texts that a page shows in its language and in English, those with a reason left out."""

    def words() -> set[str]:
        reasons = [*SAME, *ALIKE]
        cues = {text for cue in page.locator("q").all_inner_texts() for text in (cue, f"“{cue}”")}
        found = set(page.evaluate(WORDS)) - cues
        return {text for text in found if not any(re.fullmatch(reason, text) for reason in reasons)}

    here = words()
    page.locator("header select").select_option("en")
    expect(page.locator("html")).to_have_attribute("lang", "en")
    there = words()
    page.locator("header select").select_option(lang)
    expect(page.locator("html")).to_have_attribute("lang", lang)
    return here & there
