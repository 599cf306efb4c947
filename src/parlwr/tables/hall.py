"""The house: all tables, found by their codes, held in memory while somebody is there, written by one writer.

Everything here runs in one event loop; what blocks (reading, writing, thinking) happens elsewhere.
"""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections import Counter
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from typing import Any
from weakref import WeakKeyDictionary

import structlog

from ..kernel import BadInput, Refused, UnknownRules, registry
from ..store import ActionRow, Change, Conflict, Create, Save, StorageFailure, Store, TableRow
from .audience import Audience
from .bots import Players
from .hints import Hints
from .hosting import Listing, pass_on_all
from .ledger import Ledger
from .narrow import Reacted
from .numbers import watch
from .parlour import Alone
from .table import Table
from .thinkers import Thinkers

__all__ = ["Hall", "NoTable"]

log = structlog.get_logger("parlwr.tables")

IDLE_S = 120.0
"""How long a table stays in memory after its last listener has gone and its last action has been taken."""
GRACE_S = 20.0
"""What is left at least of a turn's time when the house opens."""
DOUBT_S = 6.0
"""How long a change may be on its way to the database after the connection was lost: a little more than TCP waits."""
HUSH_S = 0.03
"""Comings and goings within this time are told to a table together."""


class NoTable(Exception):
    """There is no table of this code."""


