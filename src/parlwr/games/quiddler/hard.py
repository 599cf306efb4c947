"""The strongest bot: the whole word list, the bonuses, what a card thrown gives away, when going out pays.

Points are counted as a lead: what a seat gains, less what it lets others gain, a gain of one among several weighing
less. All sums over the unseen cards are exact (:mod:`.prospects`); what others will lay is known where it lies on the
table and otherwise expected as measured (:mod:`.habits`).
"""

from __future__ import annotations

import numpy as np

from parlwr.kernel import Dice

from .habits import habit
from .lexicon import CLEAN
from .messages import Action, Discard, Draw, QuiddlerView
from .prospects import Prospects, after_discards
from .sight import Sight
from .solver import BONUS, Hand, Lay, Table
from .talk import challenge, finish, only_draw

__all__ = ["Hard", "bonus_table"]

OUT = 4.0
"""What going out is worth beside its points: the others have one turn left, with words unfinished."""
HASTE = 3.0
"""Points that a turn more must promise to be waited for: none would wait for ever, and others may be faster."""
GIFT = 0.35
"""The share of what a card is worth to another that throwing it gives away: it may not fit, or be covered first."""
UNWANTED = 0.3
"""The part of that for a card which the next player has thrown before: he had no use for one."""


def bonus_table(sight: Sight, most_words: int) -> tuple[list[int], Table]:
    """The lead that bonuses are expected to give, by least letters of the longest word (rows) and number of words."""
    known = habit(sight.deck.name, sight.size)
    others = sight.to_come
    weight = 1.0 / (sight.view.seats - 1)
    rivals = sight.rivals
    lengths = [0, *range(2, 13)]
    long = [_lead(n, rivals.longest, known.at_most(True), others, weight) for n in lengths]
    many = [_lead(n, rivals.most, known.at_most(False), others, weight) for n in range(most_words + 1)]
    table = np.zeros((len(lengths), most_words + 1))
    if rivals.gives_longest:
        table += np.array(long)[:, None]
    if rivals.gives_most:
        table += np.array(many)[None, :]
    return lengths, table


def _lead(mine: int, laid: int, at_most: list[float], others: int, weight: float) -> float:
    """10 times the chance of having more than anyone, less that of someone else having more, as it weighs."""
    below = at_most[min(mine, len(at_most)) - 1] if mine > 0 else 0.0
    equal = at_most[min(mine, len(at_most) - 1)]
    wins = below**others if mine > laid else 0.0
    loses = 1.0 - (equal**others if laid <= mine else 0.0)
    return BONUS * (wins - weight * loses)


class Hard:
    """See the module."""

    def choose(self, view: QuiddlerView, dice: Dice) -> Action:
        """A legal action."""
        sight = Sight(view)
        if view.phase == "challenge":
            return challenge(sight, 1.0, dice)
        if view.phase == "draw":
            return only_draw(sight) or self._draw(sight)
        return self._finish(sight)

    def _draw(self, sight: Sight) -> Action:
        top = sight.top if sight.top is not None else 0
        prospects = Prospects(sight.hand, sight.lexicon, {*sight.draws, top}, CLEAN)
        last = sight.view.went_out is not None
        worth = {
            card: max(0.0, best) if last else max(0.0, best, prospects.out[card] + OUT)
            for card, best in prospects.best.items()
        }
        copies = sum(sight.draws.values())
        mean = sum(worth[card] * count for card, count in sight.draws.items()) / copies if copies else -1.0
        return Draw("discard" if worth[top] >= mean else "deck")

    def _finish(self, sight: Sight) -> Action:
        hand = Hand(sight.hand, sight.lexicon, CLEAN)
        last = sight.view.went_out is not None
        if last or hand.best_out() is not None:
            lengths, table = bonus_table(sight, len(hand.cards))
            lay = hand.best_by(True, lengths, table, out=not last)
            if last:
                return finish(sight, lay)
            # Building on from here: whoever goes out first, the cards stay as good as they are.
            later = after_discards(sight.hand, sight.lexicon, sight.draws, CLEAN)
            if _lead_of(lay, sight, lengths, table) + haste(sight) >= max(later.values()):
                return finish(sight, lay)
        else:
            later = after_discards(sight.hand, sight.lexicon, sight.draws, CLEAN, OUT)
        best = max(later, key=lambda card: later[card] - gift(sight, card))
        return Discard(sight.deck.codes[best])


def gift(sight: Sight, card: int) -> float:
    """What throwing a card gives the next player, by the lead; less where he has thrown such a card himself."""
    after = (sight.seat + 1) % sight.view.seats
    thrown = (after, sight.deck.codes[card]) in sight.view.thrown
    return habit(sight.deck.name, sight.size).gift[card] * GIFT * (UNWANTED if thrown else 1.0)


def haste(sight: Sight) -> float:
    """What going out now is worth beside the points: the longer the round lasts, the likelier another goes first."""
    turns = sum(1 for seat, _ in sight.view.thrown if seat == sight.seat)
    return HASTE * (turns - 1)


def _lead_of(lay: Lay, sight: Sight, lengths: list[int], table: Table) -> float:
    """The points of a lay and the lead its bonuses are expected to give."""
    letters = sight.deck.letters
    longest = max(sum(letters[card] for card in word) for word in lay.words)
    row = max(i for i, least in enumerate(lengths) if least <= longest)
    return float(lay.score + table[row, len(lay.words)])
