"""The acts of Hues and Cues: each function refuses before anything changes, or plays."""

from __future__ import annotations

from parlwr.kernel import Dice, Refused

from . import scoring
from .board import CELLS, INDEX, deck
from .cues import check
from .messages import (
    Cue,
    Cued,
    Event,
    Guess,
    Guessed,
    NextRound,
    Object,
    Objected,
    Over,
    Pick,
    Picked,
    Piece,
    Revealed,
    Round,
    Skip,
    Skipped,
    Withdrawn,
)
from .state import CUE, GUESS, GUESSES, OVER, PICK, State

WITHDRAWALS = 3
"""After so many withdrawals in one place the next cue stands (hues.cue.room)."""


def guessers(state: State) -> list[int]:
    """Everyone but the giver, clockwise from his left."""
    return [(state.giver + i) % state.seats for i in range(1, state.seats)]


def awaited(state: State) -> int:
    """The seat whose part it is."""
    return state.order[-1] if state.phase == GUESS else state.giver


def may_object(state: State, seat: int) -> bool:
    """hues.cue.room: a guesser, once a cue, until he has placed his piece for it, and while objections are left."""
    return (
        state.options.objections
        and state.phase == GUESS
        and seat in state.order
        and seat not in state.objected
        and state.withdrawn < WITHDRAWALS
    )


def new_deck(state: State, dice: Dice) -> None:
    """hues.deck: a pile that runs out is shuffled anew."""
    state.deck = list(deck())
    dice.shuffle(state.deck)
    state.played = []


def draw_card(state: State, dice: Dice) -> None:
    """The giver draws a card unseen by the others (hues.pick); with ``pick: any`` there are no cards."""
    state.card = None
    if state.options.pick == "card":
        if not state.deck:
            new_deck(state, dice)
        state.card = state.deck.pop()
        state.seen[state.giver] = (*state.seen[state.giver], state.card)


# -- the acts ----------------------------------------------------------------------------------------------------------


def play(state: State, seat: int, action: object, dice: Dice) -> list[Event]:
    """Take an action; hues.turn comes first, then the rule that forbids it."""
    if type(action) is Guess:
        return _guess(state, seat, action, dice)
    if type(action) is Object:
        return _object(state, seat)
    if seat != state.giver:
        raise Refused("hues.turn", seat=awaited(state), phase=state.phase)
    if type(action) is Pick:
        return _pick(state, action)
    if type(action) is Cue:
        return _cue(state, action)
    if type(action) is Skip:
        return _skip(state, dice)
    raise Refused("table.malformed", why=f"no act of this game: {action!r}")


def _pick(state: State, action: Pick) -> list[Event]:
    if state.phase != PICK:
        raise Refused("hues.turn", seat=awaited(state), phase=state.phase)
    cell = INDEX[action.cell]
    if state.card is not None and cell not in state.card:
        raise Refused("hues.pick", cell=CELLS[cell], card=[CELLS[c] for c in state.card])
    state.target = cell  # hues.pick.any: any cell of the board
    state.phase = CUE
    return [Picked(state.giver, CELLS[cell])]


def _cue(state: State, action: Cue) -> list[Event]:
    if state.phase != CUE:
        raise Refused("hues.turn", seat=awaited(state), phase=state.phase)
    second = bool(state.cues)
    shown = check(str(action.text), action.lang, second=second, used=state.used)
    state.cues.append(shown)
    state.langs.append(action.lang)
    state.used.append(shown)
    state.objected = []
    state.phase = GUESS
    # hues.guess.first: clockwise from the giver's left; hues.guess.second: counterclockwise from his right.
    order = guessers(state)
    state.order = order if second else order[::-1]
    return [Cued(state.giver, len(state.cues), shown, action.lang)]


def _skip(state: State, dice: Dice) -> list[Event]:
    if state.phase != CUE:
        raise Refused("hues.turn", seat=awaited(state), phase=state.phase)
    if not state.cues:
        raise Refused("hues.cue.skip")
    return [Skipped(state.giver), *_score(state, dice)]


