"""How long tables are kept, and which have ended: what a host asks of the database, in SQL.

Several servers may share a database: one at a time deletes, the others find that somebody already does.
"""

from __future__ import annotations

from sqlalchemy import ColumnElement, Connection, and_, delete, or_, select

from .contract import Pruned
from .schema import actions, tables

__all__ = ["ended", "prunable", "prune"]

_ONE_AT_A_TIME = "SELECT pg_try_advisory_xact_lock(7215094)"


def _old(finished: float | None, opened: float | None) -> ColumnElement[bool] | None:
    wanted = []
    if finished is not None:
        wanted.append(and_(tables.c.stage == "over", tables.c.ended < finished))
    if opened is not None:
        wanted.append(and_(tables.c.stage == "open", tables.c.created < opened))
    return or_(*wanted) if wanted else None


def _sorted(rows: list[tuple[str, str]]) -> Pruned:
    return Pruned(
        finished=sorted(code for code, stage in rows if stage == "over"),
        opened=sorted(code for code, stage in rows if stage == "open"),
    )


def prunable(connection: Connection, finished: float | None, opened: float | None) -> Pruned:
    """What :func:`prune` would delete in the end."""
    old = _old(finished, opened)
    if old is None:
        return Pruned()
    return _sorted(
        [(code, stage) for code, stage in connection.execute(select(tables.c.code, tables.c.stage).where(old))]
    )


def prune(connection: Connection, finished: float | None, opened: float | None, most: int) -> Pruned:
    """Delete at most ``most`` tables with their logs; see :meth:`parlwr.store.contract.Store.prune`."""
    old = _old(finished, opened)
    if old is None:
        return Pruned()
    if connection.dialect.name == "postgresql" and not connection.exec_driver_sql(_ONE_AT_A_TIME).scalar_one():
        return Pruned()
    some = select(tables.c.code).where(old).order_by(tables.c.created).limit(most)
    # The condition stands outside as well: a table that begins in this very moment is looked at again, and stays.
    gone = delete(tables).where(tables.c.code.in_(some.scalar_subquery()), old).returning(tables.c.code, tables.c.stage)
    rows = [(code, stage) for code, stage in connection.execute(gone)]
    if rows:
        connection.execute(delete(actions).where(actions.c.code.in_([code for code, _ in rows])))
    return _sorted(rows)


def ended(connection: Connection, since: float | None, until: float | None, game: str | None) -> list[str]:
    """Tables that ended from ``since`` on and before ``until``, in that order."""
    query = select(tables.c.code).where(tables.c.stage == "over")
    if since is not None:
        query = query.where(tables.c.ended >= since)
    if until is not None:
        query = query.where(tables.c.ended < until)
    if game is not None:
        query = query.where(tables.c.game == game)
    return list(connection.execute(query.order_by(tables.c.ended, tables.c.code)).scalars())
