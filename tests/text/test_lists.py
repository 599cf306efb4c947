"""Lists in sentences: English, Welsh (a/ac and the aspirate mutation), Swahili."""

from __future__ import annotations

import pytest

from parlwr.text import join


@pytest.mark.parametrize(
    ("items", "en", "cy", "sw"),
    [
        ([], "", "", ""),
        (["a"], "a", "a", "a"),
        (["bed", "lle"], "bed and lle", "bed a lle", "bed na lle"),
        (["a", "b", "d"], "a, b and d", "a, b a d", "a, b na d"),
    ],
)
def test_three_languages(items: list[str], en: str, cy: str, sw: str) -> None:
    assert (join(items, "en"), join(items, "cy"), join(items, "sw")) == (en, cy, sw)


@pytest.mark.parametrize(
    ("last", "phrase"),
    [
        ("cegin", "a chegin"),
        ("parlwr", "a pharlwr"),
        ("tro", "a thro"),
        ("chwarae", "a chwarae"),
        ("thema", "a thema"),
        ("gêm", "a gêm"),
        ("rhaff", "a rhaff"),
        ("afal", "ac afal"),
        ("ŵyn", "ac ŵyn"),
        ("Êl", "ac Êl"),
        ("ysgol", "ac ysgol"),
        ("Ceri", "a Ceri"),
        ("Tomos", "a Tomos"),
        ("Owain", "ac Owain"),
        ("1", "ac 1"),
        ("7", "a 7"),
        ("8", "ac 8"),
        ("10", "a 10"),
        ("11", "ac 11"),
        ("18", "ac 18"),
        ("80", "ac 80"),
        ("100", "a 100"),
        ("H15", "a H15"),
    ],
)
def test_welsh_and(last: str, phrase: str) -> None:
    assert join(["x", last], "cy") == f"x {phrase}"
