"""Counting deals, exactly: the arithmetic under :mod:`.deduction`.

The unknown cards go to *places* (the crime, each seat's hand), each place taking one of its candidate sets. The deals
are counted by dynamic programming over the places: after each place only the set of cards used so far matters, so six
players in the advanced game cost some tens of thousands of additions for nine million deals. Every number is an
integer below 2**53 held in a float64, hence exact.

A candidate may carry *flags* above the card bits. They are not used up but gathered, and a deal counts only when all
flags have been raised: "at least one of these hands must …" is said so.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from itertools import combinations
from typing import Any

import numpy as np
from numpy.typing import NDArray

__all__ = ["Floats", "Ints", "Place", "Table", "subsets"]

Ints = NDArray[np.int64]
Floats = NDArray[np.float64]


@cache
def subsets(n: int, k: int) -> Ints:
    """The masks of all k-subsets of n cards."""
    masks = [sum(1 << card for card in chosen) for chosen in combinations(range(n), k)]
    return np.array(masks, dtype=np.int64)


class Place:
    """A place that takes cards: its candidate sets and the weight of each (1 where all deals count alike)."""

    __slots__ = ("hands", "name", "weights")

    def __init__(self, name: int, hands: Ints, weights: Floats | None = None) -> None:
        self.name = name
        self.hands = hands
        self.weights = np.ones(len(hands)) if weights is None else weights


_CHUNK = 1 << 21
"""How many pairs (mask, candidate) are tried at once: bounds the memory that a count takes."""


class _Layer:
    """One step of the programme: the masks that can stand before a place, and which candidates go with each.

    The pairs that go together are kept as three rows, sorted by mask: the mask's row, the candidate, the mask after.
    """

    __slots__ = ("_ends", "after", "before", "hand", "place", "row", "starts")

    def __init__(self, place: Place, before: Ints, cards: int) -> None:
        self.place = place
        self.before = before
        taken = place.hands & cards
        step = max(1, _CHUNK // len(taken))
        rows, hands = [], []
        for start in range(0, len(before), step):
            row, hand = np.nonzero((before[start : start + step, None] & taken[None, :]) == 0)
            rows.append(row + start)
            hands.append(hand)
        self.row: Ints = np.concatenate(rows).astype(np.int64)
        self.hand: Ints = np.concatenate(hands).astype(np.int64)
        self.after: Ints = before[self.row] | place.hands[self.hand]
        self.starts: Floats = np.empty(0)
        self._ends: Floats = np.empty(0)

    def step(self, ways: Floats, size: int) -> tuple[Ints, Floats]:
        """Forwards: the masks that stand after this place, with the weight of all ways to come to each."""
        weights = ways[self.row] * self.place.weights[self.hand]
        reached: Floats = np.bincount(self.after, weights=weights, minlength=size).astype(np.float64)
        masks = np.flatnonzero(reached).astype(np.int64)
        return masks, reached[masks]

    def back(self, to_go: Floats, ways: Floats) -> tuple[Floats, Floats]:
        """Backwards: the weight of all ways on from each mask before this place, and the tally of each candidate."""
        rests = to_go[self.after] * self.place.weights[self.hand]
        sums: Floats = np.bincount(self.row, weights=rests, minlength=len(self.before)).astype(np.float64)
        tally: Floats = np.bincount(self.hand, weights=ways[self.row] * rests, minlength=len(self.place.hands)).astype(
            np.float64
        )
        self._ends = np.cumsum(rests)
        self.starts = np.concatenate((np.zeros(1), np.cumsum(sums)[:-1]))
        return sums, tally

    def pick(self, masks: Ints, rest: Floats) -> tuple[Ints, Ints, Floats]:
        """For each mask the candidate in whose stretch ``rest`` falls, the mask after it, and what is left of rest."""
        at = self.starts[np.searchsorted(self.before, masks)] + rest
        pairs = np.minimum(np.searchsorted(self._ends, at, side="right"), len(self._ends) - 1)
        hands: Ints = self.hand[pairs]
        begin = np.where(pairs > 0, self._ends[pairs - 1], 0.0)
        left: Floats = (at - begin) / self.place.weights[hands]
        return hands, self.after[pairs], left


class _Last:
    """The last step: what is left over must be a candidate."""

    __slots__ = ("_cards", "_full", "_where", "before", "place")

    def __init__(self, place: Place, before: Ints, cards: int, full: int) -> None:
        self.place = place
        self.before = before
        self._cards = cards
        self._full = full
        self._where = np.full(cards + 1, -1, dtype=np.int64)
        self._where[place.hands & cards] = np.arange(len(place.hands))

    def back(self, ways: Floats) -> tuple[Floats, Floats]:
        """As in :class:`_Layer`."""
        picks = self.pick(self.before)
        fits = (picks >= 0) & ((self.before | self.place.hands[picks]) == self._full)
        rests: Floats = np.where(fits, self.place.weights[picks], 0.0)
        tally: Floats = np.bincount(
            picks[fits], weights=ways[fits] * rests[fits], minlength=len(self.place.hands)
        ).astype(np.float64)
        return rests, tally

    def pick(self, masks: Ints) -> Ints:
        """The candidate that is left for each mask."""
        picks: Ints = self._where[self._cards & ~masks]
        return picks


class Table:
    """All deals of ``cards`` unknown cards to ``places``, which together take every card exactly once.

    ``total`` is the number (or weight) of deals, ``tallies[name]`` that of each candidate of a place. ``flags`` is how
    many flags a deal has to raise.
    """

    def __init__(self, cards: int, places: Sequence[Place], flags: int = 0) -> None:
        self._cards = (1 << cards) - 1
        self._full = (1 << (cards + flags)) - 1
        self._layers: list[_Layer] = []
        self._last: _Last | None = None
        self.places = sorted(places, key=lambda place: len(place.hands))
        self.tallies: dict[int, Floats] = {place.name: np.zeros(len(place.hands)) for place in places}
        self.total: float = 0.0
        if not places:
            self.total = float(self._full == 0)
        elif all(len(place.hands) for place in places):
            self._count()

    def _count(self) -> None:
        masks, ways = np.zeros(1, dtype=np.int64), np.ones(1)
        forward: list[Floats] = []
        for place in self.places[:-1]:
            layer = _Layer(place, masks, self._cards)
            self._layers.append(layer)
            forward.append(ways)
            masks, ways = layer.step(ways, self._full + 1)
        last = self._last = _Last(self.places[-1], masks, self._cards, self._full)
        rests, self.tallies[last.place.name] = last.back(ways)
        before = masks
        for layer, ways in zip(reversed(self._layers), reversed(forward), strict=True):
            to_go = np.zeros(self._full + 1)
            to_go[before] = rests
            rests, self.tallies[layer.place.name] = layer.back(to_go, ways)
            before = layer.before
        self.total = float(rests.sum())

    def deals(self, ranks: NDArray[Any]) -> dict[int, Ints]:
        """The deals of these ranks (from 0 to ``total``, ``total`` excluded): for each place its candidates' indices.

        Every deal owns a stretch of the ranks as long as its weight; where all weights are 1, deal k is rank k.
        """
        rest: Floats = np.asarray(ranks, dtype=np.float64)
        masks = np.zeros(len(rest), dtype=np.int64)
        chosen: dict[int, Ints] = {}
        for layer in self._layers:
            chosen[layer.place.name], masks, rest = layer.pick(masks, rest)
        if self._last is not None:
            chosen[self._last.place.name] = self._last.pick(masks)
        return chosen
