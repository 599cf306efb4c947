"""Options of a game, described once: the msgspec struct that holds them says what they may be.

A ``Literal`` is a choice, a ``bool`` a switch, an ``int`` with ``Meta(ge=…, le=…)`` a number. ``Meta(extra={"when":
{"edition": "1980"}})`` says that an option has a meaning only when another has that value.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cache
from typing import Any, Literal

import msgspec

from .errors import Refused

__all__ = ["First", "OptionSpec", "SeatRange", "check_first", "check_seats", "check_when", "describe", "read_options"]

First = Literal["random"] | int
"""The option every game has: who starts, "random" or a seat."""


class OptionSpec(msgspec.Struct, frozen=True, omit_defaults=True):
    """One option as the lobby shows it: ``kind`` is choice, flag, number, text or seat."""

    name: str
    kind: Literal["choice", "flag", "number", "text", "seat"]
    default: Any
    values: tuple[str, ...] = ()
    low: int | None = None
    high: int | None = None
    when: dict[str, Any] = {}


class SeatRange(msgspec.Struct, frozen=True):
    """How many play, and how many the box names, where the options are as ``when`` says."""

    when: dict[str, Any]
    players: tuple[int, int]
    usual: tuple[int, int]


def _spec(field: msgspec.inspect.Field) -> OptionSpec:
    kind, when = field.type, {}
    if isinstance(kind, msgspec.inspect.Metadata):
        when = (kind.extra or {}).get("when", {})
        kind = kind.type
    default = None if field.default is msgspec.NODEFAULT else field.default
    if field.name == "first":
        return OptionSpec(field.name, "seat", default)
    if isinstance(kind, msgspec.inspect.BoolType):
        return OptionSpec(field.name, "flag", default, when=when)
    if isinstance(kind, msgspec.inspect.IntType):
        return OptionSpec(field.name, "number", default, low=kind.ge, high=kind.le, when=when)
    if isinstance(kind, msgspec.inspect.LiteralType):
        values = tuple(str(value) for value in _ordered(default, kind.values))
        return OptionSpec(field.name, "choice", default, values=values, when=when)
    return OptionSpec(field.name, "text", default, when=when)


def _ordered(default: Any, values: tuple[Any, ...]) -> list[Any]:
    """The default first: msgspec sorts a Literal's values, and the lobby should offer the usual choice first."""
    return sorted(values, key=lambda value: (value != default, value))


@cache
def describe(options: type[msgspec.Struct]) -> tuple[OptionSpec, ...]:
    """The options of a game in the order of their struct's fields."""
    info = msgspec.inspect.type_info(options)
    if not isinstance(info, msgspec.inspect.StructType):
        raise TypeError(f"options must be a msgspec.Struct, not {options!r}")
    return tuple(_spec(field) for field in info.fields)


def read_options(kind: type[Any], raw: Any) -> Any:
    """Options from plain JSON, or ``Refused("table.options")`` that says what is wrong with them."""
    if isinstance(raw, kind):
        return raw
    try:
        return msgspec.convert(raw if raw is not None else {}, kind)
    except (msgspec.ValidationError, RecursionError) as error:
        raise Refused("table.options", why=str(error)[:200], **_culprit(kind, raw)) from None


def _culprit(kind: type[msgspec.Struct], raw: Any) -> dict[str, Any]:
    """Which option is wrong, its value where that is short, and the numbers it may have."""
    specs = {spec.name: spec for spec in describe(kind)}
    for name, value in raw.items() if isinstance(raw, Mapping) else ():
        spec = specs.get(name)
        try:
            if spec is not None:
                msgspec.convert({name: value}, kind)
                continue
        except (msgspec.ValidationError, RecursionError):
            pass
        facts: dict[str, Any] = {"option": str(name)[:40]}
        if isinstance(value, str | int | float | None):
            facts["value"] = value[:40] if isinstance(value, str) else value
        if spec is not None and spec.low is not None and spec.high is not None:
            facts |= {"low": spec.low, "high": spec.high}
        return facts
    return {"option": "options"}


def _holds(when: Mapping[str, Any], options: Any) -> bool:
    return all(getattr(options, name) == value for name, value in when.items())


def check_when(options: msgspec.Struct) -> None:
    """Refuse an option that this variant of the game does not have, unless it is at its default and so says nothing.

    The first of an option's ``when`` names the variant that has it at all (the edition); those after it say only when
    it has an effect (a target where points are counted), and where they do not hold it is left without one.
    """
    for spec in describe(type(options)):
        value = getattr(options, spec.name)
        variant = dict(list(spec.when.items())[:1])
        if value != spec.default and not _holds(variant, options):
            wanted = ", ".join(f"{name} {wish}" for name, wish in variant.items())
            raise Refused("table.options", why=f"{spec.name}: only with {wanted}", option=spec.name, value=value)


def check_seats(options: Any, seats: int, widest: tuple[int, int], ranges: Iterable[SeatRange]) -> None:
    """Refuse a number of seats outside ``widest``, or outside the first range whose ``when`` holds."""
    low, high = next((one.players for one in ranges if _holds(one.when, options)), widest)
    if not low <= seats <= high:
        why = f"seats: {seats}, must be from {low} to {high}"
        raise Refused("table.options", why=why, option="seats", value=seats, low=low, high=high)


def check_first(first: Any, seats: int) -> None:
    """Refuse an option ``first`` that names a seat the table does not have."""
    if first != "random" and not 0 <= first < seats:
        why = f"first: no seat {first} at a table of {seats}"
        raise Refused("table.options", why=why, option="first", value=first, low=0, high=seats - 1)
