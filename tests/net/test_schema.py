"""The schema is true: whatever really goes over the wire is what it says, for every game."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import aiohttp
import msgspec
import pytest
from jsonschema import Draft202012Validator

from parlwr.kernel import FastDice, registry
from parlwr.net.schema import json_schema, openapi
from parlwr.tables.messages import ViewMessage

from .helpers import Here, Player, act, make

ROOT = Path(__file__).resolve().parents[2]


def plain() -> Any:
    return json.loads(json.dumps(json_schema()))


def validator(name: str) -> Draft202012Validator:
    return Draft202012Validator({"$defs": json_schema()["$defs"], "$ref": f"#/$defs/{name}"})


def test_the_schema_is_a_schema_and_all_its_references_lead_somewhere() -> None:
    schema = json_schema()
    Draft202012Validator.check_schema(schema)
    names = set(schema["$defs"])
    for reference in re.findall(r'"#/\$defs/([^"]+)"', json.dumps(schema)):
        assert reference in names
    for name, one in schema["$defs"].items():
        assert one.get("title", name) == name or name in ("Rule", "Record")


def test_the_file_the_client_s_types_are_made_from_is_up_to_date() -> None:
    file = ROOT / "client/src/schema.json"
    assert json.loads(file.read_text("utf-8")) == plain(), "python -m parlwr.net.schema client/src/schema.json"


def test_the_command_writes_it(tmp_path: Path) -> None:
    file = tmp_path / "schema.json"
    subprocess.run([sys.executable, "-m", "parlwr.net.schema", str(file)], check=True, timeout=60)
    assert json.loads(file.read_text("utf-8")) == plain()


@pytest.mark.parametrize("name", registry.names())
def test_every_view_action_and_event_of_a_random_game_is_what_the_schema_says(name: str) -> None:
    game, dice = registry.get(name), FastDice(7)
    seats = max(game.players[0], 3)
    prefix = "".join(part.capitalize() for part in name.split("_"))
    checks = {kind: validator(prefix + kind) for kind in ("View", "Action", "Event", "Options")}
    message = validator("ServerMessage")
    options = game.read({}, seats)
    checks["Options"].validate(json.loads(msgspec.json.encode(options)))
    state = game.start(options, seats, dice)
    for version in range(40):
        if game.result(state) is not None:
            break
        seat = game.to_act(state)[0]
        view = game.view(state, seat)
        action = game.complete(dice.choice(view.actions), view, dice)
        checks["Action"].validate(json.loads(msgspec.json.encode(action)))
        events = game.act(state, seat, action, dice)
        for listener in (*range(seats), None):
            shown = [seen for event in events if (seen := game.show(event, listener)) is not None]
            for event in shown:
                checks["Event"].validate(json.loads(msgspec.json.encode(event)))
            view = game.view(state, listener)
            checks["View"].validate(json.loads(msgspec.json.encode(view)))
            message.validate(json.loads(msgspec.json.encode(ViewMessage(view, version, 0, shown))))


async def test_what_goes_over_the_wire_is_what_the_schema_says(session: aiohttp.ClientSession, here: Here) -> None:
    check = validator("ServerMessage")
    code, tokens = await make(session, here.url, 2, clock=60)
    players = [await Player(session, here.url, code, token).come() for token in tokens]
    for number in range(6):
        await act(players, f"{number}")
    for wrong in ({"type": "fly"}, {"type": "play", "card": "7"}):
        await players[0].answer(do=wrong, id="x")
    for player in players:
        kinds = set()
        for heard in player.heard:
            check.validate(heard)
            kinds.add(next(iter(heard)))
        assert {"hello", "view", "table"} <= kinds


async def test_openapi_names_every_call_there_is(session: aiohttp.ClientSession, here: Here) -> None:
    async with session.get(f"{here.url}/schema") as answer:
        assert answer.status == 200
        description: dict[str, Any] = await answer.json()
    assert description == json.loads(openapi())
    assert description["openapi"].startswith("3.1")
    described = {
        (path.replace("{seat}", "{}").replace("{code}", "{}").replace("{game}", "{}"), method.upper())
        for path, item in description["paths"].items()
        for method in item
        if method in ("get", "post", "put", "delete")
    }
    routes = {
        (re.sub(r"\{\w+\}", "{}", route.resource.canonical), route.method)
        for route in here.app.router.routes()
        if route.resource is not None and route.resource.canonical.startswith("/api/") and route.method != "HEAD"
    }
    routes.discard(("/api/tables/{}/play", "GET"))
    assert {one for one in described if one[0].startswith("/api/")} == routes
    names = set(description["components"]["schemas"])
    assert set(re.findall(r'"#/components/schemas/([^"]+)"', json.dumps(description))) <= names
