"""People who play on whatever happens, and remember all they were told."""

from __future__ import annotations

import asyncio
import json
import random
from collections.abc import Callable, Coroutine, Sequence
from typing import Any, TypeVar

import aiohttp

from parlwr.kernel import FastDice, registry

LONG = {"game": "ono99", "options": {"edition": "1980", "scoring": "points", "target": 1000}}
GONE = (aiohttp.ClientError, ConnectionError, OSError, TimeoutError)
PATIENCE_S = 5.0
"""Whoever hears nothing for so long after saying something tries another door."""
AGAIN = ("table.stale", "table.storage", "table.over")
"""Refusals that a bad day explains; any other is a fault."""


F = TypeVar("F", bound=Callable[..., Any])


def ways(*names: str) -> Callable[[F], F]:
    """The ways in which a test may be run: its fixture ``way`` (see conftest)."""

    def note(test: F) -> F:
        test.ways = names  # type: ignore[attr-defined]
        return test

    return note


class Person:
    """A seat's person, or a spectator (``token`` None), at whichever server answers.

    He sends again, under the same id, what was not answered; what was taken, refused and heard is written down.
    """

    def __init__(
        self, crowd: Crowd, urls: Sequence[str], code: str, token: str | None, name: str, game: str = "ono99"
    ) -> None:
        self.crowd = crowd
        self.urls = urls
        self.code = code
        self.token = token
        self.name = name
        self.game = game
        self.chance = random.Random(f"{crowd.seed} {name}")
        self.acknowledged: dict[str, int] = {}
        self.refused: dict[str, str] = {}
        self.sent: set[str] = set()
        self.heard: list[list[str]] = []
        """Every message of every socket."""
        self.at = ""
        """The address of the server he is at now."""
        self.last: dict[str, Any] | None = None
        self.pending: dict[str, Any] | None = None
        self.over = False

    async def play(self) -> None:
        """Until cancelled."""
        tries = 0
        while True:
            self.at = self.chance.choice(self.urls)
            try:
                async with asyncio.timeout(PATIENCE_S):
                    ws = await self.crowd.session.ws_connect(
                        f"{self.at}/api/tables/{self.code}/play", max_msg_size=0, compress=0
                    )
            except GONE:
                tries += 1
                await asyncio.sleep(min(0.25, 0.02 * tries) * (0.5 + self.chance.random()))
                continue
            tries = 0
            try:
                await self._sit(ws)
            except GONE:
                continue
            finally:
                self.last = None
                ws._response.close()

    async def _sit(self, ws: aiohttp.ClientWebSocketResponse) -> None:
        log: list[str] = []
        self.heard.append(log)
        if self.token is not None:
            await ws.send_str(json.dumps({"token": self.token}))
        if self.pending is not None:
            await ws.send_str(json.dumps(self.pending))
        while True:
            message = await ws.receive(PATIENCE_S if self.pending is not None or not log else self.crowd.quiet)
            if message.type != aiohttp.WSMsgType.TEXT:
                raise ConnectionError("closed")
            log.append(message.data)
            await self._take(ws, json.loads(message.data))

    async def _take(self, ws: aiohttp.ClientWebSocketResponse, message: dict[str, Any]) -> None:
        if "view" in message:
            self.last = message
            if message["view"]["result"] is not None and not self.over:
                self.over = True
                self.crowd.ended(self.code)
        elif "ok" in message:
            self._acknowledge(message["ok"], message["version"])
        elif "refused" in message:
            if message["refused"] == "table.rate":
                raise RuntimeError(f"{self.name}: {message}")
            self._refuse(message)
            if message["refused"] == "table.storage":
                await asyncio.sleep(0.1 * self.chance.random())
        else:
            return
        if self.token is not None and self.pending is None:
            await self._act(ws)

    def _acknowledge(self, ident: str, version: int) -> None:
        before = self.acknowledged.setdefault(ident, version)
        assert before == version, f"{ident} was version {before}, and then {version}"
        assert ident not in self.refused, f"{ident} was refused, and then taken"
        self._done(ident)
        self.crowd.heard_of(self)

    def _refuse(self, message: dict[str, Any]) -> None:
        ident, rule = message["id"], message["refused"]
        assert ident not in self.acknowledged, f"{ident} was taken, and then refused: {message}"
        # Where several act at once (Hues and Cues) a cell may have been taken while he reached for it.
        if rule not in AGAIN and not rule.startswith("hues."):
            raise RuntimeError(f"{ident}: {message}")
        self.refused[ident] = rule
        self._done(ident)

    def _done(self, ident: str) -> None:
        if self.pending is not None and self.pending["id"] == ident:
            self.pending = None

    async def _act(self, ws: aiohttp.ClientWebSocketResponse) -> None:
        if self.crowd.resting or self.last is None or self.over or not self.last["view"]["actions"]:
            return
        if self.crowd.pace:
            await asyncio.sleep(self.crowd.pace * self.chance.random())
        ident = f"{self.name}-{len(self.sent) + 1}"
        self.sent.add(ident)
        self.pending = {"do": self._choose(self.last["view"]), "id": ident, "at": self.last["version"]}
        await ws.send_str(json.dumps(self.pending))

    def _choose(self, view: dict[str, Any]) -> Any:
        if self.game == "ono99":  # where no action has anything left to choose
            return self.chance.choice(view["actions"])
        import msgspec

        game = registry.get(self.game)
        seen = game.read_view(msgspec.json.encode(view))
        dice = FastDice(self.chance.getrandbits(32))
        return msgspec.to_builtins(game.complete(self.chance.choice(seen.actions), seen, dice))


