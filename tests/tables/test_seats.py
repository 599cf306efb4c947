"""Seats that are left for a while: a computer player stands in, another device goes on; and the signs people give."""

from __future__ import annotations

import asyncio
from typing import Any

import msgspec
import pytest

from parlwr.kernel import Refused
from parlwr.store import open_store
from parlwr.tables import lobby, seats
from parlwr.tables.hall import Hall
from parlwr.tables.keys import LETTERS
from parlwr.tables.messages import Reaction

from .helpers import Frail, Inline, Person, make, play, play_out, settle, until


async def refused(what: Any) -> str:
    with pytest.raises(Refused) as caught:
        await what
    return caught.value.rule


# -- a computer player stands in ---


async def test_a_bot_plays_while_its_player_is_away_and_all_see_it(hall: Hall, thinkers: Inline) -> None:
    table, people = await make(hall, 2, options={"first": 1})
    await seats.put_stand_in(hall, table, 1, 1, "hard")
    assert people[0].last("table")["table"]["seats"][1]["stand_in"] == "hard"
    await until(lambda: table.version == 1)
    assert [level for _, level, _ in thinkers.asked] == ["hard"]
    assert people[1].closed is None
    await play(table, [people[0]])
    await until(lambda: table.version == 3 or table.over)
    await seats.put_stand_in(hall, table, 1, 1, None)
    await play(table, people, 2)
    assert table.row.seats[1].stand_in is None


async def test_who_acts_himself_takes_his_seat_back_at_once(hall: Hall, thinkers: Inline) -> None:
    table, people = await make(hall, 2, options={"first": 1})
    thinkers.slow = 30.0
    await seats.put_stand_in(hall, table, 1, 1, "easy")
    await until(lambda: thinkers.asked)
    people[1].say(do=people[1].choice(), at=0, id="mine")
    await until(lambda: people[1].all("ok"))
    assert people[1].last("ok") == {"ok": "mine", "version": 1}
    assert table.row.seats[1].stand_in is None
    assert not table.turns
    await play(table, people, 2)


async def test_acts_said_quickly_are_done_in_their_order(hall: Hall, thinkers: Inline) -> None:
    table, people = await make(hall, 2, options={"first": 1})
    thinkers.slow = 30.0
    await seats.put_stand_in(hall, table, 1, 1, "easy")
    action = people[1].choice()
    people[1].say(do=action, at=0, id="first")
    people[1].say(do=action, at=0, id="second")
    await until(lambda: people[1].all("ok") and people[1].all("refused"))
    assert people[1].last("ok")["ok"] == "first"
    assert people[1].last("refused")["id"] == "second"


async def test_a_full_disk_leaves_the_bot_where_it_is(hall: Hall, store: Frail, thinkers: Inline) -> None:
    table, people = await make(hall, 2, options={"first": 1})
    thinkers.slow = 30.0
    await seats.put_stand_in(hall, table, 1, 1, "easy")
    store.full = True
    people[1].say(do=people[1].choice(), at=0, id="mine")
    await until(lambda: people[1].all("refused"))
    assert people[1].last("refused")["refused"] == "table.storage"
    assert table.row.seats[1].stand_in == "easy"
    store.full = False


async def test_the_host_puts_a_bot_in_only_for_somebody_off_line(hall: Hall) -> None:
    table, people = await make(hall, 3, bots=1)
    assert await refused(seats.put_stand_in(hall, table, 0, 1, "easy")) == "table.stand_in"
    people[1].leave()
    assert await refused(seats.put_stand_in(hall, table, 2, 1, "easy")) == "table.host"
    assert await refused(seats.put_stand_in(hall, table, None, 1, "easy")) == "table.host"
    assert await refused(seats.put_stand_in(hall, table, 0, 1, "clever")) == "table.options"
    await seats.put_stand_in(hall, table, 0, 1, "easy")
    assert table.public().seats[1].stand_in == "easy"
    assert await refused(seats.put_stand_in(hall, table, 0, 1, None)) == "table.stand_in"
    assert await refused(seats.put_stand_in(hall, table, 0, 3, "easy")) == "table.malformed"


