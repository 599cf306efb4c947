"""The store on SQLAlchemy Core: SQLite by default, PostgreSQL with the same code."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from operator import attrgetter
from typing import Any, TypeVar

import msgspec
from sqlalchemy import (
    Connection,
    Engine,
    bindparam,
    func,
    insert,
    select,
    update,
)
from sqlalchemy.exc import DBAPIError, IntegrityError, SQLAlchemyError

from . import keeping
from .contract import (
    ActionRow,
    Append,
    Change,
    Choices,
    Conflict,
    Create,
    Outcome,
    Pruned,
    Save,
    SeatRow,
    StorageFailure,
    StoreError,
    TableRow,
)
from .news import awake
from .schema import actions, tables

__all__ = ["SqlStore", "dead", "first_line"]

T = TypeVar("T")

_COLUMNS = tuple(column.name for column in actions.columns)
_INSERT_ACTIONS = insert(actions).values({name: bindparam(name) for name in _COLUMNS})
_END_TABLES = (
    update(tables)
    .where(tables.c.code == bindparam("over"), tables.c.revision == bindparam("known"))
    .values(stage="over", awake=False, ended=bindparam("when"), revision=tables.c.revision + 1)
)
_READ_ACTIONS = (
    select(actions.c.version, actions.c.seat, actions.c.action, actions.c.ident, actions.c.at)
    .where(actions.c.code == bindparam("code"), actions.c.version > bindparam("after"))
    .order_by(actions.c.version)
)
_READ_TABLE = select(tables).where(tables.c.code == bindparam("code"))
_CHOICES = msgspec.json.Decoder(Choices)
_SEATS = msgspec.json.Decoder(tuple[SeatRow, ...])


def first_line(error: BaseException) -> str:
    """What a database's error says, without the statement."""
    return str(getattr(error, "orig", None) or error).splitlines()[0]


def dead(error: BaseException) -> bool:
    """Whether a connection was lost, and not only a statement."""
    return isinstance(error, DBAPIError) and error.connection_invalidated


def _values(row: TableRow) -> dict[str, Any]:
    values = {name: getattr(row, name) for name in row.__struct_fields__}
    values["options"] = msgspec.json.encode(row.options).decode()
    values["seats"] = msgspec.json.encode(row.seats).decode()
    values["choices"] = msgspec.json.encode(row.choices).decode()
    values["listed"] = row.choices.listed
    values["awake"] = awake(row)
    return values


def _row_of(found: Mapping[Any, Any]) -> TableRow:
    values: dict[str, Any] = {name: found[name] for name in TableRow.__struct_fields__}
    values["options"] = msgspec.json.decode(values["options"])
    values["seats"] = _SEATS.decode(values["seats"])
    values["choices"] = _CHOICES.decode(values["choices"])
    return TableRow(**values)


