"""Who listens at a table, and what everybody there is told.

The half of a table that speaks: :class:`~parlwr.tables.table.Table` is the half that plays.
"""

from __future__ import annotations

import time
from collections import deque
from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

import structlog

from ..kernel import AnyGame, Refused, View, promise
from ..store import SeatRow, TableRow
from .marks import marks
from .messages import PublicSeat, PublicTable
from .narrow import Greeted, Lobby, Moved, Taken, Turned, narrow
from .roles import MOVED, SHUT, Command, House, Listener

__all__ = ["Audience", "taken"]

Job = Callable[[], bool]

log = structlog.get_logger("parlwr.tables")


class Audience:
    """A table's lane and its listeners. One thing at a time happens there: whoever comes next waits in the lane."""

    __slots__ = (
        "__weakref__", "_row", "acts", "awake", "busy", "dead", "game", "house", "lane", "listeners", "moved_at",
        "options", "over", "since", "state", "told", "touched", "version", "waited",
    )  # fmt: skip

    def __init__(self, house: House, game: AnyGame, row: TableRow) -> None:
        self.house = house
        self.game = game
        self.row = row
        self.options = game.read(row.options, len(row.seats))
        self.listeners: dict[int | None, list[Listener]] = {}
        self.told: dict[Listener, bytes] = {}  # the lobby as each listener last heard it
        self.lane: deque[tuple[Job, Callable[[], None] | None]] = deque()
        self.busy = False
        self.dead = False  # given up by the house: the state may be ahead of the log, and nobody may see it any more
        self.touched = time.monotonic()
        # When something last happened that everybody could see, in the house's time.
        self.moved_at = row.began if row.began is not None else row.created
        self.state: Any = None
        self.version = 0
        self.over = False
        self.since: list[int] = []
        self.acts: list[list[Any]] = []
        self.waited: list[int] = []

    @property
    def row(self) -> TableRow:
        """The table as it is stored."""
        return self._row

    @row.setter
    def row(self, row: TableRow) -> None:
        self._row = row
        self.awake = row.clock is not None or any(seat.by_itself for seat in row.seats)

    # -- the lane ------------------------------------------------------------------------------------------------

    def enter(self, job: Job, lost: Callable[[], None] | None = None) -> None:
        """Run a job when its turn comes. It returns True when it is not done yet and will call :meth:`leave`.

        ``lost`` is called instead where the table has had to be given up meanwhile.
        """
        if self.dead:
            if lost is not None:
                lost()
        elif self.busy:
            self.lane.append((job, lost))
        else:
            self.busy = True
            self.busy = self._run(job)

    def leave(self) -> None:
        """A job that took its time is done: on with those who wait."""
        lane = self.lane
        going = False
        while lane and not going:
            going = self._run(lane.popleft()[0])
        self.busy = going

    def give_up(self, code: int) -> None:
        """The state cannot be trusted and cannot be made anew: nobody may see it, whoever is here must come again.

        ``code``: what the sockets are closed with.
        """
        self.dead = True
        waiting, self.lane = self.lane, deque()
        for _, lost in waiting:
            if lost is not None:
                self._run(partial(_lose, lost))
        for listeners in list(self.listeners.values()):
            for listener in list(listeners):
                listener.close(code)

    def _run(self, job: Job) -> bool:
        try:
            return job()
        except Exception:  # whatever is wrong with one job, the lane must go on
            log.exception("table.fault", table=self.row.code, game=self.game.name)
            return False

    # -- who listens ---------------------------------------------------------------------------------------------

    def join(self, listener: Listener) -> None:
        """Somebody sits down or stands by; he gets the table and his view when no action is on its way."""
        self.touched = time.monotonic()
        self.enter(lambda: self._show(listener), lambda: listener.close(1012))

    def _show(self, listener: Listener) -> bool:
        if not listener.joined:  # gone again before his turn came
            return False
        code = 1012 if self.dead else self._stays_out(listener)
        if code is not None:
            listener.close(code)
            return False
        if listener.seat is not None and listener.seat not in self.listeners:
            self.house.announce(self)
        self.listeners.setdefault(listener.seat, []).append(listener)
        if self.state is not None:
            view = self.game.view(self.state, listener.seat)
            self.tell(listener, Moved(self.game, {listener.seat: view}, (), self.version, self.since, self.left()))
        self._tell_lobby(narrow(Lobby(self.public()), listener.seat), listener)
        return False

    def _stays_out(self, listener: Listener) -> int | None:
        """Who may not come in, with the closing code that says why."""
        if listener.seat is None and self.row.shut:
            self.tell(listener, Turned(None, None, Refused("table.watch")))
            return SHUT
        if listener.seat is not None and listener.key not in (None, self.row.seats[listener.seat].token):
            return MOVED  # the seat has been moved between the door and the table
        return None

    def part(self, listener: Listener) -> None:
        """Somebody has gone."""
        there = self.listeners.get(listener.seat)
        if there is not None and listener in there:
            there.remove(listener)
            self.told.pop(listener, None)
            if not there:
                del self.listeners[listener.seat]
                if listener.seat is not None:
                    self.house.announce(self)
        self.touched = time.monotonic()

    def unseat(self, seat: int) -> None:
        """Whoever listens for this seat has lost it, and looks on from now on."""
        for listener in list(self.listeners.get(seat, ())):
            self.part(listener)
            listener.seat = None
            self.join(listener)

    def greet(self, listener: Listener) -> None:
        """The first words to a new listener."""
        self.tell(listener, Greeted(self.row.code, listener.seat))

    def tell(self, listener: Listener, notice: Any) -> None:
        """Tell one listener, narrowed to his seat."""
        message = narrow(notice, listener.seat)
        if message is not None:
            listener.tell(message)

    def tell_all(self, notice: Any) -> None:
        """Tell everybody here, each narrowed to his seat."""
        for listeners in list(self.listeners.values()):
            for listener in list(listeners):
                self.tell(listener, notice)

    def tell_lobby(self) -> None:
        """Tell everybody the table's public state."""
        notice = Lobby(self.public())
        for seat, listeners in self.listeners.items():
            self._tell_lobby(narrow(notice, seat), *listeners)

    def _tell_lobby(self, message: bytes | None, *listeners: Listener) -> None:
        """Tell those who have not just heard the very same."""
        for listener in listeners:
            if message is not None and self.told.get(listener) != message:
                self.told[listener] = message
                listener.tell(message)

    def tell_views(self) -> None:
        """Tell everybody his view: the game has begun, or the state has been made anew."""
        self.spread(self.look([]))

    def look(self, events: Sequence[Any], by: Any = None) -> Moved:
        """The views of all who listen; on the way, which seats' actions have changed."""
        game, state, version, acts = self.game, self.state, self.version, self.acts
        views: dict[int | None, View] = {}
        listeners = self.listeners
        for seat in range(len(acts)):
            if seat in listeners:
                view = views[seat] = game.view(state, seat)
                actions = view.actions
            else:
                actions = game.actions(state, seat)
            if actions != acts[seat]:
                acts[seat] = actions
                self.since[seat] = version
        if None in listeners and not self.row.shut:
            views[None] = game.view(state, None)
        self.waited = self._waited_for()
        return Moved(game, views, events, version, self.since, self.left(), by)

    def spread(self, moved: Moved, command: Command | None = None) -> None:
        """Tell every listener his view; the sender hears in the same breath that his command was taken."""
        sender = command.sender if command is not None else None
        for seat, listeners in self.listeners.items():
            message = narrow(moved, seat)
            if message is None:
                continue
            for listener in listeners:
                if listener is sender and command is not None:
                    ok = narrow(Taken(command.seat, command.ident, self.version), seat)
                    sender = None
                    if ok is not None:
                        listener.tell(message, ok)
                        continue
                listener.tell(message)

    # -- what everybody may know ---------------------------------------------------------------------------------

    def public(self) -> PublicTable:
        """The table's public state."""
        row = self.row
        here = self.house.elsewhere(row.code).union(self.listeners)
        return PublicTable(
            table=row.code,
            game=row.game,
            options=self.options,
            seats=[
                PublicSeat(
                    one.kind, one.name, one.level, taken(one), one.kind == "bot" or seat in here, mark, one.stand_in
                )
                for seat, (one, mark) in enumerate(zip(row.seats, marks(row.seats), strict=True))
            ],
            host=row.host,
            stage=row.stage,
            version=self.version,
            clock=row.clock,
            pace="fast" if row.pace == "fast" else "human",
            promise=promise(row.seed),
            rules=row.rules,
            next=row.next,
            hints=row.choices.hints,
            # Not of the state: an action that is on its way to the disk is nobody's business yet.
            to_act=self.waited,
            listed=row.choices.listed,
            watch=row.choices.watch,
        )

    def present(self, seat: int) -> bool:
        """Whether a seat's person is on line, at this worker or at another."""
        return seat in self.listeners or seat in self.house.elsewhere(self.row.code)

    def _waited_for(self) -> list[int]:
        """Whose turn it is, as far as everybody may know: what a spectator's view says."""
        if self.state is None or self.over:
            return []
        return self.game.waits(self.state, None)

    def left(self) -> float | None:
        """Seconds until a bot plays for those who are waited for; None without a clock."""
        if self.row.clock is None or self.over or self.state is None:
            return None
        return max(0.0, round(self.moved_at + self.row.clock - self.house.now(), 1))


def _lose(lost: Callable[[], None]) -> bool:
    lost()
    return False


def taken(seat: SeatRow) -> bool:
    """Whether a seat is a bot's or some person's."""
    return seat.kind == "bot" or seat.token is not None
