"""The store on PostgreSQL, shared by the workers of a parlour.

What a worker commits it tells the others in the same transaction (NOTIFY), so they hear of exactly what was kept. The
workers' list, and what addresses hold and have lately asked for, live here too.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterable, Sequence
from functools import partial
from typing import Any

import msgspec
from sqlalchemy import Connection, Engine, Executable, bindparam, delete, event, select, text
from sqlalchemy.dialects.postgresql import insert
from sqlalchemy.exc import SQLAlchemyError

from .contract import Append, Change, Conflict, Outcome, StorageFailure
from .news import letters, news_of
from .schema import households, settings, workers
from .sql import SqlStore, dead, first_line

__all__ = ["Beat", "PostgresStore"]

GONE_S = 3.0
"""A worker that has not been heard of for so long is dead."""
FORGOTTEN_S = 60.0
SILENT_MS = 3000
"""How long the database waits for the next word of a transaction (see :meth:`PostgresStore.hurry`)."""

_NOW = "extract(epoch from clock_timestamp())::float8"
_APPEND = """
WITH landed AS (
    INSERT INTO actions (code, version, seat, action, ident, at)
    SELECT * FROM unnest(%s::text[], %s::int[], %s::int[], %s::text[], %s::text[], %s::float8[])
    ON CONFLICT DO NOTHING RETURNING code
), told AS (
    SELECT pg_notify(%s, letter) FROM unnest(%s::text[]) AS letter WHERE (SELECT count(*) FROM landed) = %s
)
SELECT code, (SELECT count(*) FROM told) FROM landed
"""
_TELL = "SELECT pg_notify(%s, letter) FROM unnest(%s::text[]) AS letter"
_TAKE = text(f"""
INSERT INTO buckets AS b (address, kind, amount, stamp) VALUES (:address, :kind, :burst - 1, {_NOW})
ON CONFLICT (address, kind) DO UPDATE
    SET amount = least(:burst, b.amount + (excluded.stamp - b.stamp) * :rate) - 1, stamp = excluded.stamp
    WHERE least(:burst, b.amount + (excluded.stamp - b.stamp) * :rate) >= 1
RETURNING amount
""")  # noqa: S608 - no value of anybody's in it
_HOUSEHOLD = text(f"""
SELECT coalesce(sum(sockets), 0) FROM households JOIN workers USING (worker)
WHERE address = :address AND worker <> :worker AND seen > {_NOW} - {GONE_S}
""")  # noqa: S608
_OTHERS = f"""
SELECT {_NOW}, worker, figures
FROM (SELECT 1) AS one LEFT JOIN workers ON seen > {_NOW} - {GONE_S} AND worker <> :worker
"""  # noqa: S608 - no value of anybody's in it
_LIVE = text(_OTHERS)
_BEAT = text(f"""
WITH mine AS (
    INSERT INTO workers (worker, seen, figures) VALUES (:worker, {_NOW}, :figures)
    ON CONFLICT (worker) DO UPDATE SET seen = excluded.seen, figures = excluded.figures
)
{_OTHERS}
""")  # noqa: S608
_STAND = text("""
SELECT t.code, t.revision, coalesce((SELECT max(version) FROM actions a WHERE a.code = t.code), 0)
FROM tables t WHERE t.code = ANY(:codes)
""").bindparams(bindparam("codes"))
_TIDY = (
    text(f"DELETE FROM workers WHERE seen < {_NOW} - {FORGOTTEN_S}"),  # noqa: S608
    text("DELETE FROM households WHERE worker NOT IN (SELECT worker FROM workers) OR sockets <= 0"),
    text(f"DELETE FROM buckets WHERE stamp < {_NOW} - 3600"),  # noqa: S608
)


class Beat(msgspec.Struct, frozen=True):
    """What a heartbeat brings back: the database's time (seconds since 1970), and the figures of the others alive."""

    now: float
    workers: dict[str, dict[str, float]]


def _hurry(connection: Any, _record: Any) -> None:
    with connection.cursor() as cursor:
        cursor.execute(f"SET idle_in_transaction_session_timeout = {SILENT_MS}")
    connection.commit()


def _run(statement: Executable, connection: Connection) -> list[Any]:
    connection.execute(statement)
    return []


