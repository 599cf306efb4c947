"""A WebSocket with nothing between the test and the wire, so that what no client sends can be sent."""

from __future__ import annotations

import asyncio
import json
from typing import Any

from .test_frames import client

TEXT, CLOSE, PING, PONG = 1, 8, 9, 10
HANDSHAKE = (
    "GET /api/tables/{code}/play HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n{more}\r\n"
)
PATIENCE_S = 10.0


class Line:
    """One connection at one table: what it has heard, whole, and whether it is still there."""

    def __init__(self, url: str, code: str, token: str | None) -> None:
        self.place = url.removeprefix("http://").split(":")
        self.code = code
        self.token = token
        self.heard: list[bytes] = []
        self.gone = True
        self._number = 0
        self._come = asyncio.Event()
        self._reader: asyncio.Task[None] | None = None

    async def open(self) -> None:
        """Connect (again)."""
        self.stop()
        reader, self.writer = await asyncio.open_connection(self.place[0], int(self.place[1]))
        more = "" if self.token is None else f"Authorization: Bearer {self.token}\r\n"
        self.writer.write(HANDSHAKE.format(code=self.code, more=more).encode())
        head = await asyncio.wait_for(reader.readuntil(b"\r\n\r\n"), PATIENCE_S)
        assert head.startswith(b"HTTP/1.1 101"), head
        self.gone = False
        self._reader = asyncio.create_task(self._read(reader))

    def stop(self) -> None:
        """Be gone, without a word."""
        if self._reader is not None:
            self._reader.cancel()
            self._reader = None
            self.writer.transport.abort()
        self.gone = True

    async def _read(self, reader: asyncio.StreamReader) -> None:
        try:
            while True:
                first, size = await reader.readexactly(2)
                assert first & 0xF0 == 0x80, "no frame that a server sends"
                assert size < 128, "a server masks nothing"
                if size > 125:
                    size = int.from_bytes(await reader.readexactly(2 if size == 126 else 8), "big")
                payload = await reader.readexactly(size)
                if first & 0x0F == TEXT:
                    self.heard.append(payload)
                    self._come.set()
                elif first & 0x0F == CLOSE:
                    self.writer.write(client(payload, CLOSE))
                    break
        except (asyncio.IncompleteReadError, ConnectionError):
            pass
        self.gone = True
        self._come.set()

    def send(self, data: bytes) -> None:
        """Any bytes at all."""
        if not self.gone:
            self.writer.write(data)

    def last(self, kind: str) -> dict[str, Any]:
        """The newest message of a kind."""
        return next(one for one in reversed(messages(self.heard)) if kind in one)

    async def settle(self) -> None:
        """Wait until all that was sent has been answered: a last question goes the way of all the others."""
        self._number += 1
        ident = f"settled {self._number}"
        self.send(client(json.dumps({"ask": {"nothing": True}, "id": ident}).encode()))
        mark = json.dumps(ident).encode()
        end = asyncio.get_running_loop().time() + PATIENCE_S
        while not self.gone and not any(mark in one for one in reversed(self.heard)):
            self._come.clear()
            await asyncio.wait_for(self._come.wait(), max(0.01, end - asyncio.get_running_loop().time()))


def messages(heard: list[bytes]) -> list[dict[str, Any]]:
    """What was heard, read."""
    return [json.loads(one) for one in heard]
