"""``parlwr bench serve``, ``memory`` and ``restart``: the server, on one core, the load on another."""

from __future__ import annotations

import os
from collections.abc import Callable
from statistics import median

from .measure import Benchmark, Missing, compare
from .peers import bench_folder, node, node_server, program

__all__ = ["memory", "restart", "serve"]

TABLES = 50
PORT = 8330
"""Ports from here on are used for servers that live for one round."""

PEER = "boardgame.io.server"


def cores() -> tuple[int | None, int | None]:
    """The server's core and the load's; the same for nobody, unless there is only one."""
    usable = sorted(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else []
    return (usable[0], usable[1]) if len(usable) > 1 else (None, None)


def serve(rounds: int, seconds: float) -> list[Benchmark]:
    """Actions a second, each on disk, and how long until all four seats see one; boardgame.io's server in memory."""
    server, load = cores()
    slowest: dict[str, list[float]] = {"ours": [], PEER: []}
    ports = iter(range(PORT, PORT + 60))

    def ours() -> float:
        said = program("load", str(next(ports)), "--serve", "--tables", str(TABLES), "--seconds", str(seconds))
        slowest["ours"].append(said["p99_ms"])
        return float(said["moves_per_s"])

    def theirs() -> float:
        port = next(ports)
        with node_server("server.js", port, server):
            said = node("load.js", str(port), str(TABLES), str(seconds), core=load)
        slowest[PEER].append(said["p99_ms"])
        return float(said["moves_per_s"])

    found = compare("serve.ono99", "actions/s", ours, {PEER: theirs}, rounds)
    return [*found, *_slowest(slowest, found[0].note)]


def _slowest(times: dict[str, list[float]], note: str) -> list[Benchmark]:
    """The same rounds' 99th percentile of waiting."""
    rounds = iter(times["ours"])
    peers: dict[str, Callable[[], float]] = {}
    if times[PEER]:
        peer_rounds = iter(times[PEER])
        peers[PEER] = lambda: next(peer_rounds)
    return compare("serve.ono99.p99", "ms", lambda: next(rounds), peers, len(times["ours"]), [note] if note else [])


def memory(rounds: int, seconds: float) -> list[Benchmark]:
    """Memory for one more idle table with four sockets."""
    values = [float(program("server", "memory")["idle_table_kb"]) for _ in range(min(rounds, 3))]
    return [Benchmark(name="memory.idle_table", value=median(values), unit="kB", rounds=values)]


def restart(rounds: int, seconds: float) -> list[Benchmark]:
    """Serving again with 10,000 finished and 1,000 live tables; loading one table of 300 actions."""
    said = program("server", "restart", "loading")
    times = said["restart"]
    return [
        Benchmark(
            name="restart.serving", value=float(times["serving_s"]), unit="s", rounds=[float(times["serving_s"])]
        ),
        Benchmark(name="restart.all_awake", value=float(times["all_awake_s"]), unit="s"),
        Benchmark(name="restart.load_300_actions", value=float(said["loading_300_actions_ms"]), unit="ms"),
    ]


def present() -> bool:
    """Whether the programs of these benchmarks are here."""
    try:
        bench_folder()
    except Missing:
        return False
    return True
