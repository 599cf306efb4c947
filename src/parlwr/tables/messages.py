"""Every message that goes over the wire; docs/protocol.md says what they mean.

The JSON Schema at ``/schema`` and the client's TypeScript types are made from these structs and from the games' own.
What comes in is read strictly (unknown fields are refused), what goes out is sent by :mod:`.narrow` alone.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import UNSET, Meta, UnsetType

from ..kernel import OptionSpec, SeatRange

__all__ = [
    "Again",
    "Answer",
    "CallRefusal",
    "Claim",
    "ClientMessage",
    "Created",
    "GameInfo",
    "Games",
    "Hello",
    "HelloMessage",
    "Ident",
    "ListedTable",
    "NewSeat",
    "NewTable",
    "Ok",
    "Problem",
    "PublicSeat",
    "PublicTable",
    "PutSeat",
    "PutTable",
    "ReactMessage",
    "Reaction",
    "Refusal",
    "SeatCode",
    "TableMessage",
    "Tables",
    "TakeSeat",
    "ViewMessage",
]

PROTOCOL = 1

Ident = Annotated[str, Meta(max_length=64)] | Annotated[int, Meta(ge=-(2**53), le=2**53)]
"""The id a client gives a command; it comes back as it was sent."""

Text = Annotated[str, Meta(max_length=1024)]
Mark = Annotated[int, Meta(ge=0, le=9)]
"""How a seat's pieces look (:mod:`.marks`)."""
Level = Annotated[str, Meta(max_length=32)]
Reaction = Literal["clap", "laugh", "wow", "think", "thanks", "wait", "party", "wave"]
"""The signs a person may give; there is no other way to speak at a table."""
CLOCK_MOST_S = 14 * 24 * 3600
"""A turn may take two weeks: people who play by a move a day have holidays."""