class Crowd:
    """All people of a test, at tables made through any of the servers.

    ``pace``: at most so many seconds a person thinks; ``quiet``: after so many seconds without a word he comes again.
    """

    def __init__(
        self, session: aiohttp.ClientSession, seed: int, pace: float = 0.0, quiet: float | None = None
    ) -> None:
        self.session = session
        self.seed = seed
        self.chance = random.Random(seed)
        self.pace = pace
        self.quiet = quiet
        self.people: list[Person] = []
        self.tokens: dict[str, list[str]] = {}
        self.taken = 0
        self.resting = False
        self._tasks: list[asyncio.Task[None]] = []
        self._again: dict[str, Callable[[], Coroutine[Any, Any, None]]] = {}
        self._wakes: list[tuple[int, asyncio.Future[None]]] = []

    # -- tables --------------------------------------------------------------------------------------------------

    async def table(self, urls: Sequence[str], seats: int = 2, bots: int = 0, **wish: Any) -> tuple[str, list[str]]:
        """A table made at one server, its seats taken at others: its code and its people's tokens."""
        kinds = [{"kind": "human"}] * seats + [{"kind": "bot"}] * bots
        body = LONG | {"seats": kinds, "name": "P0", "pace": "fast"} | wish
        made = await self._post(self.chance.choice(urls), "/api/tables", body)
        code, tokens = made["table"], [made["token"]] if seats else []
        for number in range(1, seats):
            url = self.chance.choice(urls)
            tokens.append((await self._post(url, f"/api/tables/{code}/seats", {"name": f"P{number}"}))["token"])
        self.tokens[code] = tokens
        return code, tokens

    async def _post(self, url: str, path: str, body: Any) -> Any:
        async with self.session.post(url + path, json=body) as answer:
            assert answer.status == 201, await answer.text()
            return await answer.json()

    def sit(self, urls: Sequence[str], code: str, token: str | None, name: str, game: str = "ono99") -> Person:
        """Somebody more, who plays from now on."""
        person = Person(self, urls, code, token, f"{code}/{name}", game)
        self.people.append(person)
        self._tasks.append(asyncio.create_task(person.play()))
        return person

    async def sit_at(self, urls: Sequence[str], tables: int, seats: int = 2, **wish: Any) -> None:
        """So many tables, full of people, each with somebody who watches; where a game is over the next begins."""

        async def one() -> None:
            code, tokens = await self.table(urls, seats, **wish)
            self._again[code] = one
            for number, token in enumerate(tokens):
                self.sit(urls, code, token, str(number), wish.get("game", "ono99"))
            self.sit(urls, code, None, "watcher", wish.get("game", "ono99"))

        for _ in range(tables):
            await one()

    def ended(self, code: str) -> None:
        """A game is over: its people play another."""
        if (again := self._again.pop(code, None)) is not None:
            self._tasks.append(asyncio.create_task(self._patiently(again)))

    async def _patiently(self, make: Callable[[], Coroutine[Any, Any, None]]) -> None:
        while not self.resting:
            try:
                async with asyncio.timeout(PATIENCE_S):
                    await make()
            except (*GONE, AssertionError):  # on a bad day a table cannot be made, or some of its seats not be had
                await asyncio.sleep(0.1)
            else:
                break

    # -- what has happened ---------------------------------------------------------------------------------------

    def heard_of(self, _person: Person) -> None:
        """An action more has been acknowledged."""
        self.taken += 1
        for wanted, wake in self._wakes:
            if self.taken >= wanted and not wake.done():
                wake.set_result(None)

    async def more(self, count: int, patience: float = 60.0) -> float:
        """Until so many actions more are acknowledged: the seconds that took. Moments are counted in actions and not
        in seconds, so that a fast machine does not finish the games first, nor a slow one never begin."""
        loop = asyncio.get_running_loop()
        begin, before = loop.time(), self.taken
        wake: asyncio.Future[None] = loop.create_future()
        self._wakes.append((before + count, wake))
        try:
            async with asyncio.timeout(patience):
                while not wake.done():
                    there = [task for task in self._tasks if not task.done()]
                    await asyncio.wait([wake, *there], return_when=asyncio.FIRST_COMPLETED)
                    for task in self._tasks:  # nobody leaves unless he has found a fault
                        if task.done():
                            task.result()
        except TimeoutError:
            pass
        finally:
            self._wakes.remove((before + count, wake))
        assert wake.done(), f"nobody goes on: {self.taken - before} of {count} actions in {patience:g} s"
        return loop.time() - begin

    async def rest(self) -> None:
        """Nobody acts any more; what is under way is waited for, for a while."""
        self.resting = True
        for _ in range(500):
            if not any(person.pending for person in self.people):
                break
            await asyncio.sleep(0.01)

    async def go(self) -> None:
        """Once everybody sees what everybody sees, all leave, and say what faults they have found."""
        await self.rest()
        for _ in range(3000):
            behind = self._behind()
            if not behind:
                break
            await asyncio.sleep(0.01)
        assert not behind, f"left behind: {behind}"
        for outcome in await self._leave():
            if isinstance(outcome, Exception):
                raise outcome

    def _behind(self) -> dict[str, int | None]:
        """Who does not see the newest version of his table that anybody sees: what he sees."""
        newest: dict[str, int] = {}
        for person in self.people:
            if person.last is not None:
                newest[person.code] = max(person.last["version"], newest.get(person.code, 0))
        return {
            person.name: None if person.last is None else person.last["version"]
            for person in self.people
            if person.last is None or person.last["version"] < newest[person.code]
        }

    async def _leave(self) -> list[Any]:
        for task in self._tasks:
            task.cancel()
        return await asyncio.gather(*self._tasks, return_exceptions=True)

    async def __aenter__(self) -> Crowd:
        return self

    async def __aexit__(self, *_: object) -> None:
        await self._leave()
