"""What goes over the wire: options, actions, events and the view of Quiddler."""

from __future__ import annotations

from typing import Literal

import msgspec
from msgspec import UNSET, UnsetType

from parlwr.kernel import First, View

__all__ = [
    "Accept",
    "Accepted",
    "Action",
    "Best",
    "Bonus",
    "Challenge",
    "ChallengeView",
    "Challenged",
    "Dealt",
    "Discard",
    "Discarded",
    "Draw",
    "Drew",
    "Event",
    "Laid",
    "LaidView",
    "Lay",
    "Options",
    "QuiddlerView",
    "Remade",
    "RoundView",
    "Scored",
]

Words = tuple[tuple[str, ...], ...]


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How a table plays. ``lexicon``: ``standard`` (the deck's own), a list of the package, or a host's list."""

    first: First = "random"
    words: Literal["checked", "challenge"] = "checked"
    assist: bool = False
    deck: Literal["en", "cy", "sw"] = "en"
    lexicon: str = "standard"
    two_player_bonus: Literal["both", "longest", "most"] = "both"


# -- actions ---------------------------------------------------------------------------------------------------------


class _Action(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="type"):
    pass


class Draw(_Action, frozen=True, tag="draw"):
    """Take the top card of a pile (quiddler.draw)."""

    pile: Literal["deck", "discard"] = msgspec.field(name="from")


class Discard(_Action, frozen=True, tag="discard"):
    """End the turn by throwing a card (quiddler.discard)."""

    card: str


class Lay(_Action, frozen=True, tag="lay"):
    """Lay words and throw a card: going out, or the last turn. Without fields it is the template."""

    words: Words | UnsetType = UNSET
    discard: str | UnsetType = UNSET


class Challenge(_Action, frozen=True, tag="challenge"):
    """Challenge a word of another seat (quiddler.word.challenge)."""

    seat: int
    word: int


class Accept(_Action, frozen=True, tag="accept"):
    """Challenge nothing more."""


Action = Draw | Discard | Lay | Challenge | Accept


# -- what the view and the events are made of ------------------------------------------------------------------------


class LaidView(msgspec.Struct, frozen=True):
    """What a seat laid down: words, and the cards left over (the discard is neither)."""

    words: Words
    left: tuple[str, ...]


class ChallengeView(msgspec.Struct, frozen=True):
    """A challenge; ``good``: the word is in the lexicon, so the challenger loses its points."""

    by: int
    seat: int
    word: int
    good: bool


class Bonus(msgspec.Struct, frozen=True):
    """Who has most of something: one seat gets the bonus, several tie and get nothing, none means nobody has any.

    ``count``: letters of the longest word, or number of words. ``given``: whether the table gives this bonus.
    """

    count: int
    seats: tuple[int, ...]
    given: bool


class RoundView(msgspec.Struct, frozen=True):
    """A finished round; lists have one entry a seat.

    ``points``: of the cards, floored, without bonuses. ``longest``, ``most``: bonus points. ``total``: the score after
    the round. ``longest_word``, ``most_words``: why the bonuses went where they did.
    """

    round: int
    went_out: int
    laid: dict[str, LaidView]
    challenges: tuple[ChallengeView, ...]
    points: tuple[int, ...]
    longest: tuple[int, ...]
    most: tuple[int, ...]
    total: tuple[int, ...]
    longest_word: Bonus
    most_words: Bonus


class Best(msgspec.Struct, frozen=True):
    """A best lay, for the review after the game."""

    score: int
    words: Words
    left: tuple[str, ...]
    discard: str | None


# -- events ----------------------------------------------------------------------------------------------------------


class _Event(msgspec.Struct, frozen=True, tag_field="type"):
    pass


class Dealt(_Event, frozen=True, tag="dealt"):
    """A new round is dealt ``by`` its dealer, ``card`` is turned over; a hand is shown to its own seat alone."""

    round: int
    by: int
    card: str
    hands: dict[str, tuple[str, ...]] = {}


class Remade(_Event, frozen=True, tag="remade"):
    """The discards, but for the top one, were shuffled into a new draw pile of so many cards."""

    count: int


class Drew(_Event, frozen=True, tag="drew"):
    """A card drawn; from the deck only the drawer sees which."""

    seat: int
    pile: Literal["deck", "discard"] = msgspec.field(name="from")
    card: str | None = None


class Discarded(_Event, frozen=True, tag="discarded"):
    """A card thrown."""

    seat: int
    card: str


class Laid(_Event, frozen=True, tag="laid"):
    """Words laid (``spelt`` as texts, ``count`` of them), ``card`` thrown, ``unused`` left over.

    ``went_out``: this seat is the first, and everyone else has one more turn.
    """

    seat: int
    words: Words
    unused: tuple[str, ...]
    card: str
    went_out: bool
    spelt: tuple[str, ...]
    count: int


class Challenged(_Event, frozen=True, tag="challenged"):
    """``by`` challenged a word of ``seat``; if it is good, the challenger loses its points, else its owner does."""

    by: int
    seat: int
    word: int
    spelt: str
    good: bool
    points: int


class Accepted(_Event, frozen=True, tag="accepted"):
    """A seat challenges nothing more."""

    seat: int


class Scored(_Event, frozen=True, tag="scored"):
    """A round was scored; ``scored`` is the round as it stands in the view's ``rounds``."""

    round: int
    scored: RoundView


Event = Dealt | Remade | Drew | Discarded | Laid | Challenged | Accepted | Scored


class QuiddlerView(View, kw_only=True):
    """What a seat sees; ``hand`` and ``drew`` are its own, null for a spectator.

    ``taken`` and ``thrown`` are this round's, oldest first; ``known``: cards that everybody knows a seat to hold, since
    it took them from the discards and has not thrown them. ``remade``: what the last new draw pile of the round was
    made of, so that whoever remembers knows what may still be in it.
    """

    options: Options
    actions: list[Action]
    round: int
    hand_size: int
    dealer: int
    hand_counts: list[int]
    draw_count: int
    discard_top: str | None
    discards: list[str]
    taken: list[tuple[int, str]]
    thrown: list[tuple[int, str]]
    known: dict[str, list[str]]
    remade: list[str]
    went_out: int | None
    laid: dict[str, LaidView]
    challenges: list[ChallengeView]
    accepted: list[int]
    scores: list[int]
    rounds: list[RoundView]
    hand: list[str] | None = None
    drew: str | None = None
