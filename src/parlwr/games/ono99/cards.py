"""The cards: codes outside, small numbers inside, and sets of cards as bits of one number.

A number card's number is its value, so ``0`` to ``10`` are 0 to 10; the special cards follow in the order of the rules.
A *set* of cards is an int with bit ``1 << card``; bit :data:`EXCHANGE` stands for giving away four ONO 99.
"""

from __future__ import annotations

from typing import Final

from .messages import Card, Draw, Exchange, Play

__all__ = [
    "CODES",
    "DECKS",
    "DRAW",
    "EXCHANGE",
    "HOLD",
    "INDEX",
    "LIMIT",
    "MINUS10",
    "NUMBERS",
    "ONO99",
    "PLAY2",
    "POINTS",
    "REVERSE",
    "acts",
    "cards_in",
]

CODES: Final[tuple[Card, ...]] = (
    *("0", "1", "2", "3", "4", "5", "6", "7", "8", "9", "10"),
    *("ono99", "reverse", "-10", "play2", "hold"),
)
INDEX: Final[dict[str, int]] = {code: card for card, code in enumerate(CODES)}

ONO99: Final = 11
REVERSE: Final = 12
MINUS10: Final = 13
PLAY2: Final = 14
HOLD: Final = 15

LIMIT: Final = 98
"""The highest total a card may make (ono99.limit)."""

NUMBERS: Final = (1 << 11) - 1
"""The set of number cards."""

EXCHANGE: Final = 1 << 16

# ono99.deck.2022, ono99.deck.1980: how many of each card, by its number
DECKS: Final = {
    "2022": (8, 6, 6, 6, 6, 6, 6, 6, 6, 6, 10, 10, 10, 10, 10, 0),
    "1980": (0, 0, 3, 3, 3, 3, 3, 3, 3, 3, 10, 4, 6, 4, 2, 4),
}

# ono99.points.score: what a card left in the hand costs
POINTS: Final = (0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 20, 15, 15, 15, 15)

DRAW: Final = Draw()
_PLAYS: Final = tuple(Play(code) for code in CODES)
_EXCHANGE: Final = Exchange()


def cards_in(edition: str) -> list[int]:
    """The whole deck of an edition, in the order of the rules."""
    return [card for card, count in enumerate(DECKS[edition]) for _ in range(count)]


class _Acts(dict[int, list[Play | Exchange]]):
    """The acts of a set of cards, made when first asked for: at most a few thousand sets ever occur."""

    def __missing__(self, cards: int) -> list[Play | Exchange]:
        found: list[Play | Exchange] = [play for card, play in enumerate(_PLAYS) if cards >> card & 1]
        if cards & EXCHANGE:
            found.append(_EXCHANGE)
        self[cards] = found
        return found


acts: Final = _Acts()
"""``acts[cards]``: the plays of a set of cards, in the order of the rules. Shared: copy before giving it away."""
