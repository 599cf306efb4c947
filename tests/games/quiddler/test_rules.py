"""The rules, beyond what the scenarios show."""

from __future__ import annotations

from collections import Counter
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from parlwr.games.quiddler import GAME
from parlwr.games.quiddler.messages import Drew, Laid, Remade, Scored
from parlwr.games.quiddler.scoring import score_round
from parlwr.kernel import FastDice, Refused, TableDice
from parlwr.search import RandomBot

from .tables import ACCEPT, challenge, discard, draw, hands, lay, play, refused, table


def start(seats: int, seed: Any = 5, **options: Any) -> Any:
    return GAME.start(GAME.read(options, seats), seats, FastDice(seed))


def test_players() -> None:
    """quiddler.players"""
    for seats in (1, 9):
        with pytest.raises(Refused, match=r"table\.options"):
            GAME.read({}, seats)
    assert [start(seats).seats for seats in range(2, 9)] == list(range(2, 9))


@pytest.mark.parametrize("name", ["en", "cy", "sw"])
def test_the_decks_have_118_cards(name: str) -> None:
    """quiddler.deck, quiddler.deck.cy, quiddler.deck.sw"""
    cards = GAME.consult(start(2, deck=name), 0, {"deck": True})["cards"]
    assert sum(card["count"] for card in cards) == 118
    if name == "en":
        assert sum(card["count"] * card["points"] for card in cards) == 592
    letters = {card["card"]: card["letters"] for card in cards if len(card["card"]) == 2}
    assert set(letters.values()) == ({1, 2} if name == "cy" else {2})
    assert len(list(GAME.inventory(start(2, deck=name)))) == 118


@pytest.mark.parametrize("seats", [2, 5, 8])
def test_the_deal(seats: int) -> None:
    """quiddler.deal, quiddler.piles, quiddler.first, quiddler.rounds"""
    state = start(seats, first=1)
    assert (state.dealer, state.turn, state.phase, state.round) == (0, 1, "draw", 1)
    assert [len(hand) for hand in state.hands] == [3] * seats
    assert (len(state.discards), len(state.draw)) == (1, 117 - 3 * seats)
    pile = list(state.deck.full)
    FastDice(5).shuffle(pile)
    pile.reverse()  # one at a time, from the dealer's left
    assert state.hands[1] == pile[0 : 3 * seats : seats]
    assert state.hands[0] == pile[seats - 1 : 3 * seats : seats]
    assert state.discards == [pile[3 * seats]]


def test_a_random_first_dealer_is_any_of_them() -> None:
    """quiddler.deal"""
    assert {start(4, seed).dealer for seed in range(60)} == {0, 1, 2, 3}


def test_draw_and_discard() -> None:
    """quiddler.turn, quiddler.draw, quiddler.discard, quiddler.hold"""
    state = table(hands=hands("dog", "bed"), draw=["x", "y"], discards=["z"])
    refused(state, 0, discard("d"), "quiddler.turn")
    assert refused(state, 1, draw(), "quiddler.turn") == {"seat": 0, "phase": "draw"}
    events = play(state, (0, draw("discard")))
    assert events == [Drew(0, "discard", "z")]
    refused(state, 0, draw(), "quiddler.turn")
    assert refused(state, 0, discard("b"), "quiddler.discard") == {"card": "b"}
    play(state, (0, discard("z")))
    assert (state.turn, state.phase, state.laid) == (1, "draw", {})


def test_a_card_from_the_deck_is_seen_by_its_drawer_alone() -> None:
    """quiddler.hold"""
    state = table(3, hands=hands("dog", "bed", "nod"), draw=["x", "y"], discards=["z"])
    (event,) = play(state, (0, draw()))
    assert [GAME.show(event, seat).card for seat in (0, 1, 2, None)] == ["x", None, None, None]
    assert [GAME.view(state, seat).drew for seat in (0, 1, 2, None)] == ["x", None, None, None]


