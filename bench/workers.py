"""What several workers on one PostgreSQL cost, and how soon they are back when something dies.

``python -m bench.workers [cpu] [database] [many] [takeover] [back] [storm]`` prints a table: what was measured, and
what it may be. Every server is private, PostgreSQL too, and is gone afterwards. Give it a machine that
has nothing else to do.
"""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import os
import statistics
import sys
import tempfile
import time
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any

import aiohttp
from bench.load import LONG_GAME, SEATS, Load, cpu_seconds, wait_until_ready
from bench.server import resident_kb
from tests.faults.parlour import FAULT, Worker, descendants
from tests.faults.people import Crowd
from tests.faults.servers import PrivatePostgres
from tests.faults.test_storm import full_house, handshake, many_files

from parlwr.store import open_store

Row = tuple[str, str, str]
"""What, how much, and what it may be."""


class Spread(Load):
    """The load of bench/load.py, every table's seats spread over several ports."""

    def __init__(self, ports: Sequence[int], tables: int, **options: Any) -> None:
        self.ports = ports
        self.next = 0
        super().__init__(ports[0], tables, "ono99", LONG_GAME, **options)

    def connect(self, code: str, token: str) -> Any:
        self.next += 1
        self.port = self.ports[self.next % len(self.ports)]
        try:
            return super().connect(code, token)
        finally:
            self.port = self.ports[0]


@contextlib.contextmanager
def workers(db: str, count: int = 1, *options: str, core: int | None = None) -> Iterator[list[Worker]]:
    """So many servers on one database; ``core``: the only one they may use."""
    pin = ("taskset", "-c", str(core)) if core is not None else ()
    with tempfile.TemporaryDirectory(prefix="parlwr-bench-") as folder:
        there = [
            Worker(Path(folder) / f"{number}.log", db, "--log-level", "warning", *options, wrap=pin)
            for number in range(count)
        ]
        for worker in there:
            worker.begin()
        try:
            for worker in there:
                worker.wait()
                wait_until_ready(worker.port)
            yield there
        finally:
            for worker in there:
                worker.clear()
                if FAULT.search(worker.read_log()):
                    print(worker.read_log()[-2000:], end="", file=sys.stderr)


@contextlib.contextmanager
def postgres() -> Iterator[PrivatePostgres]:
    """A PostgreSQL of our own."""
    server = PrivatePostgres().start("shared_buffers=128MB", "max_connections=100", "max_wal_size=1GB")
    try:
        yield server
    finally:
        server.close()


@contextlib.contextmanager
def on_core(core: int) -> Iterator[None]:
    """This process on one core, for a while."""
    before = os.sched_getaffinity(0)
    with contextlib.suppress(OSError):  # where there is only one
        os.sched_setaffinity(0, {core})
    try:
        yield
    finally:
        os.sched_setaffinity(0, before)


def cpu(there: Sequence[Worker]) -> float:
    """CPU time that servers have used, and their children, in seconds."""
    return sum(cpu_seconds(pid) for worker in there for pid in descendants(worker.process.pid))


def load(there: Sequence[Worker], tables: int, seconds: float, rate: float | None) -> dict[str, Any]:
    """Play for a while; the figures, with the servers' CPU time an action in microseconds."""
    playing = Spread([worker.port for worker in there], tables, spares=min(tables, 60), rate=rate)
    playing.run(2.0)
    before = cpu(there)
    figures = playing.measure(seconds, 0.0)
    figures["us"] = (cpu(there) - before) / max(1, playing.moves) * 1e6
    for table in (*playing.playing, *playing.spares):
        for seat in table.seats:
            seat.link.close()
    return figures


# -- the figures -------------------------------------------------------------------------------------------------------


def cpu_per_action(seconds: float = 8.0, rate: float = 300.0) -> list[Row]:
    """The same load upon one worker, upon two of one port, and upon two as if on hosts of their own."""
    found: dict[str, list[float]] = {"one": [], "port": [], "hosts": []}
    with postgres() as server:
        for kind in ("one", "port", "hosts") * 2:
            options = ("--workers", "2") if kind == "port" else ()
            with workers(server.database(), 2 if kind == "hosts" else 1, *options) as there:
                found[kind].append(load(there, 40, seconds, rate)["us"])
    one, port, hosts = (statistics.mean(runs) for runs in found.values())
    return [
        (f"CPU an action at {rate:g}/s, one worker", f"{one:.0f} µs", ""),
        ("  two workers on one port", f"{port:.0f} µs ({port / one - 1:+.0%})", "+15%"),
        ("  a worker on each of two hosts, every table at both", f"{hosts:.0f} µs ({hosts / one - 1:+.0%})", ""),
    ]


def two_databases(seconds: float = 8.0) -> list[Row]:
    """As many actions as are accepted: one worker on a core of its own, with SQLite and with PostgreSQL."""
    with tempfile.TemporaryDirectory(prefix="parlwr-bench-") as folder, on_core(1):
        with workers(str(Path(folder) / "bench.sqlite"), core=0) as there:
            lite = load(there, 50, seconds, None)
        with postgres() as server, workers(server.database(), core=0) as there:
            full = load(there, 50, seconds, None)
    share = full["moves_per_s"] / lite["moves_per_s"]
    return [
        ("actions a second on SQLite", f"{lite['moves_per_s']:.0f} (p99 {lite['p99_ms']:.0f} ms)", ""),
        ("actions a second on PostgreSQL", f"{full['moves_per_s']:.0f} (p99 {full['p99_ms']:.0f} ms)", ""),
        ("PostgreSQL as a part of SQLite", f"{share:.2f}", "≥ 0.6"),
    ]


