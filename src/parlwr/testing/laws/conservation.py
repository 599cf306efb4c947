"""The law of conservation: from the deal on no card is lost, doubled or in two places."""

from __future__ import annotations

from collections import Counter
from typing import Any

from .cases import WALK, Trial, broken, inventory, play_through

__all__ = ["conservation"]

LAW = "conservation"


def conservation(trial: Trial) -> None:
    """The same multiset of pieces at every step of a game, and in every world imagined from a view."""
    state = trial.start()
    start = inventory(trial.game, state)
    pieces = _count(trial, state)
    for version, (state, seat, action, _) in enumerate(play_through(trial, WALK), start=1):
        if inventory(trial.game, state) != start:
            lost, more = pieces - _count(trial, state), _count(trial, state) - pieces
            what = f"after act {version} (seat {seat}: {action!r}) lost {dict(lost)}, too many {dict(more)}"
            raise broken(LAW, trial, what)
    for position in trial.positions:
        for viewer in trial.viewers:
            dice = trial.dice(f"conservation {viewer}")
            world = trial.game.sample(trial.game.view(position.state, viewer), dice)
            if inventory(trial.game, world) != start:
                lost, more = pieces - _count(trial, world), _count(trial, world) - pieces
                where = f"a world imagined by seat {viewer} at act {position.version}"
                raise broken(LAW, trial, f"{where} lost {dict(lost)}, too many {dict(more)}")


def _count(trial: Trial, state: Any) -> Counter[str]:
    return Counter(map(repr, trial.game.inventory(state)))
