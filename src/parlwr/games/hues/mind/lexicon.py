"""The project's own words: what people see when they hear *fox*, *gwawr* or *furaha*.

The files in ``data/lexicon`` are written by hand. A line is one concept::

    fox foxes | cadno llwynog | mbweha | rust 3 orange 3 burnt 2

English, Welsh and Swahili words for it (``_`` joins a phrase), then the colours people picture with their weights
(default 1): a paint of ``anchors.txt`` or a ``#rrggbb``. ``[section] nocue spread 1.2`` starts a section; ``nocue``
marks words the giver never says, ``spread`` those whose colour people agree on less.
"""

from __future__ import annotations

import unicodedata
from dataclasses import dataclass
from functools import cache
from importlib import resources

import numpy as np

from parlwr.kernel.errors import BadInput

from .colour import Floats, oklab
from .words import LANGUAGES, key

__all__ = ["Concept", "Lexicon", "lexicon", "read_concepts"]


@dataclass(frozen=True, slots=True)
class Concept:
    """A thing people picture in colour."""

    words: tuple[tuple[str, ...], tuple[str, ...], tuple[str, ...]]
    """Its words in English, Welsh and Swahili, as they are written."""
    lab: Floats
    """The colours, rows of OKLab."""
    weights: Floats
    """How many people in one picture each; sums to 1."""
    spread: float
    """How far people stray from it, 1 as usual."""
    cue: bool
    """Whether a cue giver may say it."""


@dataclass(frozen=True, slots=True)
class Lexicon:
    """All concepts, and for each language which word means what."""

    concepts: tuple[Concept, ...]
    index: dict[str, dict[str, tuple[int, ...]]]
    """Language → key of a word → concepts, in the order of the files (a word may have two meanings)."""

    def find(self, word_key: str, lang: str) -> tuple[Concept, ...]:
        """The concepts that this key names in a language; empty when it is unknown."""
        return tuple(self.concepts[i] for i in self.index[lang].get(word_key, ()))

    def find_written(self, text: str, lang: str) -> tuple[Concept, ...]:
        """The concepts that have exactly this word, accents and all: Welsh *gem* is a jewel, *gêm* a game."""
        wanted = written(text)
        column = LANGUAGES.index(lang)
        return tuple(one for one in self.find(key(text), lang) if wanted in map(written, one.words[column]))


def written(text: str) -> str:
    """A word in lower case with its accents."""
    return unicodedata.normalize("NFC", text.strip().casefold())


def _paints(text: str) -> dict[str, str]:
    paints = {}
    for line in text.splitlines():
        name, _, colour = line.partition(" ")
        if name and not name.startswith("#"):
            paints[name] = colour.strip()
    return paints


def read_concepts(text: str, paints: dict[str, str]) -> list[Concept]:
    """The concepts of one file. Raises ValueError that names the line, for whoever edits the lexicon."""
    concepts = []
    spread, cue = 1.0, True
    for number, raw in enumerate(text.splitlines(), 1):
        line = raw.strip()
        if not line or line.startswith("# "):
            continue
        if line.startswith("["):
            head = line.partition("]")[2].split()
            cue = "nocue" not in head
            spread = float(head[head.index("spread") + 1]) if "spread" in head else 1.0
            continue
        try:
            *words, colours = line.split("|")
            concepts.append(_concept(words, colours.split(), paints, spread, cue))
        except (ValueError, KeyError, IndexError, BadInput) as error:
            raise ValueError(f"lexicon, line {number}: {line!r}: {error}") from error
    return concepts


def _concept(words: list[str], colours: list[str], paints: dict[str, str], spread: float, cue: bool) -> Concept:
    english, welsh, swahili = (tuple(w.replace("_", " ") for w in part.split()) for part in words)
    hexes: list[str] = []
    weights: list[float] = []
    for item in colours:
        if item.replace(".", "").isdigit():
            weights[-1] = float(item)
        else:
            hexes.append(item if item.startswith("#") else paints[item])
            weights.append(1.0)
    if not hexes:
        raise ValueError("no colour")
    shares = np.array(weights)
    return Concept((english, welsh, swahili), oklab(hexes), shares / shares.sum(), spread, cue)


@cache
def lexicon() -> Lexicon:
    """The lexicon of the package, read once."""
    folder = resources.files("parlwr.games.hues").joinpath("data/lexicon")
    paints = _paints(folder.joinpath("anchors.txt").read_text(encoding="utf-8"))
    files = sorted(entry.name for entry in folder.iterdir() if entry.name.endswith(".txt"))
    concepts: list[Concept] = []
    for name in files:
        if name != "anchors.txt":
            concepts += read_concepts(folder.joinpath(name).read_text(encoding="utf-8"), paints)
    index: dict[str, dict[str, tuple[int, ...]]] = {lang: {} for lang in LANGUAGES}
    for i, concept in enumerate(concepts):
        for lang, words in zip(LANGUAGES, concept.words, strict=True):
            for word in words:
                entries = index[lang]
                word_key = key(word)
                if i not in entries.get(word_key, ()):
                    entries[word_key] = (*entries.get(word_key, ()), i)
    return Lexicon(tuple(concepts), index)
