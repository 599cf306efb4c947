"""The rules: what each act needs and does. Each function names the rule it keeps.

An act is checked whole before anything changes. What is refused tells a player nothing that he may not know: a "none"
that is refused, for example, names the two cards asked for, whether he holds one or both (``clue.show.hide-both``).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from msgspec import UnsetType

from parlwr.kernel.dice import Dice
from parlwr.kernel.errors import Refused
from parlwr.kernel.game import Result

from .cards import Deck, bits, mask_of
from .messages import (
    Accuse,
    Accused,
    Accusers,
    Ask,
    Asked,
    Decided,
    Event,
    Join,
    Lost,
    Neither,
    None_,
    NoWinner,
    Order,
    Past,
    Revealed,
    Show,
    Shown,
    StayOut,
    Won,
)
from .state import ANSWER, ASK, JOIN, ORDER, OVER, PHASES, Entry, State

__all__ = ["crime", "deal", "known", "legal", "play", "waited_for"]


def deal(cards: list[int], hands: int, dice: Dice) -> tuple[list[list[int]], list[int]]:
    """``clue.deal``: shuffle and deal evenly; what cannot be dealt evenly is left over."""
    dice.shuffle(cards)
    size = len(cards) // hands
    return [cards[hand : size * hands : hands] for hand in range(hands)], cards[size * hands :]


def crime(deck: Deck, free: int, dice: Dice) -> int:
    """``clue.crime``: one free card of each kind, at random."""
    return mask_of(dice.choice(bits(free & kind)) for kind in deck.kind_masks)


def waited_for(state: State) -> list[int]:
    """The seats that the game waits for.

    While accusers gather, that a seat has said whether it joins shows here; what it said does not
    (``clue.accuse.join``): both answers leave the same list.
    """
    if state.phase == ANSWER:
        return [state.asked]
    if state.phase == JOIN:
        return list(state.undecided())
    return [] if state.phase == OVER else [state.turn]


_TO_ASK: Final = (Ask(), Accuse())
_TO_JOIN: Final = (Join(), StayOut())
_TO_ORDER: Final = (Order(),)
_NONE: Final = None_()


def legal(state: State, seat: int) -> list[Any]:
    """A seat's legal acts. Combinations of cards and orders of seats are templates."""
    phase = state.phase
    if phase == ASK:
        return list(_TO_ASK) if seat == state.turn else []
    if phase == ANSWER:
        if seat != state.asked:
            return []
        held, index = state.held[seat], state.deck.index
        return [Show(code) for code in state.question or () if held >> index[code] & 1] or [_NONE]
    if phase == JOIN:
        return list(_TO_JOIN) if (state.alive & ~state.said) >> seat & 1 else []
    return list(_TO_ORDER) if phase == ORDER and seat == state.turn else []


def known(state: State, action: Any) -> bool:
    """Whether an act is complete and names only cards and seats of this game (else ``table.malformed``)."""
    if isinstance(action, Ask | Accuse | Join):
        index = state.deck.index
        return not isinstance(action.cards, UnsetType) and all(code in index for code in action.cards)
    if isinstance(action, Show):
        return action.card in state.deck.index
    if isinstance(action, Order):
        return not isinstance(action.seats, UnsetType) and all(0 <= seat < state.seats for seat in action.seats)
    return True


# -- questions -------------------------------------------------------------------------------------------------------


def _out_of_turn(state: State) -> Refused:
    return Refused("clue.turn", phase=PHASES[state.phase], seats=waited_for(state))


def _ask(state: State, seat: int, action: Ask, dice: Dice) -> list[Event]:
    """``clue.ask``, ``clue.ask.any``: any two different cards; ``clue.ask.order``: the left neighbour answers first."""
    if state.phase != ASK or seat != state.turn:
        raise _out_of_turn(state)
    cards: Any = action.cards
    if len(cards) != 2 or cards[0] == cards[1]:
        raise Refused("clue.ask", count=len(cards), different=len(set(cards)))
    index = state.deck.index
    state.question = cards
    state.pair = 1 << index[cards[0]] | 1 << index[cards[1]]
    state.phase = ANSWER
    state.asked = (seat + 1) % state.seats
    state.none = ()
    return [Asked(seat, cards)]


