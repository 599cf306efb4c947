"""``hard``: what a seat's chances are taken to be, the learned judgement, and the search that uses them."""

from __future__ import annotations

import time
from itertools import product
from typing import Any

import pytest
from tests.speed import slower

from parlwr.games.ono99 import GAME
from parlwr.games.ono99.bots import BOTS
from parlwr.games.ono99.cards import EXCHANGE, INDEX
from parlwr.games.ono99.judgement import COLUMNS, MOMENTS, Judgement, judgement, moment, moment_of
from parlwr.games.ono99.searching import Hard, last_alive, opinions, play_round, worth
from parlwr.kernel import FastDice
from parlwr.lab.arena import run
from parlwr.lab.knowing import Peeking
from parlwr.lab.settings import check

TABLES: list[dict[str, Any]] = [
    {},
    {"edition": "1980"},
    {"edition": "1980", "scoring": "points", "target": 60},
    {"edition": "1980", "scoring": "single", "zero_rule": True},
    {"edition": "1980", "draw": "race"},
]


def lay(options: dict[str, Any], seats: int, **setup: Any) -> Any:
    return GAME.lay(GAME.read(options, seats), seats, setup, FastDice(1))


# -- chances -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("mine", "others", "chance"),
    [
        (1, (), 1.0),
        (0, (1,), 0.0),
        (1, (1,), 0.5),
        (2, (1,), 0.75),
        (1, (2,), 0.25),
        (1, (1, 1), 1 / 3),
        (3, (3, 3), 1 / 3),
    ],
)
def test_the_last_with_a_life_left(mine: int, others: tuple[int, ...], chance: float) -> None:
    assert last_alive(mine, others) == pytest.approx(chance)


def test_chances_of_all_add_up() -> None:
    for lives in product((1, 2, 4), repeat=3):
        total = sum(last_alive(lives[i], tuple(sorted(lives[:i] + lives[i + 1 :]))) for i in range(3))
        assert total == pytest.approx(1.0)


def test_worth_of_a_finished_game_is_the_win() -> None:
    state = lay({}, 2, turn=0, total=98, hands=[["0", "1", "1", "1"], ["9", "9", "9", "9"]], draw=["5"])
    GAME.act(state, 0, {"type": "play", "card": "0"}, FastDice(1))
    assert state.over is not None
    assert (worth(state, 0), worth(state, 1)) == (1.0, 0.0)


def test_worth_counts_tokens_and_points() -> None:
    state = lay({"edition": "1980"}, 3, tokens=[3, 1, 1])
    assert worth(state, 0) > worth(state, 1) == pytest.approx(worth(state, 2))
    assert sum(worth(state, seat) for seat in range(3)) == pytest.approx(1.0)
    state = lay({"edition": "1980", "scoring": "points"}, 3, points=[10, 150, 150])
    assert worth(state, 0) > worth(state, 1) == pytest.approx(worth(state, 2))


# -- judgement ---------------------------------------------------------------------------------------------------------


def test_moments_are_numbered_without_gaps() -> None:
    found = {
        moment(left, owed, specials, total)
        for left in (2, 3, 8)
        for owed in (1, 2)
        for specials in range(5)
        for total in range(-40, 99)
    }
    assert found == set(range(MOMENTS))


def test_a_moment_is_read_from_the_state_as_from_the_view() -> None:
    for options in TABLES:
        dice = FastDice(2)
        state = GAME.start(GAME.read(options, 4), 4, dice)
        for _ in range(60):
            if not GAME.to_act(state):
                break
            seat = state.turn
            view = GAME.view(state, seat)
            row = judgement(state.rules.options.edition).rows[moment_of(state)]
            for action, opinion in zip(view.actions, opinions(view, view.actions), strict=True):
                if hasattr(action, "card"):
                    assert opinion == row[INDEX[action.card]] / 1000
            GAME.play(state, seat, dice.choice(view.actions), dice)


def test_any_number_of_special_cards_is_a_moment() -> None:
    for held in range(7):
        state = lay({}, 2, turn=0, total=50, hands=[["1"] * (7 - held) + ["reverse"] * held, ["1"] * 4])
        assert moment_of(state) == moment(2, 1, held, 50)


