"""A version of ONO 99 that never was: the left neighbour of the chosen one starts, and who goes out first wins."""

from __future__ import annotations

from typing import ClassVar

import msgspec
import pytest

from parlwr.games.ono99 import Ono99, messages
from parlwr.games.ono99.state import State
from parlwr.kernel import AnyGame, Dice, Result, registry

__all__ = ["Before", "kept", "renewed"]


class Before(Ono99):
    """Rules "0"."""

    rules: ClassVar[str] = "0"

    def start(self, options: messages.Options, seats: int, dice: Dice) -> State:
        if options.first != "random":
            options = msgspec.structs.replace(options, first=(options.first + 1) % seats)
        return super().start(options, seats, dice)

    def result(self, state: State) -> Result | None:
        over = super().result(state)
        if over is None:
            return None
        return Result(over.ranking[-1], over.ranking[::-1], over.scores)

    def view(self, state: State, seat: int | None) -> messages.View:
        return msgspec.structs.replace(super().view(state, seat), result=self.result(state))


def kept(monkeypatch: pytest.MonkeyPatch) -> AnyGame:
    """This program still plays rules "0" beside those of today."""
    game = Before()
    monkeypatch.setattr(registry.load("ono99"), "OLDER", (game,), raising=False)
    return game


def renewed(monkeypatch: pytest.MonkeyPatch) -> None:
    """An update to rules "2", which keeps none of the older ones."""
    monkeypatch.setattr(Ono99, "rules", "2")
