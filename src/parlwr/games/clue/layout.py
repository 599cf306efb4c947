"""Tables: the deal, and a table laid by hand."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from parlwr.kernel.dice import Dice
from parlwr.kernel.errors import BadScenario
from parlwr.kernel.game import names_from

from .cards import Deck, bits, deck_of, mask_of
from .messages import Options
from .rules import crime as draw_crime
from .rules import deal
from .state import State

__all__ = ["lay", "start"]

_KEYS = {"turn", "crime", "hands", "face_up", "lost"}


def start(options: Options, seats: int, dice: Dice) -> State:
    """``clue.crime``, ``clue.deal``, ``clue.first``."""
    deck = deck_of(options.game)
    crime = draw_crime(deck, deck.all, dice)
    hands, over = deal(list(bits(deck.all & ~crime)), seats, dice)
    turn = dice.below(seats) if options.first == "random" else options.first
    return State(options, deck, tuple(tuple(hand) for hand in hands), mask_of(over), crime, turn)


def lay(options: Options, seats: int, setup: Mapping[str, Any], dice: Dice) -> State:
    """A table laid by hand: what ``setup`` leaves out is dealt from the cards that it does not name."""
    unknown = sorted(set(setup) - _KEYS)
    if unknown:
        raise BadScenario(f"setup: no key {unknown[0]!r}; there are {', '.join(sorted(_KEYS))}")
    deck = deck_of(options.game)
    laid = _Laid(deck)
    face_up = mask_of(laid.take(setup["face_up"], "face_up")) if setup.get("face_up") is not None else None
    hands = _hands(laid, setup.get("hands"), seats)
    if setup.get("crime") is not None:
        crime = mask_of(laid.take(setup["crime"], "crime"))
        if not deck.is_triple(crime):
            raise BadScenario(f"crime: one suspect, one weapon and one location expected, got {setup['crime']!r}")
    else:
        if not all(laid.free & kind for kind in deck.kind_masks):
            raise BadScenario("crime: not named, and a kind has no card left for it")
        crime = draw_crime(deck, laid.free, dice)
        laid.free &= ~crime
    open_seats = [seat for seat, hand in enumerate(hands) if hand is None]
    if open_seats:
        dealt, over = deal(list(bits(laid.free)), len(open_seats), dice)
        for seat, cards in zip(open_seats, dealt, strict=True):
            hands[seat] = cards
    else:
        over = list(bits(laid.free))
    if face_up is None:
        face_up = mask_of(over)
    lost = _seats(setup.get("lost") or [], seats)
    turn = _turn(options, seats, setup, lost, dice)
    state = State(options, deck, tuple(tuple(hand or ()) for hand in hands), face_up, crime, turn)
    state.lose(*lost)
    return state


class _Laid:
    """The cards not yet named."""

    def __init__(self, deck: Deck) -> None:
        self.deck = deck
        self.free = deck.all

    def take(self, raw: Any, where: str) -> list[int]:
        """Cards named at a place; each lies in one place only."""
        cards = names_from(self.deck.codes, raw, where)
        for card in cards:
            if not self.free >> card & 1:
                raise BadScenario(f"{where}: {self.deck.codes[card]!r} is named twice")
            self.free &= ~(1 << card)
        return cards


def _hands(laid: _Laid, raw: Any, seats: int) -> list[list[int] | None]:
    if raw is None:
        return [None] * seats
    if not isinstance(raw, list) or len(raw) > seats:
        raise BadScenario(f"hands: a list of at most {seats} hands expected, got {raw!r}")
    named = [None if hand is None else laid.take(hand, f"hands[{seat}]") for seat, hand in enumerate(raw)]
    return named + [None] * (seats - len(named))


def _seats(raw: Any, seats: int) -> list[int]:
    """The seats that have lost: different ones, and at least two that have not."""
    good = isinstance(raw, list) and all(type(seat) is int and 0 <= seat < seats for seat in raw)
    if not good or len(set(raw)) < len(raw) or len(raw) > seats - 2:
        raise BadScenario(f"lost: a list of different seats that leaves two in the game expected, got {raw!r}")
    return list(raw)


def _turn(options: Options, seats: int, setup: Mapping[str, Any], lost: list[int], dice: Dice) -> int:
    turn = setup.get("turn")
    if turn is None:
        playing = [seat for seat in range(seats) if seat not in lost]
        return options.first if options.first != "random" and options.first in playing else dice.choice(playing)
    if type(turn) is not int or not 0 <= turn < seats or turn in lost:
        raise BadScenario(f"turn: a seat that has not lost expected, got {turn!r}")
    return turn
