"""The network between a worker and its database is cut, without a word, and comes back."""

from __future__ import annotations

import asyncio
from pathlib import Path

import aiohttp
import pytest
from tests.net.helpers import until

from .judge import judge
from .namespace import host
from .parlour import Parlour, Worker
from .people import Crowd, ways
from .servers import PrivatePostgres

pytestmark = pytest.mark.faults

CUT_S = 10.0


@ways("cut", "deaf")
async def test_a_worker_is_cut_off_from_the_database(
    session: aiohttp.ClientSession, tmp_path: Path, turn: int, postgres: PrivatePostgres, long: bool, way: str
) -> None:
    """For 10 s (quick form: 3 s) nothing comes through, or no answer does: the other worker goes on, and nothing that
    was under way is lost, doubled, or done after it was refused."""
    with host() as there:
        listen = f"127.0.0.1,{there.database[0]}"
        postgres.allow(there.database[1])
        postgres.stop()
        postgres.start(f"listen_addresses={listen}")
        db = postgres.database()
        away = db.replace("127.0.0.1", there.database[0])
        parlour = Parlour(tmp_path, db, 1)
        parlour.workers.append(Worker(tmp_path / "away.log", away, wrap=there.wrap, host=there.people[1]))
        async with parlour, Crowd(session, turn, pace=0.03) as crowd:
            near = parlour.urls[:1]
            for _ in range(4):  # (made by the near worker: the other does not take us for its own machine's)
                await crowd.sit_at(near, 1)
            for code, tokens in [*crowd.tokens.items()]:
                for number, token in enumerate(tokens):
                    crowd.sit(parlour.urls, code, token, f"far{number}")
            await crowd.more(60)
            (there.cut if way == "cut" else there.deafen)()
            await crowd.more(30)
            await asyncio.sleep(CUT_S if long else 3.0)
            await crowd.more(10)
            (there.mend if way == "cut" else there.undeafen)()
            await crowd.more(80)
            await back(crowd, *parlour.urls, long)
            await crowd.go()
            await parlour.stop()
    assert judge(db, crowd.people) > 100


async def back(crowd: Crowd, near: str, away: str, long: bool) -> None:
    """Whoever sits down at the worker that was cut off can play there."""
    code, tokens = await crowd.table([near], 2)
    people = [crowd.sit([away], code, token, f"back{number}") for number, token in enumerate(tokens)]
    await until(lambda: sum(len(one.acknowledged) for one in people) >= 5, 10.0 if long else 60.0)
