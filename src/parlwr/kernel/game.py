"""What every game is.

A game is a pure function with a name. It turns options, a number of seats and dice into a state, tells who may act
and how, takes actions, and shows each seat what that seat may see. It does no I/O, knows no clock, and rolls only the
dice it is handed. A browser, a bot, a test and a replay all do the same: look at a *view*, choose an *action*, get a
new view or a *refusal* that names the rule.

States are mutable objects with a cheap ``copy``; :meth:`Game.play` changes one in place, :meth:`Game.apply` leaves it
alone and gives a new one. The laws that every game keeps are tested by :mod:`parlwr.testing`.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, ClassVar, Generic, Protocol, TypeVar

import msgspec

from .dice import Dice
from .errors import BadInput, BadScenario, Refused
from .options import OptionSpec, SeatRange, check_first, check_seats, check_when, describe, read_options

__all__ = ["AnyGame", "Bot", "CopyableState", "Game", "Result", "View"]


class CopyableState(Protocol):
    """A state that can be kept: going on from a copy never changes the original."""

    def copy(self) -> Any:
        """An independent copy."""
        ...


class Result(msgspec.Struct, frozen=True):
    """How a finished game ended.

    ``winners``: seats, may be empty. ``ranking``: best first, ties share a list, every seat once. ``scores``: one a
    seat, or None where the game has none.
    """

    winners: list[int]
    ranking: list[list[int]]
    scores: list[int] | None = None


class View(msgspec.Struct, kw_only=True):
    """What a view of any game holds; each game's own view adds its fields (see docs/protocol.md)."""

    game: str
    options: Any
    seats: int
    seat: int | None
    phase: str
    to_act: list[int]
    result: Result | None
    actions: list[Any]


O = TypeVar("O", bound=msgspec.Struct)  # noqa: E741
S = TypeVar("S", bound=CopyableState)
A = TypeVar("A", bound=msgspec.Struct)
E = TypeVar("E", bound=msgspec.Struct)
V = TypeVar("V", bound=View)


