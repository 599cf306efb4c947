"""Making tables, taking and giving seats, starting, playing again."""

from __future__ import annotations

import asyncio
from typing import Any

import msgspec
import pytest

from parlwr.kernel import Refused, promise
from parlwr.tables import hosting, lobby
from parlwr.tables.hall import Hall
from parlwr.tables.keys import token_hash
from parlwr.tables.messages import NewSeat, NewTable, PutSeat, TakeSeat

from .helpers import Frail, Inline, Person, make, play, play_out, until

HUMAN, BOT = NewSeat("human"), NewSeat("bot")


def new(*seats: NewSeat, **wish: Any) -> NewTable:
    return NewTable(**({"game": "ono99", "name": "Ann", "seats": list(seats), "pace": "fast"} | wish))


async def refused(what: Any) -> str:
    with pytest.raises(Refused) as caught:
        await what
    return caught.value.rule


async def test_the_maker_sits_at_the_first_seat_for_a_person_and_is_the_host(hall: Hall) -> None:
    made = await lobby.create(hall, new(BOT, HUMAN, HUMAN))
    table = await hall.find(made.table)
    assert (made.seat, table.row.host, table.row.stage) == (1, 1, "open")
    public = table.public()
    assert [(one.kind, one.taken) for one in public.seats] == [("bot", True), ("human", True), ("human", False)]
    assert public.promise == promise(table.row.seed)
    assert made.token is not None
    assert table.row.seats[1].token == token_hash(made.token)


async def test_nothing_public_holds_a_token_a_seed_or_a_nonce(hall: Hall) -> None:
    made = await lobby.create(hall, new(HUMAN, HUMAN, nonce="SecretNonce"))
    table = await hall.find(made.table)
    assert made.token is not None
    text = msgspec.json.encode(table.public()).decode()
    for secret in (made.token, token_hash(made.token), table.row.seed, "SecretNonce"):
        assert secret not in text
    assert "SecretNonce" in msgspec.json.encode(table.row).decode()


async def test_a_table_of_bots_alone_has_no_host_and_starts(hall: Hall) -> None:
    made = await lobby.create(hall, new(BOT, BOT, BOT, name=None))
    assert (made.seat, made.token) == (None, None)
    table = await hall.find(made.table)
    assert table.row.host is None
    assert table.state is not None
    await until(lambda: table.over, 20)


@pytest.mark.parametrize(
    ("wish", "rule"),
    [
        ({"game": "nothing"}, "table.options"),
        ({"options": {"edition": "1999"}}, "table.options"),
        ({"options": {"unknown": 1}}, "table.options"),
        ({"options": {"first": 2}}, "table.options"),
        ({"seats": [HUMAN]}, "table.options"),
        ({"seats": [HUMAN] * 7}, "table.options"),
        ({"name": None}, "table.name"),
        ({"name": "\u202e"}, "table.name"),
    ],
)
async def test_tables_that_cannot_be_made(hall: Hall, wish: dict[str, Any], rule: str) -> None:
    assert await refused(lobby.create(hall, new(HUMAN, HUMAN, **wish))) == rule
    assert hall.store.count() == {"open": 0, "playing": 0, "over": 0}


async def test_a_full_disk_makes_no_table(hall: Hall, store: Frail) -> None:
    store.full = True
    assert await refused(lobby.create(hall, new(HUMAN, HUMAN))) == "table.storage"
    store.full = False
    await lobby.create(hall, new(HUMAN, HUMAN))


async def test_a_code_that_is_taken_is_not_given_again(hall: Hall, monkeypatch: pytest.MonkeyPatch) -> None:
    codes = iter(["CWM-418", "CWM-418", "CWM-418", "LLN-007"])
    monkeypatch.setattr(lobby, "new_code", lambda: next(codes))
    first, second = await lobby.create(hall, new(HUMAN, HUMAN)), await lobby.create(hall, new(HUMAN, HUMAN))
    assert (first.table, second.table) == ("CWM-418", "LLN-007")