def test_a_judgement_likes_the_greatest_advantage_and_the_first_of_equals() -> None:
    row = [0] * COLUMNS
    row[3], row[7], row[16] = 5, 9, 9
    eye = Judgement([row] * MOMENTS)
    assert eye.best(0, 1 << 3 | 1 << 5) == 3
    assert eye.best(0, 1 << 3 | 1 << 7 | EXCHANGE) == 7
    assert eye.best(0, 1 << 2 | 1 << 1) == 1
    with pytest.raises(ValueError, match="rows"):
        Judgement([row])


@pytest.mark.parametrize("edition", ["2022", "1980"])
def test_what_was_learned_makes_sense(edition: str) -> None:
    """High totals: any number that fits rather than a special card that will be needed."""
    eye = judgement(edition)
    for left, specials in product((2, 4), (1, 2, 3)):
        row = eye.rows[moment(left, 1, specials, 85)]
        special = max(row[INDEX[code]] for code in ("reverse", "play2", "-10"))
        assert row[INDEX["9"]] > special
        assert row[INDEX["10"]] > special


# -- the search --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("options", TABLES)
def test_it_plays_whole_games_and_leaves_the_world_alone(options: dict[str, Any]) -> None:
    dice = FastDice(8)
    state = GAME.start(GAME.read(options, 3), 3, dice)
    bot = Hard(GAME, samples=9)
    for _ in range(40):
        waiting = GAME.to_act(state)
        if not waiting:
            break
        seat = dice.choice(waiting)
        view = GAME.view(state, seat)
        action = bot.choose(view, dice)
        assert action in view.actions
        assert GAME.view(state, seat) == view
        GAME.play(state, seat, action, dice)


def test_a_playout_ends_with_the_round() -> None:
    state = lay({"edition": "1980"}, 4)
    play_round(state, 1, judgement("1980"), FastDice(1))
    assert state.round == 2
    play_round(state, 1, judgement("1980"), FastDice(1))
    assert state.round == 2


def test_it_sees_a_win_in_one() -> None:
    """At 89 the other can follow nothing but a 0 or so; the 9 leaves him 98 and, holding numbers only, out."""
    state = lay({}, 2, turn=0, total=89, hands=[["9", "1", "ono99", "ono99"], ["5", "6", "7", "8"]], draw=["10"] * 30)
    bot = Peeking(Hard(GAME))
    action = bot.choose_knowing(state.copy(), GAME.view(state, 0), FastDice(1))
    assert action.card == "9"


def test_samples_decide_the_work_not_the_clock() -> None:
    asked = []

    class Counting(Hard):
        def value(self, world: Any, seat: int, action: Any, dice: Any) -> float:
            asked.append(action)
            return 0.5

    state = lay({}, 4, turn=0, total=60, hands=[["9", "8", "7", "6"]])
    bot = Counting(GAME, samples=24)
    bot.trust = 0.0
    bot.choose(GAME.view(state, 0), FastDice(1))
    assert len(asked) == 24 * 4


def test_same_view_same_dice_same_act() -> None:
    state = lay({}, 4, turn=0, total=80, hands=[["9", "reverse", "play2", "-10"]])
    view = GAME.view(state, 0)
    assert len({repr(BOTS["hard"]().choose(view, FastDice(4))) for _ in range(3)}) == 1


def test_a_turn_takes_no_longer_than_people_notice() -> None:
    """CPU time, so that a busy machine does not decide: the 99th percentile of many turns stays under 150 ms."""
    times = []
    for number in range(12):
        dice = FastDice(f"quick {number}")
        state = GAME.start(GAME.read({}, 4), 4, dice)
        bot = BOTS["hard"]()
        while waiting := GAME.to_act(state):
            view = GAME.view(state, waiting[0])
            begun = time.process_time()
            action = bot.choose(view, dice)
            times.append(time.process_time() - begun)
            GAME.play(state, waiting[0], action, dice)
    times.sort()
    assert times[len(times) * 99 // 100] < 0.150 * slower()


@pytest.mark.slow
@pytest.mark.parametrize(("other", "games"), [("keeper", 400), ("random", 400)])
def test_hard_beats_the_yardsticks(other: str, games: int) -> None:
    assert run(check("ono99", ["hard", other, other, other], games, "hard", {}, 30.0)).bots[0].low > 1 / 4
    assert run(check("ono99", ["hard", other], games, "hard", {}, 30.0)).bots[0].low > 1 / 2
