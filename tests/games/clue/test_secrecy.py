"""``clue.show.hide-both``, ``clue.show.private``, ``clue.accuse.join``: both worlds are played, and everything that
leaves the game for the others is compared byte for byte. Each kind of leak, planted, is caught.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from typing import Any

import msgspec
import pytest

from parlwr.games.clue import GAME
from parlwr.games.clue.cards import bits
from parlwr.games.clue.game import ClueGame
from parlwr.games.clue.messages import Accused, Decided, Join, Show, Shown, StayOut
from parlwr.games.clue.state import ANSWER, JOIN, State
from parlwr.kernel.dice import FastDice
from parlwr.kernel.errors import Refused

from .positions import choose


class Leak(AssertionError):
    """Two worlds that a viewer may not tell apart, told apart."""


def received(game: ClueGame, state: State, seat: int, action: Any, viewer: int | None) -> list[bytes]:
    """Everything a viewer receives when a seat acts: before, the events, after; sizes show in it too."""
    encode = msgspec.json.encode
    before = encode((game.view(state, viewer), game.waits(state, viewer)))
    own = encode(game.actions(state, viewer)) if viewer is not None else b""
    after, events = game.apply(state, seat, action, FastDice(4))
    told = [encode(seen) for event in events if (seen := game.show(event, viewer)) is not None]
    changed = viewer is not None and encode(game.actions(after, viewer)) != own  # what "since" would tell
    return [before, *told, encode((game.view(after, viewer), game.waits(after, viewer), changed))]


def compare(game: ClueGame, viewer: int | None, one: tuple[State, int, Any], other: tuple[State, int, Any]) -> None:
    first, second = received(game, *one, viewer), received(game, *other, viewer)
    if first != second:
        raise Leak(f"viewer {viewer}:\n{first}\n{second}")


def moments(game: ClueGame, phase: int, games: int) -> Iterator[State]:
    """Positions of random games in which an answer, or a word on joining, is due."""
    for seed in range(games):
        dice = FastDice(f"secrecy {seed}")
        seats = 2 + seed % 5
        options = {"game": ("normal", "advanced")[seed % 2], "accusation_order": ("clockwise", "caller")[seed % 3 % 2]}
        state = game.start(game.read(options, seats), seats, dice)
        for _ in range(40):
            if state.result is not None:
                break
            if state.phase == phase:
                yield state.copy()
            seat = dice.choice(game.to_act(state))
            game.act(state, seat, choose(state, seat, dice, accuse=0.15 if phase == JOIN else 0.0, nosy=0.0), dice)


def held(state: State) -> int:
    return state.held[state.asked] & state.pair


def one_or_both(game: ClueGame, games: int = 15) -> int:
    """Wherever a viewer can imagine that the asked seat holds one of the two, and that it holds both: compare."""
    pairs = 0
    for state in moments(game, ANSWER, games):
        for viewer in (None, *range(state.seats)):
            if viewer == state.asked:
                continue
            view = game.view(state, viewer)
            worlds = [game.sample(view, FastDice(f"world {n}")) for n in range(12)]
            both = [world for world in worlds if held(world).bit_count() == 2]
            for world in worlds:
                if held(world).bit_count() == 1 and both:
                    show = Show(world.deck.codes[bits(held(world))[0]])
                    compare(game, viewer, (world, world.asked, show), (both[0], both[0].asked, show))
                    pairs += 1
    return pairs


def which_card(game: ClueGame, games: int = 15) -> int:
    """Who is neither asker nor shower receives the same whichever card is shown."""
    pairs = 0
    for state in moments(game, ANSWER, games):
        for viewer in (None, *range(state.seats)):
            if viewer not in (state.asked, state.turn):
                view = game.view(state, viewer)
                worlds = [game.sample(view, FastDice(f"world {n}")) for n in range(8)]
                shows = [
                    (world, world.asked, Show(world.deck.codes[card])) for world in worlds for card in bits(held(world))
                ]
                for show in shows[1:]:
                    compare(game, viewer, shows[0], show)
                    pairs += 1
    return pairs


def join_or_not(game: ClueGame, games: int = 15) -> int:
    """Until all have said, the others receive the same whether a seat joins, and with what, or stays out."""
    pairs = 0
    for state in moments(game, JOIN, games):
        waiting = game.to_act(state)
        for seat in waiting if len(waiting) > 1 else ():
            dice = FastDice(2)
            joins = [game.complete(Join(), GAME.view(state, seat), dice) for _ in range(3)]
            for viewer in (None, *range(state.seats)):
                if viewer != seat:
                    for join in joins:
                        compare(game, viewer, (state, seat, StayOut()), (state, seat, join))
                        pairs += 1
    return pairs


CHECKS: dict[str, Callable[[ClueGame], int]] = {"both": one_or_both, "which": which_card, "join": join_or_not}


@pytest.mark.parametrize("check", CHECKS)
def test_nothing_differs(check: str) -> None:
    """``clue.show.hide-both``, ``clue.show.private``, ``clue.accuse.join``."""
    assert CHECKS[check](GAME) > 150


# -- planted leaks: each must be caught ------------------------------------------------------------------------------


class _Leaky(ClueGame):
    """A game with a leak; the state of the last answer is kept to be told."""

    def both(self, state: State, seat: int) -> bool:
        return state.phase == ANSWER and held(state).bit_count() == 2


class EventTells(_Leaky):
    """The event carries which card was shown to everybody."""

    def show(self, event: Any, seat: int | None) -> Any:
        return event if isinstance(event, Shown) else super().show(event, seat)


class OneMoreEvent(_Leaky):
    """A choice makes one more event."""

    def play(self, state: State, seat: int, action: Any, dice: Any) -> list[Any]:
        both = self.both(state, seat)
        events = super().play(state, seat, action, dice)
        return [*events, Shown(seat, state.turn)] if both else events


class _Wide(Shown, frozen=True, tag="shown"):
    pad: str = " "


class BiggerMessage(_Leaky):
    """The same words in a longer message."""

    def play(self, state: State, seat: int, action: Any, dice: Any) -> list[Any]:
        both = self.both(state, seat)
        events = super().play(state, seat, action, dice)
        return [_Wide(seat, e.to, e.card) for e in events] if both else events

    def show(self, event: Any, seat: int | None) -> Any:
        return _Wide(event.seat, event.to) if isinstance(event, _Wide) else super().show(event, seat)


class ActionsTell(_Leaky):
    """The list of acts is everybody's."""

    def view(self, state: State, seat: int | None) -> Any:
        view = super().view(state, seat)
        if state.phase == ANSWER:
            view.actions = self.actions(state, state.asked)
        return view


