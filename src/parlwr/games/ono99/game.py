"""ONO 99 as the kernel knows it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, ClassVar

import msgspec

from parlwr import kernel
from parlwr.kernel import Dice, Game, Result, SeatRange

from . import messages
from .cards import EXCHANGE, INDEX, acts
from .messages import Draw, Exchange, Play
from .refusals import refusal
from .rounds import deal
from .sampling import imagine
from .setup import lay_out
from .state import State, ruleset
from .turns import draw_owed, exchange, play_card, settle
from .view import actions, see, show, to_act

__all__ = ["Ono99"]


class Ono99(Game[messages.Options, State, messages.Action, messages.Event, messages.View]):
    """ONO 99, editions of 2022 and 1980."""

    name: ClassVar[str] = "ono99"
    rules: ClassVar[str] = "1"
    players: ClassVar[tuple[int, int]] = (2, 8)
    usual: ClassVar[tuple[int, int]] = (2, 6)
    ranges: ClassVar[tuple[SeatRange, ...]] = (
        SeatRange({"edition": "2022"}, players=(2, 6), usual=(2, 6)),  # ono99.players
        SeatRange({"edition": "1980"}, players=(2, 8), usual=(2, 8)),
    )
    minutes: ClassVar[int] = 15
    Options: ClassVar[type[msgspec.Struct]] = messages.Options
    Action: ClassVar[Any] = messages.Action
    Event: ClassVar[Any] = messages.Event
    View: ClassVar[type[kernel.View]] = messages.View

    def start(self, options: messages.Options, seats: int, dice: Dice) -> State:
        """Deal the first round; the player on the dealer's left starts (ono99.first)."""
        first = dice.below(seats) if options.first == "random" else options.first
        state = State(ruleset(options, seats))
        deal(state, (first - 1) % seats, dice)
        settle(state, dice, [])
        return state

    def lay(self, options: messages.Options, seats: int, setup: Mapping[str, Any], dice: Dice) -> State:
        """A table laid by hand; who cannot play is out at once, as always."""
        state = State(ruleset(options, seats))
        lay_out(state, setup, dice)
        settle(state, dice, [])
        return state

    def to_act(self, state: State) -> list[int]:
        """The player whose turn it is, and who may still draw (1980, ``draw: race``)."""
        if state.drawing >= 0:
            return to_act(state)
        return [state.turn] if state.turn >= 0 else []

    def actions(self, state: State, seat: int) -> list[messages.Action]:
        """Each distinct legal play once, in the order of the rules; no templates."""
        if seat == state.turn:
            return [*acts[state.legal]]
        return actions(state, seat)

    def play(self, state: State, seat: int, action: messages.Action, dice: Dice) -> list[messages.Event]:
        """Take a legal act, or raise its refusal."""
        events: list[messages.Event] = []
        if type(action) is Play and seat == state.turn:
            card = INDEX[action.card]
            if state.legal >> card & 1:
                play_card(state, card, dice, events)
                return events
        elif type(action) is Draw and seat == state.drawing:
            draw_owed(state, dice, events)
            return events
        elif type(action) is Exchange and seat == state.turn and state.legal & EXCHANGE:
            exchange(state, dice, events)
            return events
        raise refusal(state, seat, action)

    def result(self, state: State) -> Result | None:
        """How it ended."""
        return state.over

    def view(self, state: State, seat: int | None) -> messages.View:
        """What a seat sees."""
        return see(state, seat)

    def show(self, event: messages.Event, seat: int | None) -> messages.Event | None:
        """Everything but another player's drawn card."""
        return show(event, seat)

    def sample(self, view: messages.View, dice: Dice) -> State:
        """A world that fits the view."""
        return imagine(view, dice)

    def complete(self, template: messages.Action, view: messages.View, dice: Dice) -> messages.Action:
        """No act of this game is a template."""
        return template

    def inventory(self, state: State) -> Iterable[Any]:
        """Every card by number: hands, draw pile, discards."""
        for hand in state.hands:
            yield from hand
        yield from state.pile
        for code in state.discards:
            yield INDEX[code]
