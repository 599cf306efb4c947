"""Broken copies of the toy game that break liveness, refusal, conservation or no aliasing."""

from __future__ import annotations

from typing import Any

import msgspec

from parlwr.kernel import Dice, Refused, Result

from .planting import breaks
from .toy import DECK, Drew, Knock, Play, Played, Say, State, Swap, Swapped, Told, Toy, ToyView

# -- liveness ----------------------------------------------------------------------------------------------------------


@breaks("liveness")
class Deadlock(Toy):
    """After a while the player to act has nothing to do."""

    def actions(self, state: State, seat: int) -> list[Any]:
        return [] if sum(state.scores) > 6 else super().actions(state, seat)


@breaks("liveness")
class NobodyWaitedFor(Toy):
    def to_act(self, state: State) -> list[int]:
        return [] if sum(state.scores) > 6 else super().to_act(state)


@breaks("liveness")
class ListedButRefused(Toy):
    def play(self, state: State, seat: int, action: Any, dice: Dice) -> list[Any]:
        if isinstance(action, Knock) and state.said:
            raise Refused("toy.knock", seat=seat)
        return super().play(state, seat, action, dice)


@breaks("liveness")
class BadExample(Toy):
    """The game completes its own template with what it refuses."""

    def complete(self, template: Any, view: ToyView, dice: Dice) -> Any:
        return Say("two words") if isinstance(template, Say) else template


@breaks("liveness")
class Endless(Toy):
    def play_card(self, state: State, seat: int, action: Play, dice: Dice) -> list[Any]:
        events = super().play_card(state, seat, action, dice)
        state.scores = [0] * len(state.scores)
        return events


@breaks("liveness")
class ListedTwice(Toy):
    def actions(self, state: State, seat: int) -> list[Any]:
        return [one for one in super().actions(state, seat) for _ in range(1 + isinstance(one, Play))]


@breaks("liveness")
class ActsAfterTheEnd(Toy):
    def to_act(self, state: State) -> list[int]:
        return [state.turn]


@breaks("liveness")
class RankingWithoutLosers(Toy):
    def result(self, state: State) -> Result | None:
        result = super().result(state)
        return None if result is None else Result(result.winners, [result.winners])


@breaks("liveness")
class ViewSaysOtherwise(Toy):
    def view(self, state: State, seat: int | None) -> ToyView:
        view = super().view(state, seat)
        view.phase = "play"
        return view


@breaks("liveness")
class ViewNotReadable(Toy):
    """A card goes out as text; whoever reads the view by its type cannot."""

    def view(self, state: State, seat: int | None) -> ToyView:
        view = super().view(state, seat)
        view.discards = list(map(str, view.discards))  # type: ignore[arg-type]
        return view

    def sample(self, view: ToyView, dice: Dice) -> State:
        return super().sample(msgspec.structs.replace(view, discards=list(map(int, view.discards))), dice)


# -- refusal -----------------------------------------------------------------------------------------------------------


@breaks("refusal")
class RefusedButChanged(Toy):
    """A word that is refused still counts as the word of the turn."""

    def say(self, state: State, seat: int, action: Say) -> list[Any]:
        said, state.said = state.said, True
        if said:
            raise Refused("toy.said")
        if not (isinstance(action.text, str) and action.text.isalpha() and len(action.text) < 10):
            raise Refused("toy.word")
        state.words.append(action.text)
        return [Told(seat, [action.text])]


@breaks("refusal")
class RefusedButRemembered(Toy):
    """Nothing that anybody can see changes; but it does when the next card is played."""

    def play(self, state: State, seat: int, action: Any, dice: Dice) -> list[Any]:
        if seat != state.turn and not isinstance(action, Knock):
            state.secret += 1
        events = super().play(state, seat, action, dice)
        if isinstance(action, Play):
            state.scores[seat] -= min(state.secret, 1)
            state.secret = 0
        return events


@breaks("refusal")
class RefusedButRolled(Toy):
    def play(self, state: State, seat: int, action: Any, dice: Dice) -> list[Any]:
        dice.below(2)
        return super().play(state, seat, action, dice)


@breaks("refusal")
class UnknownRule(Toy):
    def say(self, state: State, seat: int, action: Say) -> list[Any]:
        if state.said:
            raise Refused("toy.once-a-turn")
        return super().say(state, seat, action)


@breaks("refusal")
class Stumbles(Toy):
    """Not a refusal but an exception: a card that is not held."""

    def play_card(self, state: State, seat: int, action: Play, dice: Dice) -> list[Any]:
        state.copy().hands[seat].remove(action.card)
        return super().play_card(state, seat, action, dice)


@breaks("refusal")
class TakesAnything(Toy):
    """Whoever plays, it counts for the player whose turn it is."""

    def play(self, state: State, seat: int, action: Any, dice: Dice) -> list[Any]:
        return super().play(state, state.turn if isinstance(action, Play) else seat, action, dice)


@breaks("refusal")
class GoesOnAfterTheEnd(Toy):
    def act(self, state: State, seat: int, raw: Any, dice: Dice) -> list[Any]:
        action = raw if isinstance(raw, msgspec.Struct) else self.decode(raw)
        if not self.known(action, state):
            raise Refused("table.malformed")
        return self.play(state, seat, action, dice)


