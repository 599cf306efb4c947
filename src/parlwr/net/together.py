"""A worker among others: what it shares with those who serve the same parlour from the same database."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import TYPE_CHECKING

import structlog

from ..store import StorageFailure
from ..tables.hall import Hall
from ..tables.parlour import Alone, Parlour
from .handoff import Worker
from .limits import Addresses, Limits, household
from .metrics import figures
from .server import Server

if TYPE_CHECKING:
    from ..store.postgres import PostgresStore

__all__ = ["SharedAddresses", "together"]

log = structlog.get_logger("parlwr.net")

FLUSH_S = 0.5
"""How long the others may believe that an address has sockets which it has just closed."""


def together(server: Server, redis: str | None, worker: Worker) -> Callable[[Hall], Alone]:
    """What makes a hall's parlour: alone on SQLite, with others on PostgreSQL."""
    if not getattr(server.store, "shared", False):
        return Alone

    from ..store.bus import Bus, PostgresBus, RedisBus  # here: only a parlour of several workers needs them
    from ..store.postgres import PostgresStore

    store = server.store
    assert isinstance(store, PostgresStore)
    store.worker = worker.name
    store.aloud = redis is None
    store.hurry()
    bus: Bus = PostgresBus(store) if redis is None else RedisBus(store, redis)

    def make(hall: Hall) -> Alone:
        server.addresses = SharedAddresses(server.limits, store, hall)
        return Parlour(hall, store, bus, lambda: figures(server))

    return make


class SharedAddresses(Addresses):
    """What addresses hold and have asked for, counted over all workers.

    The own count is looked at first, so that a flood at one worker is no flood of the database. Where the database
    does not answer, the own count has to do.
    """

    def __init__(self, limits: Limits, store: PostgresStore, hall: Hall) -> None:
        super().__init__(limits)
        self.store = store
        self.hall = hall
        self._left: set[str] = set()

    async def change(self, address: str) -> bool:
        """Whether this address may make another call that changes something."""
        limits = self.limits
        return self.may_change(address) and await self._take(
            address, "change", limits.changes_per_s, limits.change_burst
        )

    async def read(self, address: str) -> bool:
        """Whether this address may make another call that reads."""
        return self.may_read(address) and await self._take(
            address, "read", self.limits.reads_per_s, self.limits.read_burst
        )

    async def _take(self, address: str, kind: str, rate: float, burst: float) -> bool:
        if self.free(address):
            return True
        try:
            return bool(await self.hall.read(self.store.take, household(address), kind, rate, burst))
        except StorageFailure:
            return True

    async def come(self, address: str) -> bool:
        """A socket more; False where the address has enough. Two at once may both be refused the last place."""
        if not self.enter(address):
            return False
        if self.free(address):
            return True
        home = household(address)
        try:
            await self.hall.read(self.store.hold, {home: self.sockets[home]})
            if await self.hall.read(self.store.elsewhere, home) + self.sockets[home] <= self.limits.sockets:
                return True
        except StorageFailure:
            return True
        self.leave(address)
        return False

    def leave(self, address: str) -> None:
        """A socket less."""
        super().leave(address)
        if not self.free(address):
            if not self._left:
                self.hall.spawn(self._flush())
            self._left.add(household(address))

    async def _flush(self) -> None:
        await asyncio.sleep(FLUSH_S)
        left, self._left = self._left, set()
        try:
            await self.hall.read(self.store.hold, {home: self.sockets.get(home, 0) for home in left})
        except StorageFailure as error:
            log.warning("limits.away", error=str(error))
