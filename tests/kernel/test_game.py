"""What the kernel does for every game: reading options and actions, refusing in order."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
import pytest
from tests.laws.toy import Toy

from parlwr.kernel import BrokenLaw, FastDice, First, OptionSpec, Refused, SeatRange, registry
from parlwr.kernel.errors import BadInput, ParlwrError
from parlwr.kernel.game import names_from
from parlwr.kernel.rules import message_id

TOY = Toy()


def test_options_are_described_for_the_lobby() -> None:
    assert TOY.option_specs() == (
        OptionSpec("target", "number", 12, low=4, high=40),
        OptionSpec("knocks", "flag", True),
        OptionSpec("first", "seat", "random"),
    )


@pytest.mark.parametrize("game", registry.games(), ids=lambda game: game.name)
def test_the_specs_tell_the_defaults(game: Any) -> None:
    """The lobby's defaults, sent back as they are, are the game's own defaults; the usual choice comes first."""
    options = {spec.name: spec.default for spec in game.option_specs()}
    assert game.read(options, game.usual[0]) == game.read({}, game.usual[0])
    assert "first" in options
    for spec in game.option_specs():
        assert spec.kind != "choice" or spec.values[0] == spec.default


@pytest.mark.parametrize(
    ("raw", "seats", "why"),
    [
        ({"target": 3}, 2, "target"),
        ({"target": "12"}, 2, "target"),
        ({"colour": "red"}, 2, "colour"),
        ([], 2, "object"),
        ({"first": 2}, 2, "no seat 2"),
        ({"first": "me"}, 2, "first"),
        ({}, 1, "seats: 1"),
        ({}, 5, "seats: 5"),
    ],
)
def test_options_that_the_game_has_not_are_refused(raw: Any, seats: int, why: str) -> None:
    with pytest.raises(Refused) as caught:
        TOY.read(raw, seats)
    assert caught.value.rule == "table.options"
    assert why in caught.value.say["why"]


@pytest.mark.parametrize(
    ("raw", "seats", "facts"),
    [
        ({"target": 3}, 2, {"option": "target", "value": 3, "low": 4, "high": 40}),
        ({"knocks": False, "target": "x" * 50}, 2, {"option": "target", "value": "x" * 40, "low": 4, "high": 40}),
        ({"colour": ["red"]}, 2, {"option": "colour"}),
        ([], 2, {"option": "options"}),
        ({"first": 2}, 2, {"option": "first", "value": 2, "low": 0, "high": 1}),
        ({}, 5, {"option": "seats", "value": 5, "low": 2, "high": 4}),
    ],
)
def test_a_refusal_of_options_says_which_and_what_it_may_be(raw: Any, seats: int, facts: dict[str, Any]) -> None:
    with pytest.raises(Refused) as caught:
        TOY.read(raw, seats)
    assert {key: value for key, value in caught.value.say.items() if key != "why"} == facts


class Choosy(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Options of which one has a meaning only beside two others."""

    edition: Literal["new", "old"] = "new"
    scoring: Annotated[Literal["stars", "points"], msgspec.Meta(extra={"when": {"edition": "old"}})] = "stars"
    goal: Annotated[int, msgspec.Meta(ge=1, le=9, extra={"when": {"edition": "old", "scoring": "points"}})] = 5
    first: First = "random"


class ChoosyGame(Toy):
    Options = Choosy
    ranges = (SeatRange({"edition": "old"}, players=(3, 3), usual=(3, 3)),)


@pytest.mark.parametrize(
    ("raw", "option"),
    [
        ({}, None),
        ({"scoring": "stars", "goal": 5}, None),
        ({"scoring": "points"}, "scoring"),
        ({"goal": 6}, "goal"),
        ({"edition": "old", "goal": 6}, None),  # the old edition has goals; without points this one has no effect
        ({"edition": "old", "goal": 5}, None),
        ({"edition": "old", "scoring": "points", "goal": 6}, None),
    ],
)
def test_an_option_that_means_nothing_beside_the_others_is_refused(raw: dict[str, Any], option: str | None) -> None:
    if option is None:
        ChoosyGame().read(raw, 3)
        return
    for options in (raw, msgspec.convert(raw, Choosy)):
        with pytest.raises(Refused) as caught:
            ChoosyGame().read(options, 3)
        assert (caught.value.rule, caught.value.say["option"]) == ("table.options", option)
        assert f"{option}: only with edition old" in caught.value.say["why"]