def _show(state: State, seat: int, action: Show, dice: Dice) -> list[Event]:
    """``clue.show.must``, ``clue.show.choice``: one of the two, held; ``clue.casefile``: the asker puts it away."""
    if state.phase != ANSWER or seat != state.asked:
        raise _out_of_turn(state)
    card = state.deck.index[action.card]
    if not state.held[seat] >> card & 1:
        raise Refused("clue.show.must", why="not-held", card=action.card)
    if not state.pair >> card & 1:
        raise Refused("clue.show.must", why="not-asked", card=action.card)
    asker = state.turn
    state.seen[asker] |= 1 << card
    _close(state, seat, card)
    return [Shown(seat, asker, action.card)]


def _none(state: State, seat: int, action: None_, dice: Dice) -> list[Event]:
    """``clue.show.must``: who holds neither says so; ``clue.ask.order``: then the next on the left is asked."""
    if state.phase != ANSWER or seat != state.asked:
        raise _out_of_turn(state)
    if state.held[seat] & state.pair:
        raise Refused("clue.show.must", why="held", cards=list(state.question or ()))
    state.none = (*state.none, seat)
    state.asked = (seat + 1) % state.seats
    if state.asked == state.turn:
        _close(state, None, -1)
    return [Neither(seat)]


def _close(state: State, shown_by: int | None, card: int) -> None:
    """A question is finished: it goes into the log and the turn passes (``clue.turn``)."""
    assert state.question is not None  # narrows the type: a question is open in this phase
    past = Past(state.turn, state.question, state.none, shown_by)
    state.log = (*state.log, Entry(past, card))
    state.question = None
    state.pair = 0
    state.asked = -1
    state.none = ()
    state.phase = ASK
    state.turn = state.after(state.turn)


# -- accusations -----------------------------------------------------------------------------------------------------


def _accusation(state: State, seat: int, cards: tuple[str, ...] | UnsetType) -> int:
    """``clue.accuse.case-file`` and then ``clue.accuse``: three cards of one's own Case File, one of each kind."""
    assert not isinstance(cards, UnsetType), "a template is malformed: Clue.known refused it"
    index = state.deck.index
    mask = mask_of(index[code] for code in cards)
    away = mask & ~state.case_file(seat)
    if away:
        raise Refused("clue.accuse.case-file", cards=state.deck.names(away))
    if len(cards) != 3 or not state.deck.is_triple(mask):
        raise Refused("clue.accuse", cards=list(cards))
    return mask


def _accuse(state: State, seat: int, action: Accuse, dice: Dice) -> list[Event]:
    """``clue.accuse``: instead of asking, face down; the others then say whether they join."""
    if state.phase != ASK or seat != state.turn:
        raise _out_of_turn(state)
    mask = _accusation(state, seat, action.cards)
    state.laid[seat] = mask
    state.accusers = (seat,)
    state.said = 1 << seat
    state.phase = JOIN
    return [Accused(seat, tuple(state.deck.names(mask)))]


def _join(state: State, seat: int, action: Join, dice: Dice) -> list[Event]:
    """``clue.accuse.join``: a secret accusation of one's own."""
    if state.phase != JOIN or not (state.alive & ~state.said) >> seat & 1:
        raise _out_of_turn(state)
    mask = _accusation(state, seat, action.cards)
    state.laid[seat] = mask
    state.accusers = (*state.accusers, seat)
    return _said(state, Decided(seat, True, tuple(state.deck.names(mask))), dice)


def _stay_out(state: State, seat: int, action: StayOut, dice: Dice) -> list[Event]:
    """``clue.accuse.join``: to stay out is as secret as to join until all have said."""
    if state.phase != JOIN or not (state.alive & ~state.said) >> seat & 1:
        raise _out_of_turn(state)
    return _said(state, Decided(seat, False), dice)


