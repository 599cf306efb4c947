"""What a table does when an action cannot be kept, when another server was quicker, when a game has a fault."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Any

import msgspec
import pytest

from parlwr.kernel import TableDice
from parlwr.store import ActionRow, Append, Change
from parlwr.tables.hall import Hall
from parlwr.tables.table import Table

from .helpers import Frail, Person, make, play, play_out, settle, to_act


async def test_nobody_hears_of_an_action_before_it_is_on_disk(hall: Hall, store: Frail) -> None:
    table, people = await make(hall)
    at_commit: list[tuple[int, int]] = []

    def look(changes: Sequence[Change]) -> None:
        if isinstance(changes[0], Append):
            at_commit.append((len(people[0].all("view")), len(people[1].all("view"))))

    before = len(people[0].all("view")), len(people[1].all("view"))
    store.rival = look
    newcomer = Person(hall, table)
    first = to_act(table, people)
    first.say(do=first.choice())
    newcomer.join()  # in the middle of it: he waits, and then sees what is on disk
    assert newcomer.heard == []
    await settle(table)
    assert at_commit == [before]
    assert [message["version"] for message in newcomer.all("view")] == [1]


async def test_a_full_disk_refuses_the_action_and_the_table_goes_on(hall: Hall, store: Frail) -> None:
    table, people = await make(hall)
    await play(table, people, 2)
    before = [msgspec.json.encode(table.game.view(table.state, seat)) for seat in (0, 1, None)]
    store.full = True
    person = to_act(table, people)
    action = person.choice()
    for _ in range(2):
        person.heard.clear()
        person.say(do=action, id="again")
        await settle(table)
        assert person.all("refused") == [{"refused": "table.storage", "say": {}, "id": "again"}]
        assert person.all("ok") == person.all("view") == []
    assert [msgspec.json.encode(table.game.view(table.state, seat)) for seat in (0, 1, None)] == before
    store.full = False
    person.say(do=action, id="again")
    await settle(table)
    assert person.last("ok") == {"ok": "again", "version": 3}
    await play_out(table, people)


async def test_an_answer_lost_after_the_commit_doubles_nothing(hall: Hall, store: Frail) -> None:
    """The commit succeeded, but the store could not say so: the log tells, and the sender gets his ok."""
    table, people = await make(hall)
    store.unsure = True
    person = to_act(table, people)
    person.say(do=person.choice(), id="lost")
    await settle(table)
    store.unsure = False
    assert person.last("ok") == {"ok": "lost", "version": 1}
    assert [message["version"] for message in people[0].all("view")][-1] == 1
    assert [message["version"] for message in people[1].all("view")][-1] == 1
    await play_out(table, people)
    assert len(hall.store.actions(table.row.code)) == table.version


def quicker(store: Frail, actions: list[tuple[int, Any]]) -> None:
    """Another server appends these actions just before the next one is written here."""

    def rival(changes: Sequence[Change]) -> None:
        store.rival = None
        (append,) = changes
        assert isinstance(append, Append)
        rows = [
            Append(append.code, append.version + n, seat, msgspec.json.encode(action).decode(), f'"r{n}"', 0)
            for n, (seat, action) in enumerate(actions)
        ]
        for one in rows:
            assert store.commit([one]) == [None]

    store.rival = rival


async def test_another_server_was_quicker_and_the_choice_is_stale(hall: Hall, store: Frail) -> None:
    """The loser reads what he missed; his command is judged by the rules on what he then sees."""
    table, people = await make(hall)
    person = to_act(table, people)
    quicker(store, [(person.seat or 0, person.choice())])
    person.say(do=person.choice(), id="mine", at=0)
    await settle(table)
    assert table.version == 1
    assert person.all("ok") == []
    assert person.last("refused") == {
        "refused": "table.stale", "say": {"at": 0, "since": 1, "version": 1}, "id": "mine"
    }  # fmt: skip
    assert [one.last("view")["version"] for one in people] == [1, 1]
    await play_out(table, people)


async def test_another_server_was_quicker_and_the_choice_still_stands(hall: Hall, store: Frail) -> None:
    """1980 with the race to draw: two seats may act; the other's action does not touch this one's choice."""
    table, people = await make(hall, 3, options={"edition": "1980", "draw": "race", "first": 0})
    people[0].say(do=next(one for one in people[0].view["actions"] if one["card"] not in ("reverse", "play2")))
    await settle(table)
    assert table.game.to_act(table.state) == [0, 1]
    quicker(store, [(0, {"type": "draw"})])
    people[1].say(do=people[1].choice(), id="mine", at=1)
    await settle(table)
    assert people[1].last("ok") == {"ok": "mine", "version": 3}
    assert [one.last("view")["version"] for one in people] == [3, 3, 3]
    assert [one.seat for one in store.actions(table.row.code)] == [0, 0, 1]


async def test_another_server_wrote_the_same_command(hall: Hall, store: Frail) -> None:
    """A client that lost its connection sent the command again, to another server: it acts once."""
    table, people = await make(hall)
    person = to_act(table, people)
    quicker(store, [(person.seat or 0, person.choice())])
    person.say(do=person.choice(), id="r0", at=0)
    await settle(table)
    assert person.last("ok") == {"ok": "r0", "version": 1}
    assert table.version == 1


async def test_a_fault_in_a_game_does_not_break_the_table(hall: Hall, monkeypatch: pytest.MonkeyPatch) -> None:
    table, people = await make(hall)
    await play(table, people, 3)
    before = msgspec.json.encode(table.game.view(table.state, 0))
    real = type(table.game).play

    def broken(self: Any, state: Any, seat: int, action: Any, dice: Any) -> Any:
        real(self, state, seat, action, dice)
        raise ZeroDivisionError("a fault in the game")

    monkeypatch.setattr(type(table.game), "play", broken)
    person = to_act(table, people)
    person.say(do=person.choice(), id="x")
    await asyncio.sleep(0)
    monkeypatch.setattr(type(table.game), "play", real)
    await settle(table)
    assert person.last("refused")["refused"] == "table.storage"
    assert msgspec.json.encode(table.game.view(table.state, 0)) == before
    await play_out(table, people)


async def test_commands_wait_for_their_turn_in_the_lane(hall: Hall) -> None:
    """All that arrives at once is taken one by one, in the order it came."""
    table, people = await make(hall, options={"first": 0})
    one = people[0].choice()
    people[0].say(do=one, id="a")
    people[0].say(do=one, id="b")
    people[1].say(do={"type": "play", "card": people[1].view["hand"][0]}, id="c")
    await settle(table)
    assert people[0].last("ok")["version"] == 1
    assert people[0].last("refused")["id"] == "b"
    assert table.version in (1, 2)
    assert people[1].last("ok" if table.version == 2 else "refused")


async def test_the_log_makes_the_same_table(hall: Hall) -> None:
    table, people = await make(hall, 4)
    await play(table, people, 25)
    fresh = Table(hall, table.game, table.row)
    fresh.replay(hall.store.actions(table.row.code))
    assert fresh.version == table.version
    assert fresh.since == table.since
    assert fresh.acts == table.acts
    assert fresh.idents == table.idents
    for seat in (0, 1, 2, 3, None):
        assert msgspec.json.encode(fresh.game.view(fresh.state, seat)) == msgspec.json.encode(
            table.game.view(table.state, seat)
        )
    # The dice, too, stand where they stood.
    assert isinstance(fresh.dice, TableDice)
    assert isinstance(table.dice, TableDice)
    assert [fresh.dice.below(1000) for _ in range(20)] == [table.dice.below(1000) for _ in range(20)]


async def test_a_log_that_does_not_play_is_refused_and_the_table_left_alone(hall: Hall, store: Frail) -> None:
    from parlwr.kernel import Refused

    table, people = await make(hall)
    await play(table, people, 2)
    for person in people:
        person.leave()
    hall.tables.clear()
    whole = store.whole
    bad = ActionRow(3, 0, '{"type":"draw"}', None, 0.0)

    def longer(code: str, after: int = 0) -> Any:
        row, rows = whole(code, after)
        return row, [*rows, bad]

    store.whole = longer  # type: ignore[method-assign]
    with pytest.raises(Refused, match=r"table\.storage"):
        await hall.find(table.row.code)
    store.whole = whole  # type: ignore[method-assign]
    assert (await hall.find(table.row.code)).version == 2


async def test_a_fault_in_a_view_does_not_stop_the_lane(hall: Hall, monkeypatch: pytest.MonkeyPatch) -> None:
    """The action is on disk; whoever could not be told is told the next time, and the table goes on."""
    table, people = await make(hall, 2, options={"first": 0})
    action = people[0].choice()
    with monkeypatch.context() as patch:

        def broken(*_: Any) -> Any:
            raise ZeroDivisionError("a fault in the game")

        patch.setattr(type(table.game), "view", broken)
        people[0].say(do=action, id="x")
        late = Person(hall, table)
        late.join()
        await settle(table)
    assert table.version == 1
    await play(table, people)
    assert [one.last("view")["version"] for one in people] == [2, 2]
    people[0].say(do=action, id="x")
    await settle(table)
    assert people[0].last("ok") == {"ok": "x", "version": 1}


async def test_a_fault_in_a_replay_leaves_nobody_waiting(hall: Hall, monkeypatch: pytest.MonkeyPatch) -> None:
    from parlwr.kernel import Refused

    table, _ = await make(hall)
    hall.tables.clear()
    with monkeypatch.context() as patch:

        def broken(*_: Any) -> Any:
            raise ZeroDivisionError("a fault in the game")

        patch.setattr(type(table.game), "start", broken)
        with pytest.raises(Refused, match=r"table\.storage"):
            await asyncio.wait_for(hall.find(table.row.code), 5)
    assert (await hall.find(table.row.code)).row == table.row


async def test_a_table_that_cannot_be_read_again_is_let_go(hall: Hall, store: Frail) -> None:
    """The disk refuses the action, and then cannot even be read: nobody plays on a state that may be wrong."""
    from parlwr.store import StorageFailure

    table, people = await make(hall)
    store.full = True
    real = store.whole

    def unreadable(code: str, after: int = 0) -> Any:
        raise StorageFailure("gone")

    store.whole = unreadable  # type: ignore[method-assign]
    person = to_act(table, people)
    person.say(do=person.choice(), id="x")
    await settle(table)
    assert person.all("refused") == []  # nobody can say what becomes of it: he comes again and asks again
    assert [one.closed for one in people] == [1012, 1012]
    assert table.row.code not in hall.tables
    store.whole = real  # type: ignore[method-assign]
    store.full = False
    again = await hall.find(table.row.code)
    assert (again.version, again is table) == (0, False)
