"""The state of a table: plain numbers and lists, copied in a microsecond or two."""

from __future__ import annotations

from typing import Literal, NamedTuple

from .decks import Deck, deck
from .lexicon import Lexicon, of_options
from .messages import ChallengeView, Options, RoundView

__all__ = ["LAST_ROUND", "Phase", "Spread", "State"]

LAST_ROUND = 8
Phase = Literal["draw", "discard", "challenge", "over"]


class Spread(NamedTuple):
    """What a seat laid: words and left-over cards, as the deck's numbers."""

    words: tuple[tuple[int, ...], ...]
    left: tuple[int, ...]


class State:
    """A game in progress. Cards are the deck's numbers; ``draw`` and ``discards`` have their top card last.

    ``taken`` and ``thrown``: (seat, card) of this round; ``known``: per seat, cards taken from the discards and still
    held. ``remade``: what the last new draw pile of the round was made of, ascending. ``drew``: the card drawn this
    turn. ``accepted``: seats that challenge nothing more.
    """

    __slots__ = (
        "accepted",
        "challenges",
        "dealer",
        "deck",
        "discards",
        "draw",
        "drew",
        "hands",
        "known",
        "laid",
        "options",
        "phase",
        "remade",
        "round",
        "rounds",
        "scores",
        "seats",
        "taken",
        "thrown",
        "turn",
        "went_out",
    )

    def __init__(self, options: Options, seats: int, dealer: int, round_: int = 1) -> None:
        self.options = options
        self.seats = seats
        self.deck: Deck = deck(options.deck)
        self.round = round_
        self.dealer = dealer
        self.scores = [0] * seats
        self.rounds: tuple[RoundView, ...] = ()
        self.clear()

    def clear(self) -> None:
        """An empty table for the round: nothing held, laid or remembered; the dealer’s left begins (quiddler.first)."""
        self.turn = (self.dealer + 1) % self.seats
        self.phase: Phase = "draw"
        self.hands: list[list[int]] = [[] for _ in range(self.seats)]
        self.draw: list[int] = []
        self.discards: list[int] = []
        self.taken: list[tuple[int, int]] = []
        self.thrown: list[tuple[int, int]] = []
        self.known: list[list[int]] = [[] for _ in range(self.seats)]
        self.drew: int | None = None
        self.remade: tuple[int, ...] = ()
        self.went_out: int | None = None
        self.laid: dict[int, Spread] = {}
        self.challenges: tuple[ChallengeView, ...] = ()
        self.accepted: frozenset[int] = frozenset()

    def copy(self) -> State:
        """An independent copy."""
        new = State.__new__(State)
        for name in ("options", "seats", "deck", "round", "dealer", "rounds", "turn", "phase", "drew", "went_out",
                     "challenges", "accepted", "remade"):  # fmt: skip
            setattr(new, name, getattr(self, name))
        new.scores = self.scores.copy()
        new.hands = [hand.copy() for hand in self.hands]
        new.draw = self.draw.copy()
        new.discards = self.discards.copy()
        new.taken = self.taken.copy()
        new.thrown = self.thrown.copy()
        new.known = [cards.copy() for cards in self.known]
        new.laid = self.laid.copy()
        return new

    @property
    def hand_size(self) -> int:
        """Cards dealt to each player: three in the first round, ten in the eighth (quiddler.rounds)."""
        return self.round + 2

    @property
    def lexicon(self) -> Lexicon:
        """The table's word list, spelt with its deck."""
        return of_options(self.options)

    @property
    def last_turn(self) -> bool:
        """Whether somebody has gone out, so that this turn is the seat's last (quiddler.last-turn)."""
        return self.went_out is not None