class Hall(Ledger):
    """All tables of a server."""

    def __init__(
        self,
        store: Store,
        thinkers: Thinkers | None = None,
        idle: float = IDLE_S,
        parlour: Callable[[Hall], Alone] = Alone,
    ) -> None:
        self.shared = bool(getattr(store, "shared", False))
        super().__init__(store, 4 if self.shared else 2)
        self.idle = idle
        self.tables: dict[str, Table] = {}
        self.refusals: Counter[str] = Counter()
        self.actions = 0
        self.floods = 0
        self.players = Players(self, thinkers or Thinkers())
        self.hints = Hints(self.players.thinkers, self.spawn)
        self.waking = False
        self._again = False
        self.listing = True
        """Whether this server lists tables in its lobby, where their hosts wish it."""
        self.listed: Listing | None = None
        self.hostless: WeakKeyDictionary[Table, float] = WeakKeyDictionary()
        self.parlour = parlour(self)
        self.opened = self.now()
        self._missed: set[str] = set()
        self._coming: dict[str, asyncio.Future[Table]] = {}
        self._changed: set[Audience] = set()

    # -- the house's own life ------------------------------------------------------------------------------------

    def open(self) -> None:
        """Begin to live: wake the tables that go on by themselves, and let go of those nobody uses."""
        self.opened = self.now()
        self.wake()
        self.spawn(self._sweep())

    async def close(self) -> None:
        """Stop: no bot moves any more, what was handed over is written."""
        await self.end_tasks()
        await self.players.close()
        await self.end_writing()
        await self.parlour.close()
        await self.end_reading()

    def wake(self) -> None:
        """After a restart, or when another worker has gone, bots and clocks go on while the server already serves."""
        self._again = True
        if not self.waking:
            self.waking = True
            self.spawn(self._wake())

    async def _wake(self) -> None:
        try:
            while self._again:
                self._again = False
                for code in await self.read(self.store.awake):
                    if code not in self.tables and self.parlour.keeps(code):
                        await self.look_for(code)
                        await asyncio.sleep(0.001)
        except StorageFailure as error:
            log.error("wake.failed", error=str(error))
        finally:
            self.waking = False

    async def look_for(self, code: str) -> None:
        """Bring a table into memory, if it can be."""
        with contextlib.suppress(NoTable, Refused):
            await self.find(code)

    async def _sweep(self) -> None:
        while True:
            await asyncio.sleep(max(0.05, min(15.0, self.idle / 4)))
            self.sweep()
            await pass_on_all(self)

    def sweep(self) -> None:
        """Let go of tables that nobody listens to and that do not go on by themselves."""
        old = time.monotonic() - self.idle
        for table in list(self.tables.values()):
            if table.touched < old and not (table.listeners or table.busy or table.turns or table.timer):
                self.drop(table)

    def drop(self, table: Table) -> None:
        """Let go of a table: whoever wants it next reads it anew."""
        code = table.row.code
        table.dead = True  # whoever still has it in his hand must come again
        if self.tables.get(code) is table:
            del self.tables[code]
            self.players.forget(table)
            self.parlour.went(code)

    # -- tables --------------------------------------------------------------------------------------------------

    async def find(self, code: str, *, fresh: bool = False) -> Table:
        """The table of this code, from memory or from the store; NoTable, or Refused table.storage or table.rules.

        ``fresh``: with everything that any worker had done to it before the call.
        """
        table = self.tables.get(code)
        if table is not None:
            table.touched = time.monotonic()
            if fresh and self.shared:
                await self._freshen(table)
            return table
        coming = self._coming.get(code)
        if coming is None:
            coming = self._coming[code] = self._loop.create_future()
            self.spawn(self._fetch(code, coming))
        return await asyncio.shield(coming)

    async def _freshen(self, table: Table) -> None:
        """A store that does not answer is no reason to know nothing: then what is in memory has to do."""
        code, known = table.row.code, table.version
        try:
            row, rows = await self.read(self.store.whole, code, known)
        except StorageFailure as error:
            log.warning("table.unreadable", table=code, error=str(error))
            return
        if row is None:
            self.gone(table)
            raise NoTable(code)
        if row.revision > table.row.revision or rows:
            async with self.lane(table):
                table.catch_up(row, rows)

    def gone(self, table: Table) -> None:
        """A table has been deleted: whoever is there hears that it is no more."""
        self.drop(table)
        table.give_up(4404)

    def missed(self, code: str) -> None:
        """News of a table that is just being read may be newer than what is read."""
        if code in self._coming:
            self._missed.add(code)

    async def _fetch(self, code: str, coming: asyncio.Future[Table]) -> None:
        try:
            row, rows = await self.read(self.store.whole, code)
            if row is None:
                raise NoTable(code)
            table = self._make(row, rows)
            self.admit(table)
            if code in self._missed:
                table.refresh()
        except (NoTable, Refused) as error:
            coming.set_exception(error)
        except StorageFailure as error:
            log.error("table.unreadable", table=code, error=str(error))
            coming.set_exception(Refused("table.storage"))
        except asyncio.CancelledError:
            coming.cancel()
            raise
        except Exception:  # a fault in a game's replay: whoever asked must not wait for ever
            log.exception("table.fault", table=code)
            coming.set_exception(Refused("table.storage"))
        else:
            coming.set_result(table)
        finally:
            del self._coming[code]
            self._missed.discard(code)
        if coming.done() and not coming.cancelled():
            coming.exception()  # seen: whoever waited may be gone

    def _make(self, row: TableRow, rows: list[ActionRow]) -> Table:
        try:
            game = registry.get(row.game, row.rules)
            table = Table(self, game, row)
            if row.stage != "open":
                table.replay(rows)
                self._grace(table)
        except UnknownRules as error:
            raise Refused("table.rules", rules=error.rules, plays=error.plays) from None
        except (BadInput, Refused) as error:
            raise StorageFailure(f"cannot be played on: {error}") from None
        return table

    def _grace(self, table: Table) -> None:
        """Whoever's time ran out while the house was closed has a moment to come back before a bot plays for him."""
        if table.row.clock is not None:
            table.moved_at = max(table.moved_at, self.opened + min(GRACE_S, table.row.clock) - table.row.clock)

    def admit(self, table: Table) -> None:
        """A table is in memory from now on."""
        self.tables[table.row.code] = table
        self.moved(table)
        self.parlour.came(table)
        watch(self, table)

    async def change(self, table: Table, row: TableRow) -> None:
        """A table's row changes (whoever calls holds its lane); Conflict where another worker was quicker.

        Then the table knows what that worker has done, and the change can be tried again from its checks on.
        """
        try:
            await self.save(Save(row))
        except Conflict:
            try:
                newer, rows = await self.read(self.store.whole, row.code, table.version)
            except StorageFailure as error:
                log.warning("table.unreadable", table=row.code, error=str(error))
                raise Refused("table.storage") from None
            if newer is not None:
                table.catch_up(newer, rows)
            raise
        table.settle(row)

    @asynccontextmanager
    async def lane(self, table: Table) -> AsyncIterator[None]:
        """Hold a table's lane: nothing else happens at the table meanwhile."""
        turn: asyncio.Future[None] = self._loop.create_future()

        def mine() -> bool:
            if turn.cancelled():
                return False
            turn.set_result(None)
            return True

        def lost() -> None:
            if not turn.cancelled():
                turn.set_exception(Refused("table.storage"))

        table.enter(mine, lost)
        try:
            await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():
                table.leave()
            raise
        try:
            if table.dead:
                raise Refused("table.storage")
            yield
        finally:
            table.touched = time.monotonic()
            table.leave()

    # -- what a table asks of its house (tables.table.House) -----------------------------------------------------

    def landed(self, changes: list[Change]) -> None:
        """Changes of ours are on disk: other workers may have to hear of them."""
        if self.shared:
            self.parlour.landed(changes)

    def doubted(self, change: Change) -> None:
        """Nobody knows whether a change is kept; in a moment it is, or never will be."""
        self._loop.call_later(DOUBT_S, self._doubt, change)

    def _doubt(self, change: Change) -> None:
        """By now a change of which nobody knew is kept or never will be."""
        table = self.tables.get(change.row.code if isinstance(change, Create | Save) else change.code)
        if table is not None:
            table.refresh()

    def now(self) -> float:
        """Seconds since 1970, the same at all workers."""
        return self.parlour.now()

    def elsewhere(self, code: str) -> frozenset[int]:
        """The seats that are on line at other workers."""
        return self.parlour.elsewhere(code)

    def aloud(self, code: str, awake: bool) -> bool:
        """Whether another worker wants to hear of what happens at a table."""
        return self.parlour.aloud(code, awake)

    def keeps(self, code: str) -> bool:
        """Whether this worker's bots and clock play at a table."""
        return self.parlour.keeps(code)

    def learn(self, table: Table, done: Callable[[TableRow | None, Sequence[ActionRow]], None]) -> None:
        """Read what the store has beyond what a table knows (its lane is held meanwhile)."""
        self.spawn(self._learn(table, done))

    async def _learn(self, table: Table, done: Callable[[TableRow | None, Sequence[ActionRow]], None]) -> None:
        row: TableRow | None = None
        rows: Sequence[ActionRow] = ()
        try:
            row, rows = await self.read(self.store.whole, table.row.code, table.version)
            if row is None:
                self.gone(table)
        except StorageFailure as error:
            log.warning("table.unreadable", table=table.row.code, error=str(error))
        try:
            done(row, rows)
        except Exception:
            log.exception("table.fault", table=table.row.code)
            self.orphan(table)
            table.leave()

    def broadcast(self, code: str, what: dict[str, Any]) -> None:
        """Say something that is not kept to everybody at a table, at all workers."""
        self.say(code, what)
        self.parlour.broadcast(code, what)

    def say(self, code: str, what: dict[str, Any]) -> None:
        """Say it to those who are at this worker: somebody's reaction."""
        table = self.tables.get(code)
        if table is not None:
            table.tell_all(Reacted(what["seat"], what["react"]))

    def restore(self, table: Table, done: Callable[[bool], None]) -> None:
        """Read the table again from the store, with patience: without its state it cannot go on."""
        self.spawn(self._restore(table, done))

    async def _restore(self, table: Table, done: Callable[[bool], None]) -> None:
        good = False
        try:
            row, rows = await self.read(self.store.whole, table.row.code)
            if row is not None:
                # As far as everybody has been told already; the rest is told now.
                told = table.version
                fresh = self._make(row, [one for one in rows if one.version <= told])
                for name in ("state", "dice", "version", "over", "since", "acts", "idents", "waited"):
                    setattr(table, name, getattr(fresh, name))
                table.catch_up(row, rows)
                good = True
        except StorageFailure as error:
            log.error("table.unreadable", table=table.row.code, error=str(error))
        except Exception:
            log.exception("table.fault", table=table.row.code)
        if not good:
            # Nobody can play on a state that may be ahead of the log: forget the table, so that it is read anew.
            self.orphan(table)
        done(good)

    def orphan(self, table: Table) -> None:
        """The table is no longer the one in memory: whoever is there must come again."""
        self.drop(table)
        table.give_up(1012)

    def moved(self, table: Table) -> None:
        """A table's game is at a new version: bots and clocks."""
        self.players.moved(table)

    def count_refusal(self, rule: str) -> None:
        """For the metrics."""
        self.refusals[rule] += 1

    def announce(self, table: Audience) -> None:
        """Tell a table, soon, that somebody has come or gone."""
        if not self._changed:
            self._loop.call_later(HUSH_S, self._announce)
        self._changed.add(table)

    def _announce(self) -> None:
        changed, self._changed = self._changed, set()
        for table in changed:
            table.tell_lobby()
            self.parlour.announce(table)
