"""Tables laid by hand, for scenarios."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any

import msgspec

from parlwr.kernel import BadInput, BadScenario, Dice
from parlwr.kernel.game import names_from

from .lexicon import add_setup
from .messages import Options
from .state import LAST_ROUND, State

__all__ = ["lay_table"]

KEYS = ("round", "dealer", "hands", "draw", "discards", "scores", "words")


def lay_table(options: Options, seats: int, setup: Mapping[str, Any], dice: Dice) -> State:
    """The table; what ``setup`` leaves out is dealt from the cards left over. BadScenario for what cannot be."""
    for key in setup:
        if key not in KEYS:
            raise BadScenario(f"setup.{key}: no such key; quiddler has {', '.join(KEYS)}")
    if "words" in setup:
        options = msgspec.structs.replace(options, lexicon=_words(setup["words"]))
    first = 0 if options.first == "random" else options.first
    dealer = _number(setup, "dealer", (first - 1) % seats, 0, seats - 1)
    state = State(options, seats, dealer, _number(setup, "round", 1, 1, LAST_ROUND))
    _lay_cards(state, setup, dice)
    state.scores = _scores(setup.get("scores", [0] * seats), seats)
    return state


def _lay_cards(state: State, setup: Mapping[str, Any], dice: Dice) -> None:
    names = state.deck.codes
    hands = setup.get("hands")
    if hands is not None:
        if not isinstance(hands, list) or len(hands) != state.seats:
            raise BadScenario(f"setup.hands: {state.seats} lists of cards expected, got {hands!r}")
        state.hands = [names_from(names, hand, f"setup.hands[{seat}]") for seat, hand in enumerate(hands)]
    draw = names_from(names, setup["draw"], "setup.draw")[::-1] if "draw" in setup else None
    discards = names_from(names, setup["discards"], "setup.discards") if "discards" in setup else None
    pool = Counter(state.deck.full)
    pool.subtract(card for hand in state.hands for card in hand)
    pool.subtract([*(draw or ()), *(discards or ())])
    rest = sorted(card for card, count in pool.items() for _ in range(count))
    dice.shuffle(rest)
    if hands is None:
        if len(rest) < state.hand_size * state.seats:
            raise BadScenario("setup: too few cards left over to deal the hands")
        for _ in range(state.hand_size):
            for step in range(1, state.seats + 1):
                state.hands[(state.dealer + step) % state.seats].append(rest.pop())
    if discards is None:
        discards = [rest.pop()] if rest else []
    state.discards = discards
    state.draw = rest if draw is None else draw
    if not state.draw and not state.discards:
        raise BadScenario("setup: nothing to draw from: draw and discards are both empty")
    if any(not hand for hand in state.hands):
        raise BadScenario("setup.hands: an empty hand")


def _number(setup: Mapping[str, Any], key: str, default: int, low: int, high: int) -> int:
    value = setup.get(key, default)
    if isinstance(value, bool) or not isinstance(value, int) or not low <= value <= high:
        raise BadScenario(f"setup.{key}: a number from {low} to {high} expected, got {value!r}")
    return value


def _scores(raw: Any, seats: int) -> list[int]:
    good = isinstance(raw, list) and len(raw) == seats
    if not good or any(isinstance(score, bool) or not isinstance(score, int) or score < 0 for score in raw):
        raise BadScenario(f"setup.scores: {seats} numbers from 0 expected, got {raw!r}")
    return list(raw)


def _words(raw: Any) -> str:
    if not isinstance(raw, list) or not all(isinstance(word, str) for word in raw):
        raise BadScenario(f"setup.words: a list of words expected, got {raw!r:.80}")
    try:
        return add_setup(raw)
    except BadInput as error:
        raise BadScenario(f"setup.{error}") from None
