"""What a host does for his table: seats given and taken away, who looks on, the list in the lobby, his role."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from parlwr.kernel import Refused
from parlwr.store import open_store
from parlwr.tables import hosting, lobby
from parlwr.tables.hall import Hall
from parlwr.tables.messages import NewSeat, NewTable, PutSeat, PutTable, TakeSeat
from parlwr.tables.replay import record_of

from .helpers import Frail, Inline, Person, make, play, play_out, settle, to_act, until

HUMAN, BOT = NewSeat("human"), NewSeat("bot")


def new(*seats: NewSeat, **wish: Any) -> NewTable:
    return NewTable(**({"game": "ono99", "name": "Ann", "seats": list(seats), "pace": "fast"} | wish))


async def refused(what: Any) -> str:
    with pytest.raises(Refused) as caught:
        await what
    return caught.value.rule


# -- a player is removed in the middle of a game ---


async def test_a_player_removed_in_the_game_is_shown_out_and_a_bot_plays_on(hall: Hall) -> None:
    table, people = await make(hall, 3)
    await play(table, people, 2)
    await hosting.put_seat(hall, table, 0, 1, PutSeat(kind="bot", level="hard"))
    assert people[1].closed == 4410
    assert people[1].seat is None
    assert 1 not in table.listeners
    with pytest.raises(Refused, match=r"table\.seat"):
        lobby.seat_of(table, people[1].token)
    assert (table.row.seats[1].kind, table.row.seats[1].level) == ("bot", "hard")
    told = people[0].last("table")["table"]["seats"][1]
    assert (told["kind"], told["name"]) == ("bot", table.row.seats[1].name)
    others = [people[0], people[2]]
    while not table.over:
        await until(lambda: table.over or not table.turns)
        if not table.over:
            await play(table, others)


async def test_what_a_removed_player_said_before_and_waits_is_not_done(hall: Hall) -> None:
    """His message lies in the lane behind the change that takes his seat."""
    table, people = await make(hall, 2, options={"first": 1})
    action = people[1].choice()
    async with hall.lane(table):
        people[1].say(do=action, at=0)
        row = table.row
        people[1].close(4410)
        people[1].seat = None
    await settle(table)
    assert table.version == 0
    assert table.row == row


async def test_an_open_seat_is_played_by_a_bot_until_somebody_takes_it(hall: Hall) -> None:
    table, people = await make(hall, 2, options={"first": 0})
    await hosting.put_seat(hall, table, 0, 1, PutSeat(kind="human"))
    one = table.public().seats[1]
    assert (one.kind, one.taken, one.name, one.stand_in) == ("human", False, None, "easy")
    await play(table, people)
    await until(lambda: table.version == 2)
    cai = await lobby.take_seat(hall, table, TakeSeat(name="Cai"))
    assert cai.seat == 1
    late = Person(hall, table, cai.seat, cai.token)
    late.join()
    await settle(table)
    assert late.view["hand"] is not None
    await play(table, [people[0], late], 4)
    assert await refused(lobby.take_seat(hall, table, TakeSeat(name="Dai"))) == "table.started"


async def test_the_deal_is_the_same_whoever_sits_there_in_the_end(hall: Hall, store: Frail) -> None:
    """The numbers of those who sat there at the deal stay: a seat's new person or bot changes no shuffle."""
    made = await lobby.create(hall, new(HUMAN, HUMAN, nonce="first"))
    table = await hall.find(made.table)
    bea = await lobby.take_seat(hall, table, TakeSeat(name="Bea", nonce="second"))
    people = [Person(hall, table, one.seat, one.token) for one in (made, bea)]
    for person in people:
        person.join()
    await play(table, people, 3)
    await hosting.put_seat(hall, table, 0, 1, PutSeat(kind="human"))
    cai = await lobby.take_seat(hall, table, TakeSeat(name="Cai", nonce="third"))
    people[1] = Person(hall, table, cai.seat, cai.token)
    people[1].join()
    await settle(table)
    await play_out(table, people)
    row = store.table(table.row.code)
    assert row is not None
    record = msgspec.json.decode(record_of(table.game, row, store.actions(row.code)))
    assert record["nonces"] == ["first", "second"]
    assert record["result"] is not None


