"""The Clue Card Game as a :class:`parlwr.kernel.Game`."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, ClassVar

import msgspec
from msgspec import UNSET

from parlwr.kernel.dice import Dice
from parlwr.kernel.game import Game, Result

from . import layout, messages, rules, view
from .cards import KINDS, deck_of
from .messages import Accuse, Ask, ClueView, Join, Order
from .state import State

__all__ = ["ClueGame"]


class ClueGame(Game[messages.Options, State, Any, Any, ClueView]):
    """Who did it, with what and where: the law is in :mod:`.rules`, secrecy in :mod:`.view`."""

    name: ClassVar[str] = "clue"
    rules: ClassVar[str] = "1"
    players: ClassVar[tuple[int, int]] = (2, 6)  # clue.players: the box says 3–4
    usual: ClassVar[tuple[int, int]] = (3, 4)
    minutes: ClassVar[int] = 20
    Options: ClassVar[type[msgspec.Struct]] = messages.Options
    Action: ClassVar[Any] = messages.Action
    Event: ClassVar[Any] = messages.Event
    View: ClassVar[type[ClueView]] = ClueView

    def start(self, options: messages.Options, seats: int, dice: Dice) -> State:
        """``clue.crime``, ``clue.deal``, ``clue.first``."""
        return layout.start(options, seats, dice)

    def lay(self, options: messages.Options, seats: int, setup: Mapping[str, Any], dice: Dice) -> State:
        """A table laid by hand; keys ``turn``, ``crime``, ``hands``, ``face_up``, ``lost``."""
        return layout.lay(options, seats, setup, dice)

    def to_act(self, state: State) -> list[int]:
        """The seats that the game waits for."""
        return rules.waited_for(state)

    def actions(self, state: State, seat: int) -> list[Any]:
        """A seat's legal acts; questions, accusations and orders are templates."""
        return rules.legal(state, seat)

    def known(self, action: Any, state: State) -> bool:
        """Whether an act is complete and names only cards and seats of this game."""
        return rules.known(state, action)

    def play(self, state: State, seat: int, action: Any, dice: Dice) -> list[Any]:
        """Take an act, in place."""
        return list(rules.play(state, seat, action, dice))

    def result(self, state: State) -> Result | None:
        """How it ended."""
        return state.result

    def view(self, state: State, seat: int | None) -> ClueView:
        """What a seat may see."""
        return view.view_of(state, seat)

    def show(self, event: Any, seat: int | None) -> Any:
        """An event narrowed to a seat."""
        return view.narrow(event, seat)

    def sample(self, view: ClueView, dice: Dice) -> State:
        """A world that the seat cannot tell from the real one, every deal equally likely."""
        from .sampling import sample  # numpy only where worlds are counted

        return sample(view, dice)

    def review(self, record: Any) -> dict[str, Any]:
        """The timeline of :mod:`.review`: what each seat could have known, when, and what each question told."""
        from .review import review

        found: dict[str, Any] = msgspec.to_builtins(review(self, record))
        return found

    def complete(self, template: Any, view: ClueView, dice: Dice) -> Any:
        """An example of a question, an accusation or an order."""
        if isinstance(template, Ask) and template.cards is UNSET:
            codes = deck_of(view.options.game).codes
            first = dice.below(len(codes))
            second = (first + 1 + dice.below(len(codes) - 1)) % len(codes)
            return Ask((codes[first], codes[second]))
        if isinstance(template, Accuse | Join) and template.cards is UNSET and view.case_file is not None:
            file = view.case_file
            return type(template)(tuple(dice.choice(getattr(file, kind)) for kind in KINDS))
        if isinstance(template, Order) and template.seats is UNSET:
            seats = list(view.accusers)
            dice.shuffle(seats)
            return Order(tuple(seats))
        return template

    def inventory(self, state: State) -> Iterable[int]:
        """Every card of the deck, wherever it lies."""
        return state.cards()
