"""Bots from outside, good and bad, for the arena's tests: ``tests.lab.strangers:Class``."""

from __future__ import annotations

import contextlib
import os
import time
from typing import Any

from parlwr.kernel import Dice
from parlwr.lab.knowing import Knowing


class Plain:
    """The first legal act, as plain JSON."""

    def choose(self, view: Any, dice: Dice) -> Any:
        print("a bot that talks")
        action = view.actions[0]
        return {"type": "play", "card": action.card} if hasattr(action, "card") else {"type": "exchange"}


class Raises:
    def choose(self, view: Any, dice: Dice) -> Any:
        raise ZeroDivisionError("by design")


class Leaves:
    def choose(self, view: Any, dice: Dice) -> Any:
        raise SystemExit


class Illegal:
    """A card nobody may play."""

    def choose(self, view: Any, dice: Dice) -> Any:
        return {"type": "play", "card": "ono99"}


class Nonsense:
    def choose(self, view: Any, dice: Dice) -> Any:
        return object()


class Nothing:
    def choose(self, view: Any, dice: Dice) -> Any:
        return None


class Never:
    def choose(self, view: Any, dice: Dice) -> Any:
        while True:
            pass


class Sleeps:
    def choose(self, view: Any, dice: Dice) -> Any:
        time.sleep(3600)


class Swallows:
    """Neither answers nor hears the alarm."""

    def choose(self, view: Any, dice: Dice) -> Any:
        while True:
            with contextlib.suppress(BaseException):
                time.sleep(0.05)


class Dies:
    """Takes its process with it."""

    def choose(self, view: Any, dice: Dice) -> Any:
        os._exit(3)


class Late:
    """Cannot even be made in a game, though once it could."""

    made = 0

    def __init__(self) -> None:
        Late.made += 1
        if Late.made > 1:
            raise RuntimeError("no more")

    def choose(self, view: Any, dice: Dice) -> Any:
        return view.actions[0]


class Unmakeable:
    def __init__(self) -> None:
        raise RuntimeError("cannot be")


class Mute:
    """No method ``choose``."""


class Reads(Knowing):
    """Is shown the state, and says so by playing the lowest act that leaves the next player without one, if any."""

    def choose_knowing(self, state: Any, view: Any, dice: Dice) -> Any:
        assert state.hands[view.seat]
        assert len(state.pile) == view.draw_count
        state.hands.clear()  # a copy: the game must not mind
        return view.actions[0]


not_a_class = 5
