"""Word lists, made ready for the solver.

A :class:`Lexicon` knows every multiset of cards that makes a word: for each way to spell each word, the sum of the
cards' 64-bit keys (:class:`~.decks.Deck`). Spelling a quarter of a million words takes a tenth of a second, done
column by column with numpy; the result is two sorted arrays and a bitmap that answers most look-ups with one read.

The lists of the package are read once. A host's own list is added with :func:`add`, under a name to which a
fingerprint of its words is joined, so that a record names the very list it was played with.
"""

from __future__ import annotations

import bisect
import gzip
import hashlib
import re
import unicodedata
from collections.abc import Iterable, Sequence
from functools import lru_cache
from importlib import resources

import numpy as np
import numpy.typing as npt

from parlwr.kernel import BadInput

from .decks import Deck, deck
from .messages import Options

__all__ = [
    "ANY",
    "CLEAN",
    "MOST_BYTES",
    "STANDARD",
    "Lexicon",
    "add",
    "add_setup",
    "find_list",
    "from_file",
    "lexicon",
    "names",
    "of_options",
    "parse",
]

# Lists of the package, by what a table may ask for; a file's place is its level for the bots.
STANDARD: dict[str, tuple[str, ...]] = {
    "en": ("en-35", "en-50", "en-70"),
    "en-expert": ("en-35", "en-50", "en-70", "en-80"),
    "cy": ("cy-1", "cy-2", "cy-3"),
    "sw": ("sw-1", "sw-2", "sw-3"),
}
ANY = 255
"""The level that also has the offensive words: valid for people, never played or shown by a bot."""
CLEAN = ANY - 1
"""The level of every other word."""

LONGEST = 20  # ten cards of two letters
MOST_WORDS = 500_000  # made ready in half a second, while a server waits for it
MOST_BYTES = 16_000_000
_WORD = re.compile(rb"[a-z]{2,%d}" % LONGEST)

Ints = npt.NDArray[np.int64]
_own: dict[str, bytes] = {}
_setups: dict[str, bytes] = {}


def names() -> list[str]:
    """Every list a table may ask for: those of the package, then the host's own by their plain names."""
    return [*STANDARD, *dict.fromkeys(full.partition("@")[0] for full in _own)]


def parse(data: bytes, where: str) -> bytes:
    """A word list as sorted lines of a–z; BadInput for one that is empty, huge or not UTF-8.

    One word a line; upper case and accents are taken off, whatever else is no word of 2 to 20 letters is left out.
    """
    if len(data) > MOST_BYTES or data.count(b"\n") > MOST_WORDS:
        raise BadInput(f"{where}: too long for a word list (at most {MOST_WORDS} lines, {MOST_BYTES} bytes)")
    try:
        text = data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise BadInput(f"{where}: not UTF-8 (byte {error.start})") from None
    if not text.isascii():
        text = _fold(text)
    lines = text.lower().encode("ascii", "replace").splitlines()
    if len(lines) > MOST_WORDS:  # lines may end in carriage returns alone
        raise BadInput(f"{where}: too long for a word list (at most {MOST_WORDS} lines)")
    words = {word for line in lines if _WORD.fullmatch(word := line.strip())}
    if not words:
        raise BadInput(f"{where}: no words of 2 to {LONGEST} letters in it")
    return b"\n".join(sorted(words)) + b"\n"


def _fold(text: str) -> str:
    return "".join(c for c in unicodedata.normalize("NFD", text) if not unicodedata.combining(c))


def add(name: str, data: bytes, where: str | None = None) -> str:
    """Add a host's word list; gives the name to ask for, ``name@fingerprint``. BadInput as :func:`parse`."""
    if not re.fullmatch(r"[a-z0-9-]{1,24}", name) or name in STANDARD or name in ("setup", "standard"):
        raise BadInput(f"{where or name}: a word list's name has 1 to 24 of a-z, 0-9 and -, and is not {name!r}")
    words = parse(data, where or name)
    full = f"{name}@{hashlib.sha256(words).hexdigest()[:8]}"
    _own[full] = words
    return full


