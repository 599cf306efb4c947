"""Bots of Hues and Cues: whole games, levels that differ, and nothing known that the view does not show."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest
from msgspec.structs import replace

from parlwr.games.hues import GAME
from parlwr.games.hues.board import CELLS, INDEX, distance
from parlwr.games.hues.bots import BOTS, HARD, Easy, Hard, HuesBot, Medium
from parlwr.games.hues.messages import Cue, Guess, Pick, Skip
from parlwr.kernel import FastDice


def table(seats: int, seed: int, options: dict[str, Any] | None = None) -> tuple[Any, FastDice]:
    dice = FastDice(seed)
    return GAME.start(GAME.read(options or {"first": 0}, seats), seats, dice), dice


def play_out(bots: list[HuesBot], seed: int, options: dict[str, Any] | None = None) -> Any:
    """A whole game of bots; every action is one that the rules take."""
    state, dice = table(len(bots), seed, options)
    minds = FastDice(f"minds {seed}")
    while GAME.result(state) is None:
        seat = GAME.to_act(state)[0]
        action = bots[seat].choose(GAME.view(state, seat), minds)
        assert not isinstance(action, Cue) or isinstance(action.text, str)
        GAME.act(state, seat, action, dice)
    return state


def cueing(cell: str, seats: int = 4, seed: int = 0) -> tuple[Any, FastDice]:
    """A table whose giver, seat 0, has picked this cell."""
    state, dice = table(seats, seed, {"pick": "any", "first": 0})
    GAME.act(state, 0, Pick(cell), dice)
    return state, dice


@pytest.mark.parametrize("seats", [3, 6, 10])
@pytest.mark.parametrize("name", sorted(BOTS))
def test_whole_games(name: str, seats: int) -> None:
    """hues.cue.one hues.cue.two hues.cue.repeat hues.guess.cell: nothing a bot does is refused."""
    state = play_out([BOTS[name]() for _ in range(seats)], seats)
    cues = [cue for finished in state.rounds for cue in finished.cues]
    assert len(cues) == len(set(cues))
    assert all(" " not in finished.cues[0] for finished in state.rounds)


def test_any_cell() -> None:
    """hues.pick.any"""
    state = play_out([Hard(), Medium(), Easy()], 3, {"pick": "any", "first": 1})
    assert len({finished.target for finished in state.rounds}) > 3


@pytest.mark.parametrize("name", sorted(BOTS))
def test_same_view_same_dice_same_action(name: str) -> None:
    state, _ = cueing("H15")
    view = GAME.view(state, 0)
    assert BOTS[name]().choose(view, FastDice(5)) == BOTS[name]().choose(view, FastDice(5))


def test_levels_differ() -> None:
    """Hard guesses nearer than medium, medium nearer than easy, whoever gives the cue."""
    mean = {}
    for name in ("easy", "medium", "hard"):
        earned = Counter[str]()
        for seed in range(3):
            state = play_out([Hard(), *(BOTS[name]() for _ in range(3))], seed)
            for finished in state.rounds:
                if finished.giver == 0:
                    for piece in finished.pieces:
                        earned["points"] += max(0, 3 - distance(INDEX[piece.cell], INDEX[finished.target]))
                        earned["pieces"] += 1
        mean[name] = earned["points"] / earned["pieces"]
    assert mean["easy"] < mean["medium"] < mean["hard"]
    assert mean["hard"] > 1.5


def test_hard_beats_easy() -> None:
    wins = sum(play_out([Hard(), Easy(), Easy()], seed).result.winners == [0] for seed in range(8))
    assert wins >= 6


def test_cues_lead_to_the_cell() -> None:
    """The first cue of a hard giver brings a hard guesser into the frame of most cells."""
    inside = 0
    cells = CELLS[5::24]
    for cell in cells:
        state, dice = cueing(cell)
        GAME.act(state, 0, Hard().choose(GAME.view(state, 0), FastDice(1)), dice)
        guess = Hard().choose(GAME.view(state, 1), FastDice(2))
        assert isinstance(guess, Guess)
        inside += distance(INDEX[guess.cell], INDEX[cell]) <= 1
    assert inside >= 0.65 * len(cells)


def test_a_guesser_knows_no_target() -> None:
    """The same cue for two targets: a guesser whose dice are the same does the same."""
    seen = set()
    for cell in ("A1", "O26"):
        state, dice = cueing(cell)
        GAME.act(state, 0, Cue("moss"), dice)
        seen.add(Hard().choose(GAME.view(state, 1), FastDice(3)))
    assert len(seen) == 1


@pytest.mark.parametrize("lang", ["en", "cy", "sw"])
def test_speaks_a_language(lang: Any) -> None:
    state, dice = cueing("O26")
    cue = HuesBot(HARD, lang).choose(GAME.view(state, 0), dice)
    assert isinstance(cue, Cue)
    assert cue.lang == lang
    assert cue.text in {"en": {"turquoise"}, "cy": {"gwyrddlas", "turcwois"}, "sw": {"feruzi", "firuzi"}}[lang]


@pytest.mark.parametrize("lang", ["en", "cy", "sw"])
def test_cues_in_the_language_of_the_table(lang: str) -> None:
    dice = FastDice(3)
    state = GAME.lay(GAME.read({"lang": lang}, 3), 3, {"giver": 0, "cards": [["H15", "A1", "O26", "P30"]]}, dice)
    GAME.act(state, 0, {"type": "pick", "cell": "O26"}, dice)
    cue = HuesBot(HARD).choose(GAME.view(state, 0), dice)
    assert isinstance(cue, Cue)
    assert cue.lang == lang


def test_understands_cues_of_any_language() -> None:
    for text, lang in (("pig", "en"), ("mochyn", "cy"), ("nguruwe", "sw")):
        state, dice = cueing("A1")
        GAME.act(state, 0, Cue(text, lang), dice)  # type: ignore[arg-type]
        guess = Hard().choose(GAME.view(state, 1), FastDice(1))
        assert isinstance(guess, Guess)
        assert distance(INDEX[guess.cell], INDEX["H15"]) <= 3


def _after_first(pieces: dict[int, str], target: str) -> Any:
    """The giver's view when these pieces lie and the second cue is due."""
    seats = len(pieces) + 1
    state, dice = cueing(target, seats)
    GAME.act(state, 0, Cue("turquoise"), dice)
    for seat, cell in pieces.items():
        GAME.act(state, seat, Guess(cell), dice)
    return GAME.view(state, 0)


