"""Options, actions, events and the view of Hues and Cues, as they cross the wire."""

from __future__ import annotations

from typing import Literal

import msgspec
from msgspec import UNSET, UnsetType

from parlwr.kernel import View

Lang = Literal["en", "cy", "sw"]


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """``pick``: from a card of four, or any cell (hues.pick.any); ``objections``: hues.cue.room; ``first``: giver.

    ``lang``: the table's language, in which bots cue; people may cue in any of the three.
    """

    lang: Lang = "en"
    pick: Literal["card", "any"] = "card"
    objections: bool = True
    first: Literal["random"] | int = "random"


class _Action(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True, tag_field="type"):
    pass


class Pick(_Action, tag="pick", frozen=True):
    """The giver picks the colour of the round (hues.pick)."""

    cell: str


class Cue(_Action, tag="cue", frozen=True):
    """The giver gives a cue; without a text it is a template, not an act."""

    text: str | UnsetType = UNSET
    lang: Lang = "en"


class Skip(_Action, tag="skip", frozen=True):
    """The giver gives no second cue (hues.cue.skip)."""


class Guess(_Action, tag="guess", frozen=True):
    """A guesser places a piece on a cell."""

    cell: str


class Object(_Action, tag="object", frozen=True):
    """A guesser objects to the cue now given (hues.cue.room)."""


Action = Pick | Cue | Skip | Guess | Object


class _Event(msgspec.Struct, frozen=True, tag_field="type", omit_defaults=True):
    pass


class Picked(_Event, tag="picked", frozen=True):
    """The giver has picked; which cell only he sees."""

    seat: int
    cell: str | None = None


class Cued(_Event, tag="cued", frozen=True):
    """A cue was given. ``number``: 1 or 2."""

    seat: int
    number: int
    text: str
    lang: Lang


class Skipped(_Event, tag="skipped", frozen=True):
    """The second cue was skipped."""

    seat: int


class Guessed(_Event, tag="guessed", frozen=True):
    """A piece was placed."""

    seat: int
    cell: str
    guess: int


class Objected(_Event, tag="objected", frozen=True):
    """A guesser objects to the cue; ``count`` of ``needed`` objections withdraw it."""

    seat: int
    count: int
    needed: int


class Withdrawn(_Event, tag="withdrawn", frozen=True):
    """A cue was withdrawn; pieces placed for it come back."""

    seat: int
    cue: str


class Revealed(_Event, tag="revealed", frozen=True):
    """The colour of a round is announced and scored: ``points`` one a seat."""

    seat: int
    cell: str
    points: list[int]


class NextRound(_Event, tag="round", frozen=True):
    """A new round: ``seat`` gives the cue. ``tied``: the seats whose points still count in an extra round."""

    seat: int
    round: int
    tied: list[int] | None = None


class Over(_Event, tag="over", frozen=True):
    """The game is over."""

    winners: list[int]


Event = Picked | Cued | Skipped | Guessed | Objected | Withdrawn | Revealed | NextRound | Over


class Piece(msgspec.Struct, frozen=True):
    """A piece on the board, placed for the first or the second cue."""

    seat: int
    cell: str
    guess: int


class Round(msgspec.Struct, frozen=True):
    """A finished round."""

    giver: int
    target: str
    cues: tuple[str, ...]
    langs: tuple[Lang, ...]
    pieces: tuple[Piece, ...]
    points: tuple[int, ...]


class HuesView(View, kw_only=True):
    """What a seat may see; ``card`` and ``target`` are the giver's alone until the colour is announced."""

    options: Options
    actions: list[Action]
    round: int
    last_round: int
    giver: int
    cues: list[str]
    langs: list[Lang]
    pieces: list[Piece]
    objected: list[int]
    withdrawn: int
    scores: list[int]
    used_cues: list[str]
    tied: list[int] | None
    rounds: list[Round]
    card: list[str] | None
    target: str | None
    seen: list[list[str]]
