"""Bots of Hues and Cues: they pick, cue and guess with :mod:`parlwr.games.hues.mind`.

Levels differ in what a player is made of: how many words he knows, how carefully he chooses among them, how sharply he
sees, and whether he weighs what a second cue gives the others. A bot never objects: it cannot see the room.

A bot cues in the language of the table, the option ``lang``.
"""

from __future__ import annotations

from collections.abc import Callable, Collection
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

import numpy as np

from parlwr.kernel import Dice

from .board import CELLS, COLUMNS, INDEX, ROWS
from .messages import Action, Cue, Guess, HuesView, Lang, Pick, Skip
from .mind.colour import Floats, palette_lab, points_near
from .mind.giver import UNRANKED, Giver, Offer
from .mind.guesser import Guesser
from .mind.palette import palette

__all__ = ["BOTS", "Easy", "Hard", "HuesBot", "Level", "Medium"]

MOST_PICKS = 12
"""Cells a giver thinks about when he may pick any (hues.pick.any)."""
MOST_FOR_GIVER = 9


@dataclass(frozen=True, slots=True)
class Level:
    """What a player is made of."""

    rank: int
    """Words he says: those among so many commonest ones."""
    offers: int
    """He says one of so many best words."""
    picks: int
    """How many of the cells he may pick he thinks about; the others he does not look at."""
    sharp: float
    """The power of a cell's worth by which he chooses where to put a piece; 0: he follows what he sees."""
    weighs: bool
    """Whether he compares what he and the others gain, and skips the second cue when that pays."""
    crowd: float
    """How much he follows where other pieces lie."""


EASY: Final = Level(rank=6_000, offers=8, picks=1, sharp=0.0, weighs=False, crowd=0.0)
MEDIUM: Final = Level(rank=12_000, offers=3, picks=2, sharp=12.0, weighs=False, crowd=0.05)
HARD: Final = Level(rank=UNRANKED, offers=1, picks=MOST_PICKS, sharp=60.0, weighs=True, crowd=0.05)


@lru_cache(maxsize=1)
def _guesser() -> Guesser:
    return Guesser(palette())


@lru_cache(maxsize=9)
def _giver(lang: str, rank: int) -> Giver:
    return Giver(palette(), lang, rank)


@lru_cache(maxsize=1)
def _nearness() -> Floats:
    """For each cell, how near in colour the others are (rows sum to 1): what a piece tells of its player's picture."""
    lab = palette_lab(palette())
    apart = np.linalg.norm(lab[:, None, :] - lab[None, :, :], axis=2)
    near: Floats = np.exp(-0.5 * (apart / 0.06) ** 2)
    near /= near.sum(axis=1, keepdims=True)
    return near


