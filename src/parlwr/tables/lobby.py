"""What happens to a table apart from play: it is made, seats are taken, it starts, it is played again.

What a host does for it is in :mod:`.hosting`, how a change is written in :mod:`.rows`.
"""

from __future__ import annotations

import hmac

import msgspec
from msgspec.structs import replace

from ..kernel import AnyGame, BadInput, Refused, promise, registry
from ..store import Choices, Conflict, Create, SeatRow, TableRow
from .hall import Hall, NoTable
from .keys import new_code, new_seed, new_token, token_hash
from .marks import choose
from .messages import Created, NewTable, TakeSeat
from .names import check_name
from .numbers import LATE_S, watch
from .rows import again, bot, change, host_only, levels, not_begun
from .table import Table, taken

__all__ = ["NotOver", "create", "levels", "rematch", "seat_of", "start", "take_seat"]


class NotOver(Exception):
    """The game still goes on; this is for when it is over."""


def seat_of(table: Table, token: str | None) -> int | None:
    """The seat this token holds, None without a token; a token that holds none is refused (``table.seat``)."""
    if token is None:
        return None
    wanted = token_hash(token)
    found = None
    for seat, one in enumerate(table.row.seats):
        if one.token is not None and hmac.compare_digest(one.token, wanted):
            found = seat
    if found is None:
        raise Refused("table.seat")
    return found


async def create(hall: Hall, new: NewTable, seed: str | None = None) -> Created:
    """A new table. Its maker gets the first seat for a person, and is the host. ``seed``: for scenarios alone."""
    try:
        game = registry.get(new.game)
    except BadInput as error:
        raise Refused("table.options", why=str(error), option="game", value=new.game[:40]) from None
    options = game.read(new.options, len(new.seats))
    seed = new_seed() if seed is None else seed
    seats = [SeatRow("human") for _ in new.seats]
    host = next((seat for seat, one in enumerate(new.seats) if one.kind == "human"), None)
    token = None
    if host is not None:
        if new.name is None:
            raise Refused("table.name", why="empty", most=24)
        token = new_token()
        late = hall.now() + LATE_S if new.late and new.nonce is None else None
        name, hashed = check_name(new.name), token_hash(token)
        seats[host] = SeatRow("human", name, token=hashed, nonce=new.nonce, mark=new.mark, late=late)
    for seat, one in enumerate(new.seats):  # after the maker: no bot is to have his name
        if one.kind == "bot":
            seats[seat] = bot(game, one.level, seats, seed, new.lang)
    now, playing = round(hall.now(), 3), all(taken(one) and one.late is None for one in seats)
    row = TableRow(
        code="",
        game=game.name,
        rules=game.rules,
        options=msgspec.to_builtins(options),
        seats=tuple(seats),
        host=host,
        stage="playing" if playing else "open",
        seed=seed,
        pace=new.pace,
        clock=new.clock,
        lang=new.lang,
        created=now,
        began=now if playing else None,
        choices=Choices(listed=new.listed and hall.listing, watch=new.watch, hints=new.hints),
    )
    table = await _create(hall, game, row)
    if row.choices.listed:
        hall.listed = None  # what the lobby shows is read anew
    return Created(table.row.code, host, token, promise(seed))


async def _create(hall: Hall, game: AnyGame, row: TableRow) -> Table:
    """Find a code for a table and keep it; a game that starts at once is dealt before anybody hears of it."""
    while True:
        fresh = replace(row, code=new_code())
        table = Table(hall, game, fresh)
        if fresh.stage == "playing":
            table.deal()
        try:
            await hall.save(Create(fresh))
        except Conflict:  # the code is taken
            continue
        hall.admit(table)
        return table


