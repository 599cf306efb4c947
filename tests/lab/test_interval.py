"""Wilson's interval."""

from __future__ import annotations

from math import isclose, sqrt

import pytest
from hypothesis import given
from hypothesis import strategies as st

from parlwr.lab.interval import Z95, wilson


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [  # Newcombe 1998, table I, method 3
        (81, 263, 0.2553, 0.3662),
        (15, 148, 0.0624, 0.1605),
        (0, 20, 0.0, 0.1611),
        (1, 29, 0.0061, 0.1718),
    ],
)
def test_published_examples(wins: int, games: int, low: float, high: float) -> None:
    found = wilson(wins, games)
    assert found == pytest.approx((low, high), abs=5e-5)


def test_without_games_nothing_is_known() -> None:
    assert wilson(0, 0) == (0.0, 1.0)


@given(st.integers(1, 10**6), st.data())
def test_the_bounds_are_where_the_score_test_just_rejects(games: int, data: st.DataObject) -> None:
    """What defines the interval: at each end the share lies z standard errors away from what was seen."""
    wins = data.draw(st.integers(0, games))
    low, high = wilson(wins, games)
    share = wins / games
    assert 0 <= low <= share <= high <= 1
    for end in (low, high):
        if 0 < end < 1:
            assert isclose(abs(share - end), Z95 * sqrt(end * (1 - end) / games), rel_tol=1e-6, abs_tol=1e-9)


@given(st.integers(1, 10**4), st.data())
def test_it_is_symmetric(games: int, data: st.DataObject) -> None:
    wins = data.draw(st.integers(0, games))
    low, high = wilson(wins, games)
    other_low, other_high = wilson(games - wins, games)
    assert (low, high) == pytest.approx((1 - other_high, 1 - other_low), abs=1e-9)
