"""Colour arithmetic and the points of the board."""

from __future__ import annotations

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from parlwr.games.hues.board import CELLS, distance
from parlwr.games.hues.mind.colour import oklab, palette_lab, points_near
from parlwr.games.hues.mind.palette import palette
from parlwr.kernel import BadInput


@pytest.mark.parametrize(
    ("colour", "lab"),
    [
        ("#ffffff", (1.0, 0.0, 0.0)),
        ("#000000", (0.0, 0.0, 0.0)),
        ("#ff0000", (0.62796, 0.22486, 0.12585)),
        ("#00ff00", (0.86644, -0.23389, 0.17950)),
        ("0000FF", (0.45201, -0.03246, -0.31153)),
        ("#808080", (0.59987, 0.0, 0.0)),
    ],
)
def test_oklab_of_known_colours(colour: str, lab: tuple[float, float, float]) -> None:
    assert oklab([colour])[0] == pytest.approx(lab, abs=2e-4)


@pytest.mark.parametrize("wrong", ["", "#fff", "red", "#gg0000", "#ff00001", "#ff 000", "＃ff0000", "#ff000", "٣٣٣٣٣٣"])
def test_what_is_no_colour(wrong: str) -> None:
    with pytest.raises(BadInput, match="not a colour"):
        oklab(["#123456", wrong])


def test_two_wrongs_make_no_right() -> None:
    """Digits missing in one colour and too many in the next: the sum fits, the colours do not."""
    with pytest.raises(BadInput, match="not a colour"):
        oklab(["#12345", "#1234567"])


def test_palette_is_checked() -> None:
    board = dict(palette())
    assert palette_lab(board).shape == (480, 3)
    assert np.array_equal(palette_lab({cell.lower(): colour for cell, colour in board.items()}), palette_lab(board))
    with pytest.raises(BadInput, match="Q1"):
        palette_lab(board | {"Q1": "#000000"})
    del board["H15"]
    with pytest.raises(BadInput, match="H15"):
        palette_lab(board)


def test_our_board() -> None:
    """hues.board: H15 a pig-like pink, O26 turquoise; no two cells alike."""
    board = palette()
    assert list(board) == list(CELLS)
    assert (board["H15"], board["O26"]) == ("#F7B2C8", "#3BCCC9")
    lab = palette_lab(board)
    apart = np.linalg.norm(lab[:, None, :] - lab[None, :, :], axis=2) + np.eye(480)
    assert apart.min() > 0.008


@settings(max_examples=20, deadline=None)
@given(st.dictionaries(st.integers(0, 479), st.floats(0.01, 1.0), min_size=1, max_size=6))
def test_points_near_against_counting(shares: dict[int, float]) -> None:
    """hues.score.guess, counted cell by cell."""
    chances = np.zeros(480)
    for cell, share in shares.items():
        chances[cell] = share
    earned = points_near(chances)
    for guess in {*shares, 0, 29, 240, 479}:
        slow = sum(share * max(0, 3 - distance(guess, cell)) for cell, share in shares.items())
        assert earned[guess] == pytest.approx(slow)


def test_points_near_leaves_its_argument_alone_and_takes_rows() -> None:
    rows = np.eye(480)[:3]
    kept = rows.copy()
    earned = points_near(rows)
    assert earned.shape == rows.shape
    assert np.array_equal(rows, kept)
    assert np.array_equal(earned[1], points_near(rows[1]))
