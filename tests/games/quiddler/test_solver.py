"""The solver against brute force, in all three decks; its figures."""

from __future__ import annotations

import random
import statistics
import time
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.speed import slower

from parlwr.games.quiddler.decks import deck as deck_of
from parlwr.games.quiddler.lexicon import ANY, CLEAN, STANDARD, Lexicon, lexicon
from parlwr.games.quiddler.prospects import NEVER, Prospects
from parlwr.games.quiddler.solver import MOST_CARDS, Hand, Rivals, best_lay

from .brute import POINTS, Brute, decks, spellings, words_of

DECKS = ("en", "cy", "sw")


def hands(name: str, count: int, sizes: tuple[int, ...], seed: int = 1) -> list[list[str]]:
    chance = random.Random(f"{name} {seed}")
    return [chance.sample(decks()[name], chance.choice(sizes)) for _ in range(count)]


def numbers(name: str, hand: list[str]) -> list[int]:
    return [deck_of(name).index[card] for card in hand]


def check_lay(name: str, hand: list[str], discard: bool, lay: Any) -> None:
    """What is laid is made of the hand's cards, of words, and is worth what it says."""
    codes, points = deck_of(name).codes, POINTS[name]
    words, known = lexicon(name, name), words_of(name, STANDARD[name])
    used = [card for word in lay.words for card in word] + list(lay.left)
    used += [] if lay.discard is None else [lay.discard]
    assert sorted(used) == sorted(numbers(name, hand))
    assert (lay.discard is not None) == (discard and bool(hand))
    for word in lay.words:
        text = "".join(codes[card] for card in word)
        assert text in known[tuple(sorted(codes[card] for card in word))]
        assert tuple(codes[card] for card in word) in spellings(name, text)
        assert words.has(word)
    gained = sum(points[codes[card]] for word in lay.words for card in word)
    assert lay.worth == gained - sum(points[codes[card]] for card in lay.left)
    assert lay.score == max(0, lay.worth)


def compare(name: str, count: int, sizes: tuple[int, ...], seed: int) -> None:
    known, words = words_of(name, STANDARD[name]), lexicon(name, name)
    for hand in hands(name, count, sizes, seed):
        brute = Brute(name, hand, known)
        for discard in (False, True):
            lay = best_lay(numbers(name, hand), words, discard)
            assert lay.worth == brute.best(discard), (hand, discard, lay)
            check_lay(name, hand, discard, lay)


@pytest.mark.parametrize("name", DECKS)
def test_best_lay_is_what_brute_force_finds(name: str) -> None:
    compare(name, 120, (2, 3, 4, 5, 6, 7, 8, 9), seed=1)
    compare(name, 8, (10, 11), seed=2)


@pytest.mark.slow
@pytest.mark.parametrize("name", DECKS)
def test_thousands_of_hands(name: str) -> None:
    compare(name, 2000, (3, 4, 5, 6, 7, 8, 9, 10, 11), seed=3)


@pytest.mark.parametrize("name", DECKS)
def test_bonuses_against_known_rivals(name: str) -> None:
    """quiddler.bonus.longest, quiddler.bonus.most: points and bonuses together, over every way to lay."""
    known, words = words_of(name, STANDARD[name]), lexicon(name, name)
    chance = random.Random(name)
    for hand in hands(name, 60, (3, 4, 5, 6, 7), seed=4):
        brute = Brute(name, hand, known)
        longest, most, discard = chance.randint(0, 6), chance.randint(0, 3), chance.random() < 0.5
        lay = best_lay(numbers(name, hand), words, discard, Rivals(longest, most))
        check_lay(name, hand, discard, lay)
        assert lay.score + lay.bonus == brute.best_with_bonus(discard, longest, most), (hand, longest, most, lay)


def test_a_bonus_the_table_does_not_give_is_not_sought() -> None:
    words = Lexicon([b"do\ndog\ngs\n"], deck_of("en"))
    hand = numbers("en", ["d", "o", "g", "s"])
    assert Hand(hand, words).best_against(False, Rivals(2, 1)).bonus == 10
    split = Hand(hand, words).best_against(False, Rivals(9, 1, gives_longest=False))
    assert (len(split.words), split.bonus) == (2, 10)
    assert Hand(hand, words).best_against(False, Rivals(9, 1, gives_longest=True, gives_most=False)).bonus == 0


