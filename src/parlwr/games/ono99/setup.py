"""A table laid by hand: the ``setup`` of a scenario."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any

from parlwr.kernel import BadScenario, Dice
from parlwr.kernel.game import names_from

from .cards import CODES, LIMIT
from .rounds import HAND
from .state import State

__all__ = ["KEYS", "lay_out", "split_out"]

KEYS = frozenset(
    ("dealer", "turn", "direction", "owed", "total", "hands", "draw", "discards", "tokens", "points", "out")
)


def whole(setup: Mapping[str, Any], key: str, default: int, low: int, high: int) -> int:
    """A number of the setup, within bounds; BadScenario otherwise."""
    value = setup.get(key)
    if value is None:
        return default
    if not isinstance(value, int) or isinstance(value, bool) or not low <= value <= high:
        raise BadScenario(f"setup.{key}: {value!r}, must be a whole number from {low} to {high}")
    return value


def numbers(setup: Mapping[str, Any], key: str, seats: int) -> list[int] | None:
    """One number from 0 up for every seat, or None where the setup does not say."""
    value = setup.get(key)
    if value is None:
        return None
    if not isinstance(value, list) or len(value) != seats:
        raise BadScenario(f"setup.{key}: {value!r}, must be {seats} numbers, one a seat")
    for one in value:
        if not isinstance(one, int) or isinstance(one, bool) or one < 0:
            raise BadScenario(f"setup.{key}: {one!r}, must be a whole number from 0 up")
    return list(value)


def seats_out(setup: Mapping[str, Any], state: State) -> list[int]:
    """Who is out already, in order; whoever is at the target is out, named or not."""
    seats = state.rules.seats
    value = setup.get("out") or []
    if not isinstance(value, list):
        raise BadScenario(f"setup.out: {value!r}, must be a list of seats")
    for seat in value:
        if not isinstance(seat, int) or isinstance(seat, bool) or not 0 <= seat < seats:
            raise BadScenario(f"setup.out: no seat {seat!r} at a table of {seats}")
    reached = [seat for seat, points in enumerate(state.points or ()) if points >= state.rules.options.target]
    out = value + [seat for seat in reached if seat not in value]
    if len(set(out)) < len(out) or len(out) == seats:
        raise BadScenario(f"setup.out: {out!r}, must be different seats, and not all of them")
    return out


def split_out(state: State, out: list[int]) -> None:
    """Tell who of those out is out of the whole game: with tokens all, with points who is at the target."""
    rules, points = state.rules, state.points
    if rules.tokens:
        state.gone, state.out = [(seat,) for seat in out], []
    elif points is not None:
        target = rules.options.target
        state.gone = [(seat,) for seat in out if points[seat] >= target]
        state.out = [seat for seat in out if points[seat] < target]
    else:
        state.out = out[:]
    state.inside = sum(1 << seat for seat in range(rules.seats) if seat not in out)
    state.left = rules.seats - len(out)


def lay_cards(state: State, setup: Mapping[str, Any], dice: Dice) -> None:
    """Hands and piles as named; what is not named is dealt, from the cards left over."""
    rules = state.rules
    hands = setup.get("hands")
    if hands is None:
        hands = []
    if not isinstance(hands, list) or len(hands) > rules.seats:
        raise BadScenario(f"setup.hands: {hands!r}, must be a list of at most {rules.seats} hands")
    hands = [
        None if hand is None else names_from(CODES, hand, f"setup.hands[{seat}]")
        for seat, hand in enumerate([*hands, *[None] * (rules.seats - len(hands))])
    ]
    draw = setup.get("draw")
    pile = None if draw is None else names_from(CODES, draw, "setup.draw")[::-1]  # named top first
    discards = names_from(CODES, setup.get("discards") or [], "setup.discards")
    named = Counter(card for hand in hands for card in hand or ()) + Counter(pile or ()) + Counter(discards)
    rest: list[int] = []
    for card, count in enumerate(rules.counts):
        rest += [card] * max(0, count - named[card])
    dice.shuffle(rest)
    gone = {seat for group in state.gone for seat in group}
    for seat, hand in enumerate(hands):
        if hand is None:
            short = 0 if seat in gone else HAND
            if len(rest) < short:
                raise BadScenario(f"setup.hands: no cards left over to deal a hand to seat {seat}")
            hand = [rest.pop() for _ in range(short)]
        state.hands[seat] = hand
    state.pile = rest if pile is None else pile
    state.discards = [CODES[card] for card in discards]


def lay_out(state: State, setup: Mapping[str, Any], dice: Dice) -> None:
    """Lay everything a setup names; BadScenario says which key cannot be."""
    rules, seats = state.rules, state.rules.seats
    unknown = sorted(set(setup) - KEYS)
    if unknown:
        raise BadScenario(f"setup.{unknown[0]}: no such key; there are {', '.join(sorted(KEYS))}")
    first = rules.options.first
    state.dealer = whole(setup, "dealer", (first - 1) % seats if isinstance(first, int) else seats - 1, 0, seats - 1)
    state.direction = whole(setup, "direction", 1, -1, 1)
    if state.direction == 0:
        raise BadScenario("setup.direction: 0, must be 1 or -1")
    state.owed = whole(setup, "owed", 1, 1, 2)
    state.total = whole(setup, "total", 0, -10_000 if rules.old else 0, LIMIT)
    for key in ("tokens", "points"):
        value = numbers(setup, key, seats)
        if value is not None:
            if getattr(state, key) is None:
                raise BadScenario(f"setup.{key}: a table with these options has no {key}")
            setattr(state, key, value)
    split_out(state, seats_out(setup, state))
    left_of_dealer = (state.dealer + 1) % seats
    turn = whole(setup, "turn", left_of_dealer, 0, seats - 1)
    if not state.inside >> turn & 1:
        if setup.get("turn") is not None:
            raise BadScenario(f"setup.turn: seat {turn} is out")
        turn = state.after(turn, state.direction)
    state.turn = turn
    lay_cards(state, setup, dice)
