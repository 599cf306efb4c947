"""The HTTP calls of docs/protocol.md, and the WebSocket's front door."""

from __future__ import annotations

from typing import Any

from aiohttp import web

from ..kernel import BadInput, Refused, registry
from ..tables import lobby, replay
from ..tables.hall import NoTable
from ..tables.hints import gives_hints
from ..tables.keys import code_from
from ..tables.messages import Again, Created, GameInfo, Games, NewTable, TakeSeat
from ..tables.results import csv_of
from ..tables.table import Table
from ..text import rules_of
from . import lessons
from .bodies import read_body
from .place import Routes
from .server import SERVER, json, problem

__all__ = ["add_routes", "seat_from", "seat_of", "seated", "table_of", "token_of"]

COOKIE_AGE_S = 90 * 24 * 3600


def add_routes(app: Routes) -> None:
    """All of ``/api``."""
    table = "/api/tables/{code}"
    app.add_routes(
        [
            web.get("/api/games", games),
            web.get("/api/games/{game}/rules", rules),
            web.get("/api/games/{game}/lesson", lessons.begin),
            web.post("/api/games/{game}/lesson", lessons.go_on),
            web.get("/api/info", info),
            web.post("/api/tables", create),
            web.get(table, state),
            web.post(f"{table}/seats", take_seat),
            web.post(f"{table}/start", start),
            web.post(f"{table}/rematch", rematch),
            web.get(f"{table}/record", record),
            web.get(f"{table}/results", results),
            web.get(f"{table}/log", log),
            web.get(f"{table}/replay", moment),
            web.get(f"{table}/review", review),
        ]
    )


# -- helpers -----------------------------------------------------------------------------------------------------------


async def table_of(request: web.Request) -> Table:
    """The table that the address names; NoTable where there is none."""
    code = code_from(request.match_info["code"])
    if code is None:
        raise NoTable(request.match_info["code"])
    return await request.app[SERVER].hall.find(code, fresh=True)


def bearer_of(request: web.Request) -> str | None:
    """The token of the header."""
    scheme, _, token = request.headers.get("Authorization", "").partition(" ")
    return (token.strip() or None) if scheme.lower() == "bearer" else None


def token_of(request: web.Request, code: str) -> str | None:
    """The token of the header, or else of the cookie."""
    return bearer_of(request) or request.cookies.get(cookie_of(code))


def cookie_of(code: str) -> str:
    """The name of the cookie that holds a table's token."""
    return f"parlwr_{code}"


def seat_of(request: web.Request, table: Table) -> int | None:
    """The seat that the caller's token holds; None without one, refuses table.seat where it holds none."""
    return lobby.seat_of(table, token_of(request, table.row.code))


def _viewer(request: web.Request, table: Table) -> int | None:
    """Whose eyes somebody looks with. A cookie may be older than the seat it spoke for: whoever has it watches."""
    try:
        return seat_of(request, table)
    except Refused:
        if bearer_of(request) is not None:
            raise
        return None


def seat_from(request: web.Request) -> int:
    """The number of a seat in the address."""
    text = request.match_info["seat"]
    if not (text.isascii() and text.isdigit() and len(text) < 4):
        raise Refused("table.malformed", why="seat: a whole number from 0 is wanted")
    return int(text)


def _number(request: web.Request, name: str) -> int | None:
    text = request.query.get(name)
    if text is None or text == "":
        return None
    if not (text.isascii() and text.isdigit() and len(text) < 10):
        raise Refused("table.malformed", why=f"{name}: a whole number from 0 is wanted")
    return int(text)


def seated(request: web.Request, created: Created) -> web.Response:
    """A seat's token, told once: in the body for scripts, in a cookie for browsers."""
    response = json(created, 201)
    if created.token is not None:
        server = request.app[SERVER]
        response.set_cookie(
            cookie_of(created.table),
            created.token,
            max_age=COOKIE_AGE_S,
            path=f"{server.place.folder}/api/tables/{created.table}",
            httponly=True,
            samesite="Strict",
            secure=server.secure(request),
        )
    return response


# -- before the game ---------------------------------------------------------------------------------------------------


