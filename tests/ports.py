"""Ports for servers that are started later, or again."""

from __future__ import annotations

import random
import socket
from pathlib import Path

LOWEST = 12_000
_RANGE = Path("/proc/sys/net/ipv4/ip_local_port_range")


def free_port() -> int:
    """A port that nobody listens on, and that the system gives to nobody by itself.

    From its own range it might give the port to any connection while the server is away; a connection made to the
    very port it comes from even succeeds with nobody there, and whoever waits for a server takes it for one.
    """
    highest = int(_RANGE.read_text().split()[0]) if _RANGE.exists() else 32_768
    for port in random.Random().sample(range(LOWEST, highest), 100):
        with socket.socket() as probe:
            try:
                probe.bind(("127.0.0.1", port))
            except OSError:
                continue
        return port
    raise AssertionError(f"of a hundred ports between {LOWEST} and {highest} none is free")
