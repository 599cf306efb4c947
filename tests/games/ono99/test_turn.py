"""A turn: whose it is, the total, the limit, drawing and forgetting to draw; the order of refusals."""

from __future__ import annotations

import pytest
from tests.games.ono99.table import OLD, POINTS, SINGLE, Table

from parlwr.games.ono99 import GAME
from parlwr.games.ono99.messages import Drew
from parlwr.kernel import FastDice, Refused

RACE = {**OLD, "draw": "race"}


def test_turn() -> None:
    """ono99.turn: turn first, then cards not held."""
    table = Table("1 2 3 4", "5 6 7 8", "9 9 9 9")
    assert table.refused(1, "ono99.turn", type="play", card="5") == {"why": "turn", "seat": 0}
    assert table.refused(1, "ono99.turn", type="play", card="ono99") == {"why": "turn", "seat": 0}
    assert table.refused(1, "ono99.turn", type="exchange") == {"why": "turn", "seat": 0}
    assert table.refused(0, "ono99.turn", type="play", card="5") == {"why": "hand", "card": "5", "seat": 0}
    assert table.refused(0, "ono99.turn", type="play", card="ono99")["why"] == "hand"
    assert table.play(0, "1").view().to_act == [1]


def test_refusal_order() -> None:
    """Over, malformed, turn, held, then what a card may do."""
    table = Table("9 ono99 play2 8", "5 5 5 5", options=SINGLE, total=90, owed=2)
    table.refused(1, "table.malformed", type="play", card="1")
    table.refused(1, "ono99.turn", type="play", card="9")
    table.refused(0, "ono99.turn", type="play", card="10")
    table.refused(0, "ono99.card.ono99", type="play", card="ono99")
    table.refused(0, "ono99.play2.respond-1980", type="play", card="play2")
    table.refused(0, "ono99.limit", type="play", card="9")
    table.refused(0, "ono99.card.ono99.four-1980", type="exchange")
    table.refused(0, "ono99.draw", type="draw")
    table.play(0, "8", "play2")
    assert table.view().result is not None
    table.refused(0, "table.over", type="rubbish")


@pytest.mark.parametrize(
    "raw",
    [
        *(None, 7, "play", [], {}, {"type": "pass"}, {"card": "7"}, {"type": "play"}, {"type": "play", "card": 7}),
        *({"type": "play", "card": "11"}, {"type": "play", "card": "hold"}, {"type": "draw", "card": "7"}),
        *({"type": "play", "card": "7", "seat": 0}, {"type": "exchange", "cards": []}),
    ],
)
def test_malformed(raw: object) -> None:
    """table.malformed comes before the turn."""
    table = Table("1 2 3 4", "5 6 7 8")
    for seat in (0, 1):
        with pytest.raises(Refused) as caught:
            GAME.act(table.state, seat, raw, table.dice)
        assert caught.value.rule == "table.malformed"


def test_total() -> None:
    """ono99.total: from 0, and told to all."""
    table = Table("10 2 3 4", "7 6 7 8")
    assert table.total == 0
    table.play(0, "10")
    [played, *_] = table.events
    assert (played.seat, played.card, played.total) == (0, "10", 10)
    assert all(GAME.show(played, seat) == played for seat in (None, 0, 1))
    assert table.play(1, "7").total == 17


def test_draw() -> None:
    """ono99.draw: the top card, last in the hand; a draw nobody owes is refused."""
    table = Table("1 2 3 2", "5 6 7 8", draw="9 10")
    table.refused(0, "ono99.draw", type="draw")
    table.play(0, "2")
    assert table.view(0).hand == ["1", "3", "2", "9"]
    assert table.view().draw_count == 1
    table.refused(0, "ono99.turn", type="draw")
    table.refused(1, "ono99.draw", type="draw")


def test_hand() -> None:
    """ono99.hand: nobody else sees it, nor the card drawn to it."""
    table = Table("1 2 3 4", "5 6 7 8", "9 9 9 9", draw="10")
    table.play(0, "1")
    [drew] = [event for event in table.events if isinstance(event, Drew)]
    assert GAME.show(drew, 0) == Drew(0, "10")
    assert GAME.show(drew, 1) == GAME.show(drew, None) == Drew(0, None)
    assert table.view(1).hand == ["5", "6", "7", "8"]
    assert table.view().hand is None
    assert table.view().shown == {}


def test_reshuffle() -> None:
    """ono99.draw.reshuffle: only when a card is to be drawn; all of the discards; the total stays."""
    table = Table("1 2 3 4", "5 6 7 8", draw="9", discards="10 10 10", total=30)
    table.play(0, "1")
    assert (table.view().draw_count, table.view().shuffles) == (0, 0)
    table.play(1, "5")
    view = table.view()
    assert (view.total, view.discards, view.draw_count, view.shuffles) == (36, (), 4, 1)
    assert view.reshuffled == {"1": 1, "5": 1, "10": 3}
    assert table.kinds == ["Played", "Reshuffled", "Drew"]


