"""What each card does."""

from __future__ import annotations

import pytest
from tests.games.ono99.table import OLD, SINGLE, Table

ZERO = {**SINGLE, "zero_rule": True}


@pytest.mark.parametrize("number", range(11))
def test_number(number: int) -> None:
    """ono99.card.number."""
    table = Table(f"{number} 1 1 1", "1 1 1 1", "1 1 1 1", total=40)
    table.play(0, str(number))
    view = table.view()
    assert (view.total, view.direction, view.owed, view.to_act) == (40 + number, 1, 1, [1])
    assert table.kinds == ["Played", "Drew"]


class TestOno99:
    def test_never(self) -> None:
        """ono99.card.ono99."""
        table = Table("ono99 1 1 1", "1 1 1 1", total=50)
        say = table.refused(0, "ono99.card.ono99", type="play", card="ono99")
        assert say == {"card": "ono99", "total": 50, "zero": 0}
        assert table.legal(0) == ["1"]

    def test_four(self) -> None:
        """ono99.card.ono99.four: saves a player who could play nothing; adds nothing; counts as his turn."""
        table = Table("ono99 ono99 ono99 ono99", "0 0 0 5", total=98, draw="1 2 3 4 9")
        assert table.view().out == ()
        assert table.legal(0) == ["exchange"]
        table.exchange(0)
        view = table.view(0)
        assert (view.hand, view.total, view.to_act, view.last) == (["1", "2", "3", "4"], 98, [1], 0)
        assert view.discards == ("ono99",) * 4
        assert view.draw_count == 1
        assert table.kinds == ["Exchanged", "Drew", "Drew", "Drew", "Drew"]

    def test_four_as_the_first_of_two(self) -> None:
        """ono99.card.ono99.four: the place of one of two owed cards."""
        table = Table("ono99 ono99 ono99 ono99", "0 0 0 5", total=60, owed=2, draw="play2 reverse 3 4 9")
        table.exchange(0)
        assert (table.view().owed, table.view().to_act) == (1, [0])
        table.play(0, "play2")
        assert (table.view().owed, table.view().to_act) == (2, [1])

    def test_four_as_the_second_of_two(self) -> None:
        table = Table("ono99 ono99 ono99 1", "0 0 0 5", total=60, owed=2, draw="ono99 1 2 3 4")
        table.play(0, "1").exchange(0)
        assert (table.view().owed, table.view().to_act, table.view(0).hand) == (1, [1], ["1", "2", "3", "4"])

    def test_four_and_still_stuck_with_the_second(self) -> None:
        """ono99.play2.fail."""
        table = Table("ono99 ono99 ono99 ono99", "0 0 0 5", "0 0 0 0", total=98, owed=2, draw="1 2 3 4 9")
        table.exchange(0)
        assert table.view().out == (0,)
        assert (table.view().owed, table.view().to_act) == (1, [1])

    @pytest.mark.parametrize("count", range(4))
    def test_fewer(self, count: int) -> None:
        """ono99.card.ono99.four."""
        table = Table(" ".join(["ono99"] * count + ["1"] * (4 - count)), "0 0 0 5")
        assert table.refused(0, "ono99.card.ono99.four", type="exchange") == {"count": count}

    def test_1980(self) -> None:
        """ono99.card.ono99.four-1980: no exchange, and nothing else means out."""
        table = Table("ono99 ono99 ono99 hold", "2 3 4 5", "6 7 8 9", options=SINGLE, draw="ono99 2 3")
        table.refused(0, "ono99.card.ono99.four-1980", type="exchange")
        table.play(0, "hold").play(1, "2").play(2, "6")
        assert table.view().out == (0,)

    @pytest.mark.parametrize("total", [-20, -10, 0, 10, 90])
    def test_zero_rule(self, total: int) -> None:
        """ono99.card.ono99.zero."""
        table = Table("ono99 ono99 3 4", "hold 8 7 5", options=ZERO, total=total)
        assert "ono99" in table.legal(0)
        table.play(0, "ono99")
        assert table.total == total
        assert table.view(0).hand is not None
        assert (table.view(0).hand or [])[:3] == ["ono99", "3", "4"]

    @pytest.mark.parametrize("total", [-11, -9, -5, 1, 5, 9, 11, 89, 98])
    def test_zero_rule_elsewhere(self, total: int) -> None:
        """ono99.card.ono99.zero: at another total it is refused as ono99.card.ono99."""
        table = Table("ono99 hold 3 9", "hold 8 7 5", options=ZERO, total=total)
        assert "ono99" not in table.legal(0)
        say = table.refused(0, "ono99.card.ono99", type="play", card="ono99")
        assert say == {"card": "ono99", "total": total, "zero": 1}

    def test_zero_rule_as_a_card_owed(self) -> None:
        """ono99.card.ono99.zero: as the first of two, and as the second."""
        table = Table("ono99 ono99 3 9", "hold 8 7 5", options=ZERO, total=90, owed=2, draw="2 3")
        table.play(0, "ono99")
        assert (table.view().owed, table.view().to_act) == (1, [0])
        table.play(0, "ono99")
        assert (table.view().owed, table.view().to_act, table.total) == (1, [1], 90)

    def test_zero_rule_saves(self) -> None:
        """ono99.card.ono99.zero: four ONO 99 at a total of 90 are four playable cards."""
        table = Table("ono99 ono99 ono99 ono99", "hold 8 7 5", options=ZERO, total=90, draw="2")
        assert table.view().out == ()
        assert table.legal(0) == ["ono99"]


