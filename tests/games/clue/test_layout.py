"""Tables laid by hand: what cannot be laid, what is left out; and how quickly games are dealt and played."""

from __future__ import annotations

import time
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.speed import slower

from parlwr.games.clue import GAME
from parlwr.games.clue.messages import Options
from parlwr.kernel.dice import FastDice
from parlwr.kernel.errors import BadScenario

BAD_TABLES: list[dict[str, Any]] = [
    {"crime": ["green", "candlestick"]},
    {"crime": ["green", "plum", "kitchen"]},
    {"crime": ["green", "rope", "study"]},
    {"crime": "green"},
    {"hands": [["plum"], ["plum"]]},
    {"hands": [["plum", "plum"]]},
    {"hands": [["broom"]]},
    {"hands": [[], [], [], [], []]},
    {"hands": {"0": ["plum"]}},
    {"hands": [3]},
    {"face_up": ["plum"], "crime": ["plum", "rope", "kitchen"]},
    {"face_up": ["knife", "rope", "candlestick"]},
    {"turn": 4},
    {"turn": "first"},
    {"turn": True},
    {"lost": [0, 1, 2]},
    {"lost": [1, 1]},
    {"lost": [7]},
    {"lost": 2},
    {"lost": [1], "turn": 1},
    {"dealer": 1},
]


@pytest.mark.parametrize("setup", BAD_TABLES)
def test_tables_that_cannot_be_laid(setup: dict[str, Any]) -> None:
    with pytest.raises(BadScenario):
        GAME.lay(GAME.read({}, 4), 4, setup, FastDice(0))


@settings(max_examples=60, deadline=None)
@given(seats=st.integers(2, 6), advanced=st.booleans(), seed=st.integers(0, 10**6), data=st.data())
def test_what_is_left_out_is_dealt(seats: int, advanced: bool, seed: int, data: st.DataObject) -> None:
    """Whatever part of a table is named, the rest is dealt from the cards left over, none lost and none doubled."""
    options = GAME.read({"game": "advanced" if advanced else "normal"}, seats)
    state = GAME.start(options, seats, FastDice(seed))
    deck = state.deck
    whole = {
        "turn": state.turn,
        "crime": deck.names(state.crime),
        "face_up": deck.names(state.face_up),
        "hands": [[deck.codes[card] for card in hand] for hand in state.hands],
    }
    named = data.draw(st.sets(st.sampled_from(sorted(whole))))
    laid = GAME.lay(options, seats, {key: whole[key] for key in named}, FastDice(seed + 1))
    assert sorted(GAME.inventory(laid)) == list(range(len(deck)))
    assert [len(hand) for hand in laid.hands] == [len(hand) for hand in state.hands]
    if "hands" in named:
        assert laid.hands == state.hands
    if "crime" in named:
        assert laid.crime == state.crime


def test_playouts_are_quick() -> None:
    """The bench measures it (aim: 60 thousand decisions a second); here, that nothing has become many times dearer."""
    game, dice, decisions = GAME, FastDice(1), 0
    begin = time.process_time()
    for _ in range(400):
        state = game.start(Options(), 4, dice)
        while state.result is None:
            seat = game.to_act(state)[0]
            act = game.complete(dice.choice(game.actions(state, seat)), game.view(state, seat), dice)
            game.play(state, seat, act, dice)
            decisions += 1
    took = time.process_time() - begin
    assert decisions / took * slower() > 10_000
