"""Playing on to the end."""

from __future__ import annotations

from typing import Any

import pytest
from tests.laws.toy import Options, Play, State, Toy

from parlwr.kernel import Dice, FastDice, Result
from parlwr.search import Playouts, playout, uniform, win_share

TOY = Toy()


@pytest.mark.parametrize(
    ("winners", "seat", "share"), [([1], 1, 1.0), ([1], 0, 0.0), ([0, 2], 2, 0.5), ([0, 1, 2], 1, 1 / 3), ([], 0, 0.0)]
)
def test_a_shared_win_counts_its_share(winners: list[int], seat: int, share: float) -> None:
    assert win_share(Result(winners, [[0, 1, 2]]), seat) == share


def test_an_unfinished_game_is_worth_nothing() -> None:
    assert win_share(None, 0) == 0.0


def test_a_playout_ends_the_game_in_place() -> None:
    dice = FastDice(3)
    state = TOY.start(Options(), 3, dice)
    result = playout(TOY, state, uniform(TOY), dice)
    assert result is not None
    assert result == TOY.result(state)
    assert max(state.scores) >= 12


def test_a_playout_gives_up_at_its_limit() -> None:
    dice = FastDice(3)
    state = TOY.start(Options(target=40), 2, dice)
    assert playout(TOY, state, uniform(TOY), dice, limit=2) is None


def test_the_policy_is_asked_for_every_act() -> None:
    asked = []

    def greatest(state: State, seat: int, dice: Dice) -> Any:
        asked.append(seat)
        return Play(max(state.hands[seat]))

    state = TOY.lay(Options(), 2, {"turn": 0, "hands": [[6, 6], [1, 1]], "pile": [1] * 20}, FastDice(1))
    assert Playouts(TOY, greatest)(state, 0, FastDice(1)) == 1.0
    assert asked == [0, 1, 0]


def test_waiting_seats_come_in_any_order() -> None:
    class Both(Toy):
        """Both may act until one has played."""

        def to_act(self, state: State) -> list[int]:
            return [] if any(state.scores) else [0, 1]

        def play(self, state: State, seat: int, action: Any, dice: Dice) -> list[Any]:
            state.turn = seat
            return super().play(state, seat, action, dice)

    game, first, dice = Both(), set(), FastDice(1)
    for _ in range(40):
        state = game.start(Options(), 2, dice)
        playout(game, state, lambda state, seat, dice: Play(state.hands[seat][0]), dice)
        first.add(state.scores[0] > 0)
    assert first == {True, False}
