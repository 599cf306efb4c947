"""Bots of the laboratory that know the true state: yardsticks of what there is to know, never players at a table.

They are no :class:`parlwr.kernel.Bot`: a table's bots are handed views and cannot come by a state. Only the arena hands
one over, a copy, and only to what is a :class:`Knowing`.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable
from itertools import repeat
from typing import Any

from parlwr.kernel import BadInput, Dice
from parlwr.search import WorldSearch

__all__ = ["Knowing", "Peeking", "peeking"]


class Knowing(ABC):
    """A bot that is shown everything."""

    @abstractmethod
    def choose_knowing(self, state: Any, view: Any, dice: Dice) -> Any:
        """One of the legal actions in ``view.actions``; ``state`` is a copy of the true one."""


class Peeking(Knowing):
    """A search as it is, with as many samples, each of them the true state: how far full knowledge would take it."""

    def __init__(self, search: WorldSearch) -> None:
        self.search = search

    def choose_knowing(self, state: Any, view: Any, dice: Dice) -> Any:
        """What the search would choose if each world it imagines were the true one."""
        return self.search.choose_from(view, repeat(state), dice)


def peeking(make: Callable[[], Any]) -> Peeking:
    """The peeking form of a game's ``hard``; BadInput where that does not search over worlds."""
    search = make()
    if not isinstance(search, WorldSearch):
        raise BadInput("peeking: this game's hard bot does not search over sampled worlds")
    return Peeking(search)