def _said(state: State, decided: Decided, dice: Dice) -> list[Event]:
    """A seat has said; once all have, the accusers are known and compare, or the caller sets their order."""
    state.said |= 1 << decided.seat
    if state.alive & ~state.said:
        return [decided]
    caller, seats = state.turn, state.seats
    order = sorted(state.accusers, key=lambda seat: (seat - caller) % seats)
    setting = state.options.accusation_order
    state.accusers = tuple(order)
    if len(order) > 1 and setting == "caller":
        state.phase = ORDER
        return [decided, Accusers(state.accusers, False)]
    if len(order) > 1 and setting == "random":
        dice.shuffle(order)
        state.accusers = tuple(order)
    compare = _alone if len(order) == 1 else _together
    return [decided, Accusers(state.accusers, True), *compare(state)]


def _order(state: State, seat: int, action: Order, dice: Dice) -> list[Event]:
    """``clue.accuse.many.order``: the caller puts all accusers, himself too, in order."""
    if state.phase != ORDER or seat != state.turn:
        raise _out_of_turn(state)
    seats: Any = action.seats
    if sorted(seats) != sorted(state.accusers):
        raise Refused("clue.accuse.many.order", seats=list(seats), accusers=sorted(state.accusers))
    state.accusers = seats
    return [Accusers(seats, True), *_together(state)]


def _alone(state: State) -> list[Event]:
    """``clue.accuse.solo``, ``clue.accuse.wrong``, ``clue.turn.order``, ``clue.last``."""
    seat = state.turn
    names = tuple(state.deck.names(state.crime))
    if state.laid[seat] == state.crime:
        revealed = _reveal(state)
        _end(state, [seat])
        return [revealed, Won(seat, names)]
    state.lose(seat)
    state.accusers = ()
    state.said = 0
    left = state.playing()
    if len(left) == 1:
        _end(state, list(left))
        return [Lost(seat, names), Won(left[0], names, last=True)]
    state.phase = ASK
    state.turn = state.after(seat)
    return [Lost(seat, names)]


def _together(state: State) -> list[Event]:
    """``clue.accuse.many``: all reveal, each compares in turn, the first right wins; ``clue.accuse.many.none``."""
    names = tuple(state.deck.names(state.crime))
    events: list[Event] = [_reveal(state)]
    for seat in state.accusers:
        if state.revealed[seat] == state.crime:
            _end(state, [seat])
            return [*events, Won(seat, names)]
        state.lose(seat)
        events.append(Lost(seat))
    _end(state, [])
    state.lose(*state.playing())
    return [*events, NoWinner(names)]


def _reveal(state: State) -> Revealed:
    state.revealed = {seat: state.laid.pop(seat) for seat in state.accusers}
    names = state.deck.names
    return Revealed({str(seat): names(state.revealed[seat]) for seat in sorted(state.revealed)}, names(state.crime))


def _end(state: State, winners: list[int]) -> None:
    """The game is over. Who went out later ranks higher; who never went out comes next to the winner.

    Where all lose, nobody was out before the others but those who had lost before this round.
    """
    joint = state.revealed if not winners else {}
    out = [seat for seat in reversed(state.lost) if seat not in joint]
    rest = [seat for seat in range(state.seats) if seat not in winners and seat not in out]
    groups = [winners, rest, *([seat] for seat in out)]
    state.phase = OVER
    state.said = 0
    state.result = Result(winners, [group for group in groups if group])


_HANDLERS: Final[dict[type, Callable[[State, int, Any, Dice], list[Event]]]] = {
    Ask: _ask,
    Show: _show,
    None_: _none,
    Accuse: _accuse,
    Join: _join,
    StayOut: _stay_out,
    Order: _order,
}


def play(state: State, seat: int, action: Any, dice: Dice) -> list[Event]:
    """Take an act, in place, or raise Refused with nothing changed."""
    return _HANDLERS[type(action)](state, seat, action, dice)
