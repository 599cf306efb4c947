"""The state of a game of Hues and Cues: plain data and what follows from it, no rules."""

from __future__ import annotations

from typing import Any

from parlwr.kernel import Result

from .board import CELLS
from .messages import Guess, Options, Round

PICK, CUE, GUESS, OVER = "pick", "cue", "guess", "over"
GUESSES: tuple[Guess, ...] = tuple(Guess(cell) for cell in CELLS)


class State:
    """Mutable; ``copy`` is cheap. Lists of finished things (rounds, used cues) hold values that never change."""

    __slots__ = (
        "card", "cues", "deck", "free", "giver", "langs", "objected", "options", "order", "phase", "pieces", "played",
        "result", "round", "rounds", "scores", "seats", "seen", "target", "tied", "used", "withdrawn",
    )  # fmt: skip

    def __init__(self, options: Options, seats: int, giver: int) -> None:
        self.options = options
        self.seats = seats
        self.giver = giver
        self.round = 0
        self.phase = PICK
        self.deck: list[tuple[int, ...]] = []  # the next card is the last
        self.card: tuple[int, ...] | None = None
        self.target = -1
        self.cues: list[str] = []
        self.langs: list[Any] = []
        self.pieces: list[tuple[int, int, int]] = []  # seat, cell, guess
        self.free: list[Guess] = list(GUESSES)
        self.order: list[int] = []  # guessers still to place a piece, the next one last
        self.objected: list[int] = []
        self.withdrawn = 0  # cues withdrawn in this place
        self.scores = [0] * seats
        self.used: list[str] = []
        self.tied: list[int] | None = None
        self.rounds: list[Round] = []
        self.played: list[tuple[int, ...]] = []  # cards of finished rounds since the last shuffle
        self.seen: list[tuple[tuple[int, ...], ...]] = [()] * seats  # cards each seat has held as giver
        self.result: Result | None = None

    def copy(self) -> State:
        """An independent copy."""
        new: State = object.__new__(State)
        for name in State.__slots__:
            value = getattr(self, name)
            setattr(new, name, value.copy() if type(value) is list else value)
        return new

    @property
    def regular_rounds(self) -> int:
        """How many rounds there are before any tie-break (hues.rounds)."""
        return self.seats * 2 if self.seats <= 6 else self.seats
