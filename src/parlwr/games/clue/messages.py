"""The words of the game on the wire: options, actions, events and the view. The contract is docs/protocol.md."""

from __future__ import annotations

from typing import Literal

import msgspec
from msgspec import UNSET, UnsetType

from parlwr.kernel.game import View
from parlwr.kernel.options import First

__all__ = [
    "Accuse",
    "Accused",
    "Accusers",
    "Action",
    "Ask",
    "Asked",
    "CaseFile",
    "ClueView",
    "Decided",
    "Event",
    "Join",
    "Lost",
    "Neither",
    "NoWinner",
    "None_",
    "Options",
    "Order",
    "Past",
    "Question",
    "Revealed",
    "Show",
    "Shown",
    "StayOut",
    "Won",
]


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """``game``: the cards in play. ``accusation_order``: who compares first when several accuse."""

    game: Literal["normal", "advanced"] = "normal"
    accusation_order: Literal["clockwise", "caller", "random"] = "clockwise"
    first: First = "random"


# -- actions: a template leaves out its one field ------------------------------------------------------------------


class _Act(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="type"):
    pass


class Ask(_Act, tag="ask", frozen=True):
    """``clue.ask``: two different cards."""

    cards: tuple[str, ...] | UnsetType = UNSET


class Show(_Act, tag="show", frozen=True):
    """``clue.show.must``: one of the two cards asked for, to the asker alone."""

    card: str


class None_(_Act, tag="none", frozen=True):  # noqa: N801
    """``clue.show.must``: neither of the two is held."""


class Accuse(_Act, tag="accuse", frozen=True):
    """``clue.accuse``: one suspect, one weapon and one location, face down."""

    cards: tuple[str, ...] | UnsetType = UNSET


class Join(_Act, tag="join", frozen=True):
    """``clue.accuse.join``: an accusation of one's own at the same time, face down."""

    cards: tuple[str, ...] | UnsetType = UNSET


class StayOut(_Act, tag="stay_out", frozen=True):
    """``clue.accuse.join``: no accusation this time."""


class Order(_Act, tag="order", frozen=True):
    """``clue.accuse.many.order``: all accusers, the first to compare first."""

    seats: tuple[int, ...] | UnsetType = UNSET


Action = Ask | Show | None_ | Accuse | Join | StayOut | Order


# -- events: fields that only some may see are left out for the others ----------------------------------------------


class _Happened(msgspec.Struct, frozen=True, tag_field="type"):
    pass


class Asked(_Happened, tag="asked", frozen=True):
    """A seat asked for two cards."""

    seat: int
    cards: tuple[str, str]


class Neither(_Happened, tag="none", frozen=True):
    """A seat said that it has neither."""

    seat: int


class Shown(_Happened, tag="shown", frozen=True):
    """A seat showed a card; ``card`` for the two seats concerned."""

    seat: int
    to: int
    card: str | UnsetType = UNSET


class Accused(_Happened, tag="accused", frozen=True):
    """A seat laid an accusation face down; ``cards`` for that seat."""

    seat: int
    cards: tuple[str, ...] | UnsetType = UNSET


class Decided(_Happened, tag="decided", frozen=True):
    """A seat said, in secret, whether it joins; ``joins`` and ``cards`` for that seat."""

    seat: int
    joins: bool | UnsetType = UNSET
    cards: tuple[str, ...] | UnsetType = UNSET


class Accusers(_Happened, tag="accusers", frozen=True):
    """All have said: these accuse, in the order in which they compare; not ``set``: the caller has yet to set it."""

    seats: tuple[int, ...]
    set: bool


class Revealed(_Happened, tag="revealed", frozen=True):
    """Accusations turned face up, by seat, and the crime."""

    accusations: dict[str, list[str]]
    crime: list[str]


class Lost(_Happened, tag="lost", frozen=True):
    """A seat's accusation was wrong; ``crime`` for that seat alone, when it was the only accuser and has looked."""

    seat: int
    crime: tuple[str, ...] | UnsetType = UNSET


class Won(_Happened, tag="won", frozen=True):
    """The game is over. ``last``: won as the only one who had not lost."""

    seat: int
    crime: tuple[str, ...]
    last: bool = False


class NoWinner(_Happened, tag="nobody", frozen=True):
    """The game is over and everybody has lost."""

    crime: tuple[str, ...]


Event = Asked | Neither | Shown | Accused | Decided | Accusers | Revealed | Lost | Won | NoWinner


# -- the view --------------------------------------------------------------------------------------------------------


class Question(msgspec.Struct, frozen=True):
    """The question on the table: who asks, for what, who is asked now, who has said that he has neither."""

    asker: int
    cards: tuple[str, str]
    asked: int
    none: tuple[int, ...] = ()


class Past(msgspec.Struct, frozen=True):
    """A finished question."""

    asker: int
    cards: tuple[str, str]
    none: tuple[int, ...]
    shown_by: int | None


class CaseFile(msgspec.Struct, frozen=True):
    """The cards still in one's Case File."""

    suspects: tuple[str, ...]
    weapons: tuple[str, ...]
    locations: tuple[str, ...]


class ClueView(View, kw_only=True):
    """What a seat, or a spectator, may see. The fields from ``hand`` on are the seat's own, null for a spectator.

    The k-th of ``seen`` was shown in answer to the seat's own k-th question in ``log`` that somebody answered with a
    card, the k-th of ``shown`` in the k-th question that the seat answered so.
    """

    options: Options
    actions: list[Action]
    face_up: list[str]
    hand_counts: list[int]
    question: Question | None
    log: list[Past]
    lost: list[int]
    accusers: list[int]
    revealed: dict[str, list[str]]
    crime: list[str] | None
    hand: list[str] | None = None
    seen: list[tuple[int, str]] | None = None
    shown: list[tuple[int, str]] | None = None
    case_file: CaseFile | None = None
    accusation: list[str] | None = None
