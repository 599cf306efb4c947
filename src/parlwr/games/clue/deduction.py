"""What a seat can know: the exact number of deals its view allows, and the exact chance of each card and solution.

A deal is *consistent* with a view when the game could have come to that view with it: the seat's own cards, those
face up and those shown to it lie where they lie; who said "none" has neither card; who showed has at least one of the
two; hands have their sizes; the crime is one card of each kind. All consistent deals count alike, whatever moved a
player to show or ask what he did (for that see :mod:`.motives`).

Two finer points. A lone accuser who was wrong had, at that moment, another solution in his Case File; so a deal in
which every way of showing would have left him the crime alone is not possible (``clue.accuse.case-file``). And once
accusations lie open, no card of them was held by, or shown to, its accuser.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

from parlwr.kernel.dice import Dice

from .cards import Deck, bits, deck_of, mask_of
from .messages import ClueView
from .worlds import Floats, Ints, Place, Table, subsets

__all__ = ["CRIME", "FACE_UP", "NOWHERE", "Deduction", "Doubt", "Evidence", "Weigh", "deduce", "evidence"]

CRIME = -1
FACE_UP = -2
NOWHERE = -3
"""Places that are no seat. ``NOWHERE``: cards that a table laid by hand leaves out of the game."""

Bools: TypeAlias = NDArray[np.bool_]
Weigh: TypeAlias = Callable[[int, Ints], Floats]
"""Weights of a seat's possible hands, given as masks of the deck: a model of motives."""


@dataclass(frozen=True, slots=True)
class Doubt:
    """A lone accuser who was wrong: the questions he had answered with a card, by seat, as (two cards, card or 0).

    The card is known only where the seat that looks on showed it itself.
    """

    seat: int
    shows: tuple[tuple[tuple[int, int], ...], ...]

    def left_open(self, seat: int, hands: Ints) -> Bools:
        """For each possible hand of a seat: whether a card of it may have stayed unseen by the accuser."""
        forced = np.zeros(len(hands), dtype=np.int64)
        for pair, card in self.shows[seat]:
            if card:
                forced |= card
            else:
                held = hands & pair
                forced |= np.where(held == pair, 0, held)
        unseen: Bools = (hands & ~forced) != 0
        return unseen


@dataclass(frozen=True, slots=True)
class Evidence:
    """A position as constraints on the deal, in masks. ``either[s]``: masks of which seat s holds at least one card."""

    deck: Deck
    sizes: tuple[int, ...]
    face_up: int
    holds: tuple[int, ...]
    lacks: tuple[int, ...]
    either: tuple[tuple[int, ...], ...]
    crime: int = 0
    doubts: tuple[Doubt, ...] = ()


def evidence(view: ClueView) -> Evidence:
    """The constraints that a view puts on the deal."""
    deck = deck_of(view.options.game)
    index = deck.index
    me, seats = view.seat, range(view.seats)
    face_up = mask_of(index[code] for code in view.face_up)
    holds, lacks = [0 for _ in seats], [face_up for _ in seats]
    either: list[dict[int, None]] = [{} for _ in seats]
    if me is not None:
        holds[me] = mask_of(index[code] for code in view.hand or ())
        for seat, code in view.seen or ():
            holds[seat] |= 1 << index[code]
    opened = {int(seat): mask_of(index[code] for code in codes) for seat, codes in view.revealed.items()}
    for seat, cards in opened.items():
        lacks[seat] |= cards
    if view.question is not None:
        pair = mask_of(index[code] for code in view.question.cards)
        for seat in view.question.none:
            lacks[seat] |= pair
    for past in view.log:
        pair = mask_of(index[code] for code in past.cards)
        for seat in past.none:
            lacks[seat] |= pair
        if past.shown_by is not None:
            either[past.shown_by][pair & ~opened.get(past.asker, 0)] = None
    crime = mask_of(index[code] for code in view.crime or ())
    return Evidence(
        deck=deck,
        sizes=tuple(view.hand_counts),
        face_up=face_up,
        holds=tuple(holds),
        lacks=tuple(lacks),
        either=tuple(tuple(sorted(e for e in masks if not e & holds[s])) for s, masks in enumerate(either)),
        crime=crime,
        doubts=_doubts(view, index),
    )


