"""One table: the game, its state in memory, its seats, who listens, and the lane its commands go through.

The state is a cache of the log. A command is played on it in place, then the action goes to the store, and only when
it is on disk does anybody hear of it; if it cannot be kept, the state is made anew from the log. One command at a time:
while one is on its way to the disk, whoever comes next waits in the lane.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from functools import cache
from typing import Any

import msgspec
import structlog
from msgspec.structs import replace

from ..kernel import AnyGame, Dice, Refused, TableDice
from ..store import ActionRow, Append, Conflict, Outcome, StorageFailure, TableRow
from ..store.news import Acted
from .audience import Audience, taken
from .heed import heed
from .hints import HINT
from .messages import Ident
from .narrow import Answered, Taken, Turned
from .roles import Command, House, Question

__all__ = ["Table", "nonces", "taken"]

log = structlog.get_logger("parlwr.tables")
_encode = msgspec.json.Encoder().encode


@cache
def _decoder(game: AnyGame) -> msgspec.json.Decoder[Any]:
    return msgspec.json.Decoder(game.Action)


class Table(Audience):
    """A table in memory."""

    __slots__ = ("dice", "flight", "idents", "timer", "turns")

    def __init__(self, house: House, game: AnyGame, row: TableRow) -> None:
        super().__init__(house, game, row)
        self.flight: tuple[Command, list[Any], Append] | None = None
        self.turns: dict[int, Any] = {}
        self.timer: Any = None
        self._blank()

    def _blank(self) -> None:
        self.version = 0
        self.over = False
        self.since = []
        self.acts = []
        self.idents: dict[tuple[int, Ident], int] = {}
        self.dice: Dice = TableDice("")

    # -- the state, from the log ---------------------------------------------------------------------------------

    def deal(self) -> None:
        """Lay out the game as it began."""
        self._blank()
        seats = len(self.row.seats)
        self.dice = TableDice(self.row.seed, nonces(self.row))
        self.state = self.game.start(self.options, seats, self.dice)
        self.acts = [self.game.actions(self.state, seat) for seat in range(seats)]
        self.since = [0] * seats
        self.waited = self._waited_for()

    def replay(self, rows: Sequence[ActionRow]) -> None:
        """Deal, then play the whole log."""
        self.deal()
        game, decode, seats = self.game, _decoder(self.game).decode, range(len(self.row.seats))
        for row in rows:
            events = game.act(self.state, row.seat, decode(row.action), self.dice)
            self.version = row.version
            self._saw(events, row.at)
            for seat in seats:
                acts = game.actions(self.state, seat)
                if acts != self.acts[seat]:
                    self.acts[seat] = acts
                    self.since[seat] = row.version
            if row.ident is not None:
                self.idents[row.seat, msgspec.json.decode(row.ident)] = row.version
        self.over = game.result(self.state) is not None
        self.waited = self._waited_for()

    def _saw(self, events: Sequence[Any], at: float) -> None:
        """A clock runs on while what happens must not show."""
        if self.row.clock is None or any(self.game.show(event, None) is not None for event in events):
            self.moved_at = at

    # -- what other workers have done ----------------------------------------------------------------------------

    def hear(self, acted: Acted) -> None:
        """Another worker has taken an action."""
        self.enter(lambda: self._hear(acted))

    def refresh(self) -> None:
        """Look into the store whether other workers have done something."""
        self.enter(lambda: not self.dead and self._learn(lambda _known: False))

    def _hear(self, acted: Acted) -> bool:
        if self.dead:
            return False
        if self.state is not None and acted.version <= self.version:
            return False
        if self.state is None or acted.version > self.version + 1 or acted.action is None:
            return self._learn(lambda _known: False)
        try:
            self._follow(acted.seat, acted.action, acted.ident, acted.version, acted.at, acted.by)
        except Exception:  # the state is not what it should be: make it from the log
            log.exception("table.fault", table=self.row.code, game=self.game.name)
            return self._restore()
        return False

    def _learn(self, then: Callable[[bool], bool]) -> bool:
        """In the lane: take over what the store knows and we do not, then go on; ``then`` hears whether it answered."""

        def learnt(row: TableRow | None, rows: Sequence[ActionRow]) -> None:
            if row is not None:
                self.catch_up(row, rows)
            if not then(row is not None):
                self.leave()

        self.house.learn(self, learnt)
        return True

    def catch_up(self, row: TableRow, rows: Sequence[ActionRow]) -> bool:
        """Take over what is newer here, in the lane; whether anything was."""
        before = self.version
        newer = row.revision > self.row.revision
        if newer:
            self.settle(row)
        for one in rows:
            if one.version == self.version + 1:
                self._follow(one.seat, one.action, one.ident, one.version, one.at, None)
        return newer or self.version != before

    def _follow(self, seat: int, action: str, ident: str | None, version: int, at: float, by: Any) -> None:
        events = self.game.act(self.state, seat, _decoder(self.game).decode(action), self.dice)
        self.version = version
        if ident is not None:
            self.idents[seat, msgspec.json.decode(ident)] = version
        if self.game.result(self.state) is not None:
            self.over = True
            self.row = replace(self.row, stage="over", ended=at)
        self._told(events, at, by)

    def settle(self, row: TableRow) -> None:
        """The row has changed, by us or by another worker: who may stay is seen to; a full table is dealt."""
        old, self.row = self.row, row
        heed(self, old)
        begins = self.state is None and row.stage != "open"
        if begins:
            self.deal()
            self.moved_at = row.began if row.began is not None else self.moved_at
        self.tell_lobby()
        if begins:
            self.tell_views()
        self.house.moved(self)

    # -- what comes in -------------------------------------------------------------------------------------------

    def command(self, command: Command) -> None:
        """Take a command, when its turn comes."""
        self.enter(lambda: self._act(command), lambda: self._reply(command, Refused("table.storage")))

    def ask(self, question: Question) -> None:
        """Answer a question, when its turn comes."""
        self.enter(
            lambda: self._answer(question),
            lambda: self.tell(question.sender, Turned(question.seat, question.ident, Refused("table.storage"))),
        )

    def _act(self, command: Command) -> bool:
        if self.dead:
            self._unsaid(command)
            return False
        seat = command.seat
        self.touched = time.monotonic()
        try:
            if seat is None or (command.sender is not None and command.sender.seat is None):  # lost meanwhile
                raise Refused("table.seat")
            if command.ident is not None and (known := self.idents.get((seat, command.ident))) is not None:
                self._reply(command, known)
                return False
            action = self._read(command, seat)
            events = self.game.play(self.state, seat, action, self.dice)
            ends = self.game.result(self.state) is not None
            text = _encode(action).decode()
        except Refused as refused:
            if self.house.shared and not command.sure and (command.at is None or command.at > self.version):
                # He may know more than we do: what another worker has done and we have not yet heard of.
                command.sure = True
                return self._learn(lambda known: self._act(command) if known else self._ignorant(command))
            self._reply(command, refused)
            return False
        except Exception:
            # A fault in a game must not take the house down; what it did to the state is undone from the log.
            log.exception("game.fault", table=self.row.code, game=self.game.name, seat=seat)
            self._undo(command, Refused("table.storage"))
            return True
        ident = None if command.ident is None else _encode(command.ident).decode()
        row = self.row
        append = Append(
            row.code,
            self.version + 1,
            seat,
            text,
            ident,
            round(self.house.now(), 3),
            ends,
            row.revision,
            command.by,
            self.awake,
            self.house.aloud(row.code, self.awake),
        )
        self.flight = command, events, append
        self.house.write(append, self._landed)
        return True

    def _ignorant(self, command: Command) -> bool:
        """Whether the command stands cannot be said: that is no fault of his."""
        self._reply(command, Refused("table.storage"))
        return False

    def _read(self, command: Command, seat: int) -> Any:
        """The action of a command; refuses table.over, table.malformed and table.stale, in this order."""
        if self.state is None:
            raise Refused("table.waiting", free=sum(not taken(one) for one in self.row.seats))
        if self.over:
            raise Refused("table.over")
        try:
            action = _decoder(self.game).decode(command.raw)
        except (msgspec.DecodeError, RecursionError, UnicodeDecodeError) as error:
            raise Refused("table.malformed", why=str(error)[:200]) from None
        if not self.game.known(action, self.state):
            raise Refused("table.malformed", why="names something that this game does not have")
        if (at := command.at) is not None:
            if at < self.since[seat]:
                raise Refused("table.stale", at=at, since=self.since[seat], version=self.version)
            if at > self.version:
                raise Refused("table.malformed", why=f"at: {at}, the table is at version {self.version}")
        return action

    def _answer(self, question: Question) -> bool:
        seat, ident = question.seat, question.ident
        if self.dead:
            question.sender.close(1012)
            return False
        try:
            if self.state is None:
                raise Refused("table.waiting", free=sum(not taken(one) for one in self.row.seats))
            if question.question == HINT:
                self.house.hints.ask(self, question)
                return False
            notice: Any = Answered(seat, ident, self.game.consult(self.state, seat, question.question))
        except Refused as refused:
            notice = Turned(seat, ident, refused)
        self.tell(question.sender, notice)
        return False

    # -- what has become of it -----------------------------------------------------------------------------------

    def _landed(self, outcome: Outcome) -> None:
        """The action in flight is on disk, or it is not."""
        assert self.flight is not None
        command, events, append = self.flight
        version = append.version
        self.flight = None
        if isinstance(outcome, Conflict):
            self._undo(command, None)
            return
        if outcome is not None:
            log.warning("table.storage", table=self.row.code, version=version, error=str(outcome))
            unsure = isinstance(outcome, StorageFailure) and outcome.unsure
            self._undo(command, Refused("table.storage"), unsure=unsure)
            return
        self.version = version
        self.house.actions += 1
        assert command.seat is not None
        if command.ident is not None:
            self.idents[command.seat, command.ident] = version
        if append.ends:
            self._end(append.at)
        self._run(lambda: self._told(events, append.at, command.by, command))
        self.leave()

    def _told(self, events: Sequence[Any], at: float, by: Any, command: Command | None = None) -> bool:
        """Tell everybody what has happened; bots and clocks go on from it."""
        self._saw(events, at)
        self.spread(self.look(events, by), command)
        if command is not None and command.done is not None:
            command.done(self.version)
        if self.over:
            self.tell_lobby()
        self.house.moved(self)
        return False

    def _end(self, at: float) -> None:
        self.over = True
        self.row = replace(self.row, stage="over", ended=at, revision=self.row.revision + 1)

    def _reply(self, command: Command, outcome: int | Refused) -> None:
        if isinstance(outcome, Refused):
            self.house.count_refusal(outcome.rule)
        if command.sender is not None:
            if isinstance(outcome, Refused):
                self.tell(command.sender, Turned(command.seat, command.ident, outcome))
            else:
                self.tell(command.sender, Taken(command.seat, command.ident, outcome))
        if command.done is not None:
            command.done(outcome)

    def _unsaid(self, command: Command) -> None:
        """Nobody can say what becomes of a command: its sender comes again, and asks again under the same id."""
        if command.sender is not None:
            command.sender.close(1012)
        if command.done is not None:
            command.done(Refused("table.storage"))

    def _undo(self, command: Command, refused: Refused | None, *, unsure: bool = False) -> None:
        """The state has gone astray: make it anew from the log, and see what has become of the command.

        It may have been written after all; or (``unsure``) be written yet. Otherwise it is refused, or without a
        refusal tried again: somebody else was quicker, and whether it still stands is for the rules to say.
        """

        def restored(done: bool) -> None:
            known = None
            if done and command.seat is not None and command.ident is not None:
                known = self.idents.get((command.seat, command.ident))
            if known is not None:
                self._reply(command, known)
            elif unsure or not done:
                self._unsaid(command)
            elif refused is not None:
                self._reply(command, refused)
            elif self._act(command):
                return
            self.leave()

        self.house.restore(self, restored)

    def _restore(self) -> bool:
        """In the lane: make the state anew from the log."""

        self.house.restore(self, lambda _done: self.leave())
        return True


def nonces(row: TableRow) -> list[str]:
    """The nonces of the seats in seat order, those who gave none left out."""
    return [seat.nonce for seat in row.seats if seat.nonce]