class Game(ABC, Generic[O, S, A, E, V]):
    """The interface of a game. O options, S state, A action, E event, V view."""

    name: ClassVar[str]
    """The folder's name: ``ono99``."""
    rules: ClassVar[str]
    """The version of the rules, written into every record; a new one where anything plays otherwise than before."""
    players: ClassVar[tuple[int, int]]
    """Fewest and most players with any options; ``ranges`` and :meth:`check` may narrow it."""
    usual: ClassVar[tuple[int, int]]
    """What the box says: the lobby marks numbers outside it."""
    ranges: ClassVar[tuple[SeatRange, ...]] = ()
    """Where the options decide how many play: the numbers by option; the first whose ``when`` holds counts."""
    minutes: ClassVar[int]
    """About how long a game takes people, in minutes."""
    Options: ClassVar[type[msgspec.Struct]]
    Action: ClassVar[Any]
    """The union of the action structs (tagged by ``type``, frozen, unknown fields forbidden)."""
    Event: ClassVar[Any]
    """The union of the event structs (tagged by ``type``)."""
    View: ClassVar[type[View]]

    # -- before the game -----------------------------------------------------------------------------------------

    def option_specs(self) -> tuple[OptionSpec, ...]:
        """The options as the lobby shows them."""
        return describe(self.Options)

    def read(self, raw: Any, seats: int) -> O:
        """Options from JSON, checked against the number of seats; refuses with ``table.options``."""
        options: O = read_options(self.Options, raw)
        check_seats(options, seats, self.players, self.ranges)
        check_first(getattr(options, "first", "random"), seats)
        check_when(options)
        self.check(options, seats)
        return options

    def check(self, options: O, seats: int) -> None:
        """Refuse (``table.options``) combinations of options and seats that this game does not have."""

    @abstractmethod
    def start(self, options: O, seats: int, dice: Dice) -> S:
        """A game dealt and ready to play."""

    @abstractmethod
    def lay(self, options: O, seats: int, setup: Mapping[str, Any], dice: Dice) -> S:
        """A table laid by hand (the ``setup`` of a scenario); what it leaves out is dealt. Raises BadScenario."""

    # -- during the game -----------------------------------------------------------------------------------------

    @abstractmethod
    def to_act(self, state: S) -> list[int]:
        """The seats that the game waits for, or that may still make a forfeitable act; sorted, empty when over."""

    def waits(self, state: S, seat: int | None) -> list[int]:
        """``to_act`` as this seat may see it: the same for all, unless who has acted already is itself a secret."""
        return self.to_act(state)

    @abstractmethod
    def actions(self, state: S, seat: int) -> list[A]:
        """This seat's legal actions now, always the same list for what the seat knows; free choices as templates."""

    @abstractmethod
    def play(self, state: S, seat: int, action: A, dice: Dice) -> list[E]:
        """Take an action, in place, and tell what happened; or raise Refused with nothing changed, dice included.

        ``seat`` is a seat of the table and ``action`` one of this game's structs; the game is not over. Everything
        else is checked here, in the order of docs/protocol.md: turn first, then the rule that forbids it.
        """

    @abstractmethod
    def result(self, state: S) -> Result | None:
        """How it ended, or None while it goes on."""

    @abstractmethod
    def view(self, state: S, seat: int | None) -> V:
        """What a seat (None: a spectator) may see: everything it knows or would remember, and nothing else."""

    @abstractmethod
    def show(self, event: E, seat: int | None) -> E | None:
        """An event narrowed to what a seat may see; None where it may not know that it happened."""

    @abstractmethod
    def sample(self, view: V, dice: Dice) -> S:
        """A world that the view's seat cannot tell from the real one: ``view(sample(v), v.seat) == v``."""

    @abstractmethod
    def complete(self, template: A, view: V, dice: Dice) -> A:
        """An example of a template (an action whose choice is free); any other action is given back as it is."""

    @abstractmethod
    def inventory(self, state: S) -> Iterable[Any]:
        """Every card or piece in the game, wherever it is: the same multiset at every moment (law of conservation)."""

    def known(self, action: A, state: S) -> bool:
        """Whether the cards, cells and seats an action names exist in this game; False is ``table.malformed``."""
        return True

    def consult(self, state: S, seat: int | None, question: Mapping[str, Any]) -> dict[str, Any]:
        """Answer a question that is no act of the game (a dictionary look-up); refuses what a rule forbids."""
        raise Refused("table.malformed", why="this game answers no questions")

    def furnish(self, name: str, data: bytes) -> None:
        """Take something of the host's own (a word list) from a file of this name; BadInput where it is no good."""
        raise BadInput(f"{self.name} takes nothing of the host's own, such as {name}")

    def review(self, record: Any) -> dict[str, Any]:
        """Facts for looking back at a finished game, from its record; empty where the game has none."""
        return {}

    # -- made of the above ---------------------------------------------------------------------------------------

    def decode(self, raw: Any) -> A:
        """An action from plain JSON, or ``Refused("table.malformed")``."""
        try:
            action: A = msgspec.convert(raw, self.Action)
            msgspec.json.encode(action)  # half of a surrogate pair is no text that could ever be sent
        except (msgspec.ValidationError, RecursionError, UnicodeEncodeError) as error:
            raise Refused("table.malformed", why=str(error)[:200]) from None
        return action

    def act(self, state: S, seat: int, raw: Any, dice: Dice) -> list[E]:
        """Take whatever arrived, in place: refuses in the order table.over, table.malformed, the game's own rules."""
        if self.result(state) is not None:
            raise Refused("table.over")
        action = raw if isinstance(raw, msgspec.Struct) else self.decode(raw)
        # mypy cannot know that a struct handed in as it is has this game's type; `known` and `play` look at it.
        if not self.known(action, state):  # type: ignore[arg-type]
            raise Refused("table.malformed", why="names something that this game does not have")
        return self.play(state, seat, action, dice)  # type: ignore[arg-type]

    def apply(self, state: S, seat: int, action: Any, dice: Dice) -> tuple[S, list[E]]:
        """The pure form of :meth:`act`: a new state and the events, the old state untouched."""
        after: S = state.copy()
        events = self.act(after, seat, action, dice)
        return after, events

    def read_view(self, data: bytes) -> V:
        """A view from JSON (bots in other processes get it so)."""
        view: Any = msgspec.json.decode(data, type=self.View)
        return view  # type: ignore[no-any-return]  # msgspec gives Any: View is a type known only at run time


AnyGame = Game[Any, Any, Any, Any, Any]


class Bot(Protocol):
    """A player that sees what a person would: it is handed a view, never a state."""

    def choose(self, view: Any, dice: Dice) -> Any:
        """One of the legal actions in ``view.actions`` (templates completed)."""
        ...


def names_from(values: Sequence[str], raw: Any, where: str) -> list[int]:
    """Card codes of a scenario's setup as indexes into ``values``; BadScenario names the code and its place."""
    if not isinstance(raw, list):
        raise BadScenario(f"{where}: a list of cards expected, got {raw!r}")
    index = {value: i for i, value in enumerate(values)}
    try:
        return [index[str(code)] for code in raw]
    except KeyError as error:
        raise BadScenario(f"{where}: no card {error.args[0]!r} in this game") from None
