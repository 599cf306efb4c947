"""A small honest game to break: two cards each, play one, draw one; who first reaches the target wins.

On the way a player may, once a turn, say a word (a free choice) or swap a card in secret, and everybody may knock once
(nobody waits for it). The pile is made anew from the shuffled discards when it runs out.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Annotated, Any, ClassVar

import msgspec
from msgspec import UNSET, Meta, UnsetType

from parlwr.kernel import BadScenario, Dice, First, Game, Refused, Result, View

DECK = [number for number in range(1, 7) for _ in range(3)]
RULES = ["toy.turn", "toy.hand", "toy.said", "toy.word", "toy.knock", "table.over", "table.malformed", "table.options"]


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    target: Annotated[int, Meta(ge=4, le=40)] = 12
    knocks: bool = True
    first: First = "random"


class Play(msgspec.Struct, frozen=True, tag="play", forbid_unknown_fields=True):
    card: int


class Say(msgspec.Struct, frozen=True, tag="say", forbid_unknown_fields=True):
    text: str | UnsetType = UNSET


class Knock(msgspec.Struct, frozen=True, tag="knock", forbid_unknown_fields=True):
    pass


class Swap(msgspec.Struct, frozen=True, tag="swap", forbid_unknown_fields=True):
    card: int


class Played(msgspec.Struct, frozen=True, tag="played"):
    seat: int
    card: int


class Drew(msgspec.Struct, frozen=True, tag="drew"):
    seat: int
    card: int | None = None


class Swapped(msgspec.Struct, frozen=True, tag="swapped"):
    seat: int
    card: int | None = None


class Told(msgspec.Struct, frozen=True, tag="told"):
    """Something for all to see; a list, so that there is something to alias."""

    seat: int
    what: list[Any]


Action = Play | Say | Swap | Knock


class ToyView(View, kw_only=True):
    options: Options
    actions: list[Action]
    hand: list[int] | None
    hand_counts: list[int]
    pile_count: int
    discards: list[int]
    scores: list[int]
    said: bool
    words: list[str]
    knocked: list[int]


class State:
    __slots__ = ("discards", "hands", "knocked", "options", "pile", "said", "scores", "secret", "turn", "words")

    def __init__(self, options: Options, seats: int) -> None:
        self.options = options
        self.hands: list[list[int]] = [[] for _ in range(seats)]
        self.pile: list[int] = []
        self.discards: list[int] = []
        self.scores = [0] * seats
        self.turn = 0
        self.said = False
        self.words: list[str] = []
        self.knocked: list[int] = []
        self.secret = 0
        """Nothing; mutants keep something here that no view shows."""

    def copy(self) -> State:
        other = State.__new__(State)
        other.options = self.options
        other.hands = [hand[:] for hand in self.hands]
        other.pile = self.pile[:]
        other.discards = self.discards[:]
        other.scores = self.scores[:]
        other.turn = self.turn
        other.said = self.said
        other.words = self.words[:]
        other.knocked = self.knocked[:]
        other.secret = self.secret
        return other


class Toy(Game[Options, State, Any, Any, ToyView]):
    name: ClassVar[str] = "toy"
    rules: ClassVar[str] = "1"
    players: ClassVar[tuple[int, int]] = (2, 4)
    usual: ClassVar[tuple[int, int]] = (2, 4)
    minutes: ClassVar[int] = 1
    Options: ClassVar[type[msgspec.Struct]] = Options
    Action: ClassVar[Any] = Action
    Event: ClassVar[Any] = Played | Drew | Swapped | Told
    View: ClassVar[type[View]] = ToyView

    def start(self, options: Options, seats: int, dice: Dice) -> State:
        state = State(options, seats)
        state.pile = DECK[:]
        dice.shuffle(state.pile)
        state.turn = dice.below(seats) if options.first == "random" else options.first
        for hand in state.hands:
            hand += [state.pile.pop(), state.pile.pop()]
        return state

    def lay(self, options: Options, seats: int, setup: Mapping[str, Any], dice: Dice) -> State:
        state = self.start(options, seats, dice)
        for key, value in setup.items():
            if key not in ("hands", "pile", "scores", "turn"):
                raise BadScenario(f"setup: no key {key!r}")
            setattr(state, key, value)
        return state

    def to_act(self, state: State) -> list[int]:
        return [] if self.result(state) else [state.turn]

    def actions(self, state: State, seat: int) -> list[Any]:
        if self.result(state):
            return []
        found: list[Any] = []
        if seat == state.turn:
            found += [Play(card) for card in sorted(set(state.hands[seat]))]
            if not state.said:
                found += [Say(), *(Swap(card) for card in sorted(set(state.hands[seat])) if state.pile)]
        if state.options.knocks and seat not in state.knocked:
            found.append(Knock())
        return found

    def known(self, action: Any, state: State) -> bool:
        if isinstance(action, Play | Swap):
            return 1 <= action.card <= 6
        return not (isinstance(action, Say) and action.text is UNSET)

    def play(self, state: State, seat: int, action: Any, dice: Dice) -> list[Any]:
        if isinstance(action, Knock):
            if not state.options.knocks or seat in state.knocked:
                raise Refused("toy.knock", seat=seat)
            state.knocked.append(seat)
            return [Told(seat, ["knock"])]
        if seat != state.turn:
            raise Refused("toy.turn", seat=state.turn)
        if isinstance(action, Say):
            return self.say(state, seat, action)
        if isinstance(action, Swap):
            return self.swap(state, seat, action)
        return self.play_card(state, seat, action, dice)

    def say(self, state: State, seat: int, action: Say) -> list[Any]:
        if state.said:
            raise Refused("toy.said")
        if not (isinstance(action.text, str) and action.text.isalpha() and len(action.text) < 10):
            raise Refused("toy.word")
        state.said = True
        state.words.append(action.text)
        return [Told(seat, [action.text])]

    def swap(self, state: State, seat: int, action: Swap) -> list[Any]:
        """Instead of a word: a card goes under the pile, unseen by the others, and the top one comes into the hand."""
        if action.card not in state.hands[seat]:
            raise Refused("toy.hand", card=action.card)
        if state.said or not state.pile:
            raise Refused("toy.said")
        state.said = True
        state.words.append("(swap)")
        state.hands[seat].remove(action.card)
        state.pile.insert(0, action.card)
        card = state.pile.pop()
        state.hands[seat].append(card)
        return [Swapped(seat, action.card), Drew(seat, card)]

    def play_card(self, state: State, seat: int, action: Play, dice: Dice) -> list[Any]:
        if action.card not in state.hands[seat]:
            raise Refused("toy.hand", card=action.card)
        state.hands[seat].remove(action.card)
        state.discards.append(action.card)
        state.scores[seat] += action.card
        events: list[Any] = [Played(seat, action.card)]
        if not state.pile:
            self.make_pile(state, dice)
            events.append(Told(seat, ["pile", len(state.pile)]))
        card = state.pile.pop()
        state.hands[seat].append(card)
        events.append(Drew(seat, card))
        state.turn = (seat + 1) % len(state.hands)
        state.said = False
        return events

    def make_pile(self, state: State, dice: Dice) -> None:
        state.pile, state.discards = state.discards, []
        dice.shuffle(state.pile)

    def result(self, state: State) -> Result | None:
        best = max(state.scores)
        if best < state.options.target:
            return None
        ranking = [
            [seat for seat, one in enumerate(state.scores) if one == score]
            for score in sorted(set(state.scores), reverse=True)
        ]
        return Result(ranking[0], ranking, state.scores[:])

    def view(self, state: State, seat: int | None) -> ToyView:
        result = self.result(state)
        return ToyView(
            game=self.name,
            options=state.options,
            seats=len(state.hands),
            seat=seat,
            phase="over" if result else "play",
            to_act=self.waits(state, seat),
            result=result,
            actions=[] if seat is None else self.actions(state, seat),
            hand=None if seat is None else state.hands[seat][:],
            hand_counts=[len(hand) for hand in state.hands],
            pile_count=len(state.pile),
            discards=state.discards[:],
            scores=state.scores[:],
            said=state.said,
            words=state.words[:],
            knocked=state.knocked[:],
        )

    def show(self, event: Any, seat: int | None) -> Any:
        if isinstance(event, Drew) and event.seat != seat:
            return Drew(event.seat)
        if isinstance(event, Swapped) and event.seat != seat:
            return Swapped(event.seat)
        return event

    def sample(self, view: ToyView, dice: Dice) -> State:
        state = State(view.options, view.seats)
        unseen = DECK[:]
        for card in [*view.discards, *(view.hand or [])]:
            unseen.remove(card)
        dice.shuffle(unseen)
        for seat, count in enumerate(view.hand_counts):
            if seat == view.seat:
                state.hands[seat] = list(view.hand or [])
            else:
                state.hands[seat] = [unseen.pop() for _ in range(count)]
        state.pile = unseen
        state.discards, state.scores = view.discards[:], view.scores[:]
        state.said, state.words, state.knocked = view.said, view.words[:], view.knocked[:]
        state.turn = view.to_act[0] if view.to_act else 0
        return state

    def complete(self, template: Any, view: ToyView, dice: Dice) -> Any:
        if isinstance(template, Say) and template.text is UNSET:
            return Say(dice.choice(["yes", "no", "perhaps"]))
        return template

    def inventory(self, state: State) -> Iterable[int]:
        for hand in state.hands:
            yield from hand
        yield from state.pile
        yield from state.discards
