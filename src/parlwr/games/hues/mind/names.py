"""Colour names that other people have given: *Moss Ring*, *Sunflower Island*, *baby poop green*.

A single name is often a joke; what many names that share a word have in common is what the word makes people see.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from importlib import resources

import numpy as np

from .colour import Floats, oklab
from .words import split

__all__ = ["Names", "Witness", "names"]

SURVEYED = 6.0
"""A name that a survey's people agreed on weighs as much as this many invented ones."""

MOST = 240
"""Names looked at for one word; the heaviest ones. More change nothing and take time."""


@dataclass(frozen=True, slots=True)
class Witness:
    """What the names say about a word or phrase."""

    lab: Floats
    weights: Floats
    """One a name, not normalised: the sum tells how much there is to go by."""


@dataclass(frozen=True, slots=True)
class Names:
    """The names, and where each word stands."""

    lab: Floats
    weight: Floats
    length: tuple[int, ...]
    by_word: dict[str, list[int]]
    by_phrase: dict[str, list[int]]

    def word(self, word: str) -> Witness | None:
        """What the names with this word in them say: a name that is the word counts more than one of many words."""
        found = self.by_word.get(word)
        if not found:
            return None
        ids = np.array(found)
        weights = self.weight[ids] / np.array([(1.0, 1.0, 2.2, 4.0)[min(self.length[i], 3)] for i in found])
        if len(ids) > MOST:
            best = np.argsort(-weights, kind="stable")[:MOST]
            ids, weights = ids[best], weights[best]
        return Witness(self.lab[ids], weights)

    def phrase(self, words: list[str]) -> Witness | None:
        """What the names that are exactly this phrase say."""
        found = self.by_phrase.get(" ".join(words))
        if not found:
            return None
        ids = np.array(found)
        return Witness(self.lab[ids], self.weight[ids])


@cache
def names() -> Names:
    """The names of the package, read once."""
    folder = resources.files("parlwr.games.hues").joinpath("data/names")
    phrases: list[list[str]] = []
    colours: list[str] = []
    weights: list[float] = []
    for file, weight in (("surveyed.csv", SURVEYED), ("invented.csv", 1.0)):
        for line in folder.joinpath(file).read_text(encoding="utf-8").splitlines()[1:]:
            name, _, colour = line.rpartition(",")
            phrases.append(split(name))
            colours.append(colour)
            weights.append(weight)
    by_word: dict[str, list[int]] = {}
    by_phrase: dict[str, list[int]] = {}
    for i, words in enumerate(phrases):
        for word in set(words):
            by_word.setdefault(word, []).append(i)
        if len(words) > 1:
            by_phrase.setdefault(" ".join(words), []).append(i)
    return Names(oklab(colours), np.array(weights), tuple(map(len, phrases)), by_word, by_phrase)
