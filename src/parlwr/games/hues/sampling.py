"""Worlds that a seat cannot tell from the real one."""

from __future__ import annotations

from parlwr.kernel import Dice

from .board import CELLS, INDEX, deck
from .messages import HuesView
from .rules import guessers
from .state import GUESSES, PICK, State

_ON_CARD: dict[int, tuple[int, ...]] = {cell: card for card in deck() for cell in card}


def sample_world(view: HuesView, dice: Dice) -> State:
    """A state whose view for ``view.seat`` equals the view; what the seat cannot know is drawn evenly."""
    state = State(view.options, view.seats, view.giver)
    state.round, state.phase = view.round, view.phase
    state.cues, state.langs = list(view.cues), list(view.langs)
    state.pieces = [(piece.seat, INDEX[piece.cell], piece.guess) for piece in view.pieces]
    taken = {cell for _, cell, _ in state.pieces}
    state.free = [guess for cell, guess in enumerate(GUESSES) if cell not in taken]
    state.order = _still_to_place(view, state)
    state.objected, state.withdrawn = list(view.objected), view.withdrawn
    state.scores, state.used = list(view.scores), list(view.used_cues)
    state.tied = None if view.tied is None else list(view.tied)
    state.rounds, state.result = list(view.rounds), view.result
    if view.seat is not None:
        state.seen[view.seat] = tuple(tuple(INDEX[cell] for cell in card) for card in view.seen)
    if view.options.pick == "card":
        _draw_cards(view, state, dice)
    _draw_target(view, state, dice)
    return state


def _still_to_place(view: HuesView, state: State) -> list[int]:
    if view.phase != "guess":
        return []
    number = len(view.cues)
    placed = {piece.seat for piece in view.pieces if piece.guess == number}
    order = guessers(state) if number == 2 else guessers(state)[::-1]
    return [seat for seat in order if seat not in placed]


def _draw_cards(view: HuesView, state: State, dice: Dice) -> None:
    """The pile, the card in play and the cards played since the pile was last shuffled."""
    own = {cell: card for card in state.seen[view.seat] for cell in card} if view.seat is not None else {}
    drawn = len(view.rounds) + (view.phase != "over")
    since = drawn % len(deck()) or len(deck())  # cards drawn since the last shuffle, the one in play too
    past = view.rounds[max(0, len(view.rounds) - since + (view.phase != "over")) :]
    for finished in past:
        target = INDEX[finished.target]
        card = own.get(target) if finished.giver == view.seat else _ON_CARD.get(target)
        state.played.append(card or (target, target, target, target))
    state.deck = [card for card in deck() if card not in state.played]
    dice.shuffle(state.deck)
    if view.phase == "over":
        return
    if view.card is not None:
        state.card = tuple(INDEX[cell] for cell in view.card)
        state.deck = [card for card in state.deck if card != state.card]
    else:
        state.card = state.deck.pop() if state.deck else dice.choice(deck())
        state.seen[view.giver] = (*state.seen[view.giver], state.card)


def _draw_target(view: HuesView, state: State, dice: Dice) -> None:
    if view.target is not None:
        state.target = INDEX[view.target]
    elif view.phase not in (PICK, "over"):
        state.target = dice.choice(state.card) if state.card is not None else dice.below(len(CELLS))
