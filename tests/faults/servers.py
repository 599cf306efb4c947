"""Databases of a test's own, to be stopped, killed and starved at will. The machine's own are never touched."""

from __future__ import annotations

import os
import pwd
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from typing import NoReturn

from tests.ports import free_port

REQUIRED = bool(os.environ.get("CI") or os.environ.get("PARLWR_REQUIRE_ALL"))
"""In CI nothing may be left out."""


def left_out(why: str) -> NoReturn:
    """Skip, and say why; where everything is required this is a failure."""
    import pytest

    if REQUIRED:
        raise AssertionError(why)
    pytest.skip(why)


def wait_for(what: Callable[[], bool], patience: float, otherwise: Callable[[], str]) -> None:
    """Until something holds; AssertionError after ``patience`` seconds."""
    end = time.monotonic() + patience
    while not what():
        if time.monotonic() > end:
            raise AssertionError(otherwise())
        time.sleep(0.02)


def listens(port: int, host: str = "127.0.0.1") -> bool:
    """Whether somebody takes connections at a port."""
    with socket.socket() as probe:
        probe.settimeout(1)
        return probe.connect_ex((host, port)) == 0


def postgres_programs() -> Path | None:
    """The folder with initdb and postgres: in PATH, or where distributions put the newest."""
    if found := shutil.which("initdb"):
        return Path(found).resolve().parent
    places = [
        folder
        for pattern in ("lib/postgresql/*/bin", "pgsql-*/bin", "local/pgsql/bin", "lib*/postgresql/bin")
        for folder in Path("/usr").glob(pattern)
        if (folder / "initdb").is_file() and (folder / "postgres").is_file()
    ]
    return max(places, key=_release, default=None)


def _release(folder: Path) -> int:
    digits = "".join(letter for letter in folder.parent.name if letter.isdigit())
    return int(digits or 0)


def other_user() -> str | None:
    """Whom PostgreSQL's programs run as: they refuse to run as root."""
    if os.geteuid() != 0:
        return None
    names = {one.pw_name for one in pwd.getpwall()}
    return next(name for name in ("postgres", "nobody", "daemon") if name in names)


