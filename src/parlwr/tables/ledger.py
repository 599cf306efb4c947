"""What the house writes and reads: the store behind threads, so that the event loop never waits for a disk."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Any

import structlog

from ..kernel import Refused
from ..store import Change, Outcome, StorageFailure, Store, Writer

__all__ = ["Ledger"]

log = structlog.get_logger("parlwr.tables")

PART_S = 5.0
"""How long the house waits, when it closes, for what is being read."""

_Tag = tuple[Change, Callable[[Outcome], None]]


class Ledger:
    """A store with one thread that writes, a few that read, and the tasks that wait for them."""

    def __init__(self, store: Store, readers: int) -> None:
        self.store = store
        self._loop = asyncio.get_running_loop()
        self._pending: list[tuple[Change, _Tag]] = []
        self._tasks: set[asyncio.Task[Any]] = set()
        self._readers = ThreadPoolExecutor(readers, thread_name_prefix="parlwr-reader")
        self.writer = Writer(store, self._written)

    async def end_tasks(self) -> None:
        """Nothing goes on by itself any more."""
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def end_writing(self) -> None:
        """What was handed over is written, and who waits for it has heard."""
        self._flush()
        await self._loop.run_in_executor(None, self.writer.close)
        await asyncio.sleep(0)

    async def end_reading(self) -> None:
        """Whoever still reads gives its connection back first; a dead database is not waited for."""
        ended = self._loop.run_in_executor(None, partial(self._readers.shutdown, cancel_futures=True))
        await asyncio.wait([ended], timeout=PART_S)
        self.store.close()

    # -- tasks and threads ---------------------------------------------------------------------------------------

    def spawn(self, work: Any) -> asyncio.Task[Any]:
        """Run a coroutine until it ends or the house closes."""
        task = self._loop.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._ended)
        return task

    def _ended(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            log.error("task.fault", exc_info=(type(error), error, error.__traceback__))

    async def read(self, function: Callable[..., Any], *args: Any) -> Any:
        """Call something that blocks, in a thread."""
        return await self._loop.run_in_executor(self._readers, function, *args)

    # -- writing -------------------------------------------------------------------------------------------------

    async def save(self, change: Change) -> None:
        """Bring a change to the disk, or Refused table.storage (Conflict stays Conflict)."""
        future: asyncio.Future[Outcome] = self._loop.create_future()
        self.write(change, lambda outcome: None if future.cancelled() else future.set_result(outcome))
        outcome = await future
        if isinstance(outcome, StorageFailure):
            log.warning("table.storage", error=str(outcome))
            raise Refused("table.storage")
        if outcome is not None:
            raise outcome

    def write(self, change: Change, done: Callable[[Outcome], None]) -> None:
        """Queue a change; all changes of one turn of the event loop go to the writer together."""
        if not self._pending:
            self._loop.call_soon(self._flush)
        self._pending.append((change, (change, done)))

    def _flush(self) -> None:
        if self._pending:
            self.writer.put(self._pending)
            self._pending = []

    def _written(self, outcomes: list[tuple[_Tag, Outcome]]) -> None:
        """In the writer's thread: a commit is done."""
        try:
            self._loop.call_soon_threadsafe(self._land, outcomes)
        except RuntimeError:  # the loop is closed: nobody waits any more
            return

    def _land(self, outcomes: list[tuple[_Tag, Outcome]]) -> None:
        self.landed([change for (change, _), outcome in outcomes if outcome is None])
        for (change, done), outcome in outcomes:
            if isinstance(outcome, StorageFailure) and outcome.unsure:
                self.doubted(change)
            try:
                done(outcome)
            except Exception:  # one table's fault must not keep the others from hearing of their commit
                log.exception("table.fault")

    def landed(self, changes: list[Change]) -> None:
        """Changes are on disk; whoever waits for them hears next."""

    def doubted(self, change: Change) -> None:
        """The connection was lost while a change was being committed: it may have been kept, or may be kept yet."""