class WaitsTell(_Leaky):
    """Who has a choice is waited for, who has none is not."""

    def waits(self, state: State, seat: int | None) -> list[int]:
        return self.to_act(state) if self.both(state, seat or 0) or state.phase != ANSWER else []


class AnswersForHim(_Leaky):
    """Who holds one card shows it without being asked to: the question is over before anybody has seen it."""

    def view(self, state: State, seat: int | None) -> Any:
        view = super().view(state, seat)
        if state.phase == ANSWER and not self.both(state, state.asked) and held(state):
            view.phase, view.question = "ask", None
        return view


class LogTells(_Leaky):
    """The log has the card."""

    def view(self, state: State, seat: int | None) -> Any:
        view = super().view(state, seat)
        if state.log:
            view.lost = [*view.lost, state.log[-1].card]
        return view


class JoinEventTells(ClueGame):
    """The event says whether a seat joins."""

    def show(self, event: Any, seat: int | None) -> Any:
        return Decided(event.seat, event.joins) if isinstance(event, Decided) else super().show(event, seat)


class JoinersListed(ClueGame):
    """The accusers are listed as they come."""

    def view(self, state: State, seat: int | None) -> Any:
        view = super().view(state, seat)
        view.accusers = list(state.accusers)
        return view


class OnlyJoinersAreWaitedFor(ClueGame):
    """Who stays out goes on being waited for."""

    def waits(self, state: State, seat: int | None) -> list[int]:
        return [who for who in state.playing() if who not in state.accusers]


