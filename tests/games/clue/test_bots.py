"""The bots: always legal, from the view alone, each as its level says."""

from __future__ import annotations

import time
from collections import Counter
from math import log2
from typing import Any

import msgspec
import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.speed import slower

from parlwr.games.clue import GAME
from parlwr.games.clue.asking import weigh_questions
from parlwr.games.clue.bots import BOTS, Hard, Medium, Notebook, case_file
from parlwr.games.clue.deduction import deduce, evidence
from parlwr.games.clue.messages import Accuse, Ask, Join, None_, Show, StayOut
from parlwr.games.clue.motives import weighed
from parlwr.games.clue.state import State
from parlwr.kernel.dice import FastDice

from .positions import enumerate_deals, play


def run(names: list[str], seed: int, options: dict[str, Any] | None = None) -> State:
    """A game between bots, to the end; every act is checked by the game itself."""
    bots = [BOTS[name]() for name in names]
    state = GAME.start(GAME.read(options or {}, len(bots)), len(bots), FastDice(f"deal {seed}"))
    minds = [FastDice(f"mind {seed} {seat}") for seat in range(len(bots))]
    dice = FastDice(seed)
    for _ in range(2000):
        if state.result is not None:
            return state
        seat = dice.choice(GAME.to_act(state))
        GAME.act(state, seat, bots[seat].choose(GAME.view(state, seat), minds[seat]), dice)
    raise AssertionError("the game does not end")


@pytest.mark.parametrize("seats", range(2, 7))
@pytest.mark.parametrize("order", ["clockwise", "caller", "random"])
def test_bots_play_every_game_to_its_end(seats: int, order: str) -> None:
    names = (["hard", "easy", "notebook", "medium"] * 2)[:seats]
    for seed, game in enumerate(("normal", "advanced")):
        state = run(names, seed, {"game": game, "accusation_order": order})
        assert state.result is not None


@pytest.mark.parametrize("name", BOTS)
def test_a_bot_needs_no_more_than_its_view(name: str) -> None:
    """The view as it goes over the wire, the same dice: the same choice; and the view is not changed."""
    for seed in range(6):
        state, _ = play({"game": "advanced"}, 4, seed, 5 + 3 * seed, accuse=0.1)
        for seat in GAME.to_act(state):
            view = GAME.view(state, seat)
            wire = GAME.read_view(msgspec.json.encode(view))
            assert BOTS[name]().choose(view, FastDice(1)) == BOTS[name]().choose(wire, FastDice(1))
            assert view == GAME.view(state, seat)


def lay(hands: list[list[str]], **more: Any) -> State:
    setup = {"turn": 0, "crime": ["green", "candlestick", "dining_room"], "hands": hands, **more}
    return GAME.lay(GAME.read({}, len(hands)), len(hands), setup, FastDice(0))


HANDS = [["knife", "orchid", "mustard"], ["plum", "rope", "kitchen"], ["scarlett", "peacock", "billiard_room"]]


# -- notebook, exactly -----------------------------------------------------------------------------------------------


def test_notebook_asks_two_at_random_from_its_case_file() -> None:
    state = lay(HANDS)
    view = GAME.view(state, 0)
    left = {code for kind in case_file(view) for code in kind}
    dice, asked = FastDice(5), Counter()
    for _ in range(3600):
        act = Notebook().choose(view, dice)
        assert isinstance(act, Ask)
        asked[act.cards] += 1
    assert {code for pair in asked for code in pair} == left
    assert len(asked) == 9 * 8
    assert sum((n - 50) ** 2 / 50 for n in asked.values()) < 71 + 5 * 142**0.5


def test_notebook_accuses_when_one_solution_is_left_and_never_joins() -> None:
    """It deduces nothing: that nobody has a card is not noted; ``clue.casefile`` is all it keeps."""
    state = lay(HANDS)
    for pair, shower in (("plum green", 1), ("rope green", 1), ("kitchen green", 1), ("scarlett green", 2)):
        state.turn = 0
        GAME.act(state, 0, {"type": "ask", "cards": pair.split()}, FastDice(0))
        if shower == 2:
            GAME.act(state, 1, {"type": "none"}, FastDice(0))
        GAME.act(state, shower, {"type": "show", "card": pair.split()[0]}, FastDice(0))
    for pair in ("green candlestick", "dining_room candlestick"):
        state.turn = 0
        GAME.act(state, 0, {"type": "ask", "cards": pair.split()}, FastDice(0))
        for seat in (1, 2):
            GAME.act(state, seat, {"type": "none"}, FastDice(0))
    state.turn = 0
    assert len(deduce(evidence(GAME.view(state, 0))).solutions()) == 1
    assert isinstance(Notebook().choose(GAME.view(state, 0), FastDice(0)), Ask)
    for card in ("peacock", "billiard_room"):
        state.turn = 0
        GAME.act(state, 0, {"type": "ask", "cards": [card, "green"]}, FastDice(0))
        GAME.act(state, 1, {"type": "none"}, FastDice(0))
        GAME.act(state, 2, {"type": "show", "card": card}, FastDice(0))
    state.turn = 0
    assert Notebook().choose(GAME.view(state, 0), FastDice(0)) == Accuse(("green", "candlestick", "dining_room"))
    state.turn = 1
    GAME.act(state, 1, {"type": "accuse", "cards": ["green", "candlestick", "dining_room"]}, FastDice(0))
    assert Notebook().choose(GAME.view(state, 0), FastDice(0)) == StayOut()
    assert Medium().choose(GAME.view(state, 0), FastDice(0)) == Join(("green", "candlestick", "dining_room"))
    assert isinstance(Hard().choose(GAME.view(state, 0), FastDice(0)), Join)


