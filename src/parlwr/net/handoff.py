"""A table's sockets, gathered at one of the workers that share a port.

The kernel gives a connection to any worker. After the handshake has been read, whoever has it passes the connection
itself, not its bytes, to the worker that keeps the table, so that an action at a table is played once and not once a
worker. That only saves work: where it does not succeed (the other worker has just died, or has much to do), the
connection stays where it is, and news travel as they do between hosts.
"""

from __future__ import annotations

import asyncio
import contextlib
import secrets
import socket
from pathlib import Path
from typing import TYPE_CHECKING

import msgspec
import structlog

from ..tables.keys import token_hash
from ..tables.rendezvous import best

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

__all__ = ["Caller", "Doors", "Worker", "key_of"]

log = structlog.get_logger("parlwr.net")

_MOST_BYTES = 65536


class Worker(msgspec.Struct, frozen=True, kw_only=True):
    """Which worker this is. ``name``: its own among all of the parlour, the same after it has been started again.

    ``number`` of ``among``: its place among those that share a port; ``folder``: where these find each other.
    """

    name: str = msgspec.field(default_factory=lambda: secrets.token_hex(6))
    number: int = 0
    among: int = 1
    folder: Path | None = None
    family: str = ""

    def sibling(self, number: int) -> str:
        """The name of another one that shares the port."""
        return f"{self.family}-{number}"


class Caller(msgspec.Struct, frozen=True, kw_only=True):
    """What is known of a WebSocket that comes: all that its handshake said which matters to a table.

    ``early``: what has already come after the handshake.
    """

    code: str
    token: str | None
    watch: bool
    address: str
    key: str
    early: bytes = b""


def key_of(caller: Caller, seat: int | None) -> str | None:
    """What a caller came to his seat with, so that it can be seen whether that is still its key."""
    return None if seat is None or caller.token is None else token_hash(caller.token)


class Doors:
    """The doors between the workers of one port: Unix sockets in a folder that they share."""

    def __init__(self, worker: Worker, receive: Callable[[socket.socket, Caller], Awaitable[None]]) -> None:
        self.worker = worker
        self._receive = receive
        self._own: socket.socket | None = None
        self._others: dict[int, socket.socket] = {}
        self._inside: set[socket.socket] = set()
        self._tasks: set[asyncio.Task[None]] = set()

    # -- whoever gets them ---------------------------------------------------------------------------------------

    def open(self) -> None:
        """Receive, from now on."""
        if self.worker.folder is None:
            return
        path = self._path(self.worker.number)
        own = socket.socket(socket.AF_UNIX, socket.SOCK_SEQPACKET)
        try:
            path.unlink(missing_ok=True)
            own.bind(str(path))
            own.listen(self.worker.among)
        except OSError as error:  # without a door sockets stay where they come in
            own.close()
            log.warning("handoff.away", error=str(error))
            return
        self._own = own
        self._own.setblocking(False)
        asyncio.get_running_loop().add_reader(self._own, self._accept, self._own)

    def close(self) -> None:
        """Receive no more."""
        loop = asyncio.get_running_loop()
        for one in [*self._inside, *([self._own] if self._own is not None else [])]:
            loop.remove_reader(one)
            one.close()
        self._own = None
        self._inside.clear()
        for other in self._others.values():
            other.close()
        self._others.clear()
        for task in self._tasks:
            task.cancel()

    def _path(self, number: int) -> Path:
        assert self.worker.folder is not None
        return self.worker.folder / f"{number}"

    def _accept(self, own: socket.socket) -> None:
        with contextlib.suppress(BlockingIOError):
            inside, _ = own.accept()
            inside.setblocking(False)
            self._inside.add(inside)
            asyncio.get_running_loop().add_reader(inside, self._take, inside)

    def _take(self, inside: socket.socket) -> None:
        """One connection a message."""
        try:
            data, descriptors, _flags, _ = socket.recv_fds(inside, _MOST_BYTES, 1)
        except BlockingIOError:
            return
        except OSError:
            data, descriptors = b"", []
        if not data:
            asyncio.get_running_loop().remove_reader(inside)
            self._inside.discard(inside)
            inside.close()
            return
        connection = socket.socket(fileno=descriptors[0])
        connection.setblocking(False)
        task = asyncio.get_running_loop().create_task(self._admit(connection, data))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _admit(self, connection: socket.socket, data: bytes) -> None:
        try:
            await self._receive(connection, msgspec.msgpack.decode(data, type=Caller))
        except Exception:  # one caller's fault must not close the door
            log.exception("handoff.fault")
            connection.close()

    # -- whoever passes them on ----------------------------------------------------------------------------------

    def home(self, code: str, live: frozenset[str]) -> int | None:
        """Which of the others should have this table's sockets; None: they are best here."""
        worker = self.worker
        if worker.folder is None or worker.among == 1:
            return None
        names = {worker.sibling(number): number for number in range(worker.among)}
        home = names[best(code, [name for name in names if name in live] or [worker.name]) or worker.name]
        return None if home == worker.number else home

    def send(self, number: int, connection: socket.socket, caller: Caller) -> bool:
        """Pass a connection on; False where that is not possible now, and nothing has happened."""
        data = msgspec.msgpack.encode(caller)
        if len(data) > _MOST_BYTES:
            return False
        try:
            other = self._others.get(number)
            if other is None:
                other = socket.socket(socket.AF_UNIX, socket.SOCK_SEQPACKET)
                other.setblocking(False)
                self._others[number] = other
                other.connect(str(self._path(number)))
            socket.send_fds(other, [data], [connection.fileno()])
        except OSError:
            # Gone, or not there yet, or its door is full: the next caller tries it anew.
            if (broken := self._others.pop(number, None)) is not None:
                broken.close()
            return False
        return True
