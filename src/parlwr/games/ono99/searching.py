"""``hard``: search over sampled worlds, by playouts of the present round, with a learned eye.

In each imagined world every card is tried and the round played to its end, everybody playing what the learned
judgement likes best (:mod:`.judgement`): opponents are taken to be as good as oneself, which costs little against
weaker ones. The same judgement speaks first: where it is sure the search is over after a few worlds; where it hesitates
the worlds decide.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any

from parlwr.kernel import AnyGame, Dice
from parlwr.search import WorldSearch, win_share

from .cards import EXCHANGE, INDEX
from .judgement import Judgement, judgement, moment
from .messages import Exchange, Play, View
from .state import State
from .turns import draw_owed, exchange, play_card

__all__ = ["Hard", "play_round", "worth"]

SAMPLES = 96
"""Worlds for one turn, at most."""

TRUST = 300
"""Worlds that the learned judgement weighs as much as."""

LONGEST = 400
"""Plays after which a playout of a round is given up; rounds of 1980 may go on and on."""

SPECIALS = frozenset(("0", "reverse", "-10", "play2", "hold"))


class Hard(WorldSearch):
    """The bot of this name; ``samples`` worlds a turn."""

    def __init__(self, game: AnyGame, samples: int = SAMPLES) -> None:
        super().__init__(game, samples, prior=opinions, trust=TRUST)

    def value(self, world: State, seat: int, action: Any, dice: Dice) -> float:
        """How the round and the game stand for the seat after this act and a playout, from 0 (lost) to 1 (won)."""
        state = world.copy()
        number = state.round
        self.game.play(state, seat, action, dice)
        play_round(state, number, judgement(state.rules.options.edition), dice)
        return worth(state, seat)


def opinions(view: View, actions: Sequence[Any]) -> list[float]:
    """The judgement's advantage of each act."""
    hand = view.hand or []
    specials = sum(code in SPECIALS for code in hand)
    left = view.seats - len(view.out)
    row = judgement(view.options.edition).rows[moment(left, view.owed, specials, view.total)]
    found = []
    for action in actions:
        if isinstance(action, Play):
            found.append(row[INDEX[action.card]] / 1000)
        else:
            found.append(row[-1] / 1000 if isinstance(action, Exchange) else 1.0)
    return found


def play_round(state: State, number: int, eye: Judgement, dice: Dice) -> None:
    """Play round ``number`` to its end, if it has not ended; what may be drawn is drawn."""
    for _ in range(LONGEST):
        if state.over is not None or state.round != number:
            return
        if state.drawing >= 0:
            draw_owed(state, dice, [])
            continue
        card = eye.choose(state)
        if 1 << card == EXCHANGE:
            exchange(state, dice, [])
        else:
            play_card(state, card, dice, [])


def worth(state: State, seat: int) -> float:
    """A seat's chances as they stand: in a single round the win, else an estimate of the whole game."""
    if state.over is not None:
        return win_share(state.over, seat)
    gone = {out for group in state.gone for out in group}
    if seat in gone:
        return 0.0
    inside = [other for other in range(state.rules.seats) if other not in gone]
    if state.tokens is not None:
        lives = sorted(state.tokens[other] + 1 for other in inside if other != seat)
        return last_alive(state.tokens[seat] + 1, tuple(lives))
    if state.points is not None:
        target = state.rules.options.target
        rooms = [max(target - state.points[other], 0) + 1 for other in inside]
        return (max(target - state.points[seat], 0) + 1) / sum(rooms)
    return 1 / state.left if state.inside >> seat & 1 else 0.0  # a single round, given up


@cache
def last_alive(mine: int, others: tuple[int, ...]) -> float:
    """The chance to be the last with a life left, if each round takes one from somebody, each equally likely."""
    if not mine:
        return 0.0
    if not others:
        return 1.0
    chance = last_alive(mine - 1, others)
    for place, lives in enumerate(others):
        rest = others[:place] + others[place + 1 :]
        chance += last_alive(mine, tuple(sorted((*rest, lives - 1))) if lives > 1 else rest)
    return chance / (len(others) + 1)
