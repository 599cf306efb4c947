"""The disk: synced before anybody hears of an action, and what happens when it is full."""

from __future__ import annotations

import os
import re
import shutil
import sqlite3
from pathlib import Path

import aiohttp
import pytest
from tests.net.helpers import Away, Player, act, make, until

pytestmark = pytest.mark.faults


def strace() -> str:
    """The program, or a skip that says what was left out (in CI: an error)."""
    found = shutil.which("strace")
    if found is None:
        if os.environ.get("CI"):
            raise AssertionError("strace must be there in CI")
        pytest.skip("strace is not installed: that the sync comes before the answer was not looked at")
    return found


async def test_the_sync_comes_before_the_answer(session: aiohttp.ClientSession, tmp_path: Path, turn: int) -> None:
    """Every system call of the server is written down: for each action, the write to the log file with its id in it,
    then a completed fdatasync of that file, and only then a send that holds the answer or the new view."""
    trace = tmp_path / "trace.txt"
    calls = "trace=pwrite64,write,writev,fdatasync,fsync,sendto,sendmsg"
    wrap = (strace(), "-D", "-f", "-y", "-s", "9000", "-e", calls, "-o", str(trace))
    with Away(tmp_path / "sync.sqlite", wrap=wrap) as away:
        code, tokens = await make(session, away.url, 2)
        players = [await Player(session, away.url, code, token).come() for token in tokens]
        for number in range(8):
            assert (await act(players, f"marker-{number}-marker"))["version"] == number + 1
            for player in players:
                await player.see(number + 1)
        away.stop(30)
    await until(lambda: ended(trace))
    lines = read(trace)
    wal = str(tmp_path / "sync.sqlite-wal")
    for number in range(8):
        marker, version = f"marker-{number}-marker", number + 1
        written = first(lines, 0, lambda line, marker=marker: "pwrite64(" in line and wal in line and marker in line)
        synced = first(lines, written, lambda line: finished_sync(line, wal))
        told = first(lines, 0, lambda line, marker=marker: "send" in line and rf"\"ok\":\"{marker}\"" in line)
        seen = first(
            lines, 0, lambda line, version=version: "send" in line and rf"\"version\":{version},\"since\"" in line
        )
        assert written < synced < min(told, seen)


def ended(trace: Path) -> bool:
    """Whether the last of the server's threads has been written down."""
    return " +++ exited with 0 +++" in trace.read_text("utf-8", "replace")[-500:]


def read(trace: Path) -> list[str]:
    """The calls in the order they ended: one that was interrupted is put where it went on."""
    lines, begun = [], {}
    for line in trace.read_text("utf-8", "replace").splitlines():
        thread, _, call = line.partition(" ")
        if call.endswith("<unfinished ...>"):
            begun[thread] = call.removesuffix("<unfinished ...>")
            # What is sent may be seen by the other side as soon as the call has begun.
            if "send" in call:
                lines.append(call)
        elif found := re.match(r"\s*<\.\.\. \w+ resumed>(.*)", call):
            lines.append(begun.pop(thread, "") + found[1])
        else:
            lines.append(call)
    return lines


def finished_sync(line: str, wal: str) -> bool:
    return line.lstrip().startswith(("fdatasync(", "fsync(")) and wal in line and line.rstrip().endswith("= 0")


def first(lines: list[str], begin: int, wanted: object) -> int:
    for number in range(begin, len(lines)):
        if wanted(lines[number]):  # type: ignore[operator]
            return number
    raise AssertionError(f"no such call after line {begin}")


async def test_a_full_disk_refuses_and_the_table_goes_on_when_there_is_room(
    session: aiohttp.ClientSession, tmp_path: Path, turn: int
) -> None:
    """SQLite's max_page_count makes the disk full; raising it again makes room. The server is never restarted."""
    from sqlalchemy import event
    from tests.net.helpers import Here

    from parlwr.store import SqlStore

    async with Here(tmp_path / "full.sqlite") as here:
        store = here.server.store
        assert isinstance(store, SqlStore)
        limit = 10_000

        @event.listens_for(store.engine, "begin")
        def _limit(connection: object) -> None:
            connection.exec_driver_sql(f"PRAGMA max_page_count={limit}")  # type: ignore[attr-defined]

        options = {"edition": "1980", "scoring": "points", "target": 1000}
        code, tokens = await make(session, here.url, 2, options=options)
        players = [await Player(session, here.url, code, token).come() for token in tokens]
        assert (await act(players, "a"))["version"] == 1
        limit = 1  # SQLite takes the size there is
        number, refused = 0, None
        while refused is None:
            number += 1
            answer = await act(players, f"b{number}")
            refused = answer if "refused" in answer else None
            assert number < 2000
        assert (refused["refused"], refused["say"]) == ("table.storage", {})
        async with session.get(f"{here.url}/api/tables/{code}") as found:
            assert (await found.json())["version"] == number
        body = {"game": "ono99", "seats": [{"kind": "human"}] * 2, "name": "x" * 24}
        statuses = set()
        for _ in range(40):
            async with session.post(f"{here.url}/api/tables", json=body) as made:
                statuses.add(made.status)
        assert 503 in statuses
        limit = 10_000
        assert (await act(players, f"b{number}"))["version"] == number + 1
        watcher = await Player(session, here.url, code).come()
        await watcher.see(number + 1)
    with sqlite3.connect(tmp_path / "full.sqlite") as connection:
        idents = [one for (one,) in connection.execute("SELECT ident FROM actions WHERE code = ?", (code,))]
    connection.close()
    assert len(idents) == len(set(idents)) == number + 1
