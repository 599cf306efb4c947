"""Limits by address (table.rate), and slow readers."""

from __future__ import annotations

import asyncio
import socket
from pathlib import Path
from typing import Any

import aiohttp
import pytest

from parlwr.net.limits import Addresses, Limits
from parlwr.net.place import Proxies

from .helpers import Here, Player, act, make, until
from .test_api import call

BODY = {"game": "ono99", "seats": [{"kind": "human"}, {"kind": "human"}], "name": "A"}


async def test_sockets_of_one_address(session: aiohttp.ClientSession, tmp_path: Path) -> None:
    async with Here(tmp_path / "l.sqlite", limits=Limits(sockets=3, loopback=True)) as here:
        code, _ = await make(session, here.url)
        players = [await Player(session, here.url, code).come() for _ in range(5)]
        await until(lambda: sum(player.closed == 4429 for player in players) == 2)
        open_ones = [player for player in players if player.closed is None]
        await open_ones[0].go()
        await until(lambda: here.server.addresses.sockets["127.0.0.1"] == 2)
        again = await Player(session, here.url, code).come()
        await again.hear("hello")


async def test_calls_of_one_address(session: aiohttp.ClientSession, tmp_path: Path) -> None:
    limits = Limits(change_burst=5, changes_per_s=0.1, read_burst=20, reads_per_s=0.1, loopback=True)
    async with Here(tmp_path / "l.sqlite", limits=limits) as here:
        answers = [await call(session, "POST", f"{here.url}/api/tables", BODY) for _ in range(8)]
        assert [status for status, _ in answers] == [201] * 5 + [429] * 3
        assert answers[-1][1]["refused"] == "table.rate"
        table = f"{here.url}/api/tables/{answers[0][1]['table']}"
        statuses = [(await call(session, "GET", table))[0] for _ in range(30)]
        assert statuses.count(200) == 15
        assert set(statuses) == {200, 429}
        assert (await call(session, "GET", f"{here.url}/healthz"))[0] == 200
        assert here.server.hall.refusals["table.rate"] == 18


async def test_this_machine_itself_is_not_bound(session: aiohttp.ClientSession, tmp_path: Path) -> None:
    async with Here(tmp_path / "l.sqlite", limits=Limits(sockets=1, change_burst=1, read_burst=1)) as here:
        code, _ = await make(session, here.url)
        players = [await Player(session, here.url, code).come() for _ in range(5)]
        for player in players:
            await player.hear("hello")


async def test_behind_a_proxy_the_address_is_the_visitor_s(session: aiohttp.ClientSession, tmp_path: Path) -> None:
    limits = Limits(change_burst=2, changes_per_s=0.01)
    async with Here(tmp_path / "l.sqlite", limits=limits, proxies=Proxies(first=True)) as here:

        async def create(forwarded: str) -> int:
            headers = {"X-Forwarded-For": forwarded}
            async with session.post(f"{here.url}/api/tables", json=BODY, headers=headers) as answer:
                return answer.status

        # What a visitor claims himself stands before what the proxy added, and does not help him.
        assert [await create(f"10.0.0.{n}, 203.0.113.7") for n in range(4)] == [201, 201, 429, 429]
        assert await create("203.0.113.8") == 201
    async with Here(tmp_path / "m.sqlite", limits=Limits(change_burst=2, changes_per_s=0.01, loopback=True)) as here:
        assert [await create(f"203.0.113.{n}") for n in range(3)] == [201, 201, 429]


@pytest.mark.parametrize(
    ("one", "other", "same"),
    [
        ("203.0.113.7", "203.0.113.8", False),
        ("2001:db8:1:2:aaaa::1", "2001:db8:1:2:bbbb::9", True),
        ("2001:db8:1:2::1", "2001:db8:1:3::1", False),
        ("nonsense", "other nonsense", False),
    ],
)
def test_a_household_is_one_address(one: str, other: str, same: bool) -> None:
    addresses = Addresses(Limits(sockets=1))
    assert addresses.enter(one)
    assert addresses.enter(other) != same
    addresses.leave(one)
    assert addresses.enter(one)


def test_leaving_forgets_an_address() -> None:
    addresses = Addresses(Limits())
    for _ in range(3):
        assert addresses.enter("203.0.113.7")
    for _ in range(3):
        addresses.leave("203.0.113.7")
    assert not addresses.sockets


async def test_a_slow_reader_is_dropped_and_slows_nobody(session: aiohttp.ClientSession, tmp_path: Path) -> None:
    async with Here(tmp_path / "l.sqlite", limits=Limits(write_buffer=20_000)) as here:
        options = {"edition": "1980", "scoring": "points", "target": 1000}
        code, tokens = await make(session, here.url, 2, options=options)
        players = [await Player(session, here.url, code, token).come() for token in tokens]
        link = socket.socket()
        link.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        link.connect(("127.0.0.1", int(here.url.rsplit(":", 1)[1])))
        link.sendall(
            f"GET /api/tables/{code}/play HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: {'A' * 22}==\r\n"
            f"Authorization: Bearer {tokens[0]}\r\n\r\n".encode()
        )  # and never reads a byte
        await until(lambda: len(here.server.sockets) == 3)
        for socket_ in here.server.sockets:
            transport: Any = socket_._transport
            transport.get_extra_info("socket").setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 4096)
        number = 0
        while len(here.server.sockets) == 3:
            number += 1
            assert number < 1500
            assert (await act(players, f"{number}")) is not None
        assert here.server.slow == 1
        assert (await act(players, "after"))["version"] == number + 1
        assert len(here.server.sockets) == 2
        link.close()
        await asyncio.sleep(0)
