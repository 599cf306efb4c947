"""``parlwr serve --workers N``: processes that share one port and one database, and who looks after them.

Each worker listens on the port by itself (SO_REUSEPORT), so no connection goes through another process. One that ends
is started again under the same name. SIGHUP starts them anew one after the other, so that somebody always serves.
"""

from __future__ import annotations

import contextlib
import multiprocessing
import os
import secrets
import selectors
import signal
import socket
import sys
import tempfile
import time
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnProcess
from pathlib import Path
from typing import Any

import structlog
from msgspec.structs import replace

from ..kernel import BadInput
from ..store import may_share, open_store
from .handoff import Worker
from .logs import configure
from .serving import Settings, Show, check_redis, serve_one

__all__ = ["serve_many"]

log = structlog.get_logger("parlwr.net")

READY_S = 30.0
STOP_S = 20.0
PART_S = 3.0
GIVE_UP_S = 30.0
HURRY_S = 1.0
"""A worker that ends sooner than this after its start is started again only after as long a wait."""


def serve_many(settings: Settings, count: int, show: Show) -> None:
    """Serve with ``count`` workers until told to stop. BadInput where they cannot share the database or the port."""
    configure(settings.log_level, pretty=settings.pretty)
    if not hasattr(socket, "SO_REUSEPORT"):
        raise BadInput("--workers: this system does not let processes share a port")
    if not may_share(settings.db):
        raise BadInput("--workers: several workers need PostgreSQL (--db postgresql://…)")
    check_redis(settings)  # one word about it, not one from each worker
    open_store(settings.db).close()  # brought to the newest schema once, before all the workers come
    with _reserved(settings) as port, tempfile.TemporaryDirectory(prefix="parlwr-") as folder:
        crew = _Crew(replace(settings, port=port), count, Path(folder))
        crew.serve(lambda: show(settings, port))


@contextlib.contextmanager
def _reserved(settings: Settings) -> Any:
    """The port, held but not listened on: nobody else can take it while a worker is being started again."""
    try:
        family, kind, protocol, _, address = socket.getaddrinfo(
            settings.host, settings.port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE
        )[0]
        with socket.socket(family, kind, protocol) as holder:
            holder.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            _nobody_there(holder, address)
            yield holder.getsockname()[1]
    except OSError as error:
        raise BadInput(f"cannot listen on {settings.host}:{settings.port}: {error.strerror or error}") from None


def _nobody_there(holder: socket.socket, address: Any) -> None:
    """Another parlour of ours would gladly share its port with us: look before that is allowed."""
    if address[1]:
        with socket.socket(holder.family, holder.type) as probe:
            probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            probe.bind(address)
    holder.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEPORT, 1)
    holder.bind(address)


def _work(settings: Settings, worker: Worker, ready: Connection, leash: Connection) -> None:
    """In a worker's process."""

    def tell(_settings: Settings, _port: int) -> None:
        with contextlib.suppress(OSError):  # whoever started us is gone: the leash says so too
            ready.send(None)

    try:
        serve_one(settings, tell, worker, leash.fileno())
    except BadInput as error:
        print(f"parlwr: {error}", file=sys.stderr)
        sys.exit(2)


