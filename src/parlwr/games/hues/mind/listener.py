"""The cue giver's own idea of the people who listen.

It is kept apart from :mod:`.guesser` on purpose: a giver that asked the guesser itself would only ever find out how
to talk to that guesser. This listener is simpler. He pictures a word as one colour or a few, goes to the cell that
looks like it, and misses by a step or two as people do.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from ..board import CELLS, distance
from .colour import Floats, points_near

__all__ = ["POINTS", "Listener", "Payoff"]

POINTS: Floats = np.array(
    [[max(0, 3 - distance(a, b)) for b in range(len(CELLS))] for a in range(len(CELLS))], dtype=np.float64
)
"""What a piece on one cell earns when the target is another (hues.score.guess)."""

HUE_FIRST = np.array([0.55, 1.0, 1.0])
"""A step in lightness is noticed less than one in hue when a cell is looked for."""

MISS = 0.04
"""How far a listener strays from the colour he pictures, in OKLab, when the word is a clear one."""

EARLIER = 0.7
"""How much of the first cue he keeps in mind when he hears the second."""

VIVID = 3.0
"""How much he is drawn to strong colours: people take them sooner than weak ones."""

CLOSELY = 200
"""Words looked at closely for one target."""

LOST = 0.05
"""The share of listeners who do not get it at all."""


Cells = NDArray[np.intp]


@dataclass(frozen=True, slots=True)
class Payoff:
    """For some words (rows of what was heard): what one guess brings on average, and its chance to be in the frame."""

    rows: Cells
    points: Floats
    inside: Floats


class Listener:
    """Listeners before one board. ``lab``: the board's 480 cells in OKLab."""

    def __init__(self, lab: Floats) -> None:
        self._cells = lab * HUE_FIRST
        self._drawn: Floats = np.exp(VIVID * np.hypot(lab[:, 1], lab[:, 2]))

    def hear(self, colours: Sequence[tuple[Floats, Floats, float]]) -> Floats:
        """Where listeners look for each word: rows of 480 chances. A word is its colours, their shares, its spread."""
        heard = np.empty((len(colours), len(CELLS)))
        for row, (lab, shares, spread) in enumerate(colours):
            squares = (((lab * HUE_FIRST)[:, None, :] - self._cells[None, :, :]) ** 2).sum(axis=2)
            near = np.exp(-0.5 * (squares - squares.min(axis=1, keepdims=True)) / (MISS * spread) ** 2) * self._drawn
            heard[row] = shares @ (near / near.sum(axis=1, keepdims=True))
        return (1 - LOST) * heard + LOST / len(CELLS)

    def recall(self, earlier: Floats) -> Floats:
        """What is left of a first cue (480 chances) when the second is heard: a factor for each cell."""
        left: Floats = earlier**EARLIER
        return left

    def places(self, heard: Floats, guessers: int, occupied: Collection[int] = ()) -> Cells:
        """The cells that so many level-headed guessers take one after another, for each row of chances."""
        earned = points_near(heard)
        if occupied:
            earned[:, list(occupied)] = -1.0
        best: Cells = np.argpartition(-earned, guessers - 1, axis=1)[:, :guessers]
        return best

    def payoff(
        self,
        heard: Floats,
        target: int,
        guessers: int,
        occupied: Collection[int] = (),
        recalled: Floats | None = None,
    ) -> Payoff:
        """What to expect of each word (rows of chances) when this cell is the target.

        Half of the listeners are level-headed and take the best free cell, the others follow what they see. Only
        the words that promise most are looked at closely. ``recalled``: what they keep of a first cue.
        """
        free = np.full(len(CELLS), 1.0) if recalled is None else recalled.copy()
        free[list(occupied)] = 0.0
        points, frame = POINTS[target], (POINTS[target] >= 2).astype(np.float64)
        near = np.flatnonzero(points)
        # Sums by einsum: a threaded product of so small a table costs more than it saves.
        room = np.einsum("ij,j->i", heard, free)
        following = np.einsum("ij,j->i", heard[:, near], (points * free)[near]) / room
        rows = np.argsort(-following, kind="stable")[:CLOSELY]
        closely = heard[rows] * (1.0 if recalled is None else recalled)
        closely /= closely.sum(axis=1, keepdims=True)
        places = self.places(closely, guessers, occupied)
        inside = np.einsum("ij,j->i", heard[rows][:, near], (frame * free)[near]) / room[rows]
        mean = 0.5 * points[places].mean(axis=1) + 0.5 * (1 - LOST) * following[rows]
        return Payoff(rows, mean, 0.5 * frame[places].mean(axis=1) + 0.5 * (1 - LOST) * inside)
