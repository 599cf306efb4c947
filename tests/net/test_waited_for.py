"""Whose turn it is stands in a table's public state: for lists of one's games, which open no socket."""

from __future__ import annotations

from pathlib import Path

import aiohttp

from .helpers import Here, Player, act, make


async def told(session: aiohttp.ClientSession, here: Here, code: str) -> list[int]:
    async with session.get(f"{here.url}/api/tables/{code}") as answer:
        found: list[int] = (await answer.json())["to_act"]
        return found


async def test_before_during_and_after_a_restart(session: aiohttp.ClientSession, tmp_path: Path) -> None:
    """As a spectator sees it; nobody before the game; the same once the server has read the table from its file."""
    database = tmp_path / "w.sqlite"
    async with Here(database) as here:
        body = {"game": "ono99", "seats": [{"kind": "human"}, {"kind": "human"}], "name": "A"}
        async with session.post(f"{here.url}/api/tables", json=body) as answer:
            open_code = (await answer.json())["table"]
        assert await told(session, here, open_code) == []
        code, tokens = await make(session, here.url, 2)
        players = [await Player(session, here.url, code, token).come() for token in tokens]
        eye = await Player(session, here.url, code, None).come()
        seen = []
        for number in range(6):
            await act(players, f"{number}")
            view = await eye.see(number + 1)
            assert await told(session, here, code) == view["to_act"]
            seen.append(tuple(view["to_act"]))
        assert len(set(seen)) == 2
    async with Here(database) as here:
        assert tuple(await told(session, here, code)) == seen[-1]