def _guess(state: State, seat: int, action: Guess, dice: Dice) -> list[Event]:
    if state.phase != GUESS or state.order[-1] != seat:
        raise Refused("hues.turn", seat=awaited(state), phase=state.phase)
    cell = INDEX[action.cell]
    for owner, taken, _ in state.pieces:
        if taken == cell:  # hues.guess.cell: one piece to a cell, through both guesses
            raise Refused("hues.guess.cell", cell=CELLS[cell], seat=owner)
    number = len(state.cues)
    # The free cells are kept in the order of the board: this one stands after as many as are free before it.
    del state.free[cell - sum(taken < cell for _, taken, _ in state.pieces)]
    state.pieces.append((seat, cell, number))
    state.order.pop()
    events: list[Event] = [Guessed(seat, CELLS[cell], number)]
    if not state.order:
        if number == 1:
            state.phase = CUE
            state.withdrawn = 0
            state.objected = []
        else:
            events += _score(state, dice)
    return events


def _object(state: State, seat: int) -> list[Event]:
    if state.phase != GUESS or seat == state.giver:
        raise Refused("hues.turn", seat=awaited(state), phase=state.phase)
    if not may_object(state, seat):
        raise Refused("hues.cue.room", cue=state.cues[-1])
    state.objected = sorted([*state.objected, seat])
    needed = (state.seats - 1) // 2 + 1  # more than half of the guessers
    events: list[Event] = [Objected(seat, len(state.objected), needed)]
    if len(state.objected) >= needed:
        events.append(_withdraw(state))
    return events


def _withdraw(state: State) -> Event:
    number = len(state.cues)
    state.pieces = [piece for piece in state.pieces if piece[2] != number]
    taken = {cell for _, cell, _ in state.pieces}
    state.free = [guess for cell, guess in enumerate(GUESSES) if cell not in taken]
    state.order = []
    state.objected = []
    state.withdrawn += 1
    state.phase = CUE
    state.langs.pop()
    return Withdrawn(state.giver, state.cues.pop())


# -- the end of a round ------------------------------------------------------------------------------------------------


def _score(state: State, dice: Dice) -> list[Event]:
    """hues.reveal, scoring, and on to the next round or the end."""
    scored = scoring.points(state.target, state.pieces, state.giver, state.seats)
    if state.tied is not None:  # hues.tie: only the tied players' points count
        scored = [value if seat in state.tied else 0 for seat, value in enumerate(scored)]
    state.scores = [a + b for a, b in zip(state.scores, scored, strict=True)]
    target = CELLS[state.target]
    pieces = tuple(Piece(seat, CELLS[cell], guess) for seat, cell, guess in state.pieces)
    state.rounds.append(Round(state.giver, target, tuple(state.cues), tuple(state.langs), pieces, tuple(scored)))
    if state.card is not None:
        state.played.append(state.card)
    events: list[Event] = [Revealed(state.giver, target, list(scored))]
    return events + _next(state, dice)


def _next(state: State, dice: Dice) -> list[Event]:
    """hues.next, hues.rounds, hues.win and the ties."""
    state.round += 1
    if state.round >= state.regular_rounds:
        lead = scoring.leaders(state.scores, state.tied if state.tied is not None else range(state.seats))
        if len(lead) in (1, state.seats):  # hues.tie.all: nobody is left to give a cue, all share the win
            return _end(state, lead)
        state.tied = lead
    giver = (state.giver + 1) % state.seats
    while state.tied is not None and giver in state.tied:
        giver = (giver + 1) % state.seats
    state.giver = giver
    _clear(state)
    draw_card(state, dice)
    return [NextRound(giver, state.round, None if state.tied is None else list(state.tied))]


def _clear(state: State) -> None:
    state.phase = PICK
    state.target = -1
    state.cues, state.langs = [], []
    state.pieces = []
    state.free = list(GUESSES)
    state.order, state.objected = [], []
    state.withdrawn = 0


def _end(state: State, winners: list[int]) -> list[Event]:
    _clear(state)
    state.card = None
    state.phase = OVER
    state.result = scoring.ranked(state.scores, winners)
    return [Over(list(state.result.winners))]
