"""What Parlwr's server needs: memory an idle table, time to be back after a restart, time to load a table.

``python bench/server.py [memory] [restart] [loading]`` prints one JSON object. Every server is private, with a fresh
SQLite file, and is stopped afterwards.
"""

from __future__ import annotations

import http.client
import json
import random
import signal
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

import msgspec
from bench.load import LONG_GAME, SEATS, Load, server, wait_until_ready

PORT = 8152


def resident_kb(pid: int) -> int:
    """Memory a process has in use, in kB."""
    for line in Path(f"/proc/{pid}/status").read_text().splitlines():
        if line.startswith("VmRSS:"):
            return int(line.split()[1])
    raise ValueError(f"no process {pid}")


def memory_per_table(tables: int = 300, port: int = PORT) -> float:
    """kB of memory for one table more, with four sockets, that has begun and where nobody acts."""
    with server(port, None) as process:
        warm = Load(port, 0, "ono99", LONG_GAME, spares=30)
        time.sleep(0.5)
        before = resident_kb(process.pid)
        load = Load(port, 0, "ono99", LONG_GAME, spares=tables)
        time.sleep(1.0)
        used = resident_kb(process.pid) - before
        for one in (*warm.spares, *load.spares):
            for seat in one.seats:
                seat.link.close()
        return round(used / tables, 1)


def fill(db: Path, finished: int, live: int, actions: int = 60) -> None:
    """A database with so many tables, all with a log; the logs are one real game's, over and over."""
    from parlwr.kernel import TableDice, registry
    from parlwr.store import Append, Create, SeatRow, TableRow, open_store

    game = registry.get("ono99")
    options = game.read(LONG_GAME, SEATS)
    seed = "5" * 32
    dice = TableDice(seed)
    state = game.start(options, SEATS, dice)
    chance, log = random.Random(1), []
    for _ in range(actions):
        seat = game.to_act(state)[0]
        action = chance.choice(game.actions(state, seat))
        game.act(state, seat, action, dice)
        log.append((seat, msgspec.json.encode(action).decode()))
    store = open_store(str(db))
    people = tuple(SeatRow("human", f"P{n}", token=f"{n}" * 64) for n in range(SEATS - 1))
    letters = "BCDFGHJKLM"
    codes = [
        f"{letters[n // 10000 % 10]}{letters[n // 1000 % 10]}{letters[n // 100000]}-{n % 1000:03d}"
        for n in range(finished + live)
    ]
    for begin in range(0, len(codes), 200):
        part = codes[begin : begin + 200]
        store.commit(
            [
                Create(
                    TableRow(
                        code=code,
                        game="ono99",
                        rules=game.rules,
                        options=msgspec.to_builtins(options),
                        seats=(*people, SeatRow("bot", "Mali", level="easy")),
                        host=0,
                        stage="over" if begin + n < finished else "playing",
                        seed=seed,
                        created=float(begin + n),
                    )
                )
                for n, code in enumerate(part)
            ]
        )
        for version, (seat, action) in enumerate(log, start=1):
            store.commit([Append(code, version, seat, action, f'"{version}"', 1.7e9 + version) for code in part])
    store.close()


def restart_seconds(finished: int = 10_000, live: int = 1_000, port: int = PORT) -> dict[str, float]:
    """Seconds from starting the server until it serves: ``/readyz``, and a live and a finished table's state."""
    with tempfile.TemporaryDirectory(prefix="parlwr-bench-") as folder:
        db = Path(folder) / "many.sqlite"
        fill(db, finished, live)
        begin = time.perf_counter()
        command = [sys.executable, "-m", "parlwr.net", "--port", str(port), "--db", str(db), "--log-level", "warning"]
        process = subprocess.Popen(command, stdout=subprocess.DEVNULL)
        try:
            wait_until_ready(port)
            ready = time.perf_counter() - begin
            link = http.client.HTTPConnection("127.0.0.1", port)
            for code in ("BBB-000", "CBB-999"):
                link.request("GET", f"/api/tables/{code}")
                answer = link.getresponse()
                body = answer.read()
                if answer.status != 200:
                    raise SystemExit(f"{code}: {answer.status} {body!r}")
            serving = time.perf_counter() - begin
            while True:
                link.request("GET", "/metrics")
                if b"parlwr_waking 0.0" in link.getresponse().read():
                    break
                time.sleep(0.05)
            awake = time.perf_counter() - begin
        finally:
            process.send_signal(signal.SIGTERM)
            process.wait(20)
        return {"ready_s": round(ready, 2), "serving_s": round(serving, 2), "all_awake_s": round(awake, 2)}


def loading_ms(actions: int = 300) -> float:
    """Milliseconds to load one table of so many actions: read, decoded, replayed. The best of ten."""
    from parlwr.kernel import registry
    from parlwr.store import open_store
    from parlwr.tables.table import Table

    with tempfile.TemporaryDirectory(prefix="parlwr-bench-") as folder:
        db = Path(folder) / "one.sqlite"
        fill(db, 0, 1, actions)
        store = open_store(str(db))
        times = []
        for _ in range(10):
            begin = time.perf_counter()
            row = store.table("BBB-000")
            assert row is not None
            table = Table(None, registry.get(row.game), row)  # type: ignore[arg-type]
            table.replay(store.actions(row.code))
            times.append(time.perf_counter() - begin)
        store.close()
        assert table.version == actions
        return round(min(times) * 1e3, 2)


def main() -> None:
    wanted = sys.argv[1:] or ["memory", "restart", "loading"]
    figures: dict[str, Any] = {}
    if "memory" in wanted:
        figures["idle_table_kb"] = memory_per_table()
    if "restart" in wanted:
        figures["restart"] = restart_seconds()
    if "loading" in wanted:
        figures["loading_300_actions_ms"] = loading_ms()
    print(json.dumps(figures))


if __name__ == "__main__":
    main()
