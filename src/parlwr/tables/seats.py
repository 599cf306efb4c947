"""A seat that its person leaves for a while: a computer player stands in, or another device goes on."""

from __future__ import annotations

import hmac
import secrets
from typing import TYPE_CHECKING

from msgspec.structs import replace

from ..kernel import Refused
from ..store import Moving
from .keys import LETTERS, new_token, token_hash
from .messages import Created, SeatCode
from .rows import again, change, host_only, known_seat, level_of, person_at, playing
from .table import Table

if TYPE_CHECKING:
    from .hall import Hall

__all__ = ["CODE_S", "CODE_TRIES", "claim", "make_code", "put_stand_in"]

CODE_S = 600
"""How long a one-time code is good, in seconds."""
CODE_TRIES = 5
"""So many wrong ones, and the code is good no more."""
CODE_LETTERS = 8
"""Of nineteen letters: 2^34 codes, of which five may be tried in ten minutes."""


# -- a computer player stands in ---------------------------------------------------------------------------------------


@again
async def put_stand_in(hall: Hall, table: Table, by: int | None, seat: int, level: str | None) -> None:
    """A computer player acts for who sits there, or no longer (None): he says so himself, at any time of the game.

    The host may say so for somebody who is off line; only he himself ends it (refuses table.stand_in).
    """
    async with hall.lane(table):
        playing(table)
        one = person_at(table, seat)
        if by is None or by != seat:
            host_only(table, by)
            if level is None or table.present(seat):
                raise Refused("table.stand_in", seat=seat)
        new = replace(one, stand_in=None if level is None else level_of(table.game, level))
        if new != one:
            await change(hall, table, {seat: new})


# -- another device ----------------------------------------------------------------------------------------------------


def _hashed(table: Table, seat: int, code: str) -> str:
    return token_hash(f"{table.row.code} {seat} {code}")


def _said(code: str) -> str:
    """What somebody typed, as it was meant: BCDF-GHJK, bcdf ghjk."""
    return "".join(char for char in code.upper() if char.isalnum())


@again
async def make_code(hall: Hall, table: Table, by: int | None, seat: int) -> SeatCode:
    """A new one-time code for who sits there; one that he had before is good no more."""
    async with hall.lane(table):
        one = known_seat(table, seat)
        if by is None or by != seat:
            raise Refused("table.seat")
        code = "".join(secrets.choice(LETTERS) for _ in range(CODE_LETTERS))
        moving = Moving(_hashed(table, seat, code), hall.now() + CODE_S)
        await change(hall, table, {seat: replace(one, moving=moving)}, starts=False)
    return SeatCode(seat, f"{code[:4]}-{code[4:]}", CODE_S)


@again
async def claim(hall: Hall, table: Table, seat: int, code: str) -> Created:
    """The seat goes to the device that says its code: the old token is dead. Refuses table.code, whatever is wrong."""
    async with hall.lane(table):
        one = known_seat(table, seat)
        moving = one.moving
        if moving is None or one.token is None or hall.now() >= moving.until:
            raise Refused("table.code")
        if not hmac.compare_digest(moving.code, _hashed(table, seat, _said(code))):
            tries = moving.tries + 1
            left = replace(moving, tries=tries) if tries < CODE_TRIES else None
            await change(hall, table, {seat: replace(one, moving=left)}, starts=False)
            raise Refused("table.code")
        token = new_token()
        await change(hall, table, {seat: replace(one, token=token_hash(token), moving=None)}, starts=False)
        after = table.row.next
    if after is not None:
        await _held(hall, after, one.token, token_hash(token))
    return Created(table.row.code, seat, token)


@again
async def _held(hall: Hall, code: str, old: str, new: str) -> None:
    """The seat that is kept for this person at the next table is kept for his new device."""
    table = await hall.find(code)
    async with hall.lane(table):
        for seat, one in enumerate(table.row.seats):
            if one.held == old:
                await change(hall, table, {seat: replace(one, held=new)}, starts=False)
                return
