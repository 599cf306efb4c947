"""A table whose rules this server no longer plays (table.rules), over the network: said kindly, and nothing is lost."""

from __future__ import annotations

from pathlib import Path

import aiohttp
import pytest
from tests.before import renewed

from parlwr.kernel import registry
from parlwr.store import open_store

from .helpers import Here, Player, until
from .stocked import Stocked, lay

SAID = {"refused": "table.rules", "say": {"rules": "1", "plays": ["2"]}}


@pytest.fixture
async def tables(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> list[Stocked]:
    """One of each stage, laid before an update that keeps no older rules."""
    store = open_store(str(tmp_path / "net.sqlite"))
    found = [
        lay(store, registry.get("ono99"), number, stage) for number, stage in enumerate(("open", "playing", "over"))
    ]
    store.close()
    renewed(monkeypatch)
    return found


async def test_every_call_says_why(tables: list[Stocked], here: Here, session: aiohttp.ClientSession) -> None:
    for one in tables:
        table = f"{here.url}/api/tables/{one.code}"
        headers = {"Authorization": f"Bearer {one.tokens[0]}"}
        for path in ("", "/log", "/replay", "/review"):
            async with session.get(table + path, headers=headers) as answer:
                assert (answer.status, await answer.json()) == (409, SAID), path
        for path, body in (("/seats", {"name": "Cai"}), ("/start", {}), ("/rematch", {})):
            async with session.post(table + path, json=body, headers=headers) as answer:
                assert (answer.status, await answer.json()) == (409, SAID), path


async def test_the_socket_is_closed_with_a_code_that_says_why(
    tables: list[Stocked], here: Here, session: aiohttp.ClientSession
) -> None:
    for one in tables:
        player = await Player(session, here.url, one.code, one.tokens[0]).come(first_message=False)
        await until(lambda player=player: player.closed is not None)  # type: ignore[misc]
        assert player.closed == 4411
        assert player.heard == []


async def test_a_finished_record_can_be_had_and_no_other(
    tables: list[Stocked], here: Here, session: aiohttp.ClientSession
) -> None:
    for one in tables:
        async with session.get(f"{here.url}/api/tables/{one.code}/record") as answer:
            text = await answer.text()
            assert answer.status == (200 if one.stage == "over" else 409)
            assert (one.seed in text) == (one.stage == "over")
            if one.stage != "over":
                assert await answer.json() == SAID
                continue
            record = await answer.json()
    assert (record["rules"], record["seats"], record["seed"]) == ("1", 3, one.seed)
    assert len(record["actions"]) > 3
    async with session.get(f"{here.url}/api/tables/BBB-999/record") as answer:
        assert answer.status == 404


async def test_a_new_table_is_played_by_the_new_rules(
    tables: list[Stocked], here: Here, session: aiohttp.ClientSession
) -> None:
    body = {"game": "ono99", "seats": [{"kind": "human"}] * 2, "name": "Ann"}
    async with session.post(f"{here.url}/api/tables", json=body) as answer:
        code = (await answer.json())["table"]
    async with session.get(f"{here.url}/api/tables/{code}") as answer:
        assert (await answer.json())["rules"] == "2"
