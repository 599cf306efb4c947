"""Positions for the tests: games played at random, and the plainest possible count of what a view allows."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import combinations, product
from typing import Any

from parlwr.games.clue import GAME
from parlwr.games.clue.cards import KINDS, Deck, deck_of
from parlwr.games.clue.messages import Ask, ClueView, Join
from parlwr.games.clue.state import State
from parlwr.kernel.dice import FastDice

Deal = tuple[frozenset[str], tuple[frozenset[str], ...]]


def play(
    options: dict[str, Any], seats: int, seed: int | str, acts: int, accuse: float = 0.02, nosy: float = 0.0
) -> tuple[State, list[tuple[int, Any]]]:
    """A game played at random for so many acts; ``nosy``: how often a question is about two unknown cards."""
    dice = FastDice(seed)
    state = GAME.start(GAME.read(options, seats), seats, dice)
    done = []
    for _ in range(acts):
        if state.result is not None:
            break
        seat = dice.choice(GAME.to_act(state))
        action = choose(state, seat, dice, accuse, nosy)
        GAME.act(state, seat, action, dice)
        done.append((seat, action))
    return state, done


def choose(state: State, seat: int, dice: FastDice, accuse: float, nosy: float) -> Any:
    view = GAME.view(state, seat)
    legal = view.actions
    if type(legal[0]) is Ask and dice.random() >= accuse:
        file = [code for kind in KINDS for code in getattr(view.case_file, kind)]
        if dice.random() < nosy and len(file) > 1:
            dice.shuffle(file)
            return Ask((file[0], file[1]))
        return GAME.complete(legal[0], view, dice)
    if type(legal[0]) is Ask:
        return GAME.complete(legal[1], view, dice)
    if type(legal[0]) is Join and dice.random() >= accuse:
        return legal[1]
    return GAME.complete(dice.choice(legal), view, dice)


def enumerate_deals(view: ClueView) -> Iterator[Deal]:
    """Every deal with which the game could have come to this view, found by trying all."""
    deck = deck_of(view.options.game)
    free = set(deck.codes) - set(view.face_up)
    kinds = [[code for code in deck.codes if deck.kind[deck.index[code]] == kind and code in free] for kind in range(3)]
    for crime in product(*kinds):
        if view.crime is None or set(crime) == set(view.crime):
            yield from _deal_hands(view, frozenset(crime), sorted(free - set(crime)), ())


def _deal_hands(
    view: ClueView, crime: frozenset[str], left: list[str], hands: tuple[frozenset[str], ...]
) -> Iterator[Deal]:
    seat = len(hands)
    if seat == view.seats:
        if all(_could_be_wrong(view, hands, accuser) for accuser in view.lost):
            yield crime, hands
        return
    for hand in combinations(left, view.hand_counts[seat]):
        if _fits(view, seat, set(hand)):
            rest = [code for code in left if code not in hand]
            yield from _deal_hands(view, crime, rest, (*hands, frozenset(hand)))


def _fits(view: ClueView, seat: int, hand: set[str]) -> bool:
    """Whether a seat with this hand would have answered and accused as it did."""
    if seat == view.seat and hand != set(view.hand or ()):
        return False
    if any(owner == seat and code not in hand for owner, code in view.seen or ()):
        return False
    if hand & set(view.revealed.get(str(seat), ())):
        return False
    if view.question is not None and seat in view.question.none and hand & set(view.question.cards):
        return False
    for past in view.log:
        if seat in past.none and hand & set(past.cards):
            return False
        # what was shown had been put away, and so is in no accusation that lies open now
        if past.shown_by == seat and not hand & (set(past.cards) - set(view.revealed.get(str(past.asker), ()))):
            return False
    return True


def _could_be_wrong(view: ClueView, hands: tuple[frozenset[str], ...], accuser: int) -> bool:
    """Whether, in some way of showing, a lone accuser had something to be wrong with."""
    first_open = [k for k, seat in enumerate(view.lost) if str(seat) in view.revealed]
    if accuser == view.seat or (first_open and view.lost.index(accuser) >= first_open[0]):
        return True
    own = iter(view.shown or ())
    choices = []
    for past in view.log:
        if past.shown_by is None:
            continue
        mine = next(own)[1] if past.shown_by == view.seat else None
        if past.asker == accuser:
            choices.append([mine] if mine else sorted(hands[past.shown_by] & set(past.cards)))
    others = set().union(*(hand for seat, hand in enumerate(hands) if seat != accuser))
    choices = [list(x) for x in dict.fromkeys(tuple(c) for c in choices)] if len(choices) > 12 else choices
    return any(others - set(shown) for shown in product(*choices))


def count(view: ClueView) -> tuple[int, dict[str, Counter[str]], Counter[tuple[str, ...]]]:
    """The number of deals, and how many have each card in each place and each solution."""
    deck: Deck = deck_of(view.options.game)
    total, cards, solutions = 0, {code: Counter[str]() for code in deck.codes}, Counter[tuple[str, ...]]()
    for crime, hands in enumerate_deals(view):
        total += 1
        solutions[tuple(code for code in deck.codes if code in crime)] += 1
        for code in view.face_up:
            cards[code]["face_up"] += 1
        for code in crime:
            cards[code]["crime"] += 1
        for seat, hand in enumerate(hands):
            for code in hand:
                cards[code][str(seat)] += 1
    return total, cards, solutions
