"""Decks, numbers of players, the deal, who starts; tables laid by hand."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest
from tests.games.ono99.table import OLD, POINTS, SINGLE, Table

from parlwr.games.ono99 import GAME
from parlwr.games.ono99.cards import CODES, DECKS
from parlwr.kernel import BadScenario, FastDice, Refused


def start(options: dict[str, Any], seats: int, seed: int = 0) -> Any:
    return GAME.start(GAME.read(options, seats), seats, FastDice(seed))


def all_cards(state: Any) -> Counter[str]:
    return Counter(CODES[card] for card in GAME.inventory(state))


def test_deck_2022() -> None:
    """ono99.deck.2022."""
    expected = Counter({"0": 8, **{str(n): 6 for n in range(1, 10)}})
    expected += Counter({"10": 10, "ono99": 10, "reverse": 10, "-10": 10, "play2": 10})
    assert all_cards(start({"edition": "2022"}, 4)) == expected
    assert sum(DECKS["2022"]) == 112


def test_deck_1980() -> None:
    """ono99.deck.1980."""
    expected = Counter({str(n): 3 for n in range(2, 10)})
    expected += Counter({"10": 10, "hold": 4, "reverse": 6, "-10": 4, "play2": 2, "ono99": 4})
    assert all_cards(start(OLD, 8)) == expected
    assert sum(DECKS["1980"]) == 54


@pytest.mark.parametrize(("options", "seats"), [({}, 2), ({}, 6), (OLD, 2), (OLD, 8)])
def test_players(options: dict[str, Any], seats: int) -> None:
    """ono99.players."""
    assert GAME.view(start(options, seats), None).seats == seats


@pytest.mark.parametrize(("options", "seats"), [({}, 0), ({}, 1), ({}, 7), ({}, 8), (OLD, 1), (OLD, 9)])
def test_players_refused(options: dict[str, Any], seats: int) -> None:
    """ono99.players: another number is refused as table.options."""
    with pytest.raises(Refused) as caught:
        GAME.read(options, seats)
    assert caught.value.rule == "table.options"


@pytest.mark.parametrize(
    "options",
    [
        {"scoring": "points"},
        {"target": 100},
        {"points_end": "lowest"},
        {"zero_rule": True},
        {"draw": "race"},
        {"edition": "1999"},
        {"edition": 2022},
        {"edition": "1980", "target": 0},
        {"edition": "1980", "target": 1001},
        {"edition": "1980", "target": "100"},
        {"edition": "1980", "zero_rule": 1},
        {"edition": "1980", "pace": "fast"},
        {"first": 3},
        {"first": -1},
        {"first": "left"},
        ["edition"],
        "1980",
    ],
)
def test_options_refused(options: Any) -> None:
    """table.options: 1980's options at their usual values are harmless in 2022, others are not."""
    with pytest.raises(Refused) as caught:
        GAME.read(options, 3)
    assert caught.value.rule == "table.options"


@pytest.mark.parametrize("scoring", ["tokens", "single"])
def test_what_points_need_is_without_effect_where_none_are_counted(scoring: str) -> None:
    GAME.read({"edition": "1980", "scoring": scoring, "target": 100, "points_end": "lowest"}, 3)


def test_usual_values_are_harmless_in_2022() -> None:
    GAME.read({"edition": "2022", "scoring": "tokens", "draw": "auto", "zero_rule": False, "target": 200}, 6)


def test_options_as_the_lobby_shows_them() -> None:
    specs = {spec.name: spec for spec in GAME.option_specs()}
    assert list(specs) == ["edition", "scoring", "target", "points_end", "zero_rule", "draw", "first"]
    assert specs["edition"].values == ("2022", "1980")
    assert not specs["edition"].when
    assert specs["scoring"].when == {"edition": "1980"}
    assert specs["target"].when == {"edition": "1980", "scoring": "points"}
    assert (specs["target"].kind, specs["target"].low, specs["target"].high) == ("number", 1, 1000)
    assert specs["zero_rule"].kind == "flag"
    assert specs["first"].kind == "seat"


@pytest.mark.parametrize("seats", [2, 3, 6])
def test_deal(seats: int) -> None:
    """ono99.deal: from the top of the shuffled deck, one at a time, from the dealer's left."""
    state = start({"first": 1}, seats, seed=5)
    deck = [card for card, count in enumerate(DECKS["2022"]) for _ in range(count)]
    FastDice(5).shuffle(deck)
    top_first = deck[::-1]
    order = [(1 + turn) % seats for turn in range(seats)]
    for place, seat in enumerate(order):
        assert state.hands[seat] == top_first[place : 4 * seats : seats]
    assert state.pile[::-1] == top_first[4 * seats :]


@pytest.mark.parametrize("first", [0, 1, 2])
def test_first(first: int) -> None:
    """ono99.first: the option names who starts; the dealer sits on his right; play goes clockwise."""
    view = GAME.view(start({"first": first}, 3), None)
    assert view.to_act == [first]
    assert view.dealer == (first - 1) % 3
    assert view.direction == 1


def test_first_at_random() -> None:
    """ono99.first."""
    starters = {GAME.view(start({}, 4, seed), None).to_act[0] for seed in range(60)}
    assert starters == {0, 1, 2, 3}


