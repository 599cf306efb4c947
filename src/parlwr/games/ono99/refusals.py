"""Why an act is refused: the rule that forbids it and the facts its sentence needs."""

from __future__ import annotations

from parlwr.kernel import Refused

from .cards import INDEX, ONO99, PLAY2
from .messages import Action, Draw, Exchange, Play
from .state import State

__all__ = ["refusal"]


def refusal(state: State, seat: int, action: Action) -> Refused:
    """The refusal of an illegal act: turn before cards held, cards held before what a card may do."""
    if isinstance(action, Play):
        card = INDEX[action.card]
        if not state.rules.counts[card] and card not in state.hands[seat]:
            # a table laid by hand may hold cards of the other edition; whoever holds one may play it
            return Refused("table.malformed", why=f"no card {action.card!r} in the edition of this table")
    if isinstance(action, Draw) and state.forfeited >> seat & 1:
        return Refused("ono99.draw.forfeit", seat=seat)
    if seat != state.turn and seat != state.drawing:
        return Refused("ono99.turn", why="turn", seat=state.turn)
    if isinstance(action, Draw):
        return Refused("ono99.draw")
    if seat != state.turn:
        return Refused("ono99.turn", why="turn", seat=state.turn)
    if isinstance(action, Exchange):
        return refused_exchange(state, seat)
    return refused_card(state, seat, action)


def refused_exchange(state: State, seat: int) -> Refused:
    """Why this player may not give away ONO 99 cards."""
    if state.rules.old:
        return Refused("ono99.card.ono99.four-1980")
    return Refused("ono99.card.ono99.four", count=state.hands[seat].count(ONO99))


def refused_card(state: State, seat: int, action: Play) -> Refused:
    """Why the player whose turn it is may not play this card."""
    card, total = INDEX[action.card], state.total
    if card not in state.hands[seat]:
        return Refused("ono99.turn", why="hand", card=action.card, seat=seat)
    if card == ONO99:
        return Refused("ono99.card.ono99", card=action.card, total=total, zero=int(state.rules.zero))
    if card == PLAY2:
        return Refused("ono99.play2.respond-1980", card=action.card)
    return Refused("ono99.limit", card=action.card, total=total, would=total + card)
