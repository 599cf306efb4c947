"""Bots that any game has: only legal acts, templates completed, chance from the dice alone."""

from __future__ import annotations

from collections import Counter

from tests.laws.toy import Options, Play, Say, Toy

from parlwr.kernel import FastDice
from parlwr.search import FirstBot, RandomBot

TOY = Toy()


def test_random_bot_finds_every_act_equally_likely() -> None:
    state = TOY.lay(Options(), 2, {"hands": [[1, 2], [3, 4]], "turn": 0}, FastDice(1))
    view, dice, bot = TOY.view(state, 0), FastDice(2), RandomBot(TOY)
    seen = Counter(type(bot.choose(view, dice)).__name__ for _ in range(3000))
    assert len(view.actions) == 6  # two plays, a word, two swaps, a knock
    expected = {"Play": 1000, "Say": 500, "Swap": 1000, "Knock": 500}
    assert seen.keys() == expected.keys()
    assert all(abs(seen[kind] - count) < 150 for kind, count in expected.items())


def test_bots_complete_templates() -> None:
    state = TOY.start(Options(), 2, FastDice(1))
    view = TOY.view(state, state.turn)
    view.actions = [Say()]
    for bot in (RandomBot(TOY), FirstBot(TOY)):
        said = bot.choose(view, FastDice(1))
        assert isinstance(said, Say)
        TOY.apply(state, state.turn, said, FastDice(1))


def test_first_bot_takes_the_first_and_rolls_no_dice() -> None:
    state = TOY.start(Options(), 2, FastDice(1))
    view, dice = TOY.view(state, state.turn), FastDice(7)
    assert FirstBot(TOY).choose(view, dice) == view.actions[0]
    assert isinstance(view.actions[0], Play)
    assert dice.random() == FastDice(7).random()


def test_same_dice_same_choices() -> None:
    state = TOY.start(Options(), 3, FastDice(1))
    view = TOY.view(state, state.turn)
    one, two = ([RandomBot(TOY).choose(view, dice) for _ in range(20)] for dice in (FastDice(5), FastDice(5)))
    assert one == two
