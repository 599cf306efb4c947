"""The rules one by one, where a scenario cannot show them: every deck, every number of seats, chance, bad input."""

from __future__ import annotations

from collections import Counter
from itertools import permutations
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from parlwr.games.clue import GAME
from parlwr.games.clue.cards import ADVANCED, NORMAL, bits, deck_of, mask_of
from parlwr.games.clue.messages import Options
from parlwr.games.clue.rulebook import RULES
from parlwr.games.clue.state import State
from parlwr.kernel.dice import FastDice, TableDice
from parlwr.kernel.errors import Refused

from .positions import play

TABLE = {
    "turn": 0,
    "crime": ["green", "candlestick", "dining_room"],
    "hands": [["knife", "orchid"], ["plum", "rope"], ["mustard", "kitchen"], ["scarlett", "peacock"]],
    "face_up": ["billiard_room"],
}
RIGHT = ["green", "candlestick", "dining_room"]


def lay(seats: int = 4, options: dict[str, Any] | None = None, **setup: Any) -> State:
    return GAME.lay(GAME.read(options or {}, seats), seats, {**TABLE, **setup}, FastDice(0))


def act(state: State, seat: int, kind: str, *cards: str) -> list[Any]:
    act: dict[str, Any] = {"type": kind}
    if kind == "show":
        act["card"] = cards[0]
    elif cards:
        act["cards"] = list(cards)
    return GAME.act(state, seat, act, FastDice(0))


def refused(state: State, seat: int, raw: Any) -> str:
    """The rule that refuses an act; every seat sees the same before and after, and no die is cast."""
    before = [GAME.view(state, i) for i in (None, *range(state.seats))]
    with pytest.raises(Refused) as error:
        GAME.act(state, seat, raw, None)  # type: ignore[arg-type]
    assert [GAME.view(state, i) for i in (None, *range(state.seats))] == before
    return error.value.rule


