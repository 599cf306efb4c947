"""Workers that die, are stopped, or sleep while the world goes on: the others carry on, and nothing is lost."""

from __future__ import annotations

import asyncio
import os
import signal
from pathlib import Path

import aiohttp
import pytest
from tests.net.helpers import Player, until

from .judge import judge
from .parlour import Parlour, Worker
from .people import Crowd, ways
from .servers import PrivatePostgres

pytestmark = pytest.mark.faults

TAKEOVER_S = 5.0


async def test_one_of_three_workers_is_killed_under_load(
    session: aiohttp.ClientSession, tmp_path: Path, turn: int, postgres: PrivatePostgres, long: bool
) -> None:
    """kill -9 at any moment; everybody goes on at the others, and at the dead one when it is back."""
    db = postgres.database()
    async with Parlour(tmp_path, db, 3) as parlour, Crowd(session, turn, pace=0.02) as crowd:
        await crowd.sit_at(parlour.urls, 4)
        await crowd.sit_at(parlour.urls, 1, seats=3)
        for _ in range(3 if long else 1):
            await crowd.more(crowd.chance.randint(20, 80))
            await asyncio.sleep(crowd.chance.random() * 0.02)
            victim = crowd.chance.choice(parlour.workers)
            victim.kill()
            await crowd.more(30)
            await victim.start()
        await crowd.more(60)
        await crowd.go()
        await parlour.stop()
    assert judge(db, crowd.people) > 100


async def test_one_of_the_workers_on_one_port_is_killed(
    session: aiohttp.ClientSession, tmp_path: Path, turn: int, postgres: PrivatePostgres, long: bool
) -> None:
    """``--workers 3`` (quick form: 2): who dies is started again; when all of it dies nothing stays on the port."""
    db = postgres.database()
    parlour = Parlour(tmp_path, db, 0)
    count = 3 if long else 2
    house = Worker(tmp_path / "house.log", db, "--workers", f"{count}")
    parlour.workers.append(house)
    async with parlour, Crowd(session, turn, pace=0.02) as crowd:
        await crowd.sit_at(parlour.urls, 4)
        for _ in range(3 if long else 1):
            await crowd.more(crowd.chance.randint(20, 80))
            await until(lambda: len(house.crew()) == count, 120.0)
            os.kill(crowd.chance.choice(house.crew()), signal.SIGKILL)
            await crowd.more(40)
        await until(lambda: len(house.crew()) == count, 120.0)
        crew = house.crew()
        house.process.kill()
        await asyncio.to_thread(house.process.wait)
        await until(lambda: not any(Path(f"/proc/{pid}").exists() for pid in crew), 60.0, lambda: "orphans")
        await house.start()
        await crowd.more(40)
        await crowd.go()
        await parlour.stop()
    assert judge(db, crowd.people) > 100


async def test_workers_are_stopped_under_load_one_after_the_other(
    session: aiohttp.ClientSession, tmp_path: Path, turn: int, postgres: PrivatePostgres, long: bool
) -> None:
    """An upgrade, one worker after the other: nobody is refused anything, all are back at once."""
    db = postgres.database()
    async with Parlour(tmp_path, db, 2) as parlour, Crowd(session, turn, pace=0.02) as crowd:
        await crowd.sit_at(parlour.urls, 4)
        await crowd.sit_at(parlour.urls, 1, seats=4, game="hues", options={})
        for worker in parlour.workers[: 2 if long else 1]:
            await crowd.more(crowd.chance.randint(20, 80))
            assert await asyncio.to_thread(worker.stop) == 0
            await worker.start()
        await crowd.more(60)
        await crowd.go()
        await parlour.stop()
    assert not [rule for person in crowd.people for rule in person.refused.values() if rule == "table.storage"]
    assert judge(db, crowd.people) > 100


async def test_a_worker_sleeps_and_wakes(
    session: aiohttp.ClientSession, tmp_path: Path, turn: int, postgres: PrivatePostgres, long: bool
) -> None:
    """A worker that was given up for dead wakes with all it had in its hands: what it believes is out of date."""
    db = postgres.database()
    async with Parlour(tmp_path, db, 2) as parlour, Crowd(session, turn, pace=0.02, quiet=2.0) as crowd:
        await crowd.sit_at(parlour.urls, 4)
        code, _ = await crowd.table(parlour.urls, 0, bots=2, pace="human")
        crowd.sit(parlour.urls, code, None, "watcher")
        await crowd.more(40)
        sleeper = crowd.chance.choice(parlour.workers)
        sleeper.freeze()
        await crowd.more(40)
        await asyncio.sleep(TAKEOVER_S + 1 if long else 3.0)
        await crowd.more(10)
        sleeper.thaw()
        await crowd.more(80)
        await crowd.go()
        await parlour.stop()
    assert judge(db, crowd.people) > 100


async def keeper_of(parlour: Parlour, bots: int) -> Worker:
    """The worker that has made at least so many decisions of bots: it keeps the tables."""
    while True:
        for worker in parlour.workers:
            if await asyncio.to_thread(worker.metric, "parlwr_bot_decisions_total") >= bots:
                return worker
        await asyncio.sleep(0.05)


@ways("kill", "stop")
async def test_bots_and_clocks_are_taken_over(
    session: aiohttp.ClientSession, tmp_path: Path, turn: int, postgres: PrivatePostgres, long: bool, way: str
) -> None:
    """Whoever keeps a table's bots and clock is gone: another goes on within 5 s, and nobody acts twice."""
    db = postgres.database()
    async with Parlour(tmp_path, db, 2, "--thinkers", "1") as parlour, Crowd(session, turn) as crowd:
        bots, _ = await crowd.table(parlour.urls, 0, bots=3, pace="human")
        keeper = await keeper_of(parlour, 2)
        other = next(worker for worker in parlour.workers if worker is not keeper)
        clock, tokens = await crowd.table([keeper.url], 2, clock=1)
        people = [
            await Player(session, other.url, code, token).come()
            for code, token in ((bots, None), (clock, tokens[0]), (clock, tokens[1]))
        ]
        for player in people:  # (who says nothing comes as a spectator, after a moment)
            await player.hear("view")
        await people[1].see(1)
        before = [player.last["version"] for player in people]
        loop = asyncio.get_running_loop()
        if way == "kill":
            keeper.kill()
        else:
            assert await asyncio.to_thread(keeper.stop) == 0
        begin = loop.time()
        for player, version in zip(people, before, strict=True):
            await until(lambda p=player, v=version: p.last["version"] > v + 1, 60.0, lambda: "nobody takes over")
        took = loop.time() - begin
        assert took < (TAKEOVER_S + 4.0 if long else 50.0), f"{took:.1f} s"
        for player in people:
            versions = [message["version"] for message in player.all("view")]
            assert versions == sorted(versions)
        await keeper.start()
        await parlour.stop()
