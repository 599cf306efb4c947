"""A wire between a worker and its database that can be cut, and that can lose the very answer to a commit."""

from __future__ import annotations

import asyncio
import contextlib
import re
from typing import Literal

__all__ = ["Loss", "Wire"]

Loss = Literal["answer", "late"]

COMMIT = re.compile(rb'COMMIT|INSERT INTO actions|"type\\?"')
"""What a commit looks like on the wire: its word, or a statement with an action in it that commits itself."""
READY = re.compile(rb"Z\x00\x00\x00\x05[ITE]$")
SHUT_S = 0.1
"""How long nobody is let in after a connection has been lost: who tries again at once must not get away with it."""


class Wire:
    """Carries bytes from a port of its own to a database's port.

    :meth:`lose` decides over the next commit that comes along: ``answer``: the database does it, and the connection
    breaks before the worker hears of it; ``late``: all connections break first, and the database does it a while
    after (a packet that was sent again once the network was whole).
    """

    def __init__(self, target: int) -> None:
        self.target = target
        self.port = 0
        self.lost = 0
        self._loss: Loss | None = None
        self._delay = 0.0
        self._happened = asyncio.Event()
        self._whole = asyncio.Event()
        self._whole.set()
        self._shut = False
        self._writers: set[asyncio.StreamWriter] = set()
        self._tasks: set[asyncio.Task[None]] = set()
        self._server: asyncio.Server

    async def __aenter__(self) -> Wire:
        self._server = await asyncio.start_server(self._accept, "127.0.0.1", 0)
        self.port = self._server.sockets[0].getsockname()[1]
        return self

    async def __aexit__(self, *_: object) -> None:
        self._server.close()
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def cut(self) -> None:
        """Nothing goes through any more, in no direction, and nobody is told."""
        self._whole.clear()

    def mend(self) -> None:
        """What was on its way arrives."""
        self._whole.set()

    async def lose(self, loss: Loss, delay: float = 0.0, patience: float = 60.0) -> None:
        """Lose the next commit, and wait until it is lost (and, if it is late, has arrived ``delay`` seconds later)."""
        self._happened.clear()
        self._delay = delay
        self._loss = loss
        async with asyncio.timeout(patience):
            await self._happened.wait()

    def _accept(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        task = asyncio.ensure_future(self._carry(reader, writer))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def _open(self) -> None:
        self._shut = False

    async def _carry(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        await self._whole.wait()
        if self._shut:
            writer.transport.abort()
            return
        self._writers.add(writer)
        try:
            there_in, there_out = await asyncio.open_connection("127.0.0.1", self.target)
        except OSError:
            writer.transport.abort()
            return
        back = asyncio.create_task(self._pump(there_in, writer))
        try:
            with contextlib.suppress(OSError):
                while data := await reader.read(65536):
                    await self._whole.wait()
                    if self._loss is not None and COMMIT.search(data):
                        await self._lose(data, writer, there_in, there_out, back)
                        return
                    there_out.write(data)
                    await there_out.drain()
            there_out.close()
            with contextlib.suppress(OSError):
                await back
        finally:
            back.cancel()
            self._writers.discard(writer)
            for one in (writer, there_out):
                one.transport.abort()

    async def _pump(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        while data := await reader.read(65536):
            await self._whole.wait()
            writer.write(data)
            await writer.drain()
        writer.close()

    async def _lose(
        self,
        data: bytes,
        writer: asyncio.StreamWriter,
        there_in: asyncio.StreamReader,
        there_out: asyncio.StreamWriter,
        back: asyncio.Task[None],
    ) -> None:
        late, self._loss = self._loss == "late", None
        back.cancel()
        await asyncio.gather(back, return_exceptions=True)
        if late:
            self._shut = True
            asyncio.get_running_loop().call_later(SHUT_S, self._open)
            for one in self._writers:
                one.transport.abort()
            await asyncio.sleep(self._delay)
        there_out.write(data)
        await there_out.drain()
        async with asyncio.timeout(10):
            while data := await there_in.read(65536):  # all it has to say
                if READY.search(data):
                    break
        writer.transport.abort()
        self.lost += 1
        self._happened.set()
