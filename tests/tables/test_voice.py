"""What one listener may say, and how fast (table.rate)."""

from __future__ import annotations

import asyncio
import tempfile
from itertools import pairwise

import msgspec
import pytest
import structlog.testing
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from parlwr.store import open_store
from parlwr.tables import voice as module
from parlwr.tables.hall import HUSH_S, Hall
from parlwr.tables.table import Table
from parlwr.tables.voice import Bucket

from .helpers import Inline, Person, make, play, settle


class Clock:
    def __init__(self) -> None:
        self.now = 100.0

    def monotonic(self) -> float:
        return self.now


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    clock = Clock()
    monkeypatch.setattr(module, "time", clock)
    return clock


def test_a_bucket_gives_so_many_at_once_and_so_many_a_second(clock: Clock) -> None:
    bucket = Bucket(10)
    assert [bucket.take(2, 10) for _ in range(12)] == [True] * 10 + [False] * 2
    clock.now += 1.0
    assert [bucket.take(2, 10) for _ in range(3)] == [True, True, False]
    clock.now += 1000.0
    assert sum(bucket.take(2, 10) for _ in range(50)) == 10


async def test_a_flood_is_refused_and_then_the_socket_closed(hall: Hall, clock: Clock) -> None:
    table, people = await make(hall)
    flood = Person(hall, table, 0)
    for number in range(10_000):
        flood.say(do={"type": "draw"}, id=number)
    await settle(table)
    assert flood.closed == 4429
    refused = [message["refused"] for message in flood.all("refused")]
    assert refused.count("table.rate") == flood.rate.refused_in_a_row
    assert len(refused) <= flood.rate.message_burst + flood.rate.refused_in_a_row
    assert hall.floods == 1
    # The others go on as if nothing had been.
    await play(table, people, 3)
    assert table.version == 3


async def test_who_slows_down_in_time_is_heard_again(hall: Hall, clock: Clock) -> None:
    table, people = await make(hall, options={"first": 0})
    person = people[0]
    for _ in range(person.rate.message_burst + 50):
        person.say(id="x")
    assert person.last("refused") == {"refused": "table.rate", "say": {"wait": 1}, "id": "x"}
    assert person.closed is None
    clock.now += 1.0
    person.say(do=person.choice(), id="y")
    await settle(table)
    assert person.last("ok")["ok"] == "y"


async def test_a_token_seats_a_spectator_and_the_wrong_one_does_not(hall: Hall) -> None:
    table, people = await make(hall)
    person = Person(hall, table)
    person.join()
    assert person.view["hand"] is None
    person.say(token="A" * 22)
    assert person.last("refused")["refused"] == "table.seat"
    assert person.seat is None
    person.say(token=people[1].token)
    assert person.seat == 1
    assert person.view["hand"] == people[1].view["hand"]
    assert person.last("table")["seat"] == 1
    assert table.listeners.keys() == {0, 1}
    person.say(token=people[1].token)  # once more changes nothing
    assert len(table.listeners[1]) == 2


async def test_the_table_is_told_when_a_seat_is_on_or_off_line_and_never_twice_the_same(hall: Hall) -> None:
    table, people = await make(hall)
    await asyncio.sleep(2 * HUSH_S)

    def told() -> list[list[bool]]:
        return [[len(person.all("table")) > 0, *(one["online"] for one in person.last("table")["table"]["seats"])]
                for person in people]  # fmt: skip

    assert told() == [[True, True, True]] * 2
    for person in people:
        texts = [raw for raw in person.raw if raw.startswith(b'{"table"')]
        assert all(one != other for one, other in pairwise(texts))
        person.heard.clear()
    # Spectators come and go, and a second window of the same seat opens and closes: nobody needs to know.
    watcher, window = Person(hall, table), Person(hall, table, 0)
    for one in (watcher, window):
        one.join()
    await asyncio.sleep(2 * HUSH_S)
    assert [len(one.all("table")) for one in (watcher, window)] == [1, 1]
    for one in (watcher, window):
        one.leave()
    await asyncio.sleep(2 * HUSH_S)
    assert all(not person.all("table") for person in people)
    # The last window of a seat closes, and opens again.
    people[0].leave()
    await asyncio.sleep(2 * HUSH_S)
    assert [one["online"] for one in people[1].last("table")["table"]["seats"]] == [False, True]
    people[0].join()
    await asyncio.sleep(2 * HUSH_S)
    assert [len(person.all("table")) for person in people] == [1, 2]
    assert told() == [[True, True, True]] * 2
    people[1].leave()
    people[0].leave()
    await asyncio.sleep(2 * HUSH_S)
    assert table.told == {}