class SqlStore:
    """A :class:`~parlwr.store.contract.Store` in a database. ``shared``: several workers may use it at once."""

    shared = False

    def __init__(self, engine: Engine) -> None:
        self.engine = engine
        compiled = _INSERT_ACTIONS.compile(dialect=engine.dialect)
        self._insert = str(compiled)
        self._positional = compiled.positional
        self._row_of = attrgetter(*(compiled.positiontup or _COLUMNS))

    @staticmethod
    def _named(row: tuple[Any, ...]) -> dict[str, Any]:
        return dict(zip(_COLUMNS, row, strict=True))

    # -- writing -------------------------------------------------------------------------------------------------

    def commit(self, changes: Sequence[Change]) -> list[Outcome]:
        """Write changes; see :meth:`parlwr.store.contract.Store.commit`."""
        unsure = False
        try:
            return self._together(changes)
        except StorageFailure as failure:
            if len(changes) == 1:
                return [failure]
            unsure = failure.unsure
        except Conflict as conflict:
            if len(changes) == 1:
                return [conflict]
        return [self._alone(change, unsure) for change in changes]

    def _alone(self, change: Change, unsure: bool) -> Outcome:
        try:
            return self._together([change])[0]
        except StoreError as error:
            if unsure and isinstance(error, StorageFailure):
                error.unsure = True  # together with the others it may have been kept
            return error

    def _together(self, changes: Sequence[Change]) -> list[Outcome]:
        """All in one transaction, or an error and none of them.

        A connection that turns out to be dead before anything was committed is replaced, once: a pool cannot know that
        the database has been restarted.
        """
        for attempt in (1, 2):
            committing = False
            try:
                with self.engine.connect() as connection:
                    outcomes = self._write(connection, changes)
                    committing = True
                    connection.commit()
                    return outcomes
            except IntegrityError as error:
                raise Conflict(first_line(error)) from None
            except SQLAlchemyError as error:
                if attempt == 2 or committing or not dead(error):
                    raise StorageFailure(first_line(error), unsure=committing and dead(error)) from None
        raise AssertionError("not reached")

    def _write(self, connection: Connection, changes: Sequence[Change]) -> list[Outcome]:
        appends = [change for change in changes if isinstance(change, Append)]
        if appends:
            self._append(connection, appends)
        if len(appends) == len(changes):
            return [None] * len(changes)
        return [self._row(connection, change) for change in changes]

    def _append(self, connection: Connection, appends: list[Append]) -> None:
        # The hottest statement of all: compiled once, its values handed to the driver as they are. That takes half the
        # time of execute(), which looks at every value of every row.
        rows: list[Any] = [self._row_of(append) for append in appends]
        connection.exec_driver_sql(self._insert, rows if self._positional else [self._named(row) for row in rows])
        for one in appends:
            if one.ends:
                done = connection.execute(_END_TABLES, {"over": one.code, "when": one.at, "known": one.revision})
                if done.rowcount != 1:
                    raise Conflict(f"table {one.code} is not at revision {one.revision}")

    @staticmethod
    def _row(connection: Connection, change: Change) -> Outcome:
        if isinstance(change, Create):
            connection.execute(insert(tables), _values(change.row))
        elif isinstance(change, Save):
            row = change.row
            done = connection.execute(
                update(tables)
                .where(tables.c.code == row.code, tables.c.revision == row.revision - 1)
                .values({key: value for key, value in _values(row).items() if key not in ("code", "created")})
            )
            if done.rowcount != 1:
                return Conflict(f"table {row.code} is not at revision {row.revision - 1}")
        return None

    # -- reading -------------------------------------------------------------------------------------------------

    def read(self, work: Callable[[Connection], T]) -> T:
        """Something read, or StorageFailure. A connection that turns out to be dead is replaced, once."""
        for attempt in (1, 2):
            try:
                with self.engine.connect() as connection:
                    return work(connection)
            except SQLAlchemyError as error:
                if attempt == 2 or not dead(error):
                    raise StorageFailure(first_line(error)) from None
        raise AssertionError("not reached")

    def table(self, code: str) -> TableRow | None:
        """A table's row, or None."""
        return self.read(lambda connection: self._table(connection, code))

    def actions(self, code: str, after: int = 0) -> list[ActionRow]:
        """The log of a table from version ``after`` + 1."""
        return self.read(lambda connection: self._actions(connection, code, after))

    def whole(self, code: str, after: int = 0) -> tuple[TableRow | None, list[ActionRow]]:
        """A table's row and its log from version ``after`` + 1; the log is never older than the row."""

        def work(connection: Connection) -> tuple[TableRow | None, list[ActionRow]]:
            row = self._table(connection, code)
            return row, [] if row is None or row.stage == "open" else self._actions(connection, code, after)

        return self.read(work)

    @staticmethod
    def _table(connection: Connection, code: str) -> TableRow | None:
        found = connection.execute(_READ_TABLE, {"code": code}).mappings().first()
        return None if found is None else _row_of(found)

    @staticmethod
    def _actions(connection: Connection, code: str, after: int) -> list[ActionRow]:
        return [ActionRow(*row) for row in connection.execute(_READ_ACTIONS, {"code": code, "after": after}).all()]

    def awake(self) -> list[str]:
        """Tables being played that have a bot or a clock."""
        query = select(tables.c.code).where(tables.c.stage == "playing", tables.c.awake.is_(True))
        return self.read(lambda connection: list(connection.execute(query.order_by(tables.c.created)).scalars()))

    def listed(self, since: float, most: int) -> list[TableRow]:
        """Open tables for the lobby."""
        query = select(tables).where(tables.c.listed.is_(True), tables.c.stage == "open", tables.c.created > since)
        query = query.order_by(tables.c.created.desc()).limit(most)
        return [_row_of(row) for row in self.read(lambda connection: connection.execute(query).mappings().all())]

    def count(self) -> dict[str, int]:
        """How many tables there are in each stage."""
        query = select(tables.c.stage, func.count()).group_by(tables.c.stage)
        rows = self.read(lambda connection: connection.execute(query).all())
        return {"open": 0, "playing": 0, "over": 0} | {str(stage): int(number) for stage, number in rows}

    def ended(self, since: float | None = None, until: float | None = None, game: str | None = None) -> list[str]:
        """Finished tables by when they ended."""
        return self.read(lambda connection: keeping.ended(connection, since, until, game))

    def prune(self, finished: float | None, opened: float | None, most: int) -> Pruned:
        """Delete old tables; see :meth:`parlwr.store.contract.Store.prune`."""
        try:
            with self.engine.begin() as connection:
                return keeping.prune(connection, finished, opened, most)
        except SQLAlchemyError as error:
            raise StorageFailure(first_line(error)) from None

    def ready(self) -> bool:
        """Whether the database answers."""
        try:
            self.read(lambda connection: connection.execute(select(1)).scalar())
        except StorageFailure:
            return False
        return True

    def close(self) -> None:
        """Let go of every connection; SQLite then folds its log into the file."""
        self.engine.dispose()
