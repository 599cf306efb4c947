"""Learn what each card of ONO 99 is worth playing, from the game itself: writes data/advantages-EDITION.json.

Policy iteration by playouts. In each round the present judgement plays against itself and against the yardsticks; at
its turns every playable card is tried in the true state and played to the end once, with the same chance for each; what
a card won more than the average of its rivals is noted under the moment. The next judgement plays what did best.
Rounds before count half each. Reproducible: the seeds are fixed.

``python bench/learn_ono99.py EDITION [--games 2500] [--rounds 5]``: the tables here are those of the default, which
takes about five minutes of a core.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Callable
from pathlib import Path

from parlwr.games.ono99 import GAME
from parlwr.games.ono99.judgement import COLUMNS, MOMENTS, Judgement, moment_of
from parlwr.games.ono99.policy import THRIFTY, keeper
from parlwr.games.ono99.state import State
from parlwr.games.ono99.turns import exchange, play_card
from parlwr.kernel import FastDice

DATA = Path(__file__).parents[1] / "src/parlwr/games/ono99/data"
OPTIONS = {"2022": {}, "1980": {"edition": "1980", "scoring": "single"}}
DOUBT = 30
"""Tries that a card's advantage is shrunk by: a handful of lucky games proves nothing."""

Player = Callable[[State, FastDice], int]


def act(state: State, card: int, dice: FastDice) -> None:
    if card < 16:
        play_card(state, card, dice, [])
    else:
        exchange(state, dice, [])


def plays_keeper(state: State, dice: FastDice) -> int:
    return keeper(state.legal, state.total, state.owed)


def plays_anything(state: State, dice: FastDice) -> int:
    return dice.choice([card for card in range(17) if state.legal >> card & 1])


def finish(state: State, players: list[Player], dice: FastDice) -> list[int]:
    while state.over is None:
        act(state, players[state.turn](state, dice), dice)
    return state.over.winners


class Notes:
    """Sums of advantages and how often each card was tried, by moment."""

    def __init__(self) -> None:
        self.sums = [[0.0] * COLUMNS for _ in range(MOMENTS)]
        self.tries = [[0.0] * COLUMNS for _ in range(MOMENTS)]

    def fade(self) -> None:
        for table in (self.sums, self.tries):
            for row in table:
                row[:] = [value / 2 for value in row]

    def note(self, at: int, won: dict[int, float]) -> None:
        mean = sum(won.values()) / len(won)
        for card, value in won.items():
            self.sums[at][card] += value - mean
            self.tries[at][card] += 1

    def judgement(self) -> Judgement:
        """Cards never tried in a moment keep the order of the thrifty policy, below those that were."""
        order = {card: -200 - place for place, card in enumerate(THRIFTY)}
        return Judgement(
            [
                [
                    round(1000 * total / (tries + DOUBT)) if tries else order.get(card, -300)
                    for card, (total, tries) in enumerate(zip(sums, counts, strict=True))
                ]
                for sums, counts in zip(self.sums, self.tries, strict=True)
            ]
        )


def learn_game(options: object, seats: int, mine: Player, other: Player, dice: FastDice, notes: Notes) -> None:
    state = GAME.start(options, seats, dice)
    seat = dice.below(seats)
    players = [mine if place == seat else other for place in range(seats)]
    while state.over is None:
        card = players[state.turn](state, dice)
        if state.turn == seat and state.legal & (state.legal - 1):
            at, chance = moment_of(state), dice.random()
            won = {}
            for option in range(17):
                if state.legal >> option & 1:
                    world, luck = state.copy(), FastDice(str(chance))
                    act(world, option, luck)
                    won[option] = float(seat in finish(world, players, luck))
            notes.note(at, won)
            if dice.random() < 0.1:  # look at other lines too
                card = dice.choice(list(won))
        act(state, card, dice)


def learn(edition: str, games: int, rounds: int) -> Judgement:
    options = {seats: GAME.read(OPTIONS[edition], seats) for seats in (2, 4)}
    notes = Notes()
    order = {card: -place for place, card in enumerate(THRIFTY)}
    judgement = Judgement([[order.get(card, -99) for card in range(COLUMNS)] for _ in range(MOMENTS)])
    for turn in range(rounds):
        notes.fade()
        mine = judgement_player(judgement)
        for number, other in enumerate((mine, plays_keeper, plays_anything)):
            for seats in options:
                dice = FastDice(f"learn/{edition}/{turn}/{number}/{seats}")
                for _ in range(games):
                    learn_game(options[seats], seats, mine, other, dice, notes)
        judgement = notes.judgement()
        print(f"round {turn + 1} of {rounds}", flush=True)
    return judgement


def judgement_player(judgement: Judgement) -> Player:
    return lambda state, dice: judgement.choose(state)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("edition", choices=OPTIONS)
    parser.add_argument("--games", type=int, default=2500, help="games against each opponent at each size")
    parser.add_argument("--rounds", type=int, default=5)
    given = parser.parse_args()
    judgement = learn(given.edition, given.games, given.rounds)
    rows = ",\n".join(json.dumps(row) for row in judgement.rows)
    (DATA / f"advantages-{given.edition}.json").write_text(f"[\n{rows}\n]\n")


if __name__ == "__main__":
    main()
