"""Two workers whose clocks are 30 s apart keep one table's clock: turns end once, and when they should."""

from __future__ import annotations

import asyncio
import os
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import aiohttp
import pytest
from tests.net.helpers import Player, until

from parlwr.store import open_store

from .clocks import shifted, uptime
from .parlour import Parlour, Worker
from .people import Crowd
from .servers import PrivatePostgres

pytestmark = pytest.mark.faults

APART_S = 30
CLOCK_S = 1
SLACK_S = 1.5
"""Bots think, in processes that have to be started: one may be late by so much, but never early. (The quick form shares
two cores with all the other tests, and looks only that none is early.)"""


def test_the_clocks_are_really_apart(tmp_path: Path) -> None:
    """Otherwise the test below would show nothing."""
    program = [sys.executable, "-c", "import time; print(time.time(), time.monotonic())"]
    words = [*uptime(5000), *program]
    said = subprocess.run(
        words, env=os.environ | shifted(tmp_path, APART_S), capture_output=True, text=True, check=True
    )
    day, up = map(float, said.stdout.split())
    assert abs(day - time.time() - APART_S) < 5
    assert not uptime(5000) or up - time.monotonic() > 4900


async def test_clocks_thirty_seconds_apart(
    session: aiohttp.ClientSession, tmp_path: Path, turn: int, postgres: PrivatePostgres, long: bool
) -> None:
    db = postgres.database()
    ahead = APART_S if turn % 2 == 0 else -APART_S
    parlour = Parlour(tmp_path, db, 1)
    parlour.workers.append(
        Worker(tmp_path / "other.log", db, wrap=uptime(5000 + 100 * turn), env=shifted(tmp_path, ahead))
    )
    turns = 5 if long else 3
    async with parlour:
        crowd = Crowd(session, turn)
        # Nobody plays at the first two: their clocks alone do, kept by one worker or the other. At the third, bots do.
        tables = [await crowd.table([url], 2, clock=CLOCK_S) for url in parlour.urls]
        tables.append(await crowd.table(parlour.urls, 2, bots=1, clock=CLOCK_S))
        watching = []
        for code, tokens in tables:
            there = [
                Watch(await Player(session, url, code, token).come(), url)
                for url, token in zip(parlour.urls, tokens, strict=True)
            ]
            watching.append(there)
        every = [one for there in watching for one in there]
        tasks = [asyncio.create_task(one.watch()) for one in every]
        await until(lambda: all(one.clocked >= turns for one in every), 60.0 * turns, lambda: "the clock does not run")
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await parlour.stop()
    for one in every:
        one.judge(SLACK_S if long else 30.0)
    store = open_store(db)
    for (code, _), there in zip(tables, watching, strict=True):
        rows = store.actions(code)
        assert [row.version for row in rows] == list(range(1, len(rows) + 1))
        for one in there:
            assert one.player.last["version"] <= len(rows)
    store.close()


class Watch:
    """Somebody at a table who does nothing and notes when what happened."""

    def __init__(self, player: Player, url: str) -> None:
        self.player = player
        self.url = url
        self.clocked = 0
        self.seen: list[tuple[float, dict[str, Any]]] = []

    async def watch(self) -> None:
        while True:
            views = self.player.all("view")
            for message in views[len(self.seen) :]:
                self.seen.append((time.monotonic(), message))
                self.clocked += message.get("by") == "clock"
            await asyncio.sleep(0.003)

    def judge(self, slack: float) -> None:
        """No turn ended early or late, and none was ended twice."""
        waited = None
        for now, message in self.seen:
            if message.get("by") == "clock" and waited is not None:
                took = now - waited
                assert CLOCK_S - 0.3 < took < CLOCK_S + slack, f"a turn took {took:.2f} s at {self.url}"
            if message["view"]["result"] is None:
                assert -0.01 <= message["left"] <= CLOCK_S + 0.01, message["left"]
                if message["events"]:
                    assert message["left"] > CLOCK_S - slack, message["left"]
            waited = now if message["events"] else waited
        versions = [message["version"] for _, message in self.seen]
        assert versions == sorted(versions)
