"""``kill -9`` of the server at any moment: no acknowledged action lost, none doubled, every seat goes on."""

from __future__ import annotations

import asyncio
from pathlib import Path

import aiohttp
import pytest

from .judge import judge
from .parlour import Parlour
from .people import Crowd

pytestmark = pytest.mark.faults


async def test_kill_at_random_moments(session: aiohttp.ClientSession, tmp_path: Path, turn: int, long: bool) -> None:
    """One server on SQLite. (Several on PostgreSQL: test_workers.py.)"""
    db = str(tmp_path / "kill.sqlite")
    async with Parlour(tmp_path, db) as parlour, Crowd(session, turn) as crowd:
        (server,) = parlour.workers
        await crowd.sit_at(parlour.urls, 3)
        for _ in range(3 if long else 2):
            await crowd.more(crowd.chance.randint(5, 60))
            await asyncio.sleep(crowd.chance.random() * 0.02)
            server.kill()
            await server.start()
        await crowd.more(11)
        await crowd.go()
        await parlour.stop()
    assert judge(db, crowd.people) > 50
