"""The board (hues.board): 16 rows A–P from top to bottom, 30 columns from left to right, and the deck (hues.deck).

Inside, a cell is a number 0 … 479, row by row; outside it is written ``A1`` … ``P30``.
"""

from __future__ import annotations

import json
from functools import cache
from importlib import resources

ROWS, COLUMNS = 16, 30
LETTERS = "ABCDEFGHIJKLMNOP"
CELLS: tuple[str, ...] = tuple(f"{letter}{column}" for letter in LETTERS for column in range(1, COLUMNS + 1))

INDEX: dict[str, int] = {name: i for i, name in enumerate(CELLS)} | {name.lower(): i for i, name in enumerate(CELLS)}
"""From a name to its number; lower case is understood too."""


def distance(a: int, b: int) -> int:
    """How many rings apart two cells are: 0 the same, 1 in the 3×3 frame, 2 touching the frame from outside."""
    return max(abs(a // COLUMNS - b // COLUMNS), abs(a % COLUMNS - b % COLUMNS))


@cache
def deck() -> tuple[tuple[int, int, int, int], ...]:
    """The hundred cards of four cells, no cell twice (made by tools/hues_deck.py from the palette)."""
    text = resources.files(__package__).joinpath("data/deck.json").read_text(encoding="utf-8")
    cards = [tuple(INDEX[name] for name in card) for card in json.loads(text)]
    return tuple((card[0], card[1], card[2], card[3]) for card in cards)
