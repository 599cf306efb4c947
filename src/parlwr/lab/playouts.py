"""``parlwr bench playouts``: decisions a second in random games, one core, from Python.

Every decision asks for the list of legal acts, picks one by chance and plays it: nothing is skipped that a researcher's
loop would do. The peers do the same through their own interfaces:

=====================================  ================================================================================
peer                                   loop
=====================================  ================================================================================
``pyspiel.crazy_eights``               ``legal_actions``, ``apply_action``, four players; chance outcomes by their
                                       probabilities, as any game of OpenSpiel allows
``pyspiel.crazy_eights.by_index``      the same, but of chance outcomes any, by its index: as quick as it gets, and
                                       right only because they are equally likely in this game
``rlcard.uno``                         ``env.run`` with its own random agents
``boardgame.io.reducer``               the reducer in Node.js with a game like ONO 99 (bench/peers)
=====================================  ================================================================================
"""

from __future__ import annotations

import random
import time
from collections.abc import Callable
from functools import partial
from typing import Any

from parlwr.kernel import AnyGame, FastDice, registry

from .measure import Benchmark, Missing, compare, one_core
from .peers import node

__all__ = ["playouts"]

SEATS = 4

WARM = 0.5
"""Seconds of playing before anything is timed: tables filled, bytecode specialised."""


def playouts(rounds: int, seconds: float) -> list[Benchmark]:
    """All games; the peers beside ONO 99, which is most like theirs."""
    found: list[Benchmark] = []
    with one_core():
        for name in registry.names():
            peers = PEERS if name == "ono99" else {}
            game = registry.get(name)
            run = _ours(game)
            timed = {peer: _timed(make, seconds) for peer, make in peers.items()}
            found += compare(f"playouts.{name}", "decisions/s", partial(run, seconds), timed, rounds)
    return found


def _timed(make: Callable[[], Callable[[float], float]], seconds: float) -> Callable[[], float]:
    """A peer's round; what it needs is loaded before the first, outside the time."""
    run: list[Callable[[float], float]] = []

    def measured() -> float:
        if not run:
            run.append(make())
            run[0](min(seconds, WARM))
        return run[0](seconds)

    return measured


def _ours(game: AnyGame) -> Callable[[float], float]:
    """Our round. Warming up tells whether this game has templates; where it has none, none need be completed."""
    seats = min(max(SEATS, game.players[0]), game.players[1])
    options = game.read({}, seats)
    dice = FastDice(1)
    until = time.perf_counter() + WARM
    free = False
    while time.perf_counter() < until:
        free |= _has_templates(game, options, seats, dice)

    def run(seconds: float) -> float:
        begun = time.perf_counter()
        decisions = 0
        while (spent := time.perf_counter() - begun) < seconds:
            decisions += _random_game(game, options, seats, dice, free)
        return decisions / spent

    return run


def _random_game(game: AnyGame, options: Any, seats: int, dice: FastDice, free: bool) -> int:
    """Play one random game; how many decisions it took."""
    state = game.start(options, seats, dice)
    to_act, legal, play, draw = game.to_act, game.actions, game.play, dice.random
    decisions = 0
    while waiting := to_act(state):
        seat = waiting[0]
        acts = legal(state, seat)
        action = acts[int(draw() * len(acts))]
        if free:
            action = game.complete(action, game.view(state, seat), dice)
        play(state, seat, action, dice)
        decisions += 1
    return decisions


def _has_templates(game: AnyGame, options: Any, seats: int, dice: FastDice) -> bool:
    """Whether any act of a random game had to be completed."""
    state = game.start(options, seats, dice)
    found = False
    while waiting := game.to_act(state):
        seat = waiting[0]
        action = dice.choice(game.actions(state, seat))
        whole = game.complete(action, game.view(state, seat), dice)
        found |= whole is not action
        game.play(state, seat, whole, dice)
    return found


def _spiel(weighted: bool) -> Callable[[float], float]:
    try:
        import pyspiel
    except ImportError:
        raise Missing("pip install parlwr[bench]") from None
    game = pyspiel.load_game("crazy_eights", {"players": SEATS})
    rng = random.Random(1)

    def chance(outcomes: list[tuple[int, float]]) -> int:
        if not weighted:
            return outcomes[int(rng.random() * len(outcomes))][0]
        actions, weights = zip(*outcomes, strict=True)
        return int(rng.choices(actions, weights)[0])

    def run(seconds: float) -> float:
        begun = time.perf_counter()
        decisions = 0
        while (spent := time.perf_counter() - begun) < seconds:
            state = game.new_initial_state()
            while not state.is_terminal():
                if state.is_chance_node():
                    state.apply_action(chance(state.chance_outcomes()))
                else:
                    acts = state.legal_actions()
                    state.apply_action(acts[int(rng.random() * len(acts))])
                    decisions += 1
        return decisions / spent

    return run


def _rlcard() -> Callable[[float], float]:
    try:
        import rlcard
        from rlcard.agents import RandomAgent
    except ImportError:
        raise Missing("pip install parlwr[bench]") from None
    env = rlcard.make("uno", config={"seed": 1})
    env.set_agents([RandomAgent(num_actions=env.num_actions) for _ in range(env.num_players)])

    def run(seconds: float) -> float:
        begun = time.perf_counter()
        decisions = 0
        while (spent := time.perf_counter() - begun) < seconds:
            paths, _ = env.run(is_training=False)
            decisions += sum(len(path) // 2 for path in paths)  # a path is state, action, state, …, state
        return decisions / spent

    return run


def _boardgame_io() -> Callable[[float], float]:
    def run(seconds: float) -> float:
        said = node("playouts.js", str(seconds), str(random.randrange(1 << 30)))
        return float(said["decisions"] / said["seconds"])

    return run


PEERS: dict[str, Callable[[], Callable[[float], float]]] = {
    "pyspiel.crazy_eights": lambda: _spiel(weighted=True),
    "pyspiel.crazy_eights.by_index": lambda: _spiel(weighted=False),
    "rlcard.uno": _rlcard,
    "boardgame.io.reducer": _boardgame_io,
}
