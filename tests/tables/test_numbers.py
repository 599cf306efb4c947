"""Numbers for the shuffle that come after the promise (table.nonce): once, and the deal waits for them a while."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from parlwr.kernel import Refused, TableDice, promise, registry
from parlwr.store import open_store
from parlwr.tables import hosting, lobby, numbers
from parlwr.tables.hall import Hall
from parlwr.tables.messages import Created, NewSeat, NewTable, PutSeat, TakeSeat
from parlwr.tables.table import Table, nonces

from .helpers import Frail, Inline, Person, until

HUMAN, BOT = NewSeat("human"), NewSeat("bot", "easy")


def new(*seats: NewSeat, **wish: object) -> NewTable:
    return msgspec.convert(
        {"game": "ono99", "seats": [msgspec.to_builtins(seat) for seat in seats], "name": "Ann", "pace": "fast"} | wish,
        NewTable,
    )


async def give(hall: Hall, table: Table, made: Created, nonce: str, seat: int | None = None) -> None:
    by = lobby.seat_of(table, made.token)
    await hosting.put_seat(hall, table, by, by if seat is None else seat, PutSeat(nonce=nonce))  # type: ignore[arg-type]


async def refused(rule: str, doing: object) -> None:
    with pytest.raises(Refused) as caught:
        await doing  # type: ignore[misc]
    assert caught.value.rule == rule


async def test_the_maker_is_told_the_promise_before_he_gives_his_number(hall: Hall) -> None:
    made = await lobby.create(hall, new(HUMAN, BOT, BOT, late=True))
    table = await hall.find(made.table)
    assert made.promise == promise(table.row.seed) == table.public().promise
    assert (table.row.stage, table.state) == ("open", None), "the deal waits"
    await give(hall, table, made, "mine")
    assert table.row.stage == "playing"
    assert nonces(table.row) == ["mine"]
    assert table.row.seats[0].late is None
    game = registry.get("ono99")
    dealt = game.start(table.options, 3, TableDice(table.row.seed, ["mine"]))
    assert game.view(dealt, 0) == game.view(table.state, 0) or table.version > 0


async def test_a_number_is_given_once(hall: Hall) -> None:
    made = await lobby.create(hall, new(HUMAN, HUMAN, late=True))
    table = await hall.find(made.table)
    await give(hall, table, made, "first")
    await give(hall, table, made, "first")  # whoever did not hear the answer asks again
    await refused("table.nonce", give(hall, table, made, "second"))
    await refused("table.nonce", give(hall, table, made, ""))
    bea = await lobby.take_seat(hall, table, TakeSeat(name="Bea", nonce="hers"))
    await refused("table.nonce", give(hall, table, bea, "another"))
    await refused("table.seat", give(hall, table, bea, "evil", seat=0))
    await refused("table.nonce", give(hall, table, made, "third"))
    assert nonces(table.row) == ["first", "hers"]


async def test_who_does_not_say_that_it_comes_late_starts_at_once(hall: Hall) -> None:
    for wish in ({}, {"nonce": "mine"}, {"nonce": "mine", "late": True}):
        made = await lobby.create(hall, new(HUMAN, BOT, **wish))
        table = await hall.find(made.table)
        assert table.row.stage == "playing"
        await refused("table.nonce", give(hall, table, made, "late"))
        assert nonces(table.row) == ([wish["nonce"]] if "nonce" in wish else [])


async def test_somebody_may_say_that_he_adds_none(hall: Hall) -> None:
    made = await lobby.create(hall, new(HUMAN, BOT, late=True))
    table = await hall.find(made.table)
    await give(hall, table, made, "")
    assert (table.row.stage, nonces(table.row)) == ("playing", [])


async def test_a_full_table_waits_for_the_number_that_is_missing(hall: Hall) -> None:
    made = await lobby.create(hall, new(HUMAN, HUMAN, late=True))
    table = await hall.find(made.table)
    ann = Person(hall, table, 0)
    ann.join()
    await lobby.take_seat(hall, table, TakeSeat(name="Bea", nonce="hers"))
    assert table.row.stage == "open"
    await lobby.start(hall, table, 0)
    assert table.row.stage == "open", "nor does the host's word deal before the number is there"
    await give(hall, table, made, "mine")
    assert table.row.stage == "playing"
    await until(lambda: ann.all("view"))
    assert nonces(table.row) == ["mine", "hers"]


async def test_the_deal_does_not_wait_for_ever(hall: Hall, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lobby, "LATE_S", 0.15)
    made = await lobby.create(hall, new(HUMAN, BOT, late=True))
    table = await hall.find(made.table)
    assert table.row.stage == "open"
    await until(lambda: table.row.stage == "playing")
    assert nonces(table.row) == []
    await refused("table.nonce", give(hall, table, made, "too late"))


async def test_not_even_over_a_full_disk_or_a_restart(
    hall: Hall, store: Frail, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(lobby, "LATE_S", 0.3)
    made = await lobby.create(hall, new(HUMAN, HUMAN, late=True))
    await lobby.take_seat(hall, await hall.find(made.table), TakeSeat(name="Bea", nonce="hers"))
    store.full = True
    await until(lambda: numbers._until(hall.tables[made.table]) - hall.now() < -0.1)  # type: ignore[operator]
    assert hall.tables[made.table].row.stage == "open"
    await hall.close()
    hall = Hall(Frail(open_store(str(tmp_path / "hall.sqlite")).engine), Inline())
    try:
        table = await hall.find(made.table)
        await until(lambda: table.row.stage == "playing")
        assert nonces(table.row) == ["hers"]
    finally:
        await hall.close()


async def test_a_seat_that_is_freed_takes_its_waiting_with_it(hall: Hall) -> None:
    made = await lobby.create(hall, new(HUMAN, HUMAN, late=True))
    table = await hall.find(made.table)
    bea = await lobby.take_seat(hall, table, TakeSeat(name="Bea", nonce="hers"))
    await hosting.put_seat(hall, table, 0, 0, PutSeat(kind="bot"))
    assert table.row.stage == "playing"
    assert bea.promise == made.promise
    assert nonces(table.row) == ["hers"]


async def test_a_rematch_has_numbers_of_its_own(hall: Hall) -> None:
    made = await lobby.create(hall, new(HUMAN, HUMAN, nonce="a1"))
    table = await hall.find(made.table)
    bea = await lobby.take_seat(hall, table, TakeSeat(name="Bea", nonce="b1"))
    people = [Person(hall, table, seat) for seat in range(2)]
    for person in people:
        person.join()
    while not table.over:
        await until(lambda: not table.busy)
        person = people[table.game.to_act(table.state)[0]]
        person.say(do=person.choice())
        await until(lambda: not table.busy)
    again = [await lobby.rematch(hall, table, seat, late=True) for seat in (1, 0)]
    after = await hall.find(again[0].table)
    assert again[0].promise == again[1].promise == after.public().promise != made.promise
    assert after.row.stage == "open", "everybody has asked for his seat, and nobody has given his number"
    assert nonces(after.row) == []
    await give(hall, after, again[0], "b2")
    assert after.row.stage == "open"
    await give(hall, after, again[1], "a2")
    assert after.row.stage == "playing"
    assert nonces(after.row) == ["a2", "b2"]
    with pytest.raises(Refused, match=r"table\.nonce"):
        await give(hall, after, await lobby.rematch(hall, table, 0, late=True), "a3")
    assert bea.token != again[0].token


async def test_nothing_public_holds_a_number_or_who_is_waited_for(hall: Hall) -> None:
    made = await lobby.create(hall, new(HUMAN, HUMAN, late=True))
    table = await hall.find(made.table)
    before = msgspec.json.encode(table.public())
    await give(hall, table, made, "SecretNonce")
    assert msgspec.json.encode(table.public()) == before
