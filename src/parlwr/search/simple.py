"""Bots that any game has by existing."""

from __future__ import annotations

from typing import Any

from parlwr.kernel import AnyGame, Dice

__all__ = ["FirstBot", "RandomBot"]


class RandomBot:
    """Each legal act equally likely; a free choice (a template) is completed by the game."""

    def __init__(self, game: AnyGame) -> None:
        self.game = game

    def choose(self, view: Any, dice: Dice) -> Any:
        """One of ``view.actions``."""
        return self.game.complete(dice.choice(view.actions), view, dice)


class FirstBot:
    """The first legal act, always: the yardstick of how little thought a game asks for."""

    def __init__(self, game: AnyGame) -> None:
        self.game = game

    def choose(self, view: Any, dice: Dice) -> Any:
        """``view.actions[0]``."""
        return self.game.complete(view.actions[0], view, dice)
