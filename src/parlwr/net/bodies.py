"""Bodies of HTTP calls, read strictly."""

from __future__ import annotations

from typing import TypeVar

import msgspec
from aiohttp import web

from ..kernel import Refused

__all__ = ["read_body"]

T = TypeVar("T")


async def read_body(request: web.Request, kind: type[T]) -> T:
    """The body as a struct of this kind; refuses with ``table.malformed``, or ``bad-json`` where it is no JSON."""
    try:
        data = await request.read()
    except web.RequestPayloadError as error:  # a length or a chunk that is none
        raise web.HTTPBadRequest(reason="bad-json") from error
    try:
        return msgspec.json.decode(data or b"{}", type=kind)
    except msgspec.ValidationError as error:
        raise Refused("table.malformed", why=str(error)[:200]) from None
    except (msgspec.DecodeError, RecursionError, UnicodeDecodeError) as error:
        raise web.HTTPBadRequest(reason="bad-json") from error
