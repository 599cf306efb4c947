"""What a law is tried on: a game, options, a number of seats and a seed; and tools that all laws share."""

from __future__ import annotations

from collections.abc import Iterator, MutableSequence, Sequence
from functools import cached_property
from typing import Any, TypeVar

import msgspec

from ...kernel import AnyGame, BrokenLaw, Dice, FastDice, Refused
from ...text import Texts

__all__ = [
    "LIMIT",
    "WALK",
    "Case",
    "Position",
    "Trial",
    "WatchedDice",
    "broken",
    "encode",
    "first_difference",
    "inventory",
    "parts",
    "play_through",
]

T = TypeVar("T")
encode = msgspec.json.Encoder().encode

LIMIT = 20_000
"""Acts after which random play counts as endless: real games end within a few hundred."""

WALK = 1500
"""How many acts the laws look into a game; liveness alone plays on to the end."""


class Case(msgspec.Struct, frozen=True):
    """One game to try a law on. Everything random in it follows from ``seed``."""

    options: dict[str, Any]
    seats: int
    seed: int


class WatchedDice:
    """Dice that remember what was asked of them: two worlds that look alike must also ask alike."""

    __slots__ = ("dice", "used")

    def __init__(self, dice: Dice) -> None:
        self.dice = dice
        self.used: list[tuple[str, int]] = []

    def below(self, n: int) -> int:
        """As the dice inside."""
        self.used.append(("below", n))
        return self.dice.below(n)

    def shuffle(self, items: MutableSequence[Any]) -> None:
        """As the dice inside."""
        self.used.append(("shuffle", len(items)))
        self.dice.shuffle(items)

    def choice(self, items: Sequence[T]) -> T:
        """As the dice inside."""
        self.used.append(("choice", len(items)))
        return self.dice.choice(items)

    def random(self) -> float:
        """As the dice inside."""
        self.used.append(("random", 1))
        return self.dice.random()


class Position(msgspec.Struct):
    """A moment of a game: the state (a copy, to keep), how many acts led to it, and acts seen on the way."""

    state: Any
    version: int
    acts: list[dict[str, Any]]


class Trial:
    """A game and one case of it, with the positions of one random game."""

    def __init__(self, game: AnyGame, case: Case, rules: frozenset[str], texts: Sequence[Texts] = ()) -> None:
        self.game = game
        self.case = case
        self.rules = rules
        self.texts = texts
        self.options = game.read(case.options, case.seats)
        self.viewers: tuple[int | None, ...] = (None, *range(case.seats))

    def dice(self, purpose: str) -> FastDice:
        """Dice of their own for each purpose, so that one use never shifts another."""
        return FastDice(f"{self.case.seed} {purpose}")

    def start(self) -> Any:
        """The game dealt."""
        return self.game.start(self.options, self.case.seats, self.dice("game"))

    def view(self, state: Any, seat: int | None) -> bytes:
        """A view as it leaves the building."""
        return encode(self.game.view(state, seat))

    def face(self, state: Any) -> list[bytes]:
        """All that anybody can see of a state, and all that is in it: if this is equal, nothing has changed."""
        game = self.game
        seen = [encode([game.view(state, i), game.waits(state, i)]) for i in self.viewers]
        seen += [encode(game.actions(state, i)) for i in range(self.case.seats)]
        return [*seen, encode([game.to_act(state), game.result(state)]), inventory(game, state)]

    def legal(self, state: Any) -> list[tuple[int, Any]]:
        """Every (seat, listed action), templates as they are."""
        return [(seat, action) for seat in range(self.case.seats) for action in self.game.actions(state, seat)]

    def complete(self, state: Any, seat: int, action: Any, dice: Dice) -> Any:
        """A listed action, its free choice made."""
        return self.game.complete(action, self.game.view(state, seat), dice)

    def take(self, state: Any, seat: int, action: Any, dice: Dice) -> list[Any]:
        """Take a listed action, in place; that it is accepted is the law of liveness."""
        try:
            return self.game.act(state, seat, action, dice)
        except Refused as refused:
            what = f"seat {seat}: {action!r} is listed but refused: {refused}"
            raise broken("liveness", self, what) from None

    @cached_property
    def positions(self) -> list[Position]:
        """Moments of one random game: the deal, one of each phase it went through, and its last state."""
        return list(_choose(self))


def inventory(game: AnyGame, state: Any) -> bytes:
    """The multiset of all pieces, as bytes."""
    return encode(sorted(map(repr, game.inventory(state))))


def broken(law: str, trial: Trial, what: str) -> BrokenLaw:
    """The error that a law raises: what is wrong, and in which game."""
    return BrokenLaw(law, f"{trial.game.name}, {trial.case}: {what}")


def parts(before: list[bytes], after: list[bytes], seats: int) -> str:
    """Which part of two faces differs, in words."""
    names = ["the spectator's view", *(f"seat {i}'s view" for i in range(seats))]
    names += [*(f"seat {i}'s list of actions" for i in range(seats)), "to_act or the result", "the inventory"]
    for name, one, other in zip(names, before, after, strict=True):
        if one != other:
            return f"{name}: {first_difference(one, other)}"
    return "nothing"


def first_difference(one: bytes, other: bytes) -> str:
    """Two JSON texts round the first place where they part."""
    place = next((i for i, (a, b) in enumerate(zip(one, other, strict=False)) if a != b), min(len(one), len(other)))
    cut = slice(max(0, place - 40), place + 40)
    return f"…{one[cut].decode(errors='replace')}… / …{other[cut].decode(errors='replace')}…"


def play_through(trial: Trial, limit: int = LIMIT) -> Iterator[tuple[Any, int, Any, list[Any]]]:
    """Random play, in place: yields the live state, who acted, how, and the events. Stops at the end or the limit."""
    game = trial.game
    dice, chance = trial.dice("play"), trial.dice("choices")
    state = trial.start()
    for _ in range(limit):
        choices = [seat for seat in range(trial.case.seats) if game.actions(state, seat)]
        if not choices or game.result(state) is not None:
            return
        seat = chance.choice(choices)
        action = trial.complete(state, seat, chance.choice(game.actions(state, seat)), chance)
        yield state, seat, action, trial.take(state, seat, action, dice)


def _choose(trial: Trial) -> Iterator[Position]:
    """Reservoirs of size one, one for each phase, over a game; the deal and the last state besides."""
    game, chance = trial.game, trial.dice("positions")
    acts: list[dict[str, Any]] = []
    state = trial.start()
    yield Position(state.copy(), 0, acts)
    kept: dict[str, tuple[int, Position]] = {}
    version = 0
    for state, _, action, _ in play_through(trial, limit=WALK):
        version += 1
        if len(acts) < 200:
            acts.append(msgspec.to_builtins(action))
        phase = game.view(state, None).phase
        met = kept[phase][0] + 1 if phase in kept else 1
        if chance.below(met) == 0:
            kept[phase] = (met, Position(state.copy(), version, acts))
        else:
            kept[phase] = (met, kept[phase][1])
    yield from (position for _, position in kept.values())
    if version and game.result(state) is None:
        yield Position(state.copy(), version, acts)
