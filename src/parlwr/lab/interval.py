"""Wilson's score interval for a share of wins."""

from __future__ import annotations

from math import sqrt

__all__ = ["Z95", "wilson"]

Z95 = 1.959963984540054
"""The normal deviate that leaves 2.5 % on each side."""


def wilson(wins: float, games: int, z: float = Z95) -> tuple[float, float]:
    """Lowest and highest share of wins that ``wins`` of ``games`` do not contradict (Wilson 1927).

    Unlike the textbook p ± z·√(pq/n) it stays inside [0, 1] and is right near the ends. ``wins`` may be a fraction: a
    win shared by k bots counts 1/k for each, which varies less than whole wins, so the interval errs on the wide side.
    Without games nothing is known: (0, 1).
    """
    if games <= 0:
        return 0.0, 1.0
    share = wins / games
    weight = z * z / games
    middle = share + weight / 2
    spread = z * sqrt((share * (1 - share) + weight / 4) / games)
    # At the ends the exact bounds are 0 and 1; the sums below only miss them by a rounding error.
    low = 0.0 if wins <= 0 else max(0.0, (middle - spread) / (1 + weight))
    high = 1.0 if wins >= games else min(1.0, (middle + spread) / (1 + weight))
    return low, high