def test_reshuffle_follows_the_dice() -> None:
    """ono99.draw.reshuffle: every card of the discards comes back first as often as another."""
    firsts = set()
    for seed in range(40):
        table = Table("1 2 3 4", "5 6 7 8", draw="", discards="10 9 8")
        table.dice = FastDice(seed)
        firsts.add((table.play(0, "1").view(0).hand or [])[-1])
    assert firsts == {"10", "9", "8", "1"}


class TestForfeit:
    """ono99.draw.forfeit."""

    def test_two_may_act(self) -> None:
        table = Table("2 3 4 5", "6 7 8 9", "2 2 2 2", options=RACE, draw="10 9 8")
        table.play(0, "2")
        assert table.view().to_act == [0, 1]
        assert table.legal(0) == ["draw"]
        assert table.legal(1) == ["6", "7", "8", "9"]
        assert table.view().drawing == 0
        assert table.view().turn == 1
        assert table.refused(0, "ono99.turn", type="play", card="3") == {"why": "turn", "seat": 1}
        table.refused(1, "ono99.draw", type="draw")
        table.refused(2, "ono99.turn", type="draw")
        table.draw(0)
        assert table.view(0).hand == ["3", "4", "5", "10"]
        assert table.view().to_act == [1]
        table.refused(0, "ono99.turn", type="draw")

    def test_lost(self) -> None:
        table = Table("2 3 4 5", "6 7 8 9", "2 2 2 2", options=RACE, draw="10 9 8")
        table.play(0, "2").play(1, "6")
        assert table.kinds[0] == "Forfeited"
        assert table.view().forfeited == (0,)
        assert table.view().hand_counts == (3, 3, 4)
        assert table.refused(0, "ono99.draw.forfeit", type="draw") == {"seat": 0}
        table.draw(1)
        assert table.view().hand_counts == (3, 4, 4)

    def test_until_he_has_played_again(self) -> None:
        table = Table("2 3 4 5", "6 7 8 9", options=RACE, draw="10 9 8")
        table.play(0, "2").play(1, "6").play(0, "3")
        assert table.view().forfeited == (1,)
        table.draw(0)
        assert table.view().hand_counts == (3, 3)
        table.refused(1, "ono99.draw.forfeit", type="draw")

    def test_first_of_two_counts_as_having_played(self) -> None:
        table = Table("2 play2 4 5", "6 7 8 9", options=RACE, draw="10 9 8 2")
        table.play(0, "2").play(1, "6").play(0, "play2").play(1, "7")
        table.refused(1, "ono99.draw", type="draw")

    def test_between_two_cards(self) -> None:
        table = Table("play2 3 4 5", "6 7 8 9", options=RACE, draw="10 9 8")
        table.play(0, "play2").play(1, "6")
        assert table.view(1).hand == ["7", "8", "9", "10"]
        assert table.view().to_act == [1]
        table.play(1, "7")
        assert table.view().to_act == [0, 1]
        assert table.legal(1) == ["draw"]

    def test_a_player_out_forfeits_nothing_for_others(self) -> None:
        """Seat 1 is out without having played: seat 0 may still draw until seat 2 plays."""
        table = Table(
            "2 3 4 5", "9 9 9 9", "2 hold 2 2", options={**RACE, "scoring": "single"}, total=90, draw="10 9 8"
        )
        table.play(0, "5")
        assert table.view().out == (1,)
        assert table.view().to_act == [0, 2]
        table.draw(0)
        assert table.view(0).hand == ["2", "3", "4", "10"]

    def test_the_round_ends_before_anybody_plays(self) -> None:
        options = {**RACE, "scoring": "points"}
        table = Table("5 2 2 2", "ono99 ono99 ono99 ono99", options=options, draw="10")
        table.play(0, "5")
        assert table.view().rounds[0].hands[0] == ("2", "2", "2", "10")

    def test_a_new_round_forgets(self) -> None:
        table = Table("8 3 4 5", "9 9 9 9", "0 2 2 2", options=RACE, total=90)
        table.play(0, "8")
        view = table.view()
        assert (view.round, view.forfeited, view.drawing, view.to_act) == (2, (), None, [1])

    def test_auto(self) -> None:
        table = Table("2 3 4 5", "6 7 8 9", options=OLD, draw="10")
        table.play(0, "2")
        assert table.view().to_act == [1]
        assert table.view(0).hand == ["3", "4", "5", "10"]


