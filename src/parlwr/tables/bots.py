"""Bots' turns and players' clocks: what happens at a table by itself.

A bot takes as long as a person might. How long is drawn before it thinks, and from nothing but public facts, so that
its haste tells neither what it decided nor how hard that was; what it has decided waits until that moment. Its dice
are its own, never the table's.
"""

from __future__ import annotations

import asyncio
import contextlib
import random
import secrets
from typing import TYPE_CHECKING, Any, Literal

import msgspec
import structlog

from ..kernel import FastDice, Refused
from ..store import SeatRow
from .roles import Command
from .table import Table
from .thinkers import NoThought, Thinkers

if TYPE_CHECKING:
    from .hall import Hall

__all__ = ["Players", "draw_pace"]

log = structlog.get_logger("parlwr.bots")

EASY = "easy"
ACTS_A_TURN = 8
"""At most so many actions does the clock take for a player in one go."""


def draw_pace(chance: random.Random, pace: str, people_too: bool) -> float:
    """Seconds a bot takes. ``people_too``: a person may act at this moment as well, and is left time to."""
    if pace == "fast":
        return 1.0 if people_too else 0.0
    if people_too:
        return 4.0 + 3.0 * chance.betavariate(2, 3)
    return 0.9 + 2.4 * chance.betavariate(2, 4)


def _player(seat: SeatRow) -> str | None:
    """The level of the bot that acts for a seat; None where its person does."""
    return (seat.stand_in or seat.level or EASY) if seat.by_itself else None


class _Turn:
    """A seat's turn that the server is taking: since which version, by which task, as which bot (None: the clock's)."""

    __slots__ = ("bot", "since", "task")

    def __init__(self, since: int, task: asyncio.Task[None], bot: str | None) -> None:
        self.since = since
        self.task = task
        self.bot = bot


