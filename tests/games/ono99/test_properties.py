"""What holds at every moment of every game, whoever plays how."""

from __future__ import annotations

from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st
from tests.games.ono99.test_view import EVERY

from parlwr.games.ono99 import GAME
from parlwr.games.ono99.cards import CODES
from parlwr.games.ono99.messages import Drew, Out, Played, Reversed, View
from parlwr.games.ono99.rulebook import RULES
from parlwr.kernel import FastDice, Refused


def step(view: View, event: Any) -> None:
    """ono99.total, ono99.card.number, ono99.card.minus10, ono99.limit: the total a card makes, from the view before."""
    if not isinstance(event, Played):
        return
    old = view.options.edition == "1980"
    change = {"-10": -10, "ono99": 0, "reverse": 0, "play2": 0, "hold": 0}.get(event.card)
    expected = view.total + (int(event.card) if change is None else change)
    assert event.total == (expected if old else max(0, expected))
    assert event.total <= 98


def check(view: View) -> None:
    """One moment."""
    inside = [seat for seat in range(view.seats) if seat not in view.out]
    assert view.total <= 98
    assert view.total >= 0 or view.options.edition == "1980"
    assert all(count <= 4 for count in view.hand_counts)
    assert view.owed in (1, 2)
    if view.options.draw == "auto" and view.phase == "play":
        assert all(view.hand_counts[seat] == 4 for seat in inside)
    if view.result is None:
        assert view.turn in inside
        assert set(view.to_act) == {view.turn} | ({view.drawing} - {None})
        assert len(inside) > 1
        assert view.drawing not in view.forfeited
    else:
        assert view.to_act == []
        assert not set(view.result.winners) & set(view.out)
        assert sorted(seat for group in view.result.ranking for seat in group) == list(range(view.seats))
        assert view.result.ranking[0] == view.result.winners
    if view.tokens is not None:
        assert all(0 <= count <= 3 for count in view.tokens)
    assert len(view.rounds) == view.round - (view.result is None)


@settings(max_examples=40, deadline=None)
@given(options=st.sampled_from(EVERY), seats=st.integers(2, 6), seed=st.integers(0, 10**9))
def test_every_moment(options: dict[str, Any], seats: int, seed: int) -> None:
    dice = FastDice(seed)
    state = GAME.start(GAME.read(options, seats), seats, dice)
    check(GAME.view(state, None))
    while GAME.result(state) is None:
        before = GAME.view(state, None)
        seat = dice.choice(GAME.to_act(state))
        events = GAME.play(state, seat, dice.choice(GAME.actions(state, seat)), dice)
        after = GAME.view(state, None)
        check(after)
        for event in events:
            step(before, event)
        if after.round == before.round and after.result is None:
            # ono99.out: nobody comes back in a round, and the newly out are the ones the events name
            newly = after.out[len(before.out) :]
            assert after.out == before.out + newly
            assert [event.seat for event in events if isinstance(event, Out)] == list(newly)
            # ono99.card.reverse: the direction changes by a Reverse alone
            assert (after.direction != before.direction) == any(isinstance(event, Reversed) for event in events)
            drawn = sum(isinstance(event, Drew) for event in events)
            assert before.shuffles < after.shuffles or after.draw_count == before.draw_count - drawn


def refused_by(state: Any, seat: int, raw: Any) -> str | None:
    """The rule that refuses an act, or None where it was taken."""
    try:
        GAME.act(state, seat, raw, FastDice(1))
    except Refused as refused:
        return refused.rule
    return None


@settings(max_examples=20, deadline=None)
@given(options=st.sampled_from(EVERY), seats=st.integers(2, 6), seed=st.integers(0, 10**9))
def test_what_is_not_listed_is_refused_by_a_rule(options: dict[str, Any], seats: int, seed: int) -> None:
    """What is listed is taken; what is not is refused by a rule's id, and nothing changes."""
    refusing = {rule.id for rule in RULES if rule.refuses} | {"table.malformed"}
    acts = [{"type": "play", "card": code} for code in CODES] + [{"type": "exchange"}, {"type": "draw"}]
    dice = FastDice(seed)
    state = GAME.start(GAME.read(options, seats), seats, dice)
    for _ in range(30):
        if GAME.result(state) is not None:
            return
        for seat in range(seats):
            legal = GAME.actions(state, seat)
            for raw in acts:
                kept = state.copy()
                rule = refused_by(kept, seat, raw)
                assert (rule is None) == (GAME.decode(raw) in legal)
                if rule is not None:
                    assert rule in refusing
                    assert GAME.view(kept, seat) == GAME.view(state, seat)
        seat = dice.choice(GAME.to_act(state))
        GAME.play(state, seat, dice.choice(GAME.actions(state, seat)), dice)
