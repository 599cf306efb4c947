"""What all handlers share: the hall, the sockets, the limits, and how an answer says no."""

from __future__ import annotations

import asyncio
from urllib.parse import urlsplit

import msgspec
from aiohttp import web

from ..kernel import Refused
from ..store import Store
from ..tables.hall import Hall
from ..tables.messages import CallRefusal
from .handoff import Doors
from .limits import Addresses, Limits
from .place import Place, Proxies
from .socket import PlaySocket

__all__ = ["SERVER", "Server", "json", "problem", "refusal"]

PING_S = 40.0
"""How often a socket is asked whether somebody is there; who is silent for two rounds is dropped."""

_STATUS = {
    "table.malformed": 400,
    "table.seat": 403,
    "table.host": 403,
    "table.watch": 403,
    "table.code": 403,
    "table.rate": 429,
    "table.storage": 503,
}


class Server:
    """What all handlers share."""

    def __init__(
        self,
        store: Store,
        limits: Limits,
        *,
        proxies: Proxies,
        place: Place,
        origins: frozenset[str],
        address: str | None,
        listing: bool = True,
    ) -> None:
        self.store = store
        self.limits = limits
        self.proxies = proxies
        self.place = place
        self.listing = listing
        """Whether strangers are told which tables there are (``--listed``)."""
        self.origins = origins
        self.address = address
        self.addresses = Addresses(limits)
        self.sockets: set[PlaySocket] = set()
        self.slow = 0
        self.stopping = False
        self.hall: Hall
        self.doors: Doors

    def address_of(self, request: web.Request) -> str:
        """Where a request comes from; a proxy's word counts only where it is one of ours."""
        return self.proxies.address_of(request)

    def own_origin(self, request: web.Request) -> bool:
        """Whether a request was made by one of this server's own pages, or by no page at all."""
        origin = request.headers.get("Origin")
        if origin is None or origin in self.origins or (origin == self.place.origin and origin):
            return True
        try:
            place = urlsplit(origin).netloc
        except ValueError:
            return False
        return bool(place) and place.lower() == request.host.lower()

    def secure(self, request: web.Request) -> bool:
        """Whether the browser reached us by HTTPS."""
        return self.place.secure or self.proxies.scheme_of(request) == "https"

    async def keep(self) -> None:
        """Ask all sockets, now and then, whether somebody is there."""
        while True:
            await asyncio.sleep(PING_S)
            for socket in list(self.sockets):
                socket.ping()

    async def part(self) -> None:
        """Tell all sockets that the server goes, and give them a moment to hear it."""
        self.stopping = True
        for socket in list(self.sockets):
            socket.close(1012, "the server restarts")
        for _ in range(20):
            if not self.sockets:
                return
            await asyncio.sleep(0.05)
        for socket in list(self.sockets):
            socket.abort()


SERVER: web.AppKey[Server] = web.AppKey("server", Server)


def json(data: object, status: int = 200) -> web.Response:
    """A struct, or ready JSON, as an answer."""
    body = data if isinstance(data, bytes) else msgspec.json.encode(data)
    return web.Response(status=status, body=body, content_type="application/json")


def problem(status: int, error: str, **say: object) -> web.Response:
    """An HTTP error that no rule names."""
    return json({"error": error, "say": say}, status)


def refusal(refused: Refused) -> web.Response:
    """A refusal by a rule."""
    return json(CallRefusal(refused.rule, refused.say), _STATUS.get(refused.rule, 409))
