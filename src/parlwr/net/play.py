"""The WebSocket's front door: who comes is taken to his table, here or at the worker that keeps it."""

from __future__ import annotations

import asyncio
import contextlib
import socket
from typing import TYPE_CHECKING

from aiohttp import web
from msgspec.structs import replace

from ..kernel import Refused
from ..tables import lobby
from ..tables.hall import NoTable
from ..tables.keys import code_from
from .api import token_of
from .frames import close_frame, is_key
from .handoff import Caller, key_of
from .server import SERVER, Server
from .socket import PassedOn, PlaySocket, answer_to, is_handshake, let_go, take_over

if TYPE_CHECKING:
    from ..tables.table import Table
    from .place import Routes

__all__ = ["add_routes", "admit"]


def add_routes(app: Routes) -> None:
    """The one route there is."""
    app.add_routes([web.get("/api/tables/{code}/play", play, allow_head=False)])


async def play(request: web.Request) -> web.StreamResponse:
    """The WebSocket."""
    server: Server = request.app[SERVER]
    code = code_from(request.match_info["code"])
    if code is None:
        return await _turn_away(request, 4404, "no such table")
    watch = "watch" in request.query  # a table screen watches, whoever's browser it is shown in
    caller = Caller(
        code=code,
        token=None if watch else token_of(request, code),
        watch=watch,
        address=server.address_of(request),
        key=request.headers.get("Sec-WebSocket-Key", ""),
    )
    if _passed_on(server, request, caller):
        return web.Response()
    found = await _seat(server, caller)
    if not isinstance(found, tuple):
        return await _turn_away(request, *found.reason)
    table, seat = found
    address, key = caller.address, key_of(caller, seat)
    return take_over(
        request, lambda: PlaySocket(server, table, seat, address, key), lambda: server.addresses.leave(address)
    )


class _No:
    """Somebody cannot come in."""

    def __init__(self, code: int, why: str) -> None:
        self.reason = code, why


async def _seat(server: Server, caller: Caller) -> tuple[Table, int | None] | _No:
    """The table and the seat somebody comes to; he counts among the sockets of his address from now on."""
    try:
        table = await server.hall.find(caller.code, fresh=True)
    except NoTable:
        return _No(4404, "no such table")
    except Refused as refused:
        return _No(4411 if refused.rule == "table.rules" else 1013, refused.rule)
    try:
        # A cookie may be older than the seat it spoke for: whoever has it watches, until he sends a token.
        seat = None if caller.token is None else lobby.seat_of(table, caller.token)
    except Refused:
        seat = None
    if server.stopping:
        return _No(1012, "the server restarts")
    if not await server.addresses.come(caller.address):
        return _No(4429, "table.rate")
    return table, seat


async def _turn_away(request: web.Request, code: int, why: str) -> web.StreamResponse:
    """Accept the handshake only to say why not: a browser's script sees no more of a refused handshake than that."""
    answer = web.WebSocketResponse(compress=False, timeout=1.0)
    await answer.prepare(request)
    await answer.close(code=code, message=why.encode())
    return answer


# -- from worker to worker ---------------------------------------------------------------------------------------------


def _passed_on(server: Server, request: web.Request, caller: Caller) -> bool:
    """Pass a connection on to the worker that has the table's sockets; False where it stays here."""
    home = server.doors.home(caller.code, server.hall.parlour.live)
    transport = request.transport
    if home is None or transport is None or transport.is_closing():
        return False
    if not is_handshake(request) or not is_key(caller.key):
        return False
    connection = transport.get_extra_info("socket")
    if connection is None or transport.get_write_buffer_size():
        return False
    transport.pause_reading()
    early = bytes(getattr(request.protocol, "_message_tail", b""))
    with socket.socket(fileno=socket.dup(connection.fileno())) as copy:
        passed = server.doors.send(home, copy, replace(caller, early=early))
    if passed:
        let_go(request, transport, asyncio.Protocol())
        transport.abort()  # our end alone: the connection lives on in the other worker
    else:
        transport.resume_reading()
    return passed


async def admit(server: Server, connection: socket.socket, caller: Caller) -> None:
    """Somebody whom another worker has passed on."""
    found = await _seat(server, caller)
    loop = asyncio.get_running_loop()
    if isinstance(found, tuple):
        table, seat = found
        await loop.connect_accepted_socket(lambda: PassedOn(server, table, seat, caller), connection)
        return
    with contextlib.suppress(OSError, TimeoutError), connection:
        await loop.sock_sendall(connection, answer_to(caller.key) + close_frame(*found.reason))
        async with asyncio.timeout(1.0):  # until he has answered: closed at once, the reason might be lost on the way
            await loop.sock_recv(connection, 4096)
