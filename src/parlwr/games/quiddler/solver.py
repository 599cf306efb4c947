"""The exact best way to lay some cards.

A hand of n cards has 2ⁿ subsets; bit i of a subset's number stands for card i. The key, points and letters of every
subset are sums, made by doubling; one look-up tells which subsets are words. What can be laid (a subset that splits
into words) is then built up card by card: with card i as the highest, a layable subset is a word that has i and a
layable subset of the lower cards that does not touch it. Nothing is left out, so the best is the best.

The worth of a lay is that of quiddler.score: the points of the cards laid less those of the cards left, the discard
counting as neither.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, TypeVar

import msgspec
import numpy as np
import numpy.typing as npt

from .lexicon import ANY, CLEAN, Lexicon

__all__ = ["BONUS", "MOST_CARDS", "Hand", "Lay", "Rivals", "best_lay"]

BONUS = 10
MOST_CARDS = 16
"""A hand in the game has at most eleven cards; the time doubles with each."""

Ints = npt.NDArray[np.int64]
Small = npt.NDArray[np.int16]
Keys = npt.NDArray[np.uint64]
N = TypeVar("N", bound=np.generic)
Table = npt.NDArray[np.float64]


class Rivals(msgspec.Struct, frozen=True):
    """What the others have laid: their longest word in letters, their most words; which bonuses the table gives."""

    longest: int = 0
    most: int = 0
    gives_longest: bool = True
    gives_most: bool = True

    def bonus(self, longest: int, most: int) -> int:
        """The bonus points that a longest word of so many letters and so many words win."""
        wins = (self.gives_longest and longest > self.longest) + (self.gives_most and most > self.most)
        return BONUS * wins

    def spoils(self, longest: int, most: int) -> int:
        """How many bonuses they take from the rivals by a tie."""
        ties = (self.gives_longest and longest == self.longest) + (self.gives_most and most == self.most)
        return int(ties)


class Lay(msgspec.Struct, frozen=True):
    """A way to lay a hand, cards as the deck's numbers.

    ``score``: points of the round without bonuses, not below 0; ``worth``: the same before the floor; ``bonus``: what
    the bonuses add against the rivals given.
    """

    score: int
    words: tuple[tuple[int, ...], ...]
    left: tuple[int, ...]
    discard: int | None
    worth: int
    bonus: int = 0


def sums(values: Sequence[int]) -> Small:
    """The sum over every subset of the values."""
    return _doubled(values, np.zeros(1 << len(values), dtype=np.int16))


def _doubled(values: Any, total: npt.NDArray[N]) -> npt.NDArray[N]:
    for i, value in enumerate(values):
        np.add(total[: 1 << i], value, out=total[1 << i : 2 << i])
    return total


def dearest(points: Sequence[int]) -> Small:
    """For every subset, the points of the dearest card outside it; 0 for the whole hand."""
    most = np.zeros(1 << len(points), dtype=np.int16)
    for i, value in enumerate(points):
        np.maximum(most[: 1 << i], value, out=most[1 << i : 2 << i])
    return most[::-1]  # the complement of subset m of n cards is 2ⁿ−1−m


class Hand:
    """Some cards and all that can be laid with them."""

    __slots__ = ("_layable", "cards", "keys", "level", "lexicon", "points", "word_masks", "worth")

    def __init__(self, cards: Sequence[int], lexicon: Lexicon, level: int = ANY) -> None:
        if len(cards) > MOST_CARDS:
            raise ValueError(f"{len(cards)} cards: at most {MOST_CARDS}")
        self.cards = tuple(cards)
        self.lexicon = lexicon
        self.level = level
        deck = lexicon.deck
        self.points = [deck.points[card] for card in self.cards]
        self.keys: Keys = _doubled(deck.keys[list(self.cards)], np.zeros(1 << len(self.cards), dtype=np.uint64))
        self.word_masks = lexicon.find(self.keys, level)
        self._layable: Ints | None = None
        self.worth: Small = 2 * sums(self.points) - np.int16(sum(self.points))

    @property
    def layable(self) -> Ints:
        """Every subset that splits into words, the empty one too; ascending."""
        if self._layable is None:
            found = np.zeros(1, dtype=np.int64)
            for i, words in self._words_by_top():
                found = np.concatenate((found, extend(found, words, 1 << i)))
            self._layable = found
        return self._layable

    def _words_by_top(self) -> Iterator[tuple[int, Ints]]:
        """For each highest card that has words: the words without that card."""
        bounds = np.searchsorted(self.word_masks, [1 << i for i in range(len(self.cards) + 1)])
        for i in range(len(self.cards)):
            if bounds[i] < bounds[i + 1]:
                yield i, self.word_masks[bounds[i] : bounds[i + 1]] - (1 << i)

    def best_out(self) -> Lay | None:
        """The best lay that goes out: every card in a word but the one thrown; None where there is none."""
        full = (1 << len(self.cards)) - 1
        wanted = np.array([full ^ 1 << i for i in range(len(self.cards))])
        rest = np.flatnonzero(np.isin(wanted, self.layable)).tolist()
        if not rest:
            return None
        thrown = min(rest, key=lambda i: self.points[i])
        return self._lay(full ^ 1 << thrown, True, sum(self.points) - self.points[thrown])

    def best(self, discard: bool) -> Lay:
        """The best lay; with ``discard`` one card that is in no word is thrown away, the best one to throw."""
        if not self.cards:
            return Lay(0, (), (), None, 0)
        masks = self.layable
        worth = self.worth[masks].astype(np.int64)
        if discard:
            worth += dearest(self.points)[masks]
            if masks[-1] == len(self.keys) - 1:  # every card in a word leaves none to throw
                masks, worth = masks[:-1], worth[:-1]
        at = int(worth.argmax())
        return self._lay(int(masks[at]), discard, int(worth[at]))

    def best_against(self, discard: bool, rivals: Rivals) -> Lay:
        """The best lay with the bonuses it wins from these rivals; where equal, one that spoils theirs by a tie."""
        if not self.cards:
            return self.best(discard)
        lengths = sorted({0, rivals.longest, rivals.longest + 1})
        table = np.zeros((len(lengths), len(self.cards) + 1))
        for row, least in enumerate(lengths):
            for count in range(1, len(self.cards) + 1):
                table[row, count] = rivals.bonus(least, count) + rivals.spoils(least, count) / 8
        lay = self.best_by(discard, lengths, table)
        letters = self.lexicon.deck.letters
        longest = max((sum(letters[card] for card in word) for word in lay.words), default=0)
        return msgspec.structs.replace(lay, bonus=rivals.bonus(longest, len(lay.words)))

    def best_by(self, discard: bool, lengths: Sequence[int], bonus: Table, out: bool = False) -> Lay:
        """The lay whose score and bonus together are most.

        ``bonus[i, k]`` is what k words are worth of which the longest has at least ``lengths[i]`` letters; lengths
        ascend from 0. ``out``: only lays that go out, of which there must be one.
        """
        masks = self.layable
        worth = self.worth[masks].astype(np.float64)
        if discard:
            worth += dearest(self.points)[masks]
        if discard and masks[-1] == len(self.keys) - 1:
            masks, worth = masks[:-1], worth[:-1]
        if out:
            nearly = sums([1] * len(self.cards))[masks] == len(self.cards) - 1
            masks, worth = masks[nearly], worth[nearly]
        counts = self.counts(lengths)[:, masks]
        # A worth below 0 scores 0, and yet less is lost by a little more.
        value = np.maximum(worth, 0) + worth / 1000
        total = np.where(counts < 0, -np.inf, value + np.take_along_axis(bonus, np.maximum(counts, 0), axis=1))
        row, at = divmod(int(total.argmax()), len(masks))
        return self._lay(int(masks[at]), discard, round(float(worth[at])), int(counts[row, at]), lengths[row])

    def counts(self, lengths: Sequence[int]) -> Small:
        """For every subset (columns) the most words it splits into, one of them of at least so many letters (rows).

        −1 where it does not split so.
        """
        most = np.full((len(lengths), len(self.keys)), -1, dtype=np.int16)
        most[[i for i, least in enumerate(lengths) if least <= 0], 0] = 0
        plain = most[0] if lengths[0] <= 0 else self.counts([0])[0]
        letters = sums([self.lexicon.deck.letters[card] for card in self.cards])
        for i, words in self._words_by_top():
            bit = 1 << i
            below = np.flatnonzero(plain[:bit] >= 0)
            row, column = np.nonzero((words[:, None] & below) == 0)
            target, rest = words[row] + below[column] + bit, below[column]
            size = letters[words[row] + bit]
            split = plain[rest] + np.int16(1)
            for number, least in enumerate(lengths):
                had = most[number][rest]
                made = np.where(size >= least, split, np.where(had >= 0, had + np.int16(1), np.int16(-1)))
                np.maximum.at(most[number], target, made)
        return most

    def _lay(self, mask: int, discard: bool, worth: int, count: int = 0, letters: int = 0) -> Lay:
        words = self.split(mask, count, letters)
        rest = [i for i in range(len(self.cards)) if not mask >> i & 1]
        thrown = max(rest, key=lambda i: self.points[i]) if discard and rest else None
        return Lay(
            score=max(worth, 0),
            words=tuple(words),
            left=tuple(self.cards[i] for i in rest if i != thrown),
            discard=None if thrown is None else self.cards[thrown],
            worth=worth,
        )

    def split(self, mask: int, count: int = 0, letters: int = 0) -> list[tuple[int, ...]]:
        """The cards of a layable subset as words: at least ``count`` of them, one of at least so many ``letters``."""
        layable = set(self.layable.tolist())
        number = self.lexicon.deck.letters
        by_top: dict[int, list[int]] = {}
        for word in self.word_masks.tolist():
            if word & ~mask == 0:
                by_top.setdefault(word.bit_length(), []).append(word)

        def ways(rest: int, need: int, long: bool) -> list[int] | None:
            if not rest:
                return [] if need <= 0 and long else None
            # Long words first: fewer to read, and more common ways are found below.
            for word in sorted(by_top.get(rest.bit_length(), ()), key=int.bit_count, reverse=True):
                if word & ~rest == 0 and rest ^ word in layable:
                    is_long = long or sum(number[self.cards[i]] for i in _bits(word)) >= letters
                    further = ways(rest ^ word, need - 1, is_long)
                    if further is not None:
                        return [word, *further]
            return None

        found = ways(mask, count, letters == 0)
        if found is None:
            raise AssertionError(f"subset {mask:b} does not split into {count} words")
        words = [self.lexicon.arrange([self.cards[i] for i in _bits(word)], self.level) for word in found]
        return [word for word in words if word is not None]


def extend(below: Ints, words: Ints, bit: int) -> Ints:
    """The layable subsets with ``bit`` as the highest card: a word (given without it) and an untouched lower subset."""
    touch = words[:, None] & below
    union = (words[:, None] | below)[touch == 0]
    seen = np.zeros(bit, dtype=np.bool_)
    seen[union] = True
    return np.flatnonzero(seen) + bit


def _bits(mask: int) -> Iterator[int]:
    while mask:
        yield (mask & -mask).bit_length() - 1
        mask &= mask - 1


def best_lay(
    cards: Sequence[int], lexicon: Lexicon, discard: bool, rivals: Rivals | None = None, level: int = ANY
) -> Lay:
    """The best lay with every word of the level, shown without offensive words where one as good has none."""

    def found(at: int) -> Lay:
        hand = Hand(cards, lexicon, at)
        return hand.best(discard) if rivals is None else hand.best_against(discard, rivals)

    best = found(level)
    if level < ANY:
        return best
    clean = found(CLEAN)
    return clean if (clean.worth, clean.bonus) == (best.worth, best.bonus) else best
