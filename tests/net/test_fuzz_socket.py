"""The WebSocket protocol, let loose: random talk of several sockets at a table of every game.

They say right things, half right things and garbage, in whole frames, in pieces and in no frames at all; they leave and
come back. Whatever they say: the server lives, every message it sends is one of its schema, an accepted action is
answered once and kept once, everything else changes nothing, another table hears nothing, and each seat is told
exactly what its own view and events are, played again from the log, and no secret.
"""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
import structlog
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st
from jsonschema_rs import Draft202012Validator, ValidationError

from parlwr.kernel import AnyGame, FastDice, registry
from parlwr.net.schema import json_schema
from parlwr.tables import narrow
from parlwr.tables.messages import ViewMessage
from parlwr.tables.replay import replay_at

from .helpers import Here, until
from .lines import CLOSE, PING, TEXT, Line, messages
from .stocked import SEATS, Stocked, lay
from .talk import LINES, Step, steps
from .test_frames import client

CHECK = Draft202012Validator({"$defs": json_schema()["$defs"], "$ref": "#/$defs/ServerMessage"})


class Table:
    """A stocked table, the sockets at it, and what they ought to have been told."""

    def __init__(self, here: Here, one: Stocked) -> None:
        self.here = here
        self.one = one
        self.game: AnyGame = registry.get(one.game)
        self.store = here.server.hall.store
        self.lines = [Line(here.url, one.code, None if seat is None else one.tokens[seat]) for seat in LINES]
        self.seats: list[set[int | None]] = [{seat} for seat in LINES]
        self.log = self.store.actions(one.code)

    async def open(self) -> None:
        for line in self.lines:
            await line.open()
            await line.settle()

    async def all_there(self) -> None:
        """Wait until everybody has heard that everybody has come: that is told a little later."""
        for line in self.lines:
            await until(lambda line=line: all(one["online"] for one in line.last("table")["table"]["seats"]))  # type: ignore[misc]

    def seat(self, step: Step) -> int:
        """Whose view a step looks at: the socket's own, or for a spectator anybody's."""
        seat = LINES[step.who]
        return step.pick % SEATS if seat is None else seat

    def view(self, seat: int) -> Any:
        table = self.here.server.hall.tables[self.one.code]
        return None if table.state is None else table.game.view(table.state, seat)

    def action(self, step: Step) -> dict[str, Any]:
        """An action that this seat may take, or that somebody may; where nobody may, one of the game."""
        dice = FastDice(step.pick)
        for seat in (self.seat(step), *range(SEATS)):
            view = self.view(seat)
            if view is not None and view.actions:
                action = self.game.complete(dice.choice(view.actions), view, dice)
                return json.loads(msgspec.json.encode(action))  # type: ignore[no-any-return]
        return {"type": "play", "card": "7"}

    def words(self, step: Step, do: Any) -> bytes:
        """A message with an action in it."""
        version = len(self.log)
        at = {"now": version, "old": 0, "ahead": version + 5}.get(step.at, step.at) if _hashable(step.at) else step.at
        said = {"do": do, "id": step.ident, "at": at}
        return json.dumps({key: value for key, value in said.items() if value is not None or step.pick % 2}).encode()

    async def take(self, step: Step) -> None:
        """Do what a step says."""
        dice = FastDice(step.pick)
        if step.kind in ("act", "again", "pieces") and step.pick % 4:  # mostly by somebody whose turn it is
            able = [seat for seat in range(SEATS) if (view := self.view(seat)) is not None and view.actions]
            step.who = dice.choice(able) if able else step.who
        line = self.lines[step.who]
        match step.kind:
            case "act" | "again" | "pieces" | "twist" | "foreign":
                line.send(self._acts(step, dice))
            case "ask":
                line.send(client(json.dumps({"ask": step.data, "id": step.ident}).encode()))
            case "token":
                self._sit(step, line)
            case "say":
                line.send(client(step.data))
            case "binary":
                line.send(client(step.data, 2))
            case "ping":
                line.send(client(step.data[:125], PING))
            case "bytes":
                await self._gone(line, step.data)
            case "half":
                whole = client(self.words(step, self.action(step)))
                await self._gone(line, whole[: 1 + step.pick % (len(whole) - 1)])
            case "close":
                line.send(client(step.data, CLOSE))
        await self._settle()

    async def _gone(self, line: Line, data: bytes) -> None:
        """Say something that need not be a frame, and be gone: nobody knows where the next frame would begin."""
        line.send(data)
        await asyncio.sleep(0.002)
        line.stop()

    def _acts(self, step: Step, dice: FastDice) -> bytes:
        do = self.action(step)
        if step.kind == "twist":
            do[dice.choice([*do, "x"])] = step.data
        elif step.kind == "foreign":
            other = registry.get(dice.choice([name for name in registry.names() if name != self.one.game]))
            state = other.start(other.read({}, SEATS), SEATS, dice)
            view = other.view(state, other.to_act(state)[0])
            do = json.loads(msgspec.json.encode(other.complete(dice.choice(view.actions), view, dice)))
        words = self.words(step, do)
        if step.kind == "again":
            return client(words) * 4
        if step.kind == "pieces":
            places = sorted({0, *(cut % len(words) for cut in step.cuts)})
            parts = [words[a:b] for a, b in zip(places, [*places[1:], len(words)], strict=True)]
            last = len(parts) - 1
            return client(b"now", PING).join(
                client(part, 0 if place else TEXT, final=place == last) for place, part in enumerate(parts)
            )
        return client(words)

    def _sit(self, step: Step, line: Line) -> None:
        token = [*self.one.tokens, "nonsense", "Token-of-another", ""][step.pick % (SEATS + 3)]
        if step.pick % (SEATS + 3) < SEATS and not line.gone:
            self.seats[step.who].add(step.pick % (SEATS + 3))
        line.send(client(json.dumps({"token": token, "id": step.ident}).encode()))

    async def _settle(self) -> None:
        """Everything said is answered; who is gone comes back, as who he was."""
        for place, line in enumerate(self.lines):
            if line.gone:
                await line.open()
            before = len(line.heard)
            await line.settle()
            if line.gone:  # closed while we were waiting, for what it had said
                self.judge(place, before)
                await line.open()
                await line.settle()

    def judge(self, place: int, before: int) -> None:
        """What a socket has heard since it last was judged is of the schema."""
        for one in messages(self.lines[place].heard[before:]):
            CHECK.validate(one)