class HuesBot:
    """A player of one level. ``lang``: the language of his cues; None: the table's."""

    def __init__(self, level: Level, lang: Lang | None = None) -> None:
        self.level = level
        self.lang = lang

    def choose(self, view: HuesView, dice: Dice) -> Action:
        """A legal action, from what the view shows and nothing else."""
        if view.phase == "pick":
            return self._pick(view, dice)
        if view.phase == "cue":
            return self._second(view, dice) if view.cues else self._first(view, dice)
        return self._guess(view, dice)

    # -- giving ------------------------------------------------------------------------------------------------------

    def _language(self, view: HuesView) -> Lang:
        if self.lang is not None:
            return self.lang
        return view.options.lang

    def _pick(self, view: HuesView, dice: Dice) -> Action:
        """hues.pick: the cell that the giver has the best word for, among those he thinks about."""
        cells = [action.cell for action in view.actions if isinstance(action, Pick)]
        dice.shuffle(cells)
        giver = _giver(self._language(view), self.level.rank)
        guessers = view.seats - 1

        def promise(cell: str) -> float:
            offers = giver.first(INDEX[cell], view.used_cues, guessers)
            return _gain(view, offers[0], view.seats) if offers else 0.0

        thought_of = cells[: self.level.picks]
        return Pick(thought_of[0] if len(thought_of) == 1 else max(thought_of, key=promise))

    def _first(self, view: HuesView, dice: Dice) -> Action:
        giver = _giver(self._language(view), self.level.rank)
        offers = giver.first(_target(view), view.used_cues, view.seats - 1)
        return self._say(view, offers, dice)

    def _second(self, view: HuesView, dice: Dice) -> Action:
        """A second cue given where the pieces lie, or none when it would help the others more (hues.cue.skip)."""
        giver = _giver(self._language(view), self.level.rank)
        occupied = [INDEX[piece.cell] for piece in view.pieces]
        offers = giver.second(_target(view), view.cues[0], occupied, view.used_cues, view.seats - 1)
        if self.level.weighs and (not offers or not _pays(view, offers[0], occupied)):
            return Skip()
        return self._say(view, offers, dice)

    def _say(self, view: HuesView, offers: list[Offer], dice: Dice) -> Action:
        if not offers:
            # All words used up: a game that long needs any honest word; the game's own example will do.
            return Skip() if view.cues else Cue(lang=self._language(view))
        # Words much worse than the best are no choice, however many one considers.
        near = [offer for offer in offers[: self.level.offers] if offer.points >= 0.8 * offers[0].points]
        return Cue(dice.choice(near).text, self._language(view))

    # -- guessing ----------------------------------------------------------------------------------------------------

    def _guess(self, view: HuesView, dice: Dice) -> Action:
        """Where the target may be after the cues, and after what others seem to think (hues.guess.cell)."""
        chances = _guesser().chances(view.cues, view.langs[: len(view.cues)])
        occupied = [INDEX[piece.cell] for piece in view.pieces]
        others = [INDEX[piece.cell] for piece in view.pieces if piece.seat != view.seat]
        if others and self.level.crowd:
            chances = (1 - self.level.crowd) * chances + self.level.crowd * _nearness()[others].mean(axis=0)
        worth = points_near(chances) ** self.level.sharp if self.level.sharp else chances.copy()
        return Guess(CELLS[_draw(worth / worth.max(), occupied, dice)])


def _draw(worth: Floats, occupied: Collection[int], dice: Dice) -> int:
    """A free cell, each as likely as its worth."""
    worth[list(occupied)] = 0.0
    heap = np.cumsum(worth)
    return int(np.searchsorted(heap, dice.random() * heap[-1], side="right"))


def _target(view: HuesView) -> int:
    return INDEX[view.target] if view.target is not None else 0


def _gain(view: HuesView, offer: Offer, seats: int) -> float:
    """What a cue brings the giver beyond what it brings each of the others (hues.score.giver, hues.score.guess)."""
    each = 2 if seats == 3 else 1
    return min(float(MOST_FOR_GIVER), (seats - 1) * each * offer.inside) - offer.points


def _pays(view: HuesView, offer: Offer, occupied: Collection[int]) -> bool:
    """Whether a second cue brings the giver more than it brings the others."""
    if view.tied is not None:
        return True  # the giver's points do not count (hues.tie); a second cue helps to end the tie
    each = 2 if view.seats == 3 else 1
    row, column = divmod(_target(view), COLUMNS)
    frame = [r * COLUMNS + c for r in range(row - 1, row + 2) for c in range(column - 1, column + 2)
             if 0 <= r < ROWS and 0 <= c < COLUMNS]  # fmt: skip
    lying = sum(cell in occupied for cell in frame)
    room = min(len(frame) - lying, view.seats - 1)
    mine = min(MOST_FOR_GIVER - min(MOST_FOR_GIVER, lying * each), room * each, (view.seats - 1) * each * offer.inside)
    return mine > offer.points


class Easy(HuesBot):
    """Common words, the first that come to mind; puts pieces by feeling."""

    def __init__(self, lang: Lang | None = None) -> None:
        super().__init__(EASY, lang)


class Medium(HuesBot):
    """More words, chosen with some care; puts pieces near where they earn most."""

    def __init__(self, lang: Lang | None = None) -> None:
        super().__init__(MEDIUM, lang)


class Hard(HuesBot):
    """All words, the best of them; puts pieces where they earn most, and skips a cue that helps the others more."""

    def __init__(self, lang: Lang | None = None) -> None:
        super().__init__(HARD, lang)


BOTS: Final[dict[str, Callable[[], HuesBot]]] = {"easy": Easy, "medium": Medium, "hard": Hard}
"""Name → what makes the bot."""
