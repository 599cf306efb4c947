"""One table: its lane, versions, idempotent commands, and what happens when an action cannot be kept."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from parlwr.tables import lobby
from parlwr.tables.hall import Hall
from parlwr.tables.messages import NewSeat, NewTable

from .helpers import Person, make, play, play_out, settle, to_act


async def test_everybody_gets_his_own_view_after_every_change(hall: Hall) -> None:
    table, people = await make(hall, 3)
    watcher = Person(hall, table)
    watcher.join()
    await settle(table)
    for _ in range(10):
        for person in (*people, watcher):
            person.heard.clear()
        await play(table, people)
        for person in (*people, watcher):
            (message,) = person.all("view")
            assert message["version"] == table.version
            assert message["view"] == msgspec.json.decode(
                msgspec.json.encode(table.game.view(table.state, person.seat))
            )
    assert table.version == 10


async def test_the_sender_hears_ok_after_his_view_and_nobody_else_does(hall: Hall) -> None:
    table, people = await make(hall)
    person = to_act(table, people)
    other = next(one for one in people if one is not person)
    person.heard.clear()
    other.heard.clear()
    person.say(do=person.choice(), id="mine")
    await settle(table)
    assert [next(iter(message)) for message in person.heard] == ["view", "ok"]
    assert person.last("ok") == {"ok": "mine", "version": 1}
    assert [next(iter(message)) for message in other.heard] == ["view"]


async def test_two_sockets_of_one_seat_see_the_same(hall: Hall) -> None:
    table, people = await make(hall)
    twin = Person(hall, table, 0)
    twin.join()
    await settle(table)
    await play(table, people, 3)
    mine = [message for message in people[0].all("view") if message["events"]]
    his = [message for message in twin.all("view") if message["events"]]
    assert mine == his
    assert len(mine) == 3
    assert twin.all("ok") == []


async def test_the_same_id_from_the_same_seat_acts_once(hall: Hall) -> None:
    table, people = await make(hall)
    first = to_act(table, people)
    action = first.choice()
    for _ in range(3):
        first.say(do=action, id="once", at=0)
    await settle(table)
    assert first.all("ok") == [{"ok": "once", "version": 1}] * 3
    assert table.version == 1
    second = to_act(table, people)
    second.say(do=second.choice(), id="once")
    await settle(table)
    assert second.last("ok")["version"] == 2
    # An id may be a number, and "1" is not 1.
    for ident in (1, "1"):
        person = to_act(table, people)
        person.say(do=person.choice(), id=ident)
        await settle(table)
        assert person.last("ok")["ok"] == ident
    assert table.version == 4


async def test_an_id_is_remembered_after_the_table_has_been_put_away(hall: Hall) -> None:
    table, people = await make(hall)
    first = to_act(table, people)
    action = first.choice()
    first.say(do=action, id="once")
    await settle(table)
    await play(table, people, 4)
    for person in people:
        person.leave()
    hall.tables.clear()
    again = await hall.find(table.row.code)
    assert again is not table
    back = Person(hall, again, first.seat)
    back.join()
    back.say(do=action, id="once", at=0)
    await settle(again)
    assert back.last("ok") == {"ok": "once", "version": 1}
    assert again.version == 5


async def test_since_is_the_version_at_which_a_seat_s_own_actions_changed(hall: Hall) -> None:
    table, people = await make(hall, 3)
    since = [0, 0, 0]
    known = [table.game.actions(table.state, seat) for seat in range(3)]
    for _ in range(30):
        await play(table, people)
        for seat in range(3):
            acts = table.game.actions(table.state, seat)
            if acts != known[seat]:
                known[seat], since[seat] = acts, table.version
        assert table.since == since
        for person in people:
            assert person.last("view")["since"] == since[person.seat or 0]


async def test_an_old_choice_is_stale_and_a_late_but_sound_one_is_not(hall: Hall) -> None:
    table, people = await make(hall, 3, options={"first": 0})
    await play(table, people)
    two = to_act(table, people)
    two.say(do=two.choice(), id="x", at=0)
    await settle(table)
    assert two.last("refused") == {
        "refused": "table.stale",
        "say": {"at": 0, "since": 1, "version": 1},
        "id": "x",
    }
    # What the others did meanwhile has not changed this seat's own choices: his action still counts.
    await play(table, people)
    three = to_act(table, people)
    assert table.since[three.seat or 0] == table.version
    three.say(do=three.choice(), at=table.version)
    await settle(table)
    assert table.version == 3


@pytest.mark.parametrize(
    ("message", "rule"),
    [
        ({"do": {"type": "fly"}}, "table.malformed"),
        ({"do": {"type": "play"}}, "table.malformed"),
        ({"do": {"type": "play", "card": "11"}}, "table.malformed"),
        ({"do": {"type": "play", "card": 7}}, "table.malformed"),
        ({"do": {"type": "play", "card": "7", "seat": 1}}, "table.malformed"),
        ({"do": []}, "table.malformed"),
        ({"do": None}, "table.malformed"),
        ({"do": "play"}, "table.malformed"),
        ({"do": {"type": "play", "card": "7"}, "at": -1}, "table.malformed"),
        ({"do": {"type": "play", "card": "7"}, "at": 99}, "table.malformed"),
        ({"do": {"type": "play", "card": "7"}, "at": "0"}, "table.malformed"),
        ({"do": {"type": "play", "card": "7"}, "id": ["x"]}, "table.malformed"),
        ({"do": {"type": "play", "card": "7"}, "id": "x" * 65}, "table.malformed"),
        ({"do": {"type": "play", "card": "7"}, "extra": 1}, "table.malformed"),
        ({"do": {"type": "play", "card": "7"}, "ask": {}}, "table.malformed"),
        ({"ask": "what"}, "table.malformed"),
        ({"ask": {"word": "pig"}}, "table.malformed"),
        ({"token": 7}, "table.malformed"),
        ({"token": "wrong"}, "table.seat"),
        ({}, "table.malformed"),
        ({"id": "x"}, "table.malformed"),
        ([], "table.malformed"),
        ("text", "table.malformed"),
        (7, "table.malformed"),
        (None, "table.malformed"),
    ],
)
async def test_bad_messages_are_refused_and_change_nothing(hall: Hall, message: Any, rule: str) -> None:
    table, people = await make(hall)
    person = to_act(table, people)
    before = [msgspec.json.encode(table.game.view(table.state, seat)) for seat in (0, 1, None)]
    person.hear(msgspec.json.encode(message))
    await settle(table)
    assert person.last("refused")["refused"] == rule
    assert [msgspec.json.encode(table.game.view(table.state, seat)) for seat in (0, 1, None)] == before
    await play(table, people)
    assert table.version == 1


@pytest.mark.parametrize(
    "text",
    [
        b"", b"{", b'{"do"', b"\xff\xfe", b'{"do":{"type":"play","card":"\xff"}}', b"[" * 10_000, b"1e999",
        b'{"do":' + b'{"a":' * 5000 + b"1" + b"}" * 5000 + b"}", b"NaN", b'{"id":"\\ud800","do":{"type":"draw"}}',
    ],
)  # fmt: skip
async def test_what_is_no_json_is_refused(hall: Hall, text: bytes) -> None:
    table, people = await make(hall)
    people[0].hear(text)
    await settle(table)
    assert people[0].last("refused")["refused"] in ("table.malformed", "ono99.draw")
    assert table.version == 0


async def test_a_refusal_carries_the_id_even_where_the_message_is_wrong(hall: Hall) -> None:
    _, people = await make(hall)
    people[0].say(do={"type": "draw"}, id="mine", bogus=True)
    assert people[0].last("refused")["id"] == "mine"
    people[0].hear(b"{")
    assert people[0].last("refused")["id"] is None


async def test_a_spectator_and_a_stranger_act_for_nobody(hall: Hall) -> None:
    table, people = await make(hall)
    watcher = Person(hall, table)
    watcher.say(do=to_act(table, people).choice())
    await settle(table)
    assert watcher.last("refused")["refused"] == "table.seat"
    assert table.version == 0


async def test_somebody_else_s_turn_and_a_card_not_held(hall: Hall) -> None:
    table, people = await make(hall, options={"first": 0})
    people[1].say(do={"type": "play", "card": people[1].view["hand"][0]})
    await settle(table)
    assert people[1].last("refused")["refused"] == "ono99.turn"
    missing = next(card for card in ("1", "2", "3", "4", "5") if card not in people[0].view["hand"])
    people[0].say(do={"type": "play", "card": missing})
    await settle(table)
    assert people[0].last("refused")["refused"].startswith("ono99.")
    assert table.version == 0


async def test_a_finished_game_takes_no_more_actions(hall: Hall) -> None:
    table, people = await make(hall)
    await play_out(table, people)
    assert people[0].view["result"]["winners"]
    assert people[0].last("table")["table"]["stage"] == "over"
    version = table.version
    for message in ({"type": "draw"}, {"type": "nonsense"}, {"type": "play", "card": "7"}):
        people[0].say(do=message, at=0)
        await settle(table)
        assert people[0].last("refused")["refused"] == "table.over"
    assert table.version == version
    row = hall.store.table(table.row.code)
    assert row == table.row
    assert row is not None
    assert row.stage == "over"


async def test_nobody_acts_before_the_game_has_started(hall: Hall) -> None:
    """table.waiting: with a seat still free there is nothing to act on."""
    made = await lobby.create(hall, NewTable(game="ono99", name="P0", seats=[NewSeat("human")] * 3))
    table = await hall.find(made.table)
    person = Person(hall, table, made.seat, made.token)
    person.join()
    person.say(do={"type": "play", "card": "1"}, id="early")
    await settle(table)
    refused = person.last("refused")
    assert (refused["refused"], refused["say"], refused["id"]) == ("table.waiting", {"free": 2}, "early")
