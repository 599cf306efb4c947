"""What no player may send, and word lists that are none: each refused by its rule, nothing changed."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from parlwr.games.quiddler import GAME
from parlwr.games.quiddler import lexicon as lists
from parlwr.games.quiddler.bots import BOTS
from parlwr.kernel import BadInput, BadScenario, FastDice, Refused

from .tables import draw, lay, play, refused, table


def drawn(**options: Any) -> Any:
    state = table(2, options, hands=[["th", "e", "m"], ["b", "e", "d"]], draw=["o", "o"], discards=["z"])
    play(state, (0, draw()))
    return state


@pytest.mark.parametrize(
    "action",
    [
        None, 5, "draw", [], {}, {"type": "fold"}, {"type": "draw"}, {"type": "draw", "from": "sleeve"},
        {"type": "draw", "from": "deck", "card": "a"}, {"type": "discard"}, {"type": "discard", "card": 5},
        {"type": "discard", "card": "E"}, {"type": "discard", "card": "ê"}, {"type": "discard", "card": "dd"},
        {"type": "lay"}, {"type": "lay", "words": []}, {"type": "lay", "discard": "o"},
        {"type": "lay", "words": ["them"], "discard": "o"}, {"type": "lay", "words": [[["e"]]], "discard": "o"},
        lay([["TH", "e", "m"]], "o"), lay([["t̂h", "e", "m"]], "o"), lay([["them"]], "o"), lay([["e", ""]], "o"),
        {"type": "challenge", "seat": 1}, {"type": "challenge", "seat": "1", "word": 0},
        {"type": "challenge", "seat": -1, "word": 0}, {"type": "accept", "seat": 0},
    ],
)  # fmt: skip
def test_no_action_of_this_game(action: Any) -> None:
    """table.malformed"""
    refused(drawn(), 0, action, "table.malformed")


@pytest.mark.parametrize(
    ("words", "thrown", "rule"),
    [
        ([["th", "e", "e"]], "o", "quiddler.word.own-cards"),  # e held once
        ([["b", "e"]], "o", "quiddler.word.own-cards"),  # b not held
        ([["th", "e", "m"]], "m", "quiddler.word.own-cards"),  # thrown and used
        ([["t", "h", "e", "m"]], "o", "quiddler.word.own-cards"),  # the pair as letters
        ([["th", "e", "m"]], "z", "quiddler.discard"),
        ([["th", "e", "m"], []], "o", "quiddler.word.two-cards"),
        ([["th", "e"], ["m"]], "o", "quiddler.word.two-cards"),
        ([["th", "e", "m", "o"]], "o", "quiddler.word.own-cards"),
        ([["m", "e", "th"]], "o", "quiddler.word.lexicon"),
        ([["th", "e", "m"] * 400], "o", "quiddler.word.own-cards"),
        ([], "o", "quiddler.go-out"),
    ],
)
def test_lays_that_no_rule_allows(words: list[list[str]], thrown: str, rule: str) -> None:
    """quiddler.word.own-cards, quiddler.word.two-cards, quiddler.word.lexicon, quiddler.go-out"""
    refused(drawn(), 0, lay(words, thrown), rule)


def test_in_challenge_mode_only_the_words_are_free() -> None:
    """quiddler.word.challenge: anything may be laid; own cards, two cards and all cards still hold"""
    state = drawn(words="challenge")
    refused(state, 0, lay([["m", "e"], ["th"]], "o"), "quiddler.word.two-cards")
    refused(state, 0, lay([["m", "e", "e"]], "o"), "quiddler.word.own-cards")
    refused(state, 0, lay([["m", "e"]], "o"), "quiddler.go-out")
    play(state, (0, lay([["m", "e", "th"]], "o")))


def test_welsh_accents_and_digraphs_as_letters() -> None:
    """quiddler.deck.cy, quiddler.word.lexicon"""
    state = GAME.lay(
        GAME.read({"deck": "cy"}, 2), 2,
        {"dealer": 1, "hands": [["t", "y", "ll", "l", "l", "a", "n"], ["a"]], "draw": ["j"], "discards": ["p"]},
        FastDice(0),
    )  # fmt: skip
    play(state, (0, draw()))
    refused(state, 0, lay([["t", "ŷ"]], "j"), "table.malformed")
    assert refused(state, 0, lay([["l", "l", "a", "n"]], "j"), "quiddler.word.lexicon") == {"word": "llan"}
    refused(state, 0, lay([["ll", "a", "n"], ["t", "y"]], "j"), "quiddler.go-out")


@pytest.mark.parametrize(
    "options",
    [{"deck": "fr"}, {"lexicon": "none"}, {"lexicon": 5}, {"lexicon": ""}, {"words": "maybe"}, {"assist": 1},
     {"first": 2}, {"first": -1}, {"two_player_bonus": "none"}, {"hands": 7}, [], "en"],
)  # fmt: skip
def test_options_that_are_none(options: Any) -> None:
    """table.options"""
    with pytest.raises(Refused) as caught:
        GAME.read(options, 2)
    assert caught.value.rule == "table.options"


@pytest.mark.parametrize(
    "setup",
    [
        {"hands": [["a"]]}, {"hands": [["a"], []]}, {"hands": "ab"}, {"hands": [["a"], ["dd"]]}, {"round": 9},
        {"round": 0}, {"round": "1"}, {"round": True}, {"dealer": 2}, {"draw": [], "discards": []}, {"draw": "abc"},
        {"scores": [1]}, {"scores": [1, -1]}, {"scores": [1, True]}, {"words": "dog"}, {"words": [5]},
        {"words": ["a", "x y"]}, {"turn": 1},
    ],
)  # fmt: skip
def test_tables_that_cannot_be_laid(setup: dict[str, Any]) -> None:
    with pytest.raises(BadScenario):
        GAME.lay(GAME.read({}, 2), 2, setup, FastDice(0))


def test_a_table_where_nothing_is_a_word() -> None:
    """A scenario may have no words at all; a host's list and a file may not (below)."""
    state = table(2, words=[], hands=[["d", "o", "g"], ["b"]], draw=["x"], discards=["z"])
    assert len(state.lexicon) == 0
    play(state, (0, draw()))
    refused(state, 0, lay([["d", "o", "g"]], "x"), "quiddler.word.lexicon")
    refused(state, 0, lay([], "x"), "quiddler.go-out")
    assert GAME.consult(state, 1, {"word": "dog"})["valid"] is False
    for bot in BOTS.values():
        play(state.copy(), (0, msgspec.to_builtins(bot().choose(GAME.view(state, 0), FastDice(1)))))


