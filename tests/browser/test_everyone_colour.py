"""Nothing is told by colour alone: what differs in colour differs in shape or words, or stays apart to such eyes too.

Chromium simulates the eyes; colours are measured from its screenshots as CIE76 distances in Lab, shapes as areas.
"""

from __future__ import annotations

from itertools import combinations, pairwise

import numpy as np
import pytest
from playwright.sync_api import Page, expect
from tools.colour_blind import FOLDER, KINDS, LIMIT, seen
from tools.pictures import read

from .conftest import Newcomer
from .stations import GAMES, at_table, midway

DICHROMATS = ("protanopia", "deuteranopia", "tritanopia")
APART = 9.0
"""The least distance of two pieces' colours. 2.3 is just seen when they touch; pieces lie apart and are small."""
UNLIKE = 0.15
"""The least share of two shapes' common area that belongs to one alone."""


def lab(rgb: np.ndarray) -> np.ndarray:
    """CIE Lab (D65) of sRGB bytes."""
    part = rgb / 255
    linear = np.where(part <= 0.04045, part / 12.92, ((part + 0.055) / 1.055) ** 2.4)
    matrix = np.array([[0.4124, 0.3576, 0.1805], [0.2126, 0.7152, 0.0722], [0.0193, 0.1192, 0.9505]])
    ratio = linear @ matrix.T / np.array([0.9505, 1.0, 1.089])
    f = np.where(ratio > 0.008856, np.cbrt(ratio), 7.787 * ratio + 16 / 116)
    return np.array([116 * f[1] - 16, 500 * (f[0] - f[1]), 200 * (f[1] - f[2])])


def fills(page: Page, kind: str, spots: list[tuple[float, float]]) -> list[np.ndarray]:
    """The colours at these places of the page, to such eyes."""
    picture = read(seen(page, kind))
    return [lab(picture[round(y), round(x)].astype(float)) for x, y in spots]


def deepest(shape: np.ndarray) -> tuple[int, int]:
    """The place in a shape of 48 × 48 that is farthest from its edge."""
    rest = shape.reshape(48, 48)
    while True:
        inner = rest.copy()
        for axis, step in ((0, 1), (0, -1), (1, 1), (1, -1)):
            inner &= np.roll(rest, step, axis)
        if not inner.any():
            y, x = np.argwhere(rest)[0]
            return int(x), int(y)
        rest = inner


SHAPES = """all => all.map((svg) => {
    const canvas = document.createElement('canvas');
    canvas.width = canvas.height = 48;
    const brush = canvas.getContext('2d');
    brush.scale(2, 2);
    brush.fill(new Path2D(svg.querySelector('path').getAttribute('d')));
    return [...brush.getImageData(0, 0, 48, 48).data].filter((_, i) => i % 4 === 3).map((a) => +(a > 127));
})"""


def test_pieces_differ_in_shape_and_stay_apart_in_colour(newcomer: Newcomer) -> None:
    """The ten of Hues and Cues, where each is chosen."""
    person = newcomer("Nia")
    page = person.page
    person.open_table("hues", people=2)
    pieces = page.locator("button:has(svg[data-mark]) svg[data-mark]")
    expect(pieces).to_have_count(10)
    shapes = np.array(pieces.evaluate_all(SHAPES), bool)
    for a, b in combinations(range(10), 2):
        alone = (shapes[a] ^ shapes[b]).sum() / (shapes[a] | shapes[b]).sum()
        assert alone > UNLIKE, f"pieces {a} and {b} have nearly one shape: {alone:.2f}"
    labels = page.locator("button:has(svg[data-mark])").evaluate_all(
        "all => all.map(one => one.ariaLabel ?? one.innerText)"
    )
    assert len(set(labels)) == 10
    pieces.first.scroll_into_view_if_needed()
    boxes = [box for one in pieces.all() if (box := one.bounding_box())]
    spots = [
        (box["x"] + box["width"] * x / 48, box["y"] + box["height"] * y / 48)
        for box, (x, y) in zip(boxes, map(deepest, shapes), strict=True)
    ]
    for kind in DICHROMATS:
        colours = fills(page, kind, spots)
        near = {(a, b): float(np.linalg.norm(colours[a] - colours[b])) for a, b in combinations(range(10), 2)}
        assert min(near.values()) > APART, (kind, {pair: round(d, 1) for pair, d in near.items() if d <= APART})


