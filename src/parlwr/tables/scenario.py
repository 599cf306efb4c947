"""Scenarios of a table (``table: true``): the rules that hold whatever the game is, shown on a table with people.

::

    table: true
    rules: [table.full]
    game: ono99
    seats: 2                  # people, or a list as POST /api/tables takes it
    steps:                    # the maker is called "host"
      - {who: ann, take: {name: Ann}}                 # a seat; who has one hears what the table says
      - {who: bea, take: {name: Bea}, refused: table.full}
      - {who: turn, do: any, ok: 1}                   # "turn": whoever is to act; "any": his first legal action

A step does one thing: ``take`` a seat, ``put`` a bot or nobody into one, ``set`` what the host decides, ``start``,
``rematch``, ``do`` an action (with ``id``, ``at``, ``burst`` times), say a ``text`` as it is, show a ``token``, let a
bot ``stand_in`` (``{seat, level}``), ask for a one-time ``code`` (``mine``), ``claim`` a seat with somebody's code, go
off line (``go``), let the ``clock`` run out (``up``), make the ``disk`` ``full`` or ``fine``, have the table begun
under other ``rules``, or let anybody's actions ``finish`` the game. Then what is expected: ``refused`` with the facts
``say``, ``ok`` with the version, ``closed`` with the code, and parts of the ``table``'s public state and of the
person's ``view``. ``refused`` at the top: making the table is refused. A person without a seat watches.
"""

from __future__ import annotations

import asyncio
import tempfile
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, Literal

import msgspec
import structlog.testing
from msgspec.structs import replace

from ..kernel import BadScenario, FastDice, Refused
from ..store import Change, Outcome, Save, SqlStore, StorageFailure, open_store
from ..testing.compare import Difference, compare, plain
from ..testing.scenario import Failure
from . import hosting, lobby, seats
from .hall import Hall
from .messages import NewTable, PutSeat, PutTable, SeatCode, TakeSeat
from .roles import Command
from .table import Table
from .thinker import Job, think
from .thinkers import Thinkers
from .voice import Rate, Voice

__all__ = ["TableScenario", "TableStep", "play_table_scenario"]

PATIENCE_S = 10.0
"""How long a table may take to settle after a step."""

NOT_OVER = "not-over"
"""What HTTP answers to a rematch before the end: a word for what breaks no rule."""


class TableStep(msgspec.Struct, forbid_unknown_fields=True):
    """One step; see the module's words."""

    who: str = "host"
    take: dict[str, Any] | None = None
    put: dict[str, Any] | None = None
    set: dict[str, Any] | None = None
    stand_in: dict[str, Any] | None = None
    code: Literal["mine"] | None = None
    claim: str | None = None
    seat: int | None = None
    go: bool = False
    start: bool = False
    rematch: bool = False
    do: dict[str, Any] | Literal["any"] | None = None
    text: str | None = None
    token: str | None = None
    id: str | None = None
    at: int | None = None
    burst: int = 1
    clock: Literal["up"] | None = None
    disk: Literal["full", "fine"] | None = None
    rules: str | None = None
    finish: bool = False
    refused: str | None = None
    say: dict[str, Any] | None = None
    ok: int | None = None
    closed: int | None = None
    table: dict[str, Any] | None = None
    view: dict[str, Any] | None = None
    note: str | None = None


class TableScenario(msgspec.Struct, forbid_unknown_fields=True):
    """A whole document."""

    table: Literal[True]
    game: str
    seats: int | list[dict[str, Any]]
    rules: list[str] = []
    options: dict[str, Any] = {}
    name: str = "Host"
    clock: int | None = None
    hints: bool = False
    late: bool = False
    watch: bool = True
    seed: str | int = 0
    steps: list[TableStep] = []
    refused: str | None = None
    say: dict[str, Any] | None = None
    title: str | None = None
    note: str | None = None


def play_table_scenario(document: dict[str, Any], where: str) -> Failure | None:
    """Play one document; the first failure, or None. BadScenario where it is none."""
    try:
        scenario = msgspec.convert(document, TableScenario)
    except msgspec.ValidationError as error:
        raise BadScenario(f"{where}: {error}") from None
    # What a table would log (a full disk, say) is what the scenario is about.
    with tempfile.TemporaryDirectory(prefix="parlwr-") as folder, structlog.testing.capture_logs():
        return asyncio.run(_Play(scenario, where, Path(folder)).run())


class _Frail(SqlStore):
    """A store whose disk can be full."""

    full = False

    def commit(self, changes: Sequence[Change]) -> list[Outcome]:
        """Keep the changes, or none of them."""
        return [StorageFailure("the disk is full")] * len(changes) if self.full else super().commit(changes)


