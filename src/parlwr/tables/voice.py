"""One listener's side of the conversation: what a client says, read strictly and with patience that ends.

A :class:`Voice` knows the protocol's messages and no sockets; whoever has a connection (``parlwr.net.socket``, the
scenario runner) hands it texts with :meth:`Voice.hear` and says how to ``tell`` and ``close``.
"""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

import msgspec

from ..kernel import Refused
from .keys import token_hash
from .lobby import seat_of
from .messages import ClientMessage, Ident
from .narrow import Turned
from .roles import Command, Question
from .seats import put_stand_in
from .table import Table

if TYPE_CHECKING:
    from .hall import Hall

__all__ = ["Bucket", "Rate", "Voice"]

_decode = msgspec.json.Decoder(ClientMessage).decode


SIGNS = 4
"""So many reactions at once, and one every two seconds after that."""
SIGNS_PER_S = 0.5


class _Id(msgspec.Struct):
    id: Ident | None = None


_decode_id = msgspec.json.Decoder(_Id).decode
_UNREADABLE = (msgspec.DecodeError, RecursionError, UnicodeDecodeError)


class Rate(msgspec.Struct, frozen=True, kw_only=True):
    """How much one listener may say (table.rate): so many messages at once, and so many a second after that.

    After ``refused_in_a_row`` messages refused for it, without a calm between them, the connection is closed.
    """

    messages_per_s: float = 1000.0
    message_burst: int = 1000
    refused_in_a_row: int = 100


class Bucket:
    """So many at once, and so many a second after that."""

    __slots__ = ("left", "stamp")

    def __init__(self, burst: float) -> None:
        self.left = burst
        self.stamp = time.monotonic()

    def take(self, rate: float, burst: float) -> bool:
        """Whether there is room for one more."""
        now = time.monotonic()
        left = self.left + (now - self.stamp) * rate
        self.stamp = now
        left = left if left < burst else burst
        self.left = left - 1.0 if left >= 1.0 else left
        return left >= 1.0


class Voice:
    """Somebody at a table. ``seat`` is None for a spectator, and until the token has come."""

    __slots__ = ("_bucket", "_refused", "_signs", "closing", "hall", "joined", "key", "rate", "seat", "table")

    def __init__(self, hall: Hall, table: Table, seat: int | None, rate: Rate, key: str | None = None) -> None:
        self.hall = hall
        self.table = table
        self.seat = seat
        self.key = key
        self.rate = rate
        self.joined = False
        self.closing = False
        self._bucket = Bucket(rate.message_burst)
        self._signs = Bucket(SIGNS)
        self._refused = 0

    # -- said by whoever has the connection ----------------------------------------------------------------------

    def tell(self, *messages: bytes) -> None:
        """Send messages, in this order."""
        raise NotImplementedError

    def close(self, code: int, why: str = "") -> None:
        """End the conversation with a closing code."""
        raise NotImplementedError

    # -- coming and going ----------------------------------------------------------------------------------------

    def join(self) -> None:
        """Be at the table from now on, as the seat known by now."""
        if not self.joined and not self.closing:
            self.joined = True
            self.table.join(self)

    def leave(self) -> None:
        """Be there no longer."""
        if self.joined:
            self.joined = False
            self.table.part(self)

    # -- what the client says ------------------------------------------------------------------------------------

    def hear(self, text: bytes) -> None:
        """One message of the client."""
        if self.closing:
            return
        try:
            message = _decode(text)
        except _UNREADABLE as error:
            ident = _ident_of(text)
            if self.allowed(ident):
                self.refuse(Refused("table.malformed", why=str(error)[:200]), ident)
            return
        if not self.allowed(message.id):
            return
        do = message.do
        if isinstance(do, msgspec.Raw) and message.ask is message.token is message.react is msgspec.UNSET:
            self.join()
            command = Command(self.seat, bytes(do), message.id, message.at, self)
            if self.seat is not None and self.table.row.seats[self.seat].stand_in is not None:
                self.hall.spawn(self._back(command))
            else:
                self.table.command(command)
        else:
            self._rare(message)

    async def _back(self, command: Command) -> None:
        """Who acts himself needs nobody to act for him any more."""
        try:
            if command.seat is not None and self.table.row.seats[command.seat].stand_in is not None:
                await put_stand_in(self.hall, self.table, self.seat, command.seat, None)
        except Refused as refused:
            self.refuse(refused, command.ident)
        else:
            self.table.command(command)

    def allowed(self, ident: Ident | None = None) -> bool:
        """Whether there is room for one more message; refuses it where there is not, and in the end closes."""
        rate = self.rate
        if self._bucket.take(rate.messages_per_s, rate.message_burst):
            if self._refused and self._bucket.left > rate.message_burst / 2:
                self._refused = 0  # he has calmed down
            return True
        self._refused += 1
        self.refuse(Refused("table.rate", wait=1), ident)
        if self._refused >= rate.refused_in_a_row:
            self.hall.floods += 1
            self.close(4429, "table.rate")
        return False

    def refuse(self, refused: Refused, ident: Ident | None = None) -> None:
        """Say no."""
        self.hall.count_refusal(refused.rule)
        self.table.tell(self, Turned(self.seat, ident, refused))

    def _rare(self, message: ClientMessage) -> None:
        kinds = [one for one in (message.do, message.ask, message.token, message.react) if one is not msgspec.UNSET]
        if len(kinds) != 1:
            self.refuse(Refused("table.malformed", why="one of do, ask, react and token is wanted"), message.id)
        elif isinstance(message.token, str):
            self._sit(message.token, message.id)
        elif isinstance(message.react, str):
            self._react(message.react, message.id)
        elif self.seat is None and self.table.row.shut:
            self.refuse(Refused("table.watch"), message.id)
        elif isinstance(message.ask, dict):
            self.join()
            self.table.ask(Question(self.seat, message.ask, message.id, self))

    def _react(self, sign: str, ident: Ident | None) -> None:
        """One of the signs, for all at the table; who gives too many is refused (table.rate)."""
        if self.seat is None:
            self.refuse(Refused("table.seat"), ident)
        elif not self._signs.take(SIGNS_PER_S, SIGNS):
            self.refuse(Refused("table.rate", wait=2), ident)
        else:
            self.join()
            self.hall.broadcast(self.table.row.code, {"seat": self.seat, "react": sign})

    def _sit(self, token: str, ident: Ident | None) -> None:
        try:
            seat = seat_of(self.table, token)
        except Refused as refused:
            self.refuse(refused, ident)
            return
        if seat != self.seat:
            self.leave()
            self.seat = seat
        self.key = token_hash(token)
        self.join()


def _ident_of(text: bytes) -> Ident | None:
    """The id of a message that is otherwise wrong, so that its sender knows what was refused."""
    try:
        return _decode_id(text).id
    except _UNREADABLE:
        return None
