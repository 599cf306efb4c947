"""The workers that serve one parlour together: who lives, who keeps which table, who is where.

Each table has one *keeper* among the live workers, whose bots and clock play at it; the others only serve the sockets
they have. Should two believe that they keep the same table for a moment, the expected version decides, as it does
between any two who act at once. A worker that serves alone (SQLite) is :class:`Alone`.
"""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import msgspec
import structlog
from msgspec.structs import replace

from ..store import Append, Change, StorageFailure
from ..store.news import Acted, Broadcast, Bye, Changed, Here, News, Who, letters, news_of, read_letter
from .rendezvous import best

if TYPE_CHECKING:
    from ..store.bus import Bus
    from ..store.postgres import PostgresStore
    from .audience import Audience
    from .hall import Hall
    from .table import Table

__all__ = ["Alone", "Parlour"]

log = structlog.get_logger("parlwr.parlour")

BEAT_S = 0.8
POLL_S = 0.5
"""How often tables are looked up in the store while letters do not arrive."""
LOOK_S = 5.0
"""How often they are in any case: no letter should ever be lost, and if one is, it is made good."""
LOUD_S = 2.0
"""For so long, after we could not hear the others, everything is said aloud: they may have begun to listen."""
SOON_S = 5.0
"""Who has just looked for a table may be about to sit down at it."""
TIDY_S = 30.0
PART_S = 2.0


class Alone:
    """A parlour of one worker."""

    shared = False

    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        self.live: frozenset[str] = frozenset()
        self._ahead = time.time() - time.monotonic()

    def now(self) -> float:
        """Seconds since 1970. It never jumps while a worker lives, whatever happens to the machine's clock."""
        return time.monotonic() + self._ahead

    async def open(self) -> None:
        """Begin."""

    async def close(self) -> None:
        """End."""

    def keeps(self, _code: str) -> bool:
        """Whether bots and clocks of this table are ours."""
        return True

    def elsewhere(self, _code: str) -> frozenset[int]:
        """The seats that are on line at other workers."""
        return frozenset()

    def came(self, table: Table) -> None:
        """A table is in memory from now on."""

    def went(self, code: str) -> None:
        """A table is in memory no longer."""

    def announce(self, table: Audience) -> None:
        """Somebody has come to a table or gone."""

    def aloud(self, _code: str, _awake: bool) -> bool:
        """Whether another worker wants to hear of what happens at a table."""
        return False

    def landed(self, changes: list[Change]) -> None:
        """Changes of ours are on disk."""

    def broadcast(self, code: str, what: dict[str, Any]) -> None:
        """Say something to everybody at a table, at all workers."""

    def figures(self) -> dict[str, dict[str, float]]:
        """The figures of the other workers, as they last told them."""
        return {}

    def healthy(self) -> bool:
        """Whether what the others do is heard of at once."""
        return True


