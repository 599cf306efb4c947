"""How the seats' pieces look: all different, chosen by who sits there, kept over a restart and a rematch."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from parlwr.kernel import Refused
from parlwr.store import SeatRow
from parlwr.tables import hosting, lobby
from parlwr.tables.hall import Hall
from parlwr.tables.marks import MARKS, choose, marks
from parlwr.tables.messages import NewSeat, NewTable, PutSeat, TakeSeat
from parlwr.tables.table import Table


async def refused(what: Any) -> str:
    with pytest.raises(Refused) as caught:
        await what
    return caught.value.rule


async def opened(hall: Hall, mark: int | None = None, seats: int = 3) -> Table:
    new = NewTable(game="ono99", seats=[NewSeat("human")] * seats, name="Ann", mark=mark)
    return await hall.find((await lobby.create(hall, new)).table)


def shown(table: Table) -> list[int]:
    return [seat.mark for seat in table.public().seats]


@given(st.permutations(range(10)).flatmap(lambda marks: st.tuples(*(st.sampled_from([None, mark]) for mark in marks))))
def test_no_two_alike(wishes: tuple[int | None, ...]) -> None:
    seats = [SeatRow("human", mark=wish) for wish in wishes]
    found = marks(seats)
    assert len(set(found)) == len(found)
    assert all(0 <= mark < MARKS for mark in found)
    assert all(wish in (None, mark) for wish, mark in zip(wishes, found, strict=True))


def test_more_seats_than_marks() -> None:
    assert all(0 <= mark < MARKS for mark in marks([SeatRow("human", mark=3)] + [SeatRow("human")] * 31))


def test_a_choice_moves_nobody_but_who_had_it_unchosen() -> None:
    seats = [SeatRow("human", token="a"), SeatRow("bot"), SeatRow("human", token="b"), SeatRow("human")]
    assert marks(seats) == [0, 1, 2, 3]
    seats[0] = SeatRow("human", token="a", mark=choose(seats, 0, 1))
    assert marks(seats) == [1, 0, 2, 3]
    with pytest.raises(Refused, match=r"table\.malformed"):
        choose(seats, 0, 2)
    assert choose(seats, 0, 1) == 1


async def test_chosen_at_the_door_and_at_the_table(hall: Hall) -> None:
    table = await opened(hall, mark=7)
    assert shown(table) == [7, 1, 2]
    assert await refused(lobby.take_seat(hall, table, TakeSeat(name="Bea", mark=7))) == "table.malformed"
    await lobby.take_seat(hall, table, TakeSeat(name="Bea", mark=2))
    assert shown(table) == [7, 2, 0]
    await hosting.put_seat(hall, table, 1, 1, PutSeat(mark=5))
    assert shown(table) == [7, 5, 2]
    for by, seat, mark, rule in (
        (0, 0, 5, "malformed"),
        (0, 1, 3, "seat"),
        (None, 1, 3, "seat"),
        (0, 0, None, "malformed"),
    ):
        assert await refused(hosting.put_seat(hall, table, by, seat, PutSeat(mark=mark))) == f"table.{rule}"
    assert shown(table) == [7, 5, 2]
    await lobby.start(hall, table, 0)
    await hosting.put_seat(hall, table, 0, 0, PutSeat(mark=9))
    assert table.row.stage == "playing"
    stored = hall.store.table(table.row.code)
    assert stored is not None
    assert [one.mark for one in stored.seats] == [9, 5, None]
