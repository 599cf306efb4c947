"""The programs under bench/: those of the peers in Node.js, and the load for Parlwr's own server.

They come with the source, not with the installed package, and boardgame.io is installed only for the benchmarks
(``npm ci`` in bench/peers).
"""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import msgspec

from parlwr.kernel import ParlwrError

from .measure import Missing

__all__ = ["bench_folder", "node", "node_server", "pinned", "program"]

PATIENCE = 600.0
"""Seconds after which a program that was started is given up."""


def bench_folder() -> Path:
    """The folder bench/ of the source this package runs from, or of the present folder."""
    for root in (Path(__file__).resolve().parents[3], Path.cwd()):
        if (root / "bench" / "load.py").is_file():
            return root / "bench"
    raise Missing("run it in a checkout of the source, which has the folder bench/")


def pinned(core: int | None) -> list[str]:
    """What to put before a command to keep it on a core, where there is more than one."""
    if core is None or shutil.which("taskset") is None or core not in os.sched_getaffinity(0):
        return []
    return ["taskset", "-c", str(core)]


def program(name: str, *args: str, core: int | None = None) -> Any:
    """Run a Python program of bench/ and read the JSON it prints."""
    folder = bench_folder()
    return _json([*pinned(core), sys.executable, "-m", f"bench.{name}", *args], folder.parent)


def node(script: str, *args: str, core: int | None = None) -> Any:
    """Run a program of bench/peers in Node.js and read the JSON it prints."""
    peers = _peers()
    return _json([*pinned(core), _node(), script, *args], peers)


@contextmanager
def node_server(script: str, port: int, core: int | None = None) -> Iterator[None]:
    """A server of bench/peers, from when it says that it is ready."""
    peers = _peers()
    command = [*pinned(core), _node(), script, str(port)]
    with subprocess.Popen(  # noqa: S603
        command, cwd=peers, env=_environment(), stdout=subprocess.PIPE, text=True
    ) as process:
        try:
            line = process.stdout.readline() if process.stdout is not None else ""
            if not line.startswith("ready"):
                raise ParlwrError(f"{script} did not start: {line!r}")
            time.sleep(0.2)
            yield
        finally:
            process.send_signal(signal.SIGTERM)
            process.wait(20)


def _peers() -> Path:
    peers = bench_folder() / "peers"
    if not (peers / "node_modules" / "boardgame.io").is_dir():
        raise Missing("npm ci in bench/peers")
    return peers


def _node() -> str:
    found = shutil.which("node")
    if found is None:
        raise Missing("Node.js")
    return found


def _environment() -> dict[str, str]:
    return {**os.environ, "NODE_ENV": "production"}


def _json(command: list[str], folder: Path) -> Any:
    done = subprocess.run(  # noqa: S603
        command, cwd=folder, env=_environment(), capture_output=True, text=True, timeout=PATIENCE
    )
    if done.returncode:
        raise ParlwrError(f"{' '.join(command)} failed: {done.stderr.strip()[-500:]}")
    return msgspec.json.decode(done.stdout.strip().rpartition("\n")[2])