# -- set-up ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", ["normal", "advanced"])
@pytest.mark.parametrize("seats", range(2, 7))
def test_deal(game: str, seats: int) -> None:
    """``clue.players``, ``clue.cards.normal``, ``clue.cards.advanced``, ``clue.crime``, ``clue.deal``."""
    deck = deck_of(game)
    for seed in range(20):
        state = GAME.start(GAME.read({"game": game}, seats), seats, TableDice("seed", [str(seed)]))
        assert deck.is_triple(state.crime)
        assert {len(hand) for hand in state.hands} == {(len(deck) - 3) // seats}
        assert state.face_up.bit_count() == (len(deck) - 3) % seats
        assert sorted(GAME.inventory(state)) == list(range(len(deck)))


def test_the_decks() -> None:
    """``clue.cards.normal``: 6, 3, 3; ``clue.cards.advanced``: 6, 4, 5, the same and three more."""
    assert [mask.bit_count() for mask in NORMAL.kind_masks] == [6, 3, 3]
    assert [mask.bit_count() for mask in ADVANCED.kind_masks] == [6, 4, 5]
    assert set(ADVANCED.codes) - set(NORMAL.codes) == ADVANCED.plus == {"revolver", "library", "study"}
    assert [code for code in ADVANCED.codes if code not in ADVANCED.plus] == list(NORMAL.codes)


def test_every_crime_is_equally_likely() -> None:
    """``clue.crime``: 54 solutions, each about as often; ``clue.first``: every seat starts about as often."""
    crimes, firsts = Counter(), Counter()
    dice = FastDice(8)
    for _ in range(5400):
        state = GAME.start(Options(), 3, dice)
        crimes[state.crime] += 1
        firsts[state.turn] += 1
    assert len(crimes) == 54
    assert sum((n - 100) ** 2 / 100 for n in crimes.values()) < 53 + 5 * 106**0.5
    assert min(firsts.values()) > 1800 - 5 * 35


@pytest.mark.parametrize("seats", [0, 1, 7, 100])
def test_numbers_of_players(seats: int) -> None:
    """``clue.players``: two to six; the box says three or four."""
    assert GAME.usual == (3, 4)
    with pytest.raises(Refused) as error:
        GAME.read({}, seats)
    assert error.value.rule == "table.options"


@pytest.mark.parametrize(
    "options", [{"game": "huge"}, {"accusation_order": "left"}, {"first": 4}, {"first": "me"}, {"plus": True}, [], 3]
)
def test_options_that_the_game_does_not_have(options: Any) -> None:
    with pytest.raises(Refused) as error:
        GAME.read(options, 4)
    assert error.value.rule == "table.options"


def test_case_file() -> None:
    """``clue.casefile``: own cards, those face up and those shown are put away; those shown to others are not."""
    state = lay()
    act(state, 0, "ask", "plum", "kitchen")
    act(state, 1, "show", "plum")
    mine, theirs = GAME.view(state, 0).case_file, GAME.view(state, 3).case_file
    assert mine is not None
    assert theirs is not None
    assert mine.suspects == ("scarlett", "mustard", "green", "peacock")
    assert mine.weapons == ("rope", "candlestick")
    assert mine.locations == ("dining_room", "kitchen")
    assert "plum" in theirs.suspects


# -- questions and answers -------------------------------------------------------------------------------------------


@settings(max_examples=40, deadline=None)
@given(seats=st.integers(2, 6), seed=st.integers(0, 10**6), advanced=st.booleans())
def test_a_question_goes_round_to_the_left(seats: int, seed: int, advanced: bool) -> None:
    """``clue.ask.order``, ``clue.ask.any``, ``clue.show.must``, ``clue.turn``: against the plainest reading."""
    state, _ = play({"game": "advanced" if advanced else "normal"}, seats, seed, 0)
    dice = FastDice(seed)
    for _ in range(8):
        asker = state.turn
        cards = list(state.deck.codes)
        dice.shuffle(cards)
        pair = set(cards[:2])
        holders = [
            seat
            for seat in ((asker + step) % seats for step in range(1, seats))
            if pair & set(state.deck.names(state.held[seat]))
        ]
        act(state, asker, "ask", *pair)
        while state.question is not None:
            assert state.asked != asker
            legal = GAME.actions(state, state.asked)
            GAME.act(state, state.asked, dice.choice(legal), dice)
        past = state.log[-1].past
        assert past.shown_by == (holders[0] if holders else None)
        until = (past.shown_by - asker) % seats if past.shown_by is not None else seats
        assert past.none == tuple((asker + step) % seats for step in range(1, until))
        assert state.turn == (asker + 1) % seats


def test_who_holds_both_chooses() -> None:
    """``clue.show.choice``: both are offered, in the order asked; the other stays unseen."""
    state = lay()
    act(state, 0, "ask", "rope", "plum")
    assert [a.card for a in GAME.actions(state, 1)] == ["rope", "plum"]
    act(state, 1, "show", "rope")
    assert GAME.view(state, 0).seen == [(1, "rope")]
    assert "plum" in GAME.view(state, 0).case_file.suspects  # type: ignore[union-attr]
    assert state.hands[1] == (5, 7)  # the card is back with its owner


def test_memory_of_what_was_shown() -> None:
    """``clue.show.private``: asker and shower remember each showing, in order and with repeats; nobody else does."""
    state = lay(lost=[2, 3])
    for _ in range(2):
        act(state, 0, "ask", "plum", "rope")
        act(state, 1, "show", "plum")
        act(state, 1, "ask", "knife", "green")
        for seat in (2, 3):
            act(state, seat, "none")
        act(state, 0, "show", "knife")
    assert GAME.view(state, 0).seen == [(1, "plum"), (1, "plum")]
    assert GAME.view(state, 0).shown == [(1, "knife"), (1, "knife")]
    assert GAME.view(state, 1).seen == [(0, "knife"), (0, "knife")]
    assert GAME.view(state, 2).seen == GAME.view(state, 2).shown == []
    assert GAME.view(state, None).seen is None


BAD_QUESTIONS = [
    (["plum", "plum"], "clue.ask"),
    (["plum"], "clue.ask"),
    ([], "clue.ask"),
    (["plum", "rope", "kitchen"], "clue.ask"),
    (["plum", "plum", "plum"], "clue.ask"),
    (["plum", "revolver"], "table.malformed"),
    (["plum", "Rope"], "table.malformed"),
    (["plum", 3], "table.malformed"),
    ("plum", "table.malformed"),
    (None, "table.malformed"),
]


@pytest.mark.parametrize(("cards", "rule"), BAD_QUESTIONS)
def test_bad_questions(cards: Any, rule: str) -> None:
    """``clue.ask``: two equal cards, three, one, none; cards of no deck or of the other game."""
    assert refused(lay(), 0, {"type": "ask", "cards": cards}) == rule
    assert refused(lay(), 1, {"type": "ask", "cards": cards}) == (rule if rule == "table.malformed" else "clue.turn")


def test_bad_answers() -> None:
    """``clue.show.must``, ``clue.turn``: not held, not asked for, none while holding, out of turn, twice."""
    state = lay()
    assert refused(state, 0, {"type": "show", "card": "knife"}) == "clue.turn"
    assert refused(state, 0, {"type": "none"}) == "clue.turn"
    act(state, 0, "ask", "plum", "kitchen")
    for seat in (0, 2, 3):
        assert refused(state, seat, {"type": "show", "card": "kitchen"}) == "clue.turn"
        assert refused(state, seat, {"type": "none"}) == "clue.turn"
    assert refused(state, 1, {"type": "none"}) == "clue.show.must"
    assert refused(state, 1, {"type": "show", "card": "rope"}) == "clue.show.must"
    assert refused(state, 1, {"type": "show", "card": "kitchen"}) == "clue.show.must"
    assert refused(state, 1, {"type": "show", "card": "revolver"}) == "table.malformed"
    assert refused(state, 1, {"type": "show"}) == "table.malformed"
    assert refused(state, 1, {"type": "ask", "cards": ["plum", "rope"]}) == "clue.turn"
    assert refused(state, 0, {"type": "accuse", "cards": RIGHT}) == "clue.turn"
    act(state, 1, "show", "plum")
    assert refused(state, 1, {"type": "show", "card": "plum"}) == "clue.turn"


def test_a_refusal_does_not_tell_one_from_both() -> None:
    """``clue.show.hide-both``: refused "none" with one card or with both: the same words."""
    said = []
    for hand in (["plum", "rope"], ["plum", "scarlett"]):
        other = ["mustard", "rope" if "scarlett" in hand else "scarlett"]
        state = lay(hands=[["knife", "orchid"], hand, other, ["kitchen", "peacock"]])
        act(state, 0, "ask", "plum", "rope")
        with pytest.raises(Refused) as error:
            act(state, 1, "none")
        said.append(error.value.message())
    assert said[0] == said[1]


# -- accusations -----------------------------------------------------------------------------------------------------

BAD_ACCUSATIONS = [
    (["green", "plum", "candlestick"], "clue.accuse"),
    (["green", "candlestick"], "clue.accuse"),
    ([], "clue.accuse"),
    (["green", "candlestick", "dining_room", "kitchen"], "clue.accuse"),
    (["green", "green", "candlestick"], "clue.accuse"),
    (["green", "candlestick", "dining_room", "dining_room"], "clue.accuse"),
    (["orchid", "candlestick", "dining_room"], "clue.accuse.case-file"),
    (["green", "candlestick", "billiard_room"], "clue.accuse.case-file"),
    (["orchid", "orchid", "knife"], "clue.accuse.case-file"),
    (["green", "candlestick", "study"], "table.malformed"),
    (["green", "candlestick", None], "table.malformed"),
    (None, "table.malformed"),
]


@pytest.mark.parametrize("kind", ["accuse", "join"])
@pytest.mark.parametrize(("cards", "rule"), BAD_ACCUSATIONS)
def test_bad_accusations(kind: str, cards: Any, rule: str) -> None:
    """``clue.accuse``, ``clue.accuse.case-file``: also for whoever joins."""
    state = lay()
    if kind == "join":
        state.turn = 3
        act(state, 3, "accuse", "plum", "rope", "kitchen")
    assert refused(state, 0, {"type": kind, "cards": cards}) == rule


def test_a_card_shown_cannot_be_accused() -> None:
    """``clue.accuse.case-file``: what one was shown is put away."""
    state = lay()
    act(state, 0, "ask", "plum", "kitchen")
    act(state, 1, "show", "plum")
    act(state, 1, "ask", "kitchen", "mustard")
    act(state, 2, "show", "kitchen")
    state.turn = 0
    assert refused(state, 0, {"type": "accuse", "cards": ["plum", "rope", "kitchen"]}) == "clue.accuse.case-file"
    act(state, 0, "accuse", "mustard", "rope", "kitchen")


def test_joining_out_of_place() -> None:
    """``clue.accuse.join``: not before an accusation, not the caller, not twice, not after having lost."""
    state = lay(lost=[2])
    join = {"type": "join", "cards": RIGHT}
    assert refused(state, 1, join) == "clue.turn"
    act(state, 0, "accuse", *RIGHT)
    for seat in (0, 2):
        assert refused(state, seat, join) == "clue.turn"
        assert refused(state, seat, {"type": "stay_out"}) == "clue.turn"
    act(state, 1, "join", *RIGHT)
    assert refused(state, 1, join) == "clue.turn"
    assert refused(state, 1, {"type": "stay_out"}) == "clue.turn"
    act(state, 3, "stay_out")
    assert refused(state, 3, join) == "table.over"


def test_a_lone_accuser() -> None:
    """``clue.accuse.solo`` and ``clue.accuse.wrong``, ``clue.turn.order``: right wins, wrong goes on answering."""
    state = lay()
    act(state, 0, "accuse", *RIGHT)
    for seat in (3, 1, 2):
        act(state, seat, "stay_out")
    assert state.result is not None
    assert state.result.winners == [0]
    assert state.result.ranking == [[0], [1, 2, 3]]
    state = lay()
    act(state, 0, "accuse", "mustard", "candlestick", "dining_room")
    for seat in (3, 1, 2):
        act(state, seat, "stay_out")
    assert state.result is None
    assert state.turn == 1
    assert GAME.view(state, 0).crime == RIGHT
    for seat in (1, 2, 3, None):
        view = GAME.view(state, seat)
        assert view.crime is None
        assert view.accusers == []
        assert view.revealed == {}
        assert view.accusation is None
    act(state, 1, "ask", "knife", "green")
    for seat in (2, 3):
        act(state, seat, "none")
    assert refused(state, 0, {"type": "none"}) == "clue.show.must"
    act(state, 0, "show", "knife")
    for asker in (2, 3):
        assert state.turn == asker
        act(state, asker, "ask", "green", "candlestick")
        while state.question is not None:
            act(state, state.asked, "none")
    assert state.turn == 1  # past seat 0


@pytest.mark.parametrize("order", list(permutations([0, 1, 3])))
def test_the_caller_sets_the_order(order: tuple[int, ...]) -> None:
    """``clue.accuse.many.order``, ``clue.accuse.many``: the first in order who is right wins; those before lost."""
    state = lay(options={"accusation_order": "caller"}, turn=1)
    act(state, 1, "accuse", "green", "candlestick", "dining_room")
    act(state, 0, "join", "mustard", "candlestick", "dining_room")
    act(state, 2, "stay_out")
    act(state, 3, "join", "green", "candlestick", "dining_room")
    assert GAME.to_act(state) == [1]
    assert GAME.view(state, None).revealed == {}
    assert refused(state, 0, {"type": "order", "seats": list(order)}) == "clue.turn"
    for bad in ([1], [0, 1], [0, 1, 2], [0, 0, 1, 3], [0, 1, 3, 3], []):
        assert refused(state, 1, {"type": "order", "seats": bad}) == "clue.accuse.many.order"
    for bad in ([0, 1, 4], [0, 1, -1], [0, 1, "3"], [0, 1, True], None, 3):
        assert refused(state, 1, {"type": "order", "seats": bad}) == "table.malformed"
    events = GAME.act(state, 1, {"type": "order", "seats": list(order)}, FastDice(0))
    assert events[0].seats == order
    winner = 1 if order.index(1) < order.index(3) else 3
    assert state.result is not None
    assert state.result.winners == [winner]
    before = list(order[: order.index(winner)])
    assert list(state.lost) == before
    assert state.result.ranking[0] == [winner]
    assert [seat for group in state.result.ranking[2:] for seat in group] == before[::-1]


def test_the_order_by_lot() -> None:
    """``clue.accuse.many.order``: with "random" either of two right accusers wins about as often."""
    winners = Counter()
    for seed in range(400):
        state = lay(options={"accusation_order": "random"})
        act(state, 0, "accuse", *RIGHT)
        dice = FastDice(seed)
        GAME.act(state, 1, {"type": "join", "cards": RIGHT}, dice)
        GAME.act(state, 2, {"type": "stay_out"}, dice)
        GAME.act(state, 3, {"type": "stay_out"}, dice)
        assert state.result is not None
        winners[state.result.winners[0]] += 1
    assert set(winners) == {0, 1}
    assert abs(winners[0] - 200) < 50


def test_all_wrong() -> None:
    """``clue.accuse.many.none``: everybody loses; who had lost before ranks lower."""
    state = lay(lost=[3])
    act(state, 0, "accuse", "mustard", "candlestick", "dining_room")
    act(state, 1, "join", "green", "candlestick", "kitchen")
    act(state, 2, "stay_out")
    assert state.result is not None
    assert state.result.winners == []
    assert state.result.ranking == [[0, 1, 2], [3]]
    assert set(state.lost) == {0, 1, 2, 3}
    assert GAME.view(state, None).crime == RIGHT
    assert GAME.to_act(state) == []


def test_the_last_one_left() -> None:
    """``clue.last``: all but one have lost."""
    state = lay()
    for seat in (0, 1, 2):
        wrong = ["green", "candlestick", "kitchen" if seat != 2 else "dining_room"]
        if seat == 2:
            wrong[1] = "rope"
        act(state, seat, "accuse", *wrong)
        while state.phase == 2:
            act(state, GAME.to_act(state)[0], "stay_out")
    assert state.lost == (0, 1, 2)
    assert state.result is not None
    assert state.result.winners == [3]
    assert state.result.ranking == [[3], [2], [1], [0]]
    assert GAME.view(state, 3).crime == RIGHT
    assert refused(state, 3, {"type": "ask", "cards": ["plum", "rope"]}) == "table.over"


def test_bits_and_masks() -> None:
    for mask in (0, 1, 0b101, 0x7FFF, 0x4001):
        assert mask_of(bits(mask)) == mask
        assert bits(mask) == tuple(i for i in range(15) if mask >> i & 1)


def test_the_rulebook_names_what_refuses() -> None:
    assert {rule.id for rule in RULES if rule.refuses} == {
        "clue.ask",
        "clue.turn",
        "clue.show.must",
        "clue.accuse",
        "clue.accuse.case-file",
        "clue.accuse.many.order",
    }
