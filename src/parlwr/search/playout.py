"""Playing a state on to its end, and what that end is worth to a seat."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from parlwr.kernel import AnyGame, Dice, Result

__all__ = ["Evaluator", "Playouts", "Policy", "playout", "uniform", "win_share"]

Policy = Callable[[Any, int, Dice], Any]
"""``policy(state, seat, dice) → action``: a quick player inside an imagined world.

It is handed the state because a view would cost more than the move; an honest policy looks only at its own seat's cards
and at what lies open, so that the players it imagines know no more than real ones do.
"""

Evaluator = Callable[[Any, int, Dice], float]
"""``evaluate(state, seat, dice) → value``: what the state is worth to the seat, from 0 (lost) to 1 (won).

The state is the evaluator's to use up.
"""

LIMIT = 100_000
"""Acts after which a playout is given up: no real game is a tenth as long."""


def win_share(result: Result | None, seat: int) -> float:
    """1 for a win, 1/k for a win shared by k seats, else 0; an unfinished game is worth 0."""
    if result is None or seat not in result.winners:
        return 0.0
    return 1.0 / len(result.winners)


def uniform(game: AnyGame) -> Policy:
    """The policy that finds every legal act equally good. Templates are completed from the seat's view."""

    def choose(state: Any, seat: int, dice: Dice) -> Any:
        action = dice.choice(game.actions(state, seat))
        return game.complete(action, game.view(state, seat), dice)

    return choose


def playout(game: AnyGame, state: Any, policy: Policy, dice: Dice, limit: int = LIMIT) -> Result | None:
    """Play ``state`` on, in place, until it is over; None where ``limit`` acts did not end it.

    Where the game waits for several seats at once, each is equally likely to come first.
    """
    for _ in range(limit):
        waiting = game.to_act(state)
        if not waiting:
            break
        seat = waiting[0] if len(waiting) == 1 else dice.choice(waiting)
        game.play(state, seat, policy(state, seat, dice), dice)
    return game.result(state)


class Playouts:
    """The evaluator that plays the state to its end once and counts the win."""

    __slots__ = ("game", "limit", "policy")

    def __init__(self, game: AnyGame, policy: Policy | None = None, limit: int = LIMIT) -> None:
        self.game = game
        self.policy = uniform(game) if policy is None else policy
        self.limit = limit

    def __call__(self, state: Any, seat: int, dice: Dice) -> float:
        """The share of the win that the seat gets."""
        return win_share(playout(self.game, state, self.policy, dice, self.limit), seat)