def _doubts(view: ClueView, index: dict[str, int]) -> tuple[Doubt, ...]:
    """The lone accusers who were wrong, as others see them.

    They stand first among the lost; whoever loses in a joint accusation, which ends the game, comes after them.
    """
    doubts = []
    for seat in view.lost:
        if str(seat) in view.revealed:
            break
        doubt = _doubt(view, seat, index) if seat != view.seat else None
        if doubt is not None:
            doubts.append(doubt)
    return tuple(doubts)


def _doubt(view: ClueView, accuser: int, index: dict[str, int]) -> Doubt | None:
    """What the accuser was shown; None where he was shown too little to have known all, which is nearly always."""
    shows: list[list[tuple[int, int]]] = [[] for _ in range(view.seats)]
    mine = iter(view.shown or ())
    for past in view.log:
        if past.shown_by is None:
            continue
        own = next(mine)[1] if past.shown_by == view.seat else None
        if past.asker == accuser:
            pair = mask_of(index[code] for code in past.cards)
            shows[past.shown_by].append((pair, 1 << index[own] if own is not None else 0))
    for seat, count in enumerate(view.hand_counts):
        if seat != accuser and len(shows[seat]) < count:
            return None
    return Doubt(accuser, tuple(tuple(sorted(set(of))) for of in shows))


class _Unknown:
    """The cards whose place is not known, renumbered from 0 so that the tables stay small."""

    __slots__ = ("cards", "mask")

    def __init__(self, mask: int) -> None:
        self.mask = mask
        self.cards = bits(mask)

    def __len__(self) -> int:
        return len(self.cards)

    def compress(self, mask: int) -> int:
        """A mask of the deck as one of the unknown cards."""
        return sum(1 << i for i, card in enumerate(self.cards) if mask >> card & 1)

    def expand(self, masks: Ints) -> Ints:
        """Masks of unknown cards (flags above them ignored) as masks of the deck."""
        wide = np.zeros(len(masks), dtype=np.int64)
        for i, card in enumerate(self.cards):
            wide |= (masks >> i & 1) << card
        return wide


