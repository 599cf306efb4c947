"""How much is too much (table.rate): sizes, sockets and calls, by address."""

from __future__ import annotations

import ipaddress
from collections import Counter
from functools import lru_cache

import msgspec

from ..tables.voice import Bucket, Rate

__all__ = ["Addresses", "Limits", "household"]


class Limits(msgspec.Struct, frozen=True, kw_only=True):
    """The limits of a server. Those an address has do not bind the machine's own (``loopback`` makes them)."""

    message_bytes: int = 16 * 1024
    rate: Rate = Rate()
    """How much one socket may say."""
    sockets: int = 200
    """Sockets one address may have open."""
    changes_per_s: float = 2.0
    """HTTP calls that change something, one address."""
    change_burst: int = 120
    reads_per_s: float = 50.0
    """HTTP calls that read tables, one address (guessing codes is reading)."""
    read_burst: int = 500
    write_buffer: int = 512 * 1024
    """Bytes that may wait for a slow reader before he is dropped."""
    loopback: bool = False


@lru_cache(maxsize=4096)
def _own(address: str) -> bool:
    try:
        return ipaddress.ip_address(address).is_loopback
    except ValueError:
        return False


@lru_cache(maxsize=4096)
def household(address: str) -> str:
    """One household has one IPv4 address or one /64 of IPv6."""
    try:
        found = ipaddress.ip_address(address)
    except ValueError:
        return address
    return str(ipaddress.ip_network((found, 64), strict=False)) if found.version == 6 else address


class Addresses:
    """What each address holds and has lately asked for."""

    def __init__(self, limits: Limits) -> None:
        self.limits = limits
        self.sockets: Counter[str] = Counter()
        self._changes: dict[str, Bucket] = {}
        self._reads: dict[str, Bucket] = {}

    def free(self, address: str) -> bool:
        """Whether no limit binds this address."""
        return not self.limits.loopback and _own(address)

    def enter(self, address: str) -> bool:
        """A socket more; False where the address has enough."""
        home = household(address)
        if not self.free(address) and self.sockets[home] >= self.limits.sockets:
            return False
        self.sockets[home] += 1
        return True

    def leave(self, address: str) -> None:
        """A socket less."""
        home = household(address)
        self.sockets[home] -= 1
        if self.sockets[home] <= 0:
            del self.sockets[home]

    def may_change(self, address: str) -> bool:
        """Whether this address may make another call that changes something."""
        return self._may(self._changes, address, self.limits.changes_per_s, self.limits.change_burst)

    def may_read(self, address: str) -> bool:
        """Whether this address may make another call that reads."""
        return self._may(self._reads, address, self.limits.reads_per_s, self.limits.read_burst)

    # What handlers call: they may have to wait for the word of a database.

    async def change(self, address: str) -> bool:
        """Whether this address may make another call that changes something."""
        return self.may_change(address)

    async def read(self, address: str) -> bool:
        """Whether this address may make another call that reads."""
        return self.may_read(address)

    async def come(self, address: str) -> bool:
        """A socket more; False where the address has enough."""
        return self.enter(address)

    def _may(self, buckets: dict[str, Bucket], address: str, rate: float, burst: int) -> bool:
        if self.free(address):
            return True
        home = household(address)
        bucket = buckets.get(home)
        if bucket is None:
            if len(buckets) > 10_000:  # those long silent are full again anyway
                buckets.clear()
            bucket = buckets[home] = Bucket(burst)
        return bucket.take(rate, burst)
