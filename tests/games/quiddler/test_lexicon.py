"""The word lists: what is in them, how cards spell them, how fast they are ready."""

from __future__ import annotations

import gzip
import hashlib
import json
import random
import subprocess
import sys
from collections import Counter
from importlib import resources
from pathlib import Path

import numpy as np
import pytest
from tests.speed import slower

from parlwr.games.quiddler.decks import DECKS, deck
from parlwr.games.quiddler.lexicon import ANY, CLEAN, STANDARD, Lexicon, lexicon, parse

from .brute import spellings

DATA = resources.files("parlwr.games.quiddler") / "data"
COUNTS = {"en": 114_348, "en-expert": 244_750, "cy": 219_576, "sw": 65_575}


def words(part: str) -> list[str]:
    return gzip.decompress((DATA / f"{part}.txt.gz").read_bytes()).decode("ascii").split("\n")[:-1]


@pytest.mark.parametrize("name", STANDARD)
def test_counts(name: str) -> None:
    assert len(lexicon(name, "en")) == COUNTS[name] == sum(len(words(part)) for part in STANDARD[name])


def test_lists_are_what_was_built() -> None:
    """Checksum and count of each list, as tools/lexicons/build.py wrote them; sorted; no word in two levels."""
    facts = json.loads((DATA / "lists.json").read_text("ascii"))
    assert set(facts) == {part for parts in STANDARD.values() for part in parts}
    for name, fact in facts.items():
        text = gzip.decompress((DATA / f"{name}.txt.gz").read_bytes())
        assert hashlib.sha256(text).hexdigest() == fact["sha256"]
        found = words(name)
        assert len(found) == fact["words"]
        assert found == sorted(set(found))
        assert all(word.isascii() and word.islower() and word.isalpha() and 2 <= len(word) <= 15 for word in found)
    for parts in STANDARD.values():
        assert max(Counter(word for part in parts for word in words(part)).values()) == 1


def test_the_package_stays_small() -> None:
    assert sum(len((DATA / f"{part}.txt.gz").read_bytes()) for parts in STANDARD.values() for part in parts) < 3_000_000


@pytest.mark.parametrize("language", ["en", "cy", "sw"])
def test_licences_lie_beside_the_lists(language: str) -> None:
    text = (DATA / f"LICENCE-{language}.txt").read_text("utf-8")
    assert {"en": "Kevin Atkinson", "cy": "GNU LESSER GENERAL PUBLIC LICENSE", "sw": "GNU LESSER GENERAL PUBLIC"}[
        language
    ] in text
    assert "Titus Wormer" in (DATA / "LICENCE-offensive.txt").read_text("utf-8")


@pytest.mark.parametrize(
    ("name", "good", "bad"),
    [
        ("en", "quit them colour color aardvark".split(), "mrs nasa london yer ss gre cat's x".split()),
        ("en-expert", ["zyzzyva", "quit"], ["yer", "csc"]),
        ("cy", "llan tŷ ty gŵr dangos canodd gwelais dysgodd plant cerddodd afalau".split(), ["gath", "nghath", "km"]),
        ("sw", "kitabu watu ngombe mtu wa".split(), "es gw London kz".split()),
    ],
)  # fmt: skip
def test_words_that_are_and_are_not_in_it(name: str, good: list[str], bad: list[str]) -> None:
    """quiddler.word.lexicon, quiddler.deck.cy: no mutated form, accents do not count"""
    found = lexicon(name, name.partition("-")[0])
    assert [word for word in good if not found.has_text(word)] == []
    assert [word for word in bad if found.has_text(word)] == []


@pytest.mark.parametrize("name", DECKS)
def test_spellings(name: str) -> None:
    """Every way that plain reading finds, and no other, has a key; quiddler.deck.cy, quiddler.word.two-cards"""
    cards, known = deck(name), lexicon(name, name)
    pool = [word for part in STANDARD[name] for word in words(part)]
    for word in random.Random(name).sample(pool, 400):
        ways = spellings(name, word)
        assert sorted(tuple(cards.codes[card] for card in way) for way in cards.spellings(word)) == sorted(ways)
        for way in ways:
            held = [cards.index[code] for code in way]
            assert known.has(held)
            assert word in known.words(held)
            assert known.find(np.array([cards.keys[held].sum()])).tolist() == [0]


