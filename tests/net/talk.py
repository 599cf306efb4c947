"""What sockets may say at a table: right things, half right things and garbage, in frames and in none."""

from __future__ import annotations

import json
from typing import Any

import msgspec
from hypothesis import strategies as st

__all__ = ["LINES", "Step", "steps"]

LINES = (0, 1, 2, None, None)
"""The seats of the sockets at the table; the last has no token, but may be told one."""

scraps = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=12) | st.just("x" * 500),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=6), inner, max_size=3),
    max_leaves=6,
)


def seldom(odd: st.SearchStrategy[Any], usual: st.SearchStrategy[Any]) -> st.SearchStrategy[Any]:
    return st.integers(0, 9).flatmap(lambda chance: odd if chance == 7 else usual)


idents = seldom(scraps, st.sampled_from([None, 0, 1, 2, 3, "a", "b", "é", ""]))
ats = seldom(scraps, st.sampled_from([None, None, "now", "now", "old", "ahead"]))
keys = st.sampled_from(["do", "ask", "token", "id", "at", "type", "view", "ok", "table", "x"])
garbage = st.one_of(
    st.dictionaries(keys, scraps, max_size=4).map(lambda one: json.dumps(one).encode()),
    scraps.map(lambda one: json.dumps(one).encode()),
    st.binary(max_size=40),
    st.just(b'{"do":' * 3000),
    st.just(b'{"ask":' + b"[" * 5000),
    st.just(b'{"do":{"type":"play","card":"\\ud800"}}'),
    st.just(b"x" * 17_000),
)
questions = st.one_of(
    st.fixed_dictionaries({"word": st.text(max_size=8)}),
    st.fixed_dictionaries({"words": st.lists(st.lists(st.text(max_size=2), max_size=3), max_size=3)}),
    st.just({"deck": True}),
    st.dictionaries(st.text(max_size=6), scraps, max_size=3),
)


class Step(msgspec.Struct):
    """What one socket does: ``kind``, and what it takes."""

    who: int
    kind: str
    pick: int
    ident: Any = None
    at: Any = None
    data: Any = None
    cuts: list[int] = []


def _step(kind: str, data: st.SearchStrategy[Any] | None = None) -> st.SearchStrategy[Step]:
    return st.builds(
        Step,
        who=st.integers(0, len(LINES) - 1),
        kind=st.just(kind),
        pick=st.integers(0, 1 << 16),
        ident=idents,
        at=ats,
        data=st.none() if data is None else data,
        cuts=st.lists(st.integers(0, 200), max_size=4),
    )


act = _step("act")
steps = st.lists(
    st.one_of(
        *[act] * 6,
        _step("twist", scraps),
        _step("again"),
        _step("pieces"),
        _step("foreign"),
        _step("ask", questions),
        _step("token"),
        _step("say", garbage),
        _step("say", garbage),
        _step("binary", garbage),
        _step("ping", st.binary(max_size=200)),
        _step("bytes", st.binary(min_size=1, max_size=60)),
        _step("half"),
        _step("close", st.binary(max_size=12)),
    ),
    min_size=5,
    max_size=20,
)
