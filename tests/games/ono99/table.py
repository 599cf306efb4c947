"""A table laid by hand, for tests that read like the rules."""

from __future__ import annotations

from typing import Any

import pytest

from parlwr.games.ono99 import GAME
from parlwr.games.ono99.messages import View
from parlwr.kernel import FastDice, Refused

OLD = {"edition": "1980"}
SINGLE = {**OLD, "scoring": "single"}
POINTS = {**OLD, "scoring": "points"}


def cards(text: str) -> list[str]:
    """``"7 play2 ono99"`` as a list of codes."""
    return text.split()


class Table:
    """A table in play. ``hands`` and piles are written as words: ``"7 play2 ono99 10"``."""

    def __init__(self, *hands: str, options: dict[str, Any] | None = None, **setup: Any) -> None:
        for key in ("draw", "discards"):
            if isinstance(setup.get(key), str):
                setup[key] = cards(setup[key])
        self.dice = FastDice(7)
        self.options = GAME.read(options or {}, len(hands))
        setup["hands"] = [cards(hand) for hand in hands]
        self.state = GAME.lay(self.options, len(hands), setup, self.dice)
        self.events: list[Any] = []

    def act(self, seat: int, **action: Any) -> list[Any]:
        """Act; the events."""
        self.events = GAME.act(self.state, seat, action, self.dice)
        return self.events

    def play(self, seat: int, *codes: str) -> Table:
        """Play these cards, one after the other."""
        for code in codes:
            self.act(seat, type="play", card=code)
        return self

    def draw(self, seat: int) -> Table:
        """Make a draw that is owed."""
        self.act(seat, type="draw")
        return self

    def exchange(self, seat: int) -> Table:
        """Give away four ONO 99."""
        self.act(seat, type="exchange")
        return self

    def refused(self, seat: int, rule: str, **action: Any) -> dict[str, Any]:
        """The facts of a refusal that must name this rule."""
        with pytest.raises(Refused) as caught:
            self.act(seat, **action)
        assert caught.value.rule == rule, caught.value
        return caught.value.say

    def view(self, seat: int | None = None) -> View:
        """What a seat sees."""
        return GAME.view(self.state, seat)

    def legal(self, seat: int) -> list[str]:
        """The cards, or names of acts, that are legal."""
        return [getattr(action, "card", type(action).__name__.lower()) for action in GAME.actions(self.state, seat)]

    @property
    def total(self) -> int:
        return self.view().total

    @property
    def kinds(self) -> list[str]:
        """The types of the last events."""
        return [type(event).__name__ for event in self.events]