class Players:
    """Whoever plays at the tables without a socket: bots, and the clock for those whose time is up."""

    def __init__(self, hall: Hall, thinkers: Thinkers) -> None:
        self.hall = hall
        self.thinkers = thinkers
        self._chance = random.Random()
        self._loop = asyncio.get_running_loop()

    async def close(self) -> None:
        """No turns any more."""
        for table in list(self.hall.tables.values()):
            self.forget(table)
        await self.thinkers.close()

    def forget(self, table: Table) -> None:
        """No bot and no clock plays at this table any more."""
        for turn in table.turns.values():
            turn.task.cancel()
        table.turns.clear()
        if table.timer is not None:
            table.timer.cancel()
            table.timer = None

    def moved(self, table: Table) -> None:
        """The game of a table is at a new version (and no action is on its way): who acts by himself now?"""
        row = table.row
        if table.turns or table.timer is not None or table.awake:
            playing = table.state is not None and not table.over
            if not (playing and self.hall.tables.get(row.code) is table and self.hall.keeps(row.code)):
                self.forget(table)
                return
            waiting = table.game.to_act(table.state)
            for seat, turn in list(table.turns.items()):
                other = turn.bot is not None and turn.bot != _player(row.seats[seat])
                if seat not in waiting or turn.since != table.since[seat] or other:
                    del table.turns[seat]
                    turn.task.cancel()
            for seat in waiting:
                level = _player(row.seats[seat])
                if level is not None and seat not in table.turns:
                    self._begin(table, seat, level, self._pace(table))
            self._wind(table)

    def _pace(self, table: Table) -> float:
        seats = table.row.seats
        people = any(not seats[seat].by_itself for seat in table.game.waits(table.state, None))
        return draw_pace(self._chance, table.row.pace, people)

    def _begin(
        self, table: Table, seat: int, level: str, pace: float, by: Literal["clock"] | None = None, acts: int = 1
    ) -> None:
        due = self._loop.time() + pace
        task = self.hall.spawn(self._take(table, seat, level, due, by, acts))
        table.turns[seat] = _Turn(table.since[seat], task, level if by is None else None)

    # -- clocks --------------------------------------------------------------------------------------------------

    def _wind(self, table: Table) -> None:
        """Set the table's clock anew."""
        if table.timer is not None:
            table.timer.cancel()
            table.timer = None
        if table.row.clock is not None:
            left = table.moved_at + table.row.clock - self.hall.now()
            table.timer = self._loop.call_later(max(0.0, left), self.time_up, table)

    def time_up(self, table: Table) -> None:
        """A bot plays for those who are waited for (table.clock)."""
        if table.timer is not None:
            table.timer.cancel()
            table.timer = None
        if table.busy:  # an action has just come in: once it is on disk the clock is wound anew, or we come back
            table.timer = self._loop.call_later(0.05, self.time_up, table)
            return
        for seat in table.game.to_act(table.state):
            if not table.row.seats[seat].by_itself and seat not in table.turns:
                self._begin(table, seat, EASY, 0.0, "clock", ACTS_A_TURN)

    # -- a turn --------------------------------------------------------------------------------------------------

    async def _take(
        self, table: Table, seat: int, level: str, due: float, by: Literal["clock"] | None, acts: int
    ) -> None:
        """Think, wait until it is time, act; as long as it is refused, think again."""
        try:
            tries, made = 0, None
            while acts:
                outcome = await self._once(table, seat, level if tries < 2 else "", due, by, made)
                if outcome is None:
                    break
                if isinstance(outcome, int):
                    acts -= 1
                    tries, made = 0, outcome
                    continue
                tries += 1
                log.warning("bot.refused", table=table.row.code, seat=seat, bot=level, rule=outcome.rule)
                if outcome.rule == "table.storage" or tries > 2:
                    await asyncio.sleep(min(15.0, 0.25 * 2**tries))
        except Refused:  # the house has given the table up
            return
        finally:
            turn = table.turns.get(seat)
            if turn is not None and turn.task is asyncio.current_task():
                del table.turns[seat]

    async def _once(
        self, table: Table, seat: int, level: str, due: float, by: Literal["clock"] | None, made: int | None
    ) -> int | Refused | None:
        """One action: the version it made, or why it was refused; None where this seat has none to take.

        ``made``: the version this turn has made already; once anybody else has acted it is over.
        """
        async with self.hall.lane(table):
            if made is not None and table.version != made:
                return None
            if table.state is None or table.over or seat not in table.game.to_act(table.state):
                return None
            view, version = table.game.view(table.state, seat), table.version
            if seat not in table.turns:  # the clock goes on with the same turn
                task = asyncio.current_task()
                assert task is not None
                table.turns[seat] = _Turn(table.since[seat], task, None)
        action = await self._think(table, level, view)
        await asyncio.sleep(max(0.0, due - self._loop.time()))
        return await self._act(table, seat, action, version, by)

    async def _think(self, table: Table, level: str, view: Any) -> bytes:
        """What a bot decides; a bot that cannot is replaced by any legal action."""
        if level:
            try:
                return await self.thinkers.choose(table.game.name, level, msgspec.json.encode(view))
            except NoThought as error:
                log.error("bot.fault", table=table.row.code, bot=level, error=str(error))
        dice = FastDice(secrets.randbits(53))
        action = table.game.complete(dice.choice(view.actions), view, dice)
        return msgspec.json.encode(action)

    async def _act(
        self, table: Table, seat: int, action: bytes, version: int, by: Literal["clock"] | None
    ) -> int | Refused:
        future: asyncio.Future[int | Refused] = self._loop.create_future()

        def done(outcome: int | Refused) -> None:
            if isinstance(outcome, int):
                # The turn is taken: what comes next at this seat is a new one, which `moved` will begin.
                table.turns.pop(seat, None)
            if not future.done():
                future.set_result(outcome)

        table.command(Command(seat, action, at=version, done=done, by=by))
        with contextlib.suppress(asyncio.CancelledError):
            return await asyncio.shield(future)
        raise asyncio.CancelledError
