"""Comparing what a scenario expects with what a seat sees.

Objects are compared key by key, also inside lists: only the keys named count. Lists must have equal length and order,
other values are compared whole. An expected ``null`` also matches a missing key. ``sets`` beside other keys compares
the lists in it without order; a key of ``sets`` that a view has not is looked up in its ``result`` (``winners``).
"""

from __future__ import annotations

from typing import Any

import msgspec

__all__ = ["MISSING", "Difference", "brief", "compare", "missing", "plain"]


class _Missing:
    def __repr__(self) -> str:
        return "nothing"


MISSING: Any = _Missing()
"""What a key that is not there has for a value."""


class Difference(msgspec.Struct, frozen=True):
    """The first place where two values part: its path (``view.rounds[0].hands``), what was expected and what is."""

    path: str
    expected: Any
    got: Any
    what: str = ""

    def __str__(self) -> str:
        if self.what:
            return f"{self.path}: {self.what}: expected {brief(self.expected)}, got {brief(self.got)}"
        return f"{self.path}: expected {brief(self.expected)}, got {brief(self.got)}"


def brief(value: Any, length: int = 200) -> str:
    """A value on one line, as JSON, cut where it is long."""
    if value is MISSING:
        return "nothing"
    try:
        text = msgspec.json.encode(value).decode()
    except (TypeError, ValueError, UnicodeEncodeError, RecursionError):
        text = repr(value)
    return text if len(text) <= length else text[: length - 1] + "…"


def plain(value: Any) -> Any:
    """Structs as the JSON that leaves the building: keys are strings, tuples are lists."""
    return msgspec.json.decode(msgspec.json.encode(value))


def compare(expected: Any, got: Any, path: str) -> Difference | None:
    """The first difference, or None where ``got`` has all that is expected."""
    if expected is None:
        return None if got is None or got is MISSING else Difference(path, None, got)
    if isinstance(expected, dict):
        return _compare_objects(expected, got, path)
    if isinstance(expected, list):
        return _compare_lists(expected, got, path)
    return None if _same(expected, got) else Difference(path, expected, got)


def _same(expected: Any, got: Any) -> bool:
    """Equal as JSON values are: 1 is 1.0, but true is not 1."""
    return got is not MISSING and isinstance(expected, bool) == isinstance(got, bool) and bool(expected == got)


def _compare_objects(expected: dict[str, Any], got: Any, path: str) -> Difference | None:
    if not isinstance(got, dict):
        return Difference(path, expected, got)
    for key, value in expected.items():
        if key == "sets" and isinstance(value, dict) and "sets" not in got:
            found = _compare_sets(value, got, path)
        else:
            found = compare(value, got.get(key, MISSING), f"{path}.{key}")
        if found is not None:
            return found
    return None


def _compare_lists(expected: list[Any], got: Any, path: str) -> Difference | None:
    if not isinstance(got, list):
        return Difference(path, expected, got)
    if len(expected) != len(got):
        return Difference(path, expected, got, f"{len(got)} items, not {len(expected)}")
    for place, (one, other) in enumerate(zip(expected, got, strict=True)):
        found = compare(one, other, f"{path}[{place}]")
        if found is not None:
            # a short list is easier to read whole
            plain_items = not any(isinstance(item, dict | list) for item in expected)
            return Difference(path, expected, got) if plain_items else found
    return None


def _compare_sets(sets: dict[str, Any], got: dict[str, Any], path: str) -> Difference | None:
    result = got.get("result")
    for key, value in sets.items():
        actual = got.get(key, MISSING)
        where = f"{path}.{key}"
        if actual is MISSING and isinstance(result, dict) and key in result:
            actual, where = result[key], f"{path}.result.{key}"
        found = _compare_unordered(value, actual, where)
        if found is not None:
            return found
    return None


def _compare_unordered(expected: Any, got: Any, path: str) -> Difference | None:
    if isinstance(expected, dict) and isinstance(got, dict):
        for key, value in expected.items():
            found = _compare_unordered(value, got.get(key, MISSING), f"{path}.{key}")
            if found is not None:
                return found
        return None
    if not isinstance(expected, list):
        return compare(expected, got, path)
    if not isinstance(got, list):
        return Difference(path, expected, got, "as a set")
    if len(expected) != len(got) or not _pair_up(expected, got):
        return Difference(path, expected, got, "as a set")
    return None


def _pair_up(expected: list[Any], got: list[Any]) -> bool:
    """Whether each expected item has a partner of its own (augmenting paths: an item may match several)."""
    fits = [[j for j, other in enumerate(got) if compare(one, other, "") is None] for one in expected]
    partner: dict[int, int] = {}

    def place(i: int, tried: set[int]) -> bool:
        for j in fits[i]:
            if j not in tried:
                tried.add(j)
                if j not in partner or place(partner[j], tried):
                    partner[j] = i
                    return True
        return False

    return all(place(i, set()) for i in range(len(expected)))


def missing(keys: list[str], got: Any, path: str) -> Difference | None:
    """The first of these keys (``a.b`` looks inside) that is there and not null."""
    for key in keys:
        value = got
        for part in key.split("."):
            value = value.get(part) if isinstance(value, dict) else None
        if value is not None:
            return Difference(f"{path}.{key}", MISSING, value)
    return None
