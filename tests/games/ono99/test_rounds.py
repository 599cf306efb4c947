"""How a game of 1980 goes on from round to round, and ends."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.ono99.table import OLD, POINTS, SINGLE, Table

from parlwr.games.ono99 import GAME
from parlwr.games.ono99.cards import INDEX
from parlwr.games.ono99.rounds import score_hand

STUCK = "9 9 9 9"


def result(table: Table) -> dict[str, Any]:
    found = table.view().result
    assert found is not None
    return {"winners": found.winners, "ranking": found.ranking, "scores": found.scores}


def holds(table: Table, times: int, seats: int = 2) -> None:
    """Play holds in turn; with empty piles each comes straight back."""
    for turn in range(times):
        table.play(turn % seats, "hold")


def test_single() -> None:
    """ono99.single."""
    table = Table("8 9 9 9", "2 3 4 5", STUCK, options=SINGLE, total=90).play(0, "8")
    assert result(table) == {"winners": [0], "ranking": [[0], [2], [1]], "scores": None}
    assert table.view().tokens is None
    assert table.view().points is None


class TestTokens:
    def test_a_token_lost(self) -> None:
        """ono99.tokens, ono99.tokens.first: the loser starts; the others keep their hands to themselves."""
        table = Table("8 9 9 9", "2 3 4 5", "0 0 0 0", options=OLD, total=90).play(0, "8")
        view = table.view()
        assert view.tokens == (3, 2, 3)
        assert (view.round, view.to_act, view.dealer, view.out, view.shown) == (2, [1], 0, (), {})
        assert view.rounds[0].hands == (None, ("2", "3", "4", "5"), None)
        assert view.rounds[0].out == (1,)
        assert table.kinds == ["Played", "Drew", "Out", "Ended", "TokenLost", "Dealt"]

    def test_the_first_ends_the_round(self) -> None:
        """ono99.tokens: seat 2 could not have played either, and loses nothing."""
        table = Table("8 9 9 9", STUCK, STUCK, options=OLD, total=90).play(0, "8")
        assert table.view().tokens == (3, 2, 3)

    def test_out(self) -> None:
        """ono99.tokens.out, ono99.tokens.first: the next player on starts."""
        table = Table("8 9 9 9", STUCK, "0 0 0 0", "0 0 0 0", options=OLD, total=90, tokens=[1, 0, 2, 3]).play(0, "8")
        view = table.view()
        assert view.tokens == (1, 0, 2, 3)
        assert (view.out, view.to_act, view.dealer, view.hand_counts) == ((1,), [2], 0, (4, 0, 4, 4))
        assert view.shown == {}
        assert table.view(1).hand == []
        assert table.legal(1) == []
        assert "Eliminated" in table.kinds

    def test_out_at_the_end_of_the_circle(self) -> None:
        """ono99.tokens.first: past the last seat comes the first."""
        table = Table("0 0 0 0", "0 0 0 0", "8 9 9 9", STUCK, options=OLD, total=90, tokens=[1, 2, 2, 0], turn=2)
        table.play(2, "8")
        assert (table.view().to_act, table.view().dealer) == ([0], 2)

    def test_win(self) -> None:
        """ono99.tokens.out, ono99.win."""
        table = Table("8 9 9 9", STUCK, "", options=OLD, total=90, tokens=[0, 0, 0], out=[2]).play(0, "8")
        assert result(table) == {"winners": [0], "ranking": [[0], [1], [2]], "scores": None}
        assert table.view().out == (2, 1)
        assert table.view().shown == {"1": tuple("9999")}

    def test_two_cards_owed_and_failed(self) -> None:
        """ono99.tokens, ono99.play2.fail."""
        table = Table("play2 2 2 2", STUCK, options=OLD, total=95).play(0, "play2")
        assert (table.view().tokens, table.view().owed, table.view().round) == ((3, 2), 1, 2)

    def test_endless(self) -> None:
        """ono99.endless: nobody loses one; the same dealer deals."""
        table = Table("hold 2 2 2", "hold 2 2 2", options=OLD, draw="", dealer=1)
        holds(table, 19)
        assert (table.view().shuffles, table.view().round) == (19, 1)
        table.play(1, "hold")
        view = table.view()
        assert (view.round, view.tokens, view.dealer, view.to_act, view.shuffles) == (2, (3, 3), 1, [0], 0)
        assert table.kinds == ["Played", "Reshuffled", "Drew", "Ended", "Dealt"]
        assert table.events[-2].endless


class TestPoints:
    def test_bust(self) -> None:
        """ono99.points.bust: only cards that break the limit; the total stays; the hand lies open."""
        table = Table("9 8 ono99 play2", "2 5 5 5", "hold 7 7 7", options=POINTS, total=96, owed=2, draw="reverse")
        assert table.legal(0) == ["8", "9"]
        table.play(0, "9")
        view = table.view()
        assert (view.total, view.discards, view.out, view.owed, view.to_act) == (96, ("9",), (0,), 1, [1])
        assert view.shown == {"0": ("8", "ono99", "play2", "reverse")}
        assert table.kinds == ["Busted", "Drew", "Out"]
        assert (table.events[0].total, table.events[0].would, table.events[2].why) == (96, 105, "bust")

    def test_no_bust_with_a_safe_card(self) -> None:
        """ono99.points.bust: a Hold is a safe card."""
        table = Table("9 8 7 hold", "2 5 5 5", options=POINTS, total=96)
        assert table.legal(0) == ["hold"]
        table.refused(0, "ono99.limit", type="play", card="9")

    def test_second_of_two(self) -> None:
        """ono99.points.bust, ono99.play2.fail."""
        table = Table("2 9 9 9", "hold 5 5 5", "2 2 2 2", options=POINTS, total=96, owed=2, draw="9 8")
        table.play(0, "2", "9")
        assert (table.view().out, table.view().owed, table.view().to_act, table.total) == ((0,), 1, [1], 98)

    @pytest.mark.parametrize("hand", ["ono99 play2 ono99 play2", "play2 play2", "ono99 ono99 ono99", ""])
    def test_nothing(self, hand: str) -> None:
        """ono99.points.nothing."""
        table = Table(hand, "2 5 5 5", "2 2 2 2", options=POINTS, owed=2)
        view = table.view()
        assert (view.out, view.owed, view.to_act, view.discards) == ((0,), 1, [1], ())
        assert table.view(0).hand == hand.split()

    def test_four(self) -> None:
        """ono99.points.four."""
        table = Table("5 2 2 2", "ono99 ono99 ono99 ono99", "2 2 2 2", options=POINTS, draw="10 9").play(0, "5")
        assert (table.view().out, table.view().to_act, table.view().draw_count) == ((1,), [2], 1)
        assert table.events[-1].why == "four"

    def test_round(self) -> None:
        """ono99.points.round: to the last one; then the deal passes left."""
        table = Table("2 2 2 2", "3 3 3 3", "4 4 4 4", options={**POINTS, "target": 500}, total=98, draw="5 6 7")
        table.play(0, "2")
        assert (table.view().out, table.view().round, table.view().dealer) == ((0,), 1, 2)
        table.play(1, "3")
        view = table.view()
        assert (view.round, view.points, view.out, view.dealer, view.to_act) == (2, (36, 40, 16), (), 0, [1])
        assert view.rounds[0].points == (36, 40, 16)
        assert view.rounds[0].hands == (("2", "2", "2", "5"), ("3", "3", "3", "6"), ("4", "4", "4", "4"))
        assert table.kinds == ["Busted", "Drew", "Out", "Ended", "Scored", "Dealt"]

    def test_round_passes_over_those_out_of_the_game(self) -> None:
        """ono99.points.round: the deal goes to the next player still in it."""
        options = {**POINTS, "target": 100}
        hands = ("2 2 2 2", "3 3 3 3", "4 4 4 4", "")
        table = Table(*hands, options=options, total=98, points=[99, 0, 0, 150], dealer=2, turn=0, draw="5 6 7")
        table.play(0, "2").play(1, "3")
        assert (table.view().out, table.view().dealer, table.view().to_act) == ((3, 0), 1, [2])

    @pytest.mark.parametrize(
        ("hand", "out", "points"),
        [
            ("ono99 play2 5 4", False, 44),
            ("8 7 6 2", True, 48),
            ("hold reverse -10 play2", False, 60),
            ("10 9 8 7", False, 34),
            ("ono99 ono99 ono99 ono99", True, 105),
            ("3 3", False, 36),
            ("", True, 85),
        ],
    )
    def test_score(self, hand: str, out: bool, points: int) -> None:
        """ono99.points.score."""
        assert score_hand([INDEX[code] for code in hand.split()], out) == points

    def test_the_example(self) -> None:
        """ono99.points.score, on a table."""
        options = {**POINTS, "target": 300}
        table = Table("ono99 play2 5 4", "9 8 7 6", options=options, dealer=0, total=96, draw="2").play(1, "9")
        assert table.view().points == (44, 48)
        assert table.view().result is None


class TestPointsEnd:
    """Seat 0 breaks the limit (36 points), seat 1 then too, or is the last one left."""

    HANDS = ("2 2 2 2", "3 3 3 3")

    def two(self, points: list[int], **options: Any) -> Table:
        table = Table(*self.HANDS, options={**POINTS, "target": 100, **options}, total=98, points=points, draw="5")
        return table.play(0, "2")

    def three(self, points: list[int], **options: Any) -> Table:
        options = {**POINTS, "target": 100, **options}
        table = Table(*self.HANDS, "4 4 4 4", options=options, total=98, points=points, draw="5 6")
        return table.play(0, "2").play(1, "3")

    def test_survivor(self) -> None:
        """ono99.points.survivor: reaching is enough (64 + 36)."""
        table = self.two([64, 50])
        assert result(table) == {"winners": [1], "ranking": [[1], [0]], "scores": [100, 62]}
        assert table.view().out == (0,)

    def test_survivor_goes_on(self) -> None:
        """ono99.points.survivor."""
        table = self.three([99, 50, 20])
        view = table.view()
        assert (view.points, view.out, view.round, view.hand_counts) == ((135, 90, 36), (0,), 2, (0, 4, 4))
        assert view.result is None

    def test_survivor_together(self) -> None:
        """ono99.points.survivor: the fewest points among those who reached it together."""
        table = self.two([99, 95])
        assert result(table) == {"winners": [1], "ranking": [[1], [0]], "scores": [135, 107]}

    def test_survivor_shared(self) -> None:
        """ono99.points.survivor: equals share."""
        assert result(self.two([70, 94])) == {"winners": [0, 1], "ranking": [[0, 1]], "scores": [106, 106]}

    def test_survivor_ranking(self) -> None:
        """Who went out later ranks higher, whatever the points; those of one round by points, equals together."""
        options = {**POINTS, "target": 100}
        table = Table("8 9 9 9", "9 9 9 9", "", "", options=options, total=90, points=[60, 99, 110, 300], draw="2 2")
        table.play(0, "8").play(1, "9")
        assert table.view().points == (89, 153, 110, 300)
        assert result(table)["ranking"] == [[0], [1], [3], [2]]

    def test_survivor_two_of_three_go_together(self) -> None:
        """ono99.points.survivor: the last one wins; equals behind him share a place."""
        table = self.three([66, 62, 20])
        assert table.view().points == (102, 102, 36)
        assert result(table) == {"winners": [2], "ranking": [[2], [0, 1]], "scores": [102, 102, 36]}

    def test_lowest(self) -> None:
        """ono99.points.lowest: the others compare."""
        table = self.three([99, 50, 20], points_end="lowest")
        assert result(table) == {"winners": [2], "ranking": [[2], [1], [0]], "scores": [135, 90, 36]}
        assert table.view().out == (0,)

    def test_lowest_shared(self) -> None:
        """ono99.points.lowest: equals share."""
        table = self.three([99, 0, 24], points_end="lowest")
        assert result(table) == {"winners": [1, 2], "ranking": [[1, 2], [0]], "scores": [135, 40, 40]}

    def test_lowest_nobody_below(self) -> None:
        """ono99.points.lowest."""
        table = self.two([70, 99], points_end="lowest")
        assert result(table) == {"winners": [0], "ranking": [[0], [1]], "scores": [106, 111]}
        assert table.view().out == (1,)

    def test_lowest_goes_on(self) -> None:
        """ono99.points.lowest: nobody at the target yet."""
        assert self.two([0, 0], points_end="lowest").view().result is None

    def test_endless(self) -> None:
        """ono99.endless: all hands are scored, without the 25 for those still in."""
        options = {**POINTS, "target": 500}
        table = Table("hold 2 2 2", "hold 3 3 3", "4 4 4 4", options=options, draw="", out=[2])
        holds(table, 20)
        assert (table.view().round, table.view().points) == (2, (21, 24, 41))
        assert (table.view().dealer, table.view().to_act) == (0, [1])

    def test_endless_by_a_bust(self) -> None:
        """ono99.endless: the 20th shuffle may be made for a card that broke the limit."""
        hands = ("9 9 9 9", "hold 3 3 3", "4 4 4 4")
        table = Table(*hands, options={**POINTS, "target": 500}, draw="", total=98)
        table.state.shuffles = 19
        table.play(0, "9")
        assert table.view().points == (36 + 25, 24, 16)
        assert table.kinds == ["Busted", "Reshuffled", "Drew", "Out", "Ended", "Scored", "Dealt"]
        assert table.events[4].endless

    def test_one_left_at_the_20th_shuffle(self) -> None:
        """ono99.points.round: a round that is over anyway has not been endless."""
        table = Table("9 9 9 9", "hold 3 3 3", options={**POINTS, "target": 500}, draw="", total=98)
        table.state.shuffles = 19
        table.play(0, "9")
        assert table.view().points == (61, 24)
        assert not table.events[4].endless


class TestEndlessSingle:
    """ono99.endless: the last one to have played wins."""

    def test_auto(self) -> None:
        table = Table("hold 2 2 2", "hold 2 2 2", "hold 2 2 2", options=SINGLE, draw="")
        holds(table, 20, 3)
        assert result(table) == {"winners": [1], "ranking": [[1], [0, 2]], "scores": None}

    def test_race(self) -> None:
        """The shuffle comes with the draw, not with the card."""
        table = Table("hold 2", "hold 3", options={**SINGLE, "draw": "race"}, draw="")
        for turn in range(20):
            assert table.view().result is None
            table.play(turn % 2, "hold")
            assert table.view().result is None
            table.draw(turn % 2)
        assert result(table)["winners"] == [1]

    def test_between_two_cards(self) -> None:
        table = Table("hold 2 2 2", "hold 2 2 2", "7 hold 2 2", options=SINGLE, draw="", out=[2])
        holds(table, 19)
        table.state.owed = 2
        GAME.play(table.state, 1, GAME.decode({"type": "play", "card": "2"}), table.dice)
        assert result(table) == {"winners": [1], "ranking": [[1], [0], [2]], "scores": None}

    def test_2022_knows_no_such_end(self) -> None:
        table = Table("reverse 2 2 2", "reverse 2 2 2", draw="")
        for turn in range(30):
            table.play(turn % 2, "reverse")
        assert table.view().result is None
        assert table.view().shuffles == 30
