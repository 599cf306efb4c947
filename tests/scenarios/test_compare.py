"""Comparing an expectation with a view."""

from __future__ import annotations

from typing import Any

import pytest

from parlwr.testing.compare import brief, compare, missing

VIEW: dict[str, Any] = {
    "total": 17,
    "hand": ["3", "4"],
    "flag": True,
    "result": {"winners": [0, 2], "ranking": [[0, 2], [1]]},
    "question": None,
    "log": [{"asker": 0, "cards": ["a", "b"]}, {"asker": 1, "cards": ["b", "c"]}],
    "laid": {"0": {"words": [["a"]], "left": []}},
}


@pytest.mark.parametrize(
    "expected",
    [
        {},
        {"total": 17},
        {"total": 17.0},
        {"question": None},
        {"no such key": None},
        {"log": [{"asker": 0}, {"cards": ["b", "c"]}]},
        {"laid": {"0": {"left": []}}},
        {"result": {"winners": [0, 2]}},
        {"sets": {"hand": ["4", "3"]}},
        {"sets": {"winners": [2, 0]}},
        {"sets": {"winners": [2, 0], "hand": ["3", "4"]}, "total": 17},
        {"sets": {"log": [{"asker": 1}, {"asker": 0}]}},
        {"sets": {"log": [{}, {"asker": 0}]}},
        {"sets": {"laid": {"0": {"words": [["a"]]}}}},
        {"result": {"sets": {"winners": [2, 0]}}},
    ],
)
def test_what_is_there_matches(expected: Any) -> None:
    assert compare(expected, VIEW, "view") is None


@pytest.mark.parametrize(
    ("expected", "path"),
    [
        ({"total": 18}, "view.total"),
        ({"total": "17"}, "view.total"),
        ({"total": None}, "view.total"),
        ({"flag": 1}, "view.flag"),
        ({"total": True}, "view.total"),
        ({"question": {}}, "view.question"),
        ({"missing": []}, "view.missing"),
        ({"missing": {}}, "view.missing"),
        ({"hand": ["4", "3"]}, "view.hand"),
        ({"hand": ["3"]}, "view.hand"),
        ({"hand": "3"}, "view.hand"),
        ({"log": [{"asker": 0}]}, "view.log"),
        ({"log": [{"asker": 0}, {"asker": 2}]}, "view.log[1].asker"),
        ({"laid": {"0": {"words": [["b"]]}}}, "view.laid.0.words"),
        ({"sets": {"hand": ["4", "4"]}}, "view.hand"),
        ({"sets": {"hand": ["3"]}}, "view.hand"),
        ({"sets": {"hand": "3"}}, "view.hand"),
        ({"sets": {"winners": [0]}}, "view.result.winners"),
        ({"sets": {"nothing": [0]}}, "view.nothing"),
        ({"sets": {"log": [{"asker": 1}, {"asker": 1}]}}, "view.log"),
    ],
)
def test_the_first_difference_is_named(expected: Any, path: str) -> None:
    found = compare(expected, VIEW, "view")
    assert found is not None
    assert found.path.startswith(path)
    assert "expected" in str(found)


def test_missing_keys() -> None:
    assert missing(["nothing", "question", "laid.1", "total.x"], VIEW, "view") is None
    found = missing(["nothing", "laid.0"], VIEW, "view")
    assert found is not None
    assert str(found) == 'view.laid.0: expected nothing, got {"words":[["a"]],"left":[]}'


def test_brief_is_one_line() -> None:
    assert brief({"a": ["x" * 500]}, 20) == '{"a":["xxxxxxxxxxxx…'
    assert brief("\ud800").startswith("'")
    assert len(brief(object())) < 100
