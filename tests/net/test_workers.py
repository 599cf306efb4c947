"""Workers that share a port, or a database alone: sockets passed on, limits in common, workers started anew."""

from __future__ import annotations

import asyncio
import os
import re
import shutil
import signal
import socket
import subprocess
import sys
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from pathlib import Path

import aiohttp
import pytest
from msgspec.structs import replace
from tests.store.conftest import postgres_schema

from parlwr.kernel import BadInput
from parlwr.net.handoff import Caller, Doors, Worker
from parlwr.net.limits import Limits
from parlwr.net.serving import Settings, serve_one
from parlwr.net.workers import serve_many
from parlwr.tables.rendezvous import best

from .helpers import Away, Here, Player, act, make, until
from .test_api import call

BODY = {"game": "ono99", "seats": [{"kind": "human"}, {"kind": "human"}], "name": "A"}


@pytest.fixture
def database() -> Iterator[str]:
    yield from postgres_schema()


@asynccontextmanager
async def siblings(database: str, folder: Path, count: int = 2, **options: object) -> AsyncIterator[list[Here]]:
    """Workers of one port, but each on a port of its own, so that a test knows whom it asks."""
    there = [
        Here(
            database,  # type: ignore[arg-type]  # a URL does as well as a file
            worker=Worker(name=f"f-{number}", number=number, among=count, folder=folder, family="f"),
            **options,
        )
        for number in range(count)
    ]
    try:
        for here in there:
            await here.__aenter__()
        await until(lambda: all(len(here.server.hall.parlour.live) == count for here in there))
        await until(lambda: all(here.server.hall.parlour.healthy() for here in there))
        yield there
    finally:
        for here in there:
            await here.__aexit__(None, None, None)


async def test_a_table_s_sockets_come_together(session: aiohttp.ClientSession, database: str, tmp_path: Path) -> None:
    async with siblings(database, tmp_path) as (first, second):
        for _ in range(4):
            code, tokens = await make(session, first.url)
            home = {"f-0": first, "f-1": second}[best(code, ("f-0", "f-1")) or ""]
            away = second if home is first else first
            before = len(home.server.sockets)
            # Each way to say who one is: the header, the first message; and who watches.
            players = [
                await Player(session, away.url, code, tokens[0]).come(first_message=False),
                await Player(session, home.url, code, tokens[1]).come(),
                await Player(session, away.url, code).come(),
            ]
            for player in players:
                await player.hear("view")
            assert [player.all("table")[-1]["seat"] for player in players] == [0, 1, None]
            assert len(home.server.sockets) == before + 3
            for number in range(4):
                assert (await act(players[:2], f"a{number}"))["version"] == number + 1
            await players[2].see(4)
        assert sum(here.server.hall.actions for here in (first, second)) == 16


async def test_whoever_cannot_come_in_hears_why_from_the_other_worker(
    session: aiohttp.ClientSession, database: str, tmp_path: Path
) -> None:
    codes = [f"BBB-{number:03d}" for number in range(40)]
    async with siblings(database, tmp_path) as (first, _second):
        for code in (next(one for one in codes if best(one, ("f-0", "f-1")) == name) for name in ("f-0", "f-1")):
            player = await Player(session, first.url, code).come()
            await until(lambda player=player: player.closed == 4404)


async def test_a_dead_sibling_keeps_nobody_out(session: aiohttp.ClientSession, database: str, tmp_path: Path) -> None:
    async with siblings(database, tmp_path) as (first, second):
        second.server.doors.close()
        for _ in range(4):
            code, tokens = await make(session, first.url)
            players = [await Player(session, first.url, code, token).come() for token in tokens]
            for player in players:
                await player.hear("view")
            assert (await act(players, "a"))["version"] == 1
        assert len(second.server.sockets) == 0


async def test_sockets_of_one_address_over_all_workers(
    session: aiohttp.ClientSession, database: str, tmp_path: Path
) -> None:
    limits = Limits(sockets=3, loopback=True)
    async with siblings(database, tmp_path, limits=limits) as (first, second):
        tables = [(await make(session, here.url))[0] for here in (first, second, first, second)]
        players = [await Player(session, here.url, code).come() for code in tables for here in (first, second, first)]
        await until(lambda: sum(player.closed == 4429 for player in players) >= len(players) - 3)
        inside = [player for player in players if player.closed is None]
        assert 1 <= len(inside) <= 3
        for player in inside:
            await player.go()
        await asyncio.sleep(0.7)
        for _ in range(3):
            await (await Player(session, second.url, tables[0]).come()).hear("hello")


async def test_calls_of_one_address_over_all_workers(
    session: aiohttp.ClientSession, database: str, tmp_path: Path
) -> None:
    limits = Limits(change_burst=6, changes_per_s=0.01, loopback=True)
    async with siblings(database, tmp_path, limits=limits) as there:
        asked = [call(session, "POST", f"{there[number % 2].url}/api/tables", BODY) for number in range(16)]
        statuses = [status for status, _ in await asyncio.gather(*asked)]
        assert sorted(statuses) == [201] * 6 + [429] * 10


async def test_what_one_worker_has_done_every_call_to_another_knows(
    session: aiohttp.ClientSession, database: str, tmp_path: Path
) -> None:
    async with siblings(database, tmp_path) as there:
        for turn in range(6):
            first, second = there[turn % 2], there[1 - turn % 2]
            made = (await call(session, "POST", f"{first.url}/api/tables", BODY))[1]
            table = f"{second.url}/api/tables/{made['table']}"
            await call(session, "GET", table)  # it is in memory there, as it was
            taken = (await call(session, "POST", f"{first.url}/api/tables/{made['table']}/seats", {"name": "B"}))[1]
            state = (await call(session, "GET", table))[1]
            assert (state["stage"], state["seats"][1]["name"]) == ("playing", "B")
            status, again = await call(session, "POST", f"{table}/rematch", token=taken["token"])
            assert (status, again["error"]) == (409, "not-over")


