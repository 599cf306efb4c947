"""The JSON Schema of every message, and the OpenAPI description, made from the structs that the server uses.

``python -m parlwr.net.schema [FILE]`` writes the schema (standard output without FILE); the client's TypeScript types
are generated from it, and CI fails when they have drifted. Names of a game's own structs carry the game's name.
"""

from __future__ import annotations

import json
import sys
from functools import cache
from pathlib import Path
from typing import Any

import msgspec

from ..kernel import AnyGame, Record, Rule, registry
from ..tables import messages as wire
from ..tables.lessons import LessonAnswer, LessonWish
from ..tables.replay import LogAnswer, ReplayAnswer
from .paths import openapi_paths

__all__ = ["json_schema", "main", "openapi"]

_WIRE = (
    wire.Again,
    wire.Answer,
    wire.CallRefusal,
    wire.Claim,
    wire.ClientMessage,
    wire.Created,
    wire.Games,
    wire.HelloMessage,
    wire.NewTable,
    wire.Ok,
    wire.Problem,
    wire.PublicTable,
    wire.PutSeat,
    wire.PutTable,
    wire.ReactMessage,
    wire.Refusal,
    wire.SeatCode,
    wire.TableMessage,
    wire.Tables,
    wire.TakeSeat,
    wire.ViewMessage,
    LessonAnswer,
    LessonWish,
    LogAnswer,
    Record,
    ReplayAnswer,
    Rule,
)
_REF = "#/$defs/{name}"
_SHARED = ("Result",)
"""Structs of the kernel that every game uses as they are."""
_FROM_SERVER = ("HelloMessage", "TableMessage", "ViewMessage", "Ok", "Refusal", "Answer", "ReactMessage")


def _ref(name: str) -> dict[str, str]:
    return {"$ref": _REF.format(name=name)}


def _renamed(schema: Any, names: dict[str, str]) -> Any:
    """A schema with the components it refers to called by their new names."""
    if isinstance(schema, dict):
        return {
            key: _REF.format(name=names[value.rsplit("/", 1)[1]])
            if key == "$ref"
            else {tag: _REF.format(name=names[ref.rsplit("/", 1)[1]]) for tag, ref in value.items()}
            if key == "mapping"
            else _renamed(value, names)
            for key, value in schema.items()
        }
    return [_renamed(one, names) for one in schema] if isinstance(schema, list) else schema


def _game(game: AnyGame) -> dict[str, Any]:
    """The components of one game: its Options, View, Action and Event, and all they are made of."""
    prefix = "".join(part.capitalize() for part in game.name.split("_"))
    roots = {"Options": game.Options, "View": game.View, "Action": game.Action, "Event": game.Event}
    schemas, components = msgspec.json.schema_components(list(roots.values()), ref_template=_REF)
    names = {
        name: name if name in _SHARED or name.startswith(prefix) else prefix + name.replace(".", "_")
        for name in components
    }
    taken = set(names.values())
    found = {
        names[name]: _renamed(schema, names) | {"title": names[name]}
        for name, schema in components.items()
        if name not in _SHARED
    }
    for name, schema in zip(roots, schemas, strict=True):
        if prefix + name not in taken:
            found[prefix + name] = _renamed(schema, names) | {"title": prefix + name}
    return found


@cache
def json_schema() -> dict[str, Any]:
    """Every message of the protocol and of the games, as one JSON Schema with ``$defs``."""
    _, components = msgspec.json.schema_components(_WIRE, ref_template=_REF)
    games = {game.name: _game(game) for game in registry.games()}
    for found in games.values():
        components |= found
    prefixes = ["".join(part.capitalize() for part in name.split("_")) for name in games]
    unions = {kind: {"anyOf": [_ref(prefix + kind) for prefix in prefixes]} for kind in ("View", "Action", "Event")}
    unions["Options"] = {"anyOf": [_ref(prefix + "Options") for prefix in prefixes]}
    components |= {f"Any{kind}": union | {"title": f"Any{kind}"} for kind, union in unions.items()}
    for name, field, kind in (
        ("ViewMessage", "view", "View"),
        ("ReplayAnswer", "view", "View"),
        ("Moment", "view", "View"),
        ("PublicTable", "options", "Options"),
        ("ClientMessage", "do", "Action"),
    ):
        components[name]["properties"][field] = _ref(f"Any{kind}")
    for name in ("ViewMessage", "ReplayAnswer", "LogEntry", "Moment"):
        components[name]["properties"]["events"] = {"type": "array", "items": _ref("AnyEvent")}
    components["ServerMessage"] = {"title": "ServerMessage", "anyOf": [_ref(name) for name in _FROM_SERVER]}
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Parlwr",
        "anyOf": [_ref("ServerMessage"), _ref("ClientMessage")],
        "$defs": dict(sorted(components.items())),
    }


@cache
def openapi() -> bytes:
    """The OpenAPI 3.1 description, as JSON; ``components.schemas`` holds what :func:`json_schema` holds."""
    from .. import __version__

    text = json.dumps(
        {
            "openapi": "3.1.0",
            "info": {
                "title": "Parlwr",
                "version": __version__,
                "description": "Tables of hidden-information games. The WebSocket at /api/tables/{code}/play sends "
                "ServerMessage and takes ClientMessage; docs/protocol.md says what they mean.",
            },
            "paths": openapi_paths(),
            "components": {
                "schemas": json_schema()["$defs"],
                "securitySchemes": {"seat": {"type": "http", "scheme": "bearer"}},
            },
        }
    )
    return text.replace("#/$defs/", "#/components/schemas/").encode()


def main(arguments: list[str]) -> None:
    """Write the JSON Schema to a file, or to standard output."""
    text = json.dumps(json_schema(), indent=1, ensure_ascii=False) + "\n"
    if arguments:
        Path(arguments[0]).write_text(text, "utf-8")
    else:
        sys.stdout.write(text)


if __name__ == "__main__":
    main(sys.argv[1:])
