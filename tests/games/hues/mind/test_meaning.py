"""What cues mean: probes of our own, by language, form and composition."""

from __future__ import annotations

from functools import cache

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from parlwr.games.hues.mind.colour import Floats, oklab
from parlwr.games.hues.mind.meaning import meaning
from parlwr.games.hues.mind.words import LANGUAGES


def middle(cue: str, lang: str = "en") -> Floats:
    """The mean colour of a meaning; flat ones have none."""
    found = meaning(cue, lang)
    assert found.trust > 0.4, f"{cue!r} is unknown"
    mean: Floats = found.weights @ found.lab
    return mean


# Cue, language, a colour that it must come near to; none of them is a cue that the guesser is measured with.
PROBES = [
    ("banana", "en", "#f7e040"),
    ("bananas", "en", "#f7e040"),
    ("flamingo", "en", "#fa8fae"),
    ("chocolate", "en", "#5c3a20"),
    ("lavender", "en", "#bfa5e8"),
    ("lavenders", "en", "#bfa5e8"),
    ("ocean", "en", "#1a6fa8"),
    ("broccoli", "en", "#2f8a3c"),
    ("shrek", "en", "#84ac3c"),
    ("woodland", "en", "#2a7a3a"),
    ("banana", "cy", "#f7e040"),
    ("fflamingo", "cy", "#fa8fae"),
    ("siocled", "cy", "#5c3a20"),
    ("cefnfor", "cy", "#1a6fa8"),
    ("gefnfor", "cy", "#1a6fa8"),
    ("goedwig", "cy", "#2a7a3a"),
    ("pinafalau", "cy", "#f6d02a"),
    ("ndizi", "sw", "#f7e040"),
    ("chokoleti", "sw", "#5c3a20"),
    ("msitu", "sw", "#2a7a3a"),
    ("misitu", "sw", "#2a7a3a"),
    ("nanasi", "sw", "#f6d02a"),
    ("mawaridi", "sw", "#e64a70"),
]


@pytest.mark.parametrize(("cue", "lang", "colour"), PROBES)
def test_probes(cue: str, lang: str, colour: str) -> None:
    assert np.linalg.norm(middle(cue, lang) - oklab([colour])[0]) < 0.14


def test_another_language_is_understood() -> None:
    """People at a Welsh table say English words too."""
    assert np.allclose(middle("submarine", "cy"), middle("submarine", "en"))
    assert np.allclose(middle("ndizi", "en"), middle("ndizi", "sw"))


def test_a_name_says_more_than_a_stem() -> None:
    """*Penny* is a copper coin in colour names, and no pen; *lemony* is a lemon."""
    assert np.linalg.norm(middle("penny") - middle("pen")) > 0.15
    assert np.linalg.norm(middle("lemony") - middle("lemon")) < 0.1


def test_one_word_two_languages() -> None:
    """Swahili *tango* is a cucumber, whatever the English one is; *pea* is a pear."""
    assert middle("tango", "sw")[1] < -0.05 < middle("tango", "en")[1]
    assert not np.allclose(middle("pea", "sw"), middle("pea", "en"))


def test_accents_tell_two_words_apart() -> None:
    """*Gem* and *gêm*, *dol* and *dôl*; without its accent a word is still found."""
    assert not np.allclose(middle("gem", "cy"), middle("gêm", "cy"))
    assert middle("dôl", "cy")[1] < -0.05  # a meadow
    assert np.allclose(middle("GÊM", "cy"), middle("ge\u0302m", "cy"))
    assert meaning("llygad y dydd", "cy").trust > 0.9


def test_the_first_meaning_weighs_most() -> None:
    """Swahili *nyanya* is a tomato before it is a grandmother."""
    nyanya = middle("nyanya", "sw")
    assert 3 * np.linalg.norm(nyanya - middle("tomato")) < np.linalg.norm(nyanya - middle("grandma"))


def test_accents_case_and_marks_do_not_matter() -> None:
    for other in ("TÂN", "tan", "ta\u0302n", "t\u200bân", " tân "):
        assert np.allclose(middle(other, "cy"), middle("tân", "cy"))


@pytest.mark.parametrize(
    ("dark", "light", "lang"),
    [
        ("dark moss", "pale moss", "en"),
        ("mwsogl tywyll", "mwsogl golau", "cy"),
        ("samawati iliyokolea", "samawati hafifu", "sw"),
        ("deep rose", "soft rose", "en"),
    ],
)
def test_modifiers(dark: str, light: str, lang: str) -> None:
    assert middle(dark, lang)[0] + 0.15 < middle(light, lang)[0]


def test_dull_and_bright() -> None:
    chroma = {cue: float(np.hypot(*middle(cue)[1:])) for cue in ("dusty lime", "lime", "neon lime")}
    assert chroma["dusty lime"] < chroma["lime"] < chroma["neon lime"]


def test_two_things_meet() -> None:
    """*Easter grass* is a grass, and nearer to Easter than other grass is."""
    grass, easter, both = middle("grass"), middle("easter"), middle("easter grass")
    assert both[1] < -0.05
    assert np.linalg.norm(both - easter) < np.linalg.norm(grass - easter)


def test_a_phrase_is_not_its_words() -> None:
    assert np.linalg.norm(middle("polar bear") - middle("bear")) > 0.3
    assert np.linalg.norm(middle("arth wen", "cy") - middle("arth", "cy")) > 0.3


@pytest.mark.parametrize("cue", ["qwxzv", "", "   ", "🐷", "٣", "\u202e", "ⴰⵎⴰ", "zzzzz qqqq", "x" * 10_000])
@pytest.mark.parametrize("lang", LANGUAGES)
def test_unknown_means_nothing(cue: str, lang: str) -> None:
    assert meaning(cue, lang).trust == 0


@settings(max_examples=150, deadline=None)
@given(st.text(max_size=40), st.sampled_from(LANGUAGES))
def test_any_text_has_a_sound_meaning(cue: str, lang: str) -> None:
    found = meaning(cue, lang)
    assert 0 <= found.trust <= 1
    assert len(found.lab) == len(found.weights) == len(found.spread)
    if found.trust > 0:
        assert found.weights.sum() == pytest.approx(1.0)
        assert np.isfinite(found.lab).all()
        assert (found.spread > 0).all()


@cache
def _known(lang: str) -> list[str]:
    from parlwr.games.hues.mind.lexicon import lexicon

    return sorted({word for concept in lexicon().concepts for word in concept.words[LANGUAGES.index(lang)]})


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_word_of_the_lexicon_is_found(lang: str) -> None:
    lost = [word for word in _known(lang) if meaning(word, lang).trust < 0.8]
    assert lost == []


def test_welsh_words_are_found_mutated() -> None:
    """The soft mutation of every Welsh word that has one leads back to the same colours, or to another word's own."""
    soft = {"p": "b", "t": "d", "c": "g", "b": "f", "m": "f", "ll": "l", "rh": "r"}
    lost = []
    for word in _known("cy"):
        for plain, changed in soft.items():
            if word.startswith(plain) and not word.startswith(("ch", "ph", "th")) and len(word) > 4 and " " not in word:
                if meaning(changed + word[len(plain) :], "cy").trust < 0.8:
                    lost.append(word)
                break
    assert lost == []
