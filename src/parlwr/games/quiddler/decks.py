"""The three decks: cards, points, counts, and how a word may be spelt with them.

| deck | cards of two characters | spelling |
|---|---|---|
| en | cl er in qu th | any way that spells the word |
| cy | ch dd ff ll ng rh th; au io wy | the first seven are letters: always one card (``ng`` also n+g, as in Bangor) |
| sw | ch dh sh; ki ku ni wa | any way that spells the word |

The English deck is the published one (quiddler.deck); the Welsh and Swahili decks (quiddler.deck.cy,
quiddler.deck.sw) were made from letter frequencies. All have 118 cards.
"""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from functools import cache

import numpy as np
import numpy.typing as npt

__all__ = ["DECKS", "Deck", "deck"]

_CARDS = {
    # card points×count
    "en": "a 2×10 b 8×2 c 8×2 d 5×4 e 2×12 f 6×2 g 6×4 h 7×2 i 2×8 j 13×2 k 8×2 l 3×4 m 5×2 n 5×6 o 2×8 p 6×2 q 15×2 "
    "r 5×6 s 3×4 t 3×6 u 4×6 v 11×2 w 10×2 x 12×2 y 4×4 z 14×2 cl 10×2 er 7×2 in 7×2 qu 9×2 th 9×2",
    "cy": "a 2×10 b 6×2 c 4×4 d 4×6 e 3×8 f 6×2 g 4×4 h 7×2 i 2×10 j 15×2 l 4×4 m 5×2 n 3×6 o 3×6 p 6×2 r 3×6 s 4×4 "
    "t 5×4 u 5×4 w 4×4 y 3×6 au 6×2 ch 7×2 dd 6×2 ff 8×2 io 5×2 ll 7×2 ng 10×2 rh 9×2 th 8×2 wy 6×2",
    "sw": "a 2×18 b 8×2 d 9×2 e 5×6 f 10×2 g 8×2 h 10×2 i 3×12 j 10×2 k 5×6 l 7×4 m 5×6 n 5×6 o 6×6 p 9×2 r 8×2 s 8×2 "
    "t 7×4 u 4×8 v 11×2 w 7×4 y 10×2 z 9×2 ch 10×2 dh 15×2 ki 8×2 ku 9×2 ni 8×2 sh 9×2 wa 9×2",
}
DECKS = tuple(_CARDS)

_WELSH_LETTERS = frozenset(("ch", "dd", "ff", "ll", "ng", "rh", "th"))
_WELSH_EITHER = frozenset(("ng",))


class Deck:
    """A deck: card i has the code ``codes[i]``, ``points[i]``, ``counts[i]`` copies and ``letters[i]`` letters.

    ``keys[i]`` is a fixed random 64-bit number: the sum of the keys of some cards, modulo 2⁶⁴, stands for the multiset.
    ``digraphs`` are the pairs of characters that are never spelt with two single cards.
    """

    __slots__ = ("codes", "counts", "digraphs", "full", "index", "keys", "letters", "name", "points", "size")

    def __init__(self, name: str) -> None:
        facts = _CARDS[name].split()
        self.name = name
        self.codes = tuple(facts[::2])
        self.index = {code: i for i, code in enumerate(self.codes)}
        pairs = [fact.split("×") for fact in facts[1::2]]
        self.points = tuple(int(points) for points, _ in pairs)
        self.counts = tuple(int(count) for _, count in pairs)
        letters = _WELSH_LETTERS if name == "cy" else frozenset[str]()
        self.digraphs = letters - _WELSH_EITHER
        self.letters = tuple(1 if code in letters else len(code) for code in self.codes)
        self.full = tuple(i for i, count in enumerate(self.counts) for _ in range(count))
        self.size = len(self.full)
        self.keys: npt.NDArray[np.uint64] = np.array(
            [int.from_bytes(hashlib.sha256(f"quiddler {code}".encode()).digest()[:8], "big") for code in self.codes],
            dtype=np.uint64,
        )

    def spells(self, cards: Sequence[int]) -> str | None:
        """The word that the cards spell in this order; None if a digraph is spelt with two single cards."""
        codes = [self.codes[card] for card in cards]
        text = "".join(codes)
        if self.digraphs:
            at = 0
            for code in codes:
                # A digraph starts here, but this card ends inside it.
                if len(code) == 1 and text[at : at + 2] in self.digraphs:
                    return None
                at += len(code)
        return text

    def spellings(self, text: str) -> list[tuple[int, ...]]:
        """Every way to spell a word with cards of this deck (of which it may have too few), two cards at least."""
        ways: list[list[tuple[int, ...]]] = [[()], *([] for _ in text)]
        for at in range(len(text)):
            pair = text[at : at + 2]
            steps = [pair] if pair in self.digraphs else [text[at], *([pair] if len(pair) == 2 else [])]
            for code in steps:
                if (card := self.index.get(code)) is not None:
                    ways[at + len(code)] += [(*way, card) for way in ways[at]]
        return [way for way in ways[-1] if len(way) > 1]


@cache
def deck(name: str) -> Deck:
    """The deck of this name: en, cy or sw."""
    return Deck(name)
