"""Many at once: a storm of sockets coming back, and people who leave and come in the middle of everything."""

from __future__ import annotations

import asyncio
import contextlib
import resource
import time
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

import aiohttp
import pytest
from tests.net.helpers import Away, Player, act, make
from tests.net.test_frames import client

from parlwr.kernel import registry
from parlwr.store import Create, SeatRow, TableRow, open_store
from parlwr.tables.keys import LETTERS, new_seed, new_token, token_hash

from .parlour import Parlour
from .people import ways
from .servers import PrivatePostgres

pytestmark = pytest.mark.faults


@contextlib.contextmanager
def many_files() -> Iterator[None]:
    """More open files than usual, for this test and the servers it starts."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (min(hard, 10_000), hard))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))


async def handshake(port: int, code: str, token: str) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    writer.write(
        f"GET /api/tables/{code}/play HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nUpgrade: websocket\r\n"
        f"Connection: Upgrade\r\nSec-WebSocket-Key: {'A' * 22}==\r\nSec-WebSocket-Version: 13\r\n\r\n".encode()
        + client(b'{"token":"%b"}' % token.encode())
    )
    return reader, writer


async def test_a_storm_of_reconnects_is_served(tmp_path: Path, turn: int, long: bool) -> None:
    """2,000 sockets of 500 tables come back at once to a server that has just begun: all have their views within 5 s.

    The quick form shares two cores with the rest of the suite, so it asks only that all are served.
    """
    seats = full_house(str(tmp_path / "storm.sqlite"), 500)
    with many_files(), Away(tmp_path / "storm.sqlite") as away:

        async def come(code: str, token: str) -> asyncio.StreamWriter:
            reader, writer = await handshake(away.port, code, token)
            await reader.readuntil(b'{"view":')
            return writer

        begin = time.perf_counter()
        writers = await asyncio.gather(*(come(*seat) for seat in seats))
        took = time.perf_counter() - begin
        for writer in writers:
            writer.close()
        assert "Traceback" not in away.read_log()
    assert took < (5.0 if long else 40.0), f"{took:.1f} s"


def full_house(db: str, tables: int, options: Mapping[str, Any] | None = None) -> list[tuple[str, str]]:
    """So many tables being played by four people each, put straight into the database: each seat's code and token."""
    store = open_store(db)
    seats, rows = [], []
    for number in range(tables):
        code = f"{LETTERS[number // 1000]}BB-{number % 1000:03d}"
        tokens = [new_token() for _ in range(4)]
        people = tuple(SeatRow("human", f"P{n}", token=token_hash(token)) for n, token in enumerate(tokens))
        rows.append(
            TableRow(
                code=code, game="ono99", rules=registry.get("ono99").rules, options=dict(options or {}), seats=people,
                host=0, stage="playing", seed=new_seed(), created=time.time(),
            )
        )  # fmt: skip
        seats += [(code, token) for token in tokens]
    for begin in range(0, tables, 250):
        assert set(store.commit([Create(row) for row in rows[begin : begin + 250]])) == {None}
    store.close()
    return seats


@ways("two ports", "one port")
async def test_a_storm_upon_two_workers(
    tmp_path: Path, turn: int, postgres: PrivatePostgres, long: bool, way: str
) -> None:
    """Both workers die, and 2,000 sockets come back to them as soon as they are there: all are served within 5 s.

    The quick form has 400 sockets, and asks only that all are served.
    """
    db = postgres.database()
    seats = await asyncio.to_thread(full_house, db, 500 if long else 100)
    with many_files():
        parlour = Parlour(tmp_path, db, 2) if way == "two ports" else Parlour(tmp_path, db, 1, "--workers", "2")
        async with parlour:
            doors = parlour.workers

            async def come(number: int, code: str, token: str) -> asyncio.StreamWriter:
                reader, writer = await handshake(doors[number % len(doors)].port, code, token)
                await reader.readuntil(b'{"view":')
                return writer

            took: list[float] = []
            for storm in range(2):  # the first comes upon workers that have just begun
                begin = time.perf_counter()
                writers = await asyncio.gather(*(come(number, *seat) for number, seat in enumerate(seats)))
                took.append(time.perf_counter() - begin)
                if not storm:
                    for worker in doors:
                        worker.kill()
                    for worker in doors:
                        worker.begin()
                    for worker in doors:
                        await asyncio.to_thread(worker.wait)
                for writer in writers:
                    writer.close()
            await parlour.stop()
    assert max(took) < (5.0 if long else 40.0), f"storms: {took}"


async def test_a_game_goes_on_while_people_come_and_go(
    session: aiohttp.ClientSession, tmp_path: Path, turn: int
) -> None:
    with Away(tmp_path / "door.sqlite") as away:
        code, tokens = await make(
            session, away.url, 2, options={"edition": "1980", "scoring": "points", "target": 1000}
        )
        players = [await Player(session, away.url, code, token).come() for token in tokens]

        async def comes_and_goes(token: str | None) -> None:
            for number in range(10):
                player = await Player(session, away.url, code, token).come()
                if number % 3:
                    await player.hear("view")
                player.ws._response.close()

        visitors = [asyncio.create_task(comes_and_goes(token)) for token in (*tokens, None)]
        number = 0
        while (answer := await act(players, f"{number + 1}")) is not None:
            number += 1
            assert answer["version"] == number
            if number > 20 and all(visitor.done() for visitor in visitors):
                break
        assert number > 20
        await asyncio.gather(*visitors)
        assert "Traceback" not in away.read_log()