def test_a_tie_takes_a_bonus_from_others_when_points_are_equal() -> None:
    words = Lexicon([b"do\ngs\ndogs\n"], deck_of("en"))
    hand = numbers("en", ["d", "o", "g", "s"])
    assert len(Hand(hand, words).best_against(False, Rivals(9, 2)).words) == 2
    assert len(Hand(hand, words).best_against(False, Rivals(4, 9)).words) == 1


@pytest.mark.parametrize("name", DECKS)
def test_prospects_are_the_solver_on_every_draw(name: str) -> None:
    words = lexicon(name, name)
    codes = deck_of(name).codes
    for hand in hands(name, 6, (3, 5, 8), seed=5):
        held = numbers(name, hand)
        prospects = Prospects(held, words, range(len(codes)), CLEAN)
        for card in range(len(codes)):
            whole = Hand([*held, card], words, CLEAN)
            out = whole.best_out()
            assert prospects.best[card] == whole.best(discard=True).worth
            assert prospects.out[card] == (NEVER if out is None else out.worth)


def test_the_mean_over_the_unseen_counts_copies_and_floors() -> None:
    words = Lexicon([b"at\n"], deck_of("en"))
    a, t, z = numbers("en", ["a", "t", "z"])
    prospects = Prospects([a, z], words, [t, z], ANY)
    assert (prospects.best[t], prospects.best[z]) == (5, -16)
    assert prospects.mean({t: 1, z: 3}) == 5 / 4


@given(st.data())
def test_more_cards_or_words_never_make_it_worse(data: st.DataObject) -> None:
    """Without leftovers counting: the gain of the best lay grows with the hand and with the list."""
    words = lexicon("en", "en")
    hand = data.draw(st.lists(st.integers(0, len(words.deck.codes) - 1), min_size=2, max_size=7))
    less = Hand(hand, words, 0)
    more = Hand(hand, words)
    assert set(less.layable.tolist()) <= set(more.layable.tolist())
    assert more.best(False).worth >= less.best(False).worth
    assert set(Hand(hand[:-1], words).layable.tolist()) <= set(more.layable.tolist())


def test_the_order_of_the_cards_does_not_matter() -> None:
    words = lexicon("cy", "cy")
    chance = random.Random(7)
    for hand in hands("cy", 30, (5, 8), seed=8):
        held = numbers("cy", hand)
        turned = held.copy()
        chance.shuffle(turned)
        assert Hand(held, words).best(True).worth == Hand(turned, words).best(True).worth


def test_edges() -> None:
    words = lexicon("en", "en")
    assert best_lay([], words, discard=True) == best_lay([], words, discard=False)
    one = best_lay(numbers("en", ["z"]), words, discard=True)
    assert (one.score, one.worth, one.words, one.left, one.discard) == (0, 0, (), (), words.deck.index["z"])
    kept = best_lay(numbers("en", ["z"]), words, discard=False)
    assert (kept.score, kept.worth, kept.left) == (0, -14, (words.deck.index["z"],))
    pair = best_lay(numbers("en", ["in"]), words, discard=False)
    assert pair.words == ()  # quiddler.word.two-cards: "in" alone is no word
    with pytest.raises(ValueError, match="17 cards"):
        Hand([0] * (MOST_CARDS + 1), words)


def test_offensive_words_are_shown_only_where_asked_for() -> None:
    words = lexicon("en", "en")
    held = numbers("en", ["s", "h", "i", "t"])
    assert "".join(words.deck.codes[card] for card in best_lay(held, words, False).words[0]) in ("hits", "this")
    rude = numbers("en", ["f", "u", "c", "k"])
    assert Hand(rude, words).best(False).score == 26
    assert Hand(rude, words, CLEAN).best(False).words == ()


def _times(work: Any, inputs: list[Any]) -> list[float]:
    found = []
    for one in inputs:
        began = time.process_time()
        work(one)
        found.append(time.process_time() - began)
    return sorted(found)


@pytest.mark.parametrize("name", ["en", "en-expert"])
def test_figures(name: str) -> None:
    """On one core: median ≤ 3 ms a hand of ten; a whole turn ≤ 60 ms median, ≤ 200 ms p99."""
    words = lexicon(name, "en")
    held = [numbers("en", hand) for hand in hands("en", 60, (10,), seed=9)]
    assert statistics.median(_times(lambda hand: Hand(hand, words).best(False), held)) < 0.003 * slower()
    turns = _times(lambda hand: Prospects(hand, words, range(31), CLEAN), held)
    assert statistics.median(turns) < 0.060 * slower()
    assert turns[-2] < 0.200 * slower()
