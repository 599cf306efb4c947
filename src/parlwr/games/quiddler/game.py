"""The rules of Quiddler as a :class:`parlwr.kernel.Game`."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import lru_cache
from typing import Any, ClassVar

import msgspec

from parlwr.kernel import BadRecord, Dice, Game, OptionSpec, Refused, Result

from . import lexicon as lists
from . import messages
from .complete import complete
from .consult import consult, review
from .decks import deck
from .messages import (
    Accept,
    Accepted,
    Challenge,
    Challenged,
    ChallengeView,
    Dealt,
    Discard,
    Discarded,
    Draw,
    Drew,
    Laid,
    Lay,
    QuiddlerView,
    Remade,
    Scored,
)
from .sampling import sample
from .scoring import codes, laid_view, round_view, score_round
from .setup import lay_table
from .state import LAST_ROUND, Spread, State
from .views import view

__all__ = ["Quiddler"]

DRAW_DECK, DRAW_DISCARD = Draw("deck"), Draw("discard")
LAY, ACCEPT = Lay(), Accept()


@lru_cache(maxsize=8)
def _discards(deck_name: str) -> tuple[Discard, ...]:
    """The act of throwing each card of a deck."""
    return tuple(Discard(code) for code in deck(deck_name).codes)


class Quiddler(Game[messages.Options, State, messages.Action, messages.Event, QuiddlerView]):
    """Eight rounds of making words out of cards (rules: ``rulebook.py``)."""

    name: ClassVar[str] = "quiddler"
    rules: ClassVar[str] = "1"
    players: ClassVar[tuple[int, int]] = (2, 8)  # quiddler.players
    usual: ClassVar[tuple[int, int]] = (2, 8)
    minutes: ClassVar[int] = 45
    Options: ClassVar[type[msgspec.Struct]] = messages.Options
    Action: ClassVar[Any] = messages.Action
    Event: ClassVar[Any] = messages.Event
    View: ClassVar[type[QuiddlerView]] = QuiddlerView

    # -- before the game ---------------------------------------------------------------------------------------------

    def option_specs(self) -> tuple[OptionSpec, ...]:
        """As described by the struct; the lexicon is a choice among the lists there are."""
        values = ("standard", *lists.names())
        return tuple(
            OptionSpec("lexicon", "choice", "standard", values=values) if spec.name == "lexicon" else spec
            for spec in super().option_specs()
        )

    def read(self, raw: Any, seats: int) -> messages.Options:
        """Options from JSON; a list's name becomes its full one, so that a record names the very words."""
        options = super().read(raw, seats)
        return msgspec.structs.replace(options, lexicon=_full_name(options))

    def check(self, options: messages.Options, seats: int) -> None:
        """Refuse a word list that is not there."""
        _full_name(options)

    def start(self, options: messages.Options, seats: int, dice: Dice) -> State:
        """Choose the first dealer and deal the first round (quiddler.deal)."""
        first = dice.below(seats) if options.first == "random" else options.first
        options = msgspec.structs.replace(options, lexicon=_full_name(options))
        state = State(options, seats, dealer=(first - 1) % seats)
        deal(state, dice)
        return state

    def lay(self, options: messages.Options, seats: int, setup: Mapping[str, Any], dice: Dice) -> State:
        """A table laid by hand; keys: round, dealer, hands, draw, discards, scores, words."""
        options = msgspec.structs.replace(options, lexicon=_full_name(options))
        return lay_table(options, seats, setup, dice)

    # -- during the game ---------------------------------------------------------------------------------------------

    def to_act(self, state: State) -> list[int]:
        """The seat whose turn it is; while words may be challenged, everyone who has not accepted."""
        if state.phase == "over":
            return []
        if state.phase == "challenge":
            return [seat for seat in range(state.seats) if seat not in state.accepted]
        return [state.turn]

    def actions(self, state: State, seat: int) -> list[messages.Action]:
        """Legal actions. ``lay`` is listed whether or not the hand makes words: to tell would be to consult."""
        if state.phase == "challenge":
            if seat in state.accepted:
                return []
            return [*challengeable(state, seat), ACCEPT]
        if state.phase == "over" or seat != state.turn:
            return []
        if state.phase == "draw":
            acts: list[messages.Action] = [DRAW_DECK] if state.draw or len(state.discards) > 1 else []
            return [*acts, DRAW_DISCARD] if state.discards else acts
        if state.went_out is not None:
            return [LAY]
        throws = _discards(state.options.deck)
        return [*[throws[card] for card in sorted(set(state.hands[seat]))], LAY]

    def known(self, action: messages.Action, state: State) -> bool:
        """Whether the deck has the cards and the table the seat; a ``lay`` without its fields is no action."""
        index = state.deck.index
        match action:
            case Discard(card):
                return card in index
            case Lay(words, discard):
                if words is msgspec.UNSET or discard is msgspec.UNSET:
                    return False
                return discard in index and all(card in index for word in words for card in word)
            case Challenge(seat=seat):
                return 0 <= seat < state.seats
        return True

    def play(self, state: State, seat: int, action: messages.Action, dice: Dice) -> list[messages.Event]:
        """Take an action, in place, or refuse it."""
        kind = type(action)
        if kind is Challenge or kind is Accept:
            if state.phase != "challenge" or seat in state.accepted:
                raise Refused("quiddler.turn", seat=state.turn, phase=state.phase)
            if isinstance(action, Challenge):
                return challenge(state, seat, action)
            return accept(state, seat, dice)
        if seat != state.turn or (state.phase != "draw" if kind is Draw else state.phase != "discard"):
            raise Refused("quiddler.turn", seat=state.turn, phase=state.phase)
        if isinstance(action, Draw):
            return draw(state, seat, action, dice)
        if isinstance(action, Discard):
            return discard(state, seat, action)
        if isinstance(action, Lay):
            return lay_words(state, seat, action, dice)
        raise Refused("table.malformed", why="no action of this game")

    def result(self, state: State) -> Result | None:
        """The highest total wins, equal totals share the win (quiddler.win)."""
        if state.phase != "over":
            return None
        ranked = sorted(set(state.scores), reverse=True)
        ranking = [[seat for seat in range(state.seats) if state.scores[seat] == score] for score in ranked]
        return Result(winners=ranking[0], ranking=ranking, scores=list(state.scores))

    def view(self, state: State, seat: int | None) -> QuiddlerView:
        """What a seat may see."""
        return view(self, state, seat)

    def show(self, event: messages.Event, seat: int | None) -> messages.Event | None:
        """An event narrowed: a hand dealt to its own seat, a card drawn from the deck to the drawer."""
        if isinstance(event, Dealt):
            own = {key: hand for key, hand in event.hands.items() if key == str(seat)}
            return msgspec.structs.replace(event, hands=own)
        if isinstance(event, Drew) and event.pile == "deck" and event.seat != seat:
            return msgspec.structs.replace(event, card=None)
        return event

    def sample(self, view: QuiddlerView, dice: Dice) -> State:
        """A world that the view's seat cannot tell from the real one."""
        return sample(view, dice)

    def complete(self, template: messages.Action, view: QuiddlerView, dice: Dice) -> messages.Action:
        """An example of a lay. Where the cards make none that may go out: a card to discard instead."""
        return complete(template, view, dice)

    def inventory(self, state: State) -> Iterable[Any]:
        """Every card, wherever it is."""
        yield from state.draw
        yield from state.discards
        for hand in state.hands:
            yield from hand
        for spread in state.laid.values():
            yield from spread.left
            for word in spread.words:
                yield from word

    def consult(self, state: State, seat: int | None, question: Mapping[str, Any]) -> dict[str, Any]:
        """Look words up (quiddler.dictionary), or ask for the deck's cards and points."""
        return consult(self, state, seat, question)

    def furnish(self, name: str, data: bytes) -> None:
        """Take a word list of the host's own (a UTF-8 file, one word a line)."""
        lists.add(name, data)

    def review(self, record: Any) -> dict[str, Any]:
        """Each round's best possible lay beside what was laid; empty for a record that cannot be played here."""
        try:
            return review(self, record)
        except BadRecord:
            return {}


