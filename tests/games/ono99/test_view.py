"""Views, events and imagined worlds."""

from __future__ import annotations

import itertools
from collections import Counter
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.games.ono99.table import OLD, POINTS, Table

from parlwr.games.ono99 import GAME, sampling
from parlwr.games.ono99.cards import CODES
from parlwr.games.ono99.messages import Event, Options
from parlwr.games.ono99.state import State, ruleset
from parlwr.kernel import FastDice

EVERY = [
    {},
    *(
        {**OLD, "scoring": scoring, "draw": draw, "zero_rule": zero, "target": 80, "points_end": end}
        for scoring, draw, zero, end in itertools.product(
            ("tokens", "points", "single"), ("auto", "race"), (False, True), ("survivor", "lowest")
        )
    ),
]


def positions(options: dict[str, Any], seats: int, seed: int) -> list[State]:
    """A random game's states, from the deal to the end."""
    dice = FastDice(seed)
    state = GAME.start(GAME.read(options, seats), seats, dice)
    states = [state.copy()]
    while GAME.result(state) is None:
        seat = dice.choice(GAME.to_act(state))
        GAME.play(state, seat, dice.choice(GAME.actions(state, seat)), dice)
        states.append(state.copy())
    return states


def test_fields_of_2022() -> None:
    table = Table("1 2 3 4", "5 6 7 8", options={"first": 0})
    view = msgspec.json.decode(msgspec.json.encode(table.view(0)))
    assert view.items() >= {
        "game": "ono99", "seats": 2, "seat": 0, "phase": "play", "to_act": [0], "result": None, "total": 0,
        "direction": 1, "owed": 1, "hand_counts": [4, 4], "draw_count": 104, "discards": [], "out": [], "shown": {},
        "round": 1, "dealer": 1, "tokens": None, "points": None, "rounds": [], "hand": ["1", "2", "3", "4"],
    }.items()  # fmt: skip
    assert view["actions"] == [{"type": "play", "card": card} for card in "1234"]
    assert view["options"] == {**msgspec.to_builtins(Options()), "first": 0}


def test_fields_of_1980() -> None:
    assert Table("2", "3", "4", options=OLD).view().tokens == (3, 3, 3)
    assert Table("2", "3", "4", options=OLD).view().points is None
    assert Table("2", "3", "4", options=POINTS).view().points == (0, 0, 0)
    assert Table("2", "3", "4", options=POINTS).view().tokens is None


@pytest.mark.parametrize("options", EVERY, ids=lambda options: " ".join(map(str, options.values())))
def test_a_view_survives_json(options: dict[str, Any]) -> None:
    for state in positions(options, 3, 1)[::5]:
        for seat in (None, 0, 1, 2):
            view = GAME.view(state, seat)
            assert GAME.read_view(msgspec.json.encode(view)) == view


@settings(max_examples=25, deadline=None)
@given(options=st.sampled_from(EVERY), seats=st.integers(2, 6), seed=st.integers(0, 10**6), data=st.data())
def test_an_imagined_world_looks_the_same(options: dict[str, Any], seats: int, seed: int, data: Any) -> None:
    """Also through JSON, from every seat, and somebody can always act in it; no card is lost."""
    states = positions(options, seats, seed)
    state = states[data.draw(st.integers(0, len(states) - 1))]
    for seat in (None, *range(seats)):
        view = GAME.view(state, seat)
        world = GAME.sample(GAME.read_view(msgspec.json.encode(view)), FastDice(seed))
        assert GAME.view(world, seat) == view
        assert Counter(GAME.inventory(world)) == Counter(GAME.inventory(state))
        for other in GAME.to_act(world):
            assert GAME.actions(world, other)


def test_imagined_worlds_differ() -> None:
    table = Table("1 2 3 4", "5 6 7 8", "9 9 9 9")
    view = table.view(0)
    hands = {tuple(GAME.sample(view, FastDice(seed)).hands[1]) for seed in range(50)}
    assert len(hands) > 45


def test_imagined_hands_are_fair() -> None:
    """Each unseen card is as likely to be held as any other: ten Reverses of 108 unseen cards, four in a hand."""
    view = Table("1 2 3 4", "5 6 7 8", turn=0).view(0)
    worlds = 4000
    dice = FastDice(3)
    reverses = sum(GAME.sample(view, dice).hands[1].count(CODES.index("reverse")) for _ in range(worlds))
    expected = worlds * 4 * 10 / 108
    assert abs(reverses - expected) < 5 * (expected * 0.9) ** 0.5


def test_who_is_to_play_can() -> None:
    """At 98 nearly every card is unplayable, and still the other holds one that is not: he would be out."""
    table = Table("0 9 9 9", "0 9 9 9", total=98).play(0, "0")
    for seed in range(100):
        world = GAME.sample(table.view(0), FastDice(seed))
        assert GAME.actions(world, 1)


