"""Looking back at a finished game: each round's best possible lay beside what was laid."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from parlwr.games.quiddler import GAME
from parlwr.games.quiddler.bots import BOTS
from parlwr.games.quiddler.lexicon import STANDARD
from parlwr.kernel import Record
from parlwr.kernel.record import dice_of, read_record

from .brute import POINTS, Brute, words_of
from .test_bots import clean


def record(options: dict[str, Any], names: list[str]) -> tuple[Any, Record]:
    """A game that bots played, and its record."""
    seed = "0123456789abcdef0123456789abcdef"
    dice, chance = dice_of(seed, []), dice_of("fast:1", [])
    read = GAME.read(options, len(names))
    state = GAME.start(read, len(names), dice)
    bots, actions = [BOTS[name]() for name in names], []
    while (acting := GAME.to_act(state)) != []:
        seat = acting[0]
        action = bots[seat].choose(GAME.view(state, seat), chance)
        actions.append((seat, msgspec.to_builtins(action)))
        GAME.act(state, seat, action, dice)
    facts = msgspec.to_builtins(read)
    return state, Record(game="quiddler", rules="1", options=facts, seats=len(names), seed=seed, actions=actions)


@pytest.mark.parametrize("options", [{}, {"words": "challenge"}])
def test_review(options: dict[str, Any]) -> None:
    state, played = record(options, ["easy", "expected", "easy"])
    looked = GAME.review(read_record(played.encode()))
    assert [one["round"] for one in looked["rounds"]] == list(range(1, 9))
    known = clean(words_of("en", STANDARD["en"]))
    for told, scored in zip(looked["rounds"], state.rounds, strict=True):
        assert set(told["seats"]) == {"0", "1", "2"}
        for seat, found in told["seats"].items():
            laid = scored.laid[seat]
            assert msgspec.to_builtins(laid) == {
                "words": tuple(map(tuple, found["laid"]["words"])), "left": tuple(found["laid"]["left"]),
            }  # fmt: skip
            hand = [card for word in laid.words for card in word] + [*laid.left, found["discard"]]
            assert len(hand) == scored.round + 3
            best = found["best"]
            used = [card for word in best["words"] for card in word]
            assert sorted([*used, *best["left"], best["discard"]]) == sorted(hand)
            if len(hand) <= 8:
                assert best["score"] == max(0, Brute("en", hand, known).best(discard=True))
            gained = sum(POINTS["en"][card] for word in laid.words for card in word)
            assert best["score"] >= gained - sum(POINTS["en"][card] for card in laid.left)


def test_an_unfinished_or_foreign_record() -> None:
    _, played = record({}, ["expected", "expected"])
    played.actions = played.actions[:9]
    assert all(one["round"] <= 8 for one in GAME.review(played)["rounds"])
    played.options = {"lexicon": "nobody-has-this"}
    assert GAME.review(played) == {}
    played.rules = "0"
    assert GAME.review(played) == {}
