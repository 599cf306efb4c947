"""A cue → the colours it may mean to people.

What is looked up, in this order, until something is known:

1. the whole cue in the lexicon, in the cue's language, as written, then as a form of another word;
2. the whole cue among the colour names that people gave;
3. the cue's words one by one: a modifier (*dark*, *golau*, *hafifu*) changes the colour of the other word, two things
   are pictured together;
4. the same in the other languages; two known words written as one (*woodland*); nothing: people look anywhere.

The lexicon says what people picture; colour names, which know many more words, fill in and soften it.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache

import numpy as np

from .colour import Floats
from .lexicon import Concept, lexicon
from .modifiers import MODIFIERS, SMALL_WORDS, Change
from .names import names
from .words import LANGUAGES, derived, forms, key, split

__all__ = ["Meaning", "altered", "meaning", "only_changes"]

NAMES_BESIDE_LEXICON = 0.2
"""How much of a known concept's meaning is left to colour names."""

SURE = 0.7
"""Trust in colour names above which no other explanation of a word is looked for."""

LONGEST = 200
"""Letters of a cue that are looked at; the rules allow far fewer, the command line takes anything."""


@dataclass(frozen=True, slots=True)
class Meaning:
    """Colours that a word may mean, and how sure that is."""

    lab: Floats
    """Rows of OKLab."""
    weights: Floats
    """One a row; sums to 1."""
    spread: Floats
    """One a row: how far people stray from it, 1 as usual."""
    trust: float
    """The share of people who picture any of this; the others look anywhere."""


NOTHING = Meaning(np.zeros((0, 3)), np.zeros(0), np.zeros(0), 0.0)


def _of_concepts(concepts: Sequence[Concept], word_key: str, lang: str) -> Meaning:
    """A word of several meanings is mostly the one it names first: Swahili *nyanya*, a tomato and a grandmother."""
    column = LANGUAGES.index(lang)
    places = [[key(word) for word in concept.words[column]].index(word_key) for concept in concepts]
    shares = [1.0 / (1 + place) ** 2 for place in places]
    return Meaning(
        np.concatenate([concept.lab for concept in concepts]),
        np.concatenate(
            [concept.weights * share / sum(shares) for concept, share in zip(concepts, shares, strict=True)]
        ),
        np.concatenate([np.full(len(concept.weights), concept.spread) for concept in concepts]),
        1.0,
    )


def _of_names(words: Sequence[str]) -> Meaning | None:
    """What colour names know about a phrase: names that are the phrase, and for one word all names it stands in."""
    known = names()
    found = known.phrase(list(words)) if len(words) > 1 else known.word(words[0])
    if found is None:
        return None
    total = float(found.weights.sum())
    return Meaning(found.lab, found.weights / total, np.full(len(found.weights), 1.0), total / (total + 1.0))


def _join(first: Meaning, second: Meaning, share: float) -> Meaning:
    """People who picture the one or, a ``share`` of them, the other."""
    return Meaning(
        np.concatenate([first.lab, second.lab]),
        np.concatenate([first.weights * (1 - share), second.weights * share]),
        np.concatenate([first.spread, second.spread]),
        first.trust * (1 - share) + second.trust * share,
    )


def _with_names(found: Meaning, words: Sequence[str]) -> Meaning:
    witness = _of_names(words)
    return found if witness is None else _join(found, witness, NAMES_BESIDE_LEXICON * witness.trust)


def _in_lexicon(words: Sequence[str], lang: str) -> Meaning | None:
    """A word or phrase in the lexicon of one language, as written or as a form; with the names' help."""
    book = lexicon()
    joined = "".join(words)
    candidates: Iterator[str] = iter((joined,))
    if concepts := book.find(joined, lang):
        return _with_names(_of_concepts(concepts, joined, lang), _name_words(concepts[0], words, lang))
    candidates = ("".join(words[:-1]) + form for form in forms(words[-1], lang))
    if lang == "cy":
        candidates = (form + "".join(words[1:]) for form in forms(words[0], lang))
    for candidate in candidates:
        if concepts := book.find(candidate, lang):
            return _with_names(_of_concepts(concepts, candidate, lang), _name_words(concepts[0], words, lang))
    return None


def _name_words(concept: Concept, words: Sequence[str], lang: str) -> list[str]:
    """The English words to look for among colour names, which are English."""
    if lang == "en" or not concept.words[0]:
        return list(words)
    return split(concept.words[0][0])


def _by_form(words: Sequence[str]) -> Meaning | None:
    """Colour names for an English plural: *turnips*."""
    for form in forms(words[-1], "en"):
        if found := _of_names([*words[:-1], form]):
            return found
    return None


