"""The rules of Hues and Cues beside their scenarios: whole games, the board, the deck, scores against a slow oracle."""

from __future__ import annotations

import itertools
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from parlwr.games.hues import GAME
from parlwr.games.hues.board import CELLS, COLUMNS, INDEX, deck, distance
from parlwr.games.hues.messages import Cue, Guess, Object, Pick, Skip
from parlwr.games.hues.scoring import points, ranked
from parlwr.kernel import BadScenario, FastDice, Refused


def play_out(seats: int, seed: int, options: dict[str, Any] | None = None) -> Any:
    """A whole random game; gives the final state."""
    dice = FastDice(seed)
    state = GAME.start(GAME.read(options or {}, seats), seats, dice)
    while GAME.result(state) is None:
        seat = GAME.to_act(state)[0]
        view = GAME.view(state, seat)
        GAME.act(state, seat, GAME.complete(dice.choice(view.actions), view, dice), dice)
    return state


def test_board_and_deck() -> None:
    """hues.board hues.deck: 480 cells, a hundred cards of four, no cell twice, lower case understood."""
    assert len(CELLS) == 480
    assert (CELLS[0], CELLS[29], CELLS[30], CELLS[479]) == ("A1", "A30", "B1", "P30")
    assert INDEX["h15"] == INDEX["H15"] == 7 * COLUMNS + 14
    cells = [cell for card in deck() for cell in card]
    assert len(deck()) == 100
    assert len(set(cells)) == 400
    # The four on a card are far apart on the board too, as colours near each other lie near each other.
    assert all(distance(a, b) >= 2 for card in deck() for a, b in itertools.combinations(card, 2))


@pytest.mark.parametrize("seats", range(3, 11))
def test_rounds(seats: int) -> None:
    """hues.rounds hues.next hues.players hues.pieces: who gives when, how often, and how many pieces lie."""
    state = play_out(seats, seats)
    regular = seats * 2 if seats <= 6 else seats
    assert len(state.rounds) >= regular
    givers = [finished.giver for finished in state.rounds[:regular]]
    assert givers == [(givers[0] + i) % seats for i in range(regular)]
    for finished in state.rounds:
        per_cue = len(finished.pieces) / len(finished.cues)
        assert per_cue == seats - 1


@pytest.mark.parametrize("seats", [2, 11])
def test_too_few_or_many(seats: int) -> None:
    """hues.players"""
    with pytest.raises(Refused, match=r"table\.options"):
        GAME.read({}, seats)