def test_notebook_shows_at_random() -> None:
    state = lay(HANDS)
    GAME.act(state, 0, {"type": "ask", "cards": ["plum", "rope"]}, FastDice(0))
    dice = FastDice(2)
    shown = Counter(Notebook().choose(GAME.view(state, 1), dice).card for _ in range(1000))
    assert set(shown) == {"plum", "rope"}
    assert abs(shown["plum"] - 500) < 80


# -- showing ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", BOTS)
def test_the_ranking_does_not_depend_on_the_hand(name: str) -> None:
    """``clue.show.hide-both``: with one card, with both or with none the same work is done, and the same dice cast."""
    used = set()
    for hand in (["plum", "rope", "kitchen"], ["plum", "scarlett", "kitchen"], ["peacock", "scarlett", "kitchen"]):
        rest = [c for c in ("plum", "rope", "scarlett", "peacock", "billiard_room") if c not in hand]
        state = lay([HANDS[0], hand, rest[:3]])
        GAME.act(state, 0, {"type": "ask", "cards": ["plum", "rope"]}, FastDice(0))
        dice = FastDice(9)
        bot = BOTS[name]()
        view = GAME.view(state, 1)
        ranking = bot.ranking(view, FastDice(9))
        act = bot.choose(view, dice)
        held = [code for code in ranking if code in hand]
        assert act == (Show(held[0]) if held else None_())
        used.add((tuple(ranking), dice.random()))
    assert len(used) == 1


def test_hard_shows_again_what_the_asker_knows() -> None:
    state = lay(HANDS)
    for _ in range(3):
        state.turn = 0
        GAME.act(state, 0, {"type": "ask", "cards": ["plum", "rope"]}, FastDice(0))
        act = Show("rope") if not state.log else Hard().choose(GAME.view(state, 1), FastDice(len(state.log)))
        assert act == Show("rope")
        GAME.act(state, 1, act, FastDice(0))


# -- medium and hard -------------------------------------------------------------------------------------------------


def test_medium_asks_only_what_is_unknown() -> None:
    for seed in range(30):
        state, _ = play({}, 4, seed, 10, accuse=0.0)
        if state.phase == 0:
            view = GAME.view(state, state.turn)
            places = deduce(evidence(view)).places()
            act = Medium().choose(view, FastDice(0))
            if isinstance(act, Ask):
                unknown = [c for c in act.cards if len(places[state.deck.index[c]]) > 1]
                assert len(unknown) == 2 or sum(len(where) > 1 for where in places) < 2


def test_hard_sometimes_asks_for_its_own() -> None:
    own = 0
    for seed in range(60):
        state, _ = play({"game": "advanced", "first": 0}, 4, seed, 0)
        view = GAME.view(state, 0)
        act = Hard().choose(view, FastDice(seed))
        assert isinstance(act, Ask)
        own += bool(set(act.cards) & set(view.hand or ()))
    assert 0 < own < 40


def test_hard_accuses_when_it_must_and_not_before() -> None:
    """Two solutions left and everybody else as wise: it guesses. The others ignorant: it asks."""
    state, _ = play({"first": 0}, 4, 3, 0)
    assert isinstance(Hard().choose(GAME.view(state, 0), FastDice(0)), Ask)
    bold, calm = Hard(), Hard()
    bold._peace = lambda view, dice: 0.1  # type: ignore[method-assign]
    calm._peace = lambda view, dice: 1.0  # type: ignore[method-assign]
    for seed in range(200):
        state, _ = play({}, 4, seed, 14, accuse=0.0)
        view = GAME.view(state, state.turn)
        if state.phase == 0 and len(deduce(evidence(view)).solutions()) == 2:
            assert isinstance(bold.choose(view, FastDice(0)), Accuse)
            assert isinstance(calm.choose(view, FastDice(0)), Ask)
            return
    raise AssertionError("no such position")