def test_a_new_draw_pile() -> None:
    """quiddler.draw.empty"""
    state = table(hands=hands("dog", "bed"), draw=[], discards=["a", "b", "c", "d", "z"])
    events = play(state, (0, draw()), dice=FastDice(2))
    assert events[0] == Remade(4)
    assert state.discards == [state.deck.index["z"]]
    assert len(state.draw) == 3
    names = [state.deck.codes[card] for card in [*state.draw, state.drew]]
    assert sorted(names) == ["a", "b", "c", "d"]
    tops = set()
    for seed in range(40):
        state = table(hands=hands("dog", "bed"), draw=[], discards=["a", "b", "c", "d", "z"])
        play(state, (0, draw()), dice=FastDice(seed))
        tops.add(state.deck.codes[state.drew])
    assert tops == {"a", "b", "c", "d"}


def test_no_pile_to_draw_from() -> None:
    """quiddler.draw.empty, quiddler.draw"""
    refused(table(hands=hands("dog", "bed"), draw=[], discards=["a"]), 0, draw(), "quiddler.draw.empty")
    refused(table(hands=hands("dog", "bed"), draw=["a"], discards=[]), 0, draw("discard"), "quiddler.draw")


def test_going_out() -> None:
    """quiddler.go-out, quiddler.go-out.count, quiddler.last-turn"""
    state = table(3, round=2, hands=hands("dogs", "beds", "nodx"), draw=["x", "s", "w"], discards=["z"])
    play(state, (0, draw()))
    assert refused(state, 0, lay(["dog"], "x"), "quiddler.go-out") == {"count": 1, "cards": ["s"]}
    refused(state, 0, lay([], "x"), "quiddler.go-out")
    refused(state, 0, lay(["dogs"], "x"), "quiddler.word.lexicon")
    play(state, (0, discard("s")), (1, draw()))
    events = play(state, (1, lay(["beds"], "s")))
    assert isinstance(events[0], Laid)
    assert events[0].went_out
    assert sum(len(word) for word in events[0].words) == state.hand_size
    assert state.turn == 2
    play(state, (2, draw()))
    refused(state, 2, discard("x"), "quiddler.last-turn")
    events = play(state, (2, lay(["do"], "x")))
    assert not events[0].went_out
    assert (state.turn, state.laid[2].left) == (0, (state.deck.index["n"], state.deck.index["w"]))
    play(state, (0, draw()))
    events = play(state, (0, lay(["dog", ["x", "n"]][:1], state.deck.codes[state.drew])))
    assert isinstance(events[1], Scored)
    assert (state.round, state.dealer, state.turn) == (2 + 1, 0, 1)


def test_the_faults_of_a_lay_in_their_order() -> None:
    """quiddler.word.own-cards, quiddler.word.two-cards, quiddler.word.lexicon, quiddler.go-out"""
    state = table(hands=[["in", "d", "o", "g"], ["b", "e", "d", "s"]], draw=["x"], discards=["z"], round=2)
    play(state, (0, draw()))
    everything_wrong = [["in"], ["g", "x"], ["b", "d"]]
    refused(state, 0, lay(everything_wrong, "z"), "quiddler.word.own-cards")
    refused(state, 0, lay([["in"], ["g", "x"]], "z"), "quiddler.discard")
    refused(state, 0, lay([["g", "x"], ["in"]], "d"), "quiddler.word.two-cards")
    assert refused(state, 0, lay([["d", "o"], ["g", "x"]], "in"), "quiddler.word.lexicon") == {"word": "gx"}
    refused(state, 0, lay([["d", "o"]], "in"), "quiddler.go-out")


