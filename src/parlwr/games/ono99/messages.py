"""What goes in and out: options, actions, events and the view, as they stand in docs/protocol.md."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from parlwr.kernel import First, Result
from parlwr.kernel import View as AnyView

__all__ = [
    "Action",
    "Busted",
    "Card",
    "Dealt",
    "Draw",
    "Drew",
    "Eliminated",
    "Ended",
    "Event",
    "Exchange",
    "Exchanged",
    "Forfeited",
    "Options",
    "Out",
    "Owes",
    "Play",
    "Played",
    "Reason",
    "Reshuffled",
    "Reversed",
    "Round",
    "Scored",
    "TokenLost",
    "View",
    "Won",
]

Card = Literal["0", "1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "ono99", "reverse", "-10", "play2", "hold"]

Reason = Literal["stuck", "bust", "nothing", "four"]
"""Why somebody is out: no playable card; a card that broke the limit; not even one for that; four ONO 99 (points)."""

OLD = {"edition": "1980"}
POINTS = {"edition": "1980", "scoring": "points"}


class Options(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The options of a table. Those marked ``when`` belong to the edition of 1980 alone."""

    edition: Literal["2022", "1980"] = "2022"
    scoring: Annotated[Literal["tokens", "points", "single"], Meta(extra={"when": OLD})] = "tokens"
    target: Annotated[int, Meta(ge=1, le=1000, extra={"when": POINTS})] = 200
    points_end: Annotated[Literal["survivor", "lowest"], Meta(extra={"when": POINTS})] = "survivor"
    zero_rule: Annotated[bool, Meta(extra={"when": OLD})] = False
    draw: Annotated[Literal["auto", "race"], Meta(extra={"when": OLD})] = "auto"
    first: First = "random"


# -- actions -----------------------------------------------------------------------------------------------------------


class Play(msgspec.Struct, frozen=True, gc=False, tag="play", forbid_unknown_fields=True):
    """Play a card from the hand."""

    card: Card


class Exchange(msgspec.Struct, frozen=True, gc=False, tag="exchange", forbid_unknown_fields=True):
    """Give away four ONO 99 for four new cards (2022)."""


class Draw(msgspec.Struct, frozen=True, gc=False, tag="draw", forbid_unknown_fields=True):
    """Take the card that is owed after playing (1980, ``draw: race``)."""


Action = Play | Exchange | Draw


# -- events ------------------------------------------------------------------------------------------------------------


class Played(msgspec.Struct, frozen=True, gc=False, tag="played"):
    """A card was played; ``total`` is the total it made."""

    seat: int
    card: str
    total: int


class Busted(msgspec.Struct, frozen=True, gc=False, tag="busted"):
    """A card was played that would have made ``would``: the total stays ``total`` and the player will be out."""

    seat: int
    card: str
    total: int
    would: int


class Exchanged(msgspec.Struct, frozen=True, gc=False, tag="exchanged"):
    """Four ONO 99 were laid on the discard pile."""

    seat: int


class Drew(msgspec.Struct, frozen=True, gc=False, tag="drew"):
    """A card was drawn; ``card`` is null for all but the one who drew it."""

    seat: int
    card: str | None = None


class Reshuffled(msgspec.Struct, frozen=True, gc=False, tag="reshuffled"):
    """The discards were shuffled into a new draw pile of ``count`` cards, the ``shuffles``-th time this round."""

    count: int
    shuffles: int


class Reversed(msgspec.Struct, frozen=True, gc=False, tag="reversed"):
    """The direction of play turned round: 1 clockwise, −1 anticlockwise."""

    seat: int
    direction: int


class Owes(msgspec.Struct, frozen=True, gc=False, tag="owes"):
    """This seat must play two cards, or pass that on."""

    seat: int


class Forfeited(msgspec.Struct, frozen=True, gc=False, tag="forfeited"):
    """This seat had not drawn when the next player played, and loses that draw."""

    seat: int


class Out(msgspec.Struct, frozen=True, tag="out"):
    """This seat is out, its hand face up."""

    seat: int
    cards: tuple[str, ...]
    why: Reason


class TokenLost(msgspec.Struct, frozen=True, gc=False, tag="token-lost"):
    """The loser of a round gave up a token; ``remaining`` are left."""

    seat: int
    remaining: int


class Scored(msgspec.Struct, frozen=True, tag="scored"):
    """The hands of a round were scored: points of this round and totals, one a seat, and the hands."""

    points: tuple[int, ...]
    totals: tuple[int, ...]
    hands: tuple[tuple[str, ...] | None, ...]


class Eliminated(msgspec.Struct, frozen=True, gc=False, tag="eliminated"):
    """1980: this seat is out of the whole game."""

    seat: int


class Ended(msgspec.Struct, frozen=True, gc=False, tag="ended"):
    """A round is over. ``endless``: it had shuffled its discards too often."""

    round: int
    endless: bool = False


class Dealt(msgspec.Struct, frozen=True, gc=False, tag="dealt"):
    """A new round has been dealt; ``seat`` starts it. The cards themselves are in the view."""

    round: int
    dealer: int
    seat: int


class Won(msgspec.Struct, frozen=True, tag="won"):
    """The game is over; these seats won."""

    seats: tuple[int, ...]


Event = (
    Played
    | Busted
    | Exchanged
    | Drew
    | Reshuffled
    | Reversed
    | Owes
    | Forfeited
    | Out
    | TokenLost
    | Scored
    | Eliminated
    | Ended
    | Dealt
    | Won
)


# -- the view ----------------------------------------------------------------------------------------------------------


class Round(msgspec.Struct, frozen=True):
    """A finished round. ``hands``: one a seat as they were at the end, null where never shown to all.

    ``out``: who went out in it, in order. ``points``: what each seat scored in it, null unless points are played for.
    """

    hands: tuple[tuple[str, ...] | None, ...]
    out: tuple[int, ...]
    points: tuple[int, ...] | None = None


class View(AnyView, kw_only=True):
    """What a seat, or a spectator, may see. Piles and lists are tuples: the views of one moment share them."""

    options: Options
    result: Result | None
    actions: list[Action]
    total: int
    direction: Literal[1, -1]
    owed: Literal[1, 2]
    """Cards the player to act must play."""
    turn: int | None
    """Whose turn it is to play (``to_act`` may also hold ``drawing``); null when over."""
    drawing: int | None
    """Who may still draw before the next player plays (1980, ``draw: race``)."""
    forfeited: tuple[int, ...]
    """Who lost the draw of his last card (1980, ``draw: race``)."""
    last: int | None
    """Who played last in this round."""
    hand_counts: tuple[int, ...]
    draw_count: int
    discards: tuple[str, ...]
    """The discard pile, last on top."""
    shuffles: int
    """How often the discards have been shuffled in this round."""
    reshuffled: dict[str, int] | None
    """What went into the draw pile at the last such shuffle: how many of each card. Null before the first."""
    out: tuple[int, ...]
    """Who is out, in the order they went; the winner's place in the ranking is the reverse."""
    shown: dict[str, tuple[str, ...]]
    """The hands of those out, face up, by seat."""
    round: int
    dealer: int
    tokens: tuple[int, ...] | None
    points: tuple[int, ...] | None
    rounds: tuple[Round, ...]
    hand: list[str] | None
    """The seat's own cards, in the order held; null for a spectator."""
