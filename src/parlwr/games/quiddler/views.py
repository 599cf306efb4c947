"""What a seat may see."""

from __future__ import annotations

from typing import Any

from .messages import QuiddlerView
from .scoring import codes, laid_view, round_view
from .state import State

__all__ = ["view"]


def view(game: Any, state: State, seat: int | None) -> QuiddlerView:
    """The view of a seat, or of a spectator (None). ``game`` gives who acts, how, and the result."""
    names = state.deck.codes
    own = seat is not None
    return QuiddlerView(
        game="quiddler",
        options=state.options,
        seats=state.seats,
        seat=seat,
        phase=state.phase,
        to_act=game.to_act(state),
        result=game.result(state),
        actions=game.actions(state, seat) if own else [],
        round=state.round,
        hand_size=state.hand_size,
        dealer=state.dealer,
        hand_counts=[len(hand) for hand in state.hands],
        draw_count=len(state.draw),
        discard_top=names[state.discards[-1]] if state.discards else None,
        discards=list(codes(state, state.discards)),
        taken=[(taker, names[card]) for taker, card in state.taken],
        thrown=[(thrower, names[card]) for thrower, card in state.thrown],
        known={str(holder): list(codes(state, cards)) for holder, cards in enumerate(state.known) if cards},
        remade=list(codes(state, state.remade)),
        went_out=state.went_out,
        laid={str(layer): laid_view(state, state.laid[layer]) for layer in sorted(state.laid)},
        challenges=list(state.challenges),
        accepted=sorted(state.accepted),
        scores=list(state.scores),
        rounds=[round_view(played) for played in state.rounds],
        hand=list(codes(state, state.hands[seat])) if seat is not None else None,
        drew=names[state.drew] if state.drew is not None and seat == state.turn else None,
    )
