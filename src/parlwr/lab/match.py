"""One game between bots."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from typing import Any

import msgspec

from parlwr.kernel import AnyGame, FastDice, Refused

from . import clock
from .knowing import Knowing

__all__ = ["Forfeit", "Outcome", "Player", "play_match"]

LONGEST = 100_000
"""Acts after which a game counts as unfinished: bots that never come to an end must not stop a run."""


LATE = "did not answer in time"
"""Why a bot forfeits that took longer than its limit."""


class Forfeit(msgspec.Struct, frozen=True):
    """A bot lost a game by not playing it: which game, which bot (its place in ``--bots``), and why."""

    game: int
    bot: int
    why: str
    late: bool = False
    """Whether it ran out of time."""


class Outcome(msgspec.Struct, frozen=True):
    """Who shares the win (places in ``--bots``), and the forfeit that ended the game, if one did."""

    winners: tuple[int, ...]
    forfeit: Forfeit | None = None


class Player(msgspec.Struct):
    """A bot in a game: its place in ``--bots``, how to make it, whether its answers come from outside, its patience."""

    place: int
    make: Callable[[], Any]
    foreign: bool
    limit: float
    """Seconds a turn."""


class _Gone(Exception):
    """A player forfeits."""

    def __init__(self, place: int, why: str, late: bool = False) -> None:
        super().__init__(why)
        self.place = place
        self.why = why
        self.late = late


def play_match(
    game: AnyGame,
    options: Any,
    players: Sequence[Player],
    number: int,
    seed: str,
    note: Callable[[int, int, float], None] | None = None,
) -> Outcome:
    """Play game ``number`` of a run; a function of its arguments alone, as far as its bots are.

    With n players, n games in a row have the same deal, and player i sits at seat (i + number) mod n, so that each has
    each seat of each deal once. The deal and the chance inside the game come from one dice, the players' thoughts from
    dice of their own. Must run inside ``clock.limited()``. ``note(game, place, time)`` is told who is about to think
    and since when (place −1: nobody).

    A player that raises, answers with what is no legal act, or takes longer than its limit forfeits: the game ends and
    the others share the win.
    """
    seats = len(players)
    at = [players[(seat - number) % seats] for seat in range(seats)]
    dice = FastDice(f"{seed}/deal/{number // seats}")
    order = FastDice(f"{seed}/order/{number}")
    try:
        bots = [_make(player) for player in at]
        minds = [FastDice(f"{seed}/mind/{number}/{player.place}") for player in at]
        state = game.start(options, seats, dice)
        for _ in range(LONGEST):
            waiting = game.to_act(state)
            if not waiting:
                break
            seat = waiting[0] if len(waiting) == 1 else order.choice(waiting)
            player = at[seat]
            action = _ask(game, state, seat, player, bots[seat], minds[seat], number, note)
            try:
                game.act(state, seat, action, dice)
            except Refused as refused:
                raise _Gone(player.place, f"answered an illegal act: {refused}"[:200]) from None
    except _Gone as gone:
        others = tuple(player.place for player in players if player.place != gone.place)
        return Outcome(others, Forfeit(number, gone.place, gone.why, gone.late))
    result = game.result(state)
    return Outcome(tuple(sorted(at[seat].place for seat in result.winners)) if result is not None else ())


def _make(player: Player) -> Any:
    try:
        clock.start(player.limit)
        try:
            return player.make()
        finally:
            clock.stop()
    except clock.OutOfTime:
        clock.stop()  # it may have rung on the way to the stop above
        raise _Gone(player.place, LATE, late=True) from None
    except Exception as error:
        raise _Gone(player.place, _raised(error)) from None


def _ask(
    game: AnyGame,
    state: Any,
    seat: int,
    player: Player,
    bot: Any,
    mind: FastDice,
    number: int,
    note: Callable[[int, int, float], None] | None,
) -> Any:
    """The player's answer; plain JSON where it comes from outside, so that the game reads it as a stranger's."""
    view = game.view(state, seat)
    knows = state.copy() if isinstance(bot, Knowing) else None
    try:
        if note is not None and player.foreign:
            note(number, player.place, time.monotonic())
        clock.start(player.limit)
        try:
            action = bot.choose(view, mind) if knows is None else bot.choose_knowing(knows, view, mind)
            return msgspec.to_builtins(action) if player.foreign else action
        finally:
            clock.stop()
            if note is not None and player.foreign:
                note(number, -1, 0.0)
    except clock.OutOfTime:
        clock.stop()  # as above
        raise _Gone(player.place, LATE, late=True) from None
    except (KeyboardInterrupt, GeneratorExit):
        raise
    except BaseException as error:  # SystemExit too: a bot may not end the run
        raise _Gone(player.place, _raised(error)) from None


def _raised(error: BaseException) -> str:
    return f"raised {type(error).__name__}: {error}"[:200]
