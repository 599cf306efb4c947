"""A player's or spectator's WebSocket.

The handshake is aiohttp's business; after it the connection is handed to :class:`PlaySocket`, an asyncio protocol of
its own: no task, queue and wake-up for every message. What that saves is measured in
docs/decisions/0010-websockets-of-our-own.md.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import TYPE_CHECKING

from aiohttp import web

from ..kernel import Refused
from ..tables.table import Table
from ..tables.voice import Voice
from .frames import (
    CLOSE,
    PING,
    PONG,
    TEXT,
    BrokenFrame,
    FrameReader,
    accept_key,
    close_answer,
    close_frame,
    frame,
    is_key,
)
from .handoff import key_of

if TYPE_CHECKING:
    from .handoff import Caller
    from .server import Server

__all__ = ["PassedOn", "PlaySocket", "answer_to", "is_handshake", "let_go", "take_over"]

UNDECIDED_S = 0.5
"""Who has sent no token by then is a spectator."""
LINGER_S = 2.0
"""How long a closed socket is read on, so that the last refusal arrives before the connection is gone."""
AT_ONCE = 64
"""Messages of one socket that are handled before the others have their turn."""


class PlaySocket(Voice, asyncio.Protocol):
    """One WebSocket at one table."""

    __slots__ = ("_reader", "_timer", "_transport", "address", "heard", "server")

    def __init__(self, server: Server, table: Table, seat: int | None, address: str, key: str | None = None) -> None:
        super().__init__(server.hall, table, seat, server.limits.rate, key)
        self.server = server
        self.address = address
        self.heard = True
        self._reader = FrameReader(server.limits.message_bytes)
        self._timer: asyncio.TimerHandle | None = None
        self._transport: asyncio.Transport | None = None

    # -- the connection ------------------------------------------------------------------------------------------

    def begin(self, transport: asyncio.Transport, early: bytes) -> None:
        """The connection is ours now."""
        self._transport = transport
        transport.set_write_buffer_limits(self.server.limits.write_buffer)
        self.server.sockets.add(self)
        self.table.greet(self)
        if self.seat is not None:
            self.join()
        else:
            self._timer = asyncio.get_running_loop().call_later(UNDECIDED_S, self.join)
        if early:
            self.data_received(early)

    def join(self) -> None:
        """Be at the table from now on."""
        self._calm()
        super().join()

    def _calm(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _end(self) -> None:
        """Nothing more is said, and nothing heard."""
        self.closing = True
        self._calm()
        self.leave()

    def connection_lost(self, exc: Exception | None) -> None:
        """The connection is gone."""
        self._end()
        self._transport = None
        self.server.sockets.discard(self)
        self.server.addresses.leave(self.address)

    def eof_received(self) -> bool:
        """The other side will send no more: so do we."""
        return False

    # -- what goes out -------------------------------------------------------------------------------------------

    def tell(self, *messages: bytes) -> None:
        """Send messages. Whoever does not read what he is sent is dropped: he slows nobody down."""
        transport = self._transport
        if transport is None or self.closing:
            return
        if transport.get_write_buffer_size() > self.server.limits.write_buffer:
            self.server.slow += 1
            self.closing = True  # the rest follows when the connection is lost: this is no moment to leave the table
            transport.abort()
            return
        transport.write(frame(messages[0]) if len(messages) == 1 else b"".join(map(frame, messages)))

    def close(self, code: int, why: str = "") -> None:
        """Say good-bye with a closing code; the connection goes when the other side has answered, or soon."""
        if self.closing or self._transport is None:
            return
        self._transport.write(close_frame(code, why))
        self._end()
        self._timer = asyncio.get_running_loop().call_later(LINGER_S, self._drop)

    def _drop(self) -> None:
        if self._transport is not None:
            self._transport.close()

    def abort(self) -> None:
        """Drop the connection at once."""
        if self._transport is not None:
            self._transport.abort()

    def ping(self) -> None:
        """Ask whether somebody is still there; who has said nothing since the last time is dropped."""
        heard, self.heard = self.heard, False
        if self._transport is None or self.closing:
            return
        if heard:
            self._transport.write(frame(b"", PING))
        else:
            self._transport.abort()

    # -- what comes in -------------------------------------------------------------------------------------------

    def data_received(self, data: bytes) -> None:
        """Bytes have come."""
        self.heard = True
        self._reader.feed(data)
        self._go_on()

    def _go_on(self) -> None:
        left = AT_ONCE
        try:
            for kind, payload in self._reader.messages():
                if kind == TEXT and payload is not None:
                    self.hear(payload)
                elif self._other(kind, payload):
                    return
                left -= 1
                if not left and self._transport is not None:
                    self._transport.pause_reading()
                    asyncio.get_running_loop().call_soon(self._resume)
                    return
        except BrokenFrame as error:
            self.close(error.code, str(error))

    def _resume(self) -> None:
        if self._transport is not None:
            self._transport.resume_reading()
            self._go_on()

    def _other(self, kind: int, payload: bytes | None) -> bool:
        """What is no text message; True where nothing more will be read."""
        transport = self._transport
        if transport is None:
            return True
        if kind == CLOSE:
            if not self.closing:
                transport.write(close_answer(payload or b""))
                self._end()
            transport.close()
            return True
        if self.closing or kind == PONG:
            return False
        if payload is None:
            most = self.server.limits.message_bytes
            self.refuse(Refused("table.malformed", why=f"a message of more than {most} bytes"))
            self.close(1009)
        elif self.allowed():
            if kind == PING:
                transport.write(frame(payload, PONG))
            else:
                self.refuse(Refused("table.malformed", why="a binary message"))
        return False


class PassedOn(PlaySocket):
    """One that another worker has read the handshake of, and passed on."""

    __slots__ = ("_caller",)

    def __init__(self, server: Server, table: Table, seat: int | None, caller: Caller) -> None:
        super().__init__(server, table, seat, caller.address, key_of(caller, seat))
        self._caller = caller

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """The connection is here: answer, then go on as if it had always been."""
        assert isinstance(transport, asyncio.Transport)
        transport.write(answer_to(self._caller.key))
        self.begin(transport, self._caller.early)


def is_handshake(request: web.Request) -> bool:
    """Whether somebody wants a WebSocket of the version we speak."""
    headers = request.headers
    return headers.get("Upgrade", "").lower() == "websocket" and headers.get("Sec-WebSocket-Version") == "13"


def take_over(
    request: web.Request, make: Callable[[], PlaySocket], undo: Callable[[], None] = lambda: None
) -> web.Response:
    """Answer a WebSocket handshake and take the connection from aiohttp.

    ``make`` gives the protocol, ``undo`` is called where there is nothing to take over. aiohttp is told that its
    connection is gone, which frees all it held; the response returned to it is not sent.
    """
    headers, transport = request.headers, request.transport
    key = headers.get("Sec-WebSocket-Key", "")
    if not is_handshake(request):
        undo()
        return web.Response(status=426, headers={"Upgrade": "websocket", "Sec-WebSocket-Version": "13"})
    if not is_key(key):
        undo()
        return web.Response(status=400)
    if transport is None or transport.is_closing():
        undo()
        return web.Response()
    transport.write(answer_to(key))
    protocol = make()
    early = let_go(request, transport, protocol)
    protocol.begin(transport, early)
    return web.Response()


def let_go(request: web.Request, transport: asyncio.Transport, protocol: asyncio.Protocol) -> bytes:
    """Take a connection from aiohttp; what has already come after the handshake."""
    handler = request.protocol
    early = bytes(getattr(handler, "_message_tail", b""))
    transport.set_protocol(protocol)
    handler.transport = None
    handler.connection_lost(None)
    return early


def answer_to(key: str) -> bytes:
    """What a handshake with this key is answered."""
    return (
        b"HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        b"Sec-WebSocket-Accept: " + accept_key(key).encode() + b"\r\n\r\n"
    )