class Deduction:
    """All deals that the evidence allows, counted. ``total`` is their number, exact.

    With a model of motives (``weigh``) the deals count by their weights; ``total`` is then the sum of these, as is
    every other figure.
    """

    def __init__(self, known: Evidence, weigh: Weigh | None = None) -> None:
        self.known = known
        self._weighed = weigh is not None
        located = known.face_up | known.crime | np.bitwise_or.reduce(known.holds, initial=0)
        self._unknown = _Unknown(known.deck.all & ~int(located))
        places = self._places(weigh)
        self._table = Table(len(self._unknown), places, self._raise_flags(places))
        self.total = self._number(self._table.total) if self._possible() else 0
        self._hands = {place.name: self._unknown.expand(place.hands) for place in places}

    def _number(self, weight: float) -> float:
        return int(weight) if weight.is_integer() else weight

    def _possible(self) -> bool:
        known = self.known
        needs = [size - held.bit_count() for size, held in zip(known.sizes, known.holds, strict=True)]
        clash = any(held & lacks for held, lacks in zip(known.holds, known.lacks, strict=True))
        unmet = any(not need and either for need, either in zip(needs, known.either, strict=True))
        return min(needs) >= 0 and not clash and not unmet

    def _places(self, weigh: Weigh | None) -> list[Place]:
        known, unknown = self.known, self._unknown
        places = []
        left = len(unknown)
        if not known.crime:
            crimes = [unknown.compress(t) for t in known.deck.triples if t & unknown.mask == t]
            places.append(Place(CRIME, np.array(crimes, dtype=np.int64)))
            left -= 3
        for seat, (size, held) in enumerate(zip(known.sizes, known.holds, strict=True)):
            need = size - held.bit_count()
            left -= need
            if need > 0:
                hands = self._candidates(seat, need)
                weights = weigh(seat, unknown.expand(hands) | held) if weigh is not None else None
                places.append(Place(seat, hands, weights))
        if left:
            places.append(Place(NOWHERE, subsets(len(unknown), max(left, 0))))
        return places

    def _candidates(self, seat: int, need: int) -> Ints:
        """The sets of unknown cards that may complete a seat's hand."""
        hands = subsets(len(self._unknown), need)
        fits = (hands & self._unknown.compress(self.known.lacks[seat])) == 0
        for either in self.known.either[seat]:
            fits &= (hands & self._unknown.compress(either)) != 0
        chosen: Ints = hands[fits]
        return chosen

    def _raise_flags(self, places: list[Place]) -> int:
        """Hang a flag on the hands that settle a doubt, for each doubt that not every deal settles; gives how many."""
        known = self.known
        seats = {place.name: place for place in places if place.name >= 0}
        flags = 0
        for doubt in known.doubts:
            opened = {}
            for seat, held in enumerate(known.holds):
                if seat != doubt.seat:
                    hands = self._unknown.expand(seats[seat].hands) if seat in seats else np.zeros(1, dtype=np.int64)
                    opened[seat] = doubt.left_open(seat, hands | held)
            if any(each.all() for each in opened.values()):
                continue
            for seat, each in opened.items():
                if seat in seats:
                    seats[seat].hands = seats[seat].hands | each.astype(np.int64) << (len(self._unknown) + flags)
            flags += 1
        return flags

    # -- what it tells ---------------------------------------------------------------------------------------------

    def solutions(self) -> list[tuple[int, float]]:
        """Every possible crime, as a mask, with the number of deals that have it."""
        if self.known.crime:
            return [(self.known.crime, self.total)] if self.total else []
        tally = self._table.tallies[CRIME]
        pairs = zip(self._hands[CRIME].tolist(), tally.tolist(), strict=True)
        return [(crime, self._number(count)) for crime, count in pairs if count > 0] if self.total else []

    def places(self) -> list[dict[int, float]]:
        """For each card, the number of deals that have it in each place; places that it cannot have are left out."""
        found: list[dict[int, float]] = [{} for _ in self.known.deck.codes]
        if not self.total:
            return found
        fixed = {FACE_UP: self.known.face_up, CRIME: self.known.crime, **dict(enumerate(self.known.holds))}
        for place, mask in fixed.items():
            for card in bits(mask):
                found[card][place] = self.total
        for place, hands in self._hands.items():
            tally = self._table.tallies[place]
            for card in self._unknown.cards:
                count = float(tally[hands >> card & 1 == 1].sum())
                if count > 0:
                    found[card][place] = self._number(count)
        return found

    def deals(self, ranks: Ints | Floats) -> tuple[Ints, Ints]:
        """The deals of some ranks below ``total``: hands [deal, seat] and crimes [deal], as masks."""
        chosen = self._table.deals(ranks)
        hands = np.tile(np.array(self.known.holds, dtype=np.int64), (len(ranks), 1))
        crimes = np.full(len(ranks), self.known.crime, dtype=np.int64)
        for place, picks in chosen.items():
            if place == CRIME:
                crimes = self._hands[place][picks]
            elif place != NOWHERE:
                hands[:, place] |= self._hands[place][picks]
        return hands, crimes

    def spread(self, most: int, dice: Dice) -> tuple[Ints, Ints]:
        """All deals where there are at most ``most``, else that many, evenly spread over all from a random start.

        Weighed deals always come as ``most`` draws, each as often as its weight has it.
        """
        if not self._weighed and self.total <= most:
            return self.deals(np.arange(int(self.total)))
        ranks = ((np.arange(most) + dice.random()) * (self.total / most)).astype(np.float64)
        return self.deals(ranks if self._weighed else np.floor(ranks))

    def draw(self, dice: Dice) -> tuple[list[int], int]:
        """One deal, each equally likely: the hands and the crime."""
        hands, crimes = self.deals(np.array([_below(int(self.total), dice)]))
        return hands[0].tolist(), int(crimes[0])


def _below(n: int, dice: Dice) -> int:
    """dice.below for any n: dice need not go beyond 2**32."""
    if n <= 1 << 32:
        return dice.below(n)
    while (rank := dice.below(-(-n >> 32)) << 32 | dice.below(1 << 32)) >= n:
        pass
    return rank


@lru_cache(maxsize=8)
def deduce(known: Evidence) -> Deduction:
    """All deals consistent with the evidence (kept for a while: a bot and the table ask about the same position)."""
    found = Deduction(known)
    if not found.total and known.doubts:
        # A table laid by hand may claim that a seat lost although it must have known better: leave that aside.
        return Deduction(replace(known, doubts=()))
    return found
