"""What is SQLite's own: durability, a full disk, files that are none."""

from __future__ import annotations

from pathlib import Path

import pytest
from sqlalchemy import event

from parlwr.kernel import BadInput
from parlwr.store import Append, Create, SeatRow, SqlStore, StorageFailure, TableRow, open_store

from .test_contract import action, row


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "deep" / "er" / "store.sqlite"


@pytest.fixture
def store(file: Path) -> SqlStore:
    return open_store(str(file))


def limit_pages(store: SqlStore, pages: int) -> None:
    """No more pages than there are, and a few: a full disk. Holds for connections to come and for the pooled one."""

    def limit(connection: object, *_: object) -> None:
        connection.execute(f"PRAGMA max_page_count={pages}")  # type: ignore[attr-defined]

    event.listen(store.engine, "connect", limit)
    store.engine.dispose()


def pages(store: SqlStore) -> int:
    with store.engine.connect() as connection:
        return int(connection.exec_driver_sql("PRAGMA page_count").scalar_one())


def test_every_connection_syncs_at_every_commit(store: SqlStore) -> None:
    with store.engine.connect() as one, store.engine.connect() as two:
        for connection in (one, two):
            assert connection.exec_driver_sql("PRAGMA journal_mode").scalar_one() == "wal"
            assert connection.exec_driver_sql("PRAGMA synchronous").scalar_one() == 2
    store.close()


def test_the_folder_is_made(store: SqlStore, file: Path) -> None:
    assert file.is_file()
    store.close()


def test_a_full_disk_fails_what_does_not_fit_and_nothing_else(store: SqlStore) -> None:
    store.commit([Create(row("AAA-001")), Create(row("BBB-002"))])
    limit_pages(store, pages(store) + 2)
    big = "x" * 40_000
    outcomes = store.commit([action(1, "AAA-001"), Append("BBB-002", 1, 0, big, None, 0.0)])
    assert outcomes[0] is None
    assert isinstance(outcomes[1], StorageFailure)
    assert "full" in str(outcomes[1])
    assert len(store.actions("AAA-001")) == 1
    assert store.actions("BBB-002") == []
    # The table goes on when there is room.
    limit_pages(store, 1_000_000)
    assert store.commit([Append("BBB-002", 1, 0, big, None, 0.0)]) == [None]
    assert len(store.actions("BBB-002")) == 1
    store.close()


def test_reading_goes_on_while_the_disk_is_full(store: SqlStore) -> None:
    store.commit([Create(row())])
    limit_pages(store, pages(store))
    (outcome,) = store.commit([Create(row("BBB-002", seats=tuple(SeatRow("human", "x" * 500) for _ in range(99))))])
    assert isinstance(outcome, StorageFailure)
    assert store.table("CWM-418") == row()
    assert store.ready()
    store.close()


@pytest.mark.parametrize("content", [b"this is no database, " * 500, b"SQLite format 3\0" + b"\xff" * 4000])
def test_a_file_that_is_no_database(tmp_path: Path, content: bytes) -> None:
    file = tmp_path / "notes.txt"
    file.write_bytes(content)
    with pytest.raises(BadInput, match=r"notes\.txt"):
        open_store(str(file))


def test_a_folder_is_no_database(tmp_path: Path) -> None:
    with pytest.raises(BadInput, match="unable to open"):
        open_store(str(tmp_path))


@pytest.mark.parametrize("url", ["mysqll://x", "postgresql+nothing://x", "sqlite+://"])
def test_a_url_of_nothing_we_know(url: str) -> None:
    with pytest.raises(BadInput):
        open_store(url)


def test_no_password_in_an_error() -> None:
    with pytest.raises(BadInput) as caught:
        open_store("postgresql://somebody:s3cret@127.0.0.1:1/none")
    assert "s3cret" not in str(caught.value)


def test_a_hundred_tables_fit_in_a_row_each(store: SqlStore) -> None:
    rows: list[TableRow] = [row(f"AAA-{number:03d}") for number in range(100)]
    assert store.commit([Create(one) for one in rows]) == [None] * 100
    assert store.count()["playing"] == 100
    store.close()