async def test_the_bot_stands_in_after_a_restart_as_well(hall: Hall, store: Frail) -> None:
    table, people = await make(hall, 2, options={"first": 0})
    await seats.put_stand_in(hall, table, 1, 1, "easy")
    for person in people:
        person.leave()
    assert store.awake() == [table.row.code]
    other = Hall(open_store(str(store.engine.url.database)), Inline())
    again = await other.find(table.row.code)
    host = Person(other, again, 0, people[0].token)
    host.join()
    await settle(again)
    await play(again, [host])
    await until(lambda: again.version >= 2)
    await other.close()


async def test_no_bot_stands_in_when_the_game_is_over_or_has_not_begun(hall: Hall) -> None:
    table, people = await make(hall, 2)
    await play_out(table, people)
    assert await refused(seats.put_stand_in(hall, table, 1, 1, "easy")) == "table.over"


# -- another device ---


async def test_a_seat_goes_to_another_device_and_leaves_the_first(hall: Hall) -> None:
    table, people = await make(hall, 2)
    made = await seats.make_code(hall, table, 1, 1)
    assert (made.seat, made.seconds, len(made.code)) == (1, 600, 9)
    assert set(made.code) - {"-"} <= set(LETTERS)
    claimed = await seats.claim(hall, table, 1, made.code.lower().replace("-", " "))
    assert (people[1].closed, people[1].seat) == (4409, None)
    assert people[0].closed is None
    with pytest.raises(Refused, match=r"table\.seat"):
        lobby.seat_of(table, people[1].token)
    phone = Person(hall, table, claimed.seat, claimed.token)
    phone.join()
    await settle(table)
    assert phone.view["seat"] == 1
    assert table.row.seats[1].name == "P1"
    await play(table, [people[0], phone], 4)


async def test_a_code_works_once(hall: Hall) -> None:
    table, _people = await make(hall, 2)
    made = await seats.make_code(hall, table, 1, 1)
    found = await asyncio.gather(*(seats.claim(hall, table, 1, made.code) for _ in range(4)), return_exceptions=True)
    assert sorted(type(one).__name__ for one in found) == ["Created", "Refused", "Refused", "Refused"]


async def test_a_code_is_for_its_seat_and_its_table_alone(hall: Hall) -> None:
    table, _people = await make(hall, 2)
    other, _strangers = await make(hall, 2)
    made = await seats.make_code(hall, table, 1, 1)
    await seats.make_code(hall, table, 0, 0)
    await seats.make_code(hall, other, 1, 1)
    assert await refused(seats.claim(hall, table, 0, made.code)) == "table.code"
    assert await refused(seats.claim(hall, other, 1, made.code)) == "table.code"
    assert await refused(seats.claim(hall, table, 5, made.code)) == "table.malformed"
    assert (await seats.claim(hall, table, 1, made.code)).seat == 1


async def test_a_code_grows_old(hall: Hall, monkeypatch: pytest.MonkeyPatch) -> None:
    table, _people = await make(hall, 2)
    made = await seats.make_code(hall, table, 1, 1)
    monkeypatch.setattr(hall, "now", lambda: 4e9)
    assert await refused(seats.claim(hall, table, 1, made.code)) == "table.code"


async def test_nobody_else_asks_for_a_code(hall: Hall) -> None:
    table, _people = await make(hall, 2)
    for by in (0, None):
        assert await refused(seats.make_code(hall, table, by, 1)) == "table.seat"


