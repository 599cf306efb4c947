"""What has become of it all: the database against everything that anybody was told.

Nothing acknowledged is lost, nothing is doubled, nothing that was refused has happened, the record plays; and nobody
was ever told anything but what his seat may see of what is on disk.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any

import msgspec

from parlwr.kernel import AnyGame, TableDice, play_record, read_record, registry
from parlwr.store import ActionRow, TableRow, open_store
from parlwr.tables.keys import token_hash
from parlwr.tables.messages import PublicTable
from parlwr.tables.replay import record_of
from parlwr.tables.table import nonces

from .people import Person

KINDS = {"hello", "table", "view", "ok", "refused"}
PUBLIC = set(PublicTable.__struct_fields__)


def judge(db: str, people: Sequence[Person]) -> int:
    """Look at every table of these people; the number of messages that were compared with the log."""
    store = open_store(db)
    looked = 0
    try:
        for code in sorted({person.code for person in people}):
            row = store.table(code)
            assert row is not None, f"{code} is gone"
            there = [person for person in people if person.code == code]
            rows = store.actions(code)
            _log(code, rows, there)
            game = registry.get(row.game)
            _record(game, row, rows)
            looked += _secrets(game, row, rows, there)
    finally:
        store.close()
    return looked


def _log(code: str, rows: Sequence[ActionRow], people: Sequence[Person]) -> None:
    """The log has every version once, and of every command what its sender was told of it."""
    assert [row.version for row in rows] == list(range(1, len(rows) + 1)), f"{code}: gaps in the log"
    idents: dict[str, int] = {}
    for row in rows:
        if row.ident is not None:
            ident = msgspec.json.decode(row.ident)
            assert ident not in idents, f"{ident} was done twice, as {idents[ident]} and as {row.version}"
            idents[ident] = row.version
    for person in people:
        for ident, version in person.acknowledged.items():
            assert idents.get(ident) == version, f"{ident} was acknowledged as {version}, it is {idents.get(ident)}"
        for ident, rule in person.refused.items():
            assert ident not in idents, f"{ident} was refused ({rule}) and is in the log as {idents[ident]}"
    assert set(idents) <= set().union(*(person.sent for person in people)), "somebody acted who was not there"


def _record(game: AnyGame, row: TableRow, rows: Sequence[ActionRow]) -> None:
    played = [*play_record(game, read_record(record_of(game, row, rows)))]
    assert len(played) == len(rows) + 1


def _secrets(game: AnyGame, row: TableRow, rows: Sequence[ActionRow], people: Sequence[Person]) -> int:
    """Every message that anybody heard is the one that the log makes for his seat."""
    secrets = [row.seed, *(seat.token for seat in row.seats if seat.token), *(p.token for p in people if p.token)]
    heard: dict[int, list[tuple[Person, dict[str, Any]]]] = {}
    looked = 0
    for person in people:
        for socket in person.heard:
            for text, message in _in_order(person, socket):
                looked += 1
                assert not any(secret in text for secret in secrets), f"{person.name} was told a secret: {text}"
                if "view" in message:
                    heard.setdefault(message["version"], []).append((person, message))
                elif "table" in message and message["table"]["stage"] != "open":
                    heard.setdefault(message["table"]["version"], []).append((person, message))
    assert max(heard, default=0) <= len(rows), f"{row.code}: somebody has seen what is not in the log"
    holders = {seat.token: number for number, seat in enumerate(row.seats) if seat.token}
    for version, events, since, views in _moments(game, row, rows, heard):
        for person, message in heard.get(version, ()):
            where = f"{person.name} at version {version}"
            if "table" in message:
                waited = message["table"]["to_act"]
                assert waited == views[None]["to_act"], f"{where}: waits for {waited}, not {views[None]['to_act']}"
                continue
            seat = message["view"]["seat"]
            own = None if person.token is None else holders[token_hash(person.token)]
            assert seat in (None, own), f"{person.name} has the seat {own} and saw as {seat}"
            assert message["view"] == views[seat], f"{where}: {_differ(message['view'], views[seat])}"
            assert message["since"] == (0 if seat is None else since[seat]), f"{where}: since {message['since']}"
            assert message["events"] in ([], _shown(game, events, seat)), f"{where}: {message['events']}"
    return looked


def _in_order(person: Person, socket: Sequence[str]) -> list[tuple[str, dict[str, Any]]]:
    """A socket's messages, each of a kind that there is; no version comes after a later one."""
    found, newest = [], 0
    for text in socket:
        message = json.loads(text)
        assert KINDS & set(message), f"{person.name}: {text}"
        if "table" in message:
            assert set(message["table"]) == PUBLIC, f"{person.name}: {text}"
        if "view" in message:
            assert message["version"] >= newest, f"{person.name}: version {message['version']} after {newest}"
            newest = message["version"]
        found.append((text, message))
    return found


def _shown(game: AnyGame, events: Sequence[Any], seat: int | None) -> Any:
    return _plain([seen for event in events if (seen := game.show(event, seat)) is not None])


def _differ(told: dict[str, Any], true: dict[str, Any]) -> str:
    return ", ".join(f"{key}: {told.get(key)!r}, not {true.get(key)!r}" for key in true if told.get(key) != true[key])


def _plain(data: Any) -> Any:
    return json.loads(msgspec.json.encode(data))


def _moments(game: AnyGame, row: TableRow, rows: Sequence[ActionRow], wanted: Any) -> Any:
    """The game played again from the log: each version, its events, since when each seat's actions stand, its views."""
    count = len(row.seats)
    dice = TableDice(row.seed, nonces(row))
    state = game.start(game.read(row.options, count), count, dice)
    acts = [game.actions(state, seat) for seat in range(count)]
    since = [0] * count
    for version in range(len(rows) + 1):
        events: list[Any] = []
        if version:
            one = rows[version - 1]
            events = game.act(state, one.seat, msgspec.json.decode(one.action), dice)
            for seat in range(count):
                now = game.actions(state, seat)
                if now != acts[seat]:
                    acts[seat], since[seat] = now, version
        views = {}
        if version in wanted:
            views = {seat: _plain(game.view(state, seat)) for seat in (None, *range(count))}
        yield version, events, since, views
