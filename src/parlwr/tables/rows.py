"""How a table's row is changed, and the checks that such changes share.

A change holds the table's lane, checks, writes the new row, and only then changes what is in memory. Where another
worker has changed the row meanwhile, it begins again.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Coroutine, Mapping
from functools import wraps
from typing import TYPE_CHECKING, Any, ParamSpec, TypeVar

from msgspec import UNSET, UnsetType
from msgspec.structs import replace

from ..kernel import AnyGame, Refused, registry
from ..store import Choices, Conflict, SeatRow
from .keys import token_hash
from .names import bot_name
from .table import Table, taken

if TYPE_CHECKING:
    from .hall import Hall

__all__ = [
    "again", "bot", "change", "host_only", "known_seat", "level_of", "levels", "next_person", "not_begun", "person_at",
    "playing",
]  # fmt: skip

EASY = "easy"
TRIES = 8
"""How often somebody else may be quicker before a change is given up (table.storage)."""

P = ParamSpec("P")
R = TypeVar("R")


def again(change: Callable[P, Awaitable[R]]) -> Callable[P, Coroutine[Any, Any, R]]:
    """A change of a table that is tried again, from its checks on, when another worker has changed the same row."""

    @wraps(change)
    async def tried(*args: P.args, **kwargs: P.kwargs) -> R:
        for _ in range(TRIES):
            try:
                return await change(*args, **kwargs)
            except Conflict:
                continue
        raise Refused("table.storage")

    return tried


async def change(
    hall: Hall,
    table: Table,
    changed: Mapping[int, SeatRow],
    *,
    host: int | UnsetType | None = UNSET,
    choices: Choices | None = None,
    starts: bool = True,
) -> None:
    """Write new seats, a new host, new choices; with ``starts`` the game begins when no seat is free any more.

    And when it waits for nobody's number for the shuffle (:mod:`.numbers`).
    """
    before = table.row
    seats = tuple(changed.get(seat, one) for seat, one in enumerate(before.seats))
    waits = any(one.late is not None and one.late > hall.now() for one in seats)
    begins = starts and before.stage == "open" and all(map(taken, seats)) and not waits
    if begins:
        seats = tuple(one if one.late is None else replace(one, late=None) for one in seats)
    row = replace(
        before,
        seats=seats,
        host=before.host if isinstance(host, UnsetType) else host,
        choices=choices or before.choices,
        stage="playing" if begins else before.stage,
        began=round(hall.now(), 3) if begins else before.began,
        revision=before.revision + 1,
    )
    await hall.change(table, row)
    if before.choices.listed or row.choices.listed:
        hall.listed = None  # what the lobby shows is read anew


# -- who may -----------------------------------------------------------------------------------------------------------


def host_only(table: Table, by: int | None) -> None:
    """Refuses (table.host) whoever is not the host."""
    if by is None or by != table.row.host:
        host = table.row.host
        raise Refused("table.host", host=host, name=None if host is None else table.row.seats[host].name)


def not_begun(table: Table) -> None:
    """Refuses (table.started) once the game has begun."""
    if table.row.stage != "open":
        raise Refused("table.started")


def playing(table: Table) -> None:
    """Refuses what is for the middle of a game, before it (table.waiting) and after it (table.over)."""
    if table.over or table.row.stage == "over":
        raise Refused("table.over")
    if table.state is None:
        raise Refused("table.waiting", free=sum(not taken(one) for one in table.row.seats))


def known_seat(table: Table, seat: int) -> SeatRow:
    """The seat of this number; refuses (table.malformed) where the table has none."""
    if not 0 <= seat < len(table.row.seats):
        raise Refused("table.malformed", why=f"seat: {seat}, the table has {len(table.row.seats)}")
    return table.row.seats[seat]


def person_at(table: Table, seat: int) -> SeatRow:
    """The seat of this number, where a person sits; refuses (table.malformed) where none does."""
    one = known_seat(table, seat)
    if one.token is None:
        raise Refused("table.malformed", why=f"seat: nobody sits at {seat}")
    return one


def next_person(table: Table, seat: int) -> int | None:
    """The first person to the left of a seat, himself left out; None where there is no other."""
    seats = table.row.seats
    others = [(seat + step) % len(seats) for step in range(1, len(seats))]
    return next((other for other in others if seats[other].token is not None), None)


# -- computer players --------------------------------------------------------------------------------------------------


def levels(game: str) -> list[str]:
    """The levels of a game's bots, as the game lists them."""
    return list(registry.bots(game))


def level_of(game: AnyGame, wanted: str | None) -> str:
    """The level of a bot; without a wish the easiest. Refuses (table.options) one that the game does not have."""
    known = levels(game.name)
    level = wanted or (EASY if EASY in known or not known else known[0])
    if known and level not in known:
        why = f"level: no bot {level!r} for {game.name}; there are {', '.join(known)}"
        raise Refused("table.options", why=why, option="level", value=level)
    return level


def bot(game: AnyGame, level: str | None, seats: list[SeatRow], seed: str, lang: str | None) -> SeatRow:
    """A computer player for a table where these sit, with a name that none of them has."""
    return SeatRow("bot", bot_name([one.name for one in seats], _pick(seed), lang), level_of(game, level))


def _pick(seed: str) -> int:
    """Any number, a different one for every table, that tells nothing of its seed."""
    return int(token_hash(seed)[:8], 16)