def _hashable(value: Any) -> bool:
    return isinstance(value, str | int | float | None)


def _kept(table: Table, said: list[int], step: Step) -> None:
    """The log has grown by what was accepted, and by nothing else."""
    log = table.store.actions(table.one.code)
    new = log[len(table.log) :]
    assert log[: len(table.log)] == table.log, "what was kept has changed"
    may = step.kind in ("act", "again", "pieces", "twist", "half")
    assert may or not new, f"{step.kind} has changed the game"
    assert len(new) <= (4 if step.kind == "again" else 1)
    assert [row.version for row in new] == list(range(len(table.log) + 1, len(log) + 1))
    oks = [one for one in messages(table.lines[step.who].heard[said[step.who] :]) if "ok" in one]
    if step.kind not in ("half", "say"):
        fresh = {one["version"] for one in oks if one["version"] > len(table.log)}
        assert fresh == {row.version for row in new}, "an action is kept that was not answered, or the other way round"
    for place, line in enumerate(table.lines):
        if place != step.who:
            assert not [one for one in messages(line.heard[said[place] :]) if "ok" in one], "another's answer"
    table.log = log


def _told(table: Table) -> None:
    """Everything ever said to a socket is what its seat may have, byte for byte as the log gives it, and no secret."""
    row = table.store.table(table.one.code)
    assert row is not None
    moments: dict[tuple[int, int | None], tuple[Any, Any]] = {}
    for line, seats in zip(table.lines, table.seats, strict=True):
        assert line.heard
        for raw in line.heard:
            text = raw.decode()
            assert not [secret for secret in table.one.secrets if secret in text]
            one = json.loads(raw)
            CHECK.validate(one)
            if "view" not in one:
                continue
            seat = one["view"]["seat"]
            assert seat in seats | {None}, "another seat's view"
            key = one["version"], seat
            if key not in moments:
                again = json.loads(replay_at(table.game, row, table.log, key[0], seat))
                moments[key] = again["view"], again["events"]
            assert one["view"] == moments[key][0], key
            assert one["events"] in ([], moments[key][1]), key


async def _goes_on(table: Table) -> None:
    """Somebody takes an action, as if nothing had been."""
    seat = next(seat for seat in range(SEATS) if table.view(seat).actions)
    step = Step(seat, "act", 0, "calm", "now")
    said = [len(line.heard) for line in table.lines]
    before = len(table.log)
    await table.take(step)
    _kept(table, said, step)
    assert len(table.log) == before + 1


