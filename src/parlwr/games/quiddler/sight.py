"""A view as a bot looks at it: cards as numbers, what is unseen, what the others hold and have laid."""

from __future__ import annotations

from collections import Counter

from .decks import Deck, deck
from .lexicon import Lexicon, of_options
from .messages import QuiddlerView
from .sampling import numbers, unseen
from .scoring import bonuses
from .solver import Rivals

__all__ = ["Sight"]


class Sight:
    """What a seat has before its eyes, ready for sums."""

    __slots__ = ("deck", "draws", "hand", "lexicon", "rivals", "seat", "size", "to_come", "top", "unseen", "view")

    def __init__(self, view: QuiddlerView) -> None:
        self.view = view
        self.seat = view.seat or 0
        self.deck: Deck = deck(view.options.deck)
        self.lexicon: Lexicon = of_options(view.options)
        self.hand = numbers(self.deck, view.hand or ())
        self.unseen: dict[int, int] = dict(Counter(unseen(view, self.deck)))
        # What the draw pile may hold: anything unseen, or once remade only old discards.
        remade = Counter(numbers(self.deck, view.remade))
        self.draws: dict[int, int] = dict(Counter(self.unseen) & remade) if remade else self.unseen
        self.top = None if view.discard_top is None else self.deck.index[view.discard_top]
        self.size = view.hand_size
        self.rivals = self._rivals()
        # Seats that are still to play after this one before the round is scored.
        self.to_come = view.seats - 1 - len(view.laid)

    def _rivals(self) -> Rivals:
        """What has been laid so far."""
        letters = self.deck.letters
        longest = most = 0
        for laid in self.view.laid.values():
            most = max(most, len(laid.words))
            for word in laid.words:
                longest = max(longest, sum(letters[self.deck.index[card]] for card in word))
        gives_longest, gives_most = bonuses(self.view.options, self.view.seats)
        return Rivals(longest, most, gives_longest, gives_most)