def _derived(words: Sequence[str]) -> Meaning | None:
    """An English word made from a known one: *lemony*."""
    for form in derived(words[-1]):
        candidate = [*words[:-1], form]
        if lexicon().find("".join(candidate), "en"):
            return _in_lexicon(candidate, "en")
    return None


def _whole(words: Sequence[str], lang: str) -> Meaning | None:
    """A word, or a phrase as one thing: the language's lexicon, the names, then the other languages."""
    if found := _in_lexicon(words, lang):
        return found
    witness = _of_names(words) if lang == "en" else None
    if witness is not None and witness.trust >= SURE:
        return witness
    if lang == "en" and (found := _derived(words)):
        return found
    others = [other for other in LANGUAGES if other != lang]
    for other in others:
        if found := _in_lexicon(words, other):
            return found
    return witness or _of_names(words) or _by_form(words)


def _changed(found: Meaning, change: Change) -> Meaning:
    return Meaning(change.apply(found.lab), found.weights, found.spread * change.spread, found.trust)


def _change(word: str, lang: str) -> Change | None:
    return MODIFIERS[lang].get(word) or (MODIFIERS["en"].get(word) if lang != "en" else None)


def only_changes(cue: str, lang: str) -> bool:
    """Whether a cue is nothing but modifiers: *dark*, *golau*."""
    words = split(cue[:LONGEST])
    return bool(words) and all(_change(word, lang) for word in words)


def altered(found: Meaning, cue: str, lang: str) -> Meaning:
    """A meaning changed by the modifiers of a cue."""
    for word in split(cue[:LONGEST]):
        if change := _change(word, lang):
            found = _changed(found, change)
    return found


def _compound(word: str, lang: str) -> Meaning | None:
    """Two known words written as one; the last one is the thing in English, the first one in Welsh."""
    for cut in range(len(word) - 4, 3, -1):
        first, last = _in_lexicon([word[:cut]], lang), _in_lexicon([word[cut:]], lang)
        if first is not None and last is not None:
            head, other = (first, last) if lang == "cy" else (last, first)
            return _join(head, other, 0.35)
    return None


def _one_word(word: str, lang: str) -> Meaning:
    return _whole([word], lang) or _compound(word, lang) or NOTHING


def _compose(words: Sequence[str], lang: str) -> Meaning:
    """Words that are no phrase we know: things, and what changes them."""
    found: list[Meaning] = []
    changes: list[Change] = []
    for word in words:
        if change := _change(word, lang):
            changes.append(change)
        else:
            found.append(_one_word(word, lang))
    if not found:
        return _one_word(words[0], lang)
    result = _together(found if lang == "en" else found[::-1])
    for change in changes:
        result = _changed(result, change)
    return result


def _together(found: list[Meaning]) -> Meaning:
    """Several things at once: a person looks where they meet. The last one is the head."""
    known = [one for one in found if one.trust > 0]
    if not known:
        return NOTHING
    result = known[-1]
    for other in known[-2::-1]:
        result = _meet(result, other)
    return result


def _meet(head: Meaning, other: Meaning) -> Meaning:
    """Weigh the head's colours by how near the other thing's colours come, and pull them a little towards it."""
    apart = np.linalg.norm(head.lab[:, None, :] - other.lab[None, :, :], axis=2)
    near = np.exp(-0.5 * (apart / 0.12) ** 2) * other.weights
    closeness = near.sum(axis=1)
    weights = head.weights * (0.15 + closeness / max(float(closeness.max()), 1e-9))
    pull = (near @ other.lab) / np.maximum(closeness, 1e-9)[:, None]
    strength = 0.35 * closeness / (closeness + 0.05)
    lab = head.lab + strength[:, None] * (pull - head.lab)
    met = Meaning(lab, weights / weights.sum(), head.spread, head.trust)
    return _join(met, other, 0.2)


@lru_cache(maxsize=2048)
def meaning(cue: str, lang: str) -> Meaning:
    """What a cue of one or more words means to people; ``lang`` is tried first, then the other languages."""
    written = split(cue[:LONGEST])
    if concepts := lexicon().find_written(cue[:LONGEST], lang):
        return _with_names(_of_concepts(concepts, key(cue[:LONGEST]), lang), _name_words(concepts[0], written, lang))
    if len(written) > 1 and (found := _in_lexicon(written, lang)):
        return found
    words = [word for word in written if word not in SMALL_WORDS[lang]] or written
    if not words:
        return NOTHING
    if len(words) == 1:
        return _one_word(words[0], lang)
    if len(words) < len(written) and (found := _in_lexicon(words, lang)):
        return found
    witness = _of_names(words)
    composed = _compose(words[:6], lang)
    if witness is None:
        return composed
    return _join(composed, witness, 0.6) if composed.trust > 0 else witness
