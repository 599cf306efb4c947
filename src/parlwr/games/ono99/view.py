"""What a seat may see: views and narrowed events."""

from __future__ import annotations

from copy import copy

from parlwr.kernel import Result

from .cards import CODES, DRAW, acts
from .messages import Action, Drew, Event, View
from .state import NOBODY, State

__all__ = ["actions", "out_seats", "see", "show", "to_act"]

HIDDEN = [Drew(seat) for seat in range(8)]


def to_act(state: State) -> list[int]:
    """The player whose turn it is, and who may still draw."""
    turn, drawing = state.turn, state.drawing
    if drawing >= 0:
        return [turn, drawing] if turn < drawing else [drawing, turn]
    return [turn] if turn >= 0 else []


def actions(state: State, seat: int) -> list[Action]:
    """This seat's legal acts: plays in the order of the rules, then the exchange; or the draw."""
    if seat == state.turn:
        return [*acts[state.legal]]
    if seat == state.drawing:
        return [DRAW]
    return []


def out_seats(state: State) -> tuple[int, ...]:
    """Who is out, in the order they went: of the game first, then of the round."""
    gone = [seat for group in state.gone for seat in group]
    return tuple(gone + [seat for seat in state.out if seat not in gone])


def public_view(state: State) -> View:
    """The spectator's view. Kept with the state until the next act, because all seats' views are made of it."""
    rules, over = state.rules, state.over
    out = out_seats(state)
    counts = state.reshuffled
    return View(
        game="ono99",
        options=rules.options,
        seats=rules.seats,
        seat=None,
        phase="play" if over is None else "over",
        to_act=to_act(state),
        result=over,
        actions=[],
        total=state.total,
        direction=1 if state.direction == 1 else -1,
        owed=2 if state.owed == 2 else 1,
        turn=None if state.turn == NOBODY else state.turn,
        drawing=None if state.drawing == NOBODY else state.drawing,
        forfeited=tuple([seat for seat in range(rules.seats) if state.forfeited >> seat & 1]),
        last=None if state.last == NOBODY else state.last,
        hand_counts=tuple([len(hand) for hand in state.hands]),
        draw_count=len(state.pile),
        discards=tuple(state.discards),
        shuffles=state.shuffles,
        reshuffled=None if counts is None else {CODES[card]: count for card, count in enumerate(counts) if count},
        out=out,
        shown={str(seat): tuple([CODES[card] for card in state.hands[seat]]) for seat in out if state.hands[seat]},
        round=state.round,
        dealer=state.dealer,
        tokens=None if state.tokens is None else tuple(state.tokens),
        points=None if state.points is None else tuple(state.points),
        rounds=state.rounds,
        hand=None,
    )


def see(state: State, seat: int | None) -> View:
    """What a seat (None: a spectator) may see now."""
    public = state.public
    if public is None:
        public = state.public = public_view(state)
    # a copy shares what cannot change; what could be changed by its owner is made anew
    view = copy(public)
    view.to_act = public.to_act[:]
    view.shown = public.shown.copy()
    if public.reshuffled is not None:
        view.reshuffled = public.reshuffled.copy()
    if public.result is not None:
        view.result = fresh(public.result)
    if seat is None:
        view.actions = []
    else:
        view.seat = seat
        view.hand = [CODES[card] for card in state.hands[seat]]
        view.actions = actions(state, seat)
    return view


def fresh(result: Result) -> Result:
    """A result whose lists are its own."""
    scores = None if result.scores is None else result.scores[:]
    return Result(result.winners[:], [group[:] for group in result.ranking], scores)


def show(event: Event, seat: int | None) -> Event:
    """An event as a seat may see it: a drawn card is for its owner's eyes alone (ono99.hand)."""
    if type(event) is Drew and event.seat != seat:
        return HIDDEN[event.seat]
    return event
