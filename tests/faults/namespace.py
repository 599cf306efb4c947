"""A host of its own for a worker: a network namespace with one cable to the people and one to the database.

The cable to the database can be pulled: no packet arrives any more, and nobody is told. Needs root and iproute2.
"""

from __future__ import annotations

import os
import shutil
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from .servers import left_out

__all__ = ["Host", "host"]


def ip(*words: str) -> str:
    """Run ``ip``; what it says."""
    done = subprocess.run(["ip", *words], capture_output=True, text=True)
    if done.returncode:
        raise OSError(f"ip {' '.join(words)}: {done.stderr.strip()}")
    return done.stdout


class Host:
    """A network namespace. ``people``, ``database``: this side's and its side's address on each cable."""

    def __init__(self, number: int) -> None:
        # 198.18.0.0/15 is kept for tests of networks; the process id keeps two runs on one machine apart.
        block = (os.getpid() * 4 + number) % 8192
        self.name = f"parlwr{os.getpid()}n{number}"
        self.cables = {"people": f"pp{block:x}", "database": f"pd{block:x}"}
        self.people = self._pair(block * 2)
        self.database = self._pair(block * 2 + 1)
        self.wrap = ("ip", "netns", "exec", self.name)

    @staticmethod
    def _pair(block: int) -> tuple[str, str]:
        low = block * 4
        # mypy does not count: of two numbers they are two
        return tuple(f"198.{18 + (low + n >> 16)}.{(low + n >> 8) & 255}.{low + n & 255}" for n in (1, 2))  # type: ignore[return-value]

    def lay(self) -> None:
        """Make it."""
        ip("netns", "add", self.name)
        ip("-n", self.name, "link", "set", "lo", "up")
        for kind, (here, there) in (("people", self.people), ("database", self.database)):
            cable = self.cables[kind]
            ip("link", "add", cable, "type", "veth", "peer", "name", kind, "netns", self.name)
            ip("addr", "add", f"{here}/30", "dev", cable)
            # While answers are lost there is no way back to the worker: its packets are taken all the same.
            Path(f"/proc/sys/net/ipv4/conf/{cable}/rp_filter").write_text("0")
            ip("link", "set", cable, "up")
            ip("-n", self.name, "addr", "add", f"{there}/30", "dev", kind)
            ip("-n", self.name, "link", "set", kind, "up")
        # Each knows the other's place for good: a pulled cable must be silence, not "no route to host".
        self._neighbours()

    def _neighbours(self) -> None:
        here, there = self.database
        cable = self.cables["database"]
        mine = ip("-o", "link", "show", cable).split("link/ether ")[1].split()[0]
        its = ip("-n", self.name, "-o", "link", "show", "database").split("link/ether ")[1].split()[0]
        ip("neigh", "replace", there, "lladdr", its, "dev", cable, "nud", "permanent")
        ip("-n", self.name, "neigh", "replace", here, "lladdr", mine, "dev", "database", "nud", "permanent")

    def cut(self) -> None:
        """Pull the cable to the database."""
        ip("link", "set", self.cables["database"], "down")

    def mend(self) -> None:
        """Put it in again."""
        ip("link", "set", self.cables["database"], "up")
        self._neighbours()

    def deafen(self) -> None:
        """What the worker says reaches the database; what the database answers is lost."""
        ip("route", "add", "blackhole", f"{self.database[1]}/32")

    def undeafen(self) -> None:
        """Answers arrive again."""
        ip("route", "del", "blackhole", f"{self.database[1]}/32")

    def clear(self) -> None:
        """Take it all away again; the cables go with it."""
        subprocess.run(["ip", "route", "del", "blackhole", f"{self.database[1]}/32"], capture_output=True)
        for cable in self.cables.values():
            subprocess.run(["ip", "link", "del", cable], capture_output=True)
        subprocess.run(["ip", "netns", "del", self.name], capture_output=True)


@contextmanager
def host(number: int = 1) -> Iterator[Host]:
    """A host, taken away afterwards; skips, with the reason, where none can be made."""
    if os.geteuid() != 0 or shutil.which("ip") is None:
        left_out("network namespaces need root and iproute2: the cut network was left out")
    made = Host(number)
    try:
        try:
            made.lay()
        except OSError as error:
            left_out(f"no network namespace can be made ({error}): the cut network was left out")
        yield made
    finally:
        made.clear()
