"""``parlwr doctor``: whether a server can run here, a line for each thing that it needs.

Nothing is made or changed: what is written to find out whether one can write is rolled back.
"""

from __future__ import annotations

import errno
import os
import re
import shutil
import socket
import sqlite3
import sys
import time
import urllib.request
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Literal

import msgspec
from sqlalchemy import Connection, func, insert, select
from sqlalchemy.exc import SQLAlchemyError

from ..kernel import BadInput
from ..net.pages import CLIENT
from ..store import StoreError
from ..store.move import newest_schema, reading, schema_of
from ..store.schema import tables
from ..tables.house import furnish

__all__ = ["Finding", "doctor_command", "examine"]

State = Literal["ok", "warn", "FAIL"]

MB = 1_000_000
RELEASED = 1_767_225_600
"""2026-01-01: a clock that shows less is wrong."""
TESTED = ((3, 11), (3, 13))
"""The oldest and the newest Python that this release is for."""
_NETWORK_DISKS = ("nfs", "nfs4", "cifs", "smb3", "smbfs", "9p", "afs", "fuse.sshfs", "fuse.glusterfs", "ceph")


class Finding(msgspec.Struct, frozen=True):
    """What was looked at, how it is, what was found, and what to do about it."""

    name: str
    state: State
    found: str
    do: str = ""


def doctor_command(where: str, host: str, port: int, house: Path | None = None, *, as_json: bool) -> int:
    """Look at everything and print it; the exit code: 1 if anything fails."""
    findings = []
    for finding in examine(where, host, port, house):
        findings.append(finding)
        if not as_json:
            advice = f" → {finding.do}" if finding.do else ""
            print(f"{finding.state:4}  {finding.name:10}  {finding.found}{advice}", flush=True)
    failed = any(one.state == "FAIL" for one in findings)
    if as_json:
        print(msgspec.json.encode({"ok": not failed, "findings": findings}).decode())
    return 1 if failed else 0


def examine(where: str, host: str, port: int, house: Path | None = None) -> Iterator[Finding]:
    """All findings for a server on this database and address, with the host's own folder if there is one."""
    yield python()
    yield client(CLIENT)
    yield from database(where)
    yield listening(host, port)
    yield clock(time.time())
    yield from files()
    if house is not None:
        yield from additions(house)


# -- this machine ------------------------------------------------------------------------------------------------------


def python(version: tuple[int, ...] = sys.version_info[:3]) -> Finding:
    """The interpreter, and the SQLite in it."""
    found = f"{'.'.join(map(str, version))}, SQLite {sqlite3.sqlite_version}"
    if version[:2] < TESTED[0]:
        return Finding("python", "FAIL", found, "install Python 3.11 or newer")
    if version[:2] > TESTED[-1]:
        return Finding("python", "warn", found, "newer than what this release is tested with (up to 3.13)")
    return Finding("python", "ok", found)


def client(folder: Path) -> Finding:
    """The built pages, whole: index.html and every file it names."""
    try:
        page = (folder / "index.html").read_text(encoding="utf-8")
    except OSError:
        return Finding("client", "FAIL", f"no pages in {folder}", "run make client, or install from a wheel")
    named = re.findall(r'="\.?/([^"]*)"', page)
    missing = [name for name in named if name.startswith("assets/") and not (folder / name).is_file()]
    if missing:
        return Finding("client", "FAIL", f"{missing[0]} is missing", "run make client, or install again")
    return Finding("client", "ok", f"built, {sum(1 for _ in folder.rglob('*'))} files")


