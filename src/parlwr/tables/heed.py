"""What a changed row means for those who are at the table, whichever worker has changed it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..kernel import Refused
from ..store import SeatRow, TableRow
from .narrow import Turned
from .roles import MOVED, REMOVED, SHUT

if TYPE_CHECKING:
    from .audience import Audience

__all__ = ["heed"]


def heed(table: Audience, before: TableRow) -> None:
    """In the lane, once ``table.row`` has taken the place of ``before``: who may stay.

    A token that holds a seat no longer is dead at once: its sockets are closed, or look on where the game has not
    begun. Where nobody may look on any more, those who did are shown out.
    """
    row = table.row
    for seat, (old, new) in enumerate(zip(before.seats, row.seats, strict=True)):
        if old.token is not None and old.token != new.token:
            _lost(table, seat, old, new)
    if row.shut:
        for listener in list(table.listeners.get(None, ())):
            table.tell(listener, Turned(None, None, Refused("table.watch")))
            listener.close(SHUT)


def _lost(table: Audience, seat: int, old: SeatRow, new: SeatRow) -> None:
    """The seat's key has changed: by its own person, who goes on elsewhere, or because the seat is another's."""
    moved = new.kind == "human" and new.token is not None and new.name == old.name
    if table.row.stage == "open" and not moved:
        table.unseat(seat)
        return
    for listener in list(table.listeners.get(seat, ())):
        listener.close(MOVED if moved else REMOVED)
        listener.seat = None  # what it said before and waits in the lane is no longer said for this seat