class _Inline(Thinkers):
    """Bots that think where they stand: scenarios are short, and a process takes long to start."""

    async def choose(self, game: str, level: str, view: bytes) -> bytes:
        """What a bot decides."""
        answer = msgspec.json.decode(think(Job(game, level, 0, msgspec.Raw(view)), {}))
        return msgspec.json.encode(answer["action"])

    async def hint(self, game: str, view: bytes) -> bytes:
        """What a player is told who asks for a hint."""
        answer = msgspec.json.decode(think(Job(game, "", 0, msgspec.Raw(view), "hint"), {}))
        return msgspec.json.encode(answer["action"])


class _Person(Voice):
    """Somebody at the table, and all he has been told."""

    __slots__ = ("closed", "heard", "token")

    def __init__(self, hall: Hall, table: Table, seat: int | None, token: str | None) -> None:
        super().__init__(hall, table, seat, Rate(messages_per_s=1.0, message_burst=50, refused_in_a_row=20))
        self.token = token
        self.heard: list[dict[str, Any]] = []
        self.closed: int | None = None

    def tell(self, *messages: bytes) -> None:
        """Remember."""
        self.heard += [msgspec.json.decode(message) for message in messages]

    def close(self, code: int, why: str = "") -> None:
        """Hear no more."""
        self.closing = True
        self.closed = code
        self.leave()

    def last(self, kind: str) -> Any:
        """The last message of this kind, or None."""
        return next((message for message in reversed(self.heard) if kind in message), None)