def listening(host: str, port: int) -> Finding:
    """Whether the server could listen there."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    place = f"[{host}]:{port}" if ":" in host else f"{host}:{port}"
    with socket.socket(family, socket.SOCK_STREAM) as probe:
        if os.name != "nt":  # as asyncio does; on Windows it would mean something else
            probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind((host, port))
            probe.listen(1)
        except OSError as error:
            return _not_listening(place, error)
    return Finding("port", "ok", f"{place} is free")


def _not_listening(place: str, error: OSError) -> Finding:
    if error.errno == errno.EADDRINUSE:
        if _is_parlwr(place):
            return Finding("port", "ok", f"a Parlwr serves {place} now")
        return Finding("port", "FAIL", f"another program listens on {place}", "give another --port")
    if error.errno == errno.EACCES:
        return Finding("port", "FAIL", f"{place} is not allowed", "take a port above 1023, with nginx in front")
    return Finding("port", "FAIL", f"{place}: {error.strerror or error}", "give an address of this machine with --host")


def _is_parlwr(place: str) -> bool:
    try:
        with urllib.request.urlopen(f"http://{place}/api/games", timeout=3) as answer:
            return b'"games"' in answer.read(4096)
    except (OSError, ValueError):
        return False


def clock(now: float) -> Finding:
    """Whether the clock can be right at all."""
    shown = time.strftime("%Y-%m-%d %H:%M:%S UTC", time.gmtime(now))
    if now < RELEASED:
        return Finding("clock", "FAIL", f"it is {shown}, which is past", "set the clock (timedatectl set-ntp true)")
    return Finding("clock", "ok", shown)


def files() -> Iterator[Finding]:
    """How many files, and so how many sockets, this process may open."""
    try:
        import resource
    except ImportError:  # Windows has no such limit
        return
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    endless = soft == resource.RLIM_INFINITY
    found = "files and sockets: no limit" if endless else f"{soft} files and sockets at once"
    do = "raise it: ulimit -n 65536, in a unit LimitNOFILE=65536"
    if hard not in (soft, resource.RLIM_INFINITY):
        do += f" (at most {hard} without root)"
    few: State = "FAIL" if soft < 128 else "warn"
    bad = not endless and soft < 4096
    yield Finding("files", few if bad else "ok", found, do if bad else "")


def additions(folder: Path) -> Iterator[Finding]:
    """The host's own files, and each that no game takes."""
    problems: list[str] = []
    try:
        taken = furnish(folder, problems.append)
    except BadInput as error:
        yield Finding("house", "FAIL", str(error), "give another --house")
        return
    for problem in problems:
        yield Finding("house", "warn", problem, "the server leaves it out: mend or remove it")
    yield Finding("house", "ok", f"{len(taken)} taken{': ' if taken else ''}{', '.join(taken)}")


# -- the database ------------------------------------------------------------------------------------------------------


def database(where: str) -> Iterator[Finding]:
    """Reached, migrated, writable, durable, with room to grow."""
    try:
        sqlite = "://" not in where or where.startswith("sqlite")
        path = Path(where.split(":///")[-1]).expanduser().absolute() if sqlite else None
        if path is not None:
            if not path.exists():
                yield _new(path)
                yield _room(path)
                return
            if path.is_dir():
                raise BadInput(f"{path} is a folder")
            where = str(path)
        engine = reading(where)
    except BadInput as error:
        yield Finding("database", "FAIL", str(error), _advice(str(error)))
        return
    try:
        yield from _looked_at(engine.connect, path)
    except (SQLAlchemyError, StoreError) as error:
        what = str(getattr(error, "orig", None) or error).splitlines()[0]
        yield Finding("database", "FAIL", what, _advice(what))
    finally:
        engine.dispose()
    if path is not None:
        yield _room(path)


def _looked_at(connect: Callable[[], Connection], path: Path | None) -> Iterator[Finding]:
    with connect() as connection:
        schema, newest = schema_of(connection), newest_schema()
        backend = "SQLite" if path is not None else f"PostgreSQL {_show(connection, 'server_version').split()[0]}"
        at = f"{backend}{f', {path}' if path is not None else ''}"
        yield Finding("database", "ok", f"{at}, reached")
        if schema is None:
            yield Finding("schema", "ok", "none yet: the server makes it")
        elif schema < newest:
            yield Finding(
                "schema", "warn", f"{schema}, this release has {newest}", "back up: the next start migrates it"
            )
        elif schema > newest:
            yield Finding("schema", "FAIL", f"{schema}, this release knows {newest}", "install the newer release again")
        else:
            yield Finding("schema", "ok", schema)
        ours = schema == newest
        if path is not None:
            yield from _sqlite(connection, path)
        else:
            yield from _postgres(connection, ours)
        if ours:
            latest = connection.execute(select(func.max(tables.c.created))).scalar_one()
            if latest is not None and latest > time.time() + 60:
                yield Finding(
                    "past", "warn", "the newest table is from the future", "one clock was or is wrong: set it"
                )


def _new(path: Path) -> Finding:
    folder = next(one for one in path.parents if one.exists())
    if not folder.is_dir() or not os.access(folder, os.W_OK | os.X_OK):
        return Finding("database", "FAIL", f"{path} is not there, and cannot be made in {folder}", "give another --db")
    return Finding("database", "ok", f"{path} is not there yet: the server makes it")