@given(
    st.integers(0, 479),
    st.lists(st.integers(0, 479), min_size=6, max_size=6, unique=True),
)
def test_scores_against_an_oracle(target: int, cells: list[int]) -> None:
    """hues.score.guess hues.score.giver: by laying the frame cell by cell."""
    row, column = divmod(target, 30)
    ring = {(row + i, column + j): max(abs(i), abs(j)) for i in range(-2, 3) for j in range(-2, 3)}
    pieces = [(1 + i % 3, cell, 1 + i // 3) for i, cell in enumerate(cells)]
    expected = [0, 0, 0, 0]
    for seat, cell, _ in pieces:
        apart = ring.get((cell // 30, cell % 30))
        if apart is not None:
            expected[seat] += (3, 2, 1)[apart]
            expected[0] += apart < 2
    got = points(target, pieces, 0, 4)
    assert got == [min(expected[0], 9), *expected[1:]]
    assert max(got[1:]) <= 5


def test_three_players_and_the_most_for_the_giver() -> None:
    """hues.score.giver: two a piece with three players, nine at most."""
    inside = [INDEX[cell] for cell in ("H15", "H14", "H16", "G15")]
    assert points(INDEX["H15"], [(1 + i % 2, cell, 1) for i, cell in enumerate(inside)], 0, 3)[0] == 8
    everywhere = [INDEX[f"{row}{column}"] for row in "GHI" for column in (14, 15, 16)]
    assert points(INDEX["H15"], [(1, cell, 1) for cell in everywhere], 0, 3)[0] == 9


def test_ranking_puts_who_leads_first() -> None:
    """hues.win hues.tie.all"""
    assert ranked([3, 5, 3, 1], [1]).ranking == [[1], [0, 2], [3]]
    assert ranked([2, 2, 2], [0, 1, 2]).ranking == [[0, 1, 2]]


def test_ties_only_shrink() -> None:
    """hues.tie: over many games, extra rounds are given by players who are not tied, and count for the tied alone."""
    extra = 0
    for seed in range(60):
        state = play_out(3 + seed % 4, seed, {"first": 0})
        regular = state.regular_rounds
        totals = [0] * state.seats
        for number, finished in enumerate(state.rounds):
            if number >= regular:
                extra += 1
                lead = {seat for seat, value in enumerate(totals) if value == max(totals)}
                assert finished.giver not in lead
                assert all(value == 0 for seat, value in enumerate(finished.points) if seat not in lead)
            totals = [a + b for a, b in zip(totals, finished.points, strict=True)]
        assert totals == state.scores
    assert extra > 0


def start(**options: Any) -> tuple[Any, FastDice]:
    """Three seats, seat 0 gives, a known card."""
    dice = FastDice(5)
    setup = {"giver": 0, "cards": [["H15", "A1", "O26", "P30"]]} if options.get("pick") != "any" else {"giver": 0}
    return GAME.lay(GAME.read(options, 3), 3, setup, dice), dice


def refusal(state: Any, seat: int, action: Any, dice: FastDice) -> str:
    """The rule that refuses an act."""
    with pytest.raises(Refused) as caught:
        GAME.act(state, seat, action, dice)
    return caught.value.rule


def test_turns_picks_and_skips() -> None:
    """hues.turn hues.pick hues.pick.any hues.cue.skip hues.guess.cell hues.guess.first hues.guess.second hues.reveal"""
    state, dice = start()
    assert refusal(state, 1, Pick("H15"), dice) == "hues.turn"
    assert refusal(state, 0, Pick("H14"), dice) == "hues.pick"
    GAME.act(state, 0, Pick("H15"), dice)
    assert refusal(state, 0, Skip(), dice) == "hues.cue.skip"
    GAME.act(state, 0, Cue("piglet"), dice)
    assert GAME.to_act(state) == [1]
    GAME.act(state, 1, Guess("H15"), dice)
    assert refusal(state, 2, Guess("H15"), dice) == "hues.guess.cell"
    GAME.act(state, 2, Guess("H16"), dice)
    GAME.act(state, 0, Cue("sugar mouse"), dice)
    assert GAME.to_act(state) == [2]
    anything, dice = start(pick="any")
    assert len(GAME.actions(anything, 0)) == 480
    GAME.act(anything, 0, Pick("c4"), dice)
    assert GAME.view(anything, 0).target == "C4"


def test_objections() -> None:
    """hues.cue.room: while the piece is not placed, once a guesser, and only guessers."""
    state, dice = start()
    GAME.act(state, 0, Pick("H15"), dice)
    GAME.act(state, 0, Cue("cushion"), dice)
    assert GAME.actions(state, 2) == [Object()]
    GAME.act(state, 2, Object(), dice)
    assert GAME.actions(state, 2) == []
    assert refusal(state, 2, Object(), dice) == "hues.cue.room"
    assert refusal(state, 0, Object(), dice) == "hues.turn"
    events = GAME.act(state, 1, Object(), dice)
    assert [type(event).__name__ for event in events] == ["Objected", "Withdrawn"]
    assert GAME.to_act(state) == [0]


def test_an_extra_round_laid_by_hand_knows_who_is_tied() -> None:
    """hues.tie: the leaders are tied, the first seat clockwise that is not gives the cue, only the tied score."""
    dice = FastDice(1)
    state = GAME.lay(GAME.read({"pick": "any"}, 3), 3, {"round": 6, "scores": [4, 4, 0]}, dice)
    assert (state.giver, state.tied) == (2, [0, 1])
    GAME.act(state, 2, Pick("A1"), dice)
    GAME.act(state, 2, Cue("mud"), dice)
    GAME.act(state, 0, Guess("A1"), dice)
    GAME.act(state, 1, Guess("P2"), dice)
    GAME.act(state, 2, Skip(), dice)
    assert state.scores == [7, 4, 0]
    for setup in ({"giver": 0, "round": 6, "scores": [4, 4, 0]}, {"round": 6, "scores": [1, 0, 0]}):
        with pytest.raises(BadScenario):
            GAME.lay(GAME.read({}, 3), 3, setup, dice)


def test_first_giver() -> None:
    """hues.first: named, or drawn from all seats."""
    assert GAME.start(GAME.read({"first": 3}, 5), 5, FastDice(0)).giver == 3
    drawn = {GAME.start(GAME.read({}, 5), 5, FastDice(seed)).giver for seed in range(60)}
    assert drawn == set(range(5))


@pytest.mark.parametrize(
    "setup",
    [{"giver": 3}, {"giver": "a"}, {"cards": [["A1"]]}, {"cards": [["A1", "A2", "A3", "Q1"]]}, {"scores": [1]},
     {"hand": []}, {"cards": "A1"}, {"used_cues": 3}, {"round": -1}],
)  # fmt: skip
def test_bad_setups_say_so(setup: dict[str, Any]) -> None:
    """A table that cannot be laid is BadScenario, never a traceback."""
    with pytest.raises(BadScenario):
        GAME.lay(GAME.read({}, 3), 3, setup, FastDice(0))
