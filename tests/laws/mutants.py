"""Broken copies of the toy game, each with the law that must catch it: replay and secrecy here, the others beside."""

from __future__ import annotations

import random
from typing import Any

from parlwr.kernel import Dice, Refused

from .planting import breaks
from .toy import Knock, Play, State, Swapped, Told, Toy, ToyView

# -- replay ------------------------------------------------------------------------------------------------------------


@breaks("replay")
class UnseededDeal(Toy):
    def start(self, options: Any, seats: int, dice: Dice) -> State:
        state = super().start(options, seats, dice)
        random.shuffle(state.pile)
        return state


@breaks("replay")
class UnseededPile(Toy):
    def make_pile(self, state: State, dice: Dice) -> None:
        super().make_pile(state, dice)
        random.shuffle(state.pile)


@breaks("replay")
class RemembersGames(Toy):
    """State outside the state: a counter of the class that a view shows."""

    played = 0

    def play_card(self, state: State, seat: int, action: Play, dice: Dice) -> list[Any]:
        type(self).played += 1
        events = super().play_card(state, seat, action, dice)
        return [*events, Told(seat, [type(self).played])]


@breaks("replay")
class OrderOfIdentity(Toy):
    """An order that hangs on addresses in memory, as a set of objects has it."""

    def play_card(self, state: State, seat: int, action: Play, dice: Dice) -> list[Any]:
        events = super().play_card(state, seat, action, dice)
        things = {object(): number for number in range(6)}
        return [*events, Told(seat, [things[one] for one in sorted(things, key=lambda one: hash(one) >> 4 & 7)])]


# -- secrecy -----------------------------------------------------------------------------------------------------------


class TopView(ToyView, kw_only=True):
    top: int | None = None


@breaks("secrecy")
class LeakingView(Toy):
    """The top card of the pile is in everybody's view."""

    View = TopView

    def view(self, state: State, seat: int | None) -> TopView:
        one = super().view(state, seat)
        fields = {name: getattr(one, name) for name in one.__struct_fields__}
        return TopView(**fields, top=state.pile[-1] if state.pile else None)


@breaks("secrecy")
class LeakingOrder(Toy):
    """Nothing secret is in the view, but the order of the list of knocks depends on a hidden card."""

    def view(self, state: State, seat: int | None) -> ToyView:
        view = super().view(state, seat)
        if state.pile and state.pile[-1] % 2:
            view.knocked.reverse()
        return view


class HandsView(ToyView, kw_only=True):
    first_cards: list[int]


@breaks("secrecy")
class LeakWithAnAccomplice(Toy):
    """The view shows everybody's first card, and the imagined world is built on it: they always agree."""

    View = HandsView

    def view(self, state: State, seat: int | None) -> HandsView:
        one = super().view(state, seat)
        fields = {name: getattr(one, name) for name in one.__struct_fields__}
        return HandsView(**fields, first_cards=[hand[0] for hand in state.hands])

    def sample(self, view: HandsView, dice: Dice) -> State:  # type: ignore[override]
        state = super().sample(view, dice)
        for seat, card in enumerate(view.first_cards):
            if seat != view.seat:
                self._fetch(state, seat, card, view.first_cards)
        return state

    @staticmethod
    def _fetch(state: State, seat: int, card: int, firsts: list[int]) -> None:
        places = [(state.pile, i) for i in range(len(state.pile))]
        places += [(hand, 1) for other, hand in enumerate(state.hands) if other >= seat and len(hand) > 1]
        places += [(hand, 0) for other, hand in enumerate(state.hands) if other >= seat]
        for pile, i in places:
            if pile[i] == card:
                pile[i], state.hands[seat][0] = state.hands[seat][0], pile[i]
                return


@breaks("secrecy")
class SpectatorSeesAll(Toy):
    """Only a spectator's view leaks."""

    View = HandsView

    def view(self, state: State, seat: int | None) -> HandsView:
        one = super().view(state, seat)
        fields = {name: getattr(one, name) for name in one.__struct_fields__}
        return HandsView(**fields, first_cards=[] if seat is not None else [hand[0] for hand in state.hands])


