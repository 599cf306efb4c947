"""Servers to test: one in this process, and one of its own that can be killed; and a client for both."""

from __future__ import annotations

import asyncio
import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from types import TracebackType
from typing import Any

import aiohttp
from aiohttp import web
from tests.ports import free_port

from parlwr.net.app import make_app, make_runner
from parlwr.net.limits import Limits
from parlwr.net.server import SERVER, Server
from parlwr.store import open_store
from parlwr.tables.thinkers import Thinkers


class Here:
    """A server in this process, on a port of its own."""

    def __init__(self, db: Path, **options: Any) -> None:
        options.setdefault("limits", Limits())
        options.setdefault("thinkers", Thinkers(1))
        self.app = make_app(open_store(str(db)), **options)
        self.server: Server = self.app[SERVER]
        self.runner = make_runner(self.app, shutdown_timeout=1.0)
        self.url = ""

    async def __aenter__(self) -> Here:
        await self.runner.setup()
        site = web.TCPSite(self.runner, "127.0.0.1", 0)
        await site.start()
        self.url = f"http://127.0.0.1:{self.runner.addresses[0][1]}"
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.runner.cleanup()


class Away:
    """A server in a process of its own, which may be killed and started again on the same database and port."""

    def __init__(self, db: Path, *options: str, wrap: tuple[str, ...] = ()) -> None:
        self.port = free_port()
        self.db = db
        self.options = options
        self.wrap = wrap
        self.url = f"http://127.0.0.1:{self.port}"
        self.log = db.with_suffix(".log")
        self.process: subprocess.Popen[bytes]

    def start(self) -> Away:
        """Until it says that it serves: that somebody listens on its port may be a child of the one before."""
        command = [*self.wrap, sys.executable, "-m", "parlwr.net", "--port", str(self.port), "--db", str(self.db)]
        said = self.log.with_suffix(".out")
        with self.log.open("ab") as log, said.open("wb") as out:
            self.process = subprocess.Popen(
                [*command, *self.options],
                stdout=out,
                stderr=log,
                env=os.environ | {"PYTHONUNBUFFERED": "1"},
            )
        end = time.monotonic() + 60
        while not said.read_bytes().startswith(b"Parlwr: http"):
            assert self.process.poll() is None, f"the server ended: {self.read_log()}"
            assert time.monotonic() < end, f"the server does not come: {self.read_log()}"
            time.sleep(0.02)
        return self

    def read_log(self) -> str:
        return self.log.read_text()

    def kill(self) -> None:
        self.process.kill()
        self.process.wait()

    def stop(self, patience: float = 15.0) -> int:
        self.process.send_signal(signal.SIGTERM)
        return self.process.wait(patience)

    def __enter__(self) -> Away:
        return self.start()

    def __exit__(self, *_: object) -> None:
        if self.process.poll() is None:
            self.kill()


class Player:
    """A WebSocket and all it has heard."""

    def __init__(self, session: aiohttp.ClientSession, url: str, code: str, token: str | None = None) -> None:
        self.session = session
        self.url = url
        self.code = code
        self.token = token
        self.heard: list[dict[str, Any]] = []
        self.raw: list[str] = []
        self.closed: int | None = None
        self.ws: aiohttp.ClientWebSocketResponse
        self._reader: asyncio.Task[None]

    async def come(self, *, first_message: bool = True, **options: Any) -> Player:
        headers = options.pop("headers", {})
        if self.token is not None and not first_message:
            headers = headers | {"Authorization": f"Bearer {self.token}"}
        self.ws = await self.session.ws_connect(
            f"{self.url}/api/tables/{self.code}/play", headers=headers, max_msg_size=0, **options
        )
        self._reader = asyncio.create_task(self._read())
        if self.token is not None and first_message:
            await self.say(token=self.token)
        return self

    async def _read(self) -> None:
        async for message in self.ws:
            if message.type == aiohttp.WSMsgType.TEXT:
                self.raw.append(message.data)
                self.heard.append(json.loads(message.data))
        self.closed = self.ws.close_code

    async def say(self, **message: Any) -> None:
        await self.ws.send_str(json.dumps(message))

    async def go(self) -> None:
        await self.ws.close()
        await self._reader

    def all(self, kind: str) -> list[Any]:
        return [message for message in self.heard if kind in message]

    async def hear(self, kind: str, number: int = 1, patience: float = 10.0) -> Any:
        """The number-th message of a kind, once it has come."""
        await until(lambda: len(self.all(kind)) >= number, patience, lambda: f"{kind}: {self.heard}, {self.closed}")
        return self.all(kind)[number - 1]

    async def see(self, version: int, patience: float = 10.0) -> dict[str, Any]:
        """The view at a version (or a later one), once it has come."""
        await until(
            lambda: any(message["version"] >= version for message in self.all("view")),
            patience,
            lambda: f"view {version}: {[message.get('version') for message in self.heard]}, {self.closed}",
        )
        return next(message["view"] for message in self.all("view") if message["version"] >= version)

    @property
    def last(self) -> Any:
        """The newest view's message."""
        return self.all("view")[-1]

    async def answer(self, **message: Any) -> Any:
        """Say something with an id; what came of it."""
        before = len(self.heard)
        await self.say(**message)
        ident = message.get("id")

        def found() -> list[Any]:
            return [
                one for one in self.heard[before:] if one.get("ok", "") == ident or ("id" in one and one["id"] == ident)
            ]

        await until(found, 10.0, lambda: f"{message}: {self.heard[before:]}, {self.closed}")
        return found()[0]


async def until(
    what: Callable[[], Any], patience: float = 10.0, otherwise: Callable[[], str] = lambda: "waited in vain"
) -> None:
    end = time.monotonic() + patience
    while not what():
        assert time.monotonic() < end, otherwise()
        await asyncio.sleep(0.003)


async def make(
    session: aiohttp.ClientSession, url: str, seats: int = 2, bots: int = 0, **wish: Any
) -> tuple[str, list[str]]:
    """A table and the tokens of its people."""
    kinds = [{"kind": "human"}] * seats + [{"kind": "bot"}] * bots
    body = {"game": "ono99", "seats": kinds, "name": "P0", "pace": "fast"} | wish
    async with session.post(f"{url}/api/tables", json=body) as answer:
        assert answer.status == 201, await answer.text()
        made = await answer.json()
    tokens = [made["token"]] if made["token"] else []
    for number in range(1, seats):
        async with session.post(f"{url}/api/tables/{made['table']}/seats", json={"name": f"P{number}"}) as answer:
            assert answer.status == 201, await answer.text()
            tokens.append((await answer.json())["token"])
    return made["table"], tokens


async def act(players: list[Player], ident: str) -> Any:
    """Whoever may act does, with the first of his actions; what came of it."""
    await until(lambda: all(one.all("view") for one in players))
    newest = max(one.last["version"] for one in players)
    await until(lambda: all(one.last["version"] >= newest for one in players))
    player = next((one for one in players if one.last["view"]["actions"]), None)
    if player is None:
        return None
    return await player.answer(do=player.last["view"]["actions"][0], id=ident, at=player.last["version"])
