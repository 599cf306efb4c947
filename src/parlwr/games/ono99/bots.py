"""The bots, from their views alone, and the yardsticks of the arena.

``easy`` gets rid of a number while it holds one that fits, whichever comes to hand, and otherwise plays any card it
may. ``medium`` is thrifty (:mod:`.policy`): great numbers first, special cards kept for when nothing else fits; but
every other turn or so it is careless, and plays as ``easy`` does. ``hard`` searches over sampled worlds.

``highest``, ``keeper`` and ``thrifty`` are the yardsticks, whose rules are written down in :mod:`.policy`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from parlwr.kernel import Dice

from .cards import EXCHANGE, INDEX, NUMBERS, acts
from .game import Ono99
from .messages import Action, Exchange, Play, View
from .policy import Policy, fitting, highest, keeper, thrifty
from .searching import Hard

__all__ = ["BOTS", "REFERENCES", "Easy", "Follower", "Medium"]


LAPSE: Final = 2
"""One turn in so many ``medium`` does not think."""


def playable_cards(view: View) -> int:
    """What the seat may play, as a set of cards; 0 when all it may do is draw."""
    cards = 0
    for action in view.actions:
        if isinstance(action, Play):
            cards |= 1 << INDEX[action.card]
        elif isinstance(action, Exchange):
            cards |= EXCHANGE
    return cards


def act_of(card: int) -> Action:
    """The act of playing a card, or of exchanging."""
    return acts[1 << card][0]


class Follower:
    """A bot that follows a policy. What it may draw it draws."""

    def __init__(self, policy: Policy) -> None:
        self.policy = policy

    def choose(self, view: View, dice: Dice) -> Action:
        """The act the policy names."""
        playable = playable_cards(view)
        return act_of(self.policy(playable, view.total, view.owed)) if playable else view.actions[0]


class Easy:
    """Plays any number that fits; without one, any card it may: it knows what special cards are for, and no more."""

    def choose(self, view: View, dice: Dice) -> Action:
        """One of the numbers other than 0, else any legal act; each equally likely."""
        playable = playable_cards(view)
        numbers = fitting(playable & NUMBERS & ~1, view.total)
        return dice.choice(acts[numbers] if numbers else view.actions)


class Medium:
    """Thrifty, with lapses: without them nobody, people included, would find much of a difference to ``hard``."""

    def __init__(self) -> None:
        self.awake = Follower(thrifty)
        self.careless = Easy()

    def choose(self, view: View, dice: Dice) -> Action:
        """The thrifty act, or, one time in two, the easy one."""
        return (self.awake if dice.below(LAPSE) else self.careless).choose(view, dice)


def make_hard() -> Hard:
    """``hard``, with its own rules to imagine with."""
    return Hard(Ono99())


BOTS: Final[dict[str, Callable[[], Any]]] = {
    "easy": Easy,
    "medium": Medium,
    "hard": make_hard,
}

REFERENCES: Final[dict[str, Callable[[], Any]]] = {
    "highest": lambda: Follower(highest),
    "keeper": lambda: Follower(keeper),
    "thrifty": lambda: Follower(thrifty),
}
"""For the arena alone; no table offers them."""
