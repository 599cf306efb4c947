"""What workers of one parlour tell each other: that a table has changed, who is where.

News travel in letters of at most 8,000 bytes (PostgreSQL's limit for NOTIFY). They are hints, not the truth: whoever
misses one, or mistrusts it, looks into the store.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any, Literal

import msgspec

from .contract import Append, Change, Save, TableRow

__all__ = [
    "Acted",
    "Broadcast",
    "Bye",
    "Changed",
    "Here",
    "Letter",
    "News",
    "Who",
    "acted",
    "awake",
    "letters",
    "news_of",
    "read_letter",
]

MOST_BYTES = 7_900
_LONG_ACTION = 2_000
"""Bytes. In a letter each may become two."""


class Acted(msgspec.Struct, tag="a", array_like=True, frozen=True):
    """An action is on disk. ``action``: None where it is too long for a letter."""

    code: str
    version: int
    seat: int
    action: str | None
    ident: str | None
    at: float
    by: Literal["clock"] | None
    awake: bool


class Changed(msgspec.Struct, tag="c", array_like=True, frozen=True):
    """A table is at least at this revision and version. ``awake``: it is being played, and has bots or a clock."""

    code: str
    revision: int
    awake: bool
    version: int = 0


class Here(msgspec.Struct, tag="h", array_like=True, frozen=True):
    """Who writes has this table in memory, with these seats on line; None: no longer."""

    code: str
    seats: tuple[int, ...] | None


class Who(msgspec.Struct, tag="w", array_like=True, frozen=True):
    """Who writes has just read this table, at this version: whoever has it too, say so, and whether it is newer."""

    code: str
    revision: int
    version: int


class Broadcast(msgspec.Struct, tag="b", array_like=True, frozen=True):
    """Something for everybody at a table that is not kept."""

    code: str
    what: dict[str, Any]


class Bye(msgspec.Struct, tag="x", array_like=True, frozen=True):
    """The worker who writes has nobody at any table: it goes, or has just begun."""


News = Acted | Changed | Here | Who | Broadcast | Bye


class Letter(msgspec.Struct, array_like=True, frozen=True):
    """Some news, and who writes."""

    worker: str
    news: list[News]


_encode = msgspec.json.Encoder().encode
_decode = msgspec.json.Decoder(Letter).decode


def read_letter(text: str | bytes) -> Letter:
    """A letter; msgspec.DecodeError where it is none."""
    return _decode(text)


def letters(worker: str, news: Iterable[News]) -> Iterator[str]:
    """News in as few letters as they fit in."""
    head, room = f'["{worker}",[', MOST_BYTES - len(worker) - 8
    parts: list[str] = []
    for one in news:
        part = _encode(one).decode()
        size = len(part.encode()) + 1
        if size > room and parts:
            yield head + ",".join(parts) + "]]"
            parts, room = [], MOST_BYTES - len(worker) - 8
        parts.append(part)
        room -= size
    if parts:
        yield head + ",".join(parts) + "]]"


def awake(row: TableRow) -> bool:
    """Whether a table goes on by itself: it is being played, and has bots or a clock."""
    return row.stage == "playing" and (row.clock is not None or any(seat.by_itself for seat in row.seats))


def acted(change: Append) -> Acted:
    """The news of an action that is on disk."""
    short = len(change.action.encode()) <= _LONG_ACTION
    return Acted(
        change.code,
        change.version,
        change.seat,
        change.action if short else None,
        change.ident,
        change.at,
        change.by,
        change.awake,
    )


def news_of(change: Change) -> Iterator[News]:
    """What others should hear of a change that is on disk."""
    if isinstance(change, Append):
        if change.aloud:
            yield acted(change)
            if change.ends:
                yield Changed(change.code, change.revision + 1, False, change.version)
    elif isinstance(change, Save) or awake(change.row):  # of a new table nobody else has anything in memory
        yield Changed(change.row.code, change.row.revision, awake(change.row))
