"""The law of replay: the same record gives the same game, to the byte."""

from __future__ import annotations

from typing import Any

import msgspec

from ...kernel import BadRecord, Record, play_record, read_record
from ...kernel.record import dice_of
from .cases import Trial, broken, encode, first_difference

__all__ = ["replay"]

LAW = "replay"
REPLAYED = 250
"""Acts of a game that are played again: at each, everything that everybody sees is compared."""


def replay(trial: Trial) -> None:
    """Play a game with table dice and with fast dice, write its record, and play that twice."""
    for seed, nonces in ((f"{trial.case.seed:032x}", ["nonce"]), (f"fast:{trial.case.seed}", [])):
        record, lines = _played(trial, seed, nonces)
        kept = read_record(record.encode())
        for _ in range(2):
            _compare(trial, kept, lines)


def _line(trial: Trial, state: Any, events: list[Any]) -> bytes:
    """Everything that leaves the building at one step: every view, and the events as each viewer sees them."""
    game = trial.game
    seen = [[game.view(state, i), game.waits(state, i), [game.show(e, i) for e in events]] for i in trial.viewers]
    return encode([seen, events])


def _played(trial: Trial, seed: str, nonces: list[str]) -> tuple[Record, list[bytes]]:
    """A random game as it is played at a table: the record, and a line a step."""
    game, chance = trial.game, trial.dice("choices")
    record = Record(
        game=game.name,
        rules=game.rules,
        options=trial.case.options,
        seats=trial.case.seats,
        seed=seed,
        nonces=nonces,
    )
    dice = dice_of(seed, nonces)
    state = game.start(trial.options, trial.case.seats, dice)
    lines = [_line(trial, state, [])]
    for _ in range(REPLAYED):
        legal = trial.legal(state)
        if not legal:
            break
        seat, action = chance.choice(legal)
        action = trial.complete(state, seat, action, chance)
        events = trial.take(state, seat, action, dice)
        record.actions.append((seat, msgspec.to_builtins(action)))
        lines.append(_line(trial, state, events))
    record.result = game.result(state)
    return record, lines


def _compare(trial: Trial, record: Record, lines: list[bytes]) -> None:
    version = -1
    try:
        for step in play_record(trial.game, record):
            version = step.version
            line = _line(trial, step.state, step.events)
            if line != lines[version]:
                where = first_difference(lines[version], line)
                raise broken(LAW, trial, f"seed {record.seed}: step {version} differs on a replay: {where}")
            result = trial.game.result(step.state)
    except BadRecord as error:
        raise broken(LAW, trial, f"seed {record.seed}: {error}") from None
    if version + 1 != len(lines) or result != record.result:
        raise broken(LAW, trial, f"seed {record.seed}: the replay ends otherwise")
