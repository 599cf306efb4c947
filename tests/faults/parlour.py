"""A parlour of several servers on one database: each may be killed, stopped, frozen and started again."""

from __future__ import annotations

import asyncio
import contextlib
import os
import re
import shutil
import signal
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Mapping, Sequence
from pathlib import Path

from tests.ports import free_port

from .servers import listens

FAULT = re.compile(r'Traceback|"event": "(?:table|game|bot|task|call)\.fault"')
"""What no server may ever say: a fault of the program, not of the world around it."""


class Worker:
    """``parlwr serve`` in a process of its own.

    ``wrap``: a command to run it under; ``host``: the address it listens on, as the test reaches it.
    """

    def __init__(
        self,
        log: Path,
        db: str,
        *options: str,
        wrap: Sequence[str] = (),
        host: str = "127.0.0.1",
        env: Mapping[str, str] | None = None,
    ) -> None:
        self.log = log
        self.db = db
        self.options = options
        self.wrap = wrap
        self.host = host
        self.env = dict(env or {})
        self._said = log.with_suffix(".out")
        self._before = 0
        self.scratch = tempfile.mkdtemp(prefix="pw")  # short: sockets lie there, whose names may not be long
        self.port = free_port()
        self.url = f"http://{host}:{self.port}"
        self.process: subprocess.Popen[bytes]

    def begin(self) -> None:
        """Start it; do not wait for it."""
        command = [*self.wrap, sys.executable, "-m", "parlwr.net", "--host", self.host, "--port", str(self.port)]
        self._before = self._served()
        with self.log.open("ab") as log, self._said.open("ab") as said:
            self.process = subprocess.Popen(
                [*command, "--db", self.db, "--log-json", *self.options],
                stdout=said,
                stderr=log,
                env=os.environ | {"PYTHONUNBUFFERED": "1", "TMPDIR": self.scratch} | self.env,
            )

    def _served(self) -> int:
        """How often it has said that it serves, with all its workers."""
        return self._said.read_text().count("Parlwr: http") if self._said.exists() else 0

    def wait(self, patience: float = 120.0) -> Worker:
        """Until it takes connections, with all its workers."""
        end = time.monotonic() + patience
        while self._served() == self._before or not listens(self.port, self.host):
            assert self.process.poll() is None, f"the server ended: {self.read_log()[-3000:]}"
            assert time.monotonic() < end, f"the server does not come: {self.read_log()[-3000:]}"
            time.sleep(0.03)
        return self

    async def start(self) -> Worker:
        """Start it and wait, while everybody else plays on."""
        self.begin()
        await asyncio.to_thread(self.wait)
        return self

    def read_log(self) -> str:
        """What it has said, in all its lives."""
        return self.log.read_text("utf-8", "replace") if self.log.exists() else ""

    def family(self) -> list[int]:
        """Its processes and theirs: itself, the workers of ``--workers``, those that think for bots."""
        return descendants(self.process.pid)

    def crew(self) -> list[int]:
        """The workers of ``--workers``, without what else runs for them."""
        found = []
        for pid in self.family()[1:]:
            with contextlib.suppress(OSError):  # gone meanwhile
                if b"spawn_main" in Path(f"/proc/{pid}/cmdline").read_bytes():
                    found.append(pid)
        return found

    def kill(self) -> None:
        """kill -9, of the whole of it: no word to anybody."""
        for pid in self.family():
            with contextlib.suppress(ProcessLookupError):
                os.kill(pid, signal.SIGKILL)
        self.process.wait()

    def freeze(self) -> None:
        """It does nothing any more, and does not know it."""
        self.process.send_signal(signal.SIGSTOP)

    def thaw(self) -> None:
        """It goes on, as if no time had passed."""
        self.process.send_signal(signal.SIGCONT)

    def clear(self) -> None:
        """Dead, if it is not yet, and nothing of it left behind."""
        if self.process.poll() is None:
            self.thaw()
            self.kill()
        shutil.rmtree(self.scratch, ignore_errors=True)

    def stop(self, patience: float = 40.0) -> int:
        """SIGTERM; its exit code."""
        self.process.send_signal(signal.SIGTERM)
        return self.process.wait(patience)

    def metric(self, name: str) -> float:
        """A figure of its /metrics, all labels together."""
        with urllib.request.urlopen(f"{self.url}/metrics", timeout=10) as answer:
            text = answer.read().decode()
        found = re.findall(rf"^{name}(?:{{[^}}]*}})? (\S+)$", text, re.MULTILINE)
        return sum(map(float, found))


def descendants(pid: int) -> list[int]:
    """A process and all its children, and theirs, that are there now."""
    children: dict[int, list[int]] = {}
    for stat in Path("/proc").glob("[0-9]*/stat"):
        try:
            fields = stat.read_text().rsplit(")", 1)[1].split()
        except OSError:  # gone meanwhile
            continue
        children.setdefault(int(fields[1]), []).append(int(stat.parent.name))
    found = [pid]
    for one in found:
        found += children.get(one, [])
    return found


class Parlour:
    """Several workers on one database, each on a port of its own."""

    def __init__(self, folder: Path, db: str, count: int = 1, *options: str) -> None:
        self.workers = [Worker(folder / f"worker{n}.log", db, *options) for n in range(count)]

    @property
    def urls(self) -> list[str]:
        """Where its workers are, whether they are there or not."""
        return [worker.url for worker in self.workers]

    async def __aenter__(self) -> Parlour:
        for worker in self.workers:
            worker.begin()
        try:
            for worker in self.workers:
                await asyncio.to_thread(worker.wait)
        except BaseException:
            await self.__aexit__()
            raise
        return self

    async def __aexit__(self, *_: object) -> None:
        for worker in self.workers:
            worker.clear()

    async def stop(self) -> None:
        """All stop in order, none has anything to be ashamed of in its log."""
        for worker in self.workers:
            worker.thaw()
            worker.process.send_signal(signal.SIGTERM)
        for worker in self.workers:
            assert await asyncio.to_thread(worker.process.wait, 40) == 0, worker.read_log()[-3000:]
        self.look()

    def look(self) -> None:
        """No worker has met a fault of its own."""
        for worker in self.workers:
            lines = worker.read_log().splitlines()
            # A bot that "has not decided" in half a minute, because its worker slept meanwhile, is no fault.
            faults = [line for line in lines if FAULT.search(line) and '"event": "bot.fault"' not in line]
            faults += [line for line in lines if '"event": "bot.fault"' in line and "no decision in" not in line]
            assert not faults, "\n".join(faults)[:4000]