def test_the_last_turn_needs_words_too() -> None:
    """quiddler.word.lexicon: checked on the last turn as well, and the player may try again"""
    state = table(hands=hands("dog", "bex"), draw=["x", "d"], discards=["z"])
    play(state, (0, draw()), (0, lay(["dog"], "x")), (1, draw()))
    refused(state, 1, lay(["deb"], "x"), "quiddler.word.lexicon")
    events = play(state, (1, lay(["bed"], "x")))
    assert events[1].scored.points == (13, 15)


def at_challenges(seats: int = 2) -> Any:
    state = table(
        seats, {"words": "challenge"}, hands=hands("dog", "bed", "xyz")[:seats], draw=["x", "w", "v"], discards=["z"]
    )
    play(state, (0, draw()), (0, lay(["ogd"], "x")), (1, draw()), (1, lay(["bed"], "w")))
    if seats == 3:
        play(state, (2, draw()), (2, lay([], "v")))
    return state


def test_challenges() -> None:
    """quiddler.word.challenge"""
    state = at_challenges(3)
    assert (state.phase, GAME.to_act(state)) == ("challenge", [0, 1, 2])
    for act in (draw(), discard("d"), lay(["bed"], "x")):
        refused(state, 0, act, "quiddler.turn")
    assert refused(state, 0, challenge(0, 0), "quiddler.word.challenge")["why"] == "own"
    for seat, word in ((1, 1), (1, -1), (2, 0)):
        assert refused(state, 0, challenge(seat, word), "quiddler.word.challenge")["why"] == "none"
    refused(state, 0, challenge(3, 0), "table.malformed")
    play(state, (2, challenge(0, 0)), (2, challenge(1, 0)))
    assert refused(state, 1, challenge(0, 0), "quiddler.word.challenge")["why"] == "again"
    play(state, (2, ACCEPT))
    refused(state, 2, ACCEPT, "quiddler.turn")
    assert GAME.view(state, 2).actions == []
    play(state, (0, ACCEPT))
    events = play(state, (1, ACCEPT))
    scored = events[1].scored
    # ogd was no word: -13, floored; bed stands; the challenger loses 15 and has 36 left over
    assert (scored.points, scored.longest, scored.most) == ((0, 15, 0), (0, 10, 0), (0, 10, 0))
    assert [c.good for c in scored.challenges] == [False, True]


def test_challenges_only_at_their_time_and_table() -> None:
    """quiddler.word.challenge"""
    refused(table(hands=hands("dog", "bed"), draw=["x"], discards=["z"]), 0, challenge(1, 0), "quiddler.turn")
    refused(table(hands=hands("dog", "bed"), draw=["x"], discards=["z"]), 0, ACCEPT, "quiddler.turn")


def test_the_dictionary() -> None:
    """quiddler.dictionary"""
    state = table(3, hands=hands("dog", "bed", "nod"), draw=["x", "y"], discards=["z"])
    assert GAME.consult(state, 1, {"word": "Dog"}) == {"word": "Dog", "valid": True}
    assert GAME.consult(state, 2, {"words": [["d", "o", "g"], ["g", "d"], ["d"], []]})["valid"] == [
        True, False, False, False,
    ]  # fmt: skip
    for question in ({"word": "dog"}, {"words": [["d", "o", "g"]]}):
        with pytest.raises(Refused, match=r"quiddler\.dictionary"):
            GAME.consult(state, 0, question)
    play(state, (0, draw()))
    with pytest.raises(Refused, match=r"quiddler\.dictionary"):
        GAME.consult(state, 0, {"word": "dog"})
    assert GAME.consult(state, 0, {"deck": True})["cards"]
    # Whoever's turn it is could open a second page and watch: spectators may look nothing up either.
    for question in ({"word": "dog"}, {"words": [["d", "o", "g"]]}):
        with pytest.raises(Refused, match=r"quiddler\.dictionary") as caught:
            GAME.consult(state, None, question)
        assert caught.value.say == {"who": "spectator"}
    assert GAME.consult(state, None, {"deck": True})["cards"]
    helped = table(options={"assist": True}, hands=hands("dog", "bed"), draw=["x"], discards=["z"])
    assert GAME.consult(helped, 0, {"words": [["d", "o", "g"]]}) == {"valid": [True]}
    assert GAME.consult(helped, None, {"word": "dog"})["valid"] is True
    over = table(hands=hands("dog", "bed"), draw=["x"], discards=["z"])
    over.phase = "over"
    assert GAME.consult(over, None, {"word": "dog"})["valid"] is True


