"""``parlwr replay`` and ``parlwr verify``."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import msgspec

from ..kernel import AnyGame, BadInput, BadRecord, Record, play_record, promise, read_record
from ..kernel.registry import get
from ..kernel.scenario import MAX_BYTES, read_play
from ..testing.compare import brief, plain

__all__ = ["replay_command", "verify_command"]


def read(path: Path) -> bytes:
    """The bytes of a file, or of standard input for ``-``; OSError where there is none."""
    if str(path) == "-":
        data = sys.stdin.buffer.read(MAX_BYTES + 1)
    else:
        with path.open("rb") as file:
            data = file.read(MAX_BYTES + 1)
    if len(data) > MAX_BYTES:
        raise BadInput(f"{path}: larger than {MAX_BYTES} bytes")
    return data


def replay_command(path: Path, seat: int | None, at: int | None, as_json: bool, lang: str | None) -> int:
    """Play a record as far as ``at`` and print a seat's view; the exit code."""
    record = read_play(read(path), str(path))
    length = len(record.actions)
    if seat is not None and not 0 <= seat < record.seats:
        raise BadInput(f"no seat {seat} at a table of {record.seats}")
    if at is not None and not 0 <= at <= length:
        raise BadInput(f"--at {at}: the record has versions 0 to {length}")
    game = get(record.game, record.rules)
    wanted = length if at is None else at
    events: list[Any] = []
    view: Any = None
    for step in _steps(game, record, path):
        if step.version == wanted:
            view = game.view(step.state, seat)
            events = [shown for event in step.events if (shown := game.show(event, seat)) is not None]
            break
    if as_json:
        print(msgspec.json.encode(view).decode())
    else:
        head = (
            f"{game.name}, version {wanted} of {length}, as {'a spectator' if seat is None else f'seat {seat}'} sees it"
        )
        print(head)
        for line in sentences(game, events, lang, record.names):
            print(f"  {line}")
        print_view(plain(view))
    return 0


def _steps(game: AnyGame, record: Record, path: Path) -> Any:
    try:
        yield from play_record(game, record)
    except BadInput as error:
        raise BadRecord(f"{path}: {error}") from None


def sentences(game: AnyGame, events: Sequence[Any], lang: str | None, names: Sequence[str] | None) -> list[str]:
    """Events as the sentences of the log; one without a sentence as JSON."""
    from ..text import MissingText, Texts
    from .rules import system_language

    lines = []
    for event in map(plain, events):
        try:
            lines.append(Texts(lang or system_language(), game.name).event(event, names))
        except (MissingText, BadInput) as error:
            if lang is not None and isinstance(error, BadInput):
                raise
            lines.append(brief(event))
    return lines


def print_view(view: dict[str, Any]) -> None:
    """A view for reading: a line a field, the legal actions last."""
    actions = view.pop("actions", [])
    width = max(len(key) for key in view)
    for key, value in view.items():
        if isinstance(value, list) and value and all(isinstance(item, dict) for item in value):
            print(f"{key}:")
            for item in value:
                print(f"{'':{width}}  {brief(item, 2000)}")
        else:
            print(f"{key + ':':{width + 1}} {brief(value, 2000)}")
    print(f"actions: {len(actions)}")
    for action in actions:
        print(f"{'':{width}}  {brief(action)}")


def verify_command(path: Path, shown: str | None, mine: str | None = None) -> int:
    """Check promise and end of a record, a line each; the exit code."""
    record = read_record(read(path), str(path))
    game = get(record.game, record.rules)
    good = [_promise(record, shown), _numbers(record, mine), _plays(game, record)]
    return 0 if all(good) else 1


def _promise(record: Record, shown: str | None) -> bool:
    """Whether the seed is the one that was promised; a record that promises nothing is said to be so."""
    claimed = [one for one in (record.promise, shown) if one is not None]
    if not claimed:
        print("promise: none in the record; give the one shown before the deal with --promise")
        return True
    real = promise(record.seed)
    wrong = [one for one in claimed if one.strip().lower() != real]
    print(f"promise: kept ({real})" if not wrong else f"promise: BROKEN: {wrong[0]} was promised, the seed's is {real}")
    return not wrong


def _numbers(record: Record, mine: str | None) -> bool:
    """Whether the numbers in the shuffle are as many as may be, each of a seat of its own, and mine among them."""
    given, seats = record.nonces, record.nonce_seats
    names = record.names or []
    if len(given) > record.seats:
        print(f"numbers: FAIL: {len(given)} in a shuffle for {record.seats} seats")
        return False
    if seats and (
        len(seats) != len(given) or seats != sorted(set(seats)) or not 0 <= seats[0] <= seats[-1] < record.seats
    ):
        print(f"numbers: FAIL: {len(given)} numbers are said to be those of the seats {brief(seats)}")
        return False
    if mine is not None and mine not in given:
        print("numbers: FAIL: yours is not among those in the shuffle")
        return False
    who = [f"seat {seat}" + (f" ({names[seat]})" if seat < len(names) and names[seat] else "") for seat in seats]
    whose = f", yours that of {who[given.index(mine)]}" if mine is not None and who else ""
    print(f"numbers: {len(given)} in the shuffle" + (f": {', '.join(who)}" if who else "") + whose)
    return True


def _plays(game: AnyGame, record: Record) -> bool:
    """Whether all actions are taken and lead to the claimed result."""
    state: Any = None
    try:
        for step in play_record(game, record):
            state = step.state
    except BadRecord as error:
        print(f"play: FAILS: {error}")
        return False
    result = game.result(state)
    end = "the game is not over" if result is None else f"the end: {brief(result)}"
    if record.result is not None and result != record.result:
        print(f"play: FAILS: {brief(record.result)} is claimed; after {len(record.actions)} actions {end}")
        return False
    claim = "as claimed" if record.result is not None else "the record claims no result"
    print(f"play: {len(record.actions)} actions, {end} ({claim})")
    return True