class LaxPlay(msgspec.Struct, frozen=True, tag="play"):
    card: int


@breaks("refusal")
class ForgivesUnknownFields(Toy):
    Action = LaxPlay | Say | Swap | Knock

    def actions(self, state: State, seat: int) -> list[Any]:
        return [LaxPlay(one.card) if isinstance(one, Play) else one for one in super().actions(state, seat)]

    def known(self, action: Any, state: State) -> bool:
        return super().known(Play(action.card) if isinstance(action, LaxPlay) else action, state)

    def play_card(self, state: State, seat: int, action: Any, dice: Dice) -> list[Any]:
        return super().play_card(state, seat, Play(action.card), dice)


@breaks("refusal")
class FactsThatAreNoJson(Toy):
    def say(self, state: State, seat: int, action: Say) -> list[Any]:
        if state.said:
            raise Refused("toy.said", seats={1, 2})
        return super().say(state, seat, action)


# -- conservation ------------------------------------------------------------------------------------------------------


@breaks("conservation")
class LostCard(Toy):
    def make_pile(self, state: State, dice: Dice) -> None:
        super().make_pile(state, dice)
        if len(state.pile) > 1:
            state.pile.pop()


@breaks("conservation")
class DoubledCard(Toy):
    """A card drawn stays on the pile."""

    def play_card(self, state: State, seat: int, action: Play, dice: Dice) -> list[Any]:
        events = super().play_card(state, seat, action, dice)
        if isinstance(events[-1], Drew) and action.card == 3:
            state.pile.append(state.hands[seat][-1])
        return events


@breaks("conservation")
class SwappedCard(Toy):
    """As many cards as before, but another one."""

    def make_pile(self, state: State, dice: Dice) -> None:
        super().make_pile(state, dice)
        state.pile[0] = state.pile[0] % 6 + 1


@breaks("conservation")
class ImaginesTooMuch(Toy):
    """The real game is sound; worlds imagined from a view have a full pile besides."""

    def sample(self, view: ToyView, dice: Dice) -> State:
        state = super().sample(view, dice)
        state.pile = DECK[: len(state.pile)]
        return state


# -- no aliasing -------------------------------------------------------------------------------------------------------


@breaks("no aliasing")
class CopySharesHands(Toy):
    def start(self, options: Any, seats: int, dice: Dice) -> State:
        state = super().start(options, seats, dice)
        shared = SharingState.__new__(SharingState)
        for name in State.__slots__:
            setattr(shared, name, getattr(state, name))
        return shared


class SharingState(State):
    __slots__ = ()

    def copy(self) -> State:
        other = SharingState.__new__(SharingState)
        for name in State.__slots__:
            value = getattr(self, name)
            setattr(other, name, value[:] if isinstance(value, list) else value)  # the hands inside stay shared
        return other


@breaks("no aliasing")
class ApplyInPlace(Toy):
    def apply(self, state: State, seat: int, action: Any, dice: Dice) -> tuple[State, list[Any]]:
        return state, self.act(state, seat, action, dice)


@breaks("no aliasing")
class ViewSharesList(Toy):
    def view(self, state: State, seat: int | None) -> ToyView:
        view = super().view(state, seat)
        view.discards = state.discards
        return view


@breaks("no aliasing")
class ViewIsKept(Toy):
    """The view is made once and handed out again and again."""

    def __init__(self) -> None:
        self.kept: dict[tuple[Any, ...], ToyView] = {}

    def view(self, state: State, seat: int | None) -> ToyView:
        key = (
            seat,
            repr(state.hands),
            repr(state.scores),
            tuple(state.knocked),
            tuple(state.words),
            repr(state.discards),
        )
        if key not in self.kept:
            self.kept[key] = super().view(state, seat)
        return self.kept[key]


@breaks("no aliasing")
class EventSharesList(Toy):
    def play_card(self, state: State, seat: int, action: Play, dice: Dice) -> list[Any]:
        return [*super().play_card(state, seat, action, dice), Told(seat, state.scores)]


@breaks("no aliasing")
class WorldSharesView(Toy):
    def sample(self, view: ToyView, dice: Dice) -> State:
        state = super().sample(view, dice)
        state.discards = view.discards
        return state


@breaks("no aliasing")
class ActionsAreKept(Toy):
    def __init__(self) -> None:
        self.kept: dict[str, list[Any]] = {}

    def actions(self, state: State, seat: int) -> list[Any]:
        found = super().actions(state, seat)
        return self.kept.setdefault(repr(found), found)

    def view(self, state: State, seat: int | None) -> ToyView:
        view = super().view(state, seat)
        view.actions = view.actions[:]
        return view


class BlabbingPlayed(msgspec.Struct, tag="played"):
    seat: int
    card: int | None


@breaks("no aliasing")
class ShowWritesIntoTheEvent(Toy):
    """Narrowing an event for one seat narrows it for all."""

    Event = BlabbingPlayed | Drew | Swapped | Told

    def play_card(self, state: State, seat: int, action: Play, dice: Dice) -> list[Any]:
        events = super().play_card(state, seat, action, dice)
        return [BlabbingPlayed(one.seat, one.card) if isinstance(one, Played) else one for one in events]

    def show(self, event: Any, seat: int | None) -> Any:
        if isinstance(event, BlabbingPlayed):
            event.card = None
        return super().show(event, seat)
