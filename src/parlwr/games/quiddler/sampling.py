"""Worlds that fit a view: the cards nobody has shown are dealt anew."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from parlwr.kernel import Dice

from .decks import Deck
from .messages import QuiddlerView
from .scoring import round_view
from .state import Spread, State

__all__ = ["numbers", "sample", "unseen"]


def numbers(deck: Deck, codes: Iterable[str]) -> list[int]:
    """Card codes as the deck's numbers."""
    return [deck.index[code] for code in codes]


def unseen(view: QuiddlerView, deck: Deck) -> list[int]:
    """The cards whose place this seat does not know, ascending: the draw pile and the rest of the others' hands."""
    pool = Counter(deck.full)
    pool.subtract(numbers(deck, view.hand or ()))
    pool.subtract(numbers(deck, view.discards))
    for laid in view.laid.values():
        pool.subtract(numbers(deck, laid.left))
        for word in laid.words:
            pool.subtract(numbers(deck, word))
    for holder, held in view.known.items():
        if view.seat is None or int(holder) != view.seat:
            pool.subtract(numbers(deck, held))
    return sorted(card for card, count in pool.items() for _ in range(count))


def sample(view: QuiddlerView, dice: Dice) -> State:
    """A world that the view's seat cannot tell from the real one."""
    state = State(view.options, view.seats, view.dealer, view.round)
    deck = state.deck
    pool = unseen(view, deck)
    dice.shuffle(pool)
    known = {int(holder): numbers(deck, cards) for holder, cards in view.known.items()}
    needed = view.draw_count + sum(
        count - len(known.get(seat, ())) for seat, count in enumerate(view.hand_counts) if seat != view.seat
    )
    while len(pool) < needed:  # a table laid by hand may hold more cards than the deck has
        pool.append(dice.choice(deck.full))
    state.draw = _draw_pile(view, deck, pool)
    for seat, count in enumerate(view.hand_counts):
        state.known[seat] = known.get(seat, [])
        if seat == view.seat:
            state.hands[seat] = numbers(deck, view.hand or ())
        else:
            hidden = count - len(state.known[seat])
            state.hands[seat] = state.known[seat] + [pool.pop() for _ in range(hidden)]
    _copy_open(state, view)
    return state


def _draw_pile(view: QuiddlerView, deck: Deck, pool: list[int]) -> list[int]:
    """A draw pile out of the pool. Once remade, it holds nothing but old discards, whatever else is unseen."""
    if not view.remade:
        return [pool.pop() for _ in range(view.draw_count)]
    left = Counter(numbers(deck, view.remade))
    pile: list[int] = []
    for card in pool.copy():
        if len(pile) < view.draw_count and left[card] > 0:
            left[card] -= 1
            pile.append(card)
            pool.remove(card)
    return pile + [pool.pop() for _ in range(view.draw_count - len(pile))]


def _copy_open(state: State, view: QuiddlerView) -> None:
    """What lies open, and what was seen."""
    deck = state.deck
    state.discards = numbers(deck, view.discards)
    state.taken = [(seat, deck.index[code]) for seat, code in view.taken]
    state.thrown = [(seat, deck.index[code]) for seat, code in view.thrown]
    state.went_out = view.went_out
    state.remade = tuple(numbers(deck, view.remade))
    state.laid = {
        int(seat): Spread(tuple(tuple(numbers(deck, word)) for word in laid.words), tuple(numbers(deck, laid.left)))
        for seat, laid in view.laid.items()
    }
    state.challenges = tuple(view.challenges)
    state.accepted = frozenset(view.accepted)
    state.scores = list(view.scores)
    state.rounds = tuple(round_view(played) for played in view.rounds)
    state.phase = view.phase  # type: ignore[assignment]  # any text in a View, one of five in a State
    if view.phase in ("draw", "discard"):
        state.turn = view.to_act[0]
    elif view.went_out is not None:
        state.turn = view.went_out
    if view.phase == "discard":
        # Another seat's drawn card comes last in its hand; which it was matters to nobody else.
        state.drew = deck.index[view.drew] if view.drew is not None else state.hands[state.turn][-1]
