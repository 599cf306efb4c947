"""Search over sampled worlds: flat Monte Carlo on determinisations, with a budget counted in worlds.

The seat imagines a world that fits its view, tries every candidate act in that same world, and plays each to the end.
Because all candidates meet the same worlds, what is compared is the *difference* from world to world, and that varies
far less than the values do. A candidate that falls clearly behind is dropped (a race, as of Maron and Moore 1994), and
the search ends early when one is left. The budget is a number of worlds and not of milliseconds: the same view and dice
give the same act on every machine.

Flat on purpose: a tree over determinised worlds lets the later moves of a seat depend on cards it cannot see ("strategy
fusion"); one candidate act followed by an honest policy does not.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from math import sqrt
from typing import Any

from parlwr.kernel import AnyGame, Dice

from .playout import Evaluator, Playouts

__all__ = ["WorldSearch", "race"]

BATCH = 8
"""Worlds between two looks at who has fallen behind; too few, and a lucky start decides."""

CLEAR = 2.8
"""Standard errors of the paired difference at which a candidate is given up."""


def race(values: Callable[[int], list[float]], start: Sequence[float], samples: int, clear: float = CLEAR) -> int:
    """Find the best of some candidates in at most ``samples`` rounds; its index (the first of equals).

    ``values`` is called once a round with a bit set of the candidates still in the race and gives a value for every
    candidate (those out of the race: anything). ``start`` holds what each candidate's sum of values begins with.
    """
    candidates = len(start)
    alive = list(range(candidates))
    sums = list(start)
    pairs = [[0.0] * candidates for _ in range(candidates)]  # sums of squared differences
    for n in range(1, samples + 1):
        row = values(sum(1 << i for i in alive))
        for i in alive:
            sums[i] += row[i]
            squares = pairs[i]
            for j in alive:
                difference = row[i] - row[j]
                squares[j] += difference * difference
        if n % BATCH == 0:
            best = max(alive, key=sums.__getitem__)
            alive = [i for i in alive if i == best or not _behind(sums[best] - sums[i], pairs[best][i], n, clear)]
            if len(alive) == 1:
                break
    return max(alive, key=sums.__getitem__)


def _behind(lead: float, squares: float, n: int, clear: float) -> bool:
    """Whether a lead, a sum of n paired differences whose squares sum to ``squares``, is clear."""
    spread = squares - lead * lead / n
    return lead > clear * sqrt(spread) + 1e-9 if spread > 0 else lead > 0


class WorldSearch:
    """A bot that searches over ``samples`` sampled worlds.

    ``evaluate`` values the state after a candidate (default: uniform playouts); ``candidates`` narrows or completes the
    acts worth a thought (default: every listed act, templates completed once); ``worlds`` imagines (default:
    ``game.sample`` for ever). ``prior`` gives an opinion of each candidate before any world is tried, on the scale of
    the values, that counts as much as ``trust`` worlds: with the few worlds there is time for, chance alone makes
    differences of some percent, and an experienced eye sees through those.
    """

    def __init__(
        self,
        game: AnyGame,
        samples: int,
        evaluate: Evaluator | None = None,
        *,
        candidates: Callable[[Any, Dice], Sequence[Any]] | None = None,
        worlds: Callable[[Any, Dice], Iterator[Any]] | None = None,
        prior: Callable[[Any, Sequence[Any]], Sequence[float]] | None = None,
        trust: float = 0.0,
    ) -> None:
        if samples < 1:
            raise ValueError(f"samples={samples}: a search needs at least one world")
        self.game = game
        self.samples = samples
        self.evaluate = Playouts(game) if evaluate is None else evaluate
        self.candidates = self._all if candidates is None else candidates
        self.worlds = self._sampled if worlds is None else worlds
        self.prior = prior
        self.trust = trust

    def choose(self, view: Any, dice: Dice) -> Any:
        """The act that wins most often over sampled worlds."""
        return self.choose_from(view, None, dice)

    def choose_from(self, view: Any, worlds: Iterable[Any] | None, dice: Dice) -> Any:
        """As :meth:`choose`, in worlds that are handed in; None: those that this bot imagines."""
        options = self.candidates(view, dice)
        if len(options) == 1:
            return options[0]
        source = iter(self.worlds(view, dice) if worlds is None else worlds)
        seat = view.seat

        def values(alive: int) -> list[float]:
            world = next(source)
            return [self.value(world, seat, act, dice) if alive >> i & 1 else 0.0 for i, act in enumerate(options)]

        opinions = [0.0] * len(options) if self.prior is None else self.prior(view, options)
        return options[race(values, [self.trust * opinion for opinion in opinions], self.samples)]

    def value(self, world: Any, seat: int, action: Any, dice: Dice) -> float:
        """What an act is worth in a world, which is left as it is."""
        state = world.copy()
        self.game.play(state, seat, action, dice)
        return self.evaluate(state, seat, dice)

    def _all(self, view: Any, dice: Dice) -> Sequence[Any]:
        return [self.game.complete(action, view, dice) for action in view.actions]

    def _sampled(self, view: Any, dice: Dice) -> Iterator[Any]:
        while True:
            yield self.game.sample(view, dice)
