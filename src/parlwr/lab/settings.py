"""What defines an arena run: two runs of the same settings have the same games."""

from __future__ import annotations

from math import ceil
from typing import Any

import msgspec

from parlwr.kernel import BadInput, Refused, registry

from .roster import check_bots

__all__ = ["Settings", "check", "chunks"]

LIMIT = 5.0
"""Seconds a bot may think about one turn, unless the run says otherwise."""

SMALLEST = 16
"""Games in the smallest piece of work worth handing to a process."""

PIECES = 256
"""Pieces into which a long run is cut: what a stop loses is at most one piece a process."""


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """All that decides the games of a run; how many processes play them does not."""

    game: str
    rules: str
    bots: list[str]
    games: int
    seed: str
    options: dict[str, Any]
    limit: float = LIMIT


def check(
    game: str,
    bots: list[str],
    games: int,
    seed: str,
    options: Any,
    limit: float,
    path: list[str] | None = None,
    rules: str | None = None,
) -> Settings:
    """Settings that can be played, or BadInput. Imports the bots named ``module:Class``, also from folders ``path``."""
    found = registry.get(game, rules)
    if games < 1:
        raise BadInput(f"games: {games}; at least one game must be played")
    if not limit > 0:
        raise BadInput(f"limit: {limit}; bots need some time to think")
    if not all(bots):
        raise BadInput(f"bots: an empty name in {','.join(bots)!r}")
    try:
        read = found.read(options, len(bots))
    except Refused as refused:
        raise BadInput(f"{game}: {refused.say.get('why', refused)}") from None
    check_bots(found, bots, path or [])
    return Settings(
        game=game,
        rules=found.rules,
        bots=bots,
        games=games,
        seed=seed,
        options=msgspec.to_builtins(read),
        limit=limit,
    )


def chunks(settings: Settings) -> list[tuple[int, int]]:
    """The run cut into pieces [first, last), each of whole deals; the same pieces however it is played."""
    seats = len(settings.bots)
    size = seats * ceil(max(SMALLEST, settings.games / PIECES) / seats)
    return [(first, min(first + size, settings.games)) for first in range(0, settings.games, size)]
