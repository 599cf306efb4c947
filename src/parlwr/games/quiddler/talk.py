"""What all bots do alike: a decision as an action, challenges, a draw without a choice."""

from __future__ import annotations

from parlwr.kernel import Dice

from .complete import action_of
from .messages import Accept, Action, Challenge, Discard, Draw
from .sampling import numbers
from .sight import Sight
from .solver import Lay

__all__ = ["challenge", "finish", "only_draw"]


def finish(sight: Sight, lay: Lay) -> Action:
    """Lay the words where that is allowed, else only discard."""
    if lay.left and sight.view.went_out is None:
        return Discard(sight.deck.codes[lay.discard if lay.discard is not None else sight.hand[-1]])
    return action_of(sight.deck, lay)


def only_draw(sight: Sight) -> Action | None:
    """The draw where there is one alone; None where there is a choice."""
    draws = [act for act in sight.view.actions if isinstance(act, Draw)]
    return draws[0] if len(draws) == 1 else None


def challenge(sight: Sight, spots: float, dice: Dice) -> Action:
    """Challenge a word that is not in the list, noticed with this chance; else accept."""
    for act in sight.view.actions:
        if isinstance(act, Challenge):
            word = sight.view.laid[str(act.seat)].words[act.word]
            if not sight.lexicon.has(numbers(sight.deck, word)) and dice.random() < spots:
                return act
    return Accept()
