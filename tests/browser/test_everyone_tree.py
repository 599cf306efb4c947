"""What a screen reader is given: the accessibility tree holds all that a sighted player needs, in the page's language.

The tree is Chromium's own (``Accessibility.getFullAXTree``); the words expected come from the texts, not from the page.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from parlwr.text import Texts, text_id

from .conftest import Newcomer
from .stations import GAMES, at_table
from .test_pages import english

ID = re.compile(
    r"\b(ui|text|error|table|clue|hues|ono99|quiddler)-[a-z]+(-[a-z0-9]+)*\b(?!\.)|\{ ?\$|undefined|\[object"
)
"""What no name may look like: a message's id, an argument not filled in, a value that is none."""


PRESSED = frozenset("button link textbox combobox checkbox radio tab grid image slider".split())
"""Roles that mean nothing without a name."""


@dataclass
class Node:
    """One thing that a screen reader can come to."""

    role: str
    name: str
    live: str = ""
    above: list[str] = field(default_factory=list)
    """The names of what it lies in, the nearest first."""
    spoken: bool = False
    """Whether it lies in a place that is read aloud when it changes."""


def tree(page: Page) -> list[Node]:
    """All nodes that are not left out of the tree, in the order they are read."""
    session = page.context.new_cdp_session(page)
    raw = {one["nodeId"]: one for one in session.send("Accessibility.getFullAXTree")["nodes"]}
    session.detach()
    found = []

    def walk(number: str, above: list[str], spoken: bool) -> None:
        one = raw[number]
        name = str(one.get("name", {}).get("value", "")).strip()
        if not one.get("ignored"):
            live = _property(one, "live")
            spoken = spoken or live in ("polite", "assertive")
            found.append(Node(str(one.get("role", {}).get("value", "")), name, live, above, spoken))
            above = [name, *above] if name else above
        for child in one.get("childIds", []):
            if child in raw:
                walk(child, above, spoken)

    walk(next(number for number, one in raw.items() if "parentId" not in one), [], False)
    return found


def _property(node: dict[str, Any], name: str) -> str:
    return next((str(one["value"].get("value", "")) for one in node.get("properties", []) if one["name"] == name), "")


def heard(nodes: list[Node]) -> str:
    """All names after each other, as they would be read."""
    return "\n".join(node.name for node in nodes)


def inside(nodes: list[Node], name: str) -> str:
    """What is read inside a thing of this name."""
    assert any(node.name == name for node in nodes), f"nothing is called {name!r}"
    return "\n".join(node.name for node in nodes if name in node.above)


def words(lang: str, game: str, message: str, **facts: Any) -> str:
    return Texts(lang, game).format(message, **facts)


def nameless(nodes: list[Node]) -> list[tuple[str, str]]:
    """What has an id, an argument left open or an English sentence for a name; what can be pressed and has none."""
    known = english()
    wrong = [
        (node.role, node.name)
        for node in nodes
        if ID.search(node.name) or (node.name in known and len(node.name.split()) > 2)
    ]
    return wrong + [(node.role, f"inside {node.above[:2]}") for node in nodes if node.role in PRESSED and not node.name]


# -- what each game must tell ------------------------------------------------------------------------------------------


def ono99(page: Page, nodes: list[Node], lang: str) -> None:
    hand = inside(nodes, words(lang, "ono99", "ono99-ui-hand"))
    cards = page.locator(".hand button").evaluate_all("all => all.map(one => one.dataset.card)")
    assert len(cards) == 4
    for card in cards:
        assert words(lang, "ono99", f"ono99-card-{text_id(card)}").lower() in hand.lower(), card
    total = page.locator(".dial .n b").inner_text()
    assert words(lang, "ono99", "ono99-ui-total", total=total) in heard(nodes)
    assert words(lang, "ono99", "ono99-ui-clockwise") in heard(nodes)
    assert words(lang, "ono99", "ono99-ui-cards", count=4) in inside(nodes, words(lang, "ono99", "ui-players"))


