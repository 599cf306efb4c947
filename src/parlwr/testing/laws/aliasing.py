"""The law of no aliasing: going on from a kept state never changes it, and nothing handed out is a handle on it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec

from ...kernel import Result
from .cases import Position, Trial, broken, parts

__all__ = ["aliasing"]

LAW = "no aliasing"
GOES_ON = 30
"""Acts played on from a kept state."""


def aliasing(trial: Trial) -> None:
    """At every position: keep and go on, both ways; spoil everything that was handed out."""
    for position in trial.positions:
        _keep_and_go_on(trial, position)
        _spoil(trial, position)
        _spoil_events(trial, position)


def _expect(trial: Trial, state: Any, before: list[bytes], what: str) -> None:
    after = trial.face(state)
    if after != before:
        raise broken(LAW, trial, f"{what} changes {parts(before, after, trial.case.seats)}")


def _go_on(trial: Trial, state: Any, purpose: str) -> Iterator[list[Any]]:
    """Play a state on at random, in place; the events of each act."""
    chance, dice = trial.dice(f"{purpose} choices"), trial.dice(purpose)
    for _ in range(GOES_ON):
        legal = trial.legal(state)
        if not legal:
            return
        seat, action = chance.choice(legal)
        yield trial.take(state, seat, trial.complete(state, seat, action, chance), dice)


def _keep_and_go_on(trial: Trial, position: Position) -> None:
    """A copy goes on and the original stays; the other way round; apply leaves the old state alone."""
    kept = position.state.copy()
    before = trial.face(kept)
    going = kept.copy()
    for _ in _go_on(trial, going, "copy goes on"):
        pass
    _expect(trial, kept, before, f"at act {position.version}: playing on with a copy")
    second = kept.copy()
    for _ in _go_on(trial, second.copy(), "copy of a copy"):
        pass
    for _ in _go_on(trial, kept, "original goes on"):
        pass
    _expect(trial, second, before, f"at act {position.version}: playing on with the original")
    chance = trial.dice("apply")
    for seat, action in trial.legal(second)[:3]:
        action = trial.complete(second, seat, action, chance)
        trial.game.apply(second, seat, action, trial.dice("apply dice"))
        _expect(trial, second, before, f"at act {position.version}: apply({action!r})")


def _spoil(trial: Trial, position: Position) -> None:
    """Views, lists of actions and imagined worlds are nobody's handle on the state, nor on one another."""
    game, state = trial.game, position.state
    before = trial.face(state)
    for viewer in trial.viewers:
        view = game.view(state, viewer)
        world = game.sample(view, trial.dice("aliasing sample"))
        imagined = trial.face(world)
        waits = game.waits(state, viewer)
        spoil(view)
        spoil(waits)
        _expect(trial, state, before, f"at act {position.version}: writing into the view of {viewer}")
        _expect(
            trial, world, imagined, f"at act {position.version}: writing into the view that a world was imagined from"
        )
        if viewer is not None:
            spoil(game.actions(state, viewer))
        spoil(game.to_act(state))
        _expect(trial, state, before, f"at act {position.version}: writing into the lists of actions or to_act")
        for _ in _go_on(trial, world, "world goes on"):
            pass
        _expect(trial, state, before, f"at act {position.version}: playing on with an imagined world")


def _spoil_events(trial: Trial, position: Position) -> None:
    """Events, whole and as shown to a seat, are nobody's handle on the state; showing one does not change it."""
    game, state = trial.game, position.state.copy()
    for events in _go_on(trial, state, "events"):
        before = trial.face(state)
        whole = msgspec.json.encode(events)
        shown = [game.show(event, viewer) for event in events for viewer in trial.viewers]
        if msgspec.json.encode(events) != whole:
            raise broken(LAW, trial, f"show changes an event: {whole!r:.200}")
        spoil(shown)
        spoil(events)
        _expect(trial, state, before, f"after act {position.version}: writing into the events {whole!r:.200}")


def spoil(value: Any) -> None:
    """Write into every list, dict, set and unfrozen struct inside a value.

    But for a Result: it is final, so the state, which takes no more acts, and its views may share it.
    """
    if isinstance(value, Result):
        return
    if isinstance(value, msgspec.Struct):
        for field in value.__struct_fields__:
            spoil(getattr(value, field))
            if not value.__struct_config__.frozen:
                setattr(value, field, "spoilt")
    elif isinstance(value, dict):
        for one in value.values():
            spoil(one)
        value["spoilt"] = "spoilt"
    elif isinstance(value, list | tuple):
        for one in value:
            spoil(one)
        if isinstance(value, list):
            value.append("spoilt")
            value.reverse()
    elif isinstance(value, set):
        value.add("spoilt")
    elif isinstance(value, bytearray):
        value += b"spoilt"