class TestReverse:
    def test_turns(self) -> None:
        """ono99.card.reverse."""
        table = Table("reverse 1 1 1", "reverse 1 1 1", "1 1 reverse 1", total=20)
        table.play(0, "reverse")
        assert (table.view().direction, table.view().to_act, table.total) == (-1, [2], 20)
        assert table.kinds == ["Played", "Reversed", "Drew"]
        table.play(2, "reverse")
        assert (table.view().direction, table.view().to_act) == (1, [0])

    def test_two_players(self) -> None:
        """ono99.card.reverse.two."""
        table = Table("reverse 1 1 1", "1 1 1 1", total=20)
        table.play(0, "reverse")
        assert (table.view().direction, table.view().to_act, table.total) == (1, [1], 20)
        assert "Reversed" not in table.kinds

    def test_two_left(self) -> None:
        """ono99.card.reverse.two."""
        table = Table("reverse 1 1 1", "1 1 1 1", "1 1 1 1", "1 1 1 1", out=[2, 1])
        table.play(0, "reverse")
        assert (table.view().direction, table.view().to_act) == (1, [3])


class TestMinus10:
    """ono99.card.minus10."""

    @pytest.mark.parametrize(("total", "after"), [(0, 0), (4, 0), (10, 0), (11, 1), (98, 88)])
    def test_2022(self, total: int, after: int) -> None:
        assert Table("-10 1 1 1", "0 1 1 1", total=total).play(0, "-10").total == after

    @pytest.mark.parametrize(("total", "after"), [(0, -10), (4, -6), (-40, -50), (98, 88)])
    def test_1980(self, total: int, after: int) -> None:
        assert Table("-10 2 2 2", "hold 2 2 2", options=OLD, total=total).play(0, "-10").total == after

    def test_far_below_zero(self) -> None:
        table = Table("-10 10 2 2", "-10 10 9 hold", options=OLD, total=-500)
        assert table.legal(0) == ["2", "10", "-10"]
        assert table.play(0, "10").total == -490


def test_hold() -> None:
    """ono99.card.hold."""
    table = Table("hold 2 2 2", "hold 9 9 9", "hold 9 9 9", options=OLD, total=98)
    table.play(0, "hold")
    view = table.view()
    assert (view.total, view.direction, view.owed, view.to_act) == (98, 1, 1, [1])


