"""Where the parlour stands on the net: its address for people, and the proxies in front of it whose word counts.

A proxy may hand requests on as they came (``/parlour/api/games``) or without the address's folder (``/api/games``):
both are answered, so neither needs a setting. What the server itself writes (cookies' paths, the pages, the manifest)
always has the folder, because it is read by browsers, who see no proxy.
"""

from __future__ import annotations

import ipaddress
import re
from collections.abc import Iterable
from functools import lru_cache
from typing import Protocol
from urllib.parse import urlsplit

import msgspec
from aiohttp import web

from ..kernel import BadInput

__all__ = ["Place", "Proxies", "Routes", "Within"]

Network = ipaddress.IPv4Network | ipaddress.IPv6Network
Address = ipaddress.IPv4Address | ipaddress.IPv6Address

_FOLDER = re.compile(r"(/[A-Za-z0-9._~-]+)+")
OWN = frozenset(
    "api assets healthz icons learn lessons manifest metrics mine offline readyz replay rules schema t text".split()
)
"""The first words of the server's own addresses: a folder of such a name could be mistaken for them."""


class Place(msgspec.Struct, frozen=True):
    """The parlour's address for people: ``origin`` (``https://games.example.org``) and ``folder`` (``/parlour``).

    Both are empty where the server was not told (``--base-url``): it is then wherever it was asked.
    """

    origin: str = ""
    folder: str = ""

    @classmethod
    def read(cls, url: str) -> Place:
        """The place of a base URL; BadInput where it cannot be one."""
        try:
            parts = urlsplit(url)
            port = parts.port
        except ValueError as error:
            raise BadInput(f"base URL {url!r}: {error}") from None
        if parts.scheme not in ("http", "https") or not parts.hostname or parts.username is not None:
            raise BadInput(f"base URL {url!r}: https://HOST or https://HOST/FOLDER is wanted")
        if parts.query or parts.fragment or "?" in url or "#" in url:
            raise BadInput(f"base URL {url!r}: nothing may follow the folder")
        folder = parts.path.rstrip("/")
        if (folder and not _FOLDER.fullmatch(folder)) or {".", ".."} & set(folder.split("/")):
            raise BadInput(f"base URL {url!r}: a folder has letters, digits and - . _ ~ only")
        if folder.split("/")[1:2] and folder.split("/")[1] in OWN:
            raise BadInput(f"base URL {url!r}: /{folder.split('/')[1]} is an address of the server's own")
        host = f"[{parts.hostname}]" if ":" in parts.hostname else parts.hostname
        usual = {"http": 80, "https": 443}[parts.scheme]
        return cls(f"{parts.scheme}://{host}{'' if port in (None, usual) else f':{port}'}", folder)

    @property
    def url(self) -> str | None:
        """The whole address, without a slash at its end; None where it is not known."""
        return f"{self.origin}{self.folder}" if self.origin else None

    @property
    def secure(self) -> bool:
        """Whether browsers come by HTTPS."""
        return self.origin.startswith("https:")

    def within(self, path: str) -> str:
        """A path as it was asked, without the folder."""
        if self.folder and (path == self.folder or path.startswith(f"{self.folder}/")):
            return path[len(self.folder) :] or "/"
        return path


class Routes(Protocol):
    """What takes routes: an application, or its part in a folder."""

    def add_routes(self, routes: Iterable[web.AbstractRouteDef]) -> object:
        """Answer these."""
        ...


class Within:
    """An application's part in a folder: the routes, each under the folder's name."""

    def __init__(self, app: web.Application, folder: str) -> None:
        self.app = app
        self.folder = folder
        if folder:
            app.router.add_get(folder, self.enter)

    def add_routes(self, routes: Iterable[web.AbstractRouteDef]) -> None:
        """Answer these in the folder."""
        for route in routes:
            assert isinstance(route, web.RouteDef)
            web.RouteDef(route.method, self.folder + route.path, route.handler, route.kwargs).register(self.app.router)

    async def enter(self, _request: web.Request) -> web.StreamResponse:
        """The folder's name without the slash at its end."""
        raise web.HTTPPermanentRedirect(f"{self.folder}/")


@lru_cache(maxsize=4096)
def _address(text: str) -> Address | None:
    """An entry of X-Forwarded-For: an address, in some proxies' spelling with brackets or a port."""
    text = text.strip()
    if bracketed := re.fullmatch(r"\[([^\]]*)\](:\d{1,5})?", text):
        text = bracketed[1]
    elif re.fullmatch(r"[\d.]+:\d{1,5}", text):
        text = text.partition(":")[0]
    try:
        found = ipaddress.ip_address(text)
    except ValueError:
        return None
    mapped = found.ipv4_mapped if isinstance(found, ipaddress.IPv6Address) else None
    return mapped or found


class Proxies:
    """Who may say for whom he asks. ``first``: whoever is at the other end of the line, wherever that is."""

    def __init__(self, named: Iterable[str] = (), *, first: bool = False) -> None:
        self.networks: list[Network] = []
        for text in named:
            try:
                self.networks.append(ipaddress.ip_network(text.strip(), strict=False))
            except ValueError:
                raise BadInput(f"trusted proxy {text!r}: an address or ADDRESS/BITS is wanted") from None
        # Who names his proxies means those, and nobody else.
        self.first = first and not self.networks

    def trust(self, address: Address | None) -> bool:
        """Whether this is one of the named proxies."""
        return address is not None and any(
            address.version == network.version and address in network for network in self.networks
        )

    def near(self, request: web.Request) -> bool:
        """Whether the word of who is at the other end counts."""
        return self.first or self.trust(_address(request.remote or ""))

    def address_of(self, request: web.Request) -> str:
        """Where a request comes from: the right-most address of the way that is no proxy of ours.

        Whatever stands left of it was written by that visitor himself, who may write what he likes.
        """
        found = request.remote or ""
        if not self.near(request):
            return found
        way = [entry for line in request.headers.getall("X-Forwarded-For", []) for entry in line.split(",")]
        for entry in reversed(way):
            address = _address(entry)
            if address is None:  # no address: nobody we trust wrote it, so the last proxy that we know stands for it
                return found
            found = str(address)
            if not self.trust(address):
                return found
        return found

    def scheme_of(self, request: web.Request) -> str:
        """How the browser came (``https`` or ``http``), as far as a proxy that counts has said; else as we see it."""
        if self.near(request):
            told = [
                one.strip().lower()
                for line in request.headers.getall("X-Forwarded-Proto", [])
                for one in line.split(",")
            ]
            if told and told[-1] in ("http", "https"):
                return told[-1]
        return request.scheme