def _full_name(options: messages.Options) -> str:
    """The list asked for; a host's own with its fingerprint."""
    full = options.lexicon if options.lexicon == "standard" else lists.find_list(options.lexicon)
    if full is None:
        name = options.lexicon[:40]
        raise Refused("table.options", why=f"lexicon: no word list {name!r} here", option="lexicon", value=name)
    return full


def deal(state: State, dice: Dice) -> Dealt:
    """Shuffle all cards, deal one at a time from the dealer's left, turn one over (quiddler.deal, quiddler.piles)."""
    state.clear()
    pile = list(state.deck.full)
    dice.shuffle(pile)
    for _ in range(state.hand_size):
        for step in range(1, state.seats + 1):
            state.hands[(state.dealer + step) % state.seats].append(pile.pop())
    state.discards = [pile.pop()]
    state.draw = pile
    hands = {str(seat): codes(state, hand) for seat, hand in enumerate(state.hands)}
    return Dealt(state.round, state.dealer, state.deck.codes[state.discards[0]], hands)


def draw(state: State, seat: int, action: Draw, dice: Dice) -> list[messages.Event]:
    """quiddler.draw, quiddler.draw.empty."""
    events: list[messages.Event] = []
    if action.pile == "discard":
        if not state.discards:
            raise Refused("quiddler.draw")
        card = state.discards.pop()
        state.taken.append((seat, card))
        state.known[seat].append(card)
    else:
        if not state.draw:
            if len(state.discards) < 2:
                raise Refused("quiddler.draw.empty")
            pile, state.discards = state.discards[:-1], state.discards[-1:]
            dice.shuffle(pile)
            state.draw = pile
            state.remade = tuple(sorted(pile))
            events.append(Remade(len(pile)))
        card = state.draw.pop()
    state.hands[seat].append(card)
    state.drew = card
    state.phase = "discard"
    events.append(Drew(seat, action.pile, state.deck.codes[card]))
    return events


