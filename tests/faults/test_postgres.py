"""PostgreSQL goes away under load, in every way it can, and comes back: nothing is lost, and play goes on."""

from __future__ import annotations

import asyncio
from pathlib import Path

import aiohttp
import pytest

from .judge import judge
from .parlour import Parlour
from .people import Crowd
from .servers import PrivatePostgres

pytestmark = pytest.mark.faults


async def test_postgres_is_restarted_under_load(
    session: aiohttp.ClientSession, tmp_path: Path, turn: int, postgres: PrivatePostgres, long: bool
) -> None:
    """Back within 3 s of PostgreSQL (the quick form shares two cores with the other tests, and asks for less)."""
    db = postgres.database()
    async with Parlour(tmp_path, db, 2) as parlour, Crowd(session, turn, pace=0.02) as crowd:
        await crowd.sit_at(parlour.urls, 5)
        for how in crowd.chance.sample(("fast", "immediate", "kill"), 3):
            await crowd.more(crowd.chance.randint(20, 80))
            await asyncio.sleep(crowd.chance.random() * 0.02)
            await asyncio.to_thread(postgres.stop, how)
            await asyncio.sleep(crowd.chance.random())
            await asyncio.to_thread(postgres.start)
            took = await crowd.more(1)
            assert took < (3.0 if long else 30.0), f"{took:.1f} s after PostgreSQL was back"
        await crowd.more(60)
        await crowd.go()
        await parlour.stop()
    assert judge(db, crowd.people) > 100
