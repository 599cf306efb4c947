"""Numbers that people add to the shuffle after they have been told the promise (docs/shuffle.md).

Who makes a table, or asks for a rematch, cannot have seen its promise before. He may say that his number comes later:
then the deal waits for it, for a while.
"""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from msgspec.structs import replace

from ..kernel import Refused
from .rows import again, change, person_at
from .table import Table

if TYPE_CHECKING:
    from .hall import Hall

__all__ = ["LATE_S", "give", "watch"]

LATE_S = 20.0
"""How long a deal waits for a number, in seconds; then the game begins without it."""


@again
async def give(hall: Hall, table: Table, by: int | None, seat: int, nonce: str) -> None:
    """The number of who sits there (empty: he adds none). Once: refuses table.nonce when it is settled already.

    The same number again is no other one: whoever did not hear the answer may ask again.
    """
    async with hall.lane(table):
        one = person_at(table, seat)
        if by is None or by != seat:
            raise Refused("table.seat")
        if one.late is None:
            if (one.nonce or "") == nonce:
                return
            raise Refused("table.nonce")
        await change(hall, table, {seat: replace(one, nonce=nonce or None, late=None)})


def watch(hall: Hall, table: Table) -> None:
    """See to it that a game begins when the time for numbers is over."""
    if _until(table) is not None:
        hall.spawn(_over(hall, table))


def _until(table: Table) -> float | None:
    """Until when the deal waits for a number; None where it waits for none."""
    late = [one.late for one in table.row.seats if one.late is not None]
    return max(late) if late and table.row.stage == "open" else None


async def _over(hall: Hall, table: Table) -> None:
    while hall.tables.get(table.row.code) is table and (until := _until(table)) is not None:
        await asyncio.sleep(max(0.0, until - hall.now()) + 0.01)
        try:
            await _without(hall, table)
        except Refused:  # it could not be kept: later, then
            await asyncio.sleep(1.0)


@again
async def _without(hall: Hall, table: Table) -> None:
    """Whose time is over adds no number."""
    async with hall.lane(table):
        if table.row.stage != "open":
            return
        now = hall.now()
        over = {seat: one for seat, one in enumerate(table.row.seats) if one.late is not None and one.late <= now}
        if over:
            await change(hall, table, {seat: replace(one, late=None) for seat, one in over.items()})