def discard(state: State, seat: int, action: Discard) -> list[messages.Event]:
    """quiddler.discard, and words stay in the hand (quiddler.hold); on the last turn they come first."""
    card = state.deck.index[action.card]
    if card not in state.hands[seat]:
        raise Refused("quiddler.discard", card=action.card)
    if state.went_out is not None:
        raise Refused("quiddler.last-turn", card=action.card)
    state.hands[seat].remove(card)
    throw(state, seat, card)
    state.turn = (seat + 1) % state.seats
    state.phase = "draw"
    return [Discarded(seat, action.card)]


def throw(state: State, seat: int, card: int) -> None:
    """Put a card on the discards, for all to see."""
    state.discards.append(card)
    state.thrown.append((seat, card))
    if card in state.known[seat]:
        state.known[seat].remove(card)
    state.drew = None


def lay_words(state: State, seat: int, action: Lay, dice: Dice) -> list[messages.Event]:
    """Going out (quiddler.go-out) or the last turn (quiddler.last-turn)."""
    if action.words is msgspec.UNSET or action.discard is msgspec.UNSET:
        raise Refused("table.malformed", why="lay: words and discard are missing")
    index = state.deck.index
    words = tuple(tuple(index[card] for card in word) for word in action.words)
    thrown = index[action.discard]
    left = _check_lay(state, seat, words, thrown)
    # quiddler.go-out.count: every card but the discard is in a word, so exactly as many as were dealt are laid.
    went_out = state.went_out is None
    if went_out:
        state.went_out = seat
    spread = Spread(words, tuple(left))
    throw(state, seat, thrown)
    state.laid[seat] = spread
    state.hands[seat] = []
    state.known[seat] = []
    shown = laid_view(state, spread)
    spelt = tuple("".join(word) for word in shown.words)
    events: list[messages.Event] = [Laid(seat, shown.words, shown.left, action.discard, went_out, spelt, len(spelt))]
    state.turn = (seat + 1) % state.seats
    state.phase = "draw"
    if state.turn != state.went_out:
        return events
    if state.options.words == "challenge":
        state.phase = "challenge"
        return events
    return events + finish(state, dice)


