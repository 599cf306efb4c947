"""Worlds that a seat cannot tell from the real one: a deal drawn uniformly, and a history that fits it."""

from __future__ import annotations

from parlwr.kernel.dice import Dice

from .cards import Deck, bits, deck_of, mask_of
from .deduction import deduce, evidence
from .messages import ClueView
from .state import PHASES, Entry, State

__all__ = ["sample"]


def sample(view: ClueView, dice: Dice) -> State:
    """A state with the same view for its seat; every deal that the view allows is equally likely.

    What else the seat cannot know (which of two cards was shown, accusations face down) is drawn so that the game
    could have gone like that.
    """
    deck = deck_of(view.options.game)
    hands, crime = deduce(evidence(view)).draw(dice)
    ordered = [bits(hand) for hand in hands]
    if view.seat is not None:
        ordered[view.seat] = tuple(deck.index[code] for code in view.hand or ())
    state = State(view.options, deck, tuple(ordered), _mask(deck, view.face_up), crime, 0)
    state.phase = PHASES.index(view.phase)
    state.result = view.result
    state.lose(*view.lost)
    state.revealed = {int(seat): _mask(deck, codes) for seat, codes in view.revealed.items()}
    _remember(state, view, dice)
    _resume(state, view)
    _accuse(state, view, dice)
    return state


def _mask(deck: Deck, codes: list[str] | tuple[str, ...]) -> int:
    return mask_of(deck.index[code] for code in codes)


def _resume(state: State, view: ClueView) -> None:
    """Whose turn it is, and the question on the table."""
    if view.question is not None:
        state.turn = view.question.asker
        state.question = view.question.cards
        state.pair = _mask(state.deck, view.question.cards)
        state.asked = view.question.asked
        state.none = view.question.none
    elif view.phase in ("join", "order"):
        state.turn = view.accusers[0]
    elif view.to_act:
        state.turn = view.to_act[0]


def _remember(state: State, view: ClueView, dice: Dice) -> None:
    """Fill in which cards were shown."""
    deck = state.deck
    seen, shown = iter(view.seen or ()), iter(view.shown or ())
    cards: list[int] = []
    for past in view.log:
        if past.shown_by is None:
            cards.append(-1)
        elif past.asker == view.seat:
            cards.append(deck.index[next(seen)[1]])
        elif past.shown_by == view.seat:
            cards.append(deck.index[next(shown)[1]])
        else:
            pair = _mask(deck, past.cards) & ~state.revealed.get(past.asker, 0)
            cards.append(dice.choice(bits(state.held[past.shown_by] & pair)))
    for accuser in view.lost:
        if str(accuser) in view.revealed:
            break
        if accuser != view.seat:
            _leave_doubt(state, view, accuser, cards, dice)
    state.log = tuple(Entry(past, card) for past, card in zip(view.log, cards, strict=True))
    for past, card in state.log:
        if card >= 0:
            state.seen[past.asker] |= 1 << card


def _leave_doubt(state: State, view: ClueView, accuser: int, cards: list[int], dice: Dice) -> None:
    """A lone accuser who was wrong had more in his Case File than the crime: keep one card from his eyes."""
    asked = [k for k, past in enumerate(view.log) if past.asker == accuser and past.shown_by is not None]
    hidden = state.deck.all & ~(state.held[accuser] | state.face_up | state.crime)
    if hidden & ~mask_of(cards[k] for k in asked) or not hidden:
        return
    loose = hidden
    other: dict[int, int] = {}
    for k in asked:
        shown_by = view.log[k].shown_by
        pair = _mask(state.deck, view.log[k].cards)
        if shown_by is not None and shown_by != view.seat and state.held[shown_by] & pair == pair:
            other[k] = pair
        else:
            loose &= ~(1 << cards[k])
    if not loose:
        return
    kept = dice.choice(bits(loose))
    for k, pair in other.items():
        if cards[k] == kept:
            cards[k] = bits(pair & ~(1 << kept))[0]


def _accuse(state: State, view: ClueView, dice: Dice) -> None:
    """Fill in the accusations face down, and who has joined, where the seat cannot know it."""
    gathering = view.phase in ("join", "order")
    for seat in view.lost:
        if seat != view.seat and str(seat) not in view.revealed:
            wrong = _guesses(state, seat, without=state.crime)
            if wrong:
                state.laid[seat] = dice.choice(wrong)
    if view.seat is not None and view.accusation is not None:
        state.laid[view.seat] = _mask(state.deck, view.accusation)
    accusers = list(view.accusers)
    if view.phase == "join":
        undecided = set(view.to_act)
        state.said = mask_of(seat for seat in state.playing() if seat not in undecided)
        secret = [seat for seat in bits(state.said) if seat not in (state.turn, view.seat)]
        accusers += [seat for seat in secret if dice.below(2)]
    if gathering:
        for seat in accusers:
            if seat != view.seat:
                state.laid[seat] = dice.choice(_guesses(state, seat))
    state.accusers = tuple(accusers)


def _guesses(state: State, seat: int, without: int = 0) -> list[int]:
    """Every accusation that a seat's Case File allows."""
    file = state.case_file(seat)
    return [triple for triple in state.deck.triples if triple & file == triple and triple != without]