def test_skips_when_the_frame_is_full() -> None:
    """hues.cue.skip: nine pieces in the frame are nine points for the giver; a second cue helps the others alone."""
    frame = [cell for cell in CELLS if distance(INDEX[cell], INDEX["O26"]) <= 1]
    view = _after_first(dict(enumerate(frame, 1)), "O26")
    assert Hard().choose(view, FastDice(1)) == Skip()
    assert isinstance(Easy().choose(view, FastDice(1)), Cue)


def test_gives_a_second_cue_when_all_missed() -> None:
    view = _after_first({1: "A1", 2: "A2", 3: "A3"}, "O26")
    cue = Hard().choose(view, FastDice(1))
    assert isinstance(cue, Cue)
    assert cue.text != "turquoise"


def test_helps_to_end_a_tie() -> None:
    """hues.tie: a giver whose points do not count gives the second cue all the same."""
    frame = [cell for cell in CELLS if distance(INDEX[cell], INDEX["O26"]) <= 1]
    view = replace(_after_first(dict(enumerate(frame, 1)), "O26"), tied=[1, 2])
    assert isinstance(Hard().choose(view, FastDice(1)), Cue)


def test_after_a_withdrawal_another_word() -> None:
    """hues.cue.room: the cue that was withdrawn stays used."""
    state, dice = cueing("O26")
    first = Hard().choose(GAME.view(state, 0), dice)
    view = replace(GAME.view(state, 0), used_cues=[first.text], withdrawn=1)  # type: ignore[union-attr]
    second = Hard().choose(view, dice)
    assert isinstance(second, Cue)
    assert second.text != first.text  # type: ignore[union-attr]
