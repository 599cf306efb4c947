"""What a host does for his table, and what becomes of his role.

He gives seats to bots and to people, before the game and in the middle of it; he decides who finds the table and who
looks on; he hands his role over. Where he is gone for long, it passes on by itself.
"""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

import structlog
from msgspec import UNSET, UnsetType
from msgspec.structs import replace

from ..kernel import Refused
from ..store import SeatRow, StorageFailure, TableRow
from . import numbers
from .marks import choose
from .messages import ListedTable, PutSeat, PutTable
from .rows import (
    again,
    bot,
    change,
    host_only,
    known_seat,
    level_of,
    next_person,
    person_at,
    playing,
)
from .table import Table, taken

if TYPE_CHECKING:
    from .hall import Hall

__all__ = ["HOST_GONE_S", "LISTED_S", "listed_tables", "pass_on", "pass_on_all", "put_seat", "put_table"]

log = structlog.get_logger("parlwr.tables")

HOST_GONE_S = 600.0
"""A host who has been off line for so long gives his role to somebody who is there."""
LISTED_S = 24 * 3600.0
"""A table that has not begun by then is no longer listed."""
LISTED_MOST = 50
FRESH_S = 2.0
"""How old the list of tables may be: the lobby asks often, the store need not be asked each time."""


# -- seats -------------------------------------------------------------------------------------------------------------


@again
async def put_seat(hall: Hall, table: Table, by: int | None, seat: int, put: PutSeat) -> None:
    """A seat is given to a bot, or opened for a person: by the host, or by who sits there and goes.

    Without a kind: who sits there chooses his mark, or gives his number for the shuffle. In the middle of a game a bot
    plays on for a seat that is open.
    """
    if put.nonce is not None:
        await numbers.give(hall, table, by, seat, put.nonce)
        return
    if put.kind is None:
        await _put_mark(hall, table, by, seat, put.mark)
        return
    async with hall.lane(table):
        old = known_seat(table, seat)
        if by is None or by != seat:
            host_only(table, by)
        if table.row.stage == "open":
            new = SeatRow("human")
        else:
            playing(table)
            # the number its first person gave to the shuffle stays: the deal depends on it
            new = SeatRow(
                "human", nonce=old.nonce, stand_in=level_of(table.game, put.level or old.stand_in or old.level)
            )
        if put.kind == "bot":
            others = [one if other != seat else SeatRow("human") for other, one in enumerate(table.row.seats)]
            made = bot(table.game, put.level, others, table.row.seed, table.row.lang)
            new = replace(made, nonce=new.nonce)
        host = next_person(table, seat) if seat == table.row.host else table.row.host
        await change(hall, table, {seat: new}, host=host)


async def _put_mark(hall: Hall, table: Table, by: int | None, seat: int, mark: int | None) -> None:
    """At any time: a mark is looks, not play."""
    if mark is None:
        raise Refused("table.malformed", why="kind or mark is wanted")
    if by is None or by != seat:
        raise Refused("table.seat")
    async with hall.lane(table):
        mine = replace(table.row.seats[seat], mark=choose(table.row.seats, seat, mark))
        await change(hall, table, {seat: mine}, starts=False)


# -- the table ---------------------------------------------------------------------------------------------------------


@again
async def put_table(hall: Hall, table: Table, by: int | None, put: PutTable) -> None:
    """The host lists his table or not, lets people look on or not, hands his role to another person."""
    async with hall.lane(table):
        host_only(table, by)
        host: int | UnsetType = UNSET
        if put.host is not None:
            person_at(table, put.host)
            host = put.host
        old = table.row.choices
        listed = old.listed if put.listed is None else put.listed and hall.listing
        watch = old.watch if put.watch is None else put.watch
        hints = old.hints if put.hints is None else put.hints
        choices = replace(old, listed=listed, watch=watch, hints=hints)
        await change(hall, table, {}, host=host, choices=choices, starts=False)


@again
async def pass_on(hall: Hall, table: Table) -> None:
    """The host's role goes to the first person on his left who is on line; where nobody is, it stays."""
    async with hall.lane(table):
        row, count = table.row, len(table.row.seats)
        if row.stage == "over" or row.host is None or table.present(row.host):
            return
        for seat in ((row.host + step) % count for step in range(1, count)):
            if row.seats[seat].token is not None and table.present(seat):
                await change(hall, table, {}, host=seat, starts=False)
                return


async def pass_on_all(hall: Hall, gone: float = HOST_GONE_S) -> None:
    """Where a host has been gone for so long (seconds, as this worker has seen it), his role passes on."""
    now = time.monotonic()
    for table in list(hall.tables.values()):
        host = table.row.host
        if host is None or table.row.stage == "over" or table.present(host):
            hall.hostless.pop(table, None)
        elif now - hall.hostless.setdefault(table, now) >= gone:
            try:
                await pass_on(hall, table)
            except Refused as refused:  # the disk: the next round tries again
                log.warning("host.not-passed-on", table=table.row.code, rule=refused.rule)


# -- the lobby's list --------------------------------------------------------------------------------------------------


class Listing:
    """The open tables that their hosts have listed, read anew when somebody asks and they have grown old."""

    def __init__(self, hall: Hall) -> None:
        self._hall = hall
        self._read = 0.0
        self._tables: list[ListedTable] = []

    async def tables(self) -> list[ListedTable]:
        """The newest first; those without a free seat left out. Refuses table.storage."""
        if not self._hall.listing:
            return []
        if time.monotonic() - self._read > FRESH_S or not self._read:
            since = self._hall.now() - LISTED_S
            try:
                rows = await self._hall.read(self._hall.store.listed, since, LISTED_MOST)
            except StorageFailure:
                raise Refused("table.storage") from None
            self._tables = [_listed(row) for row in rows if any(map(_free, row.seats))]
            self._read = time.monotonic()
        return self._tables


async def listed_tables(hall: Hall) -> list[ListedTable]:
    """What the lobby shows."""
    if hall.listed is None:
        hall.listed = Listing(hall)
    return await hall.listed.tables()


def _free(seat: SeatRow) -> bool:
    return not taken(seat) and seat.held is None


def _listed(row: TableRow) -> ListedTable:
    return ListedTable(
        table=row.code,
        game=row.game,
        host=None if row.host is None else row.seats[row.host].name,
        seats=len(row.seats),
        free=sum(map(_free, row.seats)),
        bots=sum(one.kind == "bot" for one in row.seats),
        clock=row.clock,
        watch=row.choices.watch,
        created=row.created,
    )
