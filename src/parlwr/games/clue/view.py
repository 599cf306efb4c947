"""What a seat may see of a state and of an event. What is not listed here does not leave the table."""

from __future__ import annotations

from functools import lru_cache

from .cards import Deck
from .messages import Accused, CaseFile, ClueView, Decided, Event, Lost, Question, Shown
from .rules import legal, waited_for
from .state import ANSWER, JOIN, OVER, PHASES, State

__all__ = ["narrow", "view_of"]


@lru_cache(maxsize=4096)
def case_file(deck: Deck, mask: int) -> CaseFile:
    """A Case File as its owner sees it."""
    suspects, weapons, locations = (tuple(deck.names(mask & kind)) for kind in deck.kind_masks)
    return CaseFile(suspects, weapons, locations)


def view_of(state: State, seat: int | None) -> ClueView:
    """The view of a seat, or of a spectator (None)."""
    deck = state.deck
    over = state.phase == OVER
    view = ClueView(
        game="clue",
        options=state.options,
        seats=state.seats,
        seat=seat,
        phase=PHASES[state.phase],
        to_act=waited_for(state),
        result=state.result,
        actions=[],
        face_up=deck.names(state.face_up),
        hand_counts=[len(hand) for hand in state.hands],
        question=_question(state) if state.phase == ANSWER else None,
        log=[entry.past for entry in state.log],
        lost=list(state.lost),
        accusers=_accusers(state, seat),
        revealed={str(who): deck.names(state.revealed[who]) for who in sorted(state.revealed)},
        crime=deck.names(state.crime) if over else None,
    )
    if seat is not None:
        _own(state, seat, view)
    return view


def _question(state: State) -> Question | None:
    return state.question and Question(state.turn, state.question, state.asked, state.none)


def _accusers(state: State, seat: int | None) -> list[int]:
    """``clue.accuse.join``: while some have not said, the caller, and oneself if one joins."""
    if state.phase != JOIN:
        return list(state.accusers)
    return [who for who in state.accusers if who in (state.turn, seat)]


def _own(state: State, seat: int, view: ClueView) -> None:
    """What only this seat knows: its cards, what it was shown and has shown, its Case File, its own accusation."""
    deck, codes = state.deck, state.deck.codes
    seen, shown = [], []
    for past, card in state.log:
        if card >= 0:
            if past.asker == seat and past.shown_by is not None:
                seen.append((past.shown_by, codes[card]))
            elif past.shown_by == seat:
                shown.append((past.asker, codes[card]))
    view.actions = legal(state, seat)
    view.hand = [codes[card] for card in state.hands[seat]]
    view.seen = seen
    view.shown = shown
    view.case_file = case_file(deck, state.case_file(seat))
    if seat in state.laid:
        view.accusation = deck.names(state.laid[seat])
    if looked(state, seat):
        view.crime = deck.names(state.crime)


def looked(state: State, seat: int) -> bool:
    """``clue.accuse.wrong``: a lone accuser who was wrong has looked under the Crime card."""
    return seat in state.lost


def narrow(event: Event, seat: int | None) -> Event:
    """An event as a seat may see it: the private fields only for those concerned (``clue.show.private``)."""
    if isinstance(event, Shown):
        return event if seat is not None and seat in (event.seat, event.to) else Shown(event.seat, event.to)
    if isinstance(event, Accused):
        return event if seat == event.seat else Accused(event.seat)
    if isinstance(event, Decided):
        return event if seat == event.seat else Decided(event.seat)
    if isinstance(event, Lost):
        return event if seat == event.seat else Lost(event.seat)
    return event
