"""The deduction against plain enumeration: every number, exactly, on positions of every size."""

from __future__ import annotations

import statistics
import time
from collections import Counter

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from parlwr.games.clue import GAME
from parlwr.games.clue.deduction import Deduction, deduce, evidence
from parlwr.games.clue.messages import ClueView, Options
from parlwr.games.clue.solving import solve
from parlwr.kernel.dice import FastDice

from .positions import count, enumerate_deals, play


def agree(view: ClueView) -> int:
    """Every number of the deduction equals that of plain enumeration; gives the number of deals."""
    total, cards, solutions = count(view)
    found = solve(view)
    assert found.worlds == total
    assert {code: dict(places) for code, places in found.cards.items()} == {
        code: {place: n / total for place, n in places.items()} for code, places in cards.items()
    }
    assert {tuple(s.cards): s.chance for s in found.solutions} == {s: n / total for s, n in solutions.items()}
    return total


@settings(max_examples=60, deadline=None)
@given(
    seats=st.integers(3, 6),
    seed=st.integers(0, 10**9),
    acts=st.integers(0, 80),
    nosy=st.sampled_from([0.0, 0.5, 1.0]),
    data=st.data(),
)
def test_normal_game(seats: int, seed: int, acts: int, nosy: float, data: st.DataObject) -> None:
    state, _ = play({"game": "normal"}, seats, seed, acts, accuse=0.05, nosy=nosy)
    agree(GAME.view(state, data.draw(st.integers(0, seats - 1))))


@settings(max_examples=25, deadline=None)
@given(seats=st.integers(2, 4), seed=st.integers(0, 10**9), acts=st.integers(20, 120), data=st.data())
def test_advanced_game(seats: int, seed: int, acts: int, data: st.DataObject) -> None:
    state, _ = play({"game": "advanced"}, seats, seed, acts, accuse=0.03, nosy=0.5)
    agree(GAME.view(state, data.draw(st.integers(0, seats - 1))))


@settings(max_examples=15, deadline=None)
@given(seats=st.integers(5, 6), seed=st.integers(0, 10**9), data=st.data())
def test_advanced_game_of_many_late(seats: int, seed: int, data: st.DataObject) -> None:
    state, _ = play({"game": "advanced"}, seats, seed, 150, accuse=0.0, nosy=0.7)
    agree(GAME.view(state, data.draw(st.integers(0, seats - 1))))


@settings(max_examples=20, deadline=None)
@given(seats=st.integers(2, 6), seed=st.integers(0, 10**9), acts=st.integers(40, 160))
def test_spectator_and_two_players(seats: int, seed: int, acts: int) -> None:
    state, _ = play({"game": "normal"}, seats, seed, acts, accuse=0.02, nosy=0.5)
    view = GAME.view(state, None if acts % 2 else 0)
    assert deduce(evidence(view)).total == sum(1 for _ in enumerate_deals(view))


def doubtful() -> ClueView:
    """Seat 1 asked until it had seen nearly all, accused alone, and was wrong."""
    setup = {
        "turn": 1,
        "crime": ["peacock", "candlestick", "dining_room"],
        "hands": [["knife", "orchid", "mustard"], ["scarlett", "billiard_room", "kitchen"], ["plum", "green", "rope"]],
    }
    dice = FastDice(1)
    state = GAME.lay(GAME.read({}, 3), 3, setup, dice)
    asked = ["plum green", "rope candlestick", "plum kitchen", "knife peacock", "orchid peacock", "mustard peacock"]
    for pair in asked:
        GAME.act(state, 1, {"type": "ask", "cards": pair.split()}, dice)
        answer = pair.split()[0]  # never Green, though seat 2 holds it
        if answer in setup["hands"][0]:
            GAME.act(state, 2, {"type": "none"}, dice)
        GAME.act(state, state.asked, {"type": "show", "card": answer}, dice)
        GAME.act(state, 2, {"type": "ask", "cards": ["knife", "orchid"]}, dice)
        GAME.act(state, 0, {"type": "show", "card": "knife"}, dice)
        GAME.act(state, 0, {"type": "ask", "cards": ["knife", "orchid"]}, dice)
        GAME.act(state, 1, {"type": "none"}, dice)
        GAME.act(state, 2, {"type": "none"}, dice)
    GAME.act(state, 1, {"type": "accuse", "cards": ["green", "candlestick", "dining_room"]}, dice)
    GAME.act(state, 2, {"type": "stay_out"}, dice)
    GAME.act(state, 0, {"type": "stay_out"}, dice)
    assert state.lost == (1,)
    return GAME.view(state, 0)


def test_a_wrong_accuser_had_something_to_be_wrong_with() -> None:
    """``clue.accuse.case-file``, ``clue.accuse.wrong``: deals in which he must have known the crime are impossible."""
    view = doubtful()
    total = agree(view)
    known = evidence(view)
    assert known.doubts
    without = Deduction(type(known)(**{f: getattr(known, f) for f in known.__slots__} | {"doubts": ()}))
    assert 0 < total < without.total
    drawn = Counter()
    dice = FastDice(5)
    for _ in range(1000):
        world = GAME.sample(view, dice)
        assert GAME.view(world, 0) == view
        assert world.laid[1] != world.crime
        assert not world.laid[1] & ~world.case_file(1)
        drawn[world.held] += 1
    assert len(drawn) == total


