"""What a store promises.

The log of actions is the truth; everything a server holds in memory is a cache of it. Two promises carry the rest:

* a change whose outcome is None is on disk, and survives ``kill -9`` and a power cut;
* every change names the version it builds on, so of two servers that change the same table at once one wins and the
  other is told :class:`Conflict`: it reads what it missed and tries again.

``tests/store/test_contract.py`` is this page as a test suite; every store passes it unchanged.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Literal, Protocol

import msgspec

from ..kernel import ParlwrError

__all__ = [
    "ActionRow",
    "Append",
    "Change",
    "Choices",
    "Conflict",
    "Create",
    "Moving",
    "Outcome",
    "Pruned",
    "Save",
    "SeatRow",
    "Stage",
    "StorageFailure",
    "Store",
    "StoreError",
    "TableRow",
]

Stage = Literal["open", "playing", "over"]


class StoreError(ParlwrError):
    """The root of what a store may say instead of doing its work."""


class Conflict(StoreError):
    """Somebody else changed the same table first; nothing of this change was kept."""


class StorageFailure(StoreError):
    """The change could not be written (disk full, database gone); nothing of it was kept.

    Unless ``unsure``: the connection was lost on the way, and it may have been kept, or be kept in a moment.
    """

    def __init__(self, what: str, *, unsure: bool = False) -> None:
        super().__init__(what)
        self.unsure = unsure


class Moving(msgspec.Struct, frozen=True, omit_defaults=True):
    """A one-time code that moves a seat to another device: its hash, until when it is good, and wrong ones said."""

    code: str
    until: float
    tries: int = 0


class SeatRow(msgspec.Struct, frozen=True, omit_defaults=True):
    """One seat of a table. ``token``: SHA-256 of the seat's token, hexadecimal; None while the seat is free.

    ``held``: at a rematch, the token hash that its person had at the table before; nobody else may take the seat.
    ``mark``: the sign its person chose (see :mod:`parlwr.tables.marks`); None: none chosen.
    ``stand_in``: the level of the computer player that acts for a person who is away, or until a seat that has been
    opened in the middle of a game is taken. ``moving``: the code with which the person goes on at another device.
    ``late``: the deal waits until then (seconds since 1970) for the number that this person adds to the shuffle.
    """

    kind: Literal["human", "bot"]
    name: str | None = None
    level: str | None = None
    token: str | None = None
    nonce: str | None = None
    held: str | None = None
    mark: int | None = None
    stand_in: str | None = None
    moving: Moving | None = None
    late: float | None = None

    @property
    def by_itself(self) -> bool:
        """Whether a computer player acts for this seat: its own, or one that stands in."""
        return self.kind == "bot" or self.stand_in is not None


class Choices(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What a host chooses for his table beside the game's options.

    ``listed``: strangers find it in the lobby; ``watch``: who holds no seat may look on; ``hints``: players may ask for
    a hint.
    """

    listed: bool = False
    watch: bool = True
    hints: bool = False


class TableRow(msgspec.Struct, frozen=True, kw_only=True):
    """A table as it is stored. ``revision`` counts the changes of this row.

    ``created``, ``began`` (the deal) and ``ended`` are in seconds since 1970, None while it has not come to that;
    ``lang`` is its maker's language.
    """

    code: str
    game: str
    rules: str
    options: dict[str, Any]
    seats: tuple[SeatRow, ...]
    host: int | None
    stage: Stage
    seed: str
    pace: str = "human"
    clock: int | None = None
    lang: str | None = None
    next: str | None = None
    choices: Choices = Choices()
    revision: int = 0
    created: float = 0.0
    began: float | None = None
    ended: float | None = None

    @property
    def shut(self) -> bool:
        """Whether whoever holds no seat may not look on now. What is over is open to all."""
        return self.stage == "playing" and not self.choices.watch


class ActionRow(msgspec.Struct, frozen=True):
    """One accepted action: ``version`` from 1, the action as JSON, the command's id as JSON, seconds since 1970."""

    version: int
    seat: int
    action: str
    ident: str | None
    at: float


class Create(msgspec.Struct, frozen=True):
    """A new table; Conflict where the code is taken."""

    row: TableRow


class Save(msgspec.Struct, frozen=True):
    """A table's row changed; Conflict unless the stored revision is ``row.revision − 1``."""

    row: TableRow


class Append(msgspec.Struct, frozen=True):
    """An action for the log; Conflict where this version is already there.

    ``ends``: the table is over with it; Conflict then too unless the stored revision is ``revision``. ``by`` and
    ``awake`` (the table has bots or a clock) are not stored: they are for the other workers' ears; ``aloud``: whether
    any of them is known to listen.
    """

    code: str
    version: int
    seat: int
    action: str
    ident: str | None
    at: float
    ends: bool = False
    revision: int = 0
    by: Literal["clock"] | None = None
    awake: bool = False
    aloud: bool = True


class Pruned(msgspec.Struct, frozen=True):
    """The codes of tables that were deleted: finished ones, and open ones that never began."""

    finished: list[str] = []
    opened: list[str] = []

    def __len__(self) -> int:
        return len(self.finished) + len(self.opened)


Change = Create | Save | Append
Outcome = StoreError | None
"""None: the change is on disk."""


class Store(Protocol):
    """A place where tables are kept. Every method blocks, and may be called from any thread."""

    def commit(self, changes: Sequence[Change]) -> list[Outcome]:
        """Write changes, as many as possible in one transaction; one outcome each, in order.

        What makes one change fail makes no other fail. At most one change a table (a table changes one step at a
        time), so their order among themselves means nothing.
        """
        ...

    def table(self, code: str) -> TableRow | None:
        """A table's row, or None."""
        ...

    def actions(self, code: str, after: int = 0) -> list[ActionRow]:
        """The log of a table from version ``after`` + 1, in order."""
        ...

    def whole(self, code: str, after: int = 0) -> tuple[TableRow | None, list[ActionRow]]:
        """A table's row and its log from version ``after`` + 1 (none while it is open); the log is never older."""
        ...

    def awake(self) -> list[str]:
        """The codes of tables being played that have a bot or a clock: they go on by themselves."""
        ...

    def listed(self, since: float, most: int) -> list[TableRow]:
        """Open tables that their hosts have listed, made after ``since``, the newest first, at most so many."""
        ...

    def count(self) -> dict[str, int]:
        """How many tables there are in each stage."""
        ...

    def ended(self, since: float | None = None, until: float | None = None, game: str | None = None) -> list[str]:
        """Codes of finished tables that ended from ``since`` on and before ``until`` (seconds since 1970), in order.

        ``game``: of this game only.
        """
        ...

    def prune(self, finished: float | None, opened: float | None, most: int) -> Pruned:
        """Delete tables that ended before ``finished``, and open ones made before ``opened`` (None: none of them).

        At most ``most``, the oldest first, each with its whole log, all or none; a table that begins meanwhile stays.
        Where another server that shares the store is deleting at this moment, nothing is deleted.
        """
        ...

    def ready(self) -> bool:
        """Whether the store can be read now."""
        ...

    def close(self) -> None:
        """Let go of every connection."""
        ...
