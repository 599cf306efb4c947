"""Hints: exact deduction, and the question that is expected to tell most; from the view alone."""

from __future__ import annotations

from typing import Any

import numpy as np

from parlwr.kernel import FastDice
from parlwr.kernel.hint import Hint

from .asking import weigh_questions
from .bots import Hard
from .deduction import deduce, evidence
from .messages import Accuse, Ask, ClueView, Join, None_, Order, Show, StayOut

__all__ = ["hint"]

WORLDS = 400
"""How many deals a question is weighed on; where there are fewer, all of them."""


def hint(view: ClueView) -> Hint:
    """A legal act and why."""
    if view.phase == "answer":
        return _answer(view)
    if view.phase == "order":
        me = view.seat or 0
        seats = tuple(sorted(view.accusers, key=lambda seat: (seat - me) % view.seats))
        return Hint(Order(seats), "clue-hint-order", press=False)
    exact = deduce(evidence(view))
    solutions = exact.solutions()
    if len(solutions) == 1:
        cards = tuple(exact.known.deck.names(solutions[0][0]))
        act: Any = Join(cards) if view.phase == "join" else Accuse(cards)
        return Hint(act, "clue-hint-accuse", {"cards": list(cards)}, press=False)
    if view.phase == "join":
        return Hint(StayOut(), "clue-hint-stay", {"count": len(solutions)}, press=False)
    dice = FastDice(0)
    hands, crimes = exact.spread(WORLDS, dice)
    questions = weigh_questions(exact.known.deck, view.seat or 0, view.seats, hands, crimes)
    top = int(np.argmax(questions.learnt))
    pair = (exact.known.deck.codes[questions.first[top]], exact.known.deck.codes[questions.second[top]])
    return Hint(Ask(pair), "clue-hint-ask", {"cards": list(pair), "count": len(solutions)})


def _answer(view: ClueView) -> Hint:
    """The card that tells the asker least (clue.show.choice)."""
    shows = [action.card for action in view.actions if isinstance(action, Show)]
    if not shows:
        return Hint(None_(), "clue-hint-none")
    if len(shows) == 1:
        return Hint(Show(shows[0]), "clue-hint-show-only", {"card": shows[0]})
    card = next(one for one in Hard().ranking(view, FastDice(0)) if one in shows)
    asker = view.question.asker if view.question is not None else -1
    others = {seat for seat, other in view.shown or () if other == card}
    if asker in others:
        return Hint(Show(card), "clue-hint-show-again", {"card": card, "seat": asker})
    return Hint(Show(card), "clue-hint-show-known" if others else "clue-hint-show-kind", {"card": card})
