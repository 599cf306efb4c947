"""Bots' turns and clocks: pace, faults, going on, and what a bot is told."""

from __future__ import annotations

import asyncio
import random
import time
from typing import Any

import msgspec
import pytest

from parlwr.tables import bots as module
from parlwr.tables.bots import draw_pace
from parlwr.tables.hall import Hall

from .helpers import Frail, Inline, Person, make, play, until


async def test_a_bot_is_told_its_view_and_nothing_else(hall: Hall, thinkers: Inline) -> None:
    table, _ = await make(hall, 1, bots=2, options={"first": 1})
    view = msgspec.json.decode(msgspec.json.encode(table.game.view(table.state, 1)))
    await until(lambda: table.version >= 1)
    assert thinkers.asked[0] == ("ono99", "easy", view)
    assert all(asked[2]["seat"] in (1, 2) for asked in thinkers.asked)


async def test_bots_alone_play_to_the_end(hall: Hall) -> None:
    table, _ = await make(hall, 0, bots=4, name=None)
    await until(lambda: table.over, 20)
    assert table.turns == {}
    assert {one.seat for one in hall.store.actions(table.row.code)} <= {0, 1, 2, 3}


def test_the_pace_is_a_person_s() -> None:
    chance = random.Random(1)
    alone = [draw_pace(chance, "human", False) for _ in range(2000)]
    assert min(alone) > 0.8
    assert max(alone) < 3.5
    assert 1.2 < sum(alone) / len(alone) < 2.2
    with_people = [draw_pace(chance, "human", True) for _ in range(2000)]
    assert min(with_people) >= 4.0
    assert max(with_people) < 8.0
    assert draw_pace(chance, "fast", False) == 0.0
    assert draw_pace(chance, "fast", True) > 0.0


@pytest.mark.parametrize("thinking", [0.0, 0.15])
async def test_a_bot_acts_at_the_moment_drawn_however_long_it_thought(
    hall: Hall, thinkers: Inline, thinking: float, monkeypatch: pytest.MonkeyPatch
) -> None:
    drawn: list[Any] = []

    def pace(chance: random.Random, name: str, people_too: bool) -> float:
        drawn.append((name, people_too))
        return 0.3

    monkeypatch.setattr(module, "draw_pace", pace)
    thinkers.slow = thinking
    begin = time.monotonic()
    table, _ = await make(hall, 1, bots=1, options={"first": 1}, pace="human")
    await until(lambda: table.version == 1)
    took = time.monotonic() - begin
    assert drawn[0] == ("human", False)
    assert 0.29 <= took < 0.6


async def test_the_pace_is_drawn_before_the_bot_thinks(
    hall: Hall, thinkers: Inline, monkeypatch: pytest.MonkeyPatch
) -> None:
    order: list[str] = []
    real = thinkers.choose

    async def choose(game: str, level: str, view: bytes) -> bytes:
        order.append("thought")
        return await real(game, level, view)

    def pace(*_: Any) -> float:
        order.append("pace")
        return 0.0

    monkeypatch.setattr(thinkers, "choose", choose)
    monkeypatch.setattr(module, "draw_pace", pace)
    table, _ = await make(hall, 1, bots=1, options={"first": 1})
    await until(lambda: table.version >= 1)
    assert order[:2] == ["pace", "thought"]


async def test_bots_leave_people_time_to_draw(hall: Hall, monkeypatch: pytest.MonkeyPatch) -> None:
    """1980 with the race to draw (ono99.draw.forfeit): a person may still draw while it is a bot's turn."""
    seen: list[bool] = []

    def pace(chance: random.Random, name: str, people_too: bool) -> float:
        seen.append(people_too)
        return 0.2 if people_too else 0.0

    monkeypatch.setattr(module, "draw_pace", pace)
    table, people = await make(hall, 1, bots=1, options={"edition": "1980", "draw": "race", "first": 0})
    await play(table, people)
    assert table.game.to_act(table.state) == [0, 1]
    people[0].say(do={"type": "draw"}, id="draw")
    await until(lambda: people[0].all("ok")[-1:] == [{"ok": "draw", "version": 2}])
    assert True in seen


async def test_a_bot_that_breaks_is_replaced_by_any_legal_action(hall: Hall, thinkers: Inline) -> None:
    thinkers.fault = True
    table, _ = await make(hall, 0, bots=3, name=None)
    await until(lambda: table.version >= 2 and not table.busy)
    assert thinkers.asked


