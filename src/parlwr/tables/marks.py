"""A seat's mark: a number from 0 to 9 that stands for how its player's pieces look, whatever a game makes of it.

Who chooses none has that of his seat's number, or, where another has chosen that one, the lowest that is free.
"""

from __future__ import annotations

from collections.abc import Sequence

from ..kernel import Refused
from ..store import SeatRow

__all__ = ["MARKS", "choose", "marks"]

MARKS = 10


def marks(seats: Sequence[SeatRow]) -> list[int]:
    """The mark of each seat: all different while there are no more than ten seats."""
    found: list[int | None] = [one.mark for one in seats]
    for seat in range(min(len(seats), MARKS)):
        if found[seat] is None and seat not in found:
            found[seat] = seat
    free = [mark for mark in range(MARKS) if mark not in found]
    return [mark if mark is not None else (free.pop(0) if free else seat % MARKS) for seat, mark in enumerate(found)]


def choose(seats: Sequence[SeatRow], seat: int, mark: int) -> int:
    """The mark for this seat, if no other person has it (bots and free seats give theirs up).

    Raises Refused (``table.malformed``) where somebody has it.
    """
    shown = marks(seats)
    for other, one in enumerate(seats):
        if other != seat and shown[other] == mark and one.token is not None:
            raise Refused("table.malformed", why=f"mark: {mark} is that of seat {other}")
    return mark