async def test_every_worker_tells_the_figures_of_all(
    session: aiohttp.ClientSession, database: str, tmp_path: Path
) -> None:
    async with siblings(database, tmp_path) as there:
        for here in there:
            code, tokens = await make(session, here.url)
            players = [await Player(session, here.url, code, token).come() for token in tokens]
            await act(players, "a")
        pattern = re.compile(r'^parlwr_actions_total\{worker="(f-\d)"\} (\d)', re.MULTILINE)
        for here in there:
            for _ in range(100):
                async with session.get(f"{here.url}/metrics") as answer:
                    told = dict(pattern.findall(await answer.text()))
                if sum(map(int, told.values())) == 2:
                    break
                await asyncio.sleep(0.05)
            assert sorted(told) == ["f-0", "f-1"]
            assert sum(map(int, told.values())) == 2


async def test_workers_started_anew_one_by_one(session: aiohttp.ClientSession, database: str, tmp_path: Path) -> None:
    """SIGHUP: everybody is sent away once, comes back at once, and plays on; the port always has somebody."""
    away = Away(tmp_path / "w.sqlite", "--workers", "2")
    away.db = database  # type: ignore[assignment]
    with away:
        code, tokens = await make(session, away.url)
        players = [await Player(session, away.url, code, token).come() for token in tokens]
        assert (await act(players, "a"))["version"] == 1
        away.process.send_signal(signal.SIGHUP)

        def started() -> int:
            return away.read_log().count('"event": "serving"')

        while started() < 4:
            async with session.get(f"{away.url}/healthz") as answer:
                assert answer.status == 200
            await asyncio.sleep(0.02)
        await until(lambda: any(player.closed == 1012 for player in players), 20)
        players = [await Player(session, away.url, code, token).come() for token in tokens]
        assert (await act(players, "b"))["version"] == 2
        assert away.stop() == 0
        assert "Traceback" not in away.read_log()


def crew_of(pid: int) -> list[int]:
    """The workers of a master."""
    children = Path(f"/proc/{pid}/task/{pid}/children").read_text().split()
    return [int(one) for one in children if b"spawn_main" in Path(f"/proc/{one}/cmdline").read_bytes()]


async def test_the_folder_of_the_doors_may_be_tidied_away(
    session: aiohttp.ClientSession, database: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("TMPDIR", str(tmp_path))
    away = Away(tmp_path / "w.sqlite", "--workers", "2")
    away.db = database  # type: ignore[assignment]
    with away:
        await until(lambda: away.read_log().count('"event": "serving"') == 2, 30)
        [folder] = [name for name in os.listdir(tmp_path) if name.startswith("parlwr-")]
        shutil.rmtree(tmp_path / folder)
        for pid in crew_of(away.process.pid):
            os.kill(pid, signal.SIGKILL)
        await until(lambda: away.read_log().count('"event": "serving"') == 4, 30)
        code, tokens = await make(session, away.url)
        players = [await Player(session, away.url, code, token).come() for token in tokens]
        assert (await act(players, "a"))["version"] == 1
        assert away.stop() == 0


async def test_who_cannot_listen_is_no_worker(session: aiohttp.ClientSession, database: str, tmp_path: Path) -> None:
    """A server whose port is taken ends in one line, and the others never hear of it."""
    async with siblings(database, tmp_path) as (first, _second):
        command = [sys.executable, "-m", "parlwr.net", "--port", first.url.rsplit(":", 1)[1], "--db", database]
        taken = await asyncio.to_thread(
            subprocess.run, [*command, "--log-level", "error"], capture_output=True, text=True, timeout=60
        )
        assert taken.returncode == 2
        assert re.fullmatch(r"parlwr: cannot listen on 127\.0\.0\.1:\d+: .*in use\n", taken.stderr), taken.stderr
        assert len(first.server.hall.parlour.live) == 2


def test_several_workers_need_postgresql(tmp_path: Path) -> None:
    settings = Settings(host="127.0.0.1", port=0, shown="127.0.0.1", db=str(tmp_path / "one.sqlite"))
    with pytest.raises(BadInput, match="need PostgreSQL"):
        serve_many(settings, 2, lambda *_: None)
    assert not (tmp_path / "one.sqlite").exists()
    with pytest.raises(BadInput, match="need PostgreSQL"):
        serve_one(replace(settings, redis="redis://127.0.0.1"), lambda *_: None)


def test_a_redis_that_cannot_be_one_is_said_once_before_any_worker_starts(database: str) -> None:
    settings = Settings(host="127.0.0.1", port=0, shown="127.0.0.1", db=database, redis="http://me:hush@127.0.0.1")
    with pytest.raises(BadInput, match="Redis URL must") as said:
        serve_many(settings, 2, lambda *_: None)
    assert str(said.value).startswith("--redis 'http://me:***@127.0.0.1': ")


async def test_a_door_that_is_full_or_gone_sends_nothing(tmp_path: Path) -> None:
    async def receive(_connection: socket.socket, _caller: Caller) -> None:
        raise AssertionError("nobody was sent")

    doors = Doors(Worker(name="f-0", number=0, among=2, folder=tmp_path, family="f"), receive)
    ours, theirs = socket.socketpair()
    caller = Caller(code="CWM-418", token=None, watch=False, address="", key="A" * 22 + "==")
    assert not doors.send(1, ours, caller)  # nobody is there
    assert not doors.send(1, ours, replace(caller, code="x" * 70_000))  # more than a door lets through
    doors.close()
    ours.close()
    theirs.close()
