"""The house: finding tables, letting go of them, waking them, closing."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path

import msgspec
import pytest
from tests.speed import slower

from parlwr.kernel import Refused
from parlwr.store import StorageFailure, open_store
from parlwr.tables import lobby
from parlwr.tables.hall import Hall, NoTable
from parlwr.tables.messages import NewSeat, NewTable

from .helpers import Frail, Inline, Person, make, play, until


async def test_a_code_that_does_not_exist(hall: Hall) -> None:
    with pytest.raises(NoTable):
        await hall.find("XXX-000")
    assert hall.tables == {}


async def test_many_who_ask_for_a_table_get_the_same(hall: Hall) -> None:
    table, people = await make(hall)
    await play(table, people, 5)
    for person in people:
        person.leave()
    hall.tables.clear()
    found = await asyncio.gather(*(hall.find(table.row.code) for _ in range(20)))
    assert len({id(one) for one in found}) == 1
    assert found[0].version == 5


async def test_a_store_that_does_not_answer(hall: Hall, store: Frail, monkeypatch: pytest.MonkeyPatch) -> None:
    table, _ = await make(hall)
    hall.tables.clear()

    def broken(code: str, after: int = 0) -> None:
        raise StorageFailure("no connection")

    with monkeypatch.context() as patch:
        patch.setattr(store, "whole", broken)
        with pytest.raises(Refused, match=r"table\.storage"):
            await hall.find(table.row.code)
    assert (await hall.find(table.row.code)).row == table.row


async def test_idle_tables_are_put_away_and_those_in_use_are_not(hall: Hall) -> None:
    table, people = await make(hall)
    hall.idle = 0.0
    hall.sweep()
    assert table.row.code in hall.tables
    for person in people:
        person.leave()
    await asyncio.sleep(0.01)
    hall.sweep()
    assert table.row.code not in hall.tables
    again = await hall.find(table.row.code)
    assert msgspec.json.encode(again.game.view(again.state, 0)) == msgspec.json.encode(table.game.view(table.state, 0))


async def test_a_table_of_rules_this_server_does_not_play(hall: Hall, store: Frail) -> None:
    table, _ = await make(hall)
    with store.engine.begin() as connection:
        connection.exec_driver_sql("UPDATE tables SET rules = '0'")
    hall.tables.clear()
    with pytest.raises(Refused, match=r"table\.rules"):
        await hall.find(table.row.code)


async def test_after_a_restart_bots_and_clocks_go_on(tmp_path: Path) -> None:
    file = str(tmp_path / "restart.sqlite")
    first = Hall(open_store(file), Inline())
    slow = Inline()
    slow.slow = 30.0
    first.players.thinkers = slow
    tables = [await make(first, 1, bots=2, options={"first": 1}) for _ in range(3)]
    people, _ = await make(first, 2)
    clocked, _ = await make(first, 2, clock=1)
    await first.close()

    second = Hall(open_store(file), Inline())
    second.open()
    await until(lambda: not second.waking)
    for table, _ in tables:
        again = await second.find(table.row.code)
        await until(lambda again=again: not again.busy and again.version and again.game.to_act(again.state) == [0])
    assert people.row.code not in second.tables
    timed = await second.find(clocked.row.code)
    await until(lambda: timed.version >= 1, 8)
    await second.close()


async def test_serving_does_not_wait_for_the_waking(tmp_path: Path) -> None:
    file = str(tmp_path / "many.sqlite")
    first = Hall(open_store(file), Inline())
    seats = [NewSeat("human"), NewSeat("bot")]
    for _ in range(30):
        await lobby.create(first, NewTable(game="ono99", seats=seats, name="A", options={"first": 0}))
    await first.close()
    second = Hall(open_store(file), Inline())
    second.open()
    made = await lobby.create(second, NewTable(game="ono99", seats=seats, name="A", options={"first": 0}))
    assert made.table in second.tables
    await until(lambda: not second.waking)
    assert len(second.tables) == 31
    await second.close()


async def test_closing_writes_what_was_accepted(tmp_path: Path) -> None:
    file = str(tmp_path / "close.sqlite")
    hall = Hall(open_store(file), Inline())
    table, people = await make(hall, 2, options={"first": 0})
    people[0].say(do=people[0].choice(), id="last")
    await hall.close()
    store = open_store(file)
    assert [one.ident for one in store.actions(table.row.code)] == ['"last"']
    assert people[0].last("ok")["version"] == 1
    store.close()


async def test_comings_and_goings_are_told_together(hall: Hall) -> None:
    table, people = await make(hall, 3)
    await asyncio.sleep(0.1)
    for person in people:
        person.heard.clear()
    others = [Person(hall, table, 1) for _ in range(10)]
    for other in others:
        other.join()
    people[2].leave()
    for other in others[1:]:
        other.leave()
    await asyncio.sleep(0.1)
    assert [[one["online"] for one in message["table"]["seats"]] for message in people[0].all("table")] == [
        [True, True, False]
    ]


async def test_a_seat_is_online_until_its_last_socket_has_gone(hall: Hall) -> None:
    table, people = await make(hall)
    twin = Person(hall, table, 0)
    twin.join()
    people[0].leave()
    assert table.public().seats[0].online
    twin.leave()
    assert not table.public().seats[0].online
    assert table.listeners.keys() == {1}


async def test_whoever_goes_before_his_turn_came_is_not_there(hall: Hall) -> None:
    table, people = await make(hall)
    async with hall.lane(table):
        late = Person(hall, table)
        late.join()
        late.leave()
    assert None not in table.listeners
    assert late.heard == []
    await play(table, people)
    assert late.heard == []


async def test_a_table_of_three_hundred_actions_is_loaded_within_ten_milliseconds(hall: Hall) -> None:
    """Read, decoded and replayed, with every seat's actions at every step. The best of five: the machine is shared."""
    options = {"edition": "1980", "scoring": "points", "target": 1000}
    table, people = await make(hall, 4, options=options)
    await play(table, people, 300)
    times = []
    for _ in range(5):
        begin = time.perf_counter()
        row, rows = hall.store.whole(table.row.code)
        assert row is not None
        again = hall._make(row, rows)
        times.append(time.perf_counter() - begin)
    assert again.version == 300
    assert min(times) < 0.010 * slower(), times