class _Play:
    def __init__(self, scenario: TableScenario, where: str, folder: Path) -> None:
        self.scenario = scenario
        self.where = where
        self.folder = folder
        self.people: dict[str, _Person] = {}
        self.codes: dict[str, SeatCode] = {}
        self.hall: Hall
        self.table: Table

    async def run(self) -> Failure | None:
        """Lay the table, take the steps."""
        self.store = _Frail(open_store(str(self.folder / "scenario.sqlite")).engine)
        self.hall = Hall(self.store, _Inline())
        try:
            return await self._play()
        finally:
            await self.hall.close()

    async def _play(self) -> Failure | None:
        expected = self.scenario.refused
        try:
            await self._create()
        except Refused as refused:
            found = _refusal(expected, self.scenario.say, refused)
            return None if found is None else Failure(None, found)
        if expected is not None:
            return Failure(None, Difference("refused", expected, "accepted"))
        for number, step in enumerate(self.scenario.steps, start=1):
            difference = await self._step(step)
            if difference is not None:
                return Failure(number, difference)
        return None

    async def _create(self) -> None:
        scenario = self.scenario
        seats = scenario.seats if isinstance(scenario.seats, list) else [{"kind": "human"}] * scenario.seats
        wish = {"game": scenario.game, "seats": seats, "options": scenario.options, "name": scenario.name}
        more = {
            "clock": scenario.clock,
            "hints": scenario.hints,
            "late": scenario.late,
            "watch": scenario.watch,
            "pace": "fast",
        }
        new = self._read(wish | more, NewTable)
        made = await lobby.create(self.hall, new, seed=str(scenario.seed))
        self.table = await self.hall.find(made.table)
        self._seat("host", made.seat, made.token)

    def _read(self, raw: Any, kind: Any) -> Any:
        try:
            return msgspec.convert(raw, kind)
        except msgspec.ValidationError as error:
            raise BadScenario(f"{self.where}: {error}") from None

    def _seat(self, who: str, seat: int | None, token: str | None) -> _Person:
        old = self.people.pop(who, None)
        if old is not None:
            old.leave()
        person = self.people[who] = _Person(self.hall, self.table, seat, token)
        person.join()
        return person

    def _person(self, who: str) -> _Person:
        if who == "turn":
            waiting = self.table.game.to_act(self.table.state) if self.table.state is not None else []
            for person in self.people.values():
                if person.seat in waiting:
                    return person
            raise BadScenario(f"{self.where}: nobody here is to act")
        return self.people.get(who) or self._seat(who, None, None)

    # -- a step --------------------------------------------------------------------------------------------------

    async def _step(self, step: TableStep) -> Difference | None:
        comes = step.who != "turn" and step.who not in self.people
        person = self._person(step.who)
        if not comes:  # whoever comes now may have been told that he cannot stay
            person.heard.clear()
        refused: Refused | None = None
        try:
            person = await self._do(step, person) or person
        except Refused as found:
            refused = found
        except lobby.NotOver:  # no rule, an error of its own (docs/protocol.md)
            refused = Refused(NOT_OVER)
        await self._settle()
        if refused is None and (told := person.last("refused")) is not None:
            refused = Refused(told["refused"], **told["say"])
        return self._check(step, person, refused)

    async def _do(self, step: TableStep, person: _Person) -> _Person | None:
        if step.take is not None:
            wish = self._read({"name": step.who} | step.take, TakeSeat)
            made = await lobby.take_seat(self.hall, self.table, wish)
            return self._seat(step.who, made.seat, made.token)
        if step.claim is not None:
            known = self.codes.get(step.claim)
            seat = step.seat if step.seat is not None or known is None else known.seat
            code = step.claim if known is None else known.code
            made = await seats.claim(self.hall, self.table, seat or 0, code)
            return self._seat(step.who, made.seat, made.token)
        if self._is_for_the_host(step):
            await self._arrange(step, person)
        elif step.code is not None:
            self.codes[step.who] = await seats.make_code(self.hall, self.table, person.seat, self._at(step, person))
        elif step.go:
            person.leave()
        elif step.start:
            await lobby.start(self.hall, self.table, person.seat)
        elif step.rematch:
            made = await lobby.rematch(self.hall, self.table, person.seat)
            self.table = await self.hall.find(made.table)
            return self._seat(step.who, made.seat, made.token)
        elif step.disk is not None:
            self.store.full = step.disk == "full"
        elif step.rules is not None:
            await self._begun_under(step.rules)
        elif step.clock is not None:
            self.hall.players.time_up(self.table)
        elif step.finish:
            await self._finish()
        else:
            self._say(step, person)
        return None

    @staticmethod
    def _is_for_the_host(step: TableStep) -> bool:
        return not (step.put is step.set is step.stand_in is None)

    @staticmethod
    def _at(step: TableStep, person: _Person) -> int:
        seat = person.seat if step.seat is None else step.seat
        return 0 if seat is None else seat

    async def _arrange(self, step: TableStep, person: _Person) -> None:
        hall, table, by = self.hall, self.table, person.seat
        if step.put is not None:
            put = dict(step.put)
            seat = int(put.pop("seat"))
            await hosting.put_seat(hall, table, by, seat, self._read(put, PutSeat))
        elif step.set is not None:
            await hosting.put_table(hall, table, by, self._read(step.set, PutTable))
        elif step.stand_in is not None:
            await seats.put_stand_in(hall, table, by, int(step.stand_in["seat"]), step.stand_in.get("level"))

    def _say(self, step: TableStep, person: _Person) -> None:
        if step.text is not None:
            text = step.text.encode()
        elif step.token is not None:
            token = self.people[step.token].token if step.token in self.people else step.token
            text = msgspec.json.encode({"token": token})
        elif step.do is not None:
            action = step.do if step.do != "any" else self._any(person)
            message = {"do": action, "id": step.id, "at": step.at}
            text = msgspec.json.encode({key: value for key, value in message.items() if value is not None})
        else:
            return
        for _ in range(step.burst):
            person.hear(text)

    def _any(self, person: _Person) -> Any:
        view = self.table.game.view(self.table.state, person.seat)
        if not view.actions:
            raise BadScenario(f"{self.where}: {person.seat} has no action to take")
        return plain(self.table.game.complete(view.actions[0], view, FastDice(0)))

    async def _begun_under(self, rules: str) -> None:
        """As after an update: the table was begun under this version of the game's rules, and is read anew."""
        row = self.table.row
        await self.hall.save(Save(replace(row, rules=rules, revision=row.revision + 1)))
        self.hall.drop(self.table)
        self.table = await self.hall.find(row.code, fresh=True)

    async def _finish(self) -> None:
        """Play to the end: whoever is to act takes any legal action."""
        table, game, dice = self.table, self.table.game, FastDice(0)
        while not table.over:
            await self._settle()
            seat = game.to_act(table.state)[0]
            view = game.view(table.state, seat)
            action = game.complete(dice.choice(view.actions), view, dice)
            done: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
            table.command(Command(seat, msgspec.json.encode(action), done=done.set_result))
            if isinstance(await done, Refused):
                raise BadScenario(f"{self.where}: the game does not finish: {done.result()}")

    async def _settle(self) -> None:
        """Until nothing is on its way at the table."""
        await _until(lambda: not (self.table.busy or self.table.turns), f"{self.where}: the table does not settle")

    # -- what is expected ----------------------------------------------------------------------------------------

    def _check(self, step: TableStep, person: _Person, refused: Refused | None) -> Difference | None:
        if step.refused is not None or refused is not None:
            found = _refusal(step.refused, step.say, refused)
            if found is not None:
                return found
        told = person.last("ok")
        if step.ok is not None and (told is None or told["version"] != step.ok):
            return Difference("ok", step.ok, told)
        if step.closed != person.closed:
            return Difference("closed", step.closed, person.closed)
        if step.table is not None and (found := compare(step.table, plain(self.table.public()), "table")) is not None:
            return found
        if step.view is None:
            return None
        return compare(step.view, plain(self.table.game.view(self.table.state, person.seat)), "view")


async def _until(done: Callable[[], bool], otherwise: str) -> None:
    for _ in range(int(PATIENCE_S / 0.002)):
        await asyncio.sleep(0.002)
        if done():
            return
    raise BadScenario(otherwise)


def _refusal(expected: str | None, say: dict[str, Any] | None, refused: Refused | None) -> Difference | None:
    if refused is None:
        return None if expected is None else Difference("refused", expected, "accepted")
    if expected != refused.rule:
        return Difference("refused", expected, refused.message())
    return compare(say or {}, plain(refused.say), "say")
