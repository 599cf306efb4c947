"""The calls of the HTTP interface as OpenAPI describes them."""

from __future__ import annotations

from typing import Any

__all__ = ["openapi_paths"]

_CODE = {"name": "code", "in": "path", "required": True, "schema": {"type": "string"}, "example": "CWM-418"}
_REFUSED = {
    "400": "what is no such request (table.malformed), or no JSON",
    "403": "not yours (table.seat, table.host), not open (table.watch, table.code), or asked from another site's page",
    "404": "no such table",
    "409": "refused by a rule",
    "413": "a body over 16 kB",
    "415": "a body that is packed",
    "429": "too much (table.rate)",
    "503": "the action could not be kept (table.storage)",
}
_FACTS = {"application/json": {"schema": {"type": "object"}}}
_CSV = {"text/csv": {"schema": {"type": "string"}}}
_ADDRESS = {
    "application/json": {
        "schema": {
            "type": "object",
            "properties": {"address": {"type": ["string", "null"]}},
            "required": ["address"],
            "additionalProperties": False,
        }
    }
}


def _schema(name: str) -> dict[str, Any]:
    return {"application/json": {"schema": {"$ref": f"#/components/schemas/{name}"}}}


def _call(
    what: str, answer: str | dict[str, Any], status: str = "200", body: str | None = None, *, seat: bool = False
) -> dict[str, Any]:
    content = _schema(answer) if isinstance(answer, str) else answer
    responses: dict[str, Any] = {status: {"description": "done", "content": content}}
    either = {"anyOf": [{"$ref": "#/components/schemas/CallRefusal"}, {"$ref": "#/components/schemas/Problem"}]}
    for code, why in _REFUSED.items():
        responses[code] = {"description": why, "content": {"application/json": {"schema": either}}}
    call: dict[str, Any] = {"summary": what, "responses": responses}
    if body is not None:
        call["requestBody"] = {"required": True, "content": _schema(body)}
    if seat:
        call["security"] = [{"seat": []}]
    return call


def _number(name: str, where: str = "path") -> dict[str, Any]:
    return {"name": name, "in": where, "required": where == "path", "schema": {"type": "integer", "minimum": 0}}


def openapi_paths() -> dict[str, Any]:
    """The ``paths`` of the OpenAPI description."""
    text = {"text/plain": {"schema": {"type": "string"}}}
    rules = {"application/json": {"schema": {"type": "array", "items": {"$ref": "#/components/schemas/Rule"}}}}
    game = {"name": "game", "in": "path", "required": True, "schema": {"type": "string"}}
    lang = {"name": "lang", "in": "query", "required": False, "schema": {"type": "string"}, "example": "cy"}
    either = [{"$ref": "#/components/schemas/LessonAnswer"}, {"$ref": "#/components/schemas/Answer"}]
    lesson = {"application/json": {"schema": {"anyOf": either}}}
    table = "/api/tables/{code}"
    paths: dict[str, Any] = {
        "/api/games": {"get": _call("The games, their options and bots", "Games")},
        "/api/games/{game}/rules": {
            "parameters": [game],
            "get": _call("A game's rules in the rulebook's order", rules),
        },
        "/api/games/{game}/lesson": {
            "parameters": [game],
            "get": _call("A game's lesson: its first step", "LessonAnswer") | {"parameters": [lang]},
            "post": _call("A game's lesson, after what the learner has done", lesson, body="LessonWish"),
        },
        "/api/info": {"get": _call("Where phones in the house reach this server", _ADDRESS)},
        "/api/tables": {
            "get": _call("Open tables that anybody may join", "Tables"),
            "post": _call("A new table", "Created", "201", "NewTable"),
        },
        table: {
            "get": _call("The table's public state", "PublicTable"),
            "put": _call("Host: listed or not, watched or not, who is host", "PublicTable", body="PutTable", seat=True),
        },
        f"{table}/seats": {"post": _call("Take a seat", "Created", "201", "TakeSeat")},
        f"{table}/seats/{{seat}}": {
            "parameters": [_number("seat")],
            "put": _call(
                "A bot for a seat, or the seat opened; one's own mark; a computer player that stands in",
                "PublicTable",
                body="PutSeat",
                seat=True,
            ),
        },
        f"{table}/seats/{{seat}}/code": {
            "parameters": [_number("seat")],
            "post": _call("A one-time code that moves one's seat to another device", "SeatCode", "201", seat=True),
        },
        f"{table}/seats/{{seat}}/claim": {
            "parameters": [_number("seat")],
            "post": _call("The seat goes to the device that says its code", "Created", "201", "Claim"),
        },
        f"{table}/start": {"post": _call("Host: start, bots in the free seats", "PublicTable", seat=True)},
        f"{table}/rematch": {"post": _call("The same people at a new table", "Created", "201", "Again", seat=True)},
        f"{table}/record": {"get": _call("The record, once the game is over", "Record")},
        f"{table}/results": {"get": _call("How it ended, as CSV, once the game is over", _CSV)},
        f"{table}/log": {"get": _call("All that has happened, as the caller saw it", "LogAnswer", seat=True)},
        f"{table}/replay": {
            "parameters": [_number("at", "query"), _number("seat", "query")],
            "get": _call("A moment of a finished game", "ReplayAnswer"),
        },
        f"{table}/review": {"get": _call("A finished game looked back upon", _FACTS)},
        "/text/{lang}/{part}.ftl": {
            "parameters": [
                {"name": name, "in": "path", "required": True, "schema": {"type": "string"}}
                for name in ("lang", "part")
            ],
            "get": _call("Fluent texts", text),
        },
    }
    for path, item in paths.items():
        if path.startswith(table):
            item.setdefault("parameters", []).append(_CODE)
    return paths
