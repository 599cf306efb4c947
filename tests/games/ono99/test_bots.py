"""The bots and the yardsticks: what they play, from their views alone, and that better ones win more."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from parlwr.games.ono99 import GAME
from parlwr.games.ono99.bots import BOTS, REFERENCES
from parlwr.games.ono99.messages import Play
from parlwr.kernel import FastDice, registry
from parlwr.lab.arena import run
from parlwr.lab.settings import check

ALL = {**BOTS, **REFERENCES}
TABLES: list[dict[str, Any]] = [
    {},
    {"edition": "1980"},
    {"edition": "1980", "scoring": "points", "target": 60, "zero_rule": True},
    {"edition": "1980", "scoring": "single", "draw": "race"},
]


def plays(bot: str, hand: list[str], total: int, owed: int = 1, **options: Any) -> str:
    """The card a bot plays with a hand."""
    other = ["2", "3", "4", "5"] if options else ["1", "1", "1", "1"]
    setup = {"turn": 0, "total": total, "owed": owed, "hands": [hand, other]}
    state = GAME.lay(GAME.read(options, 2), 2, setup, FastDice(1))
    action = ALL[bot]().choose(GAME.view(state, 0), FastDice(2))
    GAME.apply(state, 0, action, FastDice(3))
    return action.card if isinstance(action, Play) else type(action).__name__


OLD = {"edition": "1980"}


@pytest.mark.parametrize(
    ("hand", "total", "owed", "options", "card"),
    [
        (["3", "9", "play2", "-10"], 10, 1, {}, "9"),
        (["3", "9", "0", "-10"], 94, 1, {}, "3"),  # 9 does not fit
        (["0", "reverse", "play2", "-10"], 50, 1, {}, "-10"),
        (["0", "reverse", "play2", "ono99"], 98, 1, {}, "reverse"),
        (["0", "play2", "ono99", "9"], 98, 1, {}, "play2"),
        (["0", "ono99", "ono99", "9"], 98, 1, {}, "0"),
        (["play2", "reverse", "4", "5"], 40, 2, {}, "5"),
        (["hold", "reverse", "play2", "-10"], 60, 1, OLD, "-10"),
        (["hold", "reverse", "play2", "10"], 98, 1, OLD, "hold"),
    ],
)
def test_highest(hand: list[str], total: int, owed: int, options: dict[str, Any], card: str) -> None:
    assert plays("highest", hand, total, owed, **options) == card


@pytest.mark.parametrize(
    ("hand", "total", "owed", "options", "card"),
    [
        (["3", "9", "play2", "-10"], 69, 1, {}, "9"),
        (["0", "reverse", "play2", "-10"], 69, 1, {}, "0"),  # names nothing: the first legal act
        (["3", "9", "play2", "-10"], 70, 1, {}, "play2"),
        (["3", "9", "reverse", "-10"], 70, 1, {}, "3"),
        (["8", "9", "reverse", "0"], 95, 1, {}, "reverse"),
        (["8", "0", "ono99", "-10"], 95, 1, {}, "0"),
        (["8", "9", "ono99", "-10"], 95, 1, {}, "-10"),
        (["play2", "reverse", "9", "1"], 20, 2, {}, "play2"),
        (["ono99", "reverse", "9", "1"], 20, 2, {}, "reverse"),
        (["ono99", "0", "9", "1"], 20, 2, {}, "9"),
        (["ono99", "0", "9", "1"], 80, 2, {}, "1"),
        (["hold", "reverse", "9", "play2"], 20, 2, OLD, "hold"),
        (["play2", "reverse", "9", "10"], 20, 2, OLD, "reverse"),
        (["hold", "-10", "9", "10"], 95, 1, OLD, "hold"),
        (["hold", "reverse", "9", "10"], 95, 1, OLD, "reverse"),
    ],
)
def test_keeper(hand: list[str], total: int, owed: int, options: dict[str, Any], card: str) -> None:
    assert plays("keeper", hand, total, owed, **options) == card


@pytest.mark.parametrize(
    ("hand", "total", "owed", "options", "card"),
    [
        (["3", "9", "play2", "-10"], 85, 1, {}, "9"),
        (["3", "9", "play2", "-10"], 92, 1, {}, "3"),
        (["0", "reverse", "play2", "-10"], 98, 1, {}, "0"),
        (["ono99", "reverse", "play2", "-10"], 98, 1, {}, "reverse"),
        (["ono99", "10", "play2", "-10"], 98, 1, {}, "play2"),
        (["ono99", "hold", "reverse", "-10"], 60, 1, {**OLD, "zero_rule": True}, "ono99"),
    ],
)
def test_thrifty(hand: list[str], total: int, owed: int, options: dict[str, Any], card: str) -> None:
    assert plays("thrifty", hand, total, owed, **options) == card


def test_medium_is_thrifty_every_other_turn() -> None:
    """Careless, it plays one of three numbers: the 9 two times in three."""
    setup = {"turn": 0, "total": 20, "hands": [["3", "5", "9", "reverse"], ["1", "1", "1", "1"]]}
    state = GAME.lay(GAME.read({}, 2), 2, setup, FastDice(1))
    view, dice = GAME.view(state, 0), FastDice(2)
    played = [BOTS["medium"]().choose(view, dice).card for _ in range(1200)]
    assert set(played) == {"3", "5", "9"}
    assert 740 < played.count("9") < 860


@pytest.mark.parametrize("bot", ALL)
def test_four_ono99_are_exchanged(bot: str) -> None:
    assert plays(bot, ["ono99"] * 4, 40) == "Exchange"


def test_easy_gets_rid_of_numbers() -> None:
    assert {plays("easy", ["3", "7", "reverse", "0"], 20 + n) for n in range(20)} <= {"3", "7"}
    assert plays("easy", ["10", "9", "reverse", "reverse"], 95) == "reverse"


@pytest.mark.parametrize("bot", ["easy", "medium", "highest", "keeper", "thrifty"])
@settings(max_examples=25, deadline=None)
@given(st.integers(0, 10**6), st.sampled_from(TABLES), st.integers(2, 6))
def test_whole_games_of_legal_acts(bot: str, seed: int, options: dict[str, Any], seats: int) -> None:
    dice = FastDice(seed)
    state = GAME.start(GAME.read(options, seats), seats, dice)
    player = ALL[bot]()
    while waiting := GAME.to_act(state):
        seat = dice.choice(waiting)
        view = GAME.view(state, seat)
        action = player.choose(view, dice)
        assert action in view.actions
        GAME.play(state, seat, action, dice)


@pytest.mark.parametrize("bot", ALL)
@pytest.mark.parametrize("options", TABLES)
def test_a_choice_depends_on_the_view_alone(bot: str, options: dict[str, Any]) -> None:
    """Two worlds that the seat cannot tell apart, the same thoughts: the same act."""
    dice = FastDice(5)
    state = GAME.start(GAME.read(options, 4), 4, dice)
    for _ in range(12):
        seat = GAME.to_act(state)[0]
        view = GAME.view(state, seat)
        twin = GAME.view(GAME.sample(view, FastDice(1)), seat)
        action = ALL[bot]().choose(view, FastDice(2))
        assert ALL[bot]().choose(twin, FastDice(2)) == action
        GAME.play(state, seat, action, dice)
        if not GAME.to_act(state):
            break


def test_no_table_offers_a_yardstick() -> None:
    assert list(registry.bots("ono99")) == ["easy", "medium", "hard"]


def rate(bots: list[str], games: int) -> float:
    return run(check("ono99", bots, games, "strength", {}, 30.0)).bots[0].low


def test_medium_beats_the_yardsticks() -> None:
    """The whole 95 % interval lies above par, four players and two."""
    for other in ("keeper", "random"):
        assert rate(["medium", other], 600) > 1 / 2, other
        assert rate(["medium", other, other, other], 600) > 1 / 4, other