class Parlour:
    """A server in this process, and talk at its tables, each time at new ones."""

    def __init__(self, runner: asyncio.Runner, db: Path, game: str) -> None:
        self.runner = runner
        self.game = registry.get(game)
        self.here = Here(db)
        self.accepted = 0
        self.faults: list[Any] = []
        self._number = 0
        runner.run(self.here.__aenter__())
        runner.get_loop().set_exception_handler(lambda _loop, context: self.faults.append(context))

    def close(self) -> None:
        self.runner.run(self.here.__aexit__(None, None, None))

    def whatever(self, stage: str, acts: int, talked: list[Step], other: AnyGame) -> None:
        """Talk at a table, beside a calm one of another game."""
        with structlog.testing.capture_logs() as logged:
            self.runner.run(self._talk(stage, acts, talked, other))
        assert not [one for one in logged if one["log_level"] in ("error", "critical")], logged
        assert not self.faults

    async def _talk(self, stage: str, acts: int, talked: list[Step], other: AnyGame) -> None:
        store = self.here.server.hall.store
        self._number += 2
        table = Table(self.here, lay(store, self.game, self._number, stage, acts))
        calm = Table(self.here, lay(store, other, self._number + 1, "playing", 0))
        try:
            await table.open()
            await calm.open()
            await calm.all_there()
            quiet = [len(line.heard) for line in calm.lines]
            began = len(table.log)
            for step in talked:
                said = [len(line.heard) for line in table.lines]
                await table.take(step)
                _kept(table, said, step)
            self.accepted += len(table.log) - began
            more = [line.heard[many:] for line, many in zip(calm.lines, quiet, strict=True)]
            assert not any(more), f"another table was disturbed: {more}"
            await _goes_on(calm)
            _told(table)
            _told(calm)
        finally:
            for line in (*table.lines, *calm.lines):
                line.stop()


@pytest.fixture
def runner() -> Iterator[asyncio.Runner]:
    with asyncio.Runner() as runner:
        yield runner


@pytest.mark.parametrize("examples", [20, pytest.param(500, marks=pytest.mark.slow)])
@pytest.mark.parametrize("name", registry.names())
def test_whatever_sockets_say(name: str, examples: int, runner: asyncio.Runner, tmp_path: Path) -> None:
    parlour = Parlour(runner, tmp_path / "talk.sqlite", name)
    others = [one for one in registry.games() if one.name != name]

    @settings(
        max_examples=examples,
        deadline=None,
        database=None,
        derandomize=examples < 500,
        suppress_health_check=list(HealthCheck),
        phases=[Phase.generate],  # a failure may wait for seconds: what was said is short as it is
    )
    @given(st.sampled_from(["playing"] * 6 + ["open", "over"]), st.integers(0, 5), steps, st.sampled_from(others))
    def whatever(stage: str, acts: int, talked: list[Step], other: AnyGame) -> None:
        parlour.whatever(stage, acts, talked, other)

    try:
        whatever()
    finally:
        parlour.close()
    assert parlour.accepted > examples / 4, "hardly an action was accepted: this was no talk at a table"


TURN = Step(0, "act", 1, "mine", "now")


def _another_s_view(notice: narrow.Moved, seat: int | None) -> bytes | None:
    if seat is None and (view := notice.views.get(0)) is not None:
        return msgspec.json.encode(ViewMessage(view, notice.version, 0, []))
    return narrow._moved(notice, seat)


def _twice(notice: narrow.Taken, seat: int | None) -> bytes | None:
    told = narrow._taken(notice, seat)
    return None if told is None else told.replace(b'"version":', b'"version":1')


@pytest.mark.parametrize(
    ("kind", "planted", "what"),
    [
        (narrow.Moved, _another_s_view, "another seat's view"),
        (narrow.Taken, _twice, "an action is kept that was not answered"),
        (narrow.Taken, lambda _notice, _seat: None, "an action is kept that was not answered"),
        (narrow.Greeted, lambda _notice, _seat: b'{"hello":{}}', "not valid under any"),
    ],
)
def test_a_fault_is_seen(
    kind: type, planted: Any, what: str, runner: asyncio.Runner, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(narrow._WAYS, kind, planted)
    parlour = Parlour(runner, tmp_path / "fault.sqlite", "ono99")
    try:
        with pytest.raises((AssertionError, ValidationError), match=what):
            parlour.whatever("playing", 0, [TURN], registry.get("clue"))
    finally:
        parlour.close()
