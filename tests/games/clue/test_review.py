"""Looking back: the timeline agrees with what was seen at each moment."""

from __future__ import annotations

from math import log2
from typing import Any

import msgspec
import pytest

from parlwr.games.clue import GAME
from parlwr.games.clue.bots import BOTS
from parlwr.games.clue.review import Review, review
from parlwr.games.clue.solving import solve
from parlwr.kernel.dice import FastDice
from parlwr.kernel.record import Record, dice_of, play_record


def record(names: list[str], seed: int, **options: Any) -> Record:
    """A game between bots, as a record."""
    seats = len(names)
    kept = Record(game="clue", rules=GAME.rules, seats=seats, seed=f"fast:{seed}", options=options)
    dice = dice_of(kept.seed, [])
    state = GAME.start(GAME.read(options, seats), seats, dice)
    mind, bots = FastDice(seed), [BOTS[name]() for name in names]
    while state.result is None:
        seat = GAME.to_act(state)[0]
        action = bots[seat].choose(GAME.view(state, seat), mind)
        GAME.act(state, seat, action, dice)
        kept.actions.append((seat, msgspec.to_builtins(action)))
    kept.result = state.result
    return kept


@pytest.mark.parametrize("seed", range(6))
def test_every_moment_is_what_the_seat_could_know(seed: int) -> None:
    kept = record(["medium", "notebook", "hard", "easy"][: 3 + seed % 2], seed)
    found = review(GAME, kept)
    moments = {moment.version: moment for moment in found.moments}
    last = None
    for step in play_record(GAME, kept):
        moment = moments.pop(step.version, None)
        if moment is None:
            continue
        for seat, known in enumerate(moment.known):
            solved = solve(GAME.view(step.state, seat))
            chances = {tuple(s.cards): s.chance for s in solved.solutions}
            assert known.worlds == solved.worlds
            assert known.solutions == len(chances)
            assert known.chance == chances[tuple(found.crime)]
            assert known.bits == pytest.approx(sum(p * log2(1 / p) for p in chances.values()), abs=1e-12)
            if last is not None:
                assert moment.told[seat] == last.known[seat].bits - known.bits
        last = moment
    assert not moments
    assert last is not None
    assert all(known.bits == 0 for known in last.known)


def test_when_the_crime_was_first_deducible() -> None:
    """``medium`` accuses on its first turn after that, so nobody wins before somebody could have known."""
    for seed in range(8):
        kept = record(["medium"] * 3, seed)
        found = review(GAME, kept)
        assert kept.result is not None
        winner = kept.result.winners[0]
        assert found.deducible[winner] is not None
        versions = [version for version in found.deducible if version is not None]
        assert found.first == [seat for seat, version in enumerate(found.deducible) if version == min(versions)]
        questions = [moment for moment in found.moments if moment.kind == "question"]
        assert len(questions) == sum(action["type"] == "ask" for _, action in kept.actions)
        assert found.moments[-1].kind == "accusation"
        assert found.moments[-1].cards == found.crime


def test_looking_under_the_crime_card_is_no_deduction() -> None:
    """``clue.accuse.wrong``: the loser knows, but did not deduce."""
    setup = {
        "turn": 0,
        "crime": ["green", "candlestick", "dining_room"],
        "hands": [
            ["knife", "orchid", "mustard"],
            ["plum", "rope", "kitchen"],
            ["scarlett", "peacock", "billiard_room"],
        ],
    }
    acts: list[tuple[int, dict[str, Any]]] = [
        (0, {"type": "accuse", "cards": ["plum", "rope", "kitchen"]}),
        (1, {"type": "stay_out"}),
        (2, {"type": "stay_out"}),
    ]
    found = review(GAME, Record(game="clue", rules="1", seats=3, seed="fast:0", setup=setup, actions=acts))
    assert found.deducible == [None, None, None]
    assert [moment.kind for moment in found.moments] == ["deal", "accusation"]
    assert found.moments[1].cards == ["plum", "rope", "kitchen"]
    assert found.moments[1].known[0].bits == 0
    assert found.moments[1].told[1:] == [0, 0]


def test_as_the_server_gives_it() -> None:
    """Plain JSON, that reads back as the same review."""
    kept = record(["medium", "medium", "notebook"], 3, game="advanced")
    plain = GAME.review(kept)
    assert msgspec.convert(plain, Review) == review(GAME, kept)
    assert msgspec.json.decode(msgspec.json.encode(plain)) == plain