def test_round() -> None:
    """ono99.round: the second starts as the first did, whatever the first came to."""
    table = Table("8 9 9 9", "reverse 2 2 2", "9 9 9 9", options=OLD, total=90, direction=-1, dealer=2)
    table.play(0, "8")
    view = table.view()
    assert (view.round, view.total, view.direction, view.owed, view.discards) == (2, 0, 1, 1, ())
    assert all_cards(table.state) == Counter({CODES[c]: n for c, n in enumerate(DECKS["1980"]) if n})


# -- tables laid by hand -----------------------------------------------------------------------------------------------


def lay(setup: dict[str, Any], options: dict[str, Any] | None = None, seats: int = 3, seed: int = 0) -> Any:
    return GAME.lay(GAME.read(options or {}, seats), seats, setup, FastDice(seed))


def test_lay_defaults() -> None:
    view = GAME.view(lay({}), None)
    assert (view.dealer, view.to_act, view.direction, view.owed, view.total) == (2, [0], 1, 1, 0)
    assert (view.hand_counts, view.draw_count, view.discards) == ((4, 4, 4), 100, ())
    assert all_cards(lay({})) == all_cards(start({}, 3))


def test_lay_takes_named_cards_out_of_the_deck() -> None:
    hand = ["0"] * 8
    state = lay({"hands": [["1", "2"], None, hand], "discards": ["play2"] * 10})
    assert all_cards(state) == all_cards(start({}, 3))
    assert GAME.view(state, None).hand_counts == (2, 4, 8)
    for seat in (None, 0, 1):
        assert GAME.view(state, seat).discards == ("play2",) * 10
    assert CODES.index("0") not in state.pile
    assert CODES.index("0") not in state.hands[1]


def test_lay_a_named_pile_is_the_whole_pile() -> None:
    state = lay({"draw": ["10", "1", "2"]})
    assert [CODES[card] for card in state.pile[::-1]] == ["10", "1", "2"]


def test_lay_by_numbers() -> None:
    """YAML writes a card as a number."""
    state = lay({"hands": [[10, -10, 0]], "draw": [3]})
    assert GAME.view(state, 0).hand == ["10", "-10", "0"]


def test_lay_is_dealt_from_the_dice() -> None:
    views = {str(GAME.view(lay({}, seed=seed), 0).hand) for seed in range(20)}
    assert len(views) > 10
    assert GAME.view(lay({}, seed=3), 0) == GAME.view(lay({}, seed=3), 0)


def test_lay_first_names_the_dealer() -> None:
    view = GAME.view(lay({}, {"first": 1}), None)
    assert (view.dealer, view.to_act) == (0, [1])


def test_lay_skips_seats_that_are_out() -> None:
    view = GAME.view(lay({"dealer": 0, "out": [1]}), None)
    assert view.to_act == [2]
    assert view.out == (1,)
    assert "1" in view.shown


def test_lay_counts_who_is_at_the_target_as_out() -> None:
    view = GAME.view(lay({"points": [10, 90, 200], "dealer": 1}, POINTS), None)
    assert view.out == (2,)
    assert view.hand_counts == (4, 4, 0)
    assert view.to_act == [0]


def test_lay_a_card_of_the_other_edition() -> None:
    """What a table laid by hand holds may be played on it."""
    table = Table("0 1 9 9", "2 3 4 5", options=SINGLE, draw="6 7")
    table.refused(1, "table.malformed", type="play", card="0")
    table.play(0, "0")
    assert table.total == 0


@pytest.mark.parametrize(
    ("setup", "where"),
    [
        ({"hnads": []}, "hnads"),
        ({"hands": [["11"]]}, "setup.hands[0]"),
        ({"hands": [["joker"]]}, "joker"),
        ({"hands": {"0": ["1"]}}, "setup.hands"),
        ({"hands": [[], [], [], []]}, "setup.hands"),
        ({"hands": ["1234"]}, "setup.hands[0]"),
        ({"draw": "1"}, "setup.draw"),
        ({"discards": [None]}, "setup.discards"),
        ({"dealer": 3}, "setup.dealer"),
        ({"dealer": True}, "setup.dealer"),
        ({"turn": -1}, "setup.turn"),
        ({"turn": 1, "out": [1]}, "setup.turn"),
        ({"direction": 0}, "setup.direction"),
        ({"direction": 2}, "setup.direction"),
        ({"owed": 3}, "setup.owed"),
        ({"total": 99}, "setup.total"),
        ({"total": -1}, "setup.total"),
        ({"total": "9"}, "setup.total"),
        ({"out": [0, 1, 2]}, "setup.out"),
        ({"out": [0, 0]}, "setup.out"),
        ({"out": [5]}, "setup.out"),
        ({"out": 1}, "setup.out"),
        ({"tokens": [1, 1, 1]}, "setup.tokens"),
        ({"points": [1, 1, 1]}, "setup.points"),
    ],
)
def test_lay_refuses(setup: dict[str, Any], where: str) -> None:
    with pytest.raises(BadScenario, match="setup") as caught:
        lay(setup)
    assert where in str(caught.value)


@pytest.mark.parametrize("tokens", [[1, 1], [1, 1, -1], [1, 1, True], "111"])
def test_lay_refuses_tokens(tokens: Any) -> None:
    with pytest.raises(BadScenario, match=r"setup\.tokens"):
        lay({"tokens": tokens}, OLD)


def test_lay_refuses_more_hands_than_cards() -> None:
    every = [CODES[card] for card, count in enumerate(DECKS["1980"]) for _ in range(count)]
    with pytest.raises(BadScenario, match="no cards left over"):
        lay({"discards": every}, OLD)