class PostgresStore(SqlStore):
    """A store that several workers share. ``worker``: who writes; ``aloud``: whether commits are told by NOTIFY."""

    shared = True

    def __init__(self, engine: Engine) -> None:
        super().__init__(engine)
        # One statement is one transaction, without BEGIN and COMMIT on their way there and back.
        self._single = engine.execution_options(isolation_level="AUTOCOMMIT")
        self.worker = ""
        self.aloud = True
        self._secret: bytes | None = None

    def hurry(self) -> None:
        """From now on a transaction of ours is given up where we say nothing for a while.

        A worker that sleeps, or is cut off, in the middle of one would hold its rows, and all who wait for them.
        """
        event.listen(self.engine, "connect", _hurry)
        self.engine.dispose()

    # -- writing -------------------------------------------------------------------------------------------------

    def _together(self, changes: Sequence[Change]) -> list[Outcome]:
        appends = [change for change in changes if isinstance(change, Append) and not change.ends]
        if len(appends) == len(changes):
            return self._at_once(appends)
        return super()._together(changes)

    def _write(self, connection: Connection, changes: Sequence[Change]) -> list[Outcome]:
        outcomes = super()._write(connection, changes)
        self._tell(connection, [one for one, outcome in zip(changes, outcomes, strict=True) if outcome is None])
        return outcomes

    def _at_once(self, appends: Sequence[Append]) -> list[Outcome]:
        """Appends alone take one statement; of two workers with the same version one gets Conflict, and no more.

        Rows go in sorted by code, so that two workers with the same tables in hand wait for each other in one order.
        """
        rows = sorted((one.code, one.version, one.seat, one.action, one.ident, one.at) for one in appends)
        said = self._letters(appends)
        values = (*(list(column) for column in zip(*rows, strict=True)), self.channel, said, len(rows))

        def work(connection: Connection) -> list[Any]:
            found = list(connection.exec_driver_sql(_APPEND, values))
            if len(found) < len(rows):  # then nothing has been told
                kept = {code for code, _ in found}
                self._tell(connection, [one for one in appends if one.code in kept])
            return found

        landed = {code for code, _ in self._do(work)}
        return [
            None if one.code in landed else Conflict(f"table {one.code} has a version {one.version}") for one in appends
        ]

    def _do(self, work: Callable[[Connection], list[Any]]) -> list[Any]:
        """One statement, which is committed when it is done; whether it was cannot be told from a lost connection."""
        unsure = False
        for attempt in (1, 2):
            try:
                with self._single.connect() as connection:
                    return work(connection)
            except SQLAlchemyError as error:
                # Tried again it may find its own rows, and say Conflict: then the caller looks, and finds them too.
                unsure = unsure or dead(error)
                if attempt == 2 or not unsure:
                    raise StorageFailure(first_line(error), unsure=unsure) from None
        raise AssertionError("not reached")

    def _letters(self, changes: Iterable[Change]) -> list[str]:
        if not self.aloud:
            return []
        return list(letters(self.worker, (one for change in changes for one in news_of(change))))

    def _tell(self, connection: Connection, changes: Sequence[Change]) -> None:
        if changes and (said := self._letters(changes)):
            connection.exec_driver_sql(_TELL, (self.channel, said))

    # -- the parlour ---------------------------------------------------------------------------------------------

    @property
    def secret(self) -> bytes:
        """What only this parlour's workers know; other parlours' letters do not carry it."""
        if self._secret is None:
            query = select(settings.c.value).where(settings.c.name == "parlour")
            self._secret = str(self.read(lambda connection: connection.execute(query).scalar_one())).encode()
        return self._secret

    @property
    def channel(self) -> str:
        """Where this parlour's letters go."""
        return "parlwr_" + hashlib.sha256(b"channel" + self.secret).hexdigest()[:16]

    def tell(self, said: list[str]) -> None:
        """Send letters; StorageFailure where that is not possible."""
        self._do(lambda connection: list(connection.exec_driver_sql(_TELL, (self.channel, said))))

    def look_round(self) -> Beat:
        """Hear who lives, without a word of our own."""
        rows = self._do(lambda connection: list(connection.execute(_LIVE, {"worker": self.worker})))
        return self._heard(rows)

    def beat(self, figures: dict[str, float]) -> Beat:
        """Say that this worker lives, and hear who does."""

        values = {"worker": self.worker, "figures": msgspec.json.encode(figures).decode()}
        return self._heard(self._do(lambda connection: list(connection.execute(_BEAT, values))))

    @staticmethod
    def _heard(rows: list[Any]) -> Beat:
        others = {worker: msgspec.json.decode(told) for _, worker, told in rows if worker is not None}
        return Beat(float(rows[0][0]), others)

    def leave(self) -> None:
        """This worker is no more, and holds nothing."""
        for table in (workers, households):
            statement = delete(table).where(table.c.worker == self.worker)
            self._do(partial(_run, statement))

    def tidy(self) -> None:
        """Forget workers long gone, what they held, and buckets that have long been full again."""
        for statement in _TIDY:
            self._do(partial(_run, statement))

    def stand(self, codes: Sequence[str]) -> dict[str, tuple[int, int]]:
        """Revision and version of tables; those that are no more are left out."""
        rows = self.read(lambda connection: connection.execute(_STAND, {"codes": list(codes)}).all())
        return {code: (revision, version) for code, revision, version in rows}

    # -- limits --------------------------------------------------------------------------------------------------

    def take(self, address: str, kind: str, rate: float, burst: float) -> bool:
        """Whether this address may do one more of a kind, counted over all workers."""
        values = {"address": address, "kind": kind, "rate": rate, "burst": burst}
        return bool(self._do(lambda connection: list(connection.execute(_TAKE, values))))

    def hold(self, counts: dict[str, int]) -> None:
        """How many sockets addresses have open at this worker."""
        rows = [
            {"address": address, "worker": self.worker, "sockets": count} for address, count in sorted(counts.items())
        ]
        statement = insert(households)
        statement = statement.on_conflict_do_update(
            index_elements=["address", "worker"], set_={"sockets": statement.excluded.sockets}
        )
        self._do(lambda connection: [connection.execute(statement, rows)])

    def elsewhere(self, address: str) -> int:
        """How many sockets an address has open at the other workers."""
        values = {"address": address, "worker": self.worker}
        return int(self._do(lambda connection: list(connection.execute(_HOUSEHOLD, values)))[0][0])
