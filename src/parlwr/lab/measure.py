"""What a benchmark is, and how two things are compared fairly on a machine that does other things too.

Rounds alternate: one of ours, one of each peer, and again. Each of our rounds is set against the peer's round next to
it, so that what slows the machine for a while slows both; the figure is the median of these ratios, and not the ratio
of two best days.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from statistics import median

import msgspec

__all__ = ["Benchmark", "Missing", "compare", "one_core"]


class Missing(Exception):
    """What a benchmark needs is not installed; the message says what would bring it."""


class Benchmark(msgspec.Struct, frozen=True, kw_only=True):
    """A figure, and a peer's beside it. ``value`` and ``peer_value`` are medians of the rounds, in ``unit``.

    ``ratio`` is the median of ours to theirs, round by round. Without a peer (not installed, or nothing to compare
    with) the last three are null, and ``note`` may say why.
    """

    name: str
    value: float
    unit: str
    peer: str | None = None
    peer_value: float | None = None
    ratio: float | None = None
    rounds: list[float] = []
    peer_rounds: list[float] = []
    note: str = ""


@contextmanager
def one_core(core: int | None = None) -> Iterator[None]:
    """Keep this process, and those it starts, on one core (the last one it may use, unless told)."""
    if not hasattr(os, "sched_setaffinity"):
        yield
        return
    before = os.sched_getaffinity(0)
    os.sched_setaffinity(0, {max(before) if core is None else core})
    try:
        yield
    finally:
        os.sched_setaffinity(0, before)


def compare(
    name: str,
    unit: str,
    ours: Callable[[], float],
    peers: Mapping[str, Callable[[], float]],
    rounds: int,
    notes: Sequence[str] = (),
) -> list[Benchmark]:
    """Measure ours and all peers in alternating rounds; one line for each peer, or one alone where there is none.

    A peer that is :class:`Missing` is left out and the reason noted.
    """
    mine: list[float] = []
    theirs: dict[str, list[float]] = {peer: [] for peer in peers}
    reasons = list(notes)
    for _ in range(rounds):
        mine.append(ours())
        for peer in list(theirs):
            try:
                theirs[peer].append(peers[peer]())
            except Missing as missing:
                del theirs[peer]
                reasons.append(f"{peer}: {missing}")
    value, note = median(mine), "; ".join(reasons)
    if not theirs:
        return [Benchmark(name=name, value=value, unit=unit, rounds=mine, note=note)]
    return [
        Benchmark(
            name=name,
            value=value,
            unit=unit,
            peer=peer,
            peer_value=median(values),
            ratio=median(a / b for a, b in zip(mine, values, strict=True)),
            rounds=mine,
            peer_rounds=values,
            note=note,
        )
        for peer, values in theirs.items()
    ]
