"""What ``parlwr solve clue`` answers: the deduction in the words of the protocol."""

from __future__ import annotations

from typing import Final

import msgspec

from .deduction import CRIME, FACE_UP, NOWHERE, deduce, evidence
from .messages import ClueView

__all__ = ["Solution", "Solved", "solve"]

_NAMES: Final = {CRIME: "crime", FACE_UP: "face_up"}


class Solution(msgspec.Struct, frozen=True):
    """A possible crime and its chance."""

    cards: list[str]
    chance: float


class Solved(msgspec.Struct, frozen=True):
    """``worlds``: how many deals are possible. ``cards``: the chance of each card for each place that it may have
    (``crime``, a seat, ``face_up``). ``solutions``: every possible crime, the most likely first.
    """

    worlds: int
    cards: dict[str, dict[str, float]]
    solutions: list[Solution]


def solve(view: ClueView) -> Solved:
    """What the view's seat can know: exact counts, divided only at the very end."""
    found = deduce(evidence(view))
    deck, total = found.known.deck, found.total
    cards = {
        code: {_NAMES.get(place, str(place)): n / total for place, n in sorted(places.items()) if place != NOWHERE}
        for code, places in zip(deck.codes, found.places(), strict=True)
    }
    ranked = sorted(found.solutions(), key=lambda pair: (-pair[1], deck.names(pair[0])))
    return Solved(int(total), cards, [Solution(deck.names(crime), count / total) for crime, count in ranked])
