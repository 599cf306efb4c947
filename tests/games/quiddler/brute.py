"""The slow and plain way to the best lay, sharing no code with the solver: it reads words with regular expressions,
keeps them in a dict, and tries every way to split the cards."""

from __future__ import annotations

import gzip
import itertools
import json
import re
from functools import cache, lru_cache
from importlib import resources
from typing import Any


def _points(text: str) -> dict[str, int]:
    return {re.match("[a-z]+", card)[0]: int(re.search("[0-9]+", card)[0]) for card in text.split()}  # type: ignore[index]


POINTS: dict[str, dict[str, int]] = {
    "en": _points(
        "a2 b8 c8 d5 e2 f6 g6 h7 i2 j13 k8 l3 m5 n5 o2 p6 q15 r5 s3 t3 u4 v11 w10 x12 y4 z14 cl10 er7 in7 qu9 th9"
    ),
    "cy": _points(
        "a2 b6 c4 d4 e3 f6 g4 h7 i2 j15 l4 m5 n3 o3 p6 r3 s4 t5 u5 w4 y3 au6 ch7 dd6 ff8 io5 ll7 ng10 rh9 th8 wy6"
    ),
    "sw": _points(
        "a2 b8 d9 e5 f10 g8 h10 i3 j10 k5 l7 m5 n5 o6 p9 r8 s8 t7 u4 v11 w7 y10 z9 ch10 dh15 ki8 ku9 ni8 sh9 wa9"
    ),
}
WELSH = ("ch", "dd", "ff", "ll", "rh", "th", "ng")


def letters(deck: str, card: str) -> int:
    return 1 if deck == "cy" and card in WELSH else len(card)


def spellings(deck: str, word: str) -> list[tuple[str, ...]]:
    """Every way to cut the word into cards of the deck."""
    found: list[tuple[str, ...]] = []

    def cut(done: tuple[str, ...], rest: str) -> None:
        if not rest:
            found.append(done)
        for size in (1, 2):
            card = rest[:size]
            if len(card) == size and card in POINTS[deck]:
                # Welsh: the word read from the left, a pair that is a letter may not be cut
                if deck == "cy" and size == 1 and re.match("ch|dd|ff|ll|rh|th", rest):
                    continue
                cut((*done, card), rest[size:])

    cut((), word)
    return [way for way in found if len(way) >= 2]


@lru_cache(maxsize=3)
def words_of(deck: str, parts: tuple[str, ...]) -> dict[tuple[str, ...], list[str]]:
    """Sorted cards → the words they make."""
    data = resources.files("parlwr.games.quiddler") / "data"
    known: dict[tuple[str, ...], list[str]] = {}
    for part in parts:
        for word in gzip.decompress((data / f"{part}.txt.gz").read_bytes()).decode().split():
            if len(word) <= 14:
                for way in spellings(deck, word):
                    known.setdefault(tuple(sorted(way)), []).append(word)
    return known


class Brute:
    """A hand, every subset of it that is a word, and the best that can be done with them."""

    def __init__(self, deck: str, hand: list[str], words: dict[tuple[str, ...], list[str]]) -> None:
        self.deck, self.hand, self.points = deck, hand, POINTS[deck]
        self.words = [
            frozenset(places)
            for size in range(2, len(hand) + 1)
            for places in itertools.combinations(range(len(hand)), size)
            if tuple(sorted(hand[i] for i in places)) in words
        ]

    def best(self, discard: bool) -> int:
        """The best worth; every subset of the cards is tried as what is left to be laid."""
        by_first: dict[int, list[frozenset[int]]] = {}
        for word in self.words:
            by_first.setdefault(min(word), []).append(word)

        @cache
        def of(rest: frozenset[int], throw: bool) -> int | None:
            if not rest:
                return None if throw else 0
            first = min(rest)
            worth = self.points[self.hand[first]]
            options = [_plus(of(rest - {first}, throw), -worth)]
            if throw:
                options.append(_plus(of(rest - {first}, False), 0))
            for word in by_first.get(first, ()):
                if word <= rest:
                    gain = sum(self.points[self.hand[i]] for i in word)
                    options.append(_plus(of(rest - word, throw), gain))
            return max((option for option in options if option is not None), default=None)

        found = of(frozenset(range(len(self.hand))), discard)
        assert found is not None
        return found

    def lays(self) -> Any:
        """Every set of words that do not touch, as lists."""

        def extend(start: int, used: frozenset[int], laid: list[frozenset[int]]) -> Any:
            yield laid
            for number in range(start, len(self.words)):
                if not self.words[number] & used:
                    yield from extend(number + 1, used | self.words[number], [*laid, self.words[number]])

        yield from extend(0, frozenset(), [])

    def best_with_bonus(self, discard: bool, longest: int, most: int) -> int:
        """The best floored score with the bonuses won, over every way to lay."""
        values = []
        for laid in self.lays():
            used = frozenset().union(*laid) if laid else frozenset()
            rest = sorted(self.points[card] for i, card in enumerate(self.hand) if i not in used)
            if discard:
                if not rest:
                    continue
                rest.pop()
            score = max(0, sum(self.points[self.hand[i]] for i in used) - sum(rest))
            length = max((sum(letters(self.deck, self.hand[i]) for i in word) for word in laid), default=0)
            values.append(score + 10 * (length > longest) + 10 * (len(laid) > most))
        return max(values)


def _plus(value: int | None, more: int) -> int | None:
    return None if value is None else value + more


@cache
def decks() -> dict[str, list[str]]:
    """All 118 cards of each deck, from the table's own answer."""
    from parlwr.games.quiddler import GAME
    from parlwr.kernel import FastDice

    found = {}
    for name in POINTS:
        state = GAME.start(GAME.read({"deck": name}, 2), 2, FastDice(1))
        cards = GAME.consult(state, None, {"deck": True})["cards"]
        assert {card["card"]: card["points"] for card in cards} == POINTS[name], json.dumps(cards)
        found[name] = [card["card"] for card in cards for _ in range(card["count"])]
    return found
