"""A table's log, played again: the record, what a seat saw on the way, a moment of a finished game.

Everything here is made from the stored log, never from what is in memory, and runs in a thread of its own.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from ..kernel import AnyGame, Record, Refused, Result, TableDice, promise
from ..store import ActionRow, TableRow
from .table import nonces

__all__ = [
    "LogAnswer",
    "LogEntry",
    "ReplayAnswer",
    "bare_record",
    "log_of",
    "record_of",
    "replay_at",
    "result_of",
    "review_of",
]


class LogEntry(msgspec.Struct, frozen=True):
    """What happened at one version, narrowed to who asks."""

    version: int
    events: list[Any]


class LogAnswer(msgspec.Struct, frozen=True):
    """All that has happened at a table."""

    log: list[LogEntry]


class ReplayAnswer(msgspec.Struct, frozen=True):
    """A moment of a finished game: the view after ``version`` of ``total`` actions; the last action and its events."""

    view: Any
    events: list[Any]
    version: int
    total: int
    action: tuple[int, Any] | None


def _start(game: AnyGame, row: TableRow) -> tuple[Any, TableDice]:
    dice = TableDice(row.seed, nonces(row))
    options = game.read(row.options, len(row.seats))
    return game.start(options, len(row.seats), dice), dice


def _shown(game: AnyGame, events: Sequence[Any], seat: int | None) -> list[Any]:
    return [seen for event in events if (seen := game.show(event, seat)) is not None]


def review_of(game: AnyGame, row: TableRow, rows: Sequence[ActionRow]) -> bytes:
    """The game's facts for looking back at a finished table, as JSON."""
    return msgspec.json.encode(game.review(_record(game, row, rows)))


def result_of(game: AnyGame, row: TableRow, rows: Sequence[ActionRow]) -> Result | None:
    """How a table's game ended; None where it has not. Raises Refused for a log that these rules do not take."""
    return _record(game, row, rows).result


def record_of(game: AnyGame, row: TableRow, rows: Sequence[ActionRow]) -> bytes:
    """The record of a finished table, as JSON."""
    return _record(game, row, rows).encode()


def bare_record(row: TableRow, rows: Sequence[ActionRow]) -> bytes:
    """The record of a finished table as it was kept, without having been played again: it names no result."""
    return _recorded(row, rows, [(one.seat, msgspec.json.decode(one.action)) for one in rows], None).encode()


def _record(game: AnyGame, row: TableRow, rows: Sequence[ActionRow]) -> Record:
    state, dice = _start(game, row)
    actions: list[tuple[int, dict[str, Any]]] = []
    for one in rows:
        action = msgspec.json.decode(one.action)
        game.act(state, one.seat, action, dice)
        actions.append((one.seat, action))
    return _recorded(row, rows, actions, game.result(state))


def _recorded(
    row: TableRow, rows: Sequence[ActionRow], actions: list[tuple[int, dict[str, Any]]], result: Result | None
) -> Record:
    return Record(
        game=row.game,
        rules=row.rules,
        options=row.options,
        seats=len(row.seats),
        seed=row.seed,
        nonces=nonces(row),
        nonce_seats=[seat for seat, one in enumerate(row.seats) if one.nonce],
        actions=actions,
        names=[one.name or "" for one in row.seats],
        result=result,
        times=[one.at for one in rows],
        promise=promise(row.seed),
    )


def log_of(game: AnyGame, row: TableRow, rows: Sequence[ActionRow], seat: int | None) -> bytes:
    """What happened, as this seat saw it, as JSON."""
    state, dice = _start(game, row)
    entries = []
    for one in rows:
        events = game.act(state, one.seat, msgspec.json.decode(one.action), dice)
        entries.append(LogEntry(one.version, _shown(game, events, seat)))
    return msgspec.json.encode(LogAnswer(entries))


def replay_at(game: AnyGame, row: TableRow, rows: Sequence[ActionRow], at: int | None, seat: int | None) -> bytes:
    """The moment after ``at`` actions (None: the end) as this seat saw it, as JSON; refuses what is no such moment."""
    total = len(rows)
    at = total if at is None else at
    if not 0 <= at <= total:
        raise Refused("table.malformed", why=f"at: {at}, the game has {total} actions")
    if seat is not None and not 0 <= seat < len(row.seats):
        raise Refused("table.malformed", why=f"seat: {seat}, the table has {len(row.seats)}")
    state, dice = _start(game, row)
    events: list[Any] = []
    action: tuple[int, Any] | None = None
    for one in rows[:at]:
        action = one.seat, msgspec.json.decode(one.action)
        events = game.act(state, one.seat, action[1], dice)
    view = game.view(state, seat)
    return msgspec.json.encode(ReplayAnswer(view, _shown(game, events, seat), at, total, action))
