"""The cards of the Clue Card Game, as small ints and bit masks.

A card is its index in the deck, a set of cards the mask of those bits. The order of the deck is that of the rules:
suspects, weapons, locations; the cards marked + (advanced game only) come last of their kind.
"""

from __future__ import annotations

from collections.abc import Iterable
from itertools import product
from typing import Final, Literal

__all__ = ["ADVANCED", "KINDS", "NORMAL", "Deck", "Kind", "bits", "deck_of", "mask_of"]

Kind = Literal["suspects", "weapons", "locations"]

KINDS: Final[tuple[Kind, ...]] = ("suspects", "weapons", "locations")

_SUSPECTS = ("scarlett", "mustard", "orchid", "green", "peacock", "plum")
_WEAPONS = ("knife", "rope", "candlestick")
_LOCATIONS = ("billiard_room", "dining_room", "kitchen")
_PLUS_WEAPONS = ("revolver",)
_PLUS_LOCATIONS = ("library", "study")

_BITS: Final[tuple[tuple[int, ...], ...]] = tuple(tuple(i for i in range(8) if byte >> i & 1) for byte in range(256))
_HIGH_BITS: Final[tuple[tuple[int, ...], ...]] = tuple(tuple(i + 8 for i in byte) for byte in _BITS)


def bits(mask: int) -> tuple[int, ...]:
    """The cards of a mask (at most 16), in the order of the deck."""
    return _BITS[mask & 255] + _HIGH_BITS[mask >> 8]


def mask_of(cards: Iterable[int]) -> int:
    """The mask of some cards."""
    mask = 0
    for card in cards:
        mask |= 1 << card
    return mask


class Deck:
    """The Evidence of one game: ``codes`` by index, the ``kind`` of each card, masks of kinds and of the whole."""

    __slots__ = ("_names", "all", "codes", "index", "kind", "kind_masks", "plus", "triples")

    def __init__(self, kinds: tuple[tuple[str, ...], ...], plus: Iterable[str] = ()) -> None:
        self._names: dict[int, tuple[str, ...]] = {}
        self.codes: Final = tuple(code for kind in kinds for code in kind)
        self.index: Final = {code: card for card, code in enumerate(self.codes)}
        self.kind: Final = tuple(number for number, kind in enumerate(kinds) for _ in kind)
        self.kind_masks: Final = tuple(mask_of(self.index[code] for code in kind) for kind in kinds)
        self.all: Final = (1 << len(self.codes)) - 1
        self.plus: Final = frozenset(plus)
        self.triples: Final = tuple(mask_of(triple) for triple in product(*(bits(mask) for mask in self.kind_masks)))
        """Every possible crime, as masks: one suspect, one weapon, one location."""

    def __len__(self) -> int:
        return len(self.codes)

    def names(self, mask: int) -> list[str]:
        """The codes of a mask, in the order of the deck."""
        found = self._names.get(mask)
        if found is None:
            found = self._names[mask] = tuple(self.codes[card] for card in bits(mask))
        return list(found)

    def is_triple(self, mask: int) -> bool:
        """Whether the mask is one suspect, one weapon and one location."""
        return mask.bit_count() == 3 and all((mask & kind).bit_count() == 1 for kind in self.kind_masks)


NORMAL: Final = Deck((_SUSPECTS, _WEAPONS, _LOCATIONS))
"""``clue.cards.normal``: 6 suspects, 3 weapons, 3 locations."""

ADVANCED: Final = Deck(
    (_SUSPECTS, _WEAPONS + _PLUS_WEAPONS, _LOCATIONS + _PLUS_LOCATIONS), _PLUS_WEAPONS + _PLUS_LOCATIONS
)
"""``clue.cards.advanced``: one more weapon, two more locations."""


def deck_of(game: str) -> Deck:
    """The deck of the option ``game``: "normal" or "advanced"."""
    return ADVANCED if game == "advanced" else NORMAL
