"""Hints: legal, told in three languages, decent, and from the seat's own view alone."""

from __future__ import annotations

import re
import time
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest
from tests.speed import slower

from parlwr.games.quiddler.lexicon import CLEAN, lexicon
from parlwr.games.quiddler.sampling import numbers
from parlwr.kernel import FastDice, Refused, View, registry
from parlwr.kernel.hint import Hint
from parlwr.tables.hints import gives_hints, hint_for
from parlwr.text import LANGUAGES, Texts

TABLES: dict[str, list[tuple[dict[str, Any], int]]] = {
    "clue": [({}, 3), ({"game": "advanced"}, 4), ({"accusation_order": "caller"}, 3)],
    "hues": [({}, 3), ({"lang": "cy"}, 4), ({"lang": "sw", "pick": "any", "objections": False}, 3)],
    "ono99": [
        ({}, 3),
        ({}, 2),
        ({"edition": "1980", "scoring": "points", "target": 60}, 4),
        ({"edition": "1980", "draw": "race", "zero_rule": True}, 3),
    ],
    "quiddler": [({}, 2), ({"deck": "cy", "lexicon": "cy"}, 3), ({"deck": "sw", "words": "challenge"}, 2)],
}
"""Tables of each game that between them come to everything a hint may be about; a new game adds its own."""

TURNS = 60
"""Moments of one game that are looked at."""


def moments(name: str, options: dict[str, Any], seats: int, seed: int) -> Iterator[tuple[Any, View]]:
    """States in which a seat is to act, with its view: most acts are hints, the others any legal act."""
    game, dice = registry.get(name), FastDice(seed)
    state = game.start(game.read(options, seats), seats, dice)
    for _ in range(TURNS):
        waiting = game.to_act(state)
        if not waiting:
            return
        view = game.view(state, dice.choice(waiting))
        yield state, view
        chance = dice.below(6)
        act = hint_for(view).action if chance else game.complete(dice.choice(view.actions), view, dice)
        game.act(state, view.seat or 0, act, dice)


CASES = [(name, options, seats) for name in registry.names() for options, seats in TABLES.get(name, [({}, 2)])]


@pytest.mark.parametrize(("name", "options", "seats"), CASES)
@pytest.mark.parametrize("seed", [1, 2])
def test_a_hint_is_legal_and_told_in_every_language(name: str, options: dict[str, Any], seats: int, seed: int) -> None:
    game = registry.get(name)
    texts = [Texts(lang, name) for lang in LANGUAGES]
    names = [f"P{seat}" for seat in range(seats)]
    asked = 0
    for state, view in moments(name, options, seats, seed):
        found = hint_for(view)
        dice = FastDice(0)
        game.act(state.copy(), view.seat or 0, msgspec.to_builtins(found.action), dice)  # refuses what is not legal
        for one in texts:
            sentence, errors = one.render(found.text, None, **one.facts(found.say, names))
            assert not errors, (found, errors)
            assert sentence
            assert "{" not in sentence
        asked += 1
    assert asked > 3


@pytest.mark.parametrize("name", registry.names())
def test_every_game_gives_hints(name: str) -> None:
    """And every text of a hint can be one: it is named in the game's own module."""
    assert gives_hints(name)
    assert name in TABLES
    code = (registry.folder(name) / "hints.py").read_text("utf-8")
    text = (registry.folder(name) / "text" / "en.ftl").read_text("utf-8")
    ids = re.findall(rf"^{name}-hint-([\w-]+) =", text, re.MULTILINE)
    assert len(ids) >= 5
    assert [one for one in ids if f'"{name}-hint-{one}"' not in code and f'"{one}"' not in code] == []


@pytest.mark.parametrize(("name", "options", "seats"), CASES)
def test_worlds_that_a_seat_cannot_tell_apart_give_the_same_hint(
    name: str, options: dict[str, Any], seats: int
) -> None:
    """The hint is a function of the view: the same in a sampled world, and from the view as JSON."""
    game, dice = registry.get(name), FastDice(5)
    for number, (_, view) in enumerate(moments(name, options, seats, 3)):
        if number % 7:
            continue
        other = game.view(game.sample(view, dice), view.seat)
        assert hint_for(other) == hint_for(view)
        assert hint_for(game.read_view(msgspec.json.encode(view))) == hint_for(view)


def test_no_hint_lays_an_offensive_word() -> None:
    """And what it names is what it lays, from the clean part of the list."""
    laid = 0
    clean = lexicon("en", "en")
    for seed in range(6):
        for _, view in moments("quiddler", {"first": 0}, 2, 100 + seed):
            found = hint_for(view)
            for word in getattr(found.action, "words", None) or ():
                spelt = "".join(word)
                assert spelt in clean.words(numbers(clean.deck, word), CLEAN)
                assert spelt.upper() in found.say["words"]
                laid += 1
    assert laid > 5


def test_reasons_of_ono99_are_true() -> None:
    """Each sentence is checked against the table it was said at."""
    seen = set()
    for seed in range(60):
        for _, view in moments("ono99", {}, 3, seed):
            found = hint_for(view)
            seen.add(found.text.removeprefix("ono99-hint-"))
            _check_ono99(view, found)
    assert {"only", "great", "keep", "room", "saves", "minus10", "answer"} <= seen


def _check_ono99(view: Any, found: Hint) -> None:
    fits = [int(card) for card in view.hand if card.isdigit() and int(card) > 0 and view.total + int(card) <= 98]
    card = getattr(found.action, "card", None)
    match found.text.removeprefix("ono99-hint-"):
        case "only":
            assert len(view.actions) == 1
        case "great" | "keep":
            assert int(card) == max(fits)
            assert set(found.say.get("cards", [])) <= {*view.hand}
        case "room":
            assert found.say["total"] + found.say["room"] == 98
        case "saves" | "minus10":
            assert fits == []
        case "answer":
            assert view.owed == 2
            assert card in ("play2", "reverse")


@pytest.mark.parametrize("name", registry.names())
def test_who_is_not_to_act_gets_no_hint(name: str) -> None:
    options, seats = TABLES[name][0]
    for state, _ in moments(name, options, seats, 9):
        game = registry.get(name)
        for seat in (None, *range(seats)):
            if seat not in game.to_act(state):
                with pytest.raises(Refused) as caught:
                    hint_for(game.view(state, seat))
                assert caught.value.rule == "table.hints"
        break


@pytest.mark.parametrize("name", registry.names())
def test_a_hint_takes_no_more_than_a_moment(name: str) -> None:
    """Once what it knows is loaded; it is thought in a process of the thinkers all the same."""
    options, seats = TABLES[name][0]
    views = [view for _, view in moments(name, options, seats, 4)][:12]
    times = []
    for view in views:
        begun = time.perf_counter()
        hint_for(view)
        times.append(time.perf_counter() - begun)
    assert sorted(times)[len(times) // 2] < 0.5 * slower(), times