@pytest.mark.parametrize(
    ("raw", "seats", "range_"), [({}, 2, None), ({}, 4, None), ({"edition": "old"}, 3, None), ({}, 5, (2, 4))]
    + [({"edition": "old"}, seats, (3, 3)) for seats in (2, 4)],
)  # fmt: skip
def test_options_may_say_how_many_play(raw: dict[str, Any], seats: int, range_: tuple[int, int] | None) -> None:
    if range_ is None:
        ChoosyGame().read(raw, seats)
        return
    with pytest.raises(Refused) as caught:
        ChoosyGame().read(raw, seats)
    assert (caught.value.say["low"], caught.value.say["high"]) == range_


@pytest.mark.parametrize("game", registry.games(), ids=lambda game: game.name)
def test_what_is_said_of_numbers_of_players_is_so(game: Any) -> None:
    options = {spec.name for spec in game.option_specs()}
    for one in game.ranges:
        assert set(one.when) <= options
        assert game.players[0] <= one.players[0] <= one.usual[0] <= one.usual[1] <= one.players[1] <= game.players[1]
        for seats in range(one.players[0], one.players[1] + 1):
            game.read(one.when, seats)


def test_refusals_come_in_order_over_malformed_then_the_game() -> None:
    """table.over before table.malformed before the game's own rules."""
    state = TOY.start(TOY.read({"first": 0}, 2), 2, FastDice(1))
    for raw, rule in (
        ({"type": "play", "card": 9}, "table.malformed"),
        ({"type": "play", "card": "9"}, "table.malformed"),
        ({"type": "say"}, "table.malformed"),
        ({"type": "say", "text": "\ud800"}, "table.malformed"),
        ({"type": "play", "card": 6}, "toy.turn"),
    ):
        with pytest.raises(Refused) as caught:
            TOY.act(state, 1, raw, FastDice(1))
        assert caught.value.rule == rule, raw
    state.scores[0] = 100
    with pytest.raises(Refused) as caught:
        TOY.act(state, 1, {"type": "nothing"}, FastDice(1))
    assert caught.value.rule == "table.over"


def test_a_refusal_tells_its_facts() -> None:
    refused = Refused("toy.hand", card=3)
    assert str(refused) == "toy.hand (card=3)"
    assert refused.message() == {"refused": "toy.hand", "say": {"card": 3}}
    assert str(Refused("toy.said")) == "toy.said"
    assert isinstance(refused, ParlwrError)
    assert str(BrokenLaw("replay", "so")) == "law of replay: so"


def test_the_registry_finds_games_by_their_folders() -> None:
    assert {"clue", "hues", "ono99", "quiddler"} <= set(registry.names())
    assert [game.name for game in registry.games()] == list(registry.names())
    assert registry.load("no_such_game") is None
    for name in ("chess", "", "../clue", "kernel"):
        with pytest.raises(BadInput, match="no game"):
            registry.get(name)


@pytest.mark.parametrize("game", registry.games(), ids=lambda game: game.name)
def test_every_game_has_its_facts_and_bots(game: Any) -> None:
    assert game.players[0] <= game.usual[0] <= game.usual[1] <= game.players[1]
    assert game.minutes > 0
    assert game.rules
    assert {"easy", "medium", "hard"} <= set(registry.bots(game.name))


def test_message_ids_have_no_dots() -> None:
    assert message_id("ono99.play2.respond-1980") == "ono99-play2-respond-1980"


def test_card_names_of_a_setup_say_what_is_wrong() -> None:
    from parlwr.kernel import BadScenario

    assert names_from(["a", "b"], ["b", "a"], "hands") == [1, 0]
    with pytest.raises(BadScenario, match=r"hands: no card 'c'"):
        names_from(["a", "b"], ["c"], "hands")
    with pytest.raises(BadScenario, match="a list of cards"):
        names_from(["a", "b"], "ab", "hands")
