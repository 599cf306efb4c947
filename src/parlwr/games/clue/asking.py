"""How much a question is expected to tell, from worlds that are as likely as one another.

For each of the 66 or 105 questions every world has an answer: who is the first to hold one of the cards, and which card
he shows (either, with half the weight each, where he holds both). From the table solution × answer follow, in bits,
what the asker learns of the crime, what everybody else learns who sees only who showed, and how likely the asker's best
guess will be right afterwards.
"""

from __future__ import annotations

from typing import Final

import numpy as np
from numpy.typing import NDArray

from .cards import Deck
from .worlds import Floats, Ints

__all__ = ["Questions", "weigh_questions"]

Numbers = NDArray[np.intp]


class Questions:
    """The questions there are and what each is worth: parallel arrays."""

    __slots__ = ("first", "learnt", "second", "sure", "told")

    def __init__(self, first: Numbers, second: Numbers, learnt: Floats, told: Floats, sure: Floats) -> None:
        self.first = first
        self.second = second
        self.learnt = learnt
        """Bits about the crime that the asker can expect."""
        self.told = told
        """Bits about the crime that the public part of the answer tells, taken by what the asker knows."""
        self.sure = sure
        """The expected chance of the likeliest crime after the answer."""


_SIDES: Final = 2


def weigh_questions(deck: Deck, seat: int, seats: int, hands: Ints, crimes: Ints) -> Questions:
    """What every question of ``seat`` is worth in these worlds: hands [world, seat] and crimes [world]."""
    cards = len(deck)
    first, second = np.triu_indices(cards, 1)
    steps = _steps(hands, cards, seat, seats)
    one, other = steps[:, first], steps[:, second]
    solutions, solution = np.unique(crimes, return_inverse=True)
    # an answer: 0 for nobody, else 1 + 2 × (steps to the shower − 1) + which of the two cards
    nearer = np.minimum(one, other)
    answer = np.where(nearer == seats, 0, 2 * nearer - 1 + (other < one))
    answers = 2 * seats - 1
    cell = (np.arange(len(first))[None, :] * len(solutions) + solution[:, None]) * answers + answer
    weight = np.where((one == other) & (nearer < seats), 0.5, 1.0)
    size = len(first) * len(solutions) * answers
    table = np.bincount(cell.ravel(), weights=weight.ravel(), minlength=size)
    both = weight < 1.0
    table += np.bincount(cell[both] + 1, weights=weight[both], minlength=size)
    joint = (table / len(crimes)).reshape(len(first), len(solutions), answers)
    private = _information(joint)
    shown = joint[:, :, 1:].reshape(len(first), len(solutions), seats - 1, _SIDES).sum(axis=3)
    public = _information(np.concatenate((joint[:, :, :1], shown), axis=2))
    return Questions(first, second, private, public, joint.max(axis=1).sum(axis=1))


def _steps(hands: Ints, cards: int, seat: int, seats: int) -> Ints:
    """[world, card]: how many seats to the left of the asker the card is; ``seats`` where nobody else has it."""
    steps = np.full((len(hands), cards), seats, dtype=np.int64)
    numbers = np.arange(cards)
    for other in range(seats):
        if other != seat:
            steps[(hands[:, other, None] >> numbers & 1).astype(bool)] = (other - seat) % seats
    return steps


def _information(joint: Floats) -> Floats:
    """Mutual information, in bits, of solution and answer: joint[question, solution, answer]."""
    of_solution = joint.sum(axis=2)
    of_answer = joint.sum(axis=1)
    bits: Floats = (
        _entropy(of_solution).sum(axis=1) + _entropy(of_answer).sum(axis=1) - _entropy(joint).sum(axis=(1, 2))
    )
    return bits


def _entropy(chances: Floats) -> Floats:
    """−p log₂ p, 0 at 0."""
    terms: Floats = -chances * np.log2(np.where(chances > 0, chances, 1.0))
    return terms