class Parlour(Alone):
    """A parlour of several workers, or of one that others may join at any time."""

    shared = True

    def __init__(self, hall: Hall, store: PostgresStore, bus: Bus, measure: Callable[[], dict[str, float]]) -> None:
        super().__init__(hall)
        self.store = store
        self.bus = bus
        self.live = frozenset({store.worker})
        self._measure = measure
        self._told: dict[str, dict[str, float]] = {}
        # Who else has a table in memory, and which seats are on line there.
        self._where: dict[str, dict[str, frozenset[int]]] = {}
        self._loud = time.monotonic() + LOUD_S
        self._said: dict[str, tuple[int, ...]] = {}
        self._outbox: list[News] = []
        self._mail: asyncio.Task[None] | None = None
        self._closed = False
        self._beating = True

    # -- a worker's life -----------------------------------------------------------------------------------------

    async def open(self) -> None:
        """Join the parlour: know the time and the others before anything is served.

        The others hear of us with the first heartbeat: whoever cannot listen on his port has gone by then.
        """
        await self._beat(aloud=False)
        self.hall.spawn(self.bus.listen(self._hear, self._back))
        self.hall.spawn(self._live())
        self.hall.spawn(self._poll())
        self._tell(Bye())  # whatever a worker of this name held before

    async def close(self) -> None:
        """Leave it: the others take over at once."""
        self._closed = True
        self._outbox.clear()
        if self._mail is not None:
            await asyncio.wait([self._mail], timeout=PART_S)
        with contextlib.suppress(StorageFailure):
            await asyncio.to_thread(self.store.leave)
            await self.bus.tell(list(letters(self.store.worker, [Bye()])))

    async def _live(self) -> None:
        tidied = time.monotonic()
        while True:
            await asyncio.sleep(BEAT_S)
            try:
                await self._beat()
                if not self._beating:
                    self._beating = True
                    self._back()
                if time.monotonic() - tidied > TIDY_S:
                    tidied = time.monotonic()
                    await self.hall.read(self.store.tidy)
            except StorageFailure as error:
                if self._beating:
                    log.warning("parlour.away", error=str(error))
                self._beating = False

    async def _beat(self, *, aloud: bool = True) -> None:
        begin = time.monotonic()
        if aloud:
            beat = await self.hall.read(self.store.beat, self._measure())
        else:
            beat = await self.hall.read(self.store.look_round)
        end = time.monotonic()
        if end - begin < 0.25:  # a slow answer tells little about the time
            self._ahead = beat.now - (begin + end) / 2
        self._told = beat.workers
        live = frozenset(beat.workers) | {self.store.worker}
        if live != self.live:
            self._company(live)

    def _company(self, live: frozenset[str]) -> None:
        """Workers have come or gone: tables change hands."""
        lost, come = self.live - live, live - self.live
        self.live = live
        log.info("parlour.workers", live=len(live), come=sorted(come), lost=sorted(lost))
        for worker in lost:
            self._forget(worker)
        if lost:  # what they did last they may not have been able to tell
            self.hall.spawn(self._look())
        if come:
            self._loud = time.monotonic() + LOUD_S
        for table in list(self.hall.tables.values()):
            if come:
                self.came(table)
            self.hall.players.moved(table)
        self.hall.wake()

    def _forget(self, worker: str) -> None:
        for code in [code for code, there in self._where.items() if worker in there]:
            self._here(worker, Here(code, None))

    def keeps(self, code: str) -> bool:
        """Whether bots and clocks of this table are ours."""
        return len(self.live) == 1 or best(code, self.live) == self.store.worker

    def healthy(self) -> bool:
        """Whether what the others do is heard of at once."""
        return self.bus.healthy and self._beating

    def figures(self) -> dict[str, dict[str, float]]:
        """The figures of the other workers, as they last told them."""
        return {worker: told for worker, told in self._told.items() if worker != self.store.worker}

    # -- what was missed -----------------------------------------------------------------------------------------

    def _back(self) -> None:
        """Letters arrive, from now on: whatever was said before may have been missed."""
        self._loud = time.monotonic() + LOUD_S
        self._said.clear()
        for table in self.hall.tables.values():
            self.came(table)
        self.hall.spawn(self._look())
        self.hall.wake()

    async def _poll(self) -> None:
        looked = time.monotonic()
        while True:
            await asyncio.sleep(POLL_S)
            now = time.monotonic()
            if not self.bus.healthy or now < self._loud or (len(self.live) > 1 and now - looked > LOOK_S):
                looked = now
                await self._look()

    async def _look(self) -> None:
        """Look in the store which tables are not as we know them."""
        known = {code: (one.row.revision, one.version) for code, one in self.hall.tables.items() if not one.over}
        try:
            stand = await self.hall.read(self.store.stand, list(known))
        except StorageFailure:
            return
        for code, was in known.items():
            table = self.hall.tables.get(code)
            if table is not None and stand.get(code) != was:
                table.refresh()

    # -- letters -------------------------------------------------------------------------------------------------

    def _tell(self, *news: News) -> None:
        if self._closed:
            return
        self._outbox += news
        if self._outbox and (self._mail is None or self._mail.done()):
            self._mail = asyncio.get_running_loop().create_task(self._post())

    async def _post(self) -> None:
        """One batch after the other: of two letters about the same table the later one must arrive later."""
        try:
            await asyncio.sleep(0)
            while self._outbox:
                news, self._outbox = self._outbox, []
                await self.bus.tell(list(letters(self.store.worker, news)))
        except StorageFailure:
            self._outbox.clear()
            self._beating = False  # when the next beat arrives, everything is said anew

    def _hear(self, said: str | bytes) -> None:
        try:
            letter = read_letter(said)
        except msgspec.DecodeError:
            log.warning("parlour.letter", size=len(said))  # of another release, most likely
            return
        if letter.worker == self.store.worker:
            return
        for one in letter.news:
            if isinstance(one, Acted):
                self._acted(one)
            elif isinstance(one, Changed):
                self._changed(one)
            elif isinstance(one, Here):
                self._here(letter.worker, one)
            elif isinstance(one, Who):
                self._who(letter.worker, one)
            elif isinstance(one, Broadcast):
                self.hall.say(one.code, one.what)
            else:
                self._bye(letter.worker)

    def _concerns(self, code: str, awake: bool) -> Table | None:
        """The table in memory, if we still have a use for it; one that we keep is brought into memory."""
        table = self.hall.tables.get(code)
        if table is None:
            self.hall.missed(code)
            if awake and self.keeps(code):
                self.hall.spawn(self.hall.look_for(code))
            return None
        wanted = table.listeners or table.busy or (awake and self.keeps(code))
        if wanted or table.touched > time.monotonic() - SOON_S:
            return table
        self.hall.drop(table)
        return None

    def _acted(self, acted: Acted) -> None:
        table = self._concerns(acted.code, acted.awake)
        if table is not None:
            table.hear(acted)

    def _changed(self, changed: Changed) -> None:
        table = self._concerns(changed.code, changed.awake)
        if table is not None and (table.row.revision < changed.revision or table.version < changed.version):
            table.refresh()

    def _here(self, worker: str, here: Here) -> None:
        there = self._where.get(here.code, {})
        before = there.get(worker)
        if here.seats is None:
            there.pop(worker, None)
            if not there:
                self._where.pop(here.code, None)
        else:
            self._where.setdefault(here.code, {})[worker] = frozenset(here.seats)
        table = self.hall.tables.get(here.code)
        if table is not None and (before or frozenset()) != frozenset(here.seats or ()):
            self.hall.announce(table)

    def _who(self, worker: str, who: Who) -> None:
        self._where.setdefault(who.code, {}).setdefault(worker, frozenset())
        table = self.hall.tables.get(who.code)
        if table is None:
            return
        self._said.pop(who.code, None)
        self.announce(table)
        if table.row.revision > who.revision or table.version > who.version:
            self._tell(Changed(who.code, table.row.revision, table.awake and not table.over, table.version))
        if table.row.revision < who.revision or table.version < who.version:
            table.refresh()

    def _bye(self, worker: str) -> None:
        self._forget(worker)
        if worker in self.live:
            self.hall.spawn(self._again())

    async def _again(self) -> None:
        with contextlib.suppress(StorageFailure):
            await self._beat()

    # -- what the house tells ------------------------------------------------------------------------------------

    def elsewhere(self, code: str) -> frozenset[int]:
        """The seats that are on line at other workers."""
        there = self._where.get(code)
        return frozenset().union(*there.values()) if there else frozenset()

    def came(self, table: Table) -> None:
        """A table is in memory from now on: who is at it elsewhere?"""
        if len(self.live) > 1:
            self._tell(Who(table.row.code, table.row.revision, table.version))
            self.announce(table)

    def went(self, code: str) -> None:
        """A table is in memory no longer: nobody need tell us of it."""
        self._said.pop(code, None)
        if len(self.live) > 1:
            self._tell(Here(code, None))

    def announce(self, table: Audience) -> None:
        """Tell the others who is here, if that has changed."""
        code = table.row.code
        seats = tuple(sorted(seat for seat in table.listeners if seat is not None))
        there = self.hall.tables.get(code) is table
        if there and len(self.live) > 1 and self._said.get(code) != seats:
            self._said[code] = seats
            self._tell(Here(code, seats))

    def aloud(self, code: str, awake: bool) -> bool:
        """Whether another worker wants to hear of what happens at a table: it has it in memory, or should keep it."""
        return code in self._where or (awake and not self.keeps(code)) or time.monotonic() < self._loud

    def landed(self, changes: list[Change]) -> None:
        """Changes of ours are on disk; where the store has not told the others, we do.

        Somebody may have begun to listen while an action was on its way there.
        """
        for change in changes:
            if isinstance(change, Append) and not change.aloud:
                if self.aloud(change.code, change.awake):
                    self._tell(*news_of(replace(change, aloud=True)))
            elif not self.store.aloud:
                self._tell(*news_of(change))

    def broadcast(self, code: str, what: dict[str, Any]) -> None:
        """Say something to everybody at a table, at all workers."""
        if len(self.live) > 1:
            self._tell(Broadcast(code, what))
