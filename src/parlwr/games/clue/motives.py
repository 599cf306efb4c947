"""The second, optional model: why a player asked or showed what he did.

The deduction of :mod:`.deduction` takes every possible deal to be as likely as any other. People and bots are not so
even-handed, and this model weighs the deals by what it takes them to do:

- *A player who asks names a card that he holds himself less often than one that he does not*: ``bluff`` times as often
  (1: just as often, 0: never). The deal counts ``bluff`` for each card of his questions that he holds in it.
- *A player who holds both cards asked for shows either with the same chance*, and to the same question of the same
  player always the same one. A deal in which somebody could have shown me the other card counts half, once for each
  pair of cards.

Nothing else is weighed; that players ask for what they have not yet seen, or repeat themselves, is not. No deal that
is possible gets the weight 0 unless ``bluff`` is 0, so certainty never comes from this model.
"""

from __future__ import annotations

from typing import Final

import numpy as np

from .cards import deck_of
from .deduction import Deduction, Weigh, evidence
from .messages import ClueView
from .worlds import Floats, Ints

__all__ = ["BLUFF", "motives", "weighed"]

BLUFF: Final = 0.3
"""How often a player asks for a card of his own, compared with one that he does not hold."""


def motives(view: ClueView, bluff: float = BLUFF) -> Weigh:
    """The weights of seats' hands under the model, for :class:`.deduction.Deduction`."""
    index = deck_of(view.options.game).index
    asked: list[list[int]] = [[] for _ in range(view.seats)]
    chosen: list[set[int]] = [set() for _ in range(view.seats)]
    for past in view.log:
        pair = [1 << index[code] for code in past.cards]
        asked[past.asker] += pair
        if past.asker == view.seat and past.shown_by is not None:
            chosen[past.shown_by].add(pair[0] | pair[1])
    if view.question is not None:
        asked[view.question.asker] += [1 << index[code] for code in view.question.cards]

    def weigh(seat: int, hands: Ints) -> Floats:
        weights: Floats = np.ones(len(hands))
        if seat == view.seat:
            return weights
        for card in asked[seat]:
            weights[hands & card != 0] *= bluff
        for both in chosen[seat]:
            weights[hands & both == both] *= 0.5
        return weights

    return weigh


def weighed(view: ClueView, bluff: float = BLUFF) -> Deduction:
    """All deals that the view allows, weighed by motives. Weights have a common factor: a hand known whole has none."""
    return Deduction(evidence(view), motives(view, bluff))
