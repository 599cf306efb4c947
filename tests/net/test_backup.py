"""Backups as docs/operating.md tells to make them: taken while a game is played, restored, and the game goes on."""

from __future__ import annotations

import shutil
import sqlite3
import subprocess
import uuid
from collections.abc import Callable, Iterator
from pathlib import Path

import aiohttp
import pytest
from sqlalchemy import create_engine, make_url
from tests.store.conftest import POSTGRES, REQUIRED, postgres_schema

from parlwr.cli import main

from .helpers import Away, Player, act, make


def need(program: str) -> str:
    """A program that backups are made with; where it is not installed the test is left out, and says so."""
    found = shutil.which(program)
    if found is None:
        if REQUIRED:
            pytest.fail(f"{program} is not installed")
        pytest.skip(f"{program} is not installed")
    return found


def run(*command: str) -> None:
    done = subprocess.run(command, capture_output=True, text=True, check=False, timeout=60)
    assert done.returncode == 0, done.stderr


def backup(source: Path, copy: Path) -> None:
    run(need("sqlite3"), str(source), f".backup '{copy}'")


def vacuum(source: Path, copy: Path) -> None:
    connection = sqlite3.connect(source)
    connection.execute("VACUUM INTO ?", (str(copy),))
    connection.close()


async def played(session: aiohttp.ClientSession, url: str) -> tuple[str, list[str], list[Player], list[Player]]:
    """A table of two people, eight actions on; beside it one that a bot plays at, all the time."""
    code, tokens = await make(session, url, 2)
    busy, _ = await make(session, url, 0, 3, name=None, options={"edition": "1980", "scoring": "points"})
    players = [await Player(session, url, code, token).come() for token in tokens]
    watching = [await Player(session, url, busy).come()]
    for number in range(8):
        await act(players, f"{number}")
    await watching[0].see(3)
    return code, tokens, players, watching


async def goes_on(
    session: aiohttp.ClientSession, away: Away, code: str, tokens: list[str], players: list[Player], busy: str
) -> None:
    """The restored server knows the table as it was at the backup, and its people, by their tokens, play on."""
    back = [await Player(session, away.url, code, token).come() for token in tokens]
    for player, before in zip(back, players, strict=True):
        message = await player.hear("view")
        assert message["version"] == 8
        assert message["view"] == next(one["view"] for one in before.all("view") if one["version"] == 8)
    assert (await act(back, "on"))["version"] == 9
    assert (await act(back, "and on"))["version"] == 10
    watcher = await Player(session, away.url, busy).come()
    first = (await watcher.hear("view"))["version"]
    if watcher.last["view"]["result"] is None:
        await watcher.see(first + 1)


@pytest.mark.parametrize("make_backup", [backup, vacuum])
async def test_a_backup_of_sqlite_taken_while_games_are_played(
    session: aiohttp.ClientSession, tmp_path: Path, make_backup: Callable[[Path, Path], None]
) -> None:
    copy = tmp_path / "copy.sqlite"
    with Away(tmp_path / "live.sqlite") as away:
        code, tokens, players, watching = await played(session, away.url)
        make_backup(tmp_path / "live.sqlite", copy)
        for number in range(4):  # what is played after the backup is not in it
            await act(players, f"later {number}")
        away.kill()
    assert main(["db", "check", str(copy), "--play"]) == 0
    with Away(copy) as away:
        await goes_on(session, away, code, tokens, players, watching[0].code)
        assert away.stop() == 0


@pytest.fixture
def databases() -> Iterator[tuple[str, str]]:
    """Two empty databases of PostgreSQL."""
    next(schema := postgres_schema())  # leaves the test out where there is no PostgreSQL
    admin = create_engine(POSTGRES.replace("postgresql:", "postgresql+psycopg:"), isolation_level="AUTOCOMMIT")
    names = [f"parlwr_{uuid.uuid4().hex[:12]}" for _ in range(2)]
    with admin.connect() as connection:
        for name in names:
            connection.exec_driver_sql(f"CREATE DATABASE {name} ENCODING 'UTF8' TEMPLATE template0")
        try:
            one, two = (make_url(POSTGRES).set(database=name).render_as_string(hide_password=False) for name in names)
            yield one, two
        finally:
            for name in names:
                connection.exec_driver_sql(f"DROP DATABASE {name} WITH (FORCE)")
    admin.dispose()
    schema.close()


async def test_a_dump_of_postgres_taken_while_games_are_played(
    session: aiohttp.ClientSession, tmp_path: Path, databases: tuple[str, str]
) -> None:
    live, restored = databases
    dump = tmp_path / "parlwr.dump"
    pg_dump, pg_restore = need("pg_dump"), need("pg_restore")
    with Away(tmp_path / "live.log", "--db", live) as away:
        code, tokens, players, watching = await played(session, away.url)
        run(pg_dump, "--format=custom", f"--file={dump}", live)
        for number in range(4):
            await act(players, f"later {number}")
        away.kill()
    run(pg_restore, "--no-owner", f"--dbname={restored}", str(dump))
    assert main(["db", "check", restored, "--play"]) == 0
    with Away(tmp_path / "restored.log", "--db", restored) as away:
        await goes_on(session, away, code, tokens, players, watching[0].code)
        assert away.stop() == 0


async def test_a_server_that_has_been_moved_goes_on(
    session: aiohttp.ClientSession, tmp_path: Path, databases: tuple[str, str]
) -> None:
    """``parlwr db move``: stopped, carried over to PostgreSQL, and the very same people play on there."""
    with Away(tmp_path / "old.sqlite") as away:
        code, tokens, players, watching = await played(session, away.url)
        assert main(["db", "move", str(tmp_path / "old.sqlite"), databases[0]]) == 2  # it still runs
        assert away.stop() == 0
    assert main(["db", "move", str(tmp_path / "old.sqlite"), databases[0]]) == 0
    with Away(tmp_path / "new.log", "--db", databases[0]) as away:
        await goes_on(session, away, code, tokens, players, watching[0].code)
        assert away.stop() == 0
