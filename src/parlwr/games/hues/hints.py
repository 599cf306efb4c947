"""Hints: where most people look for a cue, and what they would say for a colour; from the view alone."""

from __future__ import annotations

from parlwr.kernel import FastDice
from parlwr.kernel.hint import Hint

from .board import CELLS, INDEX
from .bots import MEDIUM, _giver, _guesser, _pays
from .messages import Cue, Guess, HuesView, Pick, Skip
from .mind.guesser import best_cell

__all__ = ["hint"]

MOST_PICKS = 6
"""Cells that are thought about where any may be picked (hues.pick.any)."""


def hint(view: HuesView) -> Hint:
    """A legal act and why."""
    if view.phase == "pick":
        return _pick(view)
    if view.phase == "cue":
        return _second(view) if view.cues else _first(view)
    return _guess(view)


def _pick(view: HuesView) -> Hint:
    """The cell for which a common word promises most (hues.pick)."""
    cells = [action.cell for action in view.actions if isinstance(action, Pick)]
    step = max(1, len(cells) // MOST_PICKS)
    giver = _giver(view.options.lang, MEDIUM.rank)

    def promise(cell: str) -> float:
        offers = giver.first(INDEX[cell], view.used_cues, view.seats - 1)
        return offers[0].inside if offers else 0.0

    cell = max(cells[::step], key=promise)
    return Hint(Pick(cell), "hues-hint-pick", {"cell": cell})


def _first(view: HuesView) -> Hint:
    """A word for which people look near the colour."""
    offers = _giver(view.options.lang, MEDIUM.rank).first(INDEX[str(view.target)], view.used_cues, view.seats - 1)
    if not offers:  # all words are used up: any honest one
        action = _example(view)
        return Hint(action, "hues-hint-cue-any", {"cue": action.text, "cell": view.target})
    return _cue(view, offers[0].text)


def _second(view: HuesView) -> Hint:
    """A second cue where it brings the giver more than the others; else none (hues.cue.skip)."""
    occupied = [INDEX[piece.cell] for piece in view.pieces]
    target = INDEX[str(view.target)]
    giver = _giver(view.options.lang, MEDIUM.rank)
    offers = giver.second(target, view.cues[0], occupied, view.used_cues, view.seats - 1)
    if not offers or not _pays(view, offers[0], occupied):
        return Hint(Skip(), "hues-hint-skip" if offers else "hues-hint-skip-words", {"cell": view.target})
    return _cue(view, offers[0].text)


def _cue(view: HuesView, text: str) -> Hint:
    return Hint(Cue(text, view.options.lang), "hues-hint-cue", {"cue": text, "cell": view.target})


def _example(view: HuesView) -> Cue:
    """A cue that the rules allow, as tests make it."""
    from . import GAME

    template = next(action for action in view.actions if isinstance(action, Cue))
    action: Cue = GAME.complete(template, view, FastDice(0))
    return action


def _guess(view: HuesView) -> Hint:
    """The free cell that earns most if people see what they usually see."""
    chances = _guesser().chances(view.cues, view.langs[: len(view.cues)])
    cell = CELLS[best_cell(chances, [INDEX[piece.cell] for piece in view.pieces])]
    return Hint(Guess(cell), "hues-hint-guess", {"cell": cell, "cue": view.cues[-1]})
