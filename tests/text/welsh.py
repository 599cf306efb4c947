"""What a Welsh number does to the noun after it, by rule: for the tests of counted messages.

After a number Welsh has the noun in the singular. *dau/dwy* softens its first letter, *tri* (before masculine nouns)
and *chwe* make it an aspirate, *un* softens feminine nouns; *tair* and all other numbers leave it as it is.
"""

from __future__ import annotations

import re

__all__ = ["NOUNS", "after", "base", "forms"]

NOUNS: dict[str, str] = {
    **dict.fromkeys(
        "pwynt cerdyn tocyn munud posibilrwydd chwaraewr gair bonws pentwr darn dyfaliad math fersiwn "
        "sillafiad lleoliad pecyn lliw diwrnod bwrdd cwestiwn tro peth cam person cyhuddiad nod symudiad".split(),
        "m",
    ),
    **dict.fromkeys("eiliad llythyren sedd set awr wythnos gêm rownd colofn rhes llaw iaith".split(), "f"),
}
"""Nouns that are counted, with their gender. A counted message with a noun that is not here fails: add it."""

SOFT = {"p": "b", "t": "d", "c": "g", "b": "f", "d": "dd", "g": "", "m": "f", "ll": "l", "rh": "r"}
ASPIRATE = {"p": "ph", "t": "th", "c": "ch"}
RESIST = ("gêm",)
"""Borrowed words that keep their first letter after every number: dwy gêm."""
FIXED = ("ch", "th", "ph", "dd", "ff", "ng")
"""Digraphs that no mutation of these changes, though their first letter alone would be changed."""


def _mutated(noun: str, changes: dict[str, str]) -> str:
    if noun in RESIST:
        return noun
    head = noun[:2] if noun[:2] in (*FIXED, "ll", "rh") else noun[:1]
    return changes.get(head, head) + noun[len(head) :]


def after(number: int, noun: str) -> str:
    """The form of ``noun`` after this number."""
    feminine = NOUNS[noun] == "f"
    if number == 1:
        # ll and rh withstand un
        return _mutated(noun, SOFT) if feminine and not noun.startswith(("ll", "rh")) else noun
    if number == 2:
        return _mutated(noun, SOFT)
    if number == 6 or (number == 3 and not feminine):
        return _mutated(noun, ASPIRATE)
    return noun


def forms(noun: str) -> set[str]:
    """All forms that a number can give a noun."""
    return {noun, _mutated(noun, SOFT), _mutated(noun, ASPIRATE)}


def base(word: str) -> str | None:
    """The noun of which ``word`` is a form, or None."""
    return next((noun for noun in NOUNS if word.lower() in forms(noun)), None)


SPELT = {
    **dict.fromkeys(["dau", "ddau", "dwy", "ddwy"], 2),
    **dict.fromkeys(["tri", "thri", "dri", "tair", "thair", "dair"], 3),
    **dict.fromkeys(["pedwar", "bedwar", "phedwar", "pedair", "bedair", "phedair"], 4),
    **dict.fromkeys(["pum", "bum", "phum"], 5),
    "chwe": 6,
}
"""The numbers in words, with the mutations of their own."""


def counted(text: str) -> list[tuple[int, str]]:
    """Every number, in figures or in words, with the word that stands right after it."""
    found = []
    for number, word in re.findall(r"(?<![\w.,#-])(\d+|[a-z]+) (?=([a-zâêîôûŵŷ]+))", text.lower()):
        if number.isdigit():
            found.append((int(number), word))
        elif number in SPELT:
            found.append((SPELT[number], word))
    return found