class TestPlay2:
    def test_two_cards(self) -> None:
        """ono99.card.play2."""
        table = Table("play2 1 1 1", "5 6 7 8", "1 1 1 1", total=10, draw="2 3 4")
        table.play(0, "play2")
        assert (table.total, table.view().owed, table.view().to_act) == (10, 2, [1])
        assert table.kinds == ["Played", "Drew", "Owes"]
        table.play(1, "5")
        assert (table.view().owed, table.view().to_act, table.view(1).hand) == (1, [1], ["6", "7", "8", "3"])
        table.play(1, "3")
        assert (table.view().owed, table.view().to_act, table.view(1).hand) == (1, [2], ["6", "7", "8", "4"])

    @pytest.mark.parametrize("special", ["-10", "0"])
    def test_no_answer(self, special: str) -> None:
        """ono99.play2.respond: only a Reverse and a Play 2 are answers."""
        table = Table(f"{special} 1 1 1", "1 1 1 1", "1 1 1 1", owed=2)
        table.play(0, special)
        assert (table.view().owed, table.view().to_act) == (1, [0])

    def test_answer_with_reverse(self) -> None:
        """ono99.play2.respond: the next player in the direction now in force."""
        table = Table("play2 1 1 1", "reverse 1 1 1", "1 1 1 1", draw="2 3 4")
        table.play(0, "play2").play(1, "reverse")
        view = table.view(1)
        assert (view.direction, view.owed, view.to_act, view.hand) == (-1, 2, [0], ["1", "1", "1", "3"])

    def test_answer_with_play2(self) -> None:
        """ono99.play2.respond: never more than two, however often."""
        table = Table("play2 play2 1 1", "play2 1 1 1", "play2 1 1 1")
        table.play(0, "play2").play(1, "play2").play(2, "play2").play(0, "play2")
        assert (table.view().owed, table.view().to_act) == (2, [1])

    @pytest.mark.parametrize("hands", [("play2 1 1 1", "reverse 1 1 1")])
    def test_two_players(self, hands: tuple[str, str]) -> None:
        """ono99.play2.respond-two-players."""
        table = Table(*hands).play(0, "play2").play(1, "reverse")
        assert (table.view().owed, table.view().to_act, table.view().direction) == (2, [0], 1)

    def test_two_left(self) -> None:
        """ono99.play2.respond-two-players."""
        table = Table("play2 1 1 1", "1 1 1 1", "reverse 1 1 1", out=[1]).play(0, "play2").play(2, "reverse")
        assert (table.view().owed, table.view().to_act) == (2, [0])

    def test_1980_hold(self) -> None:
        """ono99.play2.respond-1980: a Hold passes on in the same direction."""
        table = Table("play2 2 2 2", "hold 2 2 2", "3 3 3 3", options=OLD).play(0, "play2").play(1, "hold")
        assert (table.view().owed, table.view().to_act, table.view().direction) == (2, [2], 1)

    def test_1980_reverse(self) -> None:
        """ono99.play2.respond-1980."""
        table = Table("play2 2 2 2", "reverse 2 2 2", "3 3 3 3", options=OLD).play(0, "play2").play(1, "reverse")
        assert (table.view().owed, table.view().to_act, table.view().direction) == (2, [0], -1)

    def test_1980_double_play_is_no_first(self) -> None:
        """ono99.play2.respond-1980; as the second it has its usual effect (ono99.play2.second)."""
        table = Table("play2 2 2 2", "play2 2 2 2", "3 3 3 3", options=OLD, draw="4 5 6").play(0, "play2")
        table.refused(1, "ono99.play2.respond-1980", type="play", card="play2")
        assert table.legal(1) == ["2"]
        table.play(1, "2")
        assert table.legal(1) == ["2", "5", "play2"]
        table.play(1, "play2")
        assert (table.view().owed, table.view().to_act) == (2, [2])

    @pytest.mark.parametrize(("options", "card", "owed", "seat"), [
        ({}, "reverse", 1, 2), ({}, "play2", 2, 1), ({}, "-10", 1, 1),
        (OLD, "reverse", 1, 2), (OLD, "hold", 1, 1),
    ])  # fmt: skip
    def test_second(self, options: dict[str, str], card: str, owed: int, seat: int) -> None:
        """ono99.play2.second."""
        table = Table(f"2 {card} 3 3", "3 3 3 3", "3 3 3 3", options=options, owed=2)
        table.play(0, "2", card)
        assert (table.view().owed, table.view().to_act) == (owed, [seat])

    def test_fail_first(self) -> None:
        """ono99.play2.fail."""
        table = Table("play2 1 1 1", "5 6 7 8", "1 1 1 1", total=95).play(0, "play2")
        assert (table.view().out, table.view().owed, table.view().to_act) == ((1,), 1, [2])

    def test_fail_second(self) -> None:
        """ono99.play2.fail: the draw between comes too late, or in time."""
        table = Table("3 6 7 8", "0 1 1 1", "1 1 1 1", total=95, owed=2, draw="9").play(0, "3")
        assert (table.view().out, table.view().owed, table.view().to_act) == ((0,), 1, [1])
        table = Table("3 6 7 8", "0 1 1 1", "1 1 1 1", total=95, owed=2, draw="0").play(0, "3")
        assert (table.view().out, table.view().owed, table.legal(0)) == ((), 1, ["0"])

    def test_fail_1980(self) -> None:
        """ono99.play2.fail: Double Plays alone cannot answer."""
        table = Table("play2 2 2 2", "play2 play2 ono99 ono99", "3 3 3 3", options=SINGLE).play(0, "play2")
        assert (table.view().out, table.view().owed, table.view().to_act) == ((1,), 1, [2])
