"""Carrying a server's tables to another database, and looking whether a database is whole.

A move is one transaction of the target: it holds everything, read back and compared, or nothing. While it runs the
source is held alone (a server that still uses the file is found out, and none can start on it), and the target is
locked against writers. So a move that fails for whatever reason is simply begun again.
"""

from __future__ import annotations

import hashlib
import json
import sqlite3
from collections import defaultdict
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any

import msgspec
from alembic.runtime.migration import MigrationContext
from sqlalchemy import Connection, Engine, StaticPool, Table, create_engine, func, insert, select, union
from sqlalchemy.exc import SQLAlchemyError

from ..kernel import BadInput
from .contract import StoreError
from .opening import open_store, shown, url_of
from .schema import actions, tables
from .sql import SqlStore, first_line

__all__ = [
    "Found",
    "MoveFailure",
    "Moved",
    "check",
    "current",
    "digest",
    "logs",
    "move",
    "newest_schema",
    "reading",
    "schema_of",
]

_CHUNK = 200
"""Tables read at once: a few megabytes of log."""

Row = tuple[Any, ...]
Progress = Callable[[int, int], None]


class MoveFailure(StoreError):
    """The move was given up, and the target holds nothing of it."""


class Moved(msgspec.Struct, frozen=True):
    """What was carried over: tables, actions, and the digest of both sides (:func:`digest`)."""

    tables: int
    actions: int
    digest: str


class Found(msgspec.Struct, frozen=True):
    """A table as it lies in a database: its row, its log in order, and the digest of both.

    ``row`` is None for a log without a table.
    """

    code: str
    row: Row | None
    log: list[Row]

    @property
    def digest(self) -> str:
        """SHA-256 of the row and the log, whatever database they lie in."""
        sha = hashlib.sha256(_bytes(self.row))
        for one in self.log:
            sha.update(_bytes(one))
        return sha.hexdigest()


def _bytes(row: Row | None) -> bytes:
    return json.dumps(row, ensure_ascii=True, separators=(",", ":")).encode() + b"\n"


def digest(found: Sequence[tuple[str, str]]) -> str:
    """One digest for a whole database, of (code, table's digest)s."""
    return hashlib.sha256("".join(f"{code} {one}\n" for code, one in sorted(found)).encode()).hexdigest()


# -- opening without changing ------------------------------------------------------------------------------------------


def _sqlite(path: str, mode: str, *pragmas: str) -> Engine:
    """An SQLite file as it is: never made where it is not, never migrated; one connection."""
    if not Path(path).is_file():
        raise BadInput(f"{path}: no such file")

    def connect() -> sqlite3.Connection:
        uri = f"{Path(path).absolute().as_uri()}?mode={mode}"
        connection = sqlite3.connect(uri, uri=True, timeout=5, check_same_thread=False)
        for pragma in pragmas:
            connection.execute(f"PRAGMA {pragma}")
        return connection

    return create_engine("sqlite://", creator=connect, poolclass=StaticPool)


def reading(where: str) -> Engine:
    """A database for reading, as it is: not made, not migrated. BadInput where there is none."""
    url = url_of(where)
    if url.get_backend_name() == "sqlite":
        return _sqlite(url.database or "", "ro")
    try:
        engine = create_engine(url, connect_args={"connect_timeout": 5})
        engine.connect().close()
    except (SQLAlchemyError, ImportError) as error:
        raise BadInput(f"database {shown(url)}: {first_line(error)}") from None
    return engine


def newest_schema() -> str:
    """The name of the newest migration that this release knows."""
    from .migrations import versions

    names = (path.name for folder in versions.__path__ for path in Path(folder).glob("m[0-9]*.py"))
    return max(name[1:5] for name in names)


def schema_of(connection: Connection) -> str | None:
    """The migration that a database is at; None for one without our tables. StoreError where it cannot be told."""
    try:
        return MigrationContext.configure(connection).get_current_revision()
    except SQLAlchemyError as error:
        raise StoreError(first_line(error)) from None


# -- reading -----------------------------------------------------------------------------------------------------------


def _codes(connection: Connection) -> list[str]:
    """Every code that a table or a log has, sorted here: databases sort texts each in their own way."""
    query = union(select(tables.c.code), select(actions.c.code))
    return sorted(connection.execute(query).scalars())


def logs(connection: Connection, codes: Sequence[str] | None = None) -> Iterator[Found]:
    """Each table with its whole log, in the order of their codes, a few at a time."""
    wanted = _codes(connection) if codes is None else codes
    for start in range(0, len(wanted), _CHUNK):
        chunk = wanted[start : start + _CHUNK]
        rows = {row[0]: tuple(row) for row in connection.execute(select(tables).where(tables.c.code.in_(chunk)))}
        lying: defaultdict[str, list[Row]] = defaultdict(list)
        query = select(actions).where(actions.c.code.in_(chunk)).order_by(actions.c.code, actions.c.version)
        for row in connection.execute(query):
            lying[row[0]].append(tuple(row))
        for code in chunk:
            yield Found(code, rows.get(code), lying[code])


def check(engine: Engine) -> Iterator[tuple[Found, list[str]]]:
    """Each table of a database, with what is wrong with it: a row that cannot be read, a log with a gap.

    Raises BadInput for a database that is not ours or of another release, StoreError for one that is damaged.
    """
    store = SqlStore(engine)
    try:
        with engine.connect() as connection:
            _at_newest(connection)
            if engine.dialect.name == "sqlite":
                said = connection.exec_driver_sql("PRAGMA integrity_check(1)").scalar_one()
                if said != "ok":
                    raise StoreError(f"integrity check: {said}")
            for found in logs(connection):
                yield found, _wrong(store, found)
    except SQLAlchemyError as error:
        raise StoreError(first_line(error)) from None


