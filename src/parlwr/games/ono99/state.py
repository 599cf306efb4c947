"""The state of a game, and what its options make of the rules, computed once."""

from __future__ import annotations

from functools import cache, lru_cache

from parlwr.kernel import Result

from .cards import DECKS, HOLD, LIMIT, NUMBERS, ONO99, PLAY2, cards_in
from .messages import Options, Round, View

__all__ = ["NOBODY", "Ruleset", "State", "ruleset"]

NOBODY = -1
"""Inside a state: no seat."""


class Ruleset:
    """The rules as the options of one table make them. Shared by all its states, never changed."""

    __slots__ = (
        "after",
        "counts",
        "deck",
        "fits",
        "fits_below",
        "old",
        "options",
        "points",
        "race",
        "seats",
        "tokens",
        "zero",
    )

    def __init__(self, options: Options, seats: int) -> None:
        self.options = options
        self.seats = seats
        self.old = options.edition == "1980"
        self.tokens = self.old and options.scoring == "tokens"
        self.points = self.old and options.scoring == "points"
        self.race = self.old and options.draw == "race"
        self.zero = self.old and options.zero_rule
        self.counts = DECKS[options.edition]
        self.deck = cards_in(options.edition)
        # after[direction][inside][seat]: the next seat still in the round, the seat itself where there is no other
        self.after = next_seats(seats)
        # fits[owed][total]: the cards that may be played at a total from 0 to 98 when 1 or 2 are owed
        self.fits = tuple([self._fits(total, owed) for total in range(LIMIT + 1)] for owed in range(3))
        # fits_below[owed][ends in 0]: the same below 0, where only the zero rule looks at the total
        self.fits_below = tuple([self._fits(total, owed) for total in (-1, -10)] for owed in range(3))

    def _fits(self, total: int, owed: int) -> int:
        """Work out one entry of ``fits``."""
        cards = sum(1 << number for number in range(11) if total + number <= LIMIT)  # ono99.limit
        cards |= (1 << HOLD + 1) - 1 ^ NUMBERS ^ 1 << ONO99  # the other special cards never raise the total
        if self.zero and total % 10 == 0:  # ono99.card.ono99.zero
            cards |= 1 << ONO99
        if self.old and owed == 2:  # ono99.play2.respond-1980
            cards &= ~(1 << PLAY2)
        return cards


@cache
def next_seats(seats: int) -> dict[int, list[list[int]]]:
    """For each direction, set of seats inside, and seat: the next one that is inside."""

    def following(seat: int, inside: int, direction: int) -> int:
        ways = [(seat + direction * steps) % seats for steps in range(1, seats)]
        return next((other for other in ways if inside >> other & 1), seat)

    return {
        direction: [[following(seat, inside, direction) for seat in range(seats)] for inside in range(1 << seats)]
        for direction in (1, -1)
    }


@lru_cache(maxsize=1024)
def ruleset(options: Options, seats: int) -> Ruleset:
    """The rules of a table with these options and so many seats."""
    return Ruleset(options, seats)


class State:
    """One moment of a game. Cards are numbers (see ``cards``); seats are numbers, NOBODY where there is none."""

    __slots__ = (
        "dealer",
        "direction",
        "discards",
        "drawing",
        "forfeited",
        "gone",
        "hands",
        "inside",
        "last",
        "left",
        "legal",
        "out",
        "over",
        "owed",
        "pile",
        "points",
        "public",
        "reshuffled",
        "round",
        "rounds",
        "rules",
        "shuffles",
        "tokens",
        "total",
        "turn",
    )

    def __init__(self, rules: Ruleset) -> None:
        seats = rules.seats
        self.rules = rules
        self.hands: list[list[int]] = [[] for _ in range(seats)]
        self.pile: list[int] = []
        """The draw pile, the next card last."""
        self.discards: list[str] = []
        """The discard pile, last on top; as codes, because every view shows it whole."""
        self.total = 0
        self.direction = 1
        self.owed = 1
        self.turn = NOBODY
        self.legal = 0
        """What the player to act may play, as a set of cards; 0 only when the game is over."""
        self.inside = (1 << seats) - 1
        """Who is still in this round, as a set of seats."""
        self.left = seats
        """How many are."""
        self.out: list[int] = []
        """Who went out in this round, in order."""
        self.gone: list[tuple[int, ...]] = []
        """Who is out of the game since an earlier round, worst first; equals together."""
        self.drawing = NOBODY
        self.forfeited = 0
        """Who lost the draw of his last card, as a set of seats."""
        self.last = NOBODY
        self.round = 1
        self.dealer = seats - 1
        self.tokens: list[int] | None = [3] * seats if rules.tokens else None
        self.points: list[int] | None = [0] * seats if rules.points else None
        self.rounds: tuple[Round, ...] = ()
        self.shuffles = 0
        self.reshuffled: tuple[int, ...] | None = None
        """How many of each card went into the draw pile at the last shuffle of this round."""
        self.over: Result | None = None
        self.public: View | None = None
        """The spectator's view of this moment, once somebody has asked for a view; never changed, only replaced."""

    def copy(self) -> State:
        """An independent copy."""
        new = State.__new__(State)
        new.rules = self.rules
        new.hands = [hand[:] for hand in self.hands]
        new.pile = self.pile[:]
        new.discards = self.discards[:]
        new.total = self.total
        new.direction = self.direction
        new.owed = self.owed
        new.turn = self.turn
        new.legal = self.legal
        new.inside = self.inside
        new.left = self.left
        new.out = self.out[:]
        new.gone = self.gone[:]
        new.drawing = self.drawing
        new.forfeited = self.forfeited
        new.last = self.last
        new.round = self.round
        new.dealer = self.dealer
        new.tokens = self.tokens and self.tokens[:]
        new.points = self.points and self.points[:]
        new.rounds = self.rounds
        new.shuffles = self.shuffles
        new.reshuffled = self.reshuffled
        new.over = self.over
        new.public = self.public
        return new

    def after(self, seat: int, direction: int) -> int:
        """The next seat still in the round, in a direction; the seat itself where there is no other."""
        return self.rules.after[direction][self.inside][seat]