def test_the_dictionary_while_words_are_challenged() -> None:
    """quiddler.dictionary: it is everybody's turn who has not accepted"""
    state = at_challenges()
    with pytest.raises(Refused, match=r"quiddler\.dictionary"):
        GAME.consult(state, 1, {"word": "ogd"})
    play(state, (1, ACCEPT))
    assert GAME.consult(state, 1, {"word": "ogd"})["valid"] is False


@pytest.mark.parametrize(
    "question",
    [{}, {"word": ""}, {"word": 5}, {"word": "x" * 41}, {"words": "dog"}, {"words": ["dog"]}, {"words": [["dog"]]},
     {"words": [[["d"]]]}, {"words": [["d"]] * 41}, {"words": [["d"] * 41]}, {"deck": 1.5}],
)  # fmt: skip
def test_questions_that_are_none(question: Any) -> None:
    with pytest.raises(Refused, match=r"table\.malformed"):
        GAME.consult(table(hands=hands("dog", "bed"), draw=["x"], discards=["z"]), 1, question)


def laid(words: list[list[str]], left: list[list[str]], seats: int, **options: Any) -> Any:
    """A round as if these had been laid."""
    from parlwr.games.quiddler.state import Spread

    state = table(seats, options, hands=[["a"]] * seats, draw=["a"], discards=["o"])
    index = state.deck.index
    for seat in range(seats):
        spread = tuple(tuple(index[card] for card in word.split(".")) for word in words[seat])
        state.laid[seat] = Spread(spread, tuple(index[card] for card in left[seat]))
    state.went_out = 0
    return score_round(state)


def test_points_and_floor() -> None:
    """quiddler.score, quiddler.score.floor"""
    found = laid([["d.o.g"], ["o.n"], []], [[], ["z"], ["q", "x"]], 3)
    assert found.points == (13, 0, 0)
    assert found.total == (23, 0, 0)  # the bonus for the longest word comes on top; one word each is a tie


def test_bonuses() -> None:
    """quiddler.bonus.longest, quiddler.bonus.most, quiddler.bonus.tie"""
    found = laid([["qu.i.t"], ["d.o.g", "o.n"], ["b.e.d"]], [[], [], []], 3)
    assert (found.longest, found.most) == ((10, 0, 0), (0, 10, 0))
    assert (found.longest_word.count, found.longest_word.seats) == (4, (0,))
    tied = laid([["d.o.g"], ["b.e.d"], []], [[], [], []], 3)
    assert (tied.longest, tied.most) == ((0, 0, 0), (0, 0, 0))
    assert (tied.most_words.count, tied.most_words.seats) == (1, (0, 1))
    nobody = laid([[], []], [["a"], ["a"]], 2)
    assert (nobody.longest, nobody.longest_word.seats, nobody.most_words.count) == ((0, 0), (), 0)


def test_a_welsh_digraph_is_one_letter() -> None:
    """quiddler.deck.cy, quiddler.bonus.longest"""
    found = laid([["ll.a.n"], ["wy.n.au"]], [[], []], 2, deck="cy")
    assert (found.longest_word.count, found.longest_word.seats) == (5, (1,))