def test_who_is_to_play_can_where_that_is_rare(monkeypatch: pytest.MonkeyPatch) -> None:
    """The one playable card that is left is found, and changed for another."""
    monkeypatch.setattr(sampling, "TRIES", 1)
    table = Table("0 9 9 9", "0 9 9 9", total=98, discards=" ".join(
        ["0"] * 6 + ["reverse"] * 10 + ["-10"] * 10 + ["play2"] * 10 + ["ono99"] * 10
    )).play(0, "0")  # fmt: skip
    view = table.view(0)
    for seed in range(20):
        world = GAME.sample(view, FastDice(seed))
        assert [action.card for action in GAME.actions(world, 1)] == ["0"]
        assert GAME.view(world, 0) == view
        assert max(Counter(GAME.inventory(world)) - Counter(ruleset(table.options, 2).deck), default=None) is None


def test_extra_copies_on_a_table_laid_by_hand() -> None:
    for draw in (10, 200):
        table = Table("0 0 0 0 0 0 0 0 0 0", "1 1 1 1 1 1 1 1", draw="2 " * draw)
        for seat in (None, 0, 1):
            view = table.view(seat)
            assert GAME.view(GAME.sample(view, FastDice(1)), seat) == view


def test_a_playable_card_that_only_a_table_laid_by_hand_has() -> None:
    """All eight 0s and whatever else fits at 98 lie open; the other is to play, so he holds one more than there are."""
    open_cards = ["0"] * 8 + ["reverse", "-10", "play2", "ono99"] * 10
    table = Table("9 9 9 9", "0 9 9 9", total=98, turn=1, draw="", discards=" ".join(open_cards))
    view = table.view(0)
    for seed in range(6):
        world = GAME.sample(view, FastDice(seed))
        assert GAME.view(world, 0) == view
        assert GAME.actions(world, 1)


def test_after_a_shuffle_the_draw_pile_is_known() -> None:
    """What was shuffled is in the pile, so the rest must be in hands: here all four Holds are in the other hand."""
    table = Table("2 3 4 5", "hold hold hold hold", options=OLD, draw="")
    every = Counter(dict(zip(CODES, ruleset(table.options, 2).counts, strict=True)))
    every.subtract(["2", "3", "4", "5", *["hold"] * 4])
    table.state.discards = list(every.elements())
    table.play(0, "2")
    assert table.view().draw_count > 40
    for seed in range(20):
        world = GAME.sample(table.view(0), FastDice(seed))
        assert [CODES[card] for card in world.hands[1]] == ["hold"] * 4


def test_a_view_is_a_snapshot() -> None:
    """The views of one moment share what cannot change; neither acts nor scribbling reach into them."""
    table = Table("8 3 4 5", "9 9 9 9", "0 2 2 2", total=90, draw="1 1")
    before = table.view(0)
    kept = msgspec.json.encode(before)
    table.play(0, "8")
    assert msgspec.json.encode(before) == kept
    after = table.view(2)
    kept = msgspec.json.encode(after)
    scribbled = table.view(2)
    scribbled.actions.clear()
    scribbled.to_act.append(7)
    scribbled.shown["0"] = ("9",)
    assert scribbled.hand is not None
    scribbled.hand.clear()
    assert msgspec.json.encode(table.view(2)) == kept
    assert GAME.actions(table.state, 2) == after.actions


def test_the_result_in_a_view_is_its_own() -> None:
    table = Table("8 9 9 9", "3 3 3 3", total=90).play(0, "8")
    scribbled = table.view(0).result
    assert scribbled is not None
    scribbled.winners.append(1)
    scribbled.ranking[0].append(1)
    result = table.view(0).result
    assert result is not None
    assert (result.winners, result.ranking) == ([0], [[0], [1]])


def test_a_copy_goes_its_own_way() -> None:
    table = Table("8 3 4 5", "2 2 2 2", options={**OLD, "draw": "race"}, total=10)
    kept = table.state.copy()
    views = [GAME.view(kept, seat) for seat in (None, 0, 1)]
    table.play(0, "8").draw(0).play(1, "2")
    assert [GAME.view(kept, seat) for seat in (None, 0, 1)] == views
    assert sorted(GAME.inventory(kept)) == sorted(GAME.inventory(table.state))


def test_only_a_drawn_card_is_anybodys_secret() -> None:
    """ono99.hand: over whole games, what is shown of an event to others is the event itself, but for drawn cards."""
    for seed, options in enumerate(EVERY):
        dice = FastDice(seed)
        state = GAME.start(GAME.read(options, 4), 4, dice)
        while GAME.result(state) is None:
            seat = dice.choice(GAME.to_act(state))
            for event in GAME.play(state, seat, dice.choice(GAME.actions(state, seat)), dice):
                for viewer in (None, 0, 1, 2, 3):
                    shown = GAME.show(event, viewer)
                    if type(event).__name__ == "Drew" and event.seat != viewer:
                        assert msgspec.to_builtins(shown) == {"type": "drew", "seat": event.seat, "card": None}
                    else:
                        assert shown is event
                assert msgspec.json.decode(msgspec.json.encode(event), type=Event) == event
