"""What to play, from a set of playable cards and the moment: quick enough to be asked in the middle of a playout.

A *policy* maps (playable cards, total, cards owed) to one of the cards, or to EXCHANGE; cards and sets are those of
:mod:`.cards`. None looks at anything but its own seat's cards and the open table.

=========  ==========================================================================================================
policy     plays
=========  ==========================================================================================================
highest    the greatest number; if none, −10, Hold, Reverse, Play 2, 0
keeper     below 70 the greatest number that fits, from 70 on Play 2, small numbers, Reverse, Hold, 0, −10
thrifty    the greatest number that fits; special cards only when no number does, −10 last of all
=========  ==========================================================================================================

``highest`` and ``keeper`` are yardsticks and stay as they are. ``thrifty`` is what good play comes down to: a special
card is a turn survived later, and a total near the limit hurts those who have none.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from .cards import HOLD, LIMIT, MINUS10, ONO99, PLAY2, REVERSE

__all__ = ["Policy", "highest", "keeper", "lowest_act", "thrifty"]

Policy = Callable[[int, int, int], int]
"""``policy(playable, total, owed) → card``; EXCHANGE's place in the set stands for the exchange."""

TEN_TO_ONE: Final = tuple(range(10, 0, -1))
ONE_TO_TEN: Final = tuple(range(1, 11))
HIGHEST: Final = (*TEN_TO_ONE, MINUS10, HOLD, REVERSE, PLAY2, 0)
KEEPING: Final = (PLAY2, *ONE_TO_TEN, REVERSE, HOLD, 0, MINUS10)
ANSWERS: Final = (PLAY2, HOLD, REVERSE)
"""What the keeper answers a Play 2 with. One order does for both editions: 2022 has no Hold, and in 1980 a Play 2 may
not be the first of two cards."""
THRIFTY: Final = (*TEN_TO_ONE, ONO99, 0, HOLD, REVERSE, PLAY2, MINUS10)
KEEP_FROM: Final = 70
"""The total from which the keeper plays to survive."""


def lowest_act(playable: int) -> int:
    """The first legal act in the order of the rules."""
    return (playable & -playable).bit_length() - 1


def first_of(order: Sequence[int], playable: int) -> int:
    """The first card of an order that may be played; where it names none, the first legal act."""
    for card in order:
        if playable >> card & 1:
            return card
    return lowest_act(playable)


def fitting(playable: int, total: int) -> int:
    """Without the numbers that break the limit (1980 for points: a player without a safe card must play one)."""
    room = LIMIT - total
    return playable if room >= 10 else playable & ~((1 << 11) - (1 << max(room, -1) + 1))


def highest(playable: int, total: int, owed: int) -> int:
    """The greatest number; if none, −10, then Hold, Reverse, Play 2, 0."""
    return first_of(HIGHEST, playable)


def keeper(playable: int, total: int, owed: int) -> int:
    """Get rid of great numbers below 70, then survive; answer a Play 2 by passing it on."""
    fit = fitting(playable, total)
    order = TEN_TO_ONE if total < KEEP_FROM else KEEPING
    if owed == 2:
        order = (*ANSWERS, *order)
    for card in order:
        if fit >> card & 1:
            return card
    return lowest_act(playable)


def thrifty(playable: int, total: int, owed: int) -> int:
    """The greatest number that fits; special cards only when none does."""
    return _THRIFTY[playable]


class _Orders(dict[int, int]):
    """The choice of an order for every set of playable cards, found when first asked for."""

    def __init__(self, order: Sequence[int]) -> None:
        self.order = order

    def __missing__(self, playable: int) -> int:
        card = self[playable] = first_of(self.order, playable)
        return card


_THRIFTY: Final = _Orders(THRIFTY)