@pytest.mark.parametrize(("rival", "at_least"), [("notebook", 0.6), ("medium", 0.35)])
def test_hard_beats(rival: str, at_least: float) -> None:
    """A small match; the arena plays the large ones."""
    games, wins = 60, 0
    for seed in range(games):
        names = [rival] * 4
        names[seed % 4] = "hard"
        result = run(names, seed // 4).result
        assert result is not None
        wins += result.winners == [seed % 4]
    assert wins / games >= at_least


def test_a_turn_is_quick_even_at_the_largest_table() -> None:
    state, _ = play({"game": "advanced", "first": 0}, 6, 1, 0)
    view = GAME.view(state, 0)
    times = []
    for seed in range(5):
        start = time.perf_counter()
        Hard().choose(view, FastDice(seed))
        times.append(time.perf_counter() - start)
    assert min(times) < 0.3 * slower()


# -- what a question is expected to tell -----------------------------------------------------------------------------


@settings(max_examples=12, deadline=None)
@given(seats=st.integers(3, 5), seed=st.integers(0, 10**6), acts=st.integers(10, 30))
def test_questions_are_weighed_as_defined(seats: int, seed: int, acts: int) -> None:
    """Bits learnt, bits told and the chance to be right afterwards, from their definitions over all deals."""
    state, _ = play({}, seats, seed, acts, accuse=0.0)
    seat = seed % seats
    view = GAME.view(state, seat)
    found = deduce(evidence(view))
    hands, crimes = found.spread(10**6, FastDice(0))
    weighed_ = weigh_questions(found.known.deck, seat, seats, hands, crimes)
    deals = list(enumerate_deals(view))
    for which in range(0, len(weighed_.first), 13):
        pair = [found.known.deck.codes[weighed_.first[which]], found.known.deck.codes[weighed_.second[which]]]
        private, public = Counter[Any](), Counter[Any]()
        for crime, dealt in deals:
            order = [(seat + k) % seats for k in range(1, seats)]
            shower = next((s for s in order if set(pair) & dealt[s]), None)
            can = sorted(set(pair) & dealt[shower]) if shower is not None else [""]
            public[crime, shower] += 1
            for card in can:
                private[crime, (shower, card)] += 1 / len(can)
        assert weighed_.learnt[which] == pytest.approx(mutual(private), abs=1e-9)
        assert weighed_.told[which] == pytest.approx(mutual(public), abs=1e-9)
        likeliest: dict[Any, float] = {}
        for (_, answer), n in private.items():
            likeliest[answer] = max(likeliest.get(answer, 0), n)
        assert weighed_.sure[which] == pytest.approx(sum(likeliest.values()) / len(deals))


def mutual(joint: Counter[Any]) -> float:
    total = sum(joint.values())
    left, right = Counter[Any](), Counter[Any]()
    for (a, b), n in joint.items():
        left[a] += n
        right[b] += n
    return float(sum(n / total * log2(n * total / (left[a] * right[b])) for (a, b), n in joint.items()))


# -- motives ---------------------------------------------------------------------------------------------------------


@settings(max_examples=15, deadline=None)
@given(seats=st.integers(3, 5), seed=st.integers(0, 10**6), acts=st.integers(5, 40))
def test_motives_weigh_as_documented(seats: int, seed: int, acts: int) -> None:
    """The model against its definition, deal by deal."""
    state, _ = play({}, seats, seed, acts, accuse=0.0)
    seat = seed % seats
    view = GAME.view(state, seat)
    solutions, total = Counter[Any](), 0.0
    for crime, hands in enumerate_deals(view):
        weight = 1.0
        for past in view.log:
            if past.asker != seat:
                weight *= 0.3 ** len(set(past.cards) & hands[past.asker])
        if view.question is not None and view.question.asker != seat:
            weight *= 0.3 ** len(set(view.question.cards) & hands[view.question.asker])
        mine = {(p.shown_by, frozenset(p.cards)) for p in view.log if p.asker == seat and p.shown_by is not None}
        for shower, pair in mine:
            weight *= 0.5 if pair <= hands[shower] else 1.0
        solutions[frozenset(crime)] += weight
        total += weight
    model = weighed(view, 0.3)
    found = {frozenset(model.known.deck.names(crime)): w / model.total for crime, w in model.solutions()}
    assert found == pytest.approx({crime: weight / total for crime, weight in solutions.items()})
    assert len(model.solutions()) == len(deduce(evidence(view)).solutions())


def test_weighed_deals_come_as_often_as_they_weigh() -> None:
    state, _ = play({}, 4, 5, 12, accuse=0.0)
    model = weighed(GAME.view(state, 0))
    _, crimes = model.spread(20_000, FastDice(1))
    found = Counter(crimes.tolist())
    for crime, weight in model.solutions():
        assert found[crime] / 20_000 == pytest.approx(weight / model.total, abs=0.01)


def test_motives_read_a_plain_player_better() -> None:
    """``notebook`` never asks for its own: the model gives the true crime more than the even count does."""
    gain = []
    for seed in range(40):
        state = GAME.start(GAME.read({}, 4), 4, FastDice(seed))
        dice = FastDice(seed)
        while len(state.log) < 8 and state.result is None:
            seat = GAME.to_act(state)[0]
            GAME.act(state, seat, Notebook().choose(GAME.view(state, seat), dice), dice)
        view = GAME.view(state, 0)
        even, model = deduce(evidence(view)), weighed(view)
        shares = [dict(d.solutions()).get(state.crime, 0) / d.total for d in (even, model)]
        gain.append(np.log2(shares[1] / shares[0]))
    assert np.mean(gain) > 0.1