def quiddler(page: Page, nodes: list[Node], lang: str) -> None:
    hand = inside(nodes, words(lang, "quiddler", "quiddler-ui-hand"))
    cards = page.locator(".rack [data-card]").evaluate_all("all => all.map(one => one.dataset.card)")
    assert len(cards) == 3
    assert all(re.search(rf"\b{card.upper()}, \w", hand) for card in cards), hand
    assert words(lang, "quiddler", "quiddler-ui-draw-deck") in heard(nodes)
    top = words(lang, "quiddler", "quiddler-ui-draw-discard", card="§").split("§")[0]
    assert top in heard(nodes)
    assert words(lang, "quiddler", "quiddler-ui-points", points=0) in inside(
        nodes, words(lang, "quiddler", "ui-players")
    )


def clue(page: Page, nodes: list[Node], lang: str) -> None:
    hand = inside(nodes, words(lang, "clue", "clue-ui-hand"))
    cards = page.locator(".hand li").evaluate_all("all => all.map(one => one.dataset.card)")
    assert cards
    for card in cards:
        assert words(lang, "clue", f"clue-card-{text_id(card)}") in hand
    for kind in ("suspects", "weapons", "locations"):
        there = inside(nodes, words(lang, "clue", f"clue-kind-{kind}"))
        for card in page.locator(f".file .{kind}").evaluate_all("all => all.map(one => one.dataset.card)"):
            assert words(lang, "clue", f"clue-card-{text_id(card)}") in there
    turned = page.locator(".file li.turned").count()
    assert heard(nodes).count(words(lang, "clue", "clue-ui-turned")) >= turned > 0
    cards_of_others = words(lang, "clue", "clue-ui-cards", count=len(cards))
    assert cards_of_others in inside(nodes, words(lang, "clue", "ui-players"))


def hues(page: Page, nodes: list[Node], lang: str) -> None:
    offered = inside(nodes, words(lang, "hues", "hues-ui-card"))
    for cell in page.locator(".swatch b").all_inner_texts():
        assert cell in offered
    track = inside(nodes, words(lang, "hues", "hues-ui-score-track"))
    assert words(lang, "hues", "hues-ui-gives") in track
    board = [node.name for node in nodes if node.role == "gridcell"]
    assert len(set(board)) == len(board) == 480


TOLD = {"clue": clue, "hues": hues, "ono99": ono99, "quiddler": quiddler}


def act(page: Page, game: str) -> None:
    """Something that all at the table see."""
    if game == "clue":
        for card in page.locator(".file li:not(.turned) button.card").all()[:2]:
            card.click()
        page.locator(".say .act").click()
    else:
        page.locator({"hues": ".swatch", "ono99": ".hand button.can", "quiddler": ".stack.can"}[game]).first.click()


@pytest.mark.parametrize("lang", ["en", "cy", "sw"])
@pytest.mark.parametrize("game", GAMES)
def test_all_that_is_seen_is_heard(newcomer: Newcomer, game: str, lang: str) -> None:
    """Hand, table, others, whose turn it is; and what happens, in a place that is read aloud as it changes."""
    person = newcomer("Siân", locale=lang)
    page = person.page
    at_table(person, game)
    nodes = tree(page)
    assert page.locator("html").get_attribute("lang") == lang
    for name in page.locator(".seat bdi, .track bdi").all_inner_texts():
        assert name in heard(nodes)
    say = page.get_by_test_id("say").inner_text()
    aloud = " ".join(node.name for node in nodes if node.spoken and node.role == "StaticText")
    assert " ".join(say.split()) in " ".join(aloud.split())
    TOLD[game](page, nodes, lang)

    news = page.get_by_test_id("news")
    assert news.get_attribute("role") == "log"  # read aloud politely as it grows
    before = news.locator("p").count()
    act(page, game)
    expect(news.locator("p").nth(before)).to_be_attached()
    assert "Siân" in news.inner_text() or game == "clue"
    after = tree(page)
    log = [node for node in after if node.role == "log"]
    assert [node.name for node in log] == [words(lang, game, "ui-news")]
    assert log[0].live == "polite"


def test_ids_would_be_seen() -> None:
    for wrong in ("ui-your-turn", "clue-ui-hand", "Sedd { $number }", "[object Object]"):
        assert ID.search(wrong), wrong
    for right in ("CWM-418", "ono99.play2.respond", "Sedd 2", "ail-law"):
        assert not ID.search(right), right