def test_positions_with_a_lone_loser_in_random_play() -> None:
    """Random games in which a wrong accuser had asked so much that the doubt is looked into."""
    doubts = 0
    for seed in range(300):
        state, _ = play({}, 3, f"d{seed}", 600, accuse=0.02)
        if len(state.lost) == 1 and not state.revealed:
            for seat in set(range(3)) - set(state.lost):
                view = GAME.view(state, seat)
                doubts += bool(evidence(view).doubts)
                agree(view)
    assert doubts


def test_draws_are_uniform() -> None:
    """Every consistent deal comes up equally often: chi-squared against the flat distribution."""
    state, _ = play({}, 4, 11, 8, accuse=0.0)
    view = GAME.view(state, 0)
    deals = {hands for _, hands in enumerate_deals(view)}
    assert 20 <= len(deals) <= 600
    dice = FastDice(3)
    found = deduce(evidence(view))
    drawn = Counter(tuple(found.draw(dice)[0]) for _ in range(50 * len(deals)))
    assert len(drawn) == len(deals)
    chi = sum((n - 50) ** 2 / 50 for n in drawn.values())
    freedom = len(deals) - 1
    assert abs(chi - freedom) < 5 * (2 * freedom) ** 0.5


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_ranks_name_every_deal_once(seats: int) -> None:
    state, _ = play({}, seats, 7, 12, accuse=0.0)
    found = deduce(evidence(GAME.view(state, 1)))
    hands, crimes = found.spread(10**6, FastDice(0))
    deals = {(*row, crime) for row, crime in zip(hands.tolist(), crimes.tolist(), strict=True)}
    assert len(deals) == found.total == len(hands)


def test_an_even_spread_has_the_right_size_and_only_possible_deals() -> None:
    setup = {"turn": 0, "hands": [["scarlett", "plum"]]}
    state = GAME.lay(Options(game="advanced"), 6, setup, FastDice(0))
    found = deduce(evidence(GAME.view(state, 0)))
    assert found.total == 4 * 4 * 5 * 113_400 == 9_072_000
    hands, crimes = found.spread(500, FastDice(0))
    assert len({(*row, crime) for row, crime in zip(hands.tolist(), crimes.tolist(), strict=True)}) == 500
    full = (1 << 15) - 1
    for row, crime in zip(hands.tolist(), crimes.tolist(), strict=True):
        assert sum(row) + crime == full
        assert crime in found.known.deck.triples
        assert row[0] == state.held[0]


def test_at_the_start_every_number_follows_from_symmetry() -> None:
    state, _ = play({"game": "advanced", "first": 0}, 4, 3, 0)
    found = solve(GAME.view(state, 2))
    own = set(GAME.view(state, 2).hand or ())
    file = GAME.view(state, 2).case_file
    for kind in (file.suspects, file.weapons, file.locations):
        for code in kind:
            assert found.cards[code]["crime"] == 1 / len(kind)
    assert all(found.cards[code] == {"2": 1.0} for code in own)
    assert sum(s.chance for s in found.solutions) == pytest.approx(1, abs=1e-12)


def test_cards_out_of_the_game_are_nowhere() -> None:
    """A table laid by hand may leave cards out; their chances do not add up to 1 over the known places."""
    setup = {"crime": ["green", "rope", "kitchen"], "hands": [["plum"], ["knife"], ["mustard"]], "face_up": []}
    state = GAME.lay(GAME.read({}, 3), 3, setup, FastDice(0))
    view = GAME.view(state, 0)
    found = solve(view)
    assert found.worlds == 5 * 3 * 3 * 8 * 7
    assert found.cards["rope"] == {"crime": 1 / 3, "1": 2 / 3 / 8, "2": 2 / 3 / 8}


def test_a_loser_laid_by_hand_may_have_known_better() -> None:
    setup = {"lost": [1], "turn": 0, "crime": ["green", "rope", "kitchen"], "hands": [[], None, []], "face_up": []}
    state = GAME.lay(Options(), 3, setup, FastDice(0))
    assert solve(GAME.view(state, 0)).worlds > 0


@pytest.mark.parametrize(("seats", "median", "worst"), [(4, 0.005, 0.030), (6, 0.300, 0.300)])
def test_speed(seats: int, median: float, worst: float) -> None:
    """The figures promised for the advanced game (the best of three, so that a busy machine does not decide)."""
    times = []
    for seed in range(60):
        state, _ = play({"game": "advanced"}, seats, seed, seed * 2, accuse=0.0)
        known = evidence(GAME.view(state, 0))
        tries = []
        for _ in range(3):
            start = time.perf_counter()
            found = Deduction(known)
            found.places()
            found.solutions()
            tries.append(time.perf_counter() - start)
        times.append(min(tries))
    assert statistics.median(times) <= median
    assert max(times) <= worst
