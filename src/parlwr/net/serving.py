"""One worker: from settings to a server that runs until it is told to stop."""

from __future__ import annotations

import asyncio
import signal
from collections.abc import Callable
from pathlib import Path

import msgspec
import structlog
from aiohttp import web

from ..kernel import BadInput
from ..store import may_share, open_store
from ..store.bus import redis_at
from ..tables.clearing import Keep
from ..tables.house import furnish
from ..tables.thinkers import Thinkers
from .app import make_app, make_runner
from .handoff import Worker
from .limits import Limits
from .logs import configure
from .place import Place, Proxies

__all__ = ["Settings", "check_redis", "run", "serve_one"]

log = structlog.get_logger("parlwr.net")


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """What ``parlwr serve`` was asked for; every worker gets it as it is. ``shown``: the host that is told people."""

    host: str
    port: int
    shown: str
    db: str
    lan: bool = False
    redis: str | None = None
    proxies: Proxies = msgspec.field(default_factory=Proxies)
    place: Place = Place()
    listing: bool = True
    keep: Keep = Keep()
    origins: frozenset[str] = frozenset()
    house: Path | None = None
    thinkers: int | None = None
    sockets: int = 200
    log_level: str = "info"
    pretty: bool = False


Show = Callable[[Settings, int], None]


def serve_one(settings: Settings, show: Show, worker: Worker | None = None, leash: int | None = None) -> None:
    """Serve until told to stop. ``leash``: a file descriptor that is readable once whoever holds the other end is gone.

    Raises BadInput where the database cannot be opened or the port cannot be had.
    """
    configure(settings.log_level, pretty=settings.pretty)
    furnish(settings.house, lambda problem: log.warning("left out", what=problem))
    check_redis(settings)
    store = open_store(settings.db)
    app = make_app(
        store,
        limits=Limits(sockets=settings.sockets),
        thinkers=Thinkers(settings.thinkers),
        proxies=settings.proxies,
        place=settings.place,
        listing=settings.listing,
        keep=settings.keep,
        origins=settings.origins,
        address=f"http://{settings.shown}:{settings.port}" if settings.lan else None,
        redis=settings.redis,
        worker=worker,
    )
    asyncio.run(run(app, settings, show, shared_port=worker is not None and worker.among > 1, leash=leash))


def check_redis(settings: Settings) -> None:
    """BadInput where ``--redis`` is no Redis's URL or nothing would use it."""
    if settings.redis is None:
        return
    if not may_share(settings.db):
        raise BadInput(
            "--redis carries news between workers, and several workers need PostgreSQL (--db postgresql://…)"
        )
    redis_at(settings.redis)


async def run(
    app: web.Application, settings: Settings, show: Show, *, shared_port: bool = False, leash: int | None = None
) -> None:
    """Serve until SIGTERM or SIGINT, then part from everybody and write what is to be written."""
    runner = make_runner(app)
    await runner.setup()
    stop = asyncio.Event()
    loop = asyncio.get_running_loop()
    for name in (signal.SIGTERM, signal.SIGINT):
        try:
            loop.add_signal_handler(name, stop.set)
        except NotImplementedError:  # Windows: Ctrl-C raises KeyboardInterrupt instead
            break
    if leash is not None:
        loop.add_reader(leash, stop.set)
    try:
        site = web.TCPSite(runner, settings.host, settings.port, backlog=1024, reuse_port=shared_port or None)
        try:
            await site.start()
        except OSError as error:
            where = f"{settings.host}:{settings.port}"
            raise BadInput(f"cannot listen on {where}: {error.strerror or error}") from None
        real = runner.addresses[0][1]
        show(settings, real)
        log.info("serving", host=settings.host, port=real)
        await stop.wait()
        log.info("stopping")
    finally:
        if leash is not None:
            loop.remove_reader(leash)
        await runner.cleanup()