def _room(path: Path) -> Finding:
    folder = next(one for one in path.parents if one.exists())
    free = shutil.disk_usage(folder).free // MB
    found = f"{free:,} MB free in {folder}"
    if free < 100:
        return Finding("disk", "FAIL", found, "make room: actions are refused when the disk is full")
    if free < 1000:
        return Finding("disk", "warn", found, "make room soon")
    return Finding("disk", "ok", found)


def _sqlite(connection: Connection, path: Path) -> Iterator[Finding]:
    try:
        trial = sqlite3.connect(f"{path.as_uri()}?mode=rw", uri=True, timeout=5)
        try:
            trial.execute("BEGIN IMMEDIATE")
            trial.execute("CREATE TABLE parlwr_doctor (x)")
        finally:
            trial.rollback()
            trial.close()
        yield Finding("writing", "ok", "a transaction was begun and rolled back")
    except sqlite3.Error as error:
        yield Finding("writing", "FAIL", str(error), _advice(str(error)))
    mode = str(connection.exec_driver_sql("PRAGMA journal_mode").scalar_one())
    disk = _disk_of(path)
    if disk in _NETWORK_DISKS:
        yield Finding(
            "durable", "FAIL", f"the file lies on {disk}", "SQLite needs a disk of this machine; or PostgreSQL"
        )
    elif mode != "wal":
        yield Finding(
            "durable", "warn", f"journal mode {mode}", "the server sets WAL at its start: look again after it"
        )
    else:
        yield Finding("durable", "ok", "WAL; the server syncs every commit (synchronous=FULL)")


def _disk_of(path: Path) -> str:
    """The kind of file system; empty where the system does not tell."""
    try:
        mounts = [line.split() for line in Path("/proc/mounts").read_text(encoding="utf-8").splitlines()]
    except OSError:
        return ""
    here = [(len(mount[1]), mount[2]) for mount in mounts if path.is_relative_to(mount[1].replace("\\040", " "))]
    return max(here)[1] if here else ""


def _postgres(connection: Connection, ours: bool) -> Iterator[Finding]:
    try:
        if ours:
            row = {column.name: column.type.python_type() for column in tables.columns}
            connection.execute(insert(tables), row | {"code": "doctor"})
        else:
            connection.exec_driver_sql("CREATE TABLE parlwr_doctor (x integer)")
        yield Finding("writing", "ok", "a row was written and rolled back")
    except SQLAlchemyError as error:
        what = str(getattr(error, "orig", None) or error).splitlines()[0]
        yield Finding("writing", "FAIL", what, _advice(what))
    finally:
        connection.rollback()
    loose = [name for name in ("fsync", "synchronous_commit", "full_page_writes") if _show(connection, name) == "off"]
    if loose:
        yield Finding("durable", "FAIL", f"{', '.join(loose)} is off", "set it to on: a power cut would lose acts")
    else:
        yield Finding("durable", "ok", "fsync and synchronous_commit are on")
    if (encoding := _show(connection, "server_encoding")) != "UTF8":
        yield Finding("encoding", "FAIL", encoding, "make the database with ENCODING 'UTF8'")
    now = float(connection.exec_driver_sql("SELECT extract(epoch FROM clock_timestamp())").scalar_one())
    apart = abs(now - time.time())
    if apart > 5:
        yield Finding(
            "two clocks", "warn", f"the database's is {apart:.0f} s off", "let both machines keep time by NTP"
        )


def _show(connection: Connection, name: str) -> str:
    return str(connection.exec_driver_sql(f"SHOW {name}").scalar_one())


def _advice(what: str) -> str:
    """What to do about an error that databases and drivers word each in their own way."""
    for words, do in (
        (("No module named",), "pip install 'parlwr[postgres]'"),
        (("readonly", "permission denied", "unable to open"), "let the server's user write the file and its folder"),
        (("password", "authentication"), "look at user and password in --db, and at pg_hba.conf"),
        (("does not exist",), "make it: createdb -E UTF8 NAME"),
        (("locked",), "another program holds the database: look again, or stop it"),
        (("not a database", "malformed", "corrupt"), "restore a backup (docs/operating.md)"),
        (("full",), "make room on the disk"),
    ):
        if any(word in what for word in words):
            return do
    return "look at --db"
