"""Everything that is no call: the built client, the texts, health, metrics, the schema."""

from __future__ import annotations

import hashlib
import re
from functools import lru_cache
from html import escape
from pathlib import Path

import msgspec
from aiohttp import web

from ..kernel import BadInput
from ..text import shelf, source
from . import install, metrics, schema
from .place import Place, Routes
from .server import SERVER, json, problem

__all__ = ["CLIENT", "add_routes"]

CLIENT = Path(__file__).parent / "client"
"""The built client (see tools/build_client.py)."""

_FOREVER = "public, max-age=31536000, immutable"
_ROUTES = ("/", "/t/{code}", "/t/{code}/replay", "/rules/{game}", "/learn/{game}", "/replay/{code}", "/mine")
_WORKER = "sw.js"
_SHELF = "lobby"
_NOT_BUILT = (
    "<!doctype html><html lang=en><meta charset=utf-8><title>Parlwr</title>"
    "<p>The client has not been built: <code>python tools/build_client.py</code>. The API is at <code>/schema</code>."
)


def add_routes(app: Routes) -> None:
    """All that is not under ``/api``."""
    app.add_routes([web.get(route, _any_page) for route in _ROUTES])
    app.add_routes(
        [
            web.get("/text/{lang}/{part}.ftl", text),
            web.get("/manifest/{lang}.webmanifest", app_manifest),
            web.get("/offline/{lang}", offline),
            web.get("/schema", described),
            web.get("/healthz", healthy),
            web.get("/readyz", ready),
            web.get("/metrics", measured),
            web.get("/{path:.+}", asset),
        ]
    )


_OWN_ADDRESS = re.compile(r'(\s(?:href|src|data-folder)=")\.?/')


@lru_cache(maxsize=8)
def _placed(html: str, place: Place) -> bytes:
    """The built page as it stands at this place: its files' addresses, and where the client finds the server."""
    html = _OWN_ADDRESS.sub(lambda found: f"{found[1]}{place.folder}/", html)
    home = f' data-home="{escape(place.url)}"' if place.url else ""
    return re.sub(r"(<html\b[^>]*)>", lambda found: f"{found[1]}{home}>", html, count=1).encode()


async def page(request: web.Request, status: int = 200) -> web.StreamResponse:
    """The client's one page, which finds by itself what the address means."""
    try:
        html = (CLIENT / "index.html").read_text("utf-8")
    except OSError:
        return web.Response(status=503, text=_NOT_BUILT, content_type="text/html")
    data = _placed(html, request.app[SERVER].place)
    return _revalidated(request, data, _tag(data), "text/html", status)


async def _any_page(request: web.Request) -> web.StreamResponse:
    return await page(request)


async def asset(request: web.Request) -> web.StreamResponse:
    """A file of the built client. Those under ``assets/`` carry a hash in their names and never change."""
    path = request.match_info["path"]
    found = _file(path)
    if found is None:
        # A page's address nobody knows is answered by the client itself, which says so in the reader's language.
        if "text/html" in request.headers.get("Accept", "") and not path.startswith(("api/", "assets/", "text/")):
            return await page(request, 404)
        return problem(404, "not-found")
    headers = {"Cache-Control": _FOREVER if path.startswith("assets/") else "no-cache"}
    if path == _WORKER:
        headers["Service-Worker-Allowed"] = f"{request.app[SERVER].place.folder}/"
    return web.FileResponse(found, headers=headers)


def _file(path: str) -> Path | None:
    """The built file of this name; None for what is none, or can be no file's name at all."""
    try:
        found = (CLIENT / path).resolve()
        good = found.is_relative_to(CLIENT) and found.is_file() and found.suffix not in (".gz", ".txt")
    except (OSError, ValueError):  # a name that is too long, or with a zero in it
        return None
    return found if good else None


def _tag(data: bytes) -> str:
    return hashlib.sha256(data).hexdigest()[:16]


@lru_cache(maxsize=64)
def _encoded(words: str) -> tuple[bytes, str]:
    data = words.encode()
    return data, _tag(data)


def _revalidated(request: web.Request, data: bytes, tag: str, kind: str, status: int = 200) -> web.StreamResponse:
    """Words for a browser, which asks each time; one that has them is told that they have not changed."""
    response = web.Response(status=status, body=data, content_type=kind, charset="utf-8")
    response.etag = tag
    response.headers["Cache-Control"] = "no-cache"
    if status == 200 and any(known.value in (tag, "*") for known in request.if_none_match or ()):
        return web.Response(status=304, headers={"ETag": f'"{tag}"', "Cache-Control": "no-cache"})
    response.enable_compression()
    return response


async def text(request: web.Request) -> web.StreamResponse:
    """Fluent texts."""
    try:
        lang, part = request.match_info["lang"], request.match_info["part"]
        data, tag = _encoded(shelf(lang) if part == _SHELF else source(lang, part))
    except BadInput:
        return problem(404, "not-found")
    return _revalidated(request, data, tag, "text/plain")


async def app_manifest(request: web.Request) -> web.StreamResponse:
    """The web app manifest in a language: what a phone needs to install the pages."""
    lang = request.match_info["lang"]
    if lang not in install.LANGUAGES:
        return problem(404, "not-found")
    data = msgspec.json.encode(install.manifest(lang, request.app[SERVER].place.folder))
    return _revalidated(request, data, _tag(data), "application/manifest+json")


async def offline(request: web.Request) -> web.StreamResponse:
    """The page that the service worker keeps for when the server cannot be reached."""
    lang = request.match_info["lang"]
    if lang not in install.LANGUAGES:
        return problem(404, "not-found")
    data = install.offline(lang, request.app[SERVER].place.folder).encode()
    return _revalidated(request, data, _tag(data), "text/html")


async def described(_request: web.Request) -> web.Response:
    """OpenAPI with the JSON Schema of every message."""
    return json(schema.openapi())


async def healthy(_request: web.Request) -> web.Response:
    """The process lives."""
    return json({"ok": True})


async def ready(request: web.Request) -> web.Response:
    """The process can serve: its store answers, and it is not about to stop."""
    server = request.app[SERVER]
    good = not server.stopping and await server.hall.read(server.store.ready)
    return json({"ok": good}, 200 if good else 503)


async def measured(request: web.Request) -> web.Response:
    """Prometheus."""
    body, kind = metrics.exposition(request.app[SERVER])
    return web.Response(body=body, headers={"Content-Type": kind})
