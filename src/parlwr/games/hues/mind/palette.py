"""The colours of the product's own board."""

from __future__ import annotations

from functools import cache
from importlib import resources

import msgspec

__all__ = ["palette"]


@cache
def palette() -> dict[str, str]:
    """Cell → ``#RRGGBB`` for all 480 cells, row by row. Not to be changed: it is read once for everyone."""
    path = resources.files("parlwr.games.hues").joinpath("data/palette.json")
    return msgspec.json.decode(path.read_bytes(), type=dict[str, str])
