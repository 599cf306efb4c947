"""Chance, passed in and never hidden.

Two kinds behind one interface: :class:`TableDice`, a stream of SHA-256 that a browser can check (docs/protocol.md
writes it down to the byte), and :class:`FastDice`, quicker, for simulations. Both give the same numbers on every
machine and every supported Python.
"""

from __future__ import annotations

import hashlib
import random
from collections.abc import Callable, MutableSequence, Sequence
from typing import Any, Protocol, TypeVar

__all__ = ["Dice", "FastDice", "TableDice", "promise"]

T = TypeVar("T")


class Dice(Protocol):
    """What a game may ask of chance."""

    def below(self, n: int) -> int:
        """A whole number from 0 to n−1, each equally likely; n ≥ 1."""
        ...

    def shuffle(self, items: MutableSequence[Any]) -> None:
        """Shuffle in place, every order equally likely (Fisher–Yates from the last place down)."""
        ...

    def choice(self, items: Sequence[T]) -> T:
        """One of the items, each equally likely; at least one item."""
        ...

    def random(self) -> float:
        """A number in [0, 1) with 53 random bits."""
        ...


def promise(seed: str) -> str:
    """The hash of a seed, published before the deal: hexadecimal SHA-256 of ``parlwr promise`` NUL seed."""
    return hashlib.sha256(b"parlwr promise\0" + seed.encode()).hexdigest()


class TableDice:
    """The dice of a real table: SHA-256 over (seed, nonces, counter), read as big-endian 32-bit numbers.

    key = SHA-256("parlwr dice" NUL seed (NUL nonce)*); block k = SHA-256(key ‖ k as 8 bytes, big-endian), k from 0;
    each block gives eight numbers. ``below(n)`` takes the next number x, n ≤ 2³², and rejects x ≥ 2³² − (2³² mod n).
    """

    __slots__ = ("_counter", "_key", "_words")

    def __init__(self, seed: str, nonces: Sequence[str] = ()) -> None:
        self._key = hashlib.sha256(b"\0".join([b"parlwr dice", seed.encode(), *(n.encode() for n in nonces)])).digest()
        self._counter = 0
        self._words: list[int] = []

    def _word(self) -> int:
        if not self._words:
            block = hashlib.sha256(self._key + self._counter.to_bytes(8, "big")).digest()
            self._counter += 1
            self._words = [int.from_bytes(block[i : i + 4], "big") for i in range(28, -4, -4)]
        return self._words.pop()

    def below(self, n: int) -> int:
        """A whole number from 0 to n−1."""
        if not 1 <= n <= 1 << 32:
            raise ValueError(f"below({n}): n must be from 1 to 2**32")
        limit = (1 << 32) - (1 << 32) % n
        while (x := self._word()) >= limit:
            pass
        return x % n

    def shuffle(self, items: MutableSequence[Any]) -> None:
        """Shuffle in place: for i from the last place down to 1, swap i and below(i + 1)."""
        for i in range(len(items) - 1, 0, -1):
            j = self.below(i + 1)
            items[i], items[j] = items[j], items[i]

    def choice(self, items: Sequence[T]) -> T:
        """items[below(len(items))]."""
        return items[self.below(len(items))]

    def random(self) -> float:
        """(27 high bits of one number, 26 high bits of the next) / 2⁵³."""
        high, low = self._word() >> 5, self._word() >> 6
        return (high * 67108864 + low) / 9007199254740992


class FastDice:
    """Quick dice for simulations and bots, from a seed that may be any int or string; the same on every Python."""

    __slots__ = ("_random", "random")

    random: Callable[[], float]

    def __init__(self, seed: int | str = 0) -> None:
        self._random = random.Random(seed)
        self.random = self._random.random

    def below(self, n: int) -> int:
        """A whole number from 0 to n−1 (n < 2⁵³; the bias of n/2⁵³ is far below what a simulation sees)."""
        return int(self.random() * n)

    def shuffle(self, items: MutableSequence[Any]) -> None:
        """Shuffle in place."""
        draw = self.random
        for i in range(len(items) - 1, 0, -1):
            j = int(draw() * (i + 1))
            items[i], items[j] = items[j], items[i]

    def choice(self, items: Sequence[T]) -> T:
        """One of the items."""
        return items[int(self.random() * len(items))]
