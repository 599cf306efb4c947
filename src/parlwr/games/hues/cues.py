"""What a cue may be: hues.cue.one, hues.cue.basic, hues.cue.position, hues.cue.repeat, hues.cue.two, hues.cue.relative.

A cue is looked at twice. Its *shape* is that of one word, or at most two: Latin letters with hyphens or apostrophes
inside. Its *sense* is compared with lists of words after NFKC, without case, accents, punctuation and invisible
characters, so that ``Blü-e``, ``ｂｌｕｅ`` and ``bl<zero width joiner>ue`` are all the word blue.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable, Iterator
from functools import lru_cache

from parlwr.kernel import Refused

from .cue_words import BASIC, BASIC_HERE, HONEST_SPELLINGS, POSITION, RELATIVE, WAYS, WHOLE_POSITION

LONGEST = 60
"""Letters in a cue, at most: room for the 58 of Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch."""

_ROWS = frozenset("abcdefghijklmnop")
_SHAPE = re.compile(r"(?:am*)+(?:(?:-'?|'-?)(?:am*)+)*")
_FORM = re.compile(r"LATIN (?:SMALL LETTER|CAPITAL LETTER|LETTER SMALL CAPITAL) (?:DOTLESS )?([A-Z])(?: WITH .*)?")
_HYPHENS = "-‐‑‒–—−"
_APOSTROPHES = "'’‘ʼʻ´`′·"
_JOINTS = _HYPHENS + _APOSTROPHES  # every hyphen, dash and apostrophe that a keyboard may give
_AS_TYPED = str.maketrans({"´": "’", "‛": "’"})  # NFKC would make a blank and an accent of these
_INVISIBLE = {"Cf", "Cc", "Cs", "Co", "Cn"}
_BLANKS = "\u115f\u1160\u3164\uffa0\u034f\u17b4\u17b5\u2800"  # letters and signs that show nothing


def _is_invisible(char: str) -> bool:
    return unicodedata.category(char) in _INVISIBLE or char in _BLANKS or "\ufe00" <= char <= "\ufe0f"


def visible(text: str) -> str:
    """The text after NFKC without invisible characters, white space of any kind made single blanks."""
    shown = "".join(
        " " if c.isspace() else c
        for c in unicodedata.normalize("NFKC", text.translate(_AS_TYPED))
        if c.isspace() or not _is_invisible(c)
    )
    return " ".join(shown.split())


@lru_cache(maxsize=4096)
def _looks_like(char: str) -> str:
    """The letter a Latin character is a form of: ł and ʟ are l, ı is i, ø is o."""
    found = _FORM.fullmatch(unicodedata.name(char, ""))
    return found.group(1).lower() if found else char


def plain(text: str) -> str:
    """Letters and digits only: NFKC, no case, no accents, no punctuation, nothing invisible, blanks kept."""
    apart = unicodedata.normalize("NFKD", visible(text).casefold())
    return "".join(c if c.isascii() else _looks_like(c) for c in apart if c == " " or c.isalnum())


def parts(word: str) -> list[str]:
    """In plain letters: the word as a whole, its parts between hyphens and apostrophes, and parts run together."""
    for joint in _JOINTS:
        word = word.replace(joint, "-")
    pieces = [piece for piece in (plain(one) for one in word.split("-")) if piece]
    count = len(pieces)
    return ["".join(pieces[i:j]) for i in range(count) for j in range(count, i, -1)]


def _is_letters(word: str) -> bool:
    """Latin letters, with hyphens or apostrophes inside: one at a time, or the two side by side (will-o'-the-wisp)."""
    letters = "".join(_kind(char) for char in word)
    return _SHAPE.fullmatch(letters) is not None


def _kind(char: str) -> str:
    if char in _HYPHENS:
        return "-"
    if char in _APOSTROPHES:
        return "'"
    if unicodedata.category(char) in ("Mn", "Mc"):
        return "m"
    return "a" if char.isalpha() and unicodedata.name(char, "").startswith("LATIN ") else "?"


def _has_number(text: str) -> bool:
    return any(unicodedata.numeric(char, None) is not None for char in text + unicodedata.normalize("NFKC", text))


# -- cues used before --------------------------------------------------------------------------------------------------


_IRREGULAR = dict(
    word.split(":")
    for word in (
        "oxen:ox children:child men:man women:woman geese:goose mice:mouse feet:foot teeth:tooth "
        "lice:louse dice:die people:person cacti:cactus fungi:fungus"
    ).split()
)
_WELSH_PLURALS = ("iaid", "iau", "ion", "nau", "awon", "oedd", "edd", "ydd", "au", "od", "ed", "on")


def _singulars(word: str, lang: str) -> Iterator[str]:
    """The word itself, and what is left of it without a plural ending; Welsh endings only where the cue is Welsh."""
    yield word
    if word in _IRREGULAR:
        yield _IRREGULAR[word]
    if len(word) > 3 and word.endswith("s") and not word.endswith("ss"):
        yield word[:-1]
        if word.endswith("ies"):
            yield word[:-3] + "y"
        if word.endswith("ves"):
            yield word[:-3] + "f"
            yield word[:-3] + "fe"
        if word.endswith("zzes"):
            yield word[:-3]
        if word.endswith(("ses", "xes", "zes", "ches", "shes", "oes")):
            yield word[:-2]
    if lang == "cy":
        for ending in _WELSH_PLURALS:
            if word.endswith(ending) and len(word) - len(ending) >= 3:
                yield word[: -len(ending)]
        if word.endswith("nnau"):
            yield word[:-4] + "n"
        if word.endswith("awon"):
            yield word[:-4] + "o"


@lru_cache(maxsize=4096)
def _keys(text: str, lang: str) -> frozenset[str]:
    """What a cue is known by: its letters run together, with each word as it is or without its plural ending."""
    keys = {""}
    for word in plain(text).split():
        keys = {key + form for key in keys for form in _singulars(word, lang)}
    return frozenset(keys | set(_singulars(plain(text).replace(" ", ""), lang)))


def is_repeat(text: str, used: Iterable[str], lang: str = "en") -> str | None:
    """The earlier cue that this one repeats (case, accents and plural endings do not make it new), or None."""
    keys = _keys(text, lang)
    return next((earlier for earlier in used if keys & _keys(earlier, lang)), None)


# -- the check ---------------------------------------------------------------------------------------------------------


def check(text: str, lang: str, *, second: bool, used: Iterable[str]) -> str:
    """The cue as it is to be shown, or Refused by the first rule it breaks.

    ``second``: the second cue of a round, of one or two words. ``used``: all cues of the game so far.
    """
    shown = visible(text[: LONGEST * 4])
    words = shown.split()
    rule = "hues.cue.two" if second else "hues.cue.one"
    if not words or len(shown) > LONGEST or len(text) > LONGEST * 2:
        raise Refused(rule, cue=shown[:LONGEST])
    if _has_number(text):
        raise Refused("hues.cue.position", cue=shown, word=shown)
    if len(words) > (2 if second else 1):
        raise Refused(rule, cue=shown)
    _check_words(shown, words, lang)
    if not all(_is_letters(word) for word in words) or any(_is_invisible(c) and not c.isspace() for c in text):
        raise Refused("hues.cue.one", cue=shown)
    if second and (word := _found(words, RELATIVE[lang]) or _found([plain(shown).replace(" ", "")], RELATIVE[lang])):
        raise Refused("hues.cue.relative", cue=shown, word=word)
    if earlier := is_repeat(shown, used, lang):
        raise Refused("hues.cue.repeat", cue=shown, earlier=earlier)
    return shown


def _found(words: list[str], listed: frozenset[str]) -> str | None:
    """The first word, or part of a word, that is on the list."""
    return next((word for word in words if any(part in listed for part in parts(word))), None)


def _check_words(shown: str, words: list[str], lang: str) -> None:
    run_together = plain(shown).replace(" ", "")
    honest = [word for word in words if unicodedata.normalize("NFC", word.casefold()) not in HONEST_SPELLINGS]
    if word := _found(honest, BASIC) or _found(honest, BASIC_HERE[lang]):
        raise Refused("hues.cue.basic", cue=shown, word=word)
    if run_together in BASIC and honest == words:
        raise Refused("hues.cue.basic", cue=shown, word=shown)
    if all(plain(word) in _ROWS for word in words):
        raise Refused("hues.cue.position", cue=shown, word=shown)
    if word := _found(words, POSITION[lang]):
        raise Refused("hues.cue.position", cue=shown, word=word)
    if run_together in WHOLE_POSITION[lang] or run_together in POSITION[lang]:
        raise Refused("hues.cue.position", cue=shown, word=shown)
    steps = [plain(word) for word in words if plain(word) not in WAYS[lang]]
    if steps and all(step in WHOLE_POSITION[lang] for step in steps):
        raise Refused("hues.cue.position", cue=shown, word=shown)
