"""Rounds: dealing one, ending one, counting it, and the end of the game."""

from __future__ import annotations

from itertools import groupby

from parlwr.kernel import Dice, Result

from .cards import CODES, POINTS
from .draws import take
from .messages import Dealt, Eliminated, Ended, Event, Round, Scored, TokenLost, Won
from .state import NOBODY, State

__all__ = ["ENDLESS", "deal", "end_round", "in_game", "score_hand"]

ENDLESS = 20
"""1980: the shuffle of the discards that ends a round (ono99.endless)."""

HAND = 4
"""Cards in a full hand (ono99.deal)."""


def in_game(state: State) -> list[int]:
    """The seats not yet out of the game."""
    gone = {seat for group in state.gone for seat in group}
    return [seat for seat in range(state.rules.seats) if seat not in gone]


def deal(state: State, dealer: int, dice: Dice) -> None:
    """Lay out a round: the full deck shuffled, four cards to each player in the game.

    One card at a time, from the player on the dealer's left round to the dealer. The last card of the shuffled
    deck is its top.
    """
    pile = state.rules.deck[:]
    dice.shuffle(pile)
    players = in_game(state)
    state.inside = sum(1 << seat for seat in players)
    state.left = len(players)
    state.hands = [[] for _ in range(state.rules.seats)]
    order = [seat for seat in players if seat > dealer] + [seat for seat in players if seat <= dealer]
    for _ in range(HAND):
        for seat in order:
            state.hands[seat].append(pile.pop())
    state.pile, state.discards = pile, []
    state.total, state.direction, state.owed = 0, 1, 1  # ono99.round
    state.dealer, state.turn = dealer, order[0]
    state.out = []
    state.drawing = state.last = NOBODY
    state.forfeited = state.shuffles = 0
    state.reshuffled = None


def end_round(state: State, dice: Dice, events: list[Event], *, endless: bool = False) -> None:
    """A round is over: count it, and deal the next or end the game."""
    if state.drawing >= 0:  # nobody has played since, so this draw was not forfeited
        seat, state.drawing = state.drawing, NOBODY
        take(state, seat, dice, events)
    events.append(Ended(state.round, endless))
    if state.rules.tokens:
        end_with_tokens(state, dice, events)
    elif state.rules.points:
        end_with_points(state, dice, events)
    else:
        end_single(state, events, endless)


def next_round(state: State, dealer: int, dice: Dice, events: list[Event]) -> None:
    """Deal another round."""
    state.round += 1
    deal(state, dealer, dice)
    events.append(Dealt(state.round, dealer, state.turn))


def note_round(state: State, points: tuple[int, ...] | None) -> None:
    """Remember a finished round; hands stay hidden but for those that were laid open or scored."""
    gone = {seat for group in state.gone for seat in group}
    open_hands = range(state.rules.seats) if points is not None else state.out
    hands = tuple(
        () if seat in gone else tuple([CODES[card] for card in hand]) if seat in open_hands else None
        for seat, hand in enumerate(state.hands)
    )
    state.rounds += (Round(hands, tuple(state.out), points),)


def end_single(state: State, events: list[Event], endless: bool) -> None:
    """2022, or one round of 1980: the last player left wins (ono99.win, ono99.single, ono99.endless)."""
    note_round(state, None)
    inside = [seat for seat in range(state.rules.seats) if state.inside >> seat & 1]
    winner = state.last if endless else inside[0]
    tied = [seat for seat in inside if seat != winner]
    finish(state, [[winner], *([tied] if tied else []), *([seat] for seat in reversed(state.out))], events)


def end_with_tokens(state: State, dice: Dice, events: list[Event]) -> None:
    """Who could not play loses a token, or having none is out of the game, and starts the next round (ono99.tokens)."""
    note_round(state, None)
    tokens = state.tokens or []
    dealer = state.dealer
    if state.out:
        loser = state.out[0]
        if tokens[loser] > 0:
            tokens[loser] -= 1
            events.append(TokenLost(loser, tokens[loser]))
        else:  # ono99.tokens.out
            state.gone.append((loser,))
            events.append(Eliminated(loser))
        players = in_game(state)
        starter = next((seat for seat in players if seat >= loser), players[0])  # ono99.tokens.first
        dealer = max((seat for seat in players if seat < starter), default=players[-1])
    players = in_game(state)
    if len(players) == 1:
        finish(state, [[players[0]], *(list(group) for group in reversed(state.gone))], events)
    else:
        next_round(state, dealer, dice, events)


def score_hand(hand: list[int], out: bool) -> int:
    """What a hand costs at the end of a round (ono99.points.score)."""
    return sum(POINTS[card] for card in hand) + 15 * max(0, HAND - len(hand)) + (25 if out else 0)


def end_with_points(state: State, dice: Dice, events: list[Event]) -> None:
    """Score every hand; those at the target are out of the game, or end it (ono99.points)."""
    players = in_game(state)
    totals = state.points or []
    scored = [0] * state.rules.seats
    for seat in players:
        scored[seat] = score_hand(state.hands[seat], seat in state.out)
        totals[seat] += scored[seat]
    note_round(state, tuple(scored))
    events.append(Scored(tuple(scored), tuple(totals), state.rounds[-1].hands))
    target = state.rules.options.target
    players.sort(key=lambda seat: totals[seat])
    groups = [list(group) for _, group in groupby(players, key=lambda seat: totals[seat])]
    below = [group for group in groups if totals[group[0]] < target]
    reached = [group for group in groups if totals[group[0]] >= target]
    # ono99.points.survivor: the last one left, or the best of those who went together; ono99.points.lowest
    survivors = sum(map(len, below))
    over = survivors < 2 or (len(reached) > 0 and state.rules.options.points_end == "lowest")
    ranking = groups + [list(group) for group in reversed(state.gone)]
    for group in reversed(reached if below else reached[1:]):
        state.gone.append(tuple(group))
        events += [Eliminated(seat) for seat in group]
    if over:
        state.out = []
        finish(state, ranking, events)
        return
    players = in_game(state)
    dealer = next((seat for seat in players if seat > state.dealer), players[0])  # ono99.points.round
    next_round(state, dealer, dice, events)


def finish(state: State, ranking: list[list[int]], events: list[Event]) -> None:
    """The game is over; the first group of the ranking has won."""
    state.over = Result(ranking[0][:], ranking, state.points and state.points[:])
    state.turn = state.drawing = NOBODY
    state.owed = 1
    events.append(Won(tuple(ranking[0])))