@breaks("secrecy")
class LeakingEvent(Toy):
    def show(self, event: Any, seat: int | None) -> Any:
        return event


@breaks("secrecy")
class LeakingChoice(Toy):
    """What a player chose in secret is told to all."""

    def show(self, event: Any, seat: int | None) -> Any:
        return event if isinstance(event, Swapped) else super().show(event, seat)


@breaks("secrecy")
class LeakingEventKind(Toy):
    """The event itself says nothing, but there is one more of them when the next card is low."""

    def play_card(self, state: State, seat: int, action: Play, dice: Dice) -> list[Any]:
        events = super().play_card(state, seat, action, dice)
        return [*events, Told(seat, ["hm"])] if state.pile and state.pile[-1] <= 3 else events


@breaks("secrecy")
class LeakingRefusal(Toy):
    def play_card(self, state: State, seat: int, action: Play, dice: Dice) -> list[Any]:
        if action.card not in state.hands[seat]:
            raise Refused("toy.hand", card=state.pile[-1] if state.pile else 0)
        return super().play_card(state, seat, action, dice)


@breaks("secrecy")
class LeakingWhichRule(Toy):
    """Another seat's card is refused by another rule than a card that nobody holds."""

    def play_card(self, state: State, seat: int, action: Play, dice: Dice) -> list[Any]:
        if action.card not in state.hands[seat] and any(action.card in hand for hand in state.hands):
            raise Refused("toy.turn", seat=seat)
        return super().play_card(state, seat, action, dice)


@breaks("secrecy")
class LeakingAcceptance(Toy):
    """Knocking is refused while the next card is a six."""

    def play(self, state: State, seat: int, action: Any, dice: Dice) -> list[Any]:
        if isinstance(action, Knock) and state.pile and state.pile[-1] == 6:
            raise Refused("toy.knock", seat=seat)
        return super().play(state, seat, action, dice)

    def actions(self, state: State, seat: int) -> list[Any]:
        found = super().actions(state, seat)
        return [one for one in found if not (isinstance(one, Knock) and state.pile and state.pile[-1] == 6)]

    def view(self, state: State, seat: int | None) -> ToyView:
        view = super().view(state, seat)
        view.actions = [] if seat is None else super().actions(state, seat)
        return view


@breaks("secrecy")
class LeakingActions(Toy):
    """The view's own list is honest; the list that is asked for is sorted by a hidden card."""

    def actions(self, state: State, seat: int) -> list[Any]:
        found = super().actions(state, seat)
        return found[::-1] if state.pile and state.pile[-1] % 2 else found

    def view(self, state: State, seat: int | None) -> ToyView:
        view = super().view(state, seat)
        view.actions = [] if seat is None else super().actions(state, seat)
        return view


@breaks("secrecy")
class LeakingWaits(Toy):
    """Who is waited for is told apart from the view, and depends on a hidden card."""

    def waits(self, state: State, seat: int | None) -> list[int]:
        waiting = super().waits(state, seat)
        return waiting * 2 if state.pile and state.pile[-1] == 1 else waiting

    def view(self, state: State, seat: int | None) -> ToyView:
        view = super().view(state, seat)
        view.to_act = self.to_act(state)
        return view


@breaks("secrecy")
class LeakingDice(Toy):
    """One more roll of the dice, depending on a hidden card: the chances to come would tell."""

    def play_card(self, state: State, seat: int, action: Play, dice: Dice) -> list[Any]:
        if state.pile and state.pile[0] <= 3:
            dice.below(6)
        return super().play_card(state, seat, action, dice)


@breaks("secrecy")
class LeakingAnswer(Toy):
    """A question that is no act is answered from what lies hidden."""

    def consult(self, state: State, seat: int | None, question: Any) -> dict[str, Any]:
        return {"next": state.pile[-1] if state.pile else None}
