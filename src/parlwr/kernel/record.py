"""Records: all that is needed to play a game again, byte for byte, on any machine.

``rules`` names the version of the game's rules the record was played under; ``registry.get(record.game, record.rules)``
is the game that plays it (docs/decisions/0050-rules-that-change.md).
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec

from .dice import Dice, FastDice, TableDice
from .errors import BadRecord, Refused, UnknownRules
from .game import AnyGame, Result

__all__ = ["Record", "Step", "dice_of", "play_record", "read_record"]


class Record(msgspec.Struct, kw_only=True, omit_defaults=True):
    """A game as it was played. ``seed`` of ``fast:N`` means FastDice(N): a simulation, without a shuffle promise.

    ``nonce_seats``: which seat gave which of ``nonces``; empty where nobody did, or nobody says.
    """

    parlwr: int = 1
    game: str
    rules: str
    options: dict[str, Any] = {}
    seats: int
    seed: str
    nonces: list[str] = []
    actions: list[tuple[int, dict[str, Any]]] = []
    setup: dict[str, Any] | None = None
    names: list[str] | None = None
    result: Result | None = None
    times: list[float] | None = None
    promise: str | None = None
    nonce_seats: list[int] = []

    def encode(self) -> bytes:
        """The record as JSON; ``parlwr`` always comes first and is always written."""
        data = msgspec.to_builtins(self)
        head = {"parlwr": self.parlwr, "game": self.game, "rules": self.rules, "options": self.options}
        head |= {
            "seats": self.seats,
            "seed": self.seed,
            "nonces": self.nonces,
            "actions": data.pop("actions", []),
        }
        return msgspec.json.encode(head | data)


class Step(msgspec.Struct):
    """One step of a replay: the version reached, who acted and how, the events, and the state after it (live!)."""

    version: int
    seat: int | None
    action: Any
    events: list[Any]
    state: Any


def dice_of(seed: str, nonces: list[str]) -> Dice:
    """The dice of a record."""
    if seed.startswith("fast:"):
        return FastDice(seed.removeprefix("fast:"))
    return TableDice(seed, nonces)


def read_record(data: bytes, where: str = "record") -> Record:
    """A record from JSON; BadRecord says what is wrong and where."""
    try:
        record = msgspec.json.decode(data, type=Record)
    except (msgspec.DecodeError, RecursionError, UnicodeDecodeError) as error:
        raise BadRecord(f"{where}: not a record: {error}") from None
    if record.parlwr != 1:
        raise BadRecord(f"{where}: record format {record.parlwr}, this program reads 1")
    return record


def play_record(game: AnyGame, record: Record) -> Iterator[Step]:
    """Play a record step by step, the deal (version 0) first. The state is changed in place: copy it to keep it."""
    if record.rules != game.rules:
        raise UnknownRules(game.name, record.rules, [game.rules])
    dice = dice_of(record.seed, record.nonces)
    try:
        options = game.read(record.options, record.seats)
        if record.setup is None:
            state = game.start(options, record.seats, dice)
        else:
            state = game.lay(options, record.seats, record.setup, dice)
    except Refused as refused:
        raise BadRecord(f"options of the record: {refused}") from None
    yield Step(0, None, None, [], state)
    for version, (seat, action) in enumerate(record.actions, start=1):
        if not 0 <= seat < record.seats:
            raise BadRecord(f"action {version}: no seat {seat} at a table of {record.seats}")
        try:
            events = game.act(state, seat, action, dice)
        except Refused as refused:
            raise BadRecord(f"action {version}, seat {seat}, {action!r}: refused: {refused}") from None
        yield Step(version, seat, action, events, state)
