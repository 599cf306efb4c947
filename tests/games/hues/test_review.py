"""Looking back: maps, distances, who reads whom."""

from __future__ import annotations

from parlwr.games.hues import GAME
from parlwr.kernel import FastDice, Record


def played(seats: int) -> Record:
    """The record of a random game."""
    dice = FastDice("7")
    state = GAME.start(GAME.read({}, seats), seats, dice)
    actions = []
    chooser = FastDice(1)
    while GAME.result(state) is None:
        seat = GAME.to_act(state)[0]
        view = GAME.view(state, seat)
        action = GAME.complete(chooser.choice(view.actions), view, chooser)
        raw = {"type": action.__struct_config__.tag} | {
            name: getattr(action, name) for name in action.__struct_fields__
        }
        GAME.act(state, seat, raw, dice)
        actions.append((seat, raw))
    return Record(game="hues", rules=GAME.rules, seats=seats, seed="fast:7", actions=actions)


def test_a_review_tells_of_every_round() -> None:
    record = played(4)
    facts = GAME.review(record)
    assert len(facts["rounds"]) >= 8
    for finished in facts["rounds"]:
        assert all(len(one) == 480 and max(one) == 1000 for one in finished["maps"])
        assert len(finished["apart"]) == 3 * len(finished["maps"])
    assert [facts["reads"][seat][seat] for seat in range(4)] == [None] * 4
    assert all(value is None or 0 <= value <= 3 for row in facts["reads"] for value in row)


def test_a_record_that_does_not_play_has_no_review() -> None:
    record = Record(game="hues", rules="1", seats=4, seed="fast:7", actions=[(0, {"type": "guess", "cell": "A1"})])
    assert GAME.review(record) == {}
