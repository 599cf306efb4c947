"""Worlds that a seat cannot tell from the real one."""

from __future__ import annotations

from parlwr.kernel import Dice

from .cards import CODES, INDEX
from .messages import View
from .setup import split_out
from .state import NOBODY, Ruleset, State, ruleset
from .turns import playable

__all__ = ["imagine"]

TRIES = 64
"""Deals tried until the player to act can act; then he is handed a card that he can play."""


def imagine(view: View, dice: Dice) -> State:
    """A world that fits the view: cards unseen are spread over the other hands and the draw pile.

    What lies in the draw pile went into it at the last shuffle, if there was one; and whoever is to play holds a card
    he may play, for he would be out otherwise. Nothing is concluded from how the others have played.
    """
    rules = ruleset(view.options, view.seats)
    state = State(rules)
    set_public(state, view)
    hidden = [seat for seat in range(rules.seats) if seat != view.seat and str(seat) not in view.shown]
    hidden = [seat for seat in hidden if view.hand_counts[seat]]
    seen = [0] * len(CODES)
    for code in view.discards:
        seen[INDEX[code]] += 1
    for code in view.hand or ():
        seen[INDEX[code]] += 1
    for name, shown in view.shown.items():
        state.hands[int(name)] = [INDEX[code] for code in shown]
        if int(name) != view.seat:
            for code in shown:
                seen[INDEX[code]] += 1
    if view.seat is not None and view.hand is not None:
        state.hands[view.seat] = [INDEX[code] for code in view.hand]
    for _ in range(TRIES):
        spread(state, view, hidden, seen, dice)
        if state.over is not None:
            return state
        state.legal = playable(state)
        if state.legal:
            return state
    help_out(state, hidden, dice)
    return state


def set_public(state: State, view: View) -> None:
    """All that lies open."""
    state.total, state.direction, state.owed = view.total, view.direction, view.owed
    state.turn = NOBODY if view.turn is None else view.turn
    state.drawing = NOBODY if view.drawing is None else view.drawing
    state.last = NOBODY if view.last is None else view.last
    state.forfeited = sum(1 << seat for seat in view.forfeited)
    state.discards = list(view.discards)
    state.shuffles = view.shuffles
    if view.reshuffled is not None:
        state.reshuffled = tuple([view.reshuffled.get(code, 0) for code in CODES])
    state.round, state.dealer, state.rounds = view.round, view.dealer, view.rounds
    state.tokens = None if view.tokens is None else list(view.tokens)
    state.points = None if view.points is None else list(view.points)
    state.over = view.result
    split_out(state, list(view.out))


def spread(state: State, view: View, hidden: list[int], seen: list[int], dice: Dice) -> None:
    """Deal the unseen cards to the hidden hands and the draw pile."""
    rules = state.rules
    unseen = [max(0, count - known) for count, known in zip(rules.counts, seen, strict=True)]
    # cards that were in no draw pile at the last shuffle can only be in hands now
    old = state.reshuffled
    limits = unseen if old is None else [min(pair) for pair in zip(unseen, old, strict=True)]
    pool = [card for card, count in enumerate(limits) for _ in range(count)]
    dice.shuffle(pool)
    top_up(pool, view.draw_count, rules, dice)
    state.pile = pool[: view.draw_count]
    rest = pool[view.draw_count :]
    if limits is not unseen:
        rest += [card for card, count in enumerate(unseen) for _ in range(count - limits[card])]
        dice.shuffle(rest)
    top_up(rest, sum(view.hand_counts[seat] for seat in hidden), rules, dice)
    for seat in hidden:
        count = view.hand_counts[seat]
        state.hands[seat] = rest[:count]
        del rest[:count]


def top_up(cards: list[int], needed: int, rules: Ruleset, dice: Dice) -> None:
    """A table laid by hand may hold more copies than the deck has: make up the number with any cards of the deck."""
    while len(cards) < needed:
        cards.append(dice.choice(rules.deck))


def help_out(state: State, hidden: list[int], dice: Dice) -> None:
    """Let the player to act change a card for one he may play, out of the draw pile or another hidden hand."""
    hand = state.hands[state.turn]
    place = dice.below(len(hand))
    kept = hand[place]
    fitting = 0
    for card in range(len(CODES)):
        hand[place] = card
        fitting |= (playable(state) != 0) << card
    piles = [state.pile, *(state.hands[seat] for seat in hidden if seat != state.turn)]
    found = [(pile, i) for pile in piles for i, card in enumerate(pile) if fitting >> card & 1]
    if found:
        pile, i = dice.choice(found)
        hand[place], pile[i] = pile[i], kept
    else:  # a table laid by hand, with more copies of such a card than the deck has
        hand[place] = dice.choice([card for card in state.rules.deck if fitting >> card & 1])
    state.legal = playable(state)
