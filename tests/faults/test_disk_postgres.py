"""PostgreSQL's disk is full: nothing is accepted that is not kept, and play goes on when there is room."""

from __future__ import annotations

import asyncio
import contextlib
import os
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from pathlib import Path

import aiohttp
import psycopg
import pytest
from tests.net.helpers import until

from .judge import judge
from .parlour import Parlour
from .people import Crowd, ways
from .servers import PrivatePostgres, left_out, other_user

pytestmark = pytest.mark.faults

MEGABYTES = 96


@contextlib.contextmanager
def small_disk() -> Iterator[Path]:
    """A disk of a few megabytes; skips, with the reason, where none can be mounted."""
    folder = Path(tempfile.mkdtemp(prefix="parlwr-disk-"))
    mount = ["mount", "-t", "tmpfs", "-o", f"size={MEGABYTES}m", "parlwr", str(folder)]
    if os.geteuid() != 0 or subprocess.run(mount, capture_output=True).returncode:
        folder.rmdir()
        left_out("a small disk to fill needs root: PostgreSQL's full disk was left out")
    try:
        yield folder
    finally:
        subprocess.run(["umount", str(folder)], check=True)
        folder.rmdir()


def fill(folder: Path) -> Path:
    """Take all the room there is."""
    ballast = folder / "ballast"
    with ballast.open("wb", buffering=0) as file, contextlib.suppress(OSError):
        while True:
            file.write(b"x" * 65536)
    return ballast


@ways("tables", "log")
async def test_postgres_s_disk_is_full(session: aiohttp.ClientSession, tmp_path: Path, turn: int, way: str) -> None:
    """Without room for a table's page PostgreSQL refuses, without room for its log it falls over: neither may matter.

    Where it has fallen over somebody clears the disk and starts it again, as its operator would.
    """
    with small_disk() as disk:
        disk.chmod(0o755)
        (disk / "pg").mkdir()
        postgres = made(disk / "pg", way)
        try:
            postgres.start("min_wal_size=2MB", "max_wal_size=4MB")
            db = postgres.database()
            async with Parlour(tmp_path, db, 2) as parlour, Crowd(session, turn, pace=0.005) as crowd:
                await crowd.sit_at(parlour.urls, 5)
                await crowd.more(50)
                ballast = await asyncio.to_thread(fill, disk)
                await asyncio.to_thread(starve, postgres, way)
                await until(lambda: refusals(crowd) > 10 or not postgres.runs(), 60.0, lambda: "still room")
                await asyncio.sleep(1)
                ballast.unlink()
                if not postgres.runs():
                    await asyncio.to_thread(postgres.start)
                await crowd.more(100)
                await crowd.go()
                await parlour.stop()
            assert judge(db, crowd.people) > 100
        finally:
            postgres.close()
            shutil.rmtree(disk / "pg", ignore_errors=True)


def made(folder: Path, what: str) -> PrivatePostgres:
    """A PostgreSQL with its tables, or its log alone, on the small disk."""
    if what == "tables":
        return PrivatePostgres(folder, initdb=("--wal-segsize=1",))
    if (user := other_user()) is not None:
        shutil.chown(folder, user)
    return PrivatePostgres(initdb=("--wal-segsize=1", f"--waldir={folder / 'wal'}"))


def starve(postgres: PrivatePostgres, what: str) -> None:
    """Use up what PostgreSQL has put by for its log; for its tables it puts nothing by."""
    if what == "log":
        with contextlib.suppress(psycopg.Error):
            for _ in range(20):
                postgres.sql("SELECT pg_logical_emit_message(true, 'x', repeat('x', 900000))", "postgres")


def refusals(crowd: Crowd) -> int:
    """How many actions could not be stored."""
    return sum(rule == "table.storage" for person in crowd.people for rule in person.refused.values())
