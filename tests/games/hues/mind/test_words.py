"""Spelling in three languages."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from parlwr.games.hues.mind.words import LANGUAGES, derived, forms, key, split


@pytest.mark.parametrize(
    ("text", "wanted"),
    [
        ("Cotton-candy", "cottoncandy"),
        ("ng'ombe", "ngombe"),
        ("ng’ombe", "ngombe"),
        ("tân", "tan"),
        ("ta\u0302n", "tan"),
        ("ＭＯＳＳ", "moss"),
        ("mo\u200bss", "moss"),
        ("  peter   pan ", "peterpan"),
        ("ŵy", "wy"),
        ("", ""),
        ("🐷", ""),
        ("٣", ""),
    ],
)
def test_key(text: str, wanted: str) -> None:
    assert key(text) == wanted


@pytest.mark.parametrize(
    ("word", "lang", "base"),
    [
        ("foxes", "en", "fox"),
        ("berries", "en", "berry"),
        ("leaves", "en", "leaf"),
        ("gathod", "cy", "cathod"),
        ("chath", "cy", "cath"),
        ("nghath", "cy", "cath"),
        ("fochyn", "cy", "mochyn"),
        ("fara", "cy", "bara"),
        ("mara", "cy", "bara"),
        ("ddraig", "cy", "draig"),
        ("ardd", "cy", "gardd"),
        ("lwynog", "cy", "llwynog"),
        ("rosyn", "cy", "rhosyn"),
        ("hafal", "cy", "afal"),
        ("afalau", "cy", "afal"),
        ("mapera", "sw", "pera"),
        ("viazi", "sw", "kiazi"),
        ("mito", "sw", "mto"),
        ("wachawi", "sw", "mchawi"),
        ("nyuso", "sw", "uso"),
        ("bustanini", "sw", "bustani"),
    ],
)
def test_forms(word: str, lang: str, base: str) -> None:
    assert base in list(forms(word, lang))


@pytest.mark.parametrize(
    ("word", "base"),
    [("lemony", "lemon"), ("foggy", "fog"), ("bricked", "brick"), ("harbour", "harbor"), ("grayish", "gray")],
)
def test_derived(word: str, base: str) -> None:
    assert base in list(derived(word))


@settings(max_examples=200, deadline=None)
@given(st.text(max_size=60), st.sampled_from(LANGUAGES))
def test_any_text(text: str, lang: str) -> None:
    """Keys are stable and made of letters; forms are never the empty word."""
    assert key(key(text)) == key(text)
    assert key(text) == "" or key(text).isalpha()
    for word in split(text):
        assert all(forms(word, lang))
