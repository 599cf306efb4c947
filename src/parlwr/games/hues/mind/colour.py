"""Colour arithmetic in numpy, and the points of the board.

Colours are OKLab (Björn Ottosson, 2020): ``L`` from 0 (black) to 1 (white), ``a`` from green to red, ``b`` from blue
to yellow, both within about ±0.3. Equal steps look about equally large.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import numpy as np
from numpy.typing import NDArray

from parlwr.kernel.errors import BadInput

from ..board import CELLS, COLUMNS, INDEX, ROWS

__all__ = ["Floats", "oklab", "palette_lab", "points_near"]

Floats = NDArray[np.float64]

_TO_LMS = np.array(
    [
        [0.4122214708, 0.5363325363, 0.0514459929],
        [0.2119034982, 0.6806995451, 0.1073969566],
        [0.0883024619, 0.2817188376, 0.6299787005],
    ]
)
_TO_LAB = np.array(
    [
        [0.2104542553, 0.7936177850, -0.0040720468],
        [1.9779984951, -2.4285922050, 0.4505937099],
        [0.0259040371, 0.7827717662, -0.8086757660],
    ]
)


def oklab(colours: Sequence[str]) -> Floats:
    """Colours written ``#rrggbb`` (the # may be missing) as rows of OKLab. Raises BadInput for anything else."""
    try:
        packed = bytes.fromhex("".join(colour.removeprefix("#") for colour in colours))
    except (ValueError, AttributeError, TypeError):
        packed = b""
    if len(packed) != 3 * len(colours) or any(len(colour) not in (6, 7) for colour in colours):
        wrong = next((colour for colour in colours if not _is_hex(colour)), colours)
        raise BadInput(f"not a colour like #f7b2c8: {wrong!r}")
    rgb = np.frombuffer(packed, dtype=np.uint8).reshape(-1, 3) / 255.0
    linear = np.where(rgb <= 0.04045, rgb / 12.92, ((rgb + 0.055) / 1.055) ** 2.4)
    lab: Floats = np.cbrt(linear @ _TO_LMS.T) @ _TO_LAB.T
    return lab


def _is_hex(colour: object) -> bool:
    if not isinstance(colour, str):
        return False
    digits = colour.removeprefix("#")
    return len(digits) == 6 and all(digit in "0123456789abcdefABCDEF" for digit in digits)


def palette_lab(palette: Mapping[str, str]) -> Floats:
    """A board given as cell → ``#rrggbb`` as 480 rows of OKLab in the order of the cells. Raises BadInput."""
    by_index: dict[int, str] = {}
    for cell, colour in palette.items():
        index = INDEX.get(cell)
        if index is None:
            raise BadInput(f"not a cell of the board: {cell!r}")
        by_index[index] = colour
    if len(by_index) != len(CELLS):
        missing = next(cell for i, cell in enumerate(CELLS) if i not in by_index)
        raise BadInput(f"a palette needs all {len(CELLS)} cells; {missing} is missing")
    return oklab([by_index[i] for i in range(len(CELLS))])


def points_near(chances: Floats) -> Floats:
    """What a piece on each cell earns on average when the target is drawn from ``chances`` (hues.score.guess).

    ``chances``: 480 numbers (or rows of 480); 3 points on the target, 2 beside it, 1 two steps away.
    """
    grid = chances.reshape(-1, ROWS, COLUMNS)
    total = grid.copy()
    for reach in (1, 2):
        total += _box(grid, reach)
    earned: Floats = total.reshape(chances.shape)
    return earned


def _box(grid: Floats, reach: int) -> Floats:
    """Sums over the square of ``reach`` steps around each cell; beyond the board there is nothing."""
    padded = np.pad(grid, ((0, 0), (reach, reach), (reach, reach)))
    rows = padded[:, :ROWS, :].copy()
    for step in range(1, 2 * reach + 1):
        rows += padded[:, step : step + ROWS, :]
    square = rows[:, :, :COLUMNS].copy()
    for step in range(1, 2 * reach + 1):
        square += rows[:, :, step : step + COLUMNS]
    return square