async def test_seats_are_taken_until_none_is_free(hall: Hall) -> None:
    made = await lobby.create(hall, new(HUMAN, HUMAN, HUMAN))
    table = await hall.find(made.table)
    watcher = Person(hall, table)
    watcher.join()
    two = await lobby.take_seat(hall, table, TakeSeat(name="Bea", seat=2))
    assert two.seat == 2
    assert await refused(lobby.take_seat(hall, table, TakeSeat(name="Cai", seat=2))) == "table.full"
    assert await refused(lobby.take_seat(hall, table, TakeSeat(name="Cai", seat=3))) == "table.malformed"
    assert await refused(lobby.take_seat(hall, table, TakeSeat(name=""))) == "table.name"
    one = await lobby.take_seat(hall, table, TakeSeat(name="Cai"))
    assert one.seat == 1
    assert table.row.stage == "playing"
    assert await refused(lobby.take_seat(hall, table, TakeSeat(name="Dai"))) == "table.started"
    assert watcher.last("table")["table"]["stage"] == "playing"
    assert watcher.view["seat"] is None
    assert len({made.token, one.token, two.token}) == 3


async def test_of_many_who_come_at_once_as_many_sit_as_there_are_seats(hall: Hall) -> None:
    made = await lobby.create(hall, new(HUMAN, HUMAN, HUMAN, HUMAN))
    table = await hall.find(made.table)
    found = await asyncio.gather(
        *(lobby.take_seat(hall, table, TakeSeat(name=f"P{n}")) for n in range(12)), return_exceptions=True
    )
    seats = [one.seat for one in found if not isinstance(one, BaseException)]
    assert sorted(seats) == [1, 2, 3]  # type: ignore[type-var]
    assert {one.rule for one in found if isinstance(one, Refused)} <= {"table.full", "table.started"}


async def test_a_full_disk_gives_no_seat(hall: Hall, store: Frail) -> None:
    made = await lobby.create(hall, new(HUMAN, HUMAN))
    table = await hall.find(made.table)
    store.full = True
    assert await refused(lobby.take_seat(hall, table, TakeSeat(name="Bea"))) == "table.storage"
    assert table.row.seats[1].token is None
    store.full = False
    await lobby.take_seat(hall, table, TakeSeat(name="Bea"))
    assert table.row.stage == "playing"


async def test_only_the_host_arranges_the_table(hall: Hall) -> None:
    made = await lobby.create(hall, new(HUMAN, HUMAN, HUMAN))
    table = await hall.find(made.table)
    await lobby.take_seat(hall, table, TakeSeat(name="Bea"))
    for by in (1, None):
        assert await refused(hosting.put_seat(hall, table, by, 2, PutSeat(kind="bot"))) == "table.host"
        assert await refused(lobby.start(hall, table, by)) == "table.host"
    assert await refused(hosting.put_seat(hall, table, 0, 7, PutSeat(kind="bot"))) == "table.malformed"


async def test_a_player_removed_becomes_a_spectator_and_his_token_opens_nothing(hall: Hall) -> None:
    made = await lobby.create(hall, new(HUMAN, HUMAN, HUMAN))
    table = await hall.find(made.table)
    bea = await lobby.take_seat(hall, table, TakeSeat(name="Bea"))
    person = Person(hall, table, bea.seat, bea.token)
    person.join()
    await hosting.put_seat(hall, table, 0, 1, PutSeat(kind="human"))
    assert person.seat is None
    assert person.last("table")["seat"] is None
    with pytest.raises(Refused, match=r"table\.seat"):
        lobby.seat_of(table, bea.token)
    await lobby.start(hall, table, 0)
    person.say(do={"type": "draw"})
    assert person.last("refused")["refused"] == "table.seat"
    await until(lambda: person.all("view"))
    assert person.view["hand"] is None


async def test_the_host_fills_the_table_and_it_starts(hall: Hall) -> None:
    made = await lobby.create(hall, new(HUMAN, HUMAN, HUMAN))
    table = await hall.find(made.table)
    await hosting.put_seat(hall, table, 0, 1, PutSeat(kind="bot"))
    assert table.row.stage == "open"
    await lobby.start(hall, table, 0)
    assert table.row.stage == "playing"
    assert [one.kind for one in table.row.seats] == ["human", "bot", "bot"]
    assert len({one.name for one in table.row.seats}) == 3
    assert hall.store.table(table.row.code) == table.row


async def test_the_last_bot_put_starts_the_game(hall: Hall) -> None:
    made = await lobby.create(hall, new(HUMAN, HUMAN))
    table = await hall.find(made.table)
    await hosting.put_seat(hall, table, 0, 1, PutSeat(kind="bot"))
    assert table.row.stage == "playing"