async def test_guessing_ends_after_five_tries_even_if_the_server_is_restarted(hall: Hall, store: Frail) -> None:
    table, _people = await make(hall, 2)
    made = await seats.make_code(hall, table, 1, 1)
    for guess in ("BBBBBBBB", "CCCCCCCC", "DDDDDDDD"):
        assert await refused(seats.claim(hall, table, 1, guess)) == "table.code"
    other = Hall(open_store(str(store.engine.url.database)), Inline())
    again = await other.find(table.row.code)
    for guess in ("FFFFFFFF", "GGGGGGGG", made.code):
        assert await refused(seats.claim(other, again, 1, guess)) == "table.code"
    await other.close()


async def test_neither_the_code_nor_its_hash_is_told_to_anybody(hall: Hall) -> None:
    table, people = await make(hall, 2)
    made = await seats.make_code(hall, table, 1, 1)
    moving = table.row.seats[1].moving
    assert moving is not None
    assert made.code not in msgspec.json.encode(table.row).decode()
    said = msgspec.json.encode(table.public()).decode() + b"".join(people[0].raw + people[1].raw).decode()
    for secret in (made.code, made.code.replace("-", ""), moving.code):
        assert secret not in said


async def test_a_socket_that_comes_with_the_old_key_while_the_seat_moves_is_turned_away(hall: Hall) -> None:
    table, people = await make(hall, 2)
    made = await seats.make_code(hall, table, 1, 1)
    late = Person(hall, table)
    late.say(token=people[1].token)
    await settle(table)
    assert late.view["seat"] == 1
    slow = Person(hall, table)
    async with hall.lane(table):
        slow.say(token=people[1].token)  # known at the door, and waits in the lane
        assert slow.seat == 1
        from msgspec.structs import replace

        changed = replace(table.row.seats[1], token="0" * 64)
        table.row = replace(table.row, seats=(table.row.seats[0], changed))
    await settle(table)
    assert slow.closed == 4409
    assert not slow.all("view")
    assert made.seat == 1


async def test_who_moves_after_the_game_still_finds_his_seat_at_the_next_table(hall: Hall) -> None:
    table, people = await make(hall, 2)
    await play_out(table, people)
    first = await lobby.rematch(hall, table, 0)
    made = await seats.make_code(hall, table, 1, 1)
    claimed = await seats.claim(hall, table, 1, made.code)
    assert lobby.seat_of(table, claimed.token) == 1
    again = await lobby.rematch(hall, table, 1)
    assert (again.table, again.seat) == (first.table, 1)


# -- the signs ---


async def test_a_sign_reaches_all_and_is_kept_nowhere(hall: Hall, store: Frail) -> None:
    table, people = await make(hall, 2)
    eye = Person(hall, table)
    eye.join()
    await settle(table)
    row = store.table(table.row.code)
    people[1].say(react="clap")
    for person in (*people, eye):
        assert person.last("react") == {"react": "clap", "seat": 1}
    assert store.table(table.row.code) == row
    assert table.version == 0


@pytest.mark.parametrize("sign", Reaction.__args__)
async def test_every_sign_can_be_given(hall: Hall, sign: str) -> None:
    table, people = await make(hall, 2)
    people[0].say(react=sign)
    assert people[1].last("react") == {"react": sign, "seat": 0}
    assert table.version == 0


async def test_other_words_are_no_signs_and_spectators_give_none(hall: Hall) -> None:
    table, people = await make(hall, 2)
    people[0].say(react="you have the plum card")
    assert people[0].last("refused")["refused"] == "table.malformed"
    people[0].say(react="clap", do={"type": "draw"})
    assert people[0].last("refused")["refused"] == "table.malformed"
    eye = Person(hall, table)
    eye.join()
    eye.say(react="clap")
    assert eye.last("refused")["refused"] == "table.seat"
    assert not people[1].all("react")


async def test_too_many_signs_are_refused(hall: Hall) -> None:
    table, people = await make(hall, 2)
    for _ in range(10):
        people[0].say(react="party", id="x")
    assert len(people[1].all("react")) == 4
    assert {(one["refused"], one["id"]) for one in people[0].all("refused")} == {("table.rate", "x")}
    await play(table, people, 2)