def has(name: str, text: str) -> bool:
    cards = deck(name)
    return lexicon(name, name).has([cards.index[code] for code in text.split()])


def test_welsh_letters() -> None:
    """quiddler.deck.cy"""
    assert has("cy", "ll a n")
    assert not has("cy", "l l a n")
    assert has("cy", "d a n g o s")
    assert has("cy", "d a ng o s")
    assert has("cy", "b w r dd")
    assert not has("cy", "b w r d d")
    assert has("cy", "d y dd i au")
    assert has("cy", "d y dd i a u")


def test_english_and_swahili_pairs_may_be_two_cards() -> None:
    """quiddler.deck, quiddler.deck.sw"""
    assert has("en", "qu i t")
    assert has("en", "q u i t")
    assert has("en", "th in")
    assert not has("en", "in")  # one card is no word
    assert has("en", "i n")
    assert has("sw", "ki t a b u")
    assert has("sw", "k i t a b u")
    assert has("sw", "sh u l e")
    assert has("sw", "s h u l e")


def test_no_two_multisets_share_a_key() -> None:
    for name in DECKS:
        cards = deck(name)
        seen: dict[int, tuple[int, ...]] = {}
        for word in random.Random(1).sample(words(STANDARD[name][-1]), 5000):
            for way in cards.spellings(word):
                key = int(cards.keys[list(way)].sum())
                assert seen.setdefault(key, tuple(sorted(way))) == tuple(sorted(way))


def test_a_list_with_another_deck() -> None:
    """The table chooses deck and lexicon by themselves: English words with Welsh cards have Welsh letters."""
    cards = deck("cy")
    found = lexicon("en", "cy")
    assert found.has([cards.index[code] for code in ("b", "a", "ll")])
    assert not found.has([cards.index[code] for code in ("b", "a", "l", "l")])


def test_levels_and_offensive_words() -> None:
    found = lexicon("en", "en")
    cards = deck("en")

    def at(text: str, level: int) -> list[str]:
        return found.words([cards.index[code] for code in text.split()], level)

    assert at("s h i t", ANY)[:2] == ["hits", "this"]
    assert "shit" in at("s h i t", ANY)
    assert "shit" not in at("s h i t", CLEAN)
    assert at("c u n t", CLEAN) == []
    assert at("g u n", 0) != []
    assert len(at("t a e s", 0)) < len(at("t a e s", 2))
    rude = set((DATA / "offensive-en.txt").read_text("ascii").split())
    assert {"cunt", "cunts", "shite", "shit", "bitch"} <= rude
    for word in rude & set(words("en-35")):
        for way in cards.spellings(word):
            assert word not in found.words(way, CLEAN)


def test_parse() -> None:
    assert parse("﻿Dog\r\nŵy\n\ncat’s\nCAT\ndog\n".encode(), "x") == b"cat\ndog\nwy\n"


def test_an_empty_corner() -> None:
    none = Lexicon([b"kkk\n"], deck("cy"))  # no card of the Welsh deck spells it
    assert none.find(deck("cy").keys).tolist() == []
    assert none.words([0, 1]) == []
    assert none.arrange([0, 1]) is None


# VmHWM: getrusage would count what the parent used before it started this process.
COLD = """
import re, time
began = time.process_time()
from parlwr.games.quiddler.lexicon import lexicon
imported = time.process_time()
lexicon({name!r}, "en")
peak = re.search(r"VmHWM:\\s+(\\d+) kB", open("/proc/self/status").read())[1]
print(time.process_time() - imported, int(peak) / 1024)
"""


@pytest.mark.skipif(not Path("/proc/self/status").exists(), reason="measures with Linux's /proc")
@pytest.mark.parametrize("name", ["en", "en-expert"])
def test_a_cold_start(name: str) -> None:
    """Ready in half a second; the expert list in 120 MB, Python and numpy included."""
    runs = []
    for _ in range(3):
        done = subprocess.run(
            [sys.executable, "-c", COLD.format(name=name)], capture_output=True, check=True, text=True
        )
        runs.append([float(part) for part in done.stdout.split()])
    assert min(seconds for seconds, _ in runs) < 0.5 * slower()
    assert max(megabytes for _, megabytes in runs) < 120