def add_setup(words: Sequence[str]) -> str:
    """Add the words of a scenario, a list for that table alone; gives its name. BadInput as :func:`parse`.

    Unlike a host's list it may be empty: a table where nothing is a word.
    """
    data = parse("\n".join(words).encode(), "words") if words else b""
    full = f"setup@{hashlib.sha256(data).hexdigest()[:16]}"
    _setups[full] = data
    while len(_setups) > 1000:  # a long test run makes many, each used at once
        del _setups[next(iter(_setups))]
    return full


def of_options(options: Options) -> Lexicon:
    """The list of a table, spelt with its deck."""
    return lexicon(options.deck if options.lexicon == "standard" else options.lexicon, options.deck)


def find_list(name: str) -> str | None:
    """The full name of a list: itself, or the newest ``name@…``; None where there is none."""
    if name in STANDARD or name in _own or name in _setups:
        return name
    return next((full for full in reversed(_own) if full.partition("@")[0] == name), None)


def _package(name: str) -> bytes:
    return (resources.files(__package__) / "data" / name).read_bytes()


@lru_cache(maxsize=1)
def _offensive() -> frozenset[bytes]:
    return frozenset(_package("offensive-en.txt").split())


@lru_cache(maxsize=16)
def lexicon(name: str, deck_name: str) -> Lexicon:
    """A list spelt with a deck; ``name`` as :func:`find_list` gives it. KeyError for a list that is not there."""
    if name in STANDARD:
        parts: tuple[bytes, ...] = tuple(gzip.decompress(_package(f"{part}.txt.gz")) for part in STANDARD[name])
    else:
        parts = (_own[name] if name in _own else _setups[name],)
    # Welsh and Swahili words that happen to be spelt like English ones are innocent.
    offensive = frozenset[bytes]() if name in ("cy", "sw") else _offensive()
    return Lexicon(parts, deck(deck_name), offensive)


def from_file(data: bytes, where: str, cards: Deck) -> Lexicon:
    """A list that no table knows, from the text of a file. BadInput as :func:`parse`."""
    return Lexicon((parse(data, where),), cards, _offensive())


class Lexicon:
    """Every multiset of a deck's cards that makes a word of a list, with the words it makes."""

    __slots__ = (
        "_bitmap",
        "_first",
        "_keys",
        "_levels",
        "_shift",
        "_starts",
        "_text",
        "_word_levels",
        "_words",
        "deck",
    )

    def __init__(self, parts: Sequence[bytes], cards: Deck, offensive: Iterable[bytes] = ()) -> None:
        self.deck = cards
        self._text = b"".join(parts)
        codes = np.frombuffer(self._text, dtype=np.uint8)
        ends = np.flatnonzero(codes == 10)
        self._starts = np.concatenate(([0], ends + 1)).astype(np.int32)
        counts = [part.count(b"\n") for part in parts]
        self._word_levels = np.repeat(np.arange(len(parts), dtype=np.uint8), counts)
        self._mark(offensive, counts)
        keys, words = _spell(codes, self._starts[:-1].astype(np.int64), ends - self._starts[:-1], cards)
        order = np.argsort(keys, kind="stable")
        keys = keys[order]
        self._words = words[order].astype(np.int32)
        first = np.flatnonzero(np.concatenate(([True], keys[1:] != keys[:-1]))) if len(keys) else np.zeros(0, np.int64)
        self._keys = keys[first]
        self._first = np.concatenate((first, [len(keys)])).astype(np.int32)
        self._levels = (
            np.minimum.reduceat(self._word_levels[self._words], first) if len(keys) else np.zeros(0, np.uint8)
        )
        bits = max(10, int(len(self._keys) * 6).bit_length())
        self._shift = np.uint64(64 - bits)
        self._bitmap = np.zeros(1 << bits, dtype=np.bool_)
        self._bitmap[self._keys >> self._shift] = True

    def _mark(self, offensive: Iterable[bytes], counts: Sequence[int]) -> None:
        """Give the offensive words the level ANY."""
        text, starts = self._text, self._starts.tolist()

        def line(number: int) -> bytes:
            return text[starts[number] : starts[number + 1] - 1]

        base = 0
        for count in counts:
            part = range(base, base + count)
            for word in offensive:
                at = bisect.bisect_left(part, word, key=line)
                if at < count and line(base + at) == word:
                    self._word_levels[base + at] = ANY
            base += count

    def __len__(self) -> int:
        """How many words the list has (some of which this deck may be unable to spell)."""
        return len(self._word_levels)

    def word(self, number: int) -> str:
        """The text of a word."""
        return self._text[self._starts[number] : self._starts[number + 1] - 1].decode("ascii")

    def find(self, keys: npt.NDArray[np.uint64], level: int = ANY) -> Ints:
        """The places in ``keys`` that stand for a word of this level or below; any shape is searched flat."""
        flat = keys.reshape(-1)
        hits = np.flatnonzero(self._bitmap[flat >> self._shift])
        if not len(hits):
            return hits
        wanted = flat[hits]
        at = np.searchsorted(self._keys, wanted)
        at[at == len(self._keys)] = 0
        good = self._keys[at] == wanted
        if level < ANY:
            good &= self._levels[at] <= level
        found: Ints = hits[good]
        return found

    def words(self, cards: Sequence[int], level: int = ANY) -> list[str]:
        """The words that these cards make in any order, the most common first."""
        key = self.deck.keys[list(cards)].sum()
        at = int(np.searchsorted(self._keys, key))
        if at == len(self._keys) or self._keys[at] != key:
            return []
        found = [int(w) for w in self._words[self._first[at] : self._first[at + 1]] if self._word_levels[w] <= level]
        return [self.word(w) for w in sorted(dict.fromkeys(found), key=lambda w: (self._word_levels[w], w))]

    def arrange(self, cards: Sequence[int], level: int = ANY) -> tuple[int, ...] | None:
        """The cards in the order of the most common word they make; None if they make none."""
        wanted = sorted(cards)
        for word in self.words(cards, level):
            for way in self.deck.spellings(word):
                if sorted(way) == wanted:
                    return way
        return None

    def has(self, cards: Sequence[int]) -> bool:
        """Whether these cards, in this order, are a word."""
        text = self.deck.spells(cards)
        return text is not None and len(cards) > 1 and text in self.words(cards)

    def has_text(self, text: str) -> bool:
        """Whether a word is in the list, as it is written (accents and upper case apart)."""
        plain = _fold(text).lower().encode("ascii", "replace")
        line = plain + b"\n"
        return bool(_WORD.fullmatch(plain)) and (self._text.startswith(line) or b"\n" + line in self._text)


