"""Lists of things in a sentence: *a, b and c* in three languages.

Written here because the usual tables do not do it for Welsh: *and* is **a** before a consonant and **ac** before a
vowel, and **a** is followed by the aspirate mutation of c, p, t (*cegin* → *a chegin*). Names (capitalised) are never
mutated.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Sequence

__all__ = ["join"]

ASPIRATE = {"c": "ch", "p": "ph", "t": "th"}
DIGRAPHS = ("ch", "ph", "th")


def join(items: Sequence[str], lang: str) -> str:
    """The items as one phrase in this language; an empty text for no items."""
    if not items:
        return ""
    if len(items) == 1:
        return items[0]
    head, last = ", ".join(items[:-1]), items[-1]
    if lang == "cy":
        return f"{head} {_welsh_and(last)}"
    return f"{head} {'na' if lang == 'sw' else 'and'} {last}"


def _plain(text: str) -> str:
    """Lower case without accents: ŵ is w, â is a."""
    return "".join(c for c in unicodedata.normalize("NFD", text.casefold()) if not unicodedata.combining(c))


def _welsh_and(word: str) -> str:
    first = _plain(word)
    if _begins_with_vowel(first):
        return f"ac {word}"
    if word[:1] in ASPIRATE and not first.startswith(DIGRAPHS):
        return f"a {ASPIRATE[word[0]]}{word[1:]}"
    return f"a {word}"


def _begins_with_vowel(word: str) -> bool:
    """As spoken: un (1, 11–19) and wyth (8, 80–89, 800–899) begin with one, deg (10) and cant (100) do not."""
    if word[:1].isdigit():
        number = word[: next((i for i, c in enumerate(word) if not c.isdigit()), len(word))]
        return number[0] == "8" or number == "1" or (number[0] == "1" and len(number) == 2 and number != "10")
    return word[:1] in tuple("aeiouwy")