async def games(_request: web.Request) -> web.Response:
    """The games there are."""
    found = [
        GameInfo(
            game.name,
            game.players,
            game.usual,
            game.minutes,
            game.rules,
            list(game.option_specs()),
            lobby.levels(game.name),
            list(game.ranges),
            bool(lessons.lessons(game.name)),
            gives_hints(game.name),
        )
        for game in registry.games()
    ]
    return json(Games(found))


async def rules(request: web.Request) -> web.Response:
    """A game's rules in the rulebook's order; ``table`` for those of every table."""
    try:
        return json(list(rules_of(request.match_info["game"])))
    except BadInput:
        return problem(404, "not-found")


async def info(request: web.Request) -> web.Response:
    """Where others reach this server."""
    server = request.app[SERVER]
    return json({"address": server.place.url or server.address})


async def create(request: web.Request) -> web.Response:
    """A new table."""
    new = await read_body(request, NewTable)
    return seated(request, await lobby.create(request.app[SERVER].hall, new))


async def state(request: web.Request) -> web.Response:
    """A table's public state."""
    return json((await table_of(request)).public())


async def take_seat(request: web.Request) -> web.Response:
    """A seat for who asks."""
    wish = await read_body(request, TakeSeat)
    table = await table_of(request)
    return seated(request, await lobby.take_seat(request.app[SERVER].hall, table, wish))


async def start(request: web.Request) -> web.Response:
    """Host: the game starts."""
    table = await table_of(request)
    await lobby.start(request.app[SERVER].hall, table, seat_of(request, table))
    return json(table.public())


async def rematch(request: web.Request) -> web.Response:
    """The same people at a new table."""
    wish = await read_body(request, Again)
    table = await table_of(request)
    hall = request.app[SERVER].hall
    return seated(request, await lobby.rematch(hall, table, seat_of(request, table), wish.rotate, wish.late))


# -- looking back ------------------------------------------------------------------------------------------------------


async def _look_back(request: web.Request, table: Table, make: Any, *args: Any) -> web.Response:
    """Something made from the stored log, in a thread."""
    hall = request.app[SERVER].hall

    def work() -> Any:
        row = hall.store.table(table.row.code)
        if row is None:  # cleared away while it was still in memory
            raise NoTable(table.row.code)
        return make(table.game, row, hall.store.actions(row.code), *args)

    return json(await hall.read(work))


async def record(request: web.Request) -> web.Response:
    """The record of a finished game."""
    try:
        table = await table_of(request)
    except Refused as refused:
        if refused.rule != "table.rules":
            raise
        return await _unplayed(request, refused)
    return await _look_back(request, table, replay.record_of) if table.over else problem(409, "not-over")


async def _unplayed(request: web.Request, refused: Refused) -> web.Response:
    """The record of a game that was over before its rules were given up; one that was not keeps its secrets."""
    hall, code = request.app[SERVER].hall, code_from(request.match_info["code"])
    row, rows = await hall.read(hall.store.whole, code)
    if row is None:
        raise NoTable(code)
    if row.stage != "over":
        raise refused
    return json(replay.bare_record(row, rows))


async def results(request: web.Request) -> web.Response:
    """How a finished game ended, as a file for a spreadsheet."""
    table = await table_of(request)
    if not table.over:
        return problem(409, "not-over")
    response = await _look_back(request, table, csv_of)
    response.content_type = "text/csv"
    response.charset = "utf-8"
    response.headers["Content-Disposition"] = f'attachment; filename="{table.row.code}.csv"'
    return response


async def review(request: web.Request) -> web.Response:
    """What a game has to say about itself once it is over."""
    table = await table_of(request)
    return await _look_back(request, table, replay.review_of) if table.over else problem(409, "not-over")


async def moment(request: web.Request) -> web.Response:
    """A moment of a finished game."""
    table = await table_of(request)
    if not table.over:
        return problem(409, "not-over")
    return await _look_back(request, table, replay.replay_at, _number(request, "at"), _number(request, "seat"))


async def log(request: web.Request) -> web.Response:
    """All that has happened, as the caller's seat saw it."""
    table = await table_of(request)
    if table.state is None:
        return json(replay.LogAnswer([]))
    viewer = _viewer(request, table)
    if viewer is None and table.row.shut:
        raise Refused("table.watch")
    return await _look_back(request, table, replay.log_of, viewer)