def _spell(
    codes: npt.NDArray[np.uint8], starts: Ints, lengths: Ints, cards: Deck
) -> tuple[npt.NDArray[np.uint64], Ints]:
    """The key of every spelling of every word, and the word's number; column by column over all words at once."""
    longest = int(lengths.max(initial=0))
    single = np.full(256, -1, dtype=np.int16)
    double = np.full((256, 256), -1, dtype=np.int16)
    forced = np.zeros((256, 256), dtype=np.bool_)
    for card, code in enumerate(cards.codes):
        if len(code) == 1:
            single[ord(code)] = card
        else:
            double[ord(code[0]), ord(code[1])] = card
            forced[ord(code[0]), ord(code[1])] = code in cards.digraphs
    padded = np.concatenate((codes, np.full(2, 10, dtype=np.uint8)))
    nothing = (np.zeros(0, np.int64), np.zeros(0, np.uint64), np.zeros(0, np.uint8))
    # ways[at]: partial spellings that end there, as (word, key, number of cards)
    ways = [[nothing] for _ in range(longest + 3)]
    ways[0] = [(np.arange(len(starts)), np.zeros(len(starts), np.uint64), np.zeros(len(starts), np.uint8))]
    done: list[tuple[npt.NDArray[np.uint64], Ints]] = []
    for at in range(longest + 1):
        word, key, size = (np.concatenate(column) for column in zip(*ways[at], strict=True))
        ways[at] = []
        over = lengths[word] == at
        ready = over & (size > 1)
        done.append((key[ready], word[ready]))
        word, key, size = word[~over], key[~over], size[~over]
        here, there = padded[starts[word] + at], padded[starts[word] + at + 1]
        for step, card in ((1, single[here]), (2, double[here, there])):
            good = card >= 0
            if step == 1:
                good &= ~forced[here, there]
            ways[at + step].append((word[good], key[good] + cards.keys[card[good]], size[good] + np.uint8(1)))
    return np.concatenate([key for key, _ in done]), np.concatenate([word for _, word in done])
