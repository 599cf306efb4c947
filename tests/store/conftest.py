"""Stores to test: SQLite in a folder of its own, PostgreSQL in a schema of its own."""

from __future__ import annotations

import os
import uuid
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from sqlalchemy import create_engine
from sqlalchemy.exc import OperationalError

from parlwr.store import SqlStore, open_store

POSTGRES = os.environ.get("PARLWR_TEST_POSTGRES", "postgresql://postgres@127.0.0.1:5432/test")
REQUIRED = bool(os.environ.get("CI") or os.environ.get("PARLWR_REQUIRE_ALL"))
Opener = Callable[[], SqlStore]


def postgres_schema() -> Iterator[str]:
    """A URL that leads into a new schema, which is dropped afterwards; skips, with the reason, where there is none."""
    try:
        import psycopg  # noqa: F401
    except ImportError:
        if REQUIRED:
            raise
        pytest.skip("psycopg is not installed (pip install parlwr[postgres])")
    admin = create_engine(POSTGRES.replace("postgresql:", "postgresql+psycopg:"), connect_args={"connect_timeout": 3})
    name = f"parlwr_{uuid.uuid4().hex[:12]}"
    try:
        with admin.begin() as connection:
            connection.exec_driver_sql(f"CREATE SCHEMA {name}")
    except OperationalError as error:
        if REQUIRED:
            raise
        pytest.skip(f"no PostgreSQL at {POSTGRES}: {str(error.orig).splitlines()[0]}")
    try:
        yield f"{POSTGRES}?options=-csearch_path%3D{name}"
    finally:
        with admin.begin() as connection:
            connection.exec_driver_sql(f"DROP SCHEMA {name} CASCADE")
        admin.dispose()


@pytest.fixture(params=["sqlite", "postgres"])
def where(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    """The address of an empty database."""
    if request.param == "sqlite":
        yield str(tmp_path / "store.sqlite")
    else:
        yield from postgres_schema()


@pytest.fixture
def opener(where: str) -> Iterator[Opener]:
    """Opens the same database again and again, as servers that share it or come back to it would."""
    opened: list[SqlStore] = []

    def opens() -> SqlStore:
        opened.append(open_store(where))
        return opened[-1]

    yield opens
    for store in opened:
        store.close()


@pytest.fixture
def store(opener: Opener) -> SqlStore:
    """An empty store."""
    return opener()
