"""The one thread that writes.

Whoever has a change hands it over and goes on; the thread takes all that has gathered while it was writing and puts it
into one commit. So a busy server pays for one sync to disk where a quiet one pays for one an action, and nobody waits
longer than the commit before his own.
"""

from __future__ import annotations

import queue
import threading
from collections.abc import Callable
from typing import Any

from .contract import Change, Outcome, StorageFailure, Store

__all__ = ["Writer"]

Landed = Callable[[list[tuple[Any, Outcome]]], None]


class Writer:
    """Feeds a store from a queue. ``landed`` is called in the writer's thread, once a commit, with (tag, outcome)s."""

    def __init__(self, store: Store, landed: Landed, most: int = 512) -> None:
        self.store = store
        self.most = most
        self.commits = 0
        self.written = 0
        self._landed = landed
        self._queue: queue.SimpleQueue[list[tuple[Change, Any]] | None] = queue.SimpleQueue()
        self._thread = threading.Thread(target=self._run, name="parlwr-writer", daemon=True)
        self._thread.start()

    def put(self, changes: list[tuple[Change, Any]]) -> None:
        """Hand over changes, each with a tag that comes back with its outcome. Never blocks."""
        self._queue.put(changes)

    def close(self) -> None:
        """Write what has been handed over, then stop."""
        self._queue.put(None)
        self._thread.join()

    def _run(self) -> None:
        last = False
        while not last:
            batch = self._queue.get()
            gathered: list[tuple[Change, Any]] = []
            while True:
                if batch is None:
                    last = True
                    break
                gathered += batch
                if len(gathered) >= self.most:
                    break
                try:
                    batch = self._queue.get_nowait()
                except queue.Empty:
                    break
            if gathered:
                self._write(gathered)

    def _write(self, gathered: list[tuple[Change, Any]]) -> None:
        try:
            outcomes = self.store.commit([change for change, _ in gathered])
        except Exception as error:  # whatever happens, those who wait must hear of it
            outcomes = [StorageFailure(f"{type(error).__name__}: {error}")] * len(gathered)
        self.commits += 1
        self.written += len(gathered)
        self._landed([(tag, outcome) for (_, tag), outcome in zip(gathered, outcomes, strict=True)])
