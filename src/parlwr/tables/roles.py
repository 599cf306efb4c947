"""Who deals with a table: those who listen, the house around it, and the commands and questions that come in."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, Literal, Protocol

import msgspec

from ..kernel import Refused
from ..store import ActionRow, Change, Outcome, TableRow
from .messages import Ident

if TYPE_CHECKING:
    from .audience import Audience
    from .hints import Hints
    from .table import Table

__all__ = ["MOVED", "REMOVED", "SHUT", "Command", "House", "Listener", "Question"]

SHUT, MOVED, REMOVED = 4403, 4409, 4410
"""Closing codes: nobody may look on; the seat is played on another device; the seat is another's now."""


class Listener(Protocol):
    """Somebody at the table: a socket. ``tell`` never waits and never raises. ``joined``: he means to be there.

    ``key``: the hash of the token with which he came to his seat, where that is known.
    """

    seat: int | None
    key: str | None
    joined: bool

    def tell(self, *messages: bytes) -> None:
        """Send messages, in this order."""
        ...

    def close(self, code: int) -> None:
        """Say good-bye with a closing code of docs/protocol.md."""
        ...


class House(Protocol):
    """What a table needs of the house around it.

    ``actions`` counts those taken at all tables; ``shared``: other workers may change the same tables; ``hints`` are
    those being thought of.
    """

    actions: int
    shared: bool
    hints: Hints

    def now(self) -> float:
        """Seconds since 1970, the same for all workers of a parlour."""
        ...

    def elsewhere(self, code: str) -> frozenset[int]:
        """The seats that are on line at other workers."""
        ...

    def aloud(self, code: str, awake: bool) -> bool:
        """Whether another worker wants to hear of what happens at a table."""
        ...

    def learn(self, table: Table, done: Callable[[TableRow | None, Sequence[ActionRow]], None]) -> None:
        """Read what the store has of a table beyond what the table knows; None where it cannot be read."""
        ...

    def write(self, change: Change, done: Callable[[Outcome], None]) -> None:
        """Bring a change to the disk, then call ``done`` with what became of it."""
        ...

    def restore(self, table: Table, done: Callable[[bool], None]) -> None:
        """Make the table anew from the store, then call ``done``: whether that was possible."""
        ...

    def moved(self, table: Table) -> None:
        """The table's game is at a new version."""
        ...

    def announce(self, table: Audience) -> None:
        """A seat of the table is on line or off line: tell the table, soon."""
        ...

    def count_refusal(self, rule: str) -> None:
        """A command has been refused (for the metrics)."""
        ...


class Command:
    """An action that somebody wants to take. ``done`` is called with the version it made, or with the refusal.

    ``sure``: it has been judged on the newest state there is, whatever other workers have done.
    """

    __slots__ = ("at", "by", "done", "ident", "raw", "seat", "sender", "sure")

    def __init__(
        self,
        seat: int | None,
        raw: bytes,
        ident: Ident | None = None,
        at: int | None = None,
        sender: Listener | None = None,
        done: Callable[[int | Refused], None] | None = None,
        by: Literal["clock"] | None = None,
    ) -> None:
        self.seat = seat
        self.raw = raw
        self.ident = ident
        self.at = at
        self.sender = sender
        self.done = done
        self.by = by
        self.sure = False


class Question(msgspec.Struct):
    """A question that is no act."""

    seat: int | None
    question: dict[str, Any]
    ident: Ident | None
    sender: Listener
