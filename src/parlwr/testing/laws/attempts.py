"""Acts to try: well-formed ones that are mostly illegal, and what is no action at all."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import msgspec

from ...kernel import AnyGame, Dice
from .cases import Position, Trial

__all__ = ["attempts", "junk", "well_formed"]

TEXTS = ("", " ", "zzz", "A1", "p30", "0", "-1", "ŵyneb", "\u202e", "\u0000", "a" * 5000, "<b>", "\ud800")
NUMBERS = (-1, 0, 1, 2, 3, 7, 99, 2**31, 2**70, -(2**70))
NONSENSE: tuple[Any, ...] = (
    None,
    True,
    0,
    1.5,
    "play",
    [],
    {},
    [[]],
    {"type": None},
    {"type": "nothing-of-the-kind"},
    {"type": ["play"]},
    {"type": 3},
    {"card": "7"},
    {"": ""},
    {"type": "\ud800"},
)


def junk(game: AnyGame, dice: Dice) -> Iterator[Any]:
    """What no game takes: values that are no objects, unknown types, and well-formed acts spoilt."""
    yield from NONSENSE
    deep: Any = "x"
    for _ in range(2000):
        deep = [deep]
    yield deep
    for kind in _structs(game):
        yield {kind.tag_field: kind.tag, "no-such-field": 1}
        for field in kind.fields:
            values: tuple[Any, ...] = ({}, [[[]]], 1.5, {"type": kind.tag}, deep)
            for value in values if _may_be_null(field.type) else (None, *values):
                yield {kind.tag_field: kind.tag, field.encode_name: value}
        if any(field.required for field in kind.fields):
            yield {kind.tag_field: kind.tag}


EMPTY = ("NoneType", "UnsetType")


def _may_be_null(kind: Any) -> bool:
    inside = kind.types if isinstance(kind, msgspec.inspect.UnionType) else (kind,)
    return any(isinstance(one, msgspec.inspect.NoneType | msgspec.inspect.AnyType) for one in inside)


def _structs(game: AnyGame) -> list[Any]:
    """The action structs of a game, as msgspec describes them."""
    info = msgspec.inspect.type_info(game.Action)
    kinds = info.types if isinstance(info, msgspec.inspect.UnionType) else (info,)
    return [kind for kind in kinds if isinstance(kind, msgspec.inspect.StructType)]


def _words(value: Any, into: set[str]) -> None:
    """All short texts in a JSON value: the cards, cells and words of a game."""
    if isinstance(value, str):
        if len(value) < 40:
            into.add(value)
    elif isinstance(value, dict):
        for one in value.values():
            _words(one, into)
    elif isinstance(value, list):
        for one in value:
            _words(one, into)


def well_formed(trial: Trial, position: Position, count: int, dice: Dice) -> list[dict[str, Any]]:
    """Acts that could be actions of this game, with cards, cells and seats that it may have."""
    words: set[str] = set()
    for earlier in position.acts:
        _words(earlier, words)
    for seat in trial.viewers:
        _words(msgspec.to_builtins(trial.game.view(position.state, seat)), words)
    texts = sorted(words) or ["x"]
    kinds = _structs(trial.game)

    def text() -> str:
        return dice.choice(TEXTS) if dice.below(6) == 0 else dice.choice(texts)

    def number() -> int:
        return dice.choice(NUMBERS) if dice.below(4) == 0 else dice.below(trial.case.seats)

    found = []
    for _ in range(count):
        kind = dice.choice(kinds)
        act: dict[str, Any] = {kind.tag_field: kind.tag}
        for field in kind.fields:
            if field.required or dice.below(5):
                act[field.encode_name] = _value(field.type, text, number, dice)
        found.append(act)
    return found


def _value(kind: Any, text: Callable[[], str], number: Callable[[], int], dice: Dice) -> Any:
    """A value of this type, or one near it."""
    inspect = msgspec.inspect
    if isinstance(kind, inspect.Metadata):
        return _value(kind.type, text, number, dice)
    if isinstance(kind, inspect.LiteralType):
        return dice.choice(sorted(kind.values, key=str)) if dice.below(8) else text()
    if isinstance(kind, inspect.IntType):
        return number()
    if isinstance(kind, inspect.BoolType):
        return dice.below(2) == 1
    if isinstance(kind, inspect.UnionType):
        inner = [one for one in kind.types if one.__class__.__name__ not in EMPTY]
        return _value(dice.choice(inner), text, number, dice)
    if isinstance(kind, inspect.TupleType):
        return [_value(one, text, number, dice) for one in kind.item_types]
    if isinstance(kind, inspect.ListType | inspect.VarTupleType | inspect.SetType | inspect.FrozenSetType):
        return [_value(kind.item_type, text, number, dice) for _ in range(dice.below(5))]
    if isinstance(kind, inspect.DictType):
        return {text(): _value(kind.value_type, text, number, dice) for _ in range(dice.below(3))}
    return text()


def attempts(trial: Trial, position: Position, count: int, dice: Dice) -> list[Any]:
    """Acts to try at a position, as plain JSON: earlier ones, everybody's legal ones, made-up ones, and junk."""
    found: list[Any] = well_formed(trial, position, count, dice)
    if position.acts:
        found += [dice.choice(position.acts) for _ in range(count // 2)]
    legal = trial.legal(position.state)
    for _ in range(min(count, len(legal))):
        seat, action = dice.choice(legal)
        found.append(msgspec.to_builtins(trial.complete(position.state, seat, action, dice)))
    nonsense = list(junk(trial.game, dice))
    return found + [dice.choice(nonsense) for _ in range(count // 2)]
