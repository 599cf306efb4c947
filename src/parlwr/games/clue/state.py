"""The state of a game: what lies where, who is to act, and all that has happened. The rules are in :mod:`.rules`."""

from __future__ import annotations

from typing import Final, NamedTuple

from parlwr.kernel.game import Result

from .cards import Deck, bits, mask_of
from .messages import Options, Past

__all__ = ["ANSWER", "ASK", "JOIN", "ORDER", "OVER", "PHASES", "Entry", "State"]

ASK: Final = 0
ANSWER: Final = 1
JOIN: Final = 2
ORDER: Final = 3
OVER: Final = 4
PHASES: Final = ("ask", "answer", "join", "order", "over")


class Entry(NamedTuple):
    """A finished question: what all saw of it, and the card shown (−1: none was)."""

    past: Past
    card: int


class State:
    """A game. Cards are ints and sets of cards masks (:mod:`.cards`); what never changes is shared between copies.

    ``laid`` are the accusations still face down, by seat: those of the present round and those of lone accusers who
    were wrong. ``alive`` is the mask of the seats that have not lost, ``said`` that of the seats that have said whether
    they join; ``seen`` has for each seat the mask of the cards it was shown.
    """

    __slots__ = (
        "accusers",
        "alive",
        "asked",
        "crime",
        "deck",
        "face_up",
        "hands",
        "held",
        "laid",
        "log",
        "lost",
        "none",
        "options",
        "pair",
        "phase",
        "question",
        "result",
        "revealed",
        "said",
        "seats",
        "seen",
        "turn",
    )

    def __init__(
        self, options: Options, deck: Deck, hands: tuple[tuple[int, ...], ...], face_up: int, crime: int, turn: int
    ) -> None:
        self.options = options
        self.deck = deck
        self.seats = len(hands)
        self.hands = hands
        self.held = tuple(mask_of(hand) for hand in hands)
        self.face_up = face_up
        self.crime = crime
        self.turn = turn
        self.phase = ASK
        self.question: tuple[str, str] | None = None
        self.pair = 0
        self.asked = -1
        self.none: tuple[int, ...] = ()
        self.log: tuple[Entry, ...] = ()
        self.lost: tuple[int, ...] = ()
        self.laid: dict[int, int] = {}
        self.alive = (1 << self.seats) - 1
        self.said = 0
        self.accusers: tuple[int, ...] = ()
        self.revealed: dict[int, int] = {}
        self.seen = [0] * self.seats
        self.result: Result | None = None

    def copy(self) -> State:
        """An independent copy."""
        twin = State.__new__(State)
        for name in State.__slots__:
            setattr(twin, name, getattr(self, name))
        twin.laid = dict(self.laid)
        twin.seen = list(self.seen)
        return twin

    def case_file(self, seat: int) -> int:
        """``clue.casefile``: what a seat neither holds, nor sees face up, nor was shown."""
        return self.deck.all & ~(self.held[seat] | self.face_up | self.seen[seat])

    def lose(self, *seats: int) -> None:
        """Seats that have lost, in this order."""
        self.lost = (*self.lost, *seats)
        self.alive &= ~mask_of(seats)

    def playing(self) -> tuple[int, ...]:
        """The seats that have not lost."""
        return bits(self.alive)

    def undecided(self) -> tuple[int, ...]:
        """The seats that have not yet said whether they join."""
        return bits(self.alive & ~self.said)

    def after(self, seat: int) -> int:
        """``clue.turn``: the next seat clockwise that has not lost."""
        alive, seats = self.alive, self.seats
        seat = (seat + 1) % seats
        while not alive >> seat & 1:
            seat = (seat + 1) % seats
        return seat

    def cards(self) -> list[int]:
        """Every card, wherever it lies."""
        return [*bits(self.crime), *bits(self.face_up), *(card for hand in self.hands for card in hand)]
