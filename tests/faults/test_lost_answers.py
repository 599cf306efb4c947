"""The connection to the database breaks while a commit is under way: was it done, or was it not?"""

from __future__ import annotations

from pathlib import Path

import aiohttp
import pytest

from .judge import judge
from .parlour import Parlour
from .people import Crowd
from .servers import PrivatePostgres
from .wire import Loss, Wire

pytestmark = pytest.mark.faults


async def test_the_answer_to_a_commit_is_lost(
    session: aiohttp.ClientSession,
    tmp_path: Path,
    turn: int,
    postgres: PrivatePostgres,
) -> None:
    """Nobody is told that a move has failed which then turns out to have been made, nor is it made twice."""
    db = postgres.database()
    async with Wire(postgres.port) as wire:
        parlour = Parlour(tmp_path, db.replace(f":{postgres.port}", f":{wire.port}"), 1)
        async with parlour, Crowd(session, turn, pace=0.03) as crowd:
            await crowd.sit_at(parlour.urls, 4)
            losses: list[Loss] = ["answer", "late", "answer", "late"]
            for loss in losses:
                await crowd.more(crowd.chance.randint(3, 30))
                await wire.lose(loss, delay=crowd.chance.choice((0.0, 0.05, 0.3, 1.0)))
                await crowd.more(1)
            await crowd.more(40)
            await crowd.go()
            await parlour.stop()
    assert wire.lost == len(losses)
    assert judge(db, crowd.people) > 100
