"""Which words no bot plays: the English words that npm ``cuss`` is surest of, and what is plainly made of them.

A word is offensive if it is

* a whole key of ``cuss`` with rating 2 that is a single word (never a part of a phrase: *porch monkey* bans no monkey);
* a regular form of such a key, the key being a word of the lists itself: *chinky*, *chinkies*; *whore*, *whoring*.
  A verb's forms count where the lists know both the past and the participle (which keeps *pudding* from *pud*), and no
  form counts that another, unrelated word explains (*spites* is from *spite*);
* a word of the lists that begins with a root of ``BEGINS`` or has one of ``INSIDE`` anywhere, unless in ``SPARED``;
* one of the few that none of this finds (``ALSO``).
"""

from __future__ import annotations

import re
from collections.abc import Iterator

__all__ = ["forms", "keys", "offensive"]

BEGINS = tuple(
    "arsed arsehole asshole bollock bollox bugger chinki cocksuck coonass faggot fagot golliwog gypp gypsy jizz kaffir "
    "kafir lesbo lezz masturbat negro nigga nigger piccanin pickanin piss poof slut sodomi sodomy wank whoring "
    "whorish".split()
)
INSIDE = tuple("bitch cunt fuck shit whore".split())
ALSO = frozenset("arses arsing cums perve perved perves perving squawman squawmen woggish".split())
SPARED = frozenset(
    # trees, a mushroom, a drink, a bassoon and who plays it, plants, a mineral, places, a fish, a light, a missed blow
    "shittah shittahs shittim shittims shittimwood shittimwoods shitake shitakes negroni negronis fagotti fagotto "
    "fagottist fagottists pissabed pissasphalt pissoir pissoirs gypsywort gypsyworts wankle crappies spunkies "
    "mishit mishits mishitting".split()
)

_KEY = re.compile(r"^\s*(?:'([^']*)'|([a-z]+)): 2,?$", re.MULTILINE)
_WORD = re.compile(r"[a-z]{2,15}\Z")


def keys(source: str) -> set[str]:
    """The single words of rating 2 in the source of ``cuss``."""
    return {word for quoted, bare in _KEY.findall(source) if _WORD.match(word := quoted or bare)}


def _stems(word: str) -> Iterator[str]:
    """What the endings -ed, -ing and -er are put to: *whor*, *crapp*, *retard*, *bullshitt*."""
    closed = re.search(r"[^aeiou][aeiou][bcdfgklmnprstvz]\Z", word)
    one_syllable = len(re.findall(r"[aeiouy]+", word)) == 1
    if word.endswith("e"):
        yield word[:-1]
    elif re.search(r"[^aeiou]y\Z", word):
        yield word[:-1] + "i"
    if closed:
        yield word + ("k" if word.endswith("c") else word[-1])
    if not word.endswith("e") and not (closed and one_syllable):
        yield word


def _plurals(word: str) -> Iterator[str]:
    if re.search(r"(s|x|z|ch|sh)\Z", word):
        yield word + "es"
        if word.endswith("z"):
            yield word + "zes"
    elif re.search(r"[^aeiou]y\Z", word):
        yield word[:-1] + "ies"
    else:
        yield word + "s"
        if word.endswith("o"):
            yield word + "es"
    if word.endswith("man"):
        yield word[:-2] + "en"


def forms(word: str, known: set[str] | frozenset[str]) -> set[str]:
    """The regular inflections of a word that are among the known words."""
    found = set(_plurals(word))
    for stem in _stems(word):
        participle = (word if stem.endswith("i") else stem) + "ing"
        if stem + "ed" in known and participle in known:
            found |= {stem + "ed", participle, participle + "s", stem + "er", stem + "ers"}
        if stem + "er" in known and stem + "est" in known and not word.endswith("ie"):
            found |= {stem + "er", stem + "est"}
    return found & known


def offensive(source: str, known: set[str]) -> set[str]:
    """The offensive words: all keys, and those of the known words that are made of them."""
    rude = keys(source)
    rude |= {word for word in known if word.startswith(BEGINS) or any(root in word for root in INSIDE)} - SPARED
    stems = rude & known
    made = {form: stem for stem in stems for form in forms(stem, known)}
    bases: dict[str, set[str]] = {}
    for word in known - rude:
        for form in forms(word, known):
            bases.setdefault(form, set()).add(word)

    def unrelated(form: str, stem: str) -> bool:
        """Whether a clean word explains the form that is not the stem's base (*rig* is *rigger*'s) or spelling."""
        own = bases.get(stem, set()) | {re.sub(r"y\Z", "ie", stem), re.sub(r"ie\Z", "y", stem)}
        return any(base not in own and base not in made for base in bases.get(form, ()))

    forms_of_them = {form for form, stem in made.items() if form not in SPARED and not unrelated(form, stem)}
    return rude | (ALSO & known) | forms_of_them
