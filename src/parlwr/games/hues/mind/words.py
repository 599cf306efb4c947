"""Spelling: what counts as the same word, and which words a word may be a form of.

A *key* is a word or phrase without case, accents, spaces, hyphens, apostrophes and invisible characters:
``Cotton-candy`` → ``cottoncandy``, ``ng'ombe`` → ``ngombe``, ``tân`` → ``tan``.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Iterator

__all__ = ["LANGUAGES", "derived", "forms", "key", "split"]

LANGUAGES = ("en", "cy", "sw")

_APOSTROPHES = frozenset("'’‘ʼ`´ʻ")


def _plain(text: str) -> str:
    """NFKC, lower case, without accents, apostrophes and invisible characters; other marks become spaces."""
    if text.isascii() and text.isalpha():
        return text.lower()
    folded = unicodedata.normalize("NFD", unicodedata.normalize("NFKC", text).casefold())
    kept = []
    for letter in folded:
        if letter in _APOSTROPHES or unicodedata.category(letter) in ("Mn", "Cf", "Cc"):
            if letter in "\t\n\r":
                kept.append(" ")
            continue
        kept.append(letter if letter.isalpha() else " ")
    return "".join(kept)


def split(text: str) -> list[str]:
    """The words of a text, plain."""
    return _plain(text).split()


def key(text: str) -> str:
    """A text as a key: its plain words joined."""
    return "".join(split(text))


def forms(word: str, lang: str) -> Iterator[str]:
    """Words that ``word`` may be a form of in this language, likeliest first; the word itself is not among them."""
    match lang:
        case "en":
            yield from _english(word, _PLURALS)
        case "cy":
            yield from _welsh(word)
        case "sw":
            yield from _swahili(word)


def derived(word: str) -> Iterator[str]:
    """English words that this may be derived from: *lemony*, *bricked*, *harbour* (harbor)."""
    yield from _english(word, _DERIVED)
    if word.replace("our", "or") != word:
        yield word.replace("our", "or")
    if word.startswith("gray"):
        yield "grey" + word[4:]


def _english(word: str, endings: tuple[tuple[str, tuple[str, ...]], ...]) -> Iterator[str]:
    for ending, replacements in endings:
        if word.endswith(ending) and len(word) - len(ending) >= 3:
            stem = word[: len(word) - len(ending)]
            for replacement in replacements:
                yield stem + replacement
            if len(stem) > 3 and stem[-1] == stem[-2] and ending in ("y", "ed", "ing"):
                yield stem[:-1]


_PLURALS: tuple[tuple[str, tuple[str, ...]], ...] = (
    ("ies", ("y", "ie")),
    ("ves", ("f", "fe")),
    ("es", ("", "e")),
    ("s", ("",)),
)
_DERIVED: tuple[tuple[str, tuple[str, ...]], ...] = (
    ("ish", ("", "e")),
    ("like", ("",)),
    ("y", ("", "e")),
    ("ness", ("",)),
    ("ful", ("",)),
    ("ing", ("", "e")),
    ("ed", ("", "e")),
    ("en", ("",)),
    ("ly", ("",)),
    ("al", ("",)),
)


def _welsh(word: str) -> Iterator[str]:
    radicals = [word, *_radicals(word)]
    yield from radicals[1:]
    for ending in ("iau", "au", "ion", "od", "oedd", "ydd", "i", "on", "ed", "s", "aidd", "og", "yn", "en"):
        if word.endswith(ending) and len(word) - len(ending) >= 3:
            for radical in radicals:
                yield radical.removesuffix(ending)


def _radicals(word: str) -> Iterator[str]:
    """Unmutated words that this may come from: soft, nasal and aspirate mutation, and h before a vowel."""
    for mutated, plain in _MUTATIONS:
        if word.startswith(mutated):
            yield plain + word[len(mutated) :]
    if word[:1] in "aeiouwylr":
        yield "g" + word
    if word[:1] == "l" and word[:2] != "ll":
        yield "l" + word
    if word[:1] == "r" and word[:2] != "rh":
        yield "rh" + word[1:]
    if word[:1] == "h" and word[1:2] in tuple("aeiouwy"):
        yield word[1:]


_MUTATIONS = (
    ("ngh", "c"),
    ("mh", "p"),
    ("nh", "t"),
    ("ng", "g"),
    ("dd", "d"),
    ("ph", "p"),
    ("th", "t"),
    ("ch", "c"),
    ("f", "b"),
    ("f", "m"),
    ("b", "p"),
    ("d", "t"),
    ("g", "c"),
    ("m", "b"),
    ("n", "d"),
)


def _swahili(word: str) -> Iterator[str]:
    """Singulars by noun class, and the endings of place and smallness."""
    for plural, singulars in _CLASSES:
        if word.startswith(plural) and len(word) - len(plural) >= 2:
            for singular in singulars:
                yield singular + word[len(plural) :]
    if word.endswith("ni") and len(word) > 5:
        yield word[:-2]


_CLASSES = (
    ("ma", ("", "ji", "u")),
    ("me", ("ji", "i")),
    ("mi", ("m",)),
    ("my", ("mw", "mu")),
    ("wa", ("m",)),
    ("vi", ("ki",)),
    ("vy", ("ch", "ky")),
    ("ny", ("", "u", "w")),
    ("ki", ("", "ji")),
    ("ji", ("",)),
    ("n", ("u", "")),
    ("m", ("u",)),
)
