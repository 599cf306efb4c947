"""Rules that change: a table begun under older rules is finished under them, or nothing happens to it (table.rules)."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest
from tests.before import kept, renewed

from parlwr.kernel import Refused, registry
from parlwr.store import TableRow, open_store
from parlwr.tables import lobby
from parlwr.tables.hall import Hall
from parlwr.tables.messages import NewSeat, NewTable
from parlwr.tables.replay import bare_record, log_of, record_of, replay_at
from parlwr.tables.table import Table

from .helpers import Frail, Inline, Person, until

ONO99 = NewTable(game="ono99", seats=[NewSeat("human")] * 2, name="Ann", options={"first": 0}, pace="fast")


async def begun(hall: Hall, monkeypatch: pytest.MonkeyPatch) -> tuple[str, list[Person]]:
    """A table begun when rules "0" were the newest, and two people at it."""
    with monkeypatch.context() as then:
        then.setattr(registry.load("ono99"), "GAME", kept(monkeypatch))
        made = await lobby.create(hall, ONO99)
        table = await hall.find(made.table)
        await lobby.take_seat(hall, table, lobby.TakeSeat(name="Bea"))
        assert table.row.rules == "0"
    return made.table, at(hall, table)


def at(hall: Hall, table: Table) -> list[Person]:
    people = [Person(hall, table, seat) for seat in range(2)]
    for person in people:
        person.join()
    return people


async def play(table: Table, people: list[Person], most: int = 1000) -> None:
    for _ in range(most):
        await until(lambda: not table.busy)
        if table.over:
            return
        person = people[table.game.to_act(table.state)[0]]
        person.say(do=person.choice())
    await until(lambda: not table.busy)


async def updated(hall: Hall, tmp_path: Path) -> Hall:
    """The server after an update: another process on the same database."""
    await hall.close()
    return Hall(Frail(open_store(str(tmp_path / "hall.sqlite")).engine), Inline())


async def test_a_table_is_finished_under_the_rules_it_was_begun_with(
    hall: Hall, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    code, people = await begun(hall, monkeypatch)
    assert people[0].view["to_act"] == [1], "by rules 0 the left neighbour of the chosen one starts"
    await play(people[0].table, people, 4)
    hall = await updated(hall, tmp_path)
    try:
        table = await hall.find(code)
        assert (table.version, table.public().rules) == (4, "0")
        people = at(hall, table)
        await play(table, people)
        row, rows = hall.store.table(code), hall.store.actions(code)
        assert row is not None
        record = msgspec.json.decode(record_of(table.game, row, rows))
        out = table.state.out
        assert record["rules"] == "0"
        assert record["result"]["winners"] == out[:1], "by rules 0 who goes out first wins"
        assert people[0].view["result"] == record["result"]
        assert msgspec.json.decode(replay_at(table.game, row, rows, None, 0))["view"]["result"] == record["result"]
        assert len(msgspec.json.decode(log_of(table.game, row, rows, None))["log"]) == len(rows)
        made = await lobby.rematch(hall, table, 0)
        after = await hall.find(made.table)
        assert after.row.rules == registry.get("ono99").rules == "1", "a rematch is a new game"
    finally:
        await hall.close()


async def test_bots_play_on_under_older_rules(hall: Hall, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with monkeypatch.context() as then:
        then.setattr(registry.load("ono99"), "GAME", kept(monkeypatch))
        made = await lobby.create(hall, msgspec.structs.replace(ONO99, seats=[NewSeat("bot", "hard")] * 3, name=None))
    table = await hall.find(made.table)
    assert table.row.rules == "0"
    await until(lambda: table.version > 3, 30)
    hall = await updated(hall, tmp_path)
    try:
        table = await hall.find(made.table)
        await until(lambda: table.over, 60)
        assert table.game.result(table.state).winners == table.state.out[:1]
    finally:
        await hall.close()


async def test_a_table_whose_rules_are_not_known_any_more_says_so_and_stays(
    hall: Hall, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    code, people = await begun(hall, monkeypatch)
    await play(people[0].table, people, 3)
    before = stored(hall, code)
    monkeypatch.undo()
    hall = await updated(hall, tmp_path)
    try:
        for _ in range(2):
            with pytest.raises(Refused) as caught:
                await hall.find(code)
            assert caught.value.rule == "table.rules"
            assert caught.value.say == {"rules": "0", "plays": ["1"]}
        assert stored(hall, code) == before
    finally:
        await hall.close()


async def test_the_record_of_a_finished_one_is_as_it_was_kept(
    hall: Hall, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    code, people = await begun(hall, monkeypatch)
    await play(people[0].table, people)
    row, rows = stored(hall, code)
    whole = msgspec.json.decode(record_of(people[0].table.game, row, rows))
    bare = msgspec.json.decode(bare_record(row, rows))
    assert "result" not in bare
    assert bare == {key: value for key, value in whole.items() if key != "result"}


async def test_a_rematch_whose_options_are_gone_is_refused(hall: Hall, monkeypatch: pytest.MonkeyPatch) -> None:
    _, people = await begun(hall, monkeypatch)
    table = people[0].table
    await play(table, people)
    table.row = msgspec.structs.replace(table.row, options={"edition": "1066"})
    with pytest.raises(Refused) as caught:
        await lobby.rematch(hall, table, 0)
    assert caught.value.rule == "table.options"
    assert table.row.next is None


def stored(hall: Hall, code: str) -> tuple[TableRow, list[object]]:
    row = hall.store.table(code)
    assert row is not None
    return row, list(hall.store.actions(code))


def test_an_update_that_keeps_nothing_knows_only_itself(monkeypatch: pytest.MonkeyPatch) -> None:
    renewed(monkeypatch)
    assert list(registry.versions("ono99")) == ["2"]
