"""The one way out: everybody gets his own, and what is not known is not sent."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import msgspec
import pytest

from parlwr.kernel import Refused, TableDice, registry
from parlwr.tables import narrow as module
from parlwr.tables.messages import PublicTable
from parlwr.tables.narrow import Answered, Greeted, Lobby, Moved, Taken, Turned, narrow


def read(message: bytes | None) -> Any:
    assert message is not None
    return msgspec.json.decode(message)


@pytest.mark.parametrize(
    "notice",
    [Taken(1, "id", 3), Turned(1, "id", Refused("x.y", card="7")), Answered(1, "id", {"word": True}), Greeted("A", 1)],
)
def test_a_word_to_one_seat_is_for_nobody_else(notice: Any) -> None:
    assert narrow(notice, 1) is not None
    for other in (0, 2, None):
        assert narrow(notice, other) is None


def test_a_view_goes_to_its_own_seat_alone() -> None:
    game = registry.get("ono99")
    state = game.start(game.read({}, 3), 3, TableDice("seed"))
    views = {seat: game.view(state, seat) for seat in (0, 1, 2, None)}
    moved = Moved(game, views, [], 4, [1, 2, 3])
    for seat in (0, 1, 2, None):
        message = read(narrow(moved, seat))
        assert message["view"]["seat"] == seat
        assert message["since"] == (0 if seat is None else seat + 1)
    # Should a view ever be filed under another seat, it is not sent at all.
    moved.views = {0: views[1], None: views[2]}
    assert narrow(moved, 0) is None
    assert narrow(moved, None) is None
    assert narrow(moved, 2) is None


def test_events_are_narrowed_and_those_a_seat_may_not_know_left_out() -> None:
    class Narrowing:
        def show(self, event: str, seat: int | None) -> str | None:
            return None if event == "secret" and seat != 0 else f"{event} for {seat}"

    @dataclass
    class Seen:
        seat: int | None

    moved = Moved(Narrowing(), {0: Seen(0), None: Seen(None)}, ["secret", "open"], 1, [0])  # type: ignore[arg-type,dict-item]
    assert read(narrow(moved, 0))["events"] == ["secret for 0", "open for 0"]
    assert read(narrow(moved, None))["events"] == ["open for None"]


def test_the_lobby_is_for_everybody() -> None:
    table = PublicTable(
        table="A", game="g", options={}, seats=[], host=None, stage="open", version=0, clock=None, pace="human",
        promise="p", rules="1", next=None, to_act=[], listed=False, watch=True,
    )  # fmt: skip
    assert read(narrow(Lobby(table), None))["seat"] is None
    assert read(narrow(Lobby(table), 2))["seat"] == 2


@pytest.mark.parametrize("unknown", [None, "text", b"bytes", {"view": {}}, object(), Refused("x.y"), TableDice("s")])
def test_what_is_not_known_is_not_sent(unknown: Any) -> None:
    assert all(narrow(unknown, seat) is None for seat in (0, 1, None))


def test_a_subclass_is_not_known_either() -> None:
    class More(Taken):
        secret: str = "x"

    assert narrow(More(1, "id", 3), 1) is None


def test_every_kind_of_notice_has_its_way() -> None:
    kinds = {kind for kind in vars(module).values() if isinstance(kind, type) and kind.__module__ == module.__name__}
    assert kinds == set(module._WAYS)
