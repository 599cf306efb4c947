"""The same faults planted in the real games: what the laws catch in a toy they catch there too."""

from __future__ import annotations

import random
from typing import Any

import msgspec
import pytest

from parlwr.kernel import AnyGame, BrokenLaw, FastDice, Refused
from parlwr.kernel.registry import games
from parlwr.testing.laws import check_law


def shows_all(game: Any) -> dict[str, Any]:
    """Events are not narrowed."""
    return {"show": lambda self, event, seat: event}


def lets_spectators_peek(game: Any) -> dict[str, Any]:
    """Who only watches sees the cards of the last seat."""

    def view(self: Any, state: Any, seat: int | None) -> Any:
        honest = game.view(state, seat)
        if seat is not None:
            return honest
        peeked = game.view(state, honest.seats - 1)
        return msgspec.structs.replace(peeked, seat=None, actions=[])

    return {"view": view}


def tells_who_peeks(game: Any) -> dict[str, Any]:
    """A refusal gives away what another seat sees."""

    def play(self: Any, state: Any, seat: int, action: Any, dice: Any) -> Any:
        try:
            return game.play(state, seat, action, dice)
        except Refused as refused:
            other = game.view(state, (seat + 1) % game.view(state, None).seats)
            raise Refused(refused.rule, **refused.say, peek=repr(other)) from None

    return {"play": play}


def deals_by_itself(game: Any) -> dict[str, Any]:
    """Chance that nobody handed in."""

    def start(self: Any, options: Any, seats: int, dice: Any) -> Any:
        return game.start(options, seats, FastDice(random.randrange(2**32)))

    return {"start": start}


def plays_in_place(game: Any) -> dict[str, Any]:
    def apply(self: Any, state: Any, seat: int, action: Any, dice: Any) -> Any:
        return state, self.act(state, seat, action, dice)

    return {"apply": apply}


def loses_a_piece(game: Any) -> dict[str, Any]:
    """One piece is nowhere once the first act has been taken."""

    def inventory(self: Any, state: Any) -> Any:
        pieces = list(game.inventory(state))
        start = game.start(game.Options(), game.usual[0], FastDice(0))
        return pieces if game.view(state, None) == game.view(start, None) else pieces[1:]

    return {"inventory": inventory}


def rolls_for_nothing(game: Any) -> dict[str, Any]:
    def play(self: Any, state: Any, seat: int, action: Any, dice: Any) -> Any:
        dice.below(6)
        return game.play(state, seat, action, dice)

    return {"play": play}


def lists_what_it_refuses(game: Any) -> dict[str, Any]:
    def actions(self: Any, state: Any, seat: int) -> Any:
        others = [game.actions(state, other) for other in range(game.view(state, None).seats)]
        return game.actions(state, seat) or next((found for found in others if found), [])

    return {"actions": actions}


PLANTED = [
    ("secrecy", shows_all),
    ("secrecy", lets_spectators_peek),
    ("secrecy", tells_who_peeks),
    ("replay", deals_by_itself),
    ("no aliasing", plays_in_place),
    ("conservation", loses_a_piece),
    ("refusal", rolls_for_nothing),
    ("liveness", lists_what_it_refuses),
]


@pytest.mark.parametrize(("law", "plant"), PLANTED, ids=[plant.__name__ for _, plant in PLANTED])
@pytest.mark.parametrize("game", games(), ids=lambda game: game.name)
def test_a_planted_fault_is_caught(game: AnyGame, law: str, plant: Any) -> None:
    broken = type(f"Broken{type(game).__name__}", (type(game),), plant(game))()
    with pytest.raises(BrokenLaw) as caught:
        check_law(broken, law, tries=8, seats=[game.usual[0], game.usual[1]])
    assert caught.value.law == law, caught.value