@pytest.mark.parametrize(("choice", "longest", "most"), [("both", 10, 10), ("longest", 10, 0), ("most", 0, 10)])
def test_two_players_may_leave_one_bonus_out(choice: str, longest: int, most: int) -> None:
    """quiddler.bonus.two-players"""
    words, left = [["qu.i.t"], ["d.o", "o.n"]], [[], []]
    found = laid(words, left, 2, two_player_bonus=choice)
    assert (found.longest, found.most) == ((longest, 0), (0, most))
    three = laid([*words, []], [*left, []], 3, two_player_bonus=choice)
    assert (three.longest, three.most) == ((10, 0, 0), (0, 10, 0))


def test_winning() -> None:
    """quiddler.win"""
    state = table(3, round=8, scores=[100, 98, 5], hands=hands("dog", "bed", "xyz"), draw=["x", "w", "v"],
                  discards=["z"])  # fmt: skip
    acts = [(0, draw()), (0, lay(["dog"], "x")), (1, draw()), (1, lay(["bed"], "w")), (2, draw())]
    play(state, *acts, (2, lay([], "v")))
    result = GAME.result(state)
    assert result is not None
    assert (result.winners, result.ranking, result.scores) == ([0, 1], [[0, 1], [2]], [113, 113, 5])
    assert GAME.view(state, 0).rounds[-1].went_out == 0
    refused(state, 0, draw(), "table.over")


OPTIONS = st.fixed_dictionaries(
    {
        "words": st.sampled_from(["checked", "challenge"]),
        "deck": st.sampled_from(["en", "cy", "sw"]),
        "lexicon": st.sampled_from(["standard", "sw", "cy"]),
        "two_player_bonus": st.sampled_from(["both", "longest", "most"]),
    }
)


@settings(max_examples=8, deadline=None)
@given(OPTIONS, st.integers(2, 8), st.integers(0, 1 << 30))
def test_random_games_keep_the_laws(options: dict[str, Any], seats: int, seed: int) -> None:
    """No card lost or doubled, samples indistinguishable, records replay; points add up; and the game ends."""
    dice, chance = TableDice(f"{seed:032x}"), FastDice(seed)
    state = GAME.start(GAME.read(options, seats), seats, dice)
    cards, bot = Counter(GAME.inventory(state)), RandomBot(GAME)
    for number in range(20_000):
        acting = GAME.to_act(state)
        if not acting:
            break
        seat = chance.choice(acting)
        if number % 7 == 0:
            looker = chance.choice([None, *range(seats)])
            view = GAME.view(state, looker)
            world = GAME.sample(view, chance)
            assert msgspec.json.encode(GAME.view(world, looker)) == msgspec.json.encode(view)
            assert Counter(GAME.inventory(world)) == cards
        kept = state.copy()
        before = msgspec.json.encode(GAME.view(kept, seat))
        action = bot.choose(GAME.view(state, seat), chance)
        GAME.act(state, seat, action, dice)
        assert msgspec.json.encode(GAME.view(kept, seat)) == before
        assert Counter(GAME.inventory(state)) == cards
    assert GAME.result(state) is not None
    for played in state.rounds:
        assert len([1 for bonus in (*played.longest, *played.most) if bonus]) <= 2
    assert list(state.rounds[-1].total) == state.scores
    assert state.scores == [
        sum(r.points[seat] + r.longest[seat] + r.most[seat] for r in state.rounds) for seat in range(seats)
    ]


def test_what_a_new_draw_pile_was_made_of_is_remembered() -> None:
    """quiddler.draw.empty: an imagined world's draw pile holds nothing that cannot be in it"""
    state = table(hands=hands("dog", "bed"), draw=[], discards=["a", "b", "c", "d", "z"])
    play(state, (0, draw()), (0, discard("g")))
    view = GAME.view(state, 1)
    assert view.remade == ["a", "b", "c", "d"]
    for seed in range(30):
        world = GAME.sample(view, FastDice(seed))
        assert {world.deck.codes[card] for card in world.draw} <= {"a", "b", "c", "d"}
        assert msgspec.json.encode(GAME.view(world, 1)) == msgspec.json.encode(view)
