"""The only way out of the building.

Whatever a table has to tell is one of the notices below. :func:`narrow` turns a notice into the bytes that one seat
(None: a spectator) may have, or into None where that seat may not have it. A kind of notice it does not know it does
not send.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

import msgspec

from ..kernel import AnyGame, Refused, View
from .messages import (
    PROTOCOL,
    Answer,
    Hello,
    HelloMessage,
    Ident,
    Ok,
    PublicTable,
    ReactMessage,
    Refusal,
    TableMessage,
    ViewMessage,
)

__all__ = ["Answered", "Greeted", "Lobby", "Moved", "Reacted", "Taken", "Turned", "narrow"]

_encode = msgspec.json.Encoder().encode


class Greeted(msgspec.Struct):
    """Somebody has come, and speaks for ``seat``."""

    code: str
    seat: int | None


class Lobby(msgspec.Struct):
    """The table's public state has changed."""

    table: PublicTable


class Moved(msgspec.Struct):
    """The game has changed. ``views``: one a viewer, made by the game for that viewer alone."""

    game: AnyGame
    views: Mapping[int | None, View]
    events: Sequence[Any]
    version: int
    since: Sequence[int]
    left: float | None = None
    by: Any = None


class Taken(msgspec.Struct):
    """A seat's command has been taken."""

    seat: int | None
    ident: Ident | None
    version: int


class Turned(msgspec.Struct):
    """A seat's command has been refused."""

    seat: int | None
    ident: Ident | None
    refused: Refused


class Answered(msgspec.Struct):
    """A seat's question has been answered."""

    seat: int | None
    ident: Ident | None
    answer: dict[str, Any]


class Reacted(msgspec.Struct):
    """A person has given one of the signs; it tells nothing of the game but what he wishes it to, to all alike."""

    seat: int
    react: Any


def _greeted(notice: Greeted, seat: int | None) -> bytes | None:
    return _encode(HelloMessage(Hello(PROTOCOL, notice.code, seat))) if seat == notice.seat else None


def _lobby(notice: Lobby, seat: int | None) -> bytes | None:
    return _encode(TableMessage(notice.table, seat))


def _moved(notice: Moved, seat: int | None) -> bytes | None:
    view = notice.views.get(seat)
    if view is None or view.seat != seat:
        return None
    show = notice.game.show
    events = [seen for event in notice.events if (seen := show(event, seat)) is not None]
    since = 0 if seat is None else notice.since[seat]
    return _encode(ViewMessage(view, notice.version, since, events, notice.left, notice.by))


def _taken(notice: Taken, seat: int | None) -> bytes | None:
    return _encode(Ok(notice.ident, notice.version)) if seat == notice.seat else None


def _turned(notice: Turned, seat: int | None) -> bytes | None:
    if seat != notice.seat:
        return None
    return _encode(Refusal(notice.refused.rule, notice.refused.say, notice.ident))


def _answered(notice: Answered, seat: int | None) -> bytes | None:
    return _encode(Answer(notice.answer, notice.ident)) if seat == notice.seat else None


def _reacted(notice: Reacted, _seat: int | None) -> bytes | None:
    return _encode(ReactMessage(notice.react, notice.seat))


_WAYS: dict[type, Callable[[Any, int | None], bytes | None]] = {
    Greeted: _greeted,
    Lobby: _lobby,
    Moved: _moved,
    Taken: _taken,
    Turned: _turned,
    Answered: _answered,
    Reacted: _reacted,
}


def narrow(notice: Any, seat: int | None) -> bytes | None:
    """What ``seat`` may have of a notice, as JSON; None: nothing."""
    way = _WAYS.get(type(notice))
    return way(notice, seat) if way is not None else None
