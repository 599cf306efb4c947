"""Drawing a card, and the new draw pile when the old one is used up."""

from __future__ import annotations

from parlwr.kernel import Dice

from .cards import CODES, INDEX
from .messages import Drew, Event, Reshuffled
from .state import State

__all__ = ["take"]

# events that recur are made once: a game has at most eight seats and sixteen cards
DREW = [[Drew(seat, code) for code in CODES] for seat in range(8)]


def take(state: State, seat: int, dice: Dice, events: list[Event]) -> None:
    """Draw the top card (ono99.draw). There is one: a card has just been played."""
    pile = state.pile
    if not pile:
        reshuffle(state, dice, events)
    card = pile.pop()
    state.hands[seat].append(card)
    events.append(DREW[seat][card])


def reshuffle(state: State, dice: Dice, events: list[Event]) -> None:
    """Make the whole discard pile the new draw pile; the total stays (ono99.draw.reshuffle)."""
    pile = state.pile
    counts = [0] * len(CODES)
    for code in state.discards:
        card = INDEX[code]
        counts[card] += 1
        pile.append(card)
    state.discards.clear()
    dice.shuffle(pile)
    state.shuffles += 1
    state.reshuffled = tuple(counts)
    events.append(Reshuffled(len(pile), state.shuffles))
