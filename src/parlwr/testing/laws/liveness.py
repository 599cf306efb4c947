"""The law of liveness: until the end some seat can act, every listed action is accepted, and random play ends."""

from __future__ import annotations

from typing import Any

import msgspec

from ...kernel import Refused
from .cases import LIMIT, Position, Trial, broken, encode, play_through

__all__ = ["liveness"]

LAW = "liveness"
TRIED = 16
"""Listed actions tried at one position: all, or this many at random."""


def liveness(trial: Trial) -> None:
    """Play to the end at random; on the way, try all that is listed."""
    steps = 0
    state = trial.start()
    _can_act(trial, state)
    for state, _, _, _ in play_through(trial):
        _can_act(trial, state)
        steps += 1
    if trial.game.result(state) is None:
        raise broken(LAW, trial, f"random play has not ended after {steps} acts" + " (the bound)" * (steps >= LIMIT))
    for position in trial.positions:
        _views_agree(trial, position)
        _all_accepted(trial, position)


def _can_act(trial: Trial, state: Any) -> None:
    """Whoever is waited for can act; a finished game waits for nobody."""
    game = trial.game
    waiting = game.to_act(state)
    result = game.result(state)
    acting = [seat for seat in range(trial.case.seats) if game.actions(state, seat)]
    if result is not None:
        if waiting or acting:
            raise broken(LAW, trial, f"the game is over, but seats {waiting} are waited for, {acting} have actions")
        _ends_well(trial, result)
        return
    if not waiting:
        raise broken(LAW, trial, "the game is not over, but nobody is waited for")
    if waiting != sorted(set(waiting)):
        raise broken(LAW, trial, f"to_act is not sorted: {waiting}")
    if not set(waiting) <= set(acting):
        raise broken(LAW, trial, f"seats {waiting} are waited for, but only {acting} have actions")


def _ends_well(trial: Trial, result: Any) -> None:
    """A result ranks every seat once, and its winners come first."""
    seats = list(range(trial.case.seats))
    if sorted(seat for tie in result.ranking for seat in tie) != seats:
        raise broken(LAW, trial, f"the ranking {result.ranking} does not name every seat once")
    if result.winners and sorted(result.winners) != sorted(result.ranking[0]):
        raise broken(LAW, trial, f"winners {result.winners} are not the first of the ranking {result.ranking}")
    if result.scores is not None and len(result.scores) != len(seats):
        raise broken(LAW, trial, f"scores {result.scores} at a table of {len(seats)}")


def _views_agree(trial: Trial, position: Position) -> None:
    """A view says what the game says, and can be read back from its JSON."""
    game, state = trial.game, position.state
    for seat in trial.viewers:
        view = game.view(state, seat)
        facts = {
            "game": (view.game, game.name),
            "seat": (view.seat, seat),
            "seats": (view.seats, trial.case.seats),
            "options": (encode(view.options), encode(trial.options)),
            "to_act": (list(view.to_act), list(game.waits(state, seat))),
            "result": (view.result, game.result(state)),
            "phase": (view.phase == "over", game.result(state) is not None),
            "actions": (encode(view.actions), encode([] if seat is None else game.actions(state, seat))),
        }
        for name, (shown, true) in facts.items():
            if shown != true:
                raise broken(LAW, trial, f"view of seat {seat}: {name} is {shown!r}, the game says {true!r}")
        try:
            again = encode(game.read_view(encode(view)))
        except msgspec.ValidationError as error:
            raise broken(LAW, trial, f"view of seat {seat} cannot be read back: {error}") from None
        if again != encode(view):
            raise broken(LAW, trial, f"view of seat {seat} is another when read back from JSON")


def _all_accepted(trial: Trial, position: Position) -> None:
    """Every listed action, completed, is accepted, and comes through JSON as itself; none is listed twice."""
    game, chance = trial.game, trial.dice(f"liveness {position.version}")
    for seat in range(trial.case.seats):
        actions = list(game.actions(position.state, seat))
        if len({encode(action) for action in actions}) != len(actions):
            raise broken(LAW, trial, f"seat {seat}: an action is listed twice: {actions!r}")
        chance.shuffle(actions)
        for listed in actions[:TRIED]:
            action = trial.complete(position.state, seat, listed, chance)
            try:
                if game.decode(msgspec.to_builtins(action)) != action:
                    raise broken(LAW, trial, f"{action!r} is another action when it comes as JSON")
                game.apply(position.state, seat, action, trial.dice("liveness"))
            except Refused as refused:
                raise broken(LAW, trial, f"seat {seat}: {action!r} is listed but refused: {refused}") from None
