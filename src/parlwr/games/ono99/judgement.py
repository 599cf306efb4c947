"""What each card is worth playing: advantages learned from the game itself (bench/learn_ono99.py), edition by edition.

The *advantage* of a card in a moment is how much likelier its player is to win than with the average of the cards that
he could play, in thousandths. A moment is described by how many players are left (two, or more), how many cards are
owed, how many special cards and zeros the hand holds, and in which stretch the total lies. Within those the table knows
nothing; the search over worlds (:mod:`.bots`) sees the rest.
"""

from __future__ import annotations

from functools import cache
from importlib import resources
from typing import Final

import msgspec

from .cards import CODES, HOLD, ONO99
from .state import State

__all__ = ["MOMENTS", "Judgement", "judgement", "moment", "moment_of"]

STRETCHES: Final = (40, 64, 76, 84, 90, 94)
"""Where a stretch of totals ends and the next begins."""

MOMENTS: Final = 2 * 2 * 4 * (len(STRETCHES) + 1)

COLUMNS: Final = len(CODES) + 1
"""The cards, and the exchange."""

_STRETCH: Final = [sum(total >= start for start in STRETCHES) for total in range(99)]
_SPECIAL: Final = [card == 0 or ONO99 < card <= HOLD for card in range(len(CODES))]


def moment(left: int, owed: int, specials: int, total: int) -> int:
    """The number of a moment; below 0 the total counts as 0, and a hand has one to four special cards or zeros."""
    held = min(max(specials, 1), 4) - 1
    stretch = _STRETCH[total] if total > 0 else 0
    return (((left > 2) * 2 + owed - 1) * 4 + held) * (len(STRETCHES) + 1) + stretch


# _FIRST[more than two left][cards owed][special cards]: the moment of the lowest totals, as ``moment`` has it
_FIRST: Final = [[[moment(left, owed, held, 0) for held in range(5)] for owed in (1, 1, 2)] for left in (2, 3)]


def moment_of(state: State) -> int:
    """The moment of the player to act."""
    specials = 0
    for card in state.hands[state.turn]:
        specials += _SPECIAL[card]
    total = state.total
    return _FIRST[state.left > 2][state.owed][specials if specials < 4 else 4] + (_STRETCH[total] if total > 0 else 0)


class Judgement:
    """A table of advantages, and the card it likes best for every set of playable cards, found when first asked for."""

    def __init__(self, rows: list[list[int]]) -> None:
        if len(rows) != MOMENTS or any(len(row) != COLUMNS for row in rows):
            raise ValueError(f"a judgement has {MOMENTS} rows of {COLUMNS} numbers")
        self.rows = rows
        self._best: list[dict[int, int]] = [{} for _ in rows]

    def best(self, at: int, playable: int) -> int:
        """The card of greatest advantage in a moment (the first of equals in the order of the rules)."""
        memory = self._best[at]
        card = memory.get(playable)
        if card is None:
            row = self.rows[at]
            card = memory[playable] = max(
                (card for card in range(COLUMNS) if playable >> card & 1), key=lambda card: row[card]
            )
        return card

    def choose(self, state: State) -> int:
        """The best card of the player to act."""
        return self.best(moment_of(state), state.legal)


@cache
def judgement(edition: str) -> Judgement:
    """The judgement learned for an edition."""
    data = resources.files(__package__).joinpath("data", f"advantages-{edition}.json").read_bytes()
    return Judgement(msgspec.json.decode(data, type=list[list[int]]))