async def test_questions_are_answered_or_refused(hall: Hall) -> None:
    table, people = await make(hall, game="quiddler")
    people[0].hear(msgspec.json.encode({"ask": {"deck": True}, "id": 7}))
    await settle(table)
    assert people[0].last("answer")["id"] == 7
    people[0].hear(msgspec.json.encode({"ask": {"nonsense": 1}, "id": 8}))
    await settle(table)
    assert people[0].last("refused")["id"] == 8
    assert people[1].all("answer") == []


# -- whatever anybody says ---------------------------------------------------------------------------------------------

CARDS = st.sampled_from(["0", "1", "5", "7", "10", "ono99", "reverse", "-10", "play2", "hold", "11", "", 7, None])
ACTIONS = st.fixed_dictionaries(
    {"type": st.sampled_from(["play", "draw", "exchange", "fly", "", 1])}, optional={"card": CARDS, "x": st.none()}
)
ANYTHING = st.recursive(
    st.none() | st.booleans() | st.integers(-3, 3) | st.floats(allow_nan=False) | st.text(max_size=4),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=4), inner, max_size=3),
    max_leaves=6,
)
MESSAGES = st.one_of(
    st.fixed_dictionaries(
        {},
        optional={
            "do": ACTIONS | ANYTHING,
            "id": st.sampled_from(["a", "b", 1, -5]) | ANYTHING,
            "at": st.integers(-1, 5) | ANYTHING,
            "ask": ANYTHING,
            "token": st.sampled_from(["mine", "x", ""]) | ANYTHING,
            "other": ANYTHING,
        },
    ).map(msgspec.json.encode),
    ANYTHING.map(msgspec.json.encode),
    st.binary(max_size=30),
)


@given(said=st.lists(st.tuples(st.integers(0, 2), MESSAGES), min_size=1, max_size=40))
@settings(max_examples=25, deadline=None, suppress_health_check=[HealthCheck.too_slow])
def test_whatever_anybody_says_is_answered_once_and_nothing_breaks(said: list[tuple[int, bytes]]) -> None:
    """Two players and a spectator say anything at all: each gets his answer, and the table is as the log says."""

    async def talk() -> None:
        with tempfile.TemporaryDirectory() as folder, structlog.testing.capture_logs() as logs:
            hall = Hall(open_store(f"{folder}/x.sqlite"), Inline())
            table, people = await make(hall)
            people.append(Person(hall, table))
            people[2].join()
            await settle(table)
            for who, message in said:
                person = people[who]
                answers = len(person.all("ok")) + len(person.all("refused")) + len(person.all("answer"))
                own = msgspec.json.encode(person.token or "x")
                person.hear(message.replace(b'"mine"', own))
                await settle(table)
                after = len(person.all("ok")) + len(person.all("refused")) + len(person.all("answer"))
                seated = own in message.replace(b'"mine"', own) and person.token is not None
                assert after == answers + 1 or (seated and after == answers), message
            for fault in logs:
                assert fault["event"] not in ("table.fault", "game.fault", "task.fault"), fault
            fresh = Table(hall, table.game, table.row)
            fresh.replay(hall.store.actions(table.row.code))
            assert fresh.version == table.version
            for seat in (0, 1, None):
                assert fresh.game.view(fresh.state, seat) == table.game.view(table.state, seat)
            await hall.close()

    asyncio.run(talk())