async def test_a_bot_that_is_thinking_for_a_seat_thinks_no_more_when_a_person_takes_it(
    hall: Hall, thinkers: Inline
) -> None:
    table, people = await make(hall, 2, options={"first": 1})
    thinkers.slow = 30.0
    await hosting.put_seat(hall, table, 0, 1, PutSeat(kind="human"))
    await until(lambda: thinkers.asked)
    cai = await lobby.take_seat(hall, table, TakeSeat(name="Cai"))
    late = Person(hall, table, cai.seat, cai.token)
    late.join()
    await settle(table)
    assert not table.turns
    await play(table, [people[0], late], 2)


async def test_only_the_host_or_he_himself_gives_up_a_seat(hall: Hall) -> None:
    table, people = await make(hall, 3)
    assert await refused(hosting.put_seat(hall, table, 1, 2, PutSeat(kind="bot"))) == "table.host"
    assert await refused(hosting.put_seat(hall, table, None, 2, PutSeat(kind="bot"))) == "table.host"
    await hosting.put_seat(hall, table, 1, 1, PutSeat(kind="bot"))
    assert people[1].closed == 4410
    await hosting.put_seat(hall, table, 0, 0, PutSeat(kind="human"))
    assert table.row.host == 2
    await until(lambda: people[2].last("table")["table"]["host"] == 2)
    await hosting.put_seat(hall, table, 2, 2, PutSeat(kind="bot"))
    assert table.row.host is None


async def test_seats_are_not_given_away_once_the_game_is_over(hall: Hall) -> None:
    table, people = await make(hall, 2)
    await play_out(table, people)
    assert await refused(hosting.put_seat(hall, table, 0, 1, PutSeat(kind="bot"))) == "table.over"


# -- who looks on ---


async def test_nobody_looks_on_where_the_host_will_not_have_it(hall: Hall) -> None:
    made = await lobby.create(hall, new(HUMAN, HUMAN, watch=False))
    table = await hall.find(made.table)
    host, eye = Person(hall, table, 0, made.token), Person(hall, table)
    for person in (host, eye):
        person.join()
    assert eye.last("table")["table"]["watch"] is False
    bea = await lobby.take_seat(hall, table, TakeSeat(name="Bea"))
    assert eye.closed == 4403
    assert eye.last("refused")["refused"] == "table.watch"
    assert not eye.all("view")
    late = Person(hall, table)
    late.say(ask={"deck": True})
    late.join()
    assert late.closed is None or late.closed == 4403
    assert {message["refused"] for message in late.all("refused")} == {"table.watch"}
    assert not late.all("view")
    guest = Person(hall, table, 1, bea.token)
    guest.join()
    assert guest.view["seat"] == 1
    await play_out(table, [host, guest])
    after = Person(hall, table)
    after.join()
    assert after.view["result"] is not None


async def test_those_who_look_on_are_shown_out_when_the_host_says_so(hall: Hall) -> None:
    table, people = await make(hall, 2)
    eye = Person(hall, table)
    eye.join()
    await settle(table)
    assert eye.view["seat"] is None
    await hosting.put_table(hall, table, 0, PutTable(watch=False))
    assert eye.closed == 4403
    heard = len(eye.raw)
    await play(table, people, 2)
    assert len(eye.raw) == heard


# -- the lobby's list ---


async def test_a_table_is_private_unless_its_host_lists_it(hall: Hall, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hosting, "FRESH_S", 0.0)
    private = await lobby.create(hall, new(HUMAN, HUMAN))
    shown = await lobby.create(hall, new(HUMAN, BOT, HUMAN, listed=True, clock=86400, watch=False))
    (one,) = await hosting.listed_tables(hall)
    assert (one.table, one.host, one.seats, one.free, one.bots) == (shown.table, "Ann", 3, 1, 1)
    assert (one.clock, one.watch) == (86400, False)
    table = await hall.find(private.table)
    assert await refused(hosting.put_table(hall, table, 1, PutTable(listed=True))) == "table.host"
    await hosting.put_table(hall, table, 0, PutTable(listed=True))
    assert [one.table for one in await hosting.listed_tables(hall)] == [shown.table, private.table]
    await lobby.take_seat(hall, await hall.find(shown.table), TakeSeat(name="Bea"))
    assert [one.table for one in await hosting.listed_tables(hall)] == [private.table]
    await hosting.put_table(hall, table, 0, PutTable(listed=False))
    assert await hosting.listed_tables(hall) == []


