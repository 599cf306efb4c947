"""Clearing tables away: finished ones that were kept long enough, and open ones that never began."""

from __future__ import annotations

import asyncio
import time
from typing import TYPE_CHECKING

import msgspec
import structlog

from ..store import Pruned, StorageFailure, Store

if TYPE_CHECKING:
    from .hall import Hall

__all__ = ["DAY_S", "Keep", "clear", "clear_away"]

log = structlog.get_logger("parlwr.tables")

DAY_S = 86_400.0
FIRST_S = 60.0
"""A server that has just started has more urgent things to do."""
AGAIN_S = 3600.0
AT_ONCE = 20
"""Tables deleted in one commit: a few milliseconds in which no move is written."""
REST_S = 0.1
"""Between two commits, so that people's moves come in between."""


class Keep(msgspec.Struct, frozen=True):
    """How many days tables are kept: ``finished`` ones after their end, ``opened`` ones that never began after they
    were made. 0: for ever.
    """

    finished: float = 0
    opened: float = 30

    def before(self, now: float) -> tuple[float | None, float | None]:
        """The moments before which a table must have ended, or have been made, to be cleared away."""
        return (
            now - self.finished * DAY_S if self.finished else None,
            now - self.opened * DAY_S if self.opened else None,
        )


def clear(store: Store, keep: Keep, now: float, most: int = AT_ONCE) -> Pruned:
    """Delete the next few; it blocks."""
    finished, opened = keep.before(now)
    return store.prune(finished, opened, most)


async def clear_away(hall: Hall, keep: Keep, first: float = FIRST_S, again: float = AGAIN_S) -> None:
    """Clear away now and then, as long as the house is open. Of several workers one does it, whoever comes first."""
    if not (keep.finished or keep.opened):
        return
    await asyncio.sleep(first)
    while True:
        try:
            await _round(hall, keep)
        except StorageFailure as error:
            log.warning("prune.failed", error=str(error))
        await asyncio.sleep(again)


async def _round(hall: Hall, keep: Keep) -> None:
    finished = opened = 0
    while found := await hall.read(clear, hall.store, keep, time.time()):
        finished += len(found.finished)
        opened += len(found.opened)
        for code in (*found.finished, *found.opened):
            table = hall.tables.get(code)
            if table is not None:
                hall.gone(table)
        await asyncio.sleep(REST_S)
    if finished or opened:
        log.info("pruned", finished=finished, open=opened)
