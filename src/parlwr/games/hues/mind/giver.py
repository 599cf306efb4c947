"""A word for a cell: what to say so that people look there.

The giver knows the words of the lexicon that may be said, and in English also words on whose colour two lists of
colour names agree (``data/giver/en.csv``). It asks its own :class:`.Listener` what a table would make of each word,
never the guesser. Nothing here depends on who guesses in the end.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping
from dataclasses import dataclass
from functools import cache
from importlib import resources

import numpy as np
from numpy.typing import NDArray

from parlwr.kernel.errors import Refused

from ..cues import check, is_repeat
from .colour import Floats, palette_lab
from .lexicon import lexicon
from .listener import Listener, Payoff
from .modifiers import MODIFIERS
from .words import LANGUAGES, key

__all__ = ["Giver", "Offer", "Word", "vocabulary"]

UNRANKED = 20_001
"""The rank of a word that is not among the 20,000 commonest (and of every one whose rank is unknown)."""


SAID_BEFORE = ("pale", "dark", "deep", "bright", "dusty")
"""Modifiers that a giver puts before a word in a second cue (none of them compares: hues.cue.relative)."""

PAIRED = 40
"""Words that are tried with a modifier."""

TWO_WORDS = 0.08
"""Points that two words must promise more than one."""


@dataclass(frozen=True, slots=True)
class Word:
    """A word that may be said, and what people picture."""

    text: str
    lab: Floats
    shares: Floats
    spread: float
    rank: int
    """How common its English is: 1 the commonest."""


@dataclass(frozen=True, slots=True)
class Offer:
    """A cue for a cell and what the giver expects of it."""

    text: str
    points: float
    """The mean points of one guess."""
    inside: float
    """The chance that a guess lies in the frame."""


def _rows(name: str) -> list[list[str]]:
    path = resources.files("parlwr.games.hues").joinpath(f"data/giver/{name}.csv")
    return [line.split(",") for line in path.read_text(encoding="utf-8").splitlines()[1:]]


@cache
def _ranks() -> dict[str, int]:
    return {word: int(rank) for word, rank in _rows("ranks")}


def _rank(english: Iterable[str]) -> int:
    """The rank of the commonest of these words; a Welsh or Swahili word is taken to be as common as its English."""
    ranks = _ranks()
    return min((ranks[word] for word in english if word in ranks), default=UNRANKED)


def _agreed() -> Iterable[Word]:
    """English words that people agree on without our help."""
    for word, light, a, b, spread, _, rank in _rows("en"):
        lab = np.array([[float(light), float(a), float(b)]])
        yield Word(word, lab, np.ones(1), 0.7 + 6.0 * float(spread), int(rank))


@cache
def _unsaid() -> dict[str, frozenset[str]]:
    """Language → words that are understood and never said: unkind in some mouth, or of two meanings."""
    path = resources.files("parlwr.games.hues").joinpath("data/giver/unsaid.txt")
    words: dict[str, set[str]] = {lang: set() for lang in LANGUAGES}
    for line in path.read_text(encoding="utf-8").splitlines():
        if line and not line.startswith("#"):
            lang, *listed = line.split()
            words[lang].update(map(key, listed))
    return {lang: frozenset(listed) for lang, listed in words.items()}


def _may_be_said(text: str, lang: str) -> bool:
    word = key(text)
    if not 3 <= len(text) <= 20 or "-" in text or " " in text or word in _twice_meant(lang) or word in _unsaid()[lang]:
        return False
    try:
        check(text, lang, second=True, used=())
    except Refused:
        return False
    return True


@cache
def _twice_meant(lang: str) -> frozenset[str]:
    """Words that mean two different things: no good as a cue."""
    return frozenset(word for word, meant in lexicon().index[lang].items() if len(meant) > 1)


@cache
def vocabulary(lang: str) -> tuple[Word, ...]:
    """All words a giver may say in a language."""
    column = LANGUAGES.index(lang)
    found: dict[str, Word] = {}
    for concept in lexicon().concepts:
        for place, text in enumerate(concept.words[column] if concept.cue else ()):
            if text[0].isupper() or key(text) in found or not _may_be_said(text, lang):
                continue
            # The first word of a concept is the one whose picture it is; later ones are a little less so.
            spread = concept.spread * (1.0 + 0.1 * min(place, 3))
            rank = _rank([text] if lang == "en" else concept.words[0])
            found[key(text)] = Word(text, concept.lab, concept.weights, spread, rank)
    if lang == "en":
        for word in _agreed():
            if key(word.text) not in found and _may_be_said(word.text, lang):
                found[key(word.text)] = word
    return tuple(found.values())


def _rarity(rank: int) -> float:
    """Points that a rarer word must promise more than an everyday one to be said: some listeners will not know it."""
    return 0.0 if rank <= 5_000 else 0.02 if rank < UNRANKED else 0.05


class Giver:
    """A giver before one board, in one language.

    ``palette``: cell → ``#rrggbb``. ``rank``: says only words at least as common as this. Raises BadInput for a
    palette that is no board.
    """

    def __init__(self, palette: Mapping[str, str], lang: str = "en", rank: int = UNRANKED) -> None:
        self.lang = lang
        self.listener = Listener(palette_lab(palette))
        self.words = tuple(word for word in vocabulary(lang) if word.rank <= rank)
        self._rare = np.array([_rarity(word.rank) for word in self.words])
        self._row = {word.text: row for row, word in enumerate(self.words)}
        self._heard = self.listener.hear([(word.lab, word.shares, word.spread) for word in self.words])

    def first(self, target: int, used: Collection[str] = (), guessers: int = 1) -> list[Offer]:
        """Words for this cell, best first, none of them used before."""
        return self._offers(self.listener.payoff(self._heard, target, guessers), used)

    def second(
        self, target: int, cue: str, occupied: Collection[int], used: Collection[str] = (), guessers: int = 1
    ) -> list[Offer]:
        """Second cues for this cell after the first, given where the pieces lie (numbers of cells); best first."""
        earlier = self._heard[self._row[cue]] if cue in self._row else np.full(self._heard.shape[1], 1 / 480)
        recalled = self.listener.recall(earlier)
        payoff = self.listener.payoff(self._heard, target, guessers, occupied, recalled)
        offers = self._offers(payoff, [*used, cue])
        pairs = self._pairs(payoff.rows[np.argsort(-payoff.points, kind="stable")])
        if pairs and offers:
            heard = self.listener.hear([(word.lab, word.shares, word.spread) for word in pairs])
            payoff = self.listener.payoff(heard, target, guessers, occupied, recalled)
            for row, points, inside in zip(payoff.rows, payoff.points, payoff.inside, strict=True):
                # A word must be worth saying; one alone is better.
                if points > offers[0].points + TWO_WORDS and not is_repeat(pairs[row].text, [*used, cue], self.lang):
                    offers.append(Offer(pairs[row].text, float(points), float(inside)))
            offers.sort(key=lambda offer: -offer.points + TWO_WORDS * (" " in offer.text))
        return offers

    def _pairs(self, rows: NDArray[np.intp]) -> list[Word]:
        """Two words, such as *pale moss*: of the first of these words that have one clear colour, with each modifier.

        Only English: a Welsh or Swahili adjective agrees with its noun, whose gender or class we do not know.
        """
        if self.lang != "en":
            return []
        clear = [word for word in (self.words[row] for row in rows) if word.spread <= 1.0 and word.shares.max() >= 0.6]
        changes = [(text, MODIFIERS["en"][text]) for text in SAID_BEFORE]
        return [
            Word(f"{text} {word.text}", change.apply(word.lab), word.shares, word.spread * change.spread, word.rank)
            for word in clear[:PAIRED]
            for text, change in changes
        ]

    def _offers(self, payoff: Payoff, used: Collection[str], most: int = 24) -> list[Offer]:
        offers: list[Offer] = []
        for i in np.argsort(self._rare[payoff.rows] - payoff.points, kind="stable"):
            text = self.words[payoff.rows[i]].text
            if not is_repeat(text, used, self.lang):
                offers.append(Offer(text, float(payoff.points[i]), float(payoff.inside[i])))
                if len(offers) == most:
                    break
        return offers
