"""The lexicon's files hold what they should, and an editor's slip is named."""

from __future__ import annotations

import numpy as np
import pytest

from parlwr.games.hues.mind.lexicon import lexicon, read_concepts
from parlwr.games.hues.mind.words import LANGUAGES

PAINTS = {"red": "#ff0000", "blue": "#0000ff"}


def test_size_in_each_language() -> None:
    book = lexicon()
    sizes = {lang: len(book.index[lang]) for lang in LANGUAGES}
    assert len(book.concepts) > 1500
    assert sizes["en"] > 3000
    assert sizes["cy"] > 2000
    assert sizes["sw"] > 1400


def test_every_concept_is_sound() -> None:
    for concept in lexicon().concepts:
        assert any(concept.words), concept
        assert concept.weights.sum() == pytest.approx(1.0)
        assert len(concept.lab) == len(concept.weights) <= 8
        assert (concept.weights > 0).all()
        assert 0.5 <= concept.spread <= 2


def test_a_line() -> None:
    (fox,) = read_concepts(
        "# note\n\n[animal] nocue spread 1.2\nfox arctic_fox | cadno | mbweha | red 3 #0000ff\n", PAINTS
    )
    assert fox.words == (("fox", "arctic fox"), ("cadno",), ("mbweha",))
    assert np.allclose(fox.weights, [0.75, 0.25])
    assert (fox.spread, fox.cue) == (1.2, False)
    assert fox.lab[0] == pytest.approx((0.62796, 0.22486, 0.12585), abs=1e-4)


def test_a_new_section_forgets_the_last() -> None:
    first, second = read_concepts("[a] nocue spread 2\nx | | | red\n[b]\ny | | | red\n", PAINTS)
    assert (first.cue, first.spread, second.cue, second.spread) == (False, 2.0, True, 1.0)


@pytest.mark.parametrize(
    "line", ["fox | cadno | red", "fox | | | rde", "fox | | | 3 red", "fox | | | ", "fox", "a | | | #12"]
)
def test_slips_are_named(line: str) -> None:
    with pytest.raises(ValueError, match="line 2"):
        read_concepts(f"[x]\n{line}\n", PAINTS)


def test_words_that_must_be_there() -> None:
    """A few of every kind: fruit, animals, plants, weather, seasons, feelings, stones, people of stories."""
    book = lexicon()
    wanted = {
        "en": "lemon fox moss storm winter envy jade shrek wedding taxi",
        "cy": "lemwn cadno mwsogl storm gaeaf cenfigen jad gwrach priodas tacsi",
        "sw": "limau mbweha kuvu dhoruba kipupwe wivu jade mchawi harusi teksi",
    }
    missing = [word for lang, words in wanted.items() for word in words.split() if not book.find(word, lang)]
    assert missing == []