class PrivatePostgres:
    """A PostgreSQL server on a free port, its data in a folder of its own. It syncs to disk as a real one does.

    ``folder``: where to put the data (a small disk, say), instead of a new folder that is removed afterwards.
    """

    def __init__(self, folder: Path | None = None, *, initdb: tuple[str, ...] = ()) -> None:
        programs = postgres_programs()
        if programs is None:
            left_out("PostgreSQL is not installed (its initdb is nowhere to be found): its faults were left out")
        self.programs = programs
        self.user = other_user()
        self._made = folder is None
        self.folder = Path(tempfile.mkdtemp(prefix="parlwr-pg-")) if folder is None else folder
        if self.user is not None:
            shutil.chown(self.folder, self.user)
        self.data = self.folder / "data"
        self.log = self.folder.with_name(self.folder.name + ".log")
        self.port = free_port()
        self.options: tuple[str, ...] = ()
        self.process: subprocess.Popen[bytes] | None = None
        self._databases = 0
        made = self._run(
            "initdb", "-D", str(self.data), "-U", "postgres", "-A", "trust", "-E", "UTF8", "--locale=C", "-N", *initdb
        )
        if made.returncode:
            raise AssertionError(f"initdb: {made.stderr.decode()}")

    def _run(self, program: str, *arguments: str) -> subprocess.CompletedProcess[bytes]:
        command = [str(self.programs / program), *arguments]
        return subprocess.run(
            command, capture_output=True, cwd="/", user=self.user, group=self._group(), extra_groups=self._groups()
        )

    def _group(self) -> int | None:
        return None if self.user is None else pwd.getpwnam(self.user).pw_gid

    def _groups(self) -> list[int] | None:
        return None if self.user is None else []

    # -- its life ------------------------------------------------------------------------------------------------

    def start(self, *options: str, patience: float = 60.0) -> PrivatePostgres:
        """Start it and wait until it answers. ``options``: settings (``name=value``), kept for the starts to come."""
        self.options = options or self.options
        settings = (f"port={self.port}", f"unix_socket_directories={self.folder}", "listen_addresses=127.0.0.1")
        # One of many servers on a small machine: it must be quick to start, not large. fsync stays on.
        small = ("max_connections=60", "shared_buffers=16MB", "log_min_messages=warning", "min_wal_size=32MB")
        words = [word for one in (*settings, *small, *self.options) for word in ("-c", one)]
        end = time.monotonic() + patience
        while True:
            with self.log.open("ab") as log:
                process = self.process = subprocess.Popen(
                    [str(self.programs / "postgres"), "-D", str(self.data), *words],
                    stdout=log, stderr=log, cwd="/", user=self.user, group=self._group(), extra_groups=self._groups(),
                )  # fmt: skip
            while process.poll() is None:
                if self._run("pg_isready", "-q", "-h", "127.0.0.1", "-p", str(self.port)).returncode == 0:
                    return self
                assert time.monotonic() < end, f"PostgreSQL does not come: {self.read_log()}"
                time.sleep(0.02)
            # After a kill its children may hold the shared memory for a moment yet: it ends at once; so try again.
            assert time.monotonic() < end, f"PostgreSQL ended: {self.read_log()}"
            time.sleep(0.1)

    def runs(self) -> bool:
        """Whether it is there."""
        return self.process is not None and self.process.poll() is None

    def signal(self, number: signal.Signals) -> None:
        """Send its first process a signal."""
        assert self.process is not None
        self.process.send_signal(number)

    def stop(self, how: str = "fast") -> None:
        """``fast`` ends all sessions, ``immediate`` leaves a crash to recover from, ``kill`` is kill -9."""
        if self.process is None or not self.runs():
            return
        self.signal({"fast": signal.SIGINT, "immediate": signal.SIGQUIT, "kill": signal.SIGKILL}[how])
        self.process.wait(60)

    def restart(self, how: str = "fast") -> None:
        """Stop and start."""
        self.stop(how)
        self.start()

    def read_log(self) -> str:
        """What it has said."""
        return self.log.read_text("utf-8", "replace")[-4000:] if self.log.exists() else ""

    def close(self) -> None:
        """Gone, with all its data."""
        self.stop("immediate")
        if self._made:
            shutil.rmtree(self.folder, ignore_errors=True)
        self.log.unlink(missing_ok=True)

    # -- what it keeps -------------------------------------------------------------------------------------------

    def database(self) -> str:
        """The URL of a new, empty database."""
        self._databases += 1
        name = f"parlour_{self._databases}"
        self.sql(f"CREATE DATABASE {name}", "postgres")
        return self.url(name)

    def allow(self, address: str) -> None:
        """Let a host in (from the next start on)."""
        with (self.data / "pg_hba.conf").open("a") as rules:
            rules.write(f"host all all {address}/32 trust\n")

    def url(self, name: str, host: str = "127.0.0.1", port: int | None = None) -> str:
        """Where a database of it is."""
        return f"postgresql://postgres@{host}:{port or self.port}/{name}"

    def sql(self, statement: str, database: str) -> list[tuple[object, ...]]:
        """Run one statement, outside any transaction; its rows, if it has any."""
        import psycopg

        with psycopg.connect(self.url(database), autocommit=True, connect_timeout=10) as connection:
            found = connection.execute(statement)  # type: ignore[call-overload]
            return found.fetchall() if found.description else []


class PrivateRedis:
    """A Redis server on a free port that keeps nothing."""

    def __init__(self) -> None:
        program = shutil.which("redis-server")
        if program is None:
            left_out("Redis is not installed: what happens when it goes was left out")
        self.program = program
        self.port = free_port()
        self.url = f"redis://127.0.0.1:{self.port}/0"
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> PrivateRedis:
        """Start it and wait until it answers."""
        words = ["--port", str(self.port), "--bind", "127.0.0.1", "--save", "", "--appendonly", "no"]
        self.process = subprocess.Popen([self.program, *words], stdout=subprocess.DEVNULL, cwd="/")
        wait_for(lambda: listens(self.port), 20.0, lambda: "Redis does not come")
        return self

    def stop(self) -> None:
        """Gone, without a word to anybody."""
        if self.process is not None:
            self.process.kill()
            self.process.wait()
            self.process = None