class JoinCardsOpen(ClueGame):
    """Face-down cards are not."""

    def show(self, event: Any, seat: int | None) -> Any:
        return event if isinstance(event, Decided | Accused) else super().show(event, seat)


PLANTED = [
    (EventTells, "which"),
    (OneMoreEvent, "both"),
    (BiggerMessage, "both"),
    (ActionsTell, "both"),
    (WaitsTell, "both"),
    (AnswersForHim, "both"),
    (LogTells, "which"),
    (JoinEventTells, "join"),
    (JoinersListed, "join"),
    (OnlyJoinersAreWaitedFor, "join"),
    (JoinCardsOpen, "join"),
]


@pytest.mark.parametrize(("game", "check"), PLANTED, ids=lambda x: getattr(x, "__name__", x))
def test_a_planted_leak_is_caught(game: type[ClueGame], check: str) -> None:
    with pytest.raises(Leak):
        CHECKS[check](game())


# -- accusations face down are nowhere but with their owners ---------------------------------------------------------


def test_accusations_face_down() -> None:
    """``clue.accuse``, ``clue.accuse.wrong``: no message but the owner's holds the cards, now or after."""
    setup = {
        "turn": 0,
        "crime": ["green", "candlestick", "dining_room"],
        "hands": [
            ["knife", "orchid", "mustard"],
            ["plum", "rope", "kitchen"],
            ["scarlett", "peacock", "billiard_room"],
        ],
    }
    told: dict[int | None, list[bytes]] = {viewer: [] for viewer in (None, 0, 1, 2)}
    for cards in (["plum", "rope", "kitchen"], ["peacock", "candlestick", "dining_room"]):
        state = GAME.lay(GAME.read({}, 3), 3, setup, FastDice(0))
        for seat, raw in (
            (0, {"type": "accuse", "cards": cards}),
            (1, {"type": "stay_out"}),
            (2, {"type": "stay_out"}),
            (1, {"type": "ask", "cards": ["knife", "orchid"]}),
        ):
            state, events = GAME.apply(state, seat, raw, FastDice(0))
            for viewer, messages in told.items():
                shown = [seen for event in events if (seen := GAME.show(event, viewer)) is not None]
                messages.append(msgspec.json.encode((GAME.view(state, viewer), shown)))
        assert msgspec.json.encode(cards) in told[0][-4]
    for viewer in (None, 1, 2):
        assert told[viewer][:4] == told[viewer][4:], viewer
    assert told[0][:4] != told[0][4:]


def test_the_crime_is_nowhere_before_it_is_opened() -> None:
    """``clue.crime``: no view of a game going on has it, but a lone loser's."""
    for state in moments(GAME, ANSWER, 30):
        for viewer in (None, *range(state.seats)):
            view = GAME.view(state, viewer)
            assert (view.crime is not None) == (viewer in state.lost)


def test_refusals_tell_only_what_the_seat_knows() -> None:
    """Whatever a seat tries, the refusal is the same in all worlds it cannot tell apart."""
    for state in moments(GAME, ANSWER, 12):
        for seat in range(state.seats):
            view = GAME.view(state, seat)
            worlds = [GAME.sample(view, FastDice(n)) for n in range(3)]
            tries: list[Any] = [{"type": "none"}, {"type": "show", "card": "plum"}, {"type": "order", "seats": [0]}]
            tries += [{"type": "accuse", "cards": ["plum", "rope", "kitchen"]}, {"type": "ask", "cards": ["plum"]}]
            for raw in tries:
                answers = {msgspec.json.encode(_refusal(world.copy(), seat, raw)) for world in (state, *worlds)}
                assert len(answers) == 1


def _refusal(state: State, seat: int, raw: Any) -> Any:
    try:
        GAME.act(state, seat, raw, FastDice(0))
    except Refused as refused:
        return refused.message()
    return None


def test_no_field_of_a_view_is_forgotten() -> None:
    """A field added to the view must be thought about here: who may see it?"""
    public = "game options seats seat phase to_act result face_up hand_counts question log lost accusers revealed"
    own = "actions crime hand seen shown case_file accusation"
    assert sorted(GAME.View.__struct_fields__) == sorted(re.split(" ", f"{public} {own}"))