def current(engine: Engine, where: str) -> None:
    """BadInput unless this is a database of ours, and of this release."""
    try:
        with engine.connect() as connection:
            _at_newest(connection)
    except BadInput as error:
        raise BadInput(f"{engine.url.database or where}: {error}") from None
    except (SQLAlchemyError, StoreError) as error:
        raise BadInput(f"{engine.url.database or where}: {first_line(error)}") from None


def _at_newest(connection: Connection) -> None:
    schema, newest = schema_of(connection), newest_schema()
    if schema is None:
        raise BadInput("no Parlwr database: it holds none of its tables")
    if schema < newest:
        raise BadInput(f"its schema is of an older release ({schema}): start this release's parlwr serve on it once")
    if schema > newest:
        raise BadInput(f"its schema ({schema}) is of a newer release, this one knows {newest}")


def _wrong(store: SqlStore, found: Found) -> list[str]:
    wrong = []
    if found.row is None:
        wrong.append(f"a log of {len(found.log)} actions without a table")
    else:
        try:
            row = store.table(found.code)
        except msgspec.DecodeError as error:
            wrong.append(f"its row cannot be read: {error}")
        else:
            if row is not None and row.stage == "open" and found.log:
                wrong.append(f"has not begun, and has a log of {len(found.log)} actions")
    versions = [one[1] for one in found.log]
    if versions != list(range(1, len(versions) + 1)):
        gap = next(number for number, version in enumerate(versions, 1) if number != version)
        wrong.append(f"its log has no action {gap}")
    return wrong


# -- moving ------------------------------------------------------------------------------------------------------------


def move(source: str, target: str, progress: Progress = lambda done, all_: None) -> Moved:
    """Carry all that an SQLite file holds to an empty database, read it back there and compare.

    BadInput: no such source, one that a server still uses, a target that cannot be reached or is not empty.
    MoveFailure: what could not be carried over or came back different; the target then holds nothing of it.
    """
    url = url_of(target)
    there = Path(url.database) if url.get_backend_name() == "sqlite" and url.database else None
    if there is not None and there.exists() and Path(source).exists() and there.samefile(source):
        raise BadInput(f"{source}: source and target are the same file")
    # Holding the file alone is what finds out a server that is still there: its connections hold the file too.
    held = _sqlite(source, "rw", "locking_mode=EXCLUSIVE")
    try:
        with held.connect() as reading_from:
            _alone(reading_from, source)
            store = open_store(target)
            try:
                with store.engine.begin() as connection:
                    _lock(connection, target)
                    return _carry(reading_from, connection, progress)
            except SQLAlchemyError as error:
                raise MoveFailure(f"nothing was moved: {first_line(error)}") from None
            finally:
                store.close()
    finally:
        held.dispose()


def _alone(connection: Connection, source: str) -> None:
    try:
        connection.exec_driver_sql("BEGIN IMMEDIATE")
        _at_newest(connection)
    except BadInput as error:
        raise BadInput(f"{source}: {error}") from None
    except (SQLAlchemyError, StoreError) as error:
        why = first_line(error)
        raise BadInput(
            f"{source}: a server still uses it: stop it first" if "locked" in why else f"{source}: {why}"
        ) from None


def _lock(connection: Connection, target: str) -> None:
    """Nobody else writes there until we are done; and it is empty."""
    if connection.dialect.name == "postgresql":
        connection.exec_driver_sql("LOCK TABLE tables, actions IN EXCLUSIVE MODE")
    else:
        connection.exec_driver_sql("BEGIN IMMEDIATE")
    there = [connection.execute(select(func.count()).select_from(table)).scalar_one() for table in (tables, actions)]
    if any(there):
        raise BadInput(
            f"{shown(url_of(target))} is not empty ({there[0]} tables, {there[1]} actions): "
            "a server's tables are moved into an empty database only"
        )


def _carry(source: Connection, target: Connection, progress: Progress) -> Moved:
    codes = _codes(source)
    digests: list[tuple[str, str]] = []
    count = 0
    for start in range(0, len(codes), _CHUNK):
        chunk = codes[start : start + _CHUNK]
        sent = list(logs(source, chunk))
        _insert(target, tables, [one.row for one in sent if one.row is not None])
        _insert(target, actions, [row for one in sent for row in one.log])
        for mine, landed in zip(sent, logs(target, chunk), strict=True):
            if mine != landed:
                raise MoveFailure(f"nothing was moved: table {mine.code} came back different from the target")
            digests.append((mine.code, landed.digest))
            count += len(landed.log)
        progress(min(start + _CHUNK, len(codes)), len(codes))
    for table in (tables, actions):
        here, there = (side.execute(select(func.count()).select_from(table)).scalar_one() for side in (source, target))
        if here != there:
            raise MoveFailure(f"nothing was moved: {table.name}: {here} rows here, {there} there")
    return Moved(len(codes), count, digest(digests))


def _insert(target: Connection, table: Table, rows: Sequence[Row]) -> None:
    names = [column.name for column in table.columns]
    if rows:
        target.execute(insert(table), [dict(zip(names, row, strict=True)) for row in rows])