@pytest.mark.parametrize("answer", [b'{"type":"play","card":"hold"}', b'{"type":"fly"}', b"nonsense"])
async def test_a_bot_that_plays_what_is_forbidden_is_replaced(hall: Hall, thinkers: Inline, answer: bytes) -> None:
    thinkers.answer = answer
    table, _ = await make(hall, 1, bots=1, options={"first": 1})
    await until(lambda: table.version >= 1)
    assert len(thinkers.asked) == 2


async def test_a_bot_goes_on_when_there_is_room_on_the_disk_again(hall: Hall, store: Frail, thinkers: Inline) -> None:
    thinkers.slow = 0.05
    table, _ = await make(hall, 1, bots=1, options={"first": 1})
    store.full = True
    await asyncio.sleep(0.3)
    assert table.version == 0
    store.full = False
    await until(lambda: table.version >= 1)


async def test_a_bot_s_turn_ends_when_the_table_is_gone(hall: Hall, thinkers: Inline) -> None:
    thinkers.slow = 5.0
    table, _ = await make(hall, 1, bots=1, options={"first": 1})
    assert list(table.turns) == [1]
    task = table.turns[1].task
    hall.tables.clear()
    hall.moved(table)
    await asyncio.gather(task, return_exceptions=True)
    assert table.turns == {}


# -- table.clock -------------------------------------------------------------------------------------------------------


async def test_when_the_time_is_up_a_bot_plays_that_one_turn(hall: Hall, thinkers: Inline) -> None:
    table, people = await make(hall, 2, clock=1, options={"first": 0})
    assert 0.0 < people[0].last("view")["left"] <= 1.0
    await until(lambda: table.version == 1, 4)
    assert [one.seat for one in hall.store.actions(table.row.code)] == [0]
    assert people[1].last("view")["by"] == "clock"
    assert table.game.to_act(table.state) == [1]
    people[1].say(do=people[1].choice())
    await until(lambda: table.version == 2)
    assert "by" not in people[0].last("view")
    # He may act again as soon as it is his turn: one turn was played for him, no more.
    people[0].say(do=people[0].choice())
    await until(lambda: table.version == 3)


async def test_whoever_acts_in_time_is_left_alone(hall: Hall, thinkers: Inline) -> None:
    table, people = await make(hall, 2, clock=1, options={"first": 0})
    for version in range(1, 4):
        await asyncio.sleep(0.5)
        person = people[0] if table.game.to_act(table.state) == [0] else people[1]
        person.say(do=person.choice())
        await until(lambda version=version: table.version == version)
    assert thinkers.asked == []


async def test_a_turn_of_two_actions_is_played_to_its_end(hall: Hall) -> None:
    """Quiddler: a turn is a draw and a discard; the clock does not stop between them."""
    table, _ = await make(hall, 2, game="quiddler", clock=600, options={"first": 0})
    (seat,) = table.game.to_act(table.state)
    hall.players.time_up(table)
    await until(lambda: not table.busy and table.game.to_act(table.state) != [seat])
    assert {one.seat for one in hall.store.actions(table.row.code)} == {seat}
    assert table.version >= 2


async def test_a_table_without_a_clock_has_none(hall: Hall) -> None:
    table, people = await make(hall, 2)
    assert table.timer is None
    assert "left" not in people[0].last("view")


async def test_a_clock_outlives_those_who_listen_and_stops_at_the_end(hall: Hall) -> None:
    table, people = await make(hall, 2, clock=600)
    for person in people:
        person.leave()
    hall.idle = 0.0
    hall.sweep()
    assert table.row.code in hall.tables
    while not table.over:
        hall.players.time_up(table)
        await until(lambda: not table.turns and not table.busy)
    assert table.timer is None
    watcher = Person(hall, table)
    watcher.join()
    assert "left" not in watcher.last("view")


async def test_a_person_who_acts_at_the_last_moment_is_not_overruled(hall: Hall, thinkers: Inline) -> None:
    """The bot is still thinking when the person acts after all: his action counts, the bot's is not taken."""
    thinkers.slow = 0.2
    table, people = await make(hall, 2, clock=600, options={"first": 0})
    hall.players.time_up(table)
    await asyncio.sleep(0.05)
    people[0].say(do=people[0].choice(), id="mine")
    await until(lambda: table.version == 1)
    await asyncio.sleep(0.3)
    assert table.version == 1
    assert [one.ident for one in hall.store.actions(table.row.code)] == ['"mine"']
