"""Where people look for a cue, on any board, and where to put a piece.

Everyone who hears a cue pictures one of the colours it may mean, then looks for the likest cell, and no two people
quite agree. Hue decides more than lightness: a board has no black and no grey, and who looks for a dark green takes
a green one. A share of people looks anywhere.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass

import numpy as np

from ..board import CELLS
from .colour import Floats, palette_lab, points_near
from .meaning import Meaning, altered, meaning, only_changes

__all__ = ["Guesser", "Habits", "best_cell"]


@dataclass(frozen=True, slots=True)
class Habits:
    """How people place what they picture; the numbers were fitted to people as a whole, never to single cues."""

    lightness: float = 0.5
    """What a step in lightness counts beside a step in a or b."""
    spread: float = 0.045
    """The standard deviation of a person's placing, in OKLab."""
    vivid: float = 4.0
    """How much more often people take a strong colour than a weak one."""
    anywhere: float = 0.1
    """The share of people who look anywhere though the cue is known."""
    first: float = 0.8
    """What the first cue's map counts (as a power) when there is a second one."""
    second: float = 1.0


class Guesser:
    """People looking at one board.

    ``palette``: cell → ``#rrggbb`` for all 480 cells. Raises BadInput when it is not a board.
    """

    def __init__(self, palette: Mapping[str, str], habits: Habits | None = None) -> None:
        self.habits = habits or Habits()
        self._lab = palette_lab(palette)
        self._scaled = self._lab * np.array([self.habits.lightness, 1.0, 1.0])
        chroma = np.hypot(self._lab[:, 1], self._lab[:, 2])
        self._pull: Floats = np.exp(self.habits.vivid * chroma)

    def chances(self, cues: Sequence[str], lang: str | Sequence[str] = "en") -> Floats:
        """Where people look after these cues (one or two): 480 numbers, none 0, that sum to 1.

        ``lang``: the language of all cues, or one for each.
        """
        flat = np.full(len(CELLS), 1.0 / len(CELLS))
        langs = [lang] * len(cues) if isinstance(lang, str) else list(lang)
        found = [self.place(self._heard(cues, langs, i)) for i in range(len(cues))]
        if not found:
            return flat
        if len(found) == 1:
            return found[0]
        powers = [self.habits.first] * (len(found) - 1) + [self.habits.second]
        logs = sum(power * np.log(one) for power, one in zip(powers, found, strict=True))
        joined = np.exp(logs - np.max(logs))
        mixed: Floats = joined / joined.sum() * (1 - self.habits.anywhere) + flat * self.habits.anywhere
        return mixed

    @staticmethod
    def _heard(cues: Sequence[str], langs: Sequence[str], which: int) -> Meaning:
        """What one of the cues means; *dark* after *moss* is a dark moss."""
        if which and only_changes(cues[which], langs[which]):
            return altered(meaning(cues[which - 1], langs[which - 1]), cues[which], langs[which])
        return meaning(cues[which], langs[which])

    def place(self, seen: Meaning) -> Floats:
        """A meaning on this board."""
        flat = np.full(len(CELLS), 1.0 / len(CELLS))
        trust = seen.trust * (1 - self.habits.anywhere)
        if not len(seen.weights) or trust <= 0:
            return flat
        target = seen.lab * np.array([self.habits.lightness, 1.0, 1.0])
        squares = ((target[:, None, :] - self._scaled[None, :, :]) ** 2).sum(axis=2)
        sigma = self.habits.spread * seen.spread
        logs = -0.5 * squares / (sigma**2)[:, None]
        cells = np.exp(logs - logs.max(axis=1, keepdims=True)) * self._pull
        cells /= cells.sum(axis=1, keepdims=True)
        placed: Floats = trust * (seen.weights @ cells) + (1 - trust) * flat
        return placed

    def guess(self, cues: Sequence[str], lang: str | Sequence[str] = "en", occupied: Collection[int] = ()) -> int:
        """The free cell that earns most on average. ``occupied``: numbers of cells where pieces lie."""
        return best_cell(self.chances(cues, lang), occupied)


def best_cell(chances: Floats, occupied: Collection[int] = ()) -> int:
    """The free cell where a piece earns most when the target is drawn from ``chances``."""
    earned = points_near(chances)
    if occupied:
        earned[list(occupied)] = -1.0
    return int(np.argmax(earned))