class _Crew:
    """The workers, and a pipe whose other end each of them holds: when we die, however it is, they hear of it."""

    def __init__(self, settings: Settings, count: int, folder: Path) -> None:
        self.settings = settings
        self.count = count
        self.folder = folder
        self.family = secrets.token_hex(6)
        self.processes: dict[int, SpawnProcess] = {}
        self.begun: dict[int, float] = {}
        self.stopping = False
        self.failing: float | None = None
        self.anew: list[int] = []
        self._context = multiprocessing.get_context("spawn")
        self._leash, self._hold = self._context.Pipe(duplex=False)

    def serve(self, show: Any) -> None:
        """Until SIGTERM or SIGINT."""
        wake, bell = socket.socketpair()
        bell.setblocking(False)
        signal.set_wakeup_fd(bell.fileno(), warn_on_full_buffer=False)
        for name in (signal.SIGTERM, signal.SIGINT, signal.SIGHUP):
            signal.signal(name, self._told)
        try:
            for number in range(self.count):
                if not self._start(number) and not self.stopping:
                    raise BadInput("--workers: a worker did not start; the log says why")
            show()
            while not self.stopping:
                self._wait(wake)
                self._look_after()
                if self._hopeless() and not self.stopping:
                    raise BadInput("--workers: no worker can be started any more; the log says why")
        finally:
            self._stop_all()
            signal.set_wakeup_fd(-1)
            for one in (wake, bell, self._leash, self._hold):
                one.close()

    def _told(self, name: int, _frame: object) -> None:
        if name == signal.SIGHUP:
            self.anew = list(range(self.count))
        else:
            self.stopping = True

    def _start(self, number: int) -> bool:
        """Start a worker and wait until it serves; whether it does."""
        self.folder.mkdir(mode=0o700, exist_ok=True)  # whoever tidies up what is temporary may have taken it away
        worker = Worker(
            name=f"{self.family}-{number}", number=number, among=self.count, folder=self.folder, family=self.family
        )
        settings = self.settings
        if settings.thinkers is None:
            settings = replace(settings, thinkers=max(1, (os.cpu_count() or 2) // self.count))
        ours, theirs = self._context.Pipe(duplex=False)
        process = self._context.Process(
            target=_work, args=(settings, worker, theirs, self._leash), name=f"parlwr-worker-{number}"
        )
        process.start()
        theirs.close()
        self.processes[number], self.begun[number] = process, time.monotonic()
        with ours:
            try:
                served = ours.poll(READY_S) and ours.recv() is None
            except EOFError:
                served = False
        if served:
            self.failing = None
        elif not self.stopping:
            process.join(PART_S)  # it says good-bye to the others by itself, if it can
            if process.exitcode is None:
                process.kill()
                process.join()
            log.error("worker.start", worker=number, code=process.exitcode)
            self.anew.clear()  # whoever still serves goes on doing so
            if self.failing is None:
                self.failing = time.monotonic()
        return bool(served)

    def _hopeless(self) -> bool:
        """Nobody serves, and nobody has been able to begin for a good while: better to end than to look alive."""
        nobody = all(process.exitcode is not None for process in self.processes.values())
        return nobody and self.failing is not None and time.monotonic() - self.failing > GIVE_UP_S

    def _wait(self, wake: socket.socket) -> None:
        with selectors.DefaultSelector() as selector:
            selector.register(wake, selectors.EVENT_READ)
            for process in self.processes.values():
                selector.register(process.sentinel, selectors.EVENT_READ)
            selector.select(None if not self.anew else 0)
        wake.setblocking(False)
        with contextlib.suppress(BlockingIOError):
            wake.recv(4096)

    def _look_after(self) -> None:
        for number, process in list(self.processes.items()):
            if self.stopping:
                return
            if process.exitcode is not None:
                tell = log.error if process.exitcode else log.info
                tell("worker.ended", worker=number, code=process.exitcode)
                if time.monotonic() - self.begun[number] < HURRY_S:
                    time.sleep(HURRY_S)
                self._start(number)
            elif number in self.anew:
                self.anew.remove(number)
                log.info("worker.anew", worker=number)
                self._stop([process])
                self._start(number)

    def _stop_all(self) -> None:
        self._stop(list(self.processes.values()))

    def _stop(self, processes: list[SpawnProcess]) -> None:
        for process in processes:
            if process.exitcode is None:
                process.terminate()
        end = time.monotonic() + STOP_S
        for process in processes:
            process.join(max(0.1, end - time.monotonic()))
            if process.exitcode is None:
                process.kill()
                process.join()