async def test_an_old_table_and_one_of_a_rematch_are_not_listed(hall: Hall, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hosting, "FRESH_S", 0.0)
    table, people = await make(hall, 2, listed=True)
    await play_out(table, people)
    again = await lobby.rematch(hall, table, 0)
    assert (await hall.find(again.table)).row.choices.listed is False
    await lobby.create(hall, new(HUMAN, HUMAN, listed=True))
    assert len(await hosting.listed_tables(hall)) == 1
    monkeypatch.setattr(hosting, "LISTED_S", -1.0)
    assert await hosting.listed_tables(hall) == []


async def test_a_server_that_lists_nothing_lists_nothing(hall: Hall) -> None:
    hall.listing = False
    made = await lobby.create(hall, new(HUMAN, HUMAN, listed=True))
    table = await hall.find(made.table)
    assert table.row.choices.listed is False
    await hosting.put_table(hall, table, 0, PutTable(listed=True))
    assert table.row.choices.listed is False
    assert await hosting.listed_tables(hall) == []


async def test_many_who_ask_for_the_list_ask_the_store_seldom(hall: Hall, store: Frail) -> None:
    asked = []
    real = store.listed
    store.listed = lambda since, most: asked.append(most) or real(since, most)  # type: ignore[method-assign,func-returns-value]
    for _ in range(20):
        await hosting.listed_tables(hall)
    assert len(asked) == 1


# -- his role ---


async def test_the_role_is_handed_to_a_person(hall: Hall) -> None:
    table, _people = await make(hall, 2, bots=1)
    assert await refused(hosting.put_table(hall, table, 1, PutTable(host=1))) == "table.host"
    assert await refused(hosting.put_table(hall, table, 0, PutTable(host=2))) == "table.malformed"
    assert await refused(hosting.put_table(hall, table, 0, PutTable(host=9))) == "table.malformed"
    await hosting.put_table(hall, table, 0, PutTable(host=1))
    assert table.row.host == 1
    assert await refused(hosting.put_table(hall, table, 0, PutTable(watch=False))) == "table.host"


async def test_the_role_of_a_host_who_is_gone_passes_to_somebody_who_is_there(hall: Hall) -> None:
    table, people = await make(hall, 4)
    await hosting.pass_on_all(hall, gone=0.0)
    assert table.row.host == 0
    people[0].leave()
    people[1].leave()
    await hosting.pass_on_all(hall, gone=60.0)
    assert table.row.host == 0, "not yet"
    await hosting.pass_on_all(hall, gone=0.0)
    assert table.row.host == 2
    people[2].leave()
    people[3].leave()
    await hosting.pass_on_all(hall, gone=0.0)
    assert table.row.host == 2, "there is nobody else"


async def test_a_host_who_comes_back_in_time_keeps_his_role(hall: Hall) -> None:
    table, people = await make(hall, 2)
    people[0].leave()
    await hosting.pass_on_all(hall, gone=3600.0)
    back = Person(hall, table, 0, people[0].token)
    back.join()
    await settle(table)
    await hosting.pass_on_all(hall, gone=0.0)
    assert table.row.host == 0
    assert table not in hall.hostless


# -- again, one seat further on ---


async def test_a_rematch_may_move_everybody_one_seat_on(hall: Hall) -> None:
    table, people = await make(hall, 3, bots=1)
    while not table.over:
        await until(lambda: table.over or not table.turns)
        if not table.over and to_act(table, people):
            await play(table, people)
    bot = table.row.seats[3].name
    first = await lobby.rematch(hall, table, 2, rotate=True)
    after = await hall.find(first.table)
    assert first.seat == 3
    others = [await lobby.rematch(hall, table, seat, rotate=False) for seat in (0, 1)]
    assert [one.seat for one in others] == [1, 2]
    assert [one.name for one in after.row.seats] == [bot, "P0", "P1", "P2"]
    assert after.row.stage == "playing"
    assert after.row.host == 3


# -- another server has changed the row ---


async def test_a_change_of_another_worker_means_the_same_here(hall: Hall, store: Frail) -> None:
    """What one worker does, another learns by the row: the sockets of a seat that was given away there are closed."""
    table, people = await make(hall, 2)
    eye = Person(hall, table)
    eye.join()
    await settle(table)
    other = Hall(open_store(str(store.engine.url.database)), Inline())
    there = await other.find(table.row.code)
    await hosting.put_seat(other, there, 0, 1, PutSeat(kind="bot"))
    await hosting.put_table(other, there, 0, PutTable(watch=False))
    table.settle(there.row)
    assert (people[0].closed, people[1].closed, eye.closed) == (None, 4410, 4403)
    await other.close()
