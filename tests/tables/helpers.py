"""A hall to play in, and people who remember what they were told."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from typing import Any

import msgspec

from parlwr.kernel import FastDice
from parlwr.store import Change, Conflict, Outcome, SqlStore, StorageFailure
from parlwr.tables import lobby
from parlwr.tables.hall import Hall
from parlwr.tables.messages import NewSeat, NewTable, TakeSeat
from parlwr.tables.table import Table
from parlwr.tables.thinker import Job, think
from parlwr.tables.thinkers import NoThought, Thinkers
from parlwr.tables.voice import Rate, Voice


class Inline(Thinkers):
    """Bots that think where they stand, and may be told to fail or to be slow."""

    def __init__(self) -> None:
        super().__init__(1)
        self.asked: list[tuple[str, str, dict[str, Any]]] = []
        self.fault = False
        self.slow = 0.0
        self.answer: bytes | None = None

    async def choose(self, game: str, level: str, view: bytes) -> bytes:
        self.asked.append((game, level, msgspec.json.decode(view)))
        if self.slow:
            await asyncio.sleep(self.slow)
        if self.fault:
            raise NoThought("told to fail")
        if self.answer is not None:
            return self.answer
        answer = msgspec.json.decode(think(Job(game, level, len(self.asked), msgspec.Raw(view)), {}))
        return msgspec.json.encode(answer["action"])


class Frail(SqlStore):
    """A store whose disk can be full, or that another server can be quicker on."""

    full = False
    rival: Callable[[Sequence[Change]], None] | None = None
    unsure = False

    def commit(self, changes: Sequence[Change]) -> list[Outcome]:
        if self.full:
            return [StorageFailure("the disk is full")] * len(changes)
        if self.rival is not None:
            self.rival(changes)
        outcomes = super().commit(changes)
        # A commit whose success nobody heard of: the connection broke after it.
        return [StorageFailure("no answer")] * len(changes) if self.unsure else outcomes


class Person(Voice):
    """Somebody at a table."""

    __slots__ = ("closed", "heard", "raw", "token")

    def __init__(self, hall: Hall, table: Table, seat: int | None = None, token: str | None = None) -> None:
        super().__init__(hall, table, seat, Rate())
        self.token = token
        self.heard: list[dict[str, Any]] = []
        self.raw: list[bytes] = []
        self.closed: int | None = None

    def tell(self, *messages: bytes) -> None:
        self.raw += messages
        self.heard += [msgspec.json.decode(message) for message in messages]

    def close(self, code: int, why: str = "") -> None:
        self.closing = True
        self.closed = code
        self.leave()

    def say(self, **message: Any) -> None:
        self.hear(msgspec.json.encode(message))

    def all(self, kind: str) -> list[Any]:
        return [message for message in self.heard if kind in message]

    def last(self, kind: str) -> Any:
        found = self.all(kind)
        assert found, f"no {kind!r} among {[list(message) for message in self.heard]}"
        return found[-1]

    @property
    def view(self) -> dict[str, Any]:
        view: dict[str, Any] = self.last("view")["view"]
        return view

    def choice(self) -> Any:
        """Any legal action of this seat, as JSON, completed by the game."""
        game = self.table.game
        view = game.view(self.table.state, self.seat)
        return msgspec.to_builtins(game.complete(view.actions[0], view, FastDice(0)))


async def until(what: Callable[[], Any], patience: float = 5.0) -> None:
    """Wait until something holds."""
    end = asyncio.get_running_loop().time() + patience
    while not what():
        assert asyncio.get_running_loop().time() < end, "waited in vain"
        await asyncio.sleep(0.002)


async def settle(table: Table) -> None:
    """Wait until nothing is on its way at a table."""
    await asyncio.sleep(0)
    await until(lambda: not table.busy)


async def make(hall: Hall, seats: int = 2, *, bots: int = 0, **wish: Any) -> tuple[Table, list[Person]]:
    """A table with all its people, playing; they have heard whatever they should have."""
    kinds = [NewSeat("human")] * seats + [NewSeat("bot")] * bots
    wish = {"game": "ono99", "name": "P0", "pace": "fast"} | wish
    made = await lobby.create(hall, NewTable(seats=kinds, **wish))
    table = await hall.find(made.table)
    taken = [made] + [await lobby.take_seat(hall, table, TakeSeat(name=f"P{n}")) for n in range(1, seats)]
    people = [Person(hall, table, one.seat, one.token) for one in taken if one.seat is not None]
    for person in people:
        person.join()
    await settle(table)
    return table, people


def to_act(table: Table, people: Sequence[Person]) -> Person:
    """Whoever is to act."""
    waiting = table.game.to_act(table.state)
    return next(person for person in people if person.seat in waiting)


async def play(table: Table, people: Sequence[Person], actions: int = 1) -> None:
    """Some actions by whoever's turn it is."""
    for _ in range(actions):
        if table.over:
            return
        person = to_act(table, people)
        person.say(do=person.choice(), at=table.version)
        await settle(table)


async def play_out(table: Table, people: Sequence[Person]) -> None:
    """To the end."""
    while not table.over:
        await play(table, people)


def conflicts(outcomes: Sequence[Outcome]) -> list[bool]:
    return [isinstance(one, Conflict) for one in outcomes]