def _check_lay(state: State, seat: int, words: tuple[tuple[int, ...], ...], thrown: int) -> list[int]:
    """The cards left over, in the order held; refuses in the order of quiddler.go-out."""
    names, hand = state.deck.codes, state.hands[seat]
    left = hand.copy()
    for card in (card for word in words for card in word):
        if card not in left:
            raise Refused("quiddler.word.own-cards", card=names[card], count=hand.count(card))
        left.remove(card)
    if thrown not in hand:
        raise Refused("quiddler.discard", card=names[thrown])
    if thrown not in left:  # held, but used in a word
        raise Refused("quiddler.word.own-cards", card=names[thrown], count=hand.count(thrown))
    left.remove(thrown)
    for word in words:
        if len(word) < 2:
            raise Refused("quiddler.word.two-cards", word="".join(names[card] for card in word), count=len(word))
    if state.options.words == "checked":
        for word in words:
            if not state.lexicon.has(word):
                raise Refused("quiddler.word.lexicon", word="".join(names[card] for card in word))
    if left and state.went_out is None:
        raise Refused("quiddler.go-out", count=len(left), cards=list(codes(state, left)))
    return left


def challengeable(state: State, seat: int) -> list[Challenge]:
    """The words that a seat may still challenge."""
    done = {(c.seat, c.word) for c in state.challenges}
    return [
        Challenge(other, number)
        for other in sorted(state.laid)
        if other != seat
        for number in range(len(state.laid[other].words))
        if (other, number) not in done
    ]


def challenge(state: State, seat: int, action: Challenge) -> list[messages.Event]:
    """quiddler.word.challenge: refused for one's own word, one already challenged, and one that is not there."""
    if action not in challengeable(state, seat):
        spread = state.laid.get(action.seat)
        there = spread is not None and 0 <= action.word < len(spread.words)
        why = "none" if not there else "own" if action.seat == seat else "again"
        word = "".join(codes(state, spread.words[action.word])) if spread is not None and there else ""
        raise Refused("quiddler.word.challenge", seat=action.seat, word=word, why=why)
    cards = state.laid[action.seat].words[action.word]
    good = state.lexicon.has(cards)
    state.challenges = (*state.challenges, ChallengeView(seat, action.seat, action.word, good))
    points = sum(state.deck.points[card] for card in cards)
    return [Challenged(seat, action.seat, action.word, "".join(codes(state, cards)), good, points)]


def accept(state: State, seat: int, dice: Dice) -> list[messages.Event]:
    """No further challenge; when all have accepted, the round is scored."""
    state.accepted |= {seat}
    events: list[messages.Event] = [Accepted(seat)]
    return events + finish(state, dice) if len(state.accepted) == state.seats else events


def finish(state: State, dice: Dice) -> list[messages.Event]:
    """Score the round and deal the next, whose dealer sits left of this one's; after the eighth the game is over."""
    scored = score_round(state)
    state.rounds = (*state.rounds, scored)
    state.scores = list(scored.total)
    events: list[messages.Event] = [Scored(state.round, round_view(scored))]
    if state.round == LAST_ROUND:
        state.phase = "over"
        return events
    state.round += 1
    state.dealer = (state.dealer + 1) % state.seats
    return [*events, deal(state, dice)]
