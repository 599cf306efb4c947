"""Examples of a lay, for tests and the random bot."""

from __future__ import annotations

from msgspec import UNSET

from parlwr.kernel import Dice

from .decks import Deck, deck
from .lexicon import CLEAN, of_options
from .messages import Action, Discard, Lay, QuiddlerView
from .sampling import numbers
from .solver import Hand
from .solver import Lay as Best

__all__ = ["action_of", "complete"]


def action_of(cards: Deck, best: Best) -> Lay:
    """A solver's lay as an action."""
    names = cards.codes
    words = tuple(tuple(names[card] for card in word) for word in best.words)
    return Lay(words, names[best.discard] if best.discard is not None else UNSET)


def complete(template: Action, view: QuiddlerView, dice: Dice) -> Action:
    """An example of a template; any other action as it is.

    On the last turn the best lay. Before it, one that goes out; where the cards make none, the example is a card to
    discard (or, where words are not checked, sometimes a bluff).
    """
    if not isinstance(template, Lay) or template.words is not UNSET:
        return template
    cards = deck(view.options.deck)
    held = numbers(cards, view.hand or ())
    if view.options.words == "challenge" and dice.below(2):
        return _bluff(cards, held, dice)
    best = Hand(held, of_options(view.options), CLEAN).best(discard=True)
    if best.left and view.went_out is None:
        return Discard(cards.codes[dice.choice(held)])
    return action_of(cards, best)


def _bluff(cards: Deck, held: list[int], dice: Dice) -> Lay:
    """All cards but one as one or two words, whatever they spell."""
    shuffled = held.copy()
    dice.shuffle(shuffled)
    names = [cards.codes[card] for card in shuffled]
    thrown = names.pop()
    if len(names) < 2:
        return Lay((), thrown)
    cut = len(names) if len(names) < 4 else 2 + dice.below(len(names) - 3)
    words = (tuple(names[:cut]), tuple(names[cut:]))
    return Lay(tuple(word for word in words if word), thrown)