def test_inks_of_the_notebook_differ_in_the_line_below(newcomer: Newcomer) -> None:
    person = newcomer("Nia")
    midway(person, "clue")
    script = "(all) => all.map(({classList}) => classList.value)"
    assert len(person.page.locator("td .cell:not(.printed)").evaluate_all(script)) == 8
    for what in ("td .cell.{}  svg", "label.ink.{} span"):
        lines = []
        for ink in ("pencil", "red", "blue", "green"):
            one = person.page.locator(what.format(ink)).first
            lines.append(
                one.evaluate(
                    "one => [getComputedStyle(one).borderBottomStyle, getComputedStyle(one).borderBottomWidth].join()"
                )
            )
        assert len(set(lines)) == 4, lines


def test_players_are_told_by_name_and_initial(newcomer: Newcomer) -> None:
    """Eight faces: a disc never stands without its initial, nor a seat without its name; a log line names who acts."""
    person = newcomer("Nia")
    person.open_table("ono99", bots=7, options={"edition": "1980"})
    person.my_turn()
    seats = person.page.locator(".seats .seat, .me .mine")
    expect(seats).to_have_count(8)
    names = seats.locator("bdi").all_inner_texts()
    initials = seats.locator(".face").all_inner_texts()
    assert [one[0] for one in names] == [one.strip()[0] for one in initials]
    assert len(set(names)) == 8
    person.play()
    person.my_turn()
    dots = person.page.locator("aside ol li:has(i:not(.nobody))")
    assert dots.count() >= 2
    for line in dots.all_inner_texts():
        assert any(name in line for name in names) or line.startswith(("You", "Play")), line


def test_cards_are_told_by_their_signs(newcomer: Newcomer) -> None:
    """No two kinds of card look alike but in colour; one that can be played does not look like one that cannot."""
    signs: dict[str, str] = {}
    person = newcomer("Nia")
    script = """all => all.map((one) => {
        const drawn = [...one.querySelectorAll('.sign :is(path, rect)')].map((part) => part.outerHTML);
        return [one.dataset.card, [one.querySelector('.sign').textContent.trim(), ...drawn].join()];
    })"""
    for edition in ("2022", "1980", "2022"):
        person.open_table("ono99", bots=3, options={"edition": edition})
        for _ in range(4):
            if not person.my_turn():
                break
            hand = person.page.locator(".hand button")
            signs |= dict(hand.evaluate_all(script))
            for card in hand.all():
                words = card.locator("xpath=..").locator(".hint").inner_text().strip()
                assert words or person.page.locator("button.act").count()
                lifted = card.evaluate("one => getComputedStyle(one).outlineStyle")
                assert (lifted != "none") == ("can" in (card.get_attribute("class") or "").split())
            if person.page.locator("button.act").count():
                break
            person.play()
    assert len(signs) >= 6
    assert len(set(signs.values())) == len(signs), signs


@pytest.mark.parametrize("game", GAMES)
def test_whose_turn_it_is_is_said_in_words(newcomer: Newcomer, game: str) -> None:
    person = newcomer("Nia", locale="sw")
    at_table(person, game)
    assert person.page.get_by_test_id("say").inner_text().strip()
    assert "zamu yako" in person.page.title().lower()


@pytest.mark.parametrize("game", GAMES)
def test_the_pictures_are_in_the_docs(game: str) -> None:
    """All four kinds of each board, small, and shown on the page about it."""
    page = (FOLDER.parents[1] / "accessibility.md").read_text("utf-8")
    for kind in KINDS:
        file = FOLDER / f"{game}-{kind}.png"
        assert 5_000 < file.stat().st_size < LIMIT
        assert f"screenshots/colour-blind/{file.name}" in page


def test_the_measure_measures() -> None:
    """Lab of known colours; red and green of one lightness are far apart to most eyes."""
    white, black, red, green = (
        lab(np.array(rgb, float)) for rgb in ((255,) * 3, (0,) * 3, (190, 60, 60), (60, 130, 60))
    )
    assert np.allclose(white, [100, 0, 0], atol=0.1)
    assert np.allclose(black, 0, atol=0.1)
    assert np.linalg.norm(red - green) > 60
    assert all(np.linalg.norm(a - b) > 0 for a, b in pairwise([white, black, red, green]))