@again
async def take_seat(hall: Hall, table: Table, wish: TakeSeat) -> Created:
    """A seat for somebody who comes; in the middle of a game one that the host has opened."""
    name = check_name(wish.name)
    async with hall.lane(table):
        row = table.row
        free = [seat for seat, one in enumerate(row.seats) if not taken(one) and one.held is None]
        if row.stage != "playing" or not free:
            not_begun(table)
        if wish.seat is not None and wish.seat >= len(row.seats):
            raise Refused("table.malformed", why=f"seat: {wish.seat}, the table has {len(row.seats)}")
        if not free or (wish.seat is not None and wish.seat not in free):
            raise Refused("table.full", seats=len(row.seats), free=free)
        seat = free[0] if wish.seat is None else wish.seat
        mark = None if wish.mark is None else choose(row.seats, seat, wish.mark)
        token = new_token()
        # The deal depends on the number that the seat's first person gave.
        nonce = wish.nonce if row.stage == "open" else row.seats[seat].nonce
        mine = SeatRow("human", name, token=token_hash(token), nonce=nonce, mark=mark)
        await change(hall, table, {seat: mine}, host=seat if row.host is None else row.host)
    return Created(row.code, seat, token, promise(row.seed))


@again
async def start(hall: Hall, table: Table, by: int | None) -> None:
    """The host starts: bots take the seats that are free."""
    async with hall.lane(table):
        host_only(table, by)
        not_begun(table)
        seats = list(table.row.seats)
        changed: dict[int, SeatRow] = {}
        for seat, one in enumerate(seats):
            if not taken(one):
                changed[seat] = seats[seat] = bot(table.game, None, seats, table.row.seed, table.row.lang)
        await change(hall, table, changed)


@again
async def rematch(hall: Hall, table: Table, by: int | None, rotate: bool = False, late: bool = False) -> Created:
    """The same people at a new table; whoever asks first makes it, and each asks for himself.

    ``rotate``: everybody sits one seat further on (whoever asks first decides). ``late``: his number for the shuffle
    comes when he has been told the promise.
    """
    if by is None:
        raise Refused("table.seat")
    async with hall.lane(table):
        if not table.over:
            raise NotOver
        if table.row.next is None or not await _there(hall, table.row.next):
            await _second_table(hall, table, rotate)
        code, me = table.row.next, table.row.seats[by]
    assert code is not None
    after = await hall.find(code)
    async with hall.lane(after):
        seat = next((seat for seat, one in enumerate(after.row.seats) if one.held == me.token), None)
        if seat is None:  # the host of the new table has given the seat away
            raise Refused("table.full", seats=len(after.row.seats), free=[])
        token = new_token()
        mine = replace(after.row.seats[seat], name=me.name, token=token_hash(token))
        if late and after.row.stage == "open" and mine.nonce is None:
            mine = replace(mine, late=hall.now() + LATE_S)
        await change(hall, after, {seat: mine}, host=seat if after.row.host is None else after.row.host)
    watch(hall, after)
    return Created(code, seat, token, promise(after.row.seed))


async def _there(hall: Hall, code: str) -> bool:
    """Whether there is such a table; one that never began may have been cleared away."""
    try:
        await hall.find(code)
    except NoTable:
        return False
    return True


async def _second_table(hall: Hall, table: Table, rotate: bool) -> None:
    old = table.row
    seats = [
        one if one.kind == "bot" else SeatRow("human", held=one.token, mark=one.mark)
        for one in (replace(seat, nonce=None, stand_in=None, moving=None) for seat in old.seats)
    ]
    if rotate:
        seats = seats[-1:] + seats[:-1]
    game = registry.get(old.game)  # by the newest rules, whatever this game was played by
    row = replace(
        old,
        code="",
        rules=game.rules,
        options=msgspec.to_builtins(game.read(old.options, len(old.seats))),
        seats=tuple(seats),
        host=None,
        stage="open",
        seed=new_seed(),
        next=None,
        revision=0,
        created=round(hall.now(), 3),
        began=None,
        ended=None,
        choices=replace(old.choices, listed=False),
    )
    after = await _create(hall, game, row)
    linked = replace(old, next=after.row.code, revision=old.revision + 1)
    await hall.change(table, linked)
