"""A turn: playing, drawing, being out. Callers have checked that the act is legal.

Every function changes the state in place and adds what happened to ``events``.
"""

from __future__ import annotations

from parlwr.kernel import Dice

from .cards import CODES, EXCHANGE, HOLD, LIMIT, MINUS10, NUMBERS, ONO99, PLAY2, REVERSE
from .draws import take
from .messages import Busted, Event, Exchanged, Forfeited, Out, Owes, Played, Reason, Reversed
from .rounds import ENDLESS, end_round
from .state import NOBODY, State

__all__ = ["draw_owed", "exchange", "play_card", "settle"]

_ONO99 = 1 << ONO99


def play_card(state: State, card: int, dice: Dice, events: list[Event]) -> None:
    """The player whose turn it is plays a card that he holds and may play; the new total is told (ono99.total)."""
    rules, seat, owed = state.rules, state.turn, state.owed
    state.public = None
    if state.drawing >= 0:
        forfeit(state, events)
    if state.forfeited:
        state.forfeited &= ~(1 << seat)  # he has played again
    code = CODES[card]
    state.hands[seat].remove(card)
    state.discards.append(code)
    state.last = seat
    total = state.total
    passes_on, again = 1, owed == 2
    if card < ONO99:  # ono99.card.number
        total += card
        if total > LIMIT:
            bust(state, seat, card, dice, events)
            return
        state.total = total
    elif card == MINUS10:
        total -= 10
        if total < 0 and not rules.old:  # ono99.card.minus10
            total = 0
        state.total = total
    elif card == PLAY2 or (again and card in (REVERSE, HOLD)):
        # ono99.card.play2; or an answer: ono99.play2.respond, ono99.play2.respond-1980 (a Hold else only adds nothing,
        # ono99.card.hold); as the second of two, `again` is False and a special card does what it always does
        # (ono99.play2.second); with two left the next player is the other one (ono99.play2.respond-two-players)
        passes_on, again = 2, False
    events.append(Played(seat, code, total))
    if card == REVERSE and state.left > 2:  # ono99.card.reverse, ono99.card.reverse.two
        state.direction = -state.direction
        events.append(Reversed(seat, state.direction))
    if again or not rules.race:
        take(state, seat, dice, events)
    else:
        state.drawing = seat
    end_play(state, passes_on, again, dice, events)


def end_play(state: State, passes_on: int, again: bool, dice: Dice, events: list[Event]) -> None:
    """After a card (and its draw): the same player goes on with his second, or the turn passes and so many are owed."""
    if state.shuffles >= ENDLESS and state.rules.old:
        end_round(state, dice, events, endless=True)
    elif again:
        state.owed = 1
    else:
        state.owed = passes_on
        state.turn = state.rules.after[state.direction][state.inside][state.turn]
        if passes_on == 2:
            events.append(Owes(state.turn))
    settle(state, dice, events)


def exchange(state: State, dice: Dice, events: list[Event]) -> None:
    """Four ONO 99 for four new cards, in the place of one card played (ono99.card.ono99.four)."""
    seat = state.turn
    state.public = None
    hand = state.hands[seat]
    for _ in range(4):
        hand.remove(ONO99)
    state.discards += [CODES[ONO99]] * 4
    state.last = seat
    events.append(Exchanged(seat))
    for _ in range(4):
        take(state, seat, dice, events)
    end_play(state, 1, state.owed == 2, dice, events)


def draw_owed(state: State, dice: Dice, events: list[Event]) -> None:
    """The draw that may be forfeited (ono99.draw.forfeit), made in time."""
    state.public = None
    seat, state.drawing = state.drawing, NOBODY
    take(state, seat, dice, events)
    if state.shuffles >= ENDLESS:
        end_round(state, dice, events, endless=True)
        settle(state, dice, events)


def forfeit(state: State, events: list[Event]) -> None:
    """Somebody plays before the last player has drawn (ono99.draw.forfeit)."""
    seat, state.drawing = state.drawing, NOBODY
    state.forfeited |= 1 << seat
    events.append(Forfeited(seat))


def bust(state: State, seat: int, card: int, dice: Dice, events: list[Event]) -> None:
    """No safe card, so one that breaks the limit (ono99.points.bust); the total stays, the next player owes one."""
    events.append(Busted(seat, CODES[card], state.total, state.total + card))
    take(state, seat, dice, events)
    put_out(state, seat, "bust", events)
    state.owed = 1
    if state.left > 1:
        if state.shuffles >= ENDLESS:
            end_round(state, dice, events, endless=True)
        else:
            state.turn = state.after(seat, state.direction)
    settle(state, dice, events)


def put_out(state: State, seat: int, why: Reason, events: list[Event]) -> None:
    """A player is out and lays his hand open (ono99.out)."""
    state.inside &= ~(1 << seat)
    state.left -= 1
    state.out.append(seat)
    events.append(Out(seat, tuple([CODES[card] for card in state.hands[seat]]), why))


def playable(state: State) -> int:
    """What the player whose turn it is may play, as a set of cards; 0 if he is out.

    There is no act to pass: who holds a playable card plays one (ono99.limit.must-play).
    """
    rules, total = state.rules, state.total
    hand = state.hands[state.turn]
    if len(hand) == 4:  # nearly always, and this is the busiest line of a playout
        first, second, third, fourth = hand
        held = 1 << first | 1 << second | 1 << third | 1 << fourth
    else:
        held = 0
        for card in hand:
            held |= 1 << card
    if total >= 0:
        cards = held & rules.fits[state.owed][total]
    else:
        cards = held & rules.fits_below[state.owed][total % 10 == 0]
    if held & _ONO99 and not rules.old and hand.count(ONO99) >= 4:
        cards |= EXCHANGE
    if not cards and rules.points:  # ono99.points.bust
        cards = held & NUMBERS
    return cards


def settle(state: State, dice: Dice, events: list[Event]) -> None:
    """Put out whoever cannot play, one after the other, until somebody can or the game is over (ono99.out).

    The last one left wins first, so nobody is left to win by having played last (ono99.win.nobody).
    """
    while state.over is None:
        if state.left == 1:
            end_round(state, dice, events)
            continue
        cards = playable(state)
        if cards:
            state.legal = cards
            return
        seat = state.turn
        put_out(state, seat, why_out(state, seat), events)
        state.owed = 1  # ono99.play2.fail
        if state.rules.tokens:  # ono99.tokens
            end_round(state, dice, events)
        else:
            state.turn = state.after(seat, state.direction)
    state.legal = 0


def why_out(state: State, seat: int) -> Reason:
    """What to call it when a player without a playable card is out (ono99.points.four, ono99.points.nothing)."""
    if not state.rules.points:
        return "stuck"
    return "four" if state.hands[seat].count(ONO99) >= 4 else "nothing"
