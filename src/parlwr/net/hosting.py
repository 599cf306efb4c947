"""The HTTP calls of hosts, and those by which a seat is left for a while or goes to another device."""

from __future__ import annotations

from aiohttp import web

from ..kernel import Refused
from ..tables import hosting, seats
from ..tables.messages import Claim, PutSeat, PutTable, Tables
from .api import seat_from, seat_of, seated, table_of
from .bodies import read_body
from .place import Routes
from .server import SERVER, json

__all__ = ["add_routes"]


def add_routes(app: Routes) -> None:
    """What is under ``/api/tables`` and no matter of play."""
    table = "/api/tables/{code}"
    app.add_routes(
        [
            web.get("/api/tables", listed),
            web.put(table, put_table),
            web.put(f"{table}/seats/{{seat}}", put_seat),
            web.post(f"{table}/seats/{{seat}}/code", make_code),
            web.post(f"{table}/seats/{{seat}}/claim", claim),
        ]
    )


async def listed(request: web.Request) -> web.Response:
    """Open tables that anybody may join."""
    hall = request.app[SERVER].hall
    return json(Tables(hall.listing, await hosting.listed_tables(hall)))


async def put_table(request: web.Request) -> web.Response:
    """Host: whether the table is listed, who may look on, who is host."""
    put = await read_body(request, PutTable)
    table = await table_of(request)
    await hosting.put_table(request.app[SERVER].hall, table, seat_of(request, table), put)
    return json(table.public())


async def put_seat(request: web.Request) -> web.Response:
    """A bot for a seat, or the seat opened; one's own mark; a computer player that stands in."""
    put = await read_body(request, PutSeat)
    table = await table_of(request)
    hall, by, seat = request.app[SERVER].hall, seat_of(request, table), seat_from(request)
    if isinstance(put.stand_in, str | None):
        if put.kind is not None or put.mark is not None:
            raise Refused("table.malformed", why="one of kind, mark and stand_in is wanted")
        await seats.put_stand_in(hall, table, by, seat, put.stand_in)
    else:
        await hosting.put_seat(hall, table, by, seat, put)
    return json(table.public())


async def make_code(request: web.Request) -> web.Response:
    """Who sits there: a one-time code for another device."""
    table = await table_of(request)
    made = await seats.make_code(request.app[SERVER].hall, table, seat_of(request, table), seat_from(request))
    return json(made, 201)


async def claim(request: web.Request) -> web.Response:
    """The seat goes to the device that says its code."""
    said = await read_body(request, Claim)
    table = await table_of(request)
    return seated(request, await seats.claim(request.app[SERVER].hall, table, seat_from(request), said.code))