def test_word_lists_that_are_none() -> None:
    with pytest.raises(BadInput, match="no words"):
        lists.add("mine", b"")
    with pytest.raises(BadInput, match="no words"):
        lists.add("mine", b"x\n1984\nice-cream\nmother in law\n")
    with pytest.raises(BadInput, match=r"not UTF-8 \(byte 4\)"):
        lists.add("mine", b"dog\n\xff\xfe")
    with pytest.raises(BadInput, match="too long"):
        lists.add("mine", b"at\n" * (lists.MOST_WORDS + 1))
    with pytest.raises(BadInput, match="too long"):
        lists.add("mine", b"at\r" * (lists.MOST_WORDS + 1))
    with pytest.raises(BadInput, match="too long"):
        lists.add("mine", b"x" * (lists.MOST_BYTES + 1))
    for name in ("en", "standard", "setup", "a b", "", "../x", "x" * 25):
        with pytest.raises(BadInput, match="name"):
            lists.add(name, b"dog\n")
    assert lists.find_list("mine") is None


def test_a_list_of_the_hosts_own(monkeypatch: pytest.MonkeyPatch) -> None:
    """quiddler.word.lexicon: with the table's list, whichever that is"""
    monkeypatch.setattr(lists, "_own", {})
    full = lists.add("club", "\ufeffQUIDD\r\ncaffi\nTŶ\n  dog \nice-cream\n".encode())
    assert full.startswith("club@")
    options = GAME.read({"lexicon": "club"}, 2)
    assert options.lexicon == full
    assert lists.names()[-1] == "club"
    assert next(spec for spec in GAME.option_specs() if spec.name == "lexicon").values[-1] == "club"
    state = GAME.start(options, 2, FastDice(1))
    waits = 1 - GAME.to_act(state)[0]
    look = [GAME.consult(state, waits, {"word": word})["valid"] for word in ("quidd", "ty", "tŷ", "dog", "ice", "cat")]
    assert look == [True, True, True, True, False, False]
    newer = lists.add("club", b"cat\n")
    assert GAME.read({"lexicon": "club"}, 2).lexicon == newer
    assert GAME.read({"lexicon": full}, 2).lexicon == full
