"""How fast this machine is just now: times in tests are asked for as multiples of a piece of work done beside them."""

from __future__ import annotations

import time

REFERENCE_S = 0.08
"""Chosen, not measured where the figures were set. (A slow machine with nothing to do takes 0.115 s.)"""


def slower() -> float:
    """How many times slower this processor does the same work now; 1 where it is as fast or faster."""
    return max(1.0, min(_work() for _ in range(3)) / REFERENCE_S)


def _work() -> float:
    began = time.process_time()
    number = 0
    for step in range(1_000_000):
        number = (number * 31 + step) & 0xFFFF
    return time.process_time() - began