def many_tables(tables: int = 2000, seconds: float = 15.0, rate: float = 1000.0) -> list[Row]:
    """2,000 live tables, 8,000 sockets, one worker; on either database."""
    rows = []
    with tempfile.TemporaryDirectory(prefix="parlwr-bench-") as folder, postgres() as server, on_core(1), many_files():
        for name, db in (("SQLite", str(Path(folder) / "many.sqlite")), ("PostgreSQL", server.database())):
            seats = full_house(db, tables, LONG_GAME)
            made = [
                (seats[at][0], [token for _, token in seats[at : at + SEATS]]) for at in range(0, len(seats), SEATS)
            ]
            with workers(db, core=0) as there:
                warm = Spread([there[0].port], 0, spares=20)
                pid = there[0].process.pid
                before = resident_kb(pid)
                playing = Spread([there[0].port], tables, spares=0, rate=rate, made=made)
                playing.run(3.0)
                figures = playing.measure(seconds, 0.0)
                each = (resident_kb(pid) - before) / tables
                for table in (*playing.playing, *warm.spares):
                    for seat in table.seats:
                        seat.link.close()
            speed = f"p50 {figures['p50_ms']:.1f}, p99 {figures['p99_ms']:.1f} ms at {figures['moves_per_s']:.0f}/s"
            rows.append((f"{tables} tables on {name}", speed, f"p99 < 100 ms at {rate:g}/s"))
            rows.append((f"memory a live table, {name}", f"{each:.0f} kB", "≤ 110 kB"))
    return rows


def takeover(tables: int = 40) -> list[Row]:
    """A worker is killed: how late the next action of a table is whose clock (of one second) it kept."""

    async def run(server: PrivatePostgres) -> list[float]:
        db = server.database()
        with workers(db, 2, "--thinkers", "1") as there:
            async with aiohttp.ClientSession() as session:
                crowd = Crowd(session, 1)
                codes = [(await crowd.table([worker.url for worker in there], 2, clock=1))[0] for _ in range(tables)]
            await asyncio.sleep(4)
            there[0].kill()
            await asyncio.sleep(12)
        store = open_store(db)
        late = []
        for code in codes:
            times = [row.at for row in store.actions(code)]
            late.append(max(after - before for before, after in itertools.pairwise(times)) - 1.0)
        store.close()
        return late

    with postgres() as server:
        late = asyncio.run(run(server))
    quick = sum(one < 1.0 for one in late)
    worst = f"{max(late):.1f} s late at worst ({tables - quick} of {tables} tables taken over)"
    return [("a worker is killed: clocks go on", worst, "≤ 5 s")]


def back(times: int = 5) -> list[Row]:
    """PostgreSQL is restarted under load: from its first answer to the first action acknowledged, and to 20."""

    async def run(server: PrivatePostgres) -> tuple[list[float], list[float]]:
        first, more = [], []
        with workers(server.database(), 2) as there:
            async with aiohttp.ClientSession() as session, Crowd(session, 1, pace=0.05) as crowd:
                await crowd.sit_at([worker.url for worker in there], 10)
                for number in range(times):
                    await crowd.more(100)
                    await asyncio.to_thread(server.stop, ("fast", "immediate", "kill")[number % 3])
                    await asyncio.sleep(0.5 + number / 2)
                    await asyncio.to_thread(server.start)
                    first.append(await crowd.more(1))
                    more.append(first[-1] + await crowd.more(20))
        return first, more

    with postgres() as server:
        first, more = asyncio.run(run(server))
    said = f"{max(first):.1f} s at worst (20 actions: {max(more):.1f} s)"
    return [(f"back after PostgreSQL ({times} restarts)", said, "≤ 3 s")]


def storm(tables: int = 500) -> list[Row]:
    """2,000 sockets come at once to workers that have just begun."""

    async def run(there: Sequence[Worker], seats: Sequence[tuple[str, str]]) -> float:
        async def come(number: int, code: str, token: str) -> asyncio.StreamWriter:
            reader, writer = await handshake(there[number % len(there)].port, code, token)
            await reader.readuntil(b'{"view":')
            return writer

        begin = time.perf_counter()
        writers = await asyncio.gather(*(come(number, *seat) for number, seat in enumerate(seats)))
        took = time.perf_counter() - begin
        for writer in writers:
            writer.close()
        return took

    rows = []
    with postgres() as server, many_files():
        for count in (1, 2):
            db = server.database()
            seats = full_house(db, tables)
            with workers(db, count) as there:
                took = asyncio.run(run(there, seats))
            rows.append((f"a storm of {len(seats)} reconnects upon {count} of them", f"{took:.1f} s", "≤ 5 s"))
    return rows


FIGURES: dict[str, Callable[[], list[Row]]] = {
    "cpu": cpu_per_action,
    "database": two_databases,
    "many": many_tables,
    "takeover": takeover,
    "back": back,
    "storm": storm,
}


def main() -> None:
    wanted = sys.argv[1:] or list(FIGURES)
    if unknown := set(wanted) - set(FIGURES):
        raise SystemExit(f"no such figure: {', '.join(sorted(unknown))}; there are {', '.join(FIGURES)}")
    for name in wanted:
        for what, measured, wish in FIGURES[name]():
            print(f"{what:<46} {measured:<52} {wish}", flush=True)


if __name__ == "__main__":
    main()
