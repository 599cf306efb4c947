"""A worker that falls silent in the middle of a transaction does not hold up the others."""

from __future__ import annotations

import time
from collections.abc import Iterator

import msgspec
import pytest
from sqlalchemy import select, update
from sqlalchemy.exc import SQLAlchemyError

from parlwr.store import Create, Save, TableRow, open_store
from parlwr.store.postgres import SILENT_MS, PostgresStore
from parlwr.store.schema import tables

from .conftest import postgres_schema


@pytest.fixture
def database() -> Iterator[str]:
    yield from postgres_schema()


def test_a_silent_transaction_is_given_up(database: str) -> None:
    silent, other = open_store(database), open_store(database)
    assert isinstance(silent, PostgresStore)
    silent.hurry()
    row = TableRow(
        code="BBB-000",
        game="ono99",
        rules="1",
        options={},
        seats=(),
        host=None,
        stage="open",
        seed="0" * 32,
        revision=1,
    )
    assert other.commit([Create(row)]) == [None]
    connection = silent.engine.connect()
    connection.execute(update(tables).where(tables.c.code == "BBB-000").values(pace="fast"))  # and sleeps
    begin = time.monotonic()
    assert other.commit([Save(msgspec.structs.replace(row, revision=2))]) == [None]
    took = time.monotonic() - begin
    assert SILENT_MS / 1000 - 1 < took < SILENT_MS / 1000 + 20
    with pytest.raises(SQLAlchemyError):
        connection.execute(select(tables.c.code))
    connection.invalidate()
    connection.close()
    table = silent.table("BBB-000")
    assert table is not None
    assert (table.pace, table.revision) == ("human", 2)
    silent.close()
    other.close()
