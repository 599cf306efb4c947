"""Somebody does not read what he is sent: he is dropped, and the table is not slowed, at his worker or at another."""

from __future__ import annotations

import asyncio
import contextlib
import socket
from pathlib import Path

import aiohttp
import pytest
from tests.net.test_frames import client

from .judge import judge
from .parlour import Parlour, Worker
from .people import Crowd
from .servers import PrivatePostgres

pytestmark = pytest.mark.faults

DECK = client(b'{"ask":{"deck":true},"id":"deck"}')
"""A question whose answer is a hundred times as long."""
AT_ONCE = 400


def deaf(worker: Worker, code: str, token: str) -> socket.socket:
    """A socket of a seat that never reads a byte, with as little room for what it is sent as there can be."""
    link = socket.socket()
    link.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    link.connect((worker.host, worker.port))
    link.sendall(
        f"GET /api/tables/{code}/play HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        f"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: {'A' * 22}==\r\n"
        f"Authorization: Bearer {token}\r\n\r\n".encode()
    )
    return link


async def dropped(parlour: Parlour) -> int:
    """How many slow readers the workers have dropped."""
    found = [await asyncio.to_thread(worker.metric, "parlwr_slow_sockets_dropped_total") for worker in parlour.workers]
    return int(sum(found))


async def test_a_slow_reader_is_dropped_and_slows_nobody(
    session: aiohttp.ClientSession, tmp_path: Path, turn: int, postgres: PrivatePostgres
) -> None:
    db = postgres.database()
    async with Parlour(tmp_path, db, 2) as parlour, Crowd(session, turn, pace=0.01) as crowd:
        await crowd.sit_at(parlour.urls, 2, seats=3, game="quiddler", options={})
        await crowd.more(10)
        before = await crowd.more(30)
        code, tokens = next(iter(crowd.tokens.items()))
        links = [deaf(worker, code, tokens[0]) for worker in parlour.workers]
        slowest = 0.0
        for _ in range(30):
            for link in links:
                with contextlib.suppress(ConnectionError):  # dropped
                    await asyncio.to_thread(link.sendall, DECK * AT_ONCE)
            slowest = max(slowest, await crowd.more(5))
            if await dropped(parlour) == len(links):
                break
            await asyncio.sleep(AT_ONCE / 1000)  # who asks faster is closed for that
        assert await dropped(parlour) == len(links), "a socket that does not read is still there"
        assert slowest < 2 * before + 1.0, f"5 actions took {slowest:.2f} s, 30 took {before:.2f} s before"
        for link in links:
            link.close()
        await crowd.more(20)
        await crowd.go()
        await parlour.stop()
    assert judge(db, crowd.people) > 100
