"""The application: handlers, what guards them, and the headers every answer carries."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Awaitable, Callable
from functools import partial

import structlog
from aiohttp import web, web_response

from ..kernel import Refused
from ..store import StorageFailure, Store
from ..tables.clearing import Keep, clear_away
from ..tables.hall import IDLE_S, Hall, NoTable
from ..tables.lobby import NotOver
from ..tables.thinkers import Thinkers
from . import api, hosting, pages, play
from .handoff import Doors, Worker
from .limits import Limits
from .logs import hush
from .place import Place, Proxies, Within
from .server import SERVER, Server, problem, refusal
from .together import together

__all__ = ["make_app", "make_runner"]

# What is no HTTP aiohttp answers itself, past `secure`: even then nobody needs to know its version.
web_response.SERVER_SOFTWARE = "Parlwr"  # type: ignore[attr-defined]  # a name of aiohttp that it does not export

log = structlog.get_logger("parlwr.net")

_POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
    "connect-src 'self'; manifest-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'self'; "
    "frame-ancestors 'none'"
)
_HEADERS = {
    "Content-Security-Policy": _POLICY,
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "same-origin",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=()",
}


@web.middleware
async def guard(
    request: web.Request, handler: Callable[[web.Request], Awaitable[web.StreamResponse]]
) -> web.StreamResponse:
    """Origin, rate, and every way in which a call may fail."""
    server = request.app[SERVER]
    try:
        changes = request.method not in ("GET", "HEAD")
        if (changes or "Upgrade" in request.headers) and not server.own_origin(request):
            return problem(403, "forbidden-origin")
        address = server.address_of(request)
        if changes and not await server.addresses.change(address):
            raise Refused("table.rate", wait=1)
        if server.place.within(request.path).startswith("/api/tables") and not await server.addresses.read(address):
            raise Refused("table.rate", wait=1)
        if request.headers.get("Content-Encoding", "identity").lower() != "identity":
            return problem(415, "encoding")
        return await handler(request)
    except Refused as refused:
        server.hall.count_refusal(refused.rule)
        return refusal(refused)
    except StorageFailure as error:  # something was to be read, and the database does not answer
        log.warning("table.unreadable", error=str(error))
        server.hall.count_refusal("table.storage")
        return refusal(Refused("table.storage"))
    except NoTable:
        return problem(404, "not-found")
    except NotOver:
        return problem(409, "not-over")
    except web.HTTPRequestEntityTooLarge:
        return problem(413, "too-large", most=server.limits.message_bytes)
    except web.HTTPBadRequest as error:
        if error.reason != "bad-json":
            raise
        return problem(400, "bad-json")
    except web.HTTPNotFound:
        return problem(404, "not-found")
    except ConnectionError:  # whoever asked is gone: there is nobody to answer, and nothing to log
        return web.Response(status=400)
    except web.HTTPMethodNotAllowed as error:
        response = problem(405, "method")
        response.headers["Allow"] = ", ".join(sorted(error.allowed_methods))
        return response
    except web.HTTPException:
        raise
    except Exception:  # a fault of ours: the caller is told no more than that
        log.exception("call.fault", method=request.method, call=_call(request))
        return problem(500, "server")


def _call(request: web.Request) -> str | None:
    """Which call it is, without what the address holds."""
    resource = request.match_info.route.resource
    return None if resource is None else resource.canonical


async def secure(_request: web.Request, response: web.StreamResponse) -> None:
    """Headers that every answer carries."""
    for name, value in _HEADERS.items():
        response.headers.setdefault(name, value)
    response.headers.setdefault("Cache-Control", "no-store")
    response.headers.pop("Server", None)


def make_app(
    store: Store,
    *,
    limits: Limits | None = None,
    thinkers: Thinkers | None = None,
    proxies: Proxies | None = None,
    place: Place | None = None,
    listing: bool = True,
    keep: Keep | None = None,
    origins: frozenset[str] = frozenset(),
    address: str | None = None,
    idle: float | None = None,
    redis: str | None = None,
    worker: Worker | None = None,
) -> web.Application:
    """The application. The store is the application's from now on: it is closed with it.

    ``redis``: what carries the news between workers instead of the database; ``worker``: which of the workers this is.
    """
    hush()
    limits = limits or Limits()
    app = web.Application(middlewares=[guard], client_max_size=limits.message_bytes)
    server = Server(
        store,
        limits,
        proxies=proxies or Proxies(),
        place=place or Place(),
        origins=origins,
        address=address,
        listing=listing,
    )
    app[SERVER] = server

    async def live(_app: web.Application) -> None:
        parlour = together(server, redis, worker or Worker())
        server.hall = Hall(store, thinkers, IDLE_S if idle is None else idle, parlour)
        await server.hall.parlour.open()
        server.hall.listing = server.listing
        server.hall.open()
        server.doors = Doors(worker or Worker(), partial(play.admit, server))
        server.doors.open()
        server.hall.spawn(server.keep())
        server.hall.spawn(clear_away(server.hall, keep or Keep()))

    async def stop(_app: web.Application) -> None:
        with contextlib.suppress(asyncio.CancelledError):
            server.doors.close()
            await server.part()

    async def close(_app: web.Application) -> None:
        await server.hall.close()

    app.on_startup.append(live)
    app.on_shutdown.append(stop)
    app.on_cleanup.append(close)
    app.on_response_prepare.append(secure)
    # In the folder first: the pages' last route takes whatever comes.
    for folder in dict.fromkeys((server.place.folder, "")):
        api.add_routes(Within(app, folder))
        hosting.add_routes(Within(app, folder))
        play.add_routes(Within(app, folder))
        pages.add_routes(Within(app, folder))
    return app


def make_runner(app: web.Application, shutdown_timeout: float = 2.0) -> web.AppRunner:
    """What serves the application. Bodies are not unpacked: no call needs it, and what unpacks can be made to burst."""
    return web.AppRunner(
        app, access_log=None, handle_signals=False, shutdown_timeout=shutdown_timeout, auto_decompress=False
    )
