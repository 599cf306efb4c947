"""Tables laid by hand, for the tests of Quiddler."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from parlwr.games.quiddler import GAME
from parlwr.games.quiddler.state import State
from parlwr.kernel import FastDice, Refused

WORDS = ["dog", "do", "go", "god", "bed", "beds", "on", "no", "them", "quit"]


def table(seats: int = 2, options: dict[str, Any] | None = None, **setup: Any) -> State:
    """A table laid by hand; ``dealer`` is the last seat, so that seat 0 begins."""
    laid = {"dealer": seats - 1, "words": WORDS, **setup}
    return GAME.lay(GAME.read(options or {}, seats), seats, laid, FastDice(0))


def hands(*words: str) -> list[list[str]]:
    return [list(word) for word in words]


def draw(pile: str = "deck") -> dict[str, Any]:
    return {"type": "draw", "from": pile}


def discard(card: str) -> dict[str, Any]:
    return {"type": "discard", "card": card}


def lay(words: list[Any], card: str) -> dict[str, Any]:
    """Words as lists of cards, or as texts of single letters."""
    return {"type": "lay", "words": [list(word) for word in words], "discard": card}


def challenge(seat: int, word: int) -> dict[str, Any]:
    return {"type": "challenge", "seat": seat, "word": word}


ACCEPT = {"type": "accept"}


def play(state: State, *acts: tuple[int, dict[str, Any]], dice: Any = None) -> list[Any]:
    """Take the acts; the events of the last."""
    events: list[Any] = []
    for seat, action in acts:
        events = GAME.act(state, seat, action, dice or FastDice(1))
    return events


def seen(state: State) -> list[bytes]:
    seats: list[int | None] = [None, *range(state.seats)]
    return [msgspec.json.encode(GAME.view(state, seat)) for seat in seats]


def refused(state: State, seat: int, action: Any, rule: str) -> dict[str, Any]:
    """Refused with this rule, nothing changed, no dice rolled; the facts."""
    before, dice = seen(state), FastDice(3)
    with pytest.raises(Refused) as caught:
        GAME.act(state, seat, action, dice)
    assert caught.value.rule == rule
    assert seen(state) == before
    assert dice.random() == FastDice(3).random()
    return caught.value.say
