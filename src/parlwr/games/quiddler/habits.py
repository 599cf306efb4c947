"""What a player may expect of others, as measured between reference bots (tools/lexicons/habits.py)."""

from __future__ import annotations

from functools import cache
from importlib import resources
from itertools import accumulate

import msgspec

__all__ = ["Habit", "habit"]


class Habit(msgspec.Struct, frozen=True):
    """Of a deck and a size of hand. ``gift``: points a card is worth to whoever may take it.

    ``longest``, ``most``: how often the longest word laid has so many letters, how often so many words are laid.
    """

    gift: list[float]
    longest: list[float]
    most: list[float]

    def at_most(self, longest: bool) -> list[float]:
        """The chance that another lays no longer a word (or no more words) than the place says."""
        return list(accumulate(self.longest if longest else self.most))


@cache
def _all() -> dict[str, dict[str, Habit]]:
    data = (resources.files(__package__) / "data/habits.json").read_bytes()
    return msgspec.json.decode(data, type=dict[str, dict[str, Habit]])


def habit(deck: str, size: int) -> Habit:
    """The habits with a deck when ``size`` cards are dealt."""
    return _all()[deck][str(size)]
