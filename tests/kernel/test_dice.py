"""Dice: the stream that a browser can check, as docs/protocol.md writes it down, computed here a second time."""

from __future__ import annotations

import hashlib
import struct
from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from parlwr.kernel import FastDice, TableDice, promise

SEED = "000102030405060708090a0b0c0d0e0f"


def numbers(seed: str, nonces: list[str], count: int) -> list[int]:
    """The first 32-bit numbers of the stream, written from the text of docs/protocol.md alone."""
    message = b"parlwr dice" + b"\x00" + seed.encode("utf-8")
    for nonce in nonces:
        message += b"\x00" + nonce.encode("utf-8")
    key = hashlib.sha256(message).digest()
    found: list[int] = []
    block = 0
    while len(found) < count:
        found += struct.unpack(">8I", hashlib.sha256(key + struct.pack(">Q", block)).digest())
        block += 1
    return found[:count]


@given(st.text(max_size=40), st.lists(st.text(max_size=8), max_size=4), st.lists(st.integers(1, 2**32), max_size=40))
def test_below_takes_the_next_number_and_rejects_the_uneven_rest(
    seed: str, nonces: list[str], sizes: list[int]
) -> None:
    dice, stream = TableDice(seed, nonces), iter(numbers(seed, nonces, 400))
    for n in sizes:
        while (x := next(stream)) >= 2**32 - 2**32 % n:
            pass
        assert dice.below(n) == x % n


def test_the_stream_never_changes() -> None:
    """Fixed for ever: records of old games depend on it."""
    dice = TableDice(SEED, ["a", "b"])
    assert [dice.below(100) for _ in range(10)] == [x % 100 for x in numbers(SEED, ["a", "b"], 10)]
    items = list(range(8))
    TableDice(SEED).shuffle(items)
    assert items == SHUFFLED
    assert TableDice(SEED).random() == RANDOM
    assert promise(SEED) == hashlib.sha256(b"parlwr promise\x00" + SEED.encode()).hexdigest()


SHUFFLED = [7, 0, 4, 5, 6, 3, 2, 1]
RANDOM = 0.09689261928145232


def test_nonces_are_told_apart() -> None:
    streams = [TableDice(SEED, nonces).below(2**32) for nonces in ([], [""], ["a", "b"], ["ab"], ["b", "a"])]
    assert len(set(streams)) == 5


@pytest.mark.parametrize("n", [0, -1, 2**32 + 1])
def test_below_has_bounds(n: int) -> None:
    with pytest.raises(ValueError, match="below"):
        TableDice(SEED).below(n)


@pytest.mark.parametrize("dice", [TableDice(SEED), FastDice(7)], ids=["table", "fast"])
def test_every_order_comes_up_about_as_often(dice: TableDice | FastDice) -> None:
    """Chi-square over the 24 orders of four cards; 49.7 is the 0.1% point for 23 degrees of freedom."""
    counts: Counter[str] = Counter()
    for _ in range(4800):
        items = list("abcd")
        dice.shuffle(items)
        counts["".join(items)] += 1
    assert len(counts) == 24
    assert sum((seen - 200) ** 2 / 200 for seen in counts.values()) < 49.7


@pytest.mark.parametrize("dice", [TableDice(SEED), FastDice(7)], ids=["table", "fast"])
def test_choice_and_random_stay_inside(dice: TableDice | FastDice) -> None:
    assert {dice.choice("xyz") for _ in range(100)} == set("xyz")
    assert all(0 <= dice.random() < 1 for _ in range(100))


def test_fast_dice_are_the_same_everywhere() -> None:
    """Mersenne Twister from a string is the same on every Python: benchmarks and arenas can be repeated."""
    dice = FastDice("parlwr")
    assert [dice.below(1000) for _ in range(4)] == FAST


FAST = [361, 91, 21, 925]