class NewSeat(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A seat of a table to be."""

    kind: Literal["human", "bot"]
    level: Annotated[str, Meta(max_length=32)] | None = None


Nonce = Annotated[str, Meta(max_length=64, pattern="^[0-9A-Za-z_-]*$")]
"""A number that somebody adds to the shuffle."""


class NewTable(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Body of ``POST /api/tables``. ``clock``: seconds a turn; ``pace``: how long bots take; ``mark``: its maker's.

    ``late``: its maker's number for the shuffle comes when he has been told the promise; the deal waits for it.
    ``hints``: whoever's turn it is may ask for a hint (:mod:`.hints`).
    ``listed``: the lobby of this server shows it while a seat is free; ``watch``: who holds no seat may look on.
    """

    game: str
    seats: Annotated[list[NewSeat], Meta(min_length=1, max_length=32)]
    options: dict[str, Any] | None = None
    name: Text | None = None
    nonce: Nonce | None = None
    late: bool = False
    clock: Annotated[int, Meta(ge=1, le=CLOCK_MOST_S)] | None = None
    pace: Literal["human", "fast"] = "human"
    lang: Literal["en", "cy", "sw"] | None = None
    mark: Mark | None = None
    hints: bool = False
    listed: bool = False
    watch: bool = True


class TakeSeat(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Body of ``POST /api/tables/CODE/seats``. ``seat``: the seat wanted; None: the first that is free."""

    name: Text
    seat: Annotated[int, Meta(ge=0)] | None = None
    nonce: Nonce | None = None
    mark: Mark | None = None


class PutSeat(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Body of ``PUT /api/tables/CODE/seats/N``.

    ``kind``: a bot for this seat, or the seat freed for a person (the host alone). Without it ``mark``: the sign of
    this seat (who sits there alone). ``stand_in``: the level of a computer player that acts for who sits there until he
    is back, null: he is back (he himself; the host for one who is off line). ``nonce``: the number that who sits there
    adds to the shuffle, where he said that it comes ``late``.
    """

    kind: Literal["human", "bot"] | None = None
    level: Annotated[str, Meta(max_length=32)] | None = None
    mark: Mark | None = None
    stand_in: Level | UnsetType | None = UNSET
    nonce: Nonce | None = None


class PutTable(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Body of ``PUT /api/tables/CODE``: what the host changes. ``host``: the seat of the person who is host then."""

    listed: bool | None = None
    watch: bool | None = None
    hints: bool | None = None
    host: Annotated[int, Meta(ge=0)] | None = None


class Claim(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Body of ``POST /api/tables/CODE/seats/N/claim``: the one-time code that the seat's other device shows."""

    code: Annotated[str, Meta(max_length=64)]


class Again(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Body of ``POST /api/tables/CODE/rematch``. ``rotate``: everybody sits one seat further on.

    ``late``: this person's number for the shuffle comes when he has been told the promise.
    """

    rotate: bool = False
    late: bool = False


class SeatCode(msgspec.Struct, frozen=True):
    """A one-time code that moves a seat to another device, and for how many seconds it is good."""

    seat: int
    code: str
    seconds: int


class Created(msgspec.Struct, frozen=True):
    """A seat got: the token is told this once. A table of bots alone has no seat to give.

    ``promise``: the shuffle's, as of now; whoever said that his number comes late gives it when he has noted this.
    """

    table: str
    seat: int | None
    token: str | None
    promise: str | None = None


class PublicSeat(msgspec.Struct, frozen=True):
    """A seat as everybody sees it. ``taken``: by a bot, or by a person who holds its token; ``mark``: its sign.

    ``stand_in``: the level of the computer player that acts here for a person who is away, or until somebody comes.
    """

    kind: Literal["human", "bot"]
    name: str | None
    level: str | None
    taken: bool
    online: bool
    mark: int
    stand_in: str | None


class PublicTable(msgspec.Struct, frozen=True, kw_only=True):
    """The public state of a table; ``version`` counts the actions taken, ``next`` is the table of the rematch.

    ``to_act``: the seats whose turn it is, as a spectator sees it; empty before the game and after it.
    """

    table: str
    game: str
    options: Any
    seats: list[PublicSeat]
    host: int | None
    stage: Literal["open", "playing", "over"]
    version: int
    clock: int | None
    pace: Literal["human", "fast"]
    promise: str
    rules: str
    next: str | None
    to_act: list[int]
    listed: bool
    watch: bool
    hints: bool = False


class ListedTable(msgspec.Struct, frozen=True, kw_only=True):
    """An open table in the lobby's list. ``host``: a name; ``free`` of ``seats``; ``created``: seconds since 1970."""

    table: str
    game: str
    host: str | None
    seats: int
    free: int
    bots: int
    clock: int | None
    watch: bool
    created: float


class Tables(msgspec.Struct, frozen=True):
    """Answer of ``GET /api/tables``. ``listing``: whether this server lists tables at all."""

    listing: bool
    tables: list[ListedTable]


class ClientMessage(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a client sends over the WebSocket: exactly one of ``token``, ``do``, ``ask`` and ``react``."""

    token: Annotated[str, Meta(max_length=128)] | UnsetType = UNSET
    do: msgspec.Raw | UnsetType = UNSET
    ask: dict[str, Any] | UnsetType = UNSET
    react: Reaction | UnsetType = UNSET
    id: Ident | None = None
    at: Annotated[int, Meta(ge=0)] | None = None


class Hello(msgspec.Struct, frozen=True):
    """Who speaks, and for which seat the cookie speaks (None: not, or not yet, a seat)."""

    protocol: int
    table: str
    seat: int | None


class HelloMessage(msgspec.Struct, frozen=True):
    """The server's first message."""

    hello: Hello


class TableMessage(msgspec.Struct, frozen=True):
    """The table's public state, and the seat this socket speaks for (None: a spectator)."""

    table: PublicTable
    seat: int | None


class ViewMessage(msgspec.Struct, frozen=True, omit_defaults=True):
    """The game as this listener may see it, and what has just happened, narrowed to him.

    ``left``: seconds until a bot plays for those who are waited for (tables with a clock).
    ``by``: ``"clock"`` where the last action was taken by a bot because a player's time was up.
    """

    view: Any
    version: int
    since: int
    events: list[Any]
    left: float | None = None
    by: Literal["clock"] | None = None


class Ok(msgspec.Struct, frozen=True):
    """The command ``ok`` has been taken, is on disk, and made this version."""

    ok: Ident | None
    version: int


class Refusal(msgspec.Struct, frozen=True):
    """A rule forbids it; nothing has changed."""

    refused: str
    say: dict[str, Any]
    id: Ident | None


class CallRefusal(msgspec.Struct, frozen=True):
    """A rule forbids what an HTTP call asked for; nothing has changed."""

    refused: str
    say: dict[str, Any]


class ReactMessage(msgspec.Struct, frozen=True):
    """Somebody at the table gives a sign; it is not kept."""

    react: Reaction
    seat: int


class Answer(msgspec.Struct, frozen=True):
    """The answer to a question that is no act of the game."""

    answer: dict[str, Any]
    id: Ident | None


class Problem(msgspec.Struct, frozen=True):
    """An HTTP error that no rule of the games names."""

    error: Literal["not-found", "not-over", "too-large", "bad-json", "encoding", "forbidden-origin", "method", "server"]
    say: dict[str, Any] = {}


class GameInfo(msgspec.Struct, frozen=True):
    """A game as the lobby lists it. ``ranges``: numbers of players by option; the first whose ``when`` holds counts.

    ``lesson``, ``hints``: whether it has a lesson (:mod:`.lessons`), and gives hints (:mod:`.hints`).
    """

    name: str
    players: tuple[int, int]
    usual: tuple[int, int]
    minutes: int
    rules: str
    options: list[OptionSpec]
    bots: list[str]
    ranges: list[SeatRange]
    lesson: bool = False
    hints: bool = False


class Games(msgspec.Struct, frozen=True):
    """Answer of ``GET /api/games``."""

    games: list[GameInfo]
