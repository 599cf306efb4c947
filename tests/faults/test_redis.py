"""Redis carries the news between workers; without it they go on, slower."""

from __future__ import annotations

import asyncio
from pathlib import Path

import aiohttp
import pytest

from .judge import judge
from .parlour import Parlour
from .people import Crowd
from .servers import PrivatePostgres, PrivateRedis

pytestmark = pytest.mark.faults


async def test_redis_goes_and_comes_back_under_load(
    session: aiohttp.ClientSession, tmp_path: Path, turn: int, postgres: PrivatePostgres
) -> None:
    db = postgres.database()
    redis = PrivateRedis().start()
    try:
        async with (
            Parlour(tmp_path, db, 2, "--redis", redis.url) as parlour,
            Crowd(session, turn, pace=0.02) as crowd,
        ):
            await crowd.sit_at(parlour.urls, 5)
            await crowd.more(60)
            redis.stop()
            await crowd.more(60)
            # Who begins while Redis is gone begins all the same.
            worker = crowd.chance.choice(parlour.workers)
            assert await asyncio.to_thread(worker.stop) == 0
            await worker.start()
            await crowd.more(30)
            await asyncio.to_thread(redis.start)
            await crowd.more(60)
            await crowd.go()
            await parlour.stop()
    finally:
        redis.stop()
    assert judge(db, crowd.people) > 100
