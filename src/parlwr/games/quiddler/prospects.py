"""What each card that may be drawn would make of a hand, every discard considered.

The hand's own words and layable subsets are found once; a card to be drawn is then card n, the highest, and only the
words with it are new. The keys of all subsets with every possible card are looked up in one go.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

import numpy as np
import numpy.typing as npt

from .lexicon import ANY, Lexicon
from .solver import Hand, Ints, dearest, extend, sums

__all__ = ["NEVER", "Prospects", "after_discards"]

NEVER = -10_000
"""The worth of going out with cards that cannot."""


class Prospects:
    """A hand before its draw. For each card: the best worth after the best discard, and the best for going out.

    ``best[card]`` and ``out[card]`` are worths before the floor; ``out`` is NEVER where the cards cannot go out.
    """

    __slots__ = ("best", "hand", "out")

    def __init__(self, cards: Sequence[int], lexicon: Lexicon, draws: Iterable[int], level: int = ANY) -> None:
        self.hand = Hand(cards, lexicon, level)
        self.best: dict[int, int] = {}
        self.out: dict[int, int] = {}
        wanted = list(draws)
        if not wanted:
            return
        hand, deck = self.hand, lexicon.deck
        size = len(hand.keys)
        keys = hand.keys + deck.keys[wanted][:, None]
        row, word = np.divmod(lexicon.find(keys, level), size)
        bounds = np.searchsorted(row, np.arange(len(wanted) + 1))
        without = _Worths(hand, hand.layable)
        for number, card in enumerate(wanted):
            words = word[bounds[number] : bounds[number + 1]]
            with_card = extend(hand.layable, words, size) - size if len(words) else words
            self.best[card], self.out[card] = without.join(with_card, deck.points[card])

    def mean(self, unseen: Mapping[int, int]) -> float:
        """The mean score over the unseen cards (card → copies), each equally likely, floored at 0 as scores are."""
        total = sum(unseen.values())
        return sum(max(0, self.best[card]) * copies for card, copies in unseen.items()) / total if total else 0.0


class _Worths:
    """The worths of the layable subsets of a hand, with or without one more card."""

    __slots__ = ("all", "best_throw", "bits", "gain", "outside", "rest_one", "size", "sum", "without")

    def __init__(self, hand: Hand, layable: Ints) -> None:
        points = hand.points
        self.gain: npt.NDArray[np.int64] = 2 * sums(points).astype(np.int64)
        self.sum = sum(points)
        self.outside = dearest(points).astype(np.int64)
        n = self.size = len(points)
        self.all = (1 << n) - 1
        self.bits = sums([1] * n)
        # Layable without the new card: it may be the one that is thrown.
        masks = layable
        self.without = self.gain[masks] - self.sum
        self.best_throw = self.outside[masks]
        self.rest_one = bool(masks[-1] == self.all)

    def join(self, with_card: Ints, points: int) -> tuple[int, int]:
        """The best worth, and the best for going out, with a card of so many points; ``with_card``: see Prospects."""
        best = int((self.without - points + np.maximum(self.best_throw, points)).max())
        out = self.sum if self.rest_one else NEVER  # every old card in a word, the new one thrown
        if len(with_card):
            if with_card[-1] == self.all:
                with_card = with_card[:-1]
            if len(with_card):
                worth = self.gain[with_card] - self.sum + points + self.outside[with_card]
                best = max(best, int(worth.max()))
                nearly = worth[self.bits[with_card] == self.size - 1]
                if len(nearly):
                    out = max(out, int(nearly.max()))
        return best, out


def after_discards(
    cards: Sequence[int], lexicon: Lexicon, unseen: Mapping[int, int], level: int, out_bonus: float = 0.0
) -> dict[int, float]:
    """For each card that may be thrown: the mean, over the next draw, of the best score with what is kept.

    ``out_bonus`` is added to a score that goes out. All discards share one search: a subset that does not use the
    card thrown is a subset of what is kept.
    """
    hand, deck = Hand(cards, lexicon, level), lexicon.deck
    size, total = len(hand.keys), sum(unseen.values())
    drawn = list(unseen)
    copies = np.array([unseen[card] for card in drawn], dtype=np.float64)
    row, word = np.divmod(lexicon.find(hand.keys + deck.keys[drawn][:, None], level), size)
    bounds = np.searchsorted(row, np.arange(len(drawn) + 1))
    with_card = [
        extend(hand.layable, word[bounds[i] : bounds[i + 1]], size) - size if bounds[i] < bounds[i + 1] else word[:0]
        for i in range(len(drawn))
    ]
    value: dict[int, float] = {}
    for place, card in enumerate(hand.cards):
        if card not in value:
            kept = _Kept(hand, place, out_bonus)
            scores = [kept.score(new, deck.points[draw]) for new, draw in zip(with_card, drawn, strict=True)]
            value[card] = float(np.array(scores) @ copies) / total if total else 0.0
    return value


class _Kept:
    """The worths of what can be laid when one card of a hand has been thrown."""

    __slots__ = ("base", "bit", "bits", "everything", "out_bonus", "outside", "plain", "throw", "whole")

    def __init__(self, hand: Hand, place: int, out_bonus: float) -> None:
        self.bit = 1 << place
        self.out_bonus = out_bonus
        points = hand.points.copy()
        points[place] = 0
        self.outside = dearest(points)
        self.base = 2 * sums(points) - np.int16(sum(points))
        self.bits = sums([1] * len(points))
        self.everything = len(hand.keys) - 1 - self.bit
        masks = hand.layable[(hand.layable & self.bit) == 0]
        self.plain = self.base[masks]
        self.throw = self.outside[masks]
        self.whole = bool(masks[-1] == self.everything)

    def score(self, with_card: Ints, points: int) -> float:
        """The best score with a new card of so many points; ``with_card``: layable with it, the card left out."""
        best = float((self.plain - points + np.maximum(self.throw, points)).max())
        if self.whole:  # everything kept in words, the new card thrown
            best = max(best, self.plain[-1] + self.out_bonus)
        masks = with_card[(with_card & self.bit) == 0]
        if len(masks) and masks[-1] == self.everything:
            masks = masks[:-1]
        if len(masks):
            worth = self.base[masks] + points + self.outside[masks]
            out = self.bits[masks] == len(self.bits).bit_length() - 3
            best = max(best, float((worth + self.out_bonus * out).max()))
        return max(0.0, best)
