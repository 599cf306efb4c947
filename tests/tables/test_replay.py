"""Looking back: the record, the log as a seat saw it, a moment of a finished game."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from parlwr.kernel import Refused, play_record, promise, read_record
from parlwr.tables.hall import Hall
from parlwr.tables.replay import log_of, record_of, replay_at
from parlwr.tables.table import Table

from .helpers import Person, make, play, play_out


async def finished(hall: Hall, seats: int = 3) -> tuple[Table, list[Person], Any]:
    table, people = await make(hall, seats, nonce="abc")
    await play_out(table, people)
    row = hall.store.table(table.row.code)
    assert row is not None
    return table, people, (table.game, row, hall.store.actions(row.code))


async def test_the_record_plays_to_the_same_end(hall: Hall) -> None:
    table, _, log = await finished(hall)
    record = read_record(record_of(*log))
    *_, last = play_record(table.game, record)
    for seat in (0, 1, 2, None):
        assert msgspec.json.encode(table.game.view(last.state, seat)) == msgspec.json.encode(
            table.game.view(table.state, seat)
        )
    assert record.result == table.game.result(table.state)
    assert record.names == ["P0", "P1", "P2"]
    assert (record.nonces, record.nonce_seats) == (["abc"], [0])
    assert record.promise == promise(record.seed) == table.public().promise
    assert record.times is not None
    assert len(record.times) == len(record.actions) == table.version
    assert record.times == sorted(record.times)


async def test_the_log_is_what_a_seat_was_told(hall: Hall) -> None:
    table, people, log = await finished(hall)
    for person in people:
        told = {message["version"]: message["events"] for message in person.all("view") if message["events"]}
        entries = {one["version"]: one["events"] for one in msgspec.json.decode(log_of(*log, person.seat))["log"]}
        assert {version: events for version, events in entries.items() if events} == told
        assert set(entries) == set(range(1, table.version + 1))


async def test_a_moment_is_what_a_seat_saw_then(hall: Hall) -> None:
    table, people, log = await finished(hall)
    for person in people:
        for message in person.all("view"):
            seen = msgspec.json.decode(replay_at(*log, message["version"], person.seat))
            assert seen["view"] == message["view"]
            assert seen["total"] == table.version
            assert seen["version"] == message["version"]
    start = msgspec.json.decode(replay_at(*log, 0, None))
    assert (start["action"], start["events"], start["version"]) == (None, [], 0)
    end = msgspec.json.decode(replay_at(*log, None, 1))
    assert end["view"]["result"] is not None
    assert end["action"] == [log[2][-1].seat, msgspec.json.decode(log[2][-1].action)]


@pytest.mark.parametrize(("at", "seat"), [(10_000, 0), (-1, 0), (0, 3), (0, -1)])
async def test_moments_and_seats_that_are_none(hall: Hall, at: int, seat: int) -> None:
    _, _, log = await finished(hall)
    with pytest.raises(Refused, match=r"table\.malformed"):
        replay_at(*log, at, seat)


async def test_the_log_of_a_game_going_on_shows_no_hidden_card(hall: Hall) -> None:
    table, people = await make(hall, 3)
    await play(table, people, 12)
    row = hall.store.table(table.row.code)
    assert row is not None
    entries = msgspec.json.decode(log_of(table.game, row, hall.store.actions(row.code), None))["log"]
    drawn = [event for one in entries for event in one["events"] if event["type"] == "drew"]
    assert drawn
    assert all(event["card"] is None for event in drawn)
