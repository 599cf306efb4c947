"""The quick rules against the slow ones, card by card."""

from __future__ import annotations

from collections import Counter
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.games.ono99.oracle import Oracle

from parlwr.games.ono99 import GAME, turns
from parlwr.games.ono99.cards import CODES
from parlwr.kernel import FastDice

OLD = st.fixed_dictionaries(
    {
        "edition": st.just("1980"),
        "scoring": st.sampled_from(["tokens", "points", "single"]),
        "target": st.sampled_from([60, 120, 200]),
        "points_end": st.sampled_from(["survivor", "lowest"]),
        "zero_rule": st.booleans(),
        "draw": st.sampled_from(["auto", "race"]),
    }
)
NEW = st.just({"edition": "2022"})


def name(action: Any) -> str:
    return getattr(action, "card", type(action).__name__.lower())


def compare(state: Any, oracle: Oracle, seats: int) -> None:
    """Everything, hidden or not."""
    view = GAME.view(state, None)
    result = None if view.result is None else msgspec.to_builtins(view.result)
    if oracle.result is not None or result is not None:
        assert result == oracle.result
        return
    assert [[CODES[card] for card in hand] for hand in state.hands] == [oracle.hands[seat] for seat in range(seats)]
    assert [CODES[card] for card in state.pile[::-1]] == oracle.top_first
    assert list(view.discards) == oracle.discards
    assert (view.total, view.direction, view.owed) == (oracle.total, oracle.direction, oracle.owed)
    assert (view.round, view.dealer, view.shuffles) == (oracle.round, oracle.dealer, oracle.shuffles)
    assert list(view.out) == oracle.gone() + oracle.out
    assert view.tokens is None or list(view.tokens) == oracle.tokens
    assert view.points is None or list(view.points) == oracle.points
    waited = {oracle.turn} | ({oracle.undrawn} if oracle.undrawn is not None else set())
    assert view.to_act == sorted(waited)
    for seat in range(seats):
        names = [name(action) for action in GAME.actions(state, seat)]
        assert len(names) == len(set(names))
        assert set(names) == oracle.legal(seat)


def run(options: dict[str, Any], seats: int, seed: int, style: str, endless: int = 20) -> Counter[str]:
    """Play one game in both, and compare after every act. ``style``: how acts are chosen."""
    read = GAME.read(options, seats)
    dice, twin, chance = FastDice(seed), FastDice(seed), FastDice(f"chance {seed}")
    state = GAME.start(read, seats, dice)
    oracle = Oracle(msgspec.to_builtins(read), seats, twin, endless)
    happened: Counter[str] = Counter()
    compare(state, oracle, seats)
    for _ in range(20_000 if endless == 20 else 300):
        if GAME.result(state) is not None:
            break
        seat = chance.choice(GAME.to_act(state))
        action = pick(GAME.actions(state, seat), style, chance)
        events = GAME.act(state, seat, action, dice)
        happened.update(type(event).__name__ for event in events)
        happened["endless"] += sum(getattr(event, "endless", False) for event in events)
        oracle.act(seat, name(action))
        compare(state, oracle, seats)
    assert GAME.result(state) is not None or endless < 20
    return happened


def pick(actions: list[Any], style: str, chance: FastDice) -> Any:
    """A random act, or a careful one: minus cards and zeros first, so that rounds grow long and piles run out."""
    if style == "careful":
        for wanted in ("draw", "-10", "hold", "reverse", "0", "2", "3"):
            for action in actions:
                if name(action) == wanted:
                    return action
    return chance.choice(actions)


@settings(max_examples=60, deadline=None)
@given(options=OLD, seats=st.integers(2, 8), seed=st.integers(0, 10**9), style=st.sampled_from(["random", "careful"]))
def test_1980(options: dict[str, Any], seats: int, seed: int, style: str) -> None:
    run(options, seats, seed, style)


@settings(max_examples=60, deadline=None)
@given(seats=st.integers(2, 6), seed=st.integers(0, 10**9), style=st.sampled_from(["random", "careful"]))
def test_2022(seats: int, seed: int, style: str) -> None:
    run({"edition": "2022"}, seats, seed, style)


@settings(max_examples=40, deadline=None)
@given(options=OLD, seats=st.integers(2, 8), seed=st.integers(0, 10**9))
def test_endless(options: dict[str, Any], seats: int, seed: int) -> None:
    """ono99.endless, with rounds that end at their first shuffle, since none of random play sees its twentieth."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(turns, "ENDLESS", 1)
        run(options, seats, seed, "careful", endless=1)


def test_rounds_do_end_at_a_shuffle(monkeypatch: pytest.MonkeyPatch) -> None:
    """ono99.endless: the test above meets such rounds under every way of scoring."""
    monkeypatch.setattr(turns, "ENDLESS", 1)
    for scoring in ("tokens", "points", "single"):
        options = {"edition": "1980", "scoring": scoring}
        happened = sum((run(options, 8, seed, "careful", endless=1) for seed in range(8)), Counter[str]())
        assert happened["endless"] > 0, scoring


def test_the_comparison_meets_everything() -> None:
    """Over fixed games every kind of event happens, so that nothing above is compared in name only."""
    happened: Counter[str] = Counter()
    for seed in range(6):
        for scoring in ("tokens", "points", "single"):
            options = {"edition": "1980", "scoring": scoring, "draw": "race", "zero_rule": True, "target": 120}
            happened += run(options, 2 + seed, seed, "careful" if seed % 2 else "random")
    for seed in range(60):
        happened += run({"edition": "2022"}, 6, seed, "careful")
    expected = {
        *("Played", "Busted", "Exchanged", "Drew", "Reshuffled", "Reversed", "Owes", "Forfeited", "Out", "TokenLost"),
        *("Scored", "Eliminated", "Ended", "Dealt", "Won"),
    }
    assert expected <= set(happened)