class TestLimit:
    """ono99.limit, in both editions."""

    @pytest.mark.parametrize("options", [{}, SINGLE, OLD])
    @pytest.mark.parametrize(("total", "most"), [(87, 10), (88, 10), (89, 9), (95, 3), (96, 2)])
    def test_98_is_the_most(self, options: dict[str, str], total: int, most: int) -> None:
        table = Table("2 3 4 5 6 7 8 9 10", "hold 0" if options else "0 1", options=options, total=total)
        assert table.legal(0) == [str(n) for n in range(2, most + 1)]
        for number in range(most + 1, 11):
            say = table.refused(0, "ono99.limit", type="play", card=str(number))
            assert say == {"card": str(number), "total": total, "would": total + number}
        assert table.play(0, str(most)).view().discards[-1] == str(most)

    def test_must_play(self) -> None:
        """ono99.limit.must-play: the one playable card is all there is to do; no act passes."""
        table = Table("9 9 9 reverse", "0 0 0 0", "0 0 0 0", total=98)
        assert table.view().out == ()
        assert table.legal(0) == ["reverse"]
        table.refused(0, "table.malformed", type="pass")
        table.refused(0, "ono99.draw", type="draw")
        table.refused(0, "ono99.card.ono99.four", type="exchange")

    def test_each_play_listed_once_in_order(self) -> None:
        table = Table("reverse 3 -10 3 play2 0 reverse", "0 0 0 0")
        assert table.legal(0) == ["0", "3", "reverse", "-10", "play2"]


class TestOut:
    """ono99.out, ono99.win, ono99.win.nobody."""

    def test_at_once(self) -> None:
        table = Table("8 1 1 1", "9 10 ono99 5", "0 1 1 1", total=90, draw="2")
        table.play(0, "8")
        view = table.view()
        assert (view.out, view.to_act, view.owed) == ((1,), [2], 1)
        assert view.shown == {"1": ("9", "10", "ono99", "5")}
        assert table.kinds == ["Played", "Drew", "Out"]
        assert table.events[-1].why == "stuck"
        assert table.events[-1].cards == ("9", "10", "ono99", "5")

    def test_one_after_the_other_in_the_direction_in_force(self) -> None:
        table = Table("reverse 3 5 5", "0 1 1 1", "9 9 9 9", "7 7 7 7", total=97, draw="3")
        table.play(0, "reverse")
        assert table.view().out == (3, 2)
        assert table.view().to_act == [1]

    def test_before_anybody_acts(self) -> None:
        """ono99.out: at the deal of a table, too."""
        table = Table("1 1 1 1", "2 2 2 2", "0 0 0 0", total=98)
        assert table.view().out == (0, 1)
        assert table.view().result is not None

    def test_win(self) -> None:
        """ono99.win: who went out later ranks higher."""
        table = Table("0 1 1 1", "3 3 3 3", "4 4 4 4", total=98, draw="0")
        table.play(0, "0")
        result = table.view().result
        assert result is not None
        assert (result.winners, result.ranking, result.scores) == ([0], [[0], [2], [1]], None)
        assert table.view().phase == "over"
        assert table.view().to_act == []
        assert [table.legal(seat) for seat in range(3)] == [[], [], []]
        assert table.kinds[-2:] == ["Ended", "Won"]

    def test_nobody(self) -> None:
        """ono99.win.nobody: the last to have played, who could not go on either."""
        table = Table("8 9 9 9", "3 3 3 3", total=90, draw="5")
        table.play(0, "8")
        result = table.view().result
        assert result is not None
        assert result.winners == [0]

    def test_being_the_last_left_comes_first(self) -> None:
        """ono99.win.nobody: seat 0 played last of all, and went out first."""
        table = Table("8 9 9 9", "3 3 3 3", total=90, owed=2, draw="5")
        table.play(0, "8")
        result = table.view().result
        assert result is not None
        assert result.winners == [1]

    def test_the_winner_keeps_his_hand_to_himself(self) -> None:
        """ono99.hand: even when the game is over."""
        table = Table("8 9 9 9", "3 3 3 3", total=90, draw="5")
        table.play(0, "8")
        assert table.view(1).shown == {"1": ("3", "3", "3", "3")}
        assert table.view(1).rounds[0].hands == (None, ("3", "3", "3", "3"))
        assert table.view(0).hand == ["9", "9", "9", "5"]


def test_points_bust_loses_the_last_players_draw() -> None:
    """ono99.draw.forfeit, ono99.points.bust: to break the limit is to play."""
    options = {**POINTS, "draw": "race"}
    table = Table("8 hold reverse -10", "9 7 7 7", options=options, total=90, draw="10 2")
    table.play(0, "8").play(1, "9")
    assert table.view().rounds[0].hands == (("hold", "reverse", "-10"), ("7", "7", "7", "10"))