async def test_the_nonces_are_those_of_the_seats_in_seat_order(hall: Hall) -> None:
    made = await lobby.create(hall, new(HUMAN, HUMAN, HUMAN, HUMAN, nonce="n0"))
    table = await hall.find(made.table)
    await lobby.take_seat(hall, table, TakeSeat(name="C", seat=3, nonce="n3"))
    await lobby.take_seat(hall, table, TakeSeat(name="B", seat=1))
    await lobby.take_seat(hall, table, TakeSeat(name="D", seat=2, nonce="n2"))
    from parlwr.tables.table import nonces

    assert nonces(table.row) == ["n0", "n2", "n3"]


async def test_a_rematch_brings_the_same_people_together(hall: Hall) -> None:
    table, people = await make(hall, 3)
    with pytest.raises(lobby.NotOver):
        await lobby.rematch(hall, table, 0)
    await play_out(table, people)
    assert await refused(lobby.rematch(hall, table, None)) == "table.seat"
    first = await lobby.rematch(hall, table, 2)
    after = await hall.find(first.table)
    assert table.public().next == first.table
    await until(lambda: people[0].last("table")["table"]["next"] == first.table)
    assert (first.seat, after.row.host, after.row.stage) == (2, 2, "open")
    assert after.row.seed != table.row.seed
    # Nobody else takes the seats of those who have not come yet.
    assert await refused(lobby.take_seat(hall, after, TakeSeat(name="Zoe"))) == "table.full"
    others = await asyncio.gather(lobby.rematch(hall, table, 0), lobby.rematch(hall, table, 1))
    assert [(one.table, one.seat) for one in others] == [(first.table, 0), (first.table, 1)]
    assert after.row.stage == "playing"
    assert [one.name for one in after.row.seats] == ["P0", "P1", "P2"]
    # Whoever asks again gets his own seat once more, with a new token.
    again = await lobby.rematch(hall, table, 1)
    assert (again.table, again.seat) == (first.table, 1)
    assert again.token != others[1].token
    assert lobby.seat_of(after, again.token) == 1


async def test_a_seat_that_waits_for_its_person_may_be_given_away_by_the_host(hall: Hall) -> None:
    table, people = await make(hall, 3)
    await play_out(table, people)
    first = await lobby.rematch(hall, table, 0)
    after = await hall.find(first.table)
    await hosting.put_seat(hall, after, 0, 1, PutSeat(kind="human"))
    zoe = await lobby.take_seat(hall, after, TakeSeat(name="Zoe"))
    assert zoe.seat == 1
    assert await refused(lobby.rematch(hall, table, 1)) == "table.full"
    assert lobby.seat_of(after, zoe.token) == 1


async def test_bots_stay_bots_in_a_rematch(hall: Hall, thinkers: Inline) -> None:
    table, people = await make(hall, 1, bots=2)
    while not table.over:
        if people[0].seat in table.game.to_act(table.state):
            await play(table, people)
        await asyncio.sleep(0.001)
    made = await lobby.rematch(hall, table, 0)
    after = await hall.find(made.table)
    assert after.row.stage == "playing"
    assert [one.kind for one in after.row.seats] == ["human", "bot", "bot"]


async def test_two_ask_for_a_rematch_at_once_and_there_is_one(hall: Hall) -> None:
    table, people = await make(hall, 4)
    await play_out(table, people)
    made = await asyncio.gather(*(lobby.rematch(hall, table, seat) for seat in range(4)))
    assert len({one.table for one in made}) == 1
    assert sorted(one.seat or 0 for one in made) == [0, 1, 2, 3]
    assert hall.store.count() == {"open": 0, "playing": 1, "over": 1}


async def test_no_bot_has_the_name_of_who_makes_the_table(hall: Hall) -> None:
    for name in ("Nia", "Wyn", "Tegan", "Elin"):
        for _ in range(12):
            seats = [NewSeat("bot")] * 7 + [NewSeat("human")]
            made = await lobby.create(hall, NewTable(game="ono99", name=name, seats=seats, options={"edition": "1980"}))
            names = [one.name for one in (await hall.find(made.table)).row.seats]
            assert len(set(names)) == 8, names
