"""Old tables are cleared away while people play."""

from __future__ import annotations

import asyncio

import pytest
from msgspec.structs import replace
from structlog.testing import capture_logs

from parlwr.store import Create, StorageFailure, open_store
from parlwr.tables import lobby
from parlwr.tables.clearing import DAY_S, Keep, clear_away
from parlwr.tables.hall import Hall, NoTable

from .helpers import Frail, Inline, Person, make, play_out, until

LONG_AGO = 1_000_000.0


def old(store: Frail, number: int) -> list[str]:
    """Open tables of long ago."""
    codes = [f"OLD-{one:03}" for one in range(number)]
    row = store.table(next(iter(store_codes(store))))
    assert row is not None
    store.commit([Create(replace(row, code=code, stage="open", created=LONG_AGO)) for code in codes])
    return codes


def store_codes(store: Frail) -> list[str]:
    with store.engine.connect() as connection:
        return [str(code) for code in connection.exec_driver_sql("SELECT code FROM tables").scalars()]


def test_how_long() -> None:
    now = 100 * DAY_S
    assert Keep().before(now) == (None, 70 * DAY_S)
    assert Keep(0, 0).before(now) == (None, None)
    assert Keep(1, 2).before(now) == (99 * DAY_S, 98 * DAY_S)


async def test_old_tables_go_and_whoever_sits_there_is_told(hall: Hall, store: Frail) -> None:
    playing, people = await make(hall)
    gone = old(store, 45)
    table = await hall.find(gone[3])
    sitting = Person(hall, table, None)
    sitting.join()
    with capture_logs() as logs:
        task = hall.spawn(clear_away(hall, Keep(opened=30), first=0, again=3600))
        await until(lambda: logs)
    assert logs == [{"event": "pruned", "log_level": "info", "finished": 0, "open": 45}]
    assert store_codes(store) == [playing.row.code]
    assert hall.tables == {playing.row.code: playing}
    assert sitting.closing
    assert not any(person.closing for person in people)
    with pytest.raises(NoTable):
        await hall.find(gone[3])
    task.cancel()


async def test_a_rematch_that_was_cleared_away_is_set_anew(hall: Hall, store: Frail) -> None:
    table, people = await make(hall)
    await play_out(table, people)
    first = await lobby.rematch(hall, table, 0)
    store.prune(None, 1e12, 10)
    hall.gone(hall.tables[first.table])
    second = await lobby.rematch(hall, table, 1)
    third = await lobby.rematch(hall, table, 0)
    assert second.table == third.table == table.row.next != first.table
    row = store.table(table.row.code)
    assert row is not None
    assert row.next == second.table


async def test_nothing_is_kept_from_being_kept_for_ever(hall: Hall, store: Frail) -> None:
    await make(hall)
    old(store, 3)
    await asyncio.wait_for(clear_away(hall, Keep(0, 0), first=0), 5)
    assert len(store_codes(store)) == 4


async def test_a_database_that_is_away_for_a_while(hall: Hall, store: Frail, monkeypatch: pytest.MonkeyPatch) -> None:
    await make(hall)
    old(store, 3)
    real, asked = store.prune, []

    def prune(*args: float, **_: float) -> object:
        asked.append(args)
        if len(asked) == 1:
            raise StorageFailure("gone")
        return real(*args)  # type: ignore[arg-type]

    monkeypatch.setattr(store, "prune", prune)
    with capture_logs() as logs:
        hall.spawn(clear_away(hall, Keep(opened=1), first=0, again=0.02))
        await until(lambda: len(logs) >= 2)
    assert [one["event"] for one in logs] == ["prune.failed", "pruned"]
    assert logs[1]["open"] == 3


async def test_of_two_workers_each_table_is_counted_once(hall: Hall, store: Frail) -> None:
    await make(hall)
    old(store, 60)
    other = Hall(open_store(str(store.engine.url.database)), Inline())
    with capture_logs() as logs:
        for one in (hall, other):
            one.spawn(clear_away(one, Keep(opened=1), first=0, again=3600))
        await until(lambda: len(store_codes(store)) == 1)
        await until(lambda: sum(one["open"] for one in logs) == 60, 5)
    assert all(one["event"] == "pruned" for one in logs)
    await other.close()
