"""Codes and tokens."""

from __future__ import annotations

import re

import pytest

from parlwr.tables.keys import code_from, new_code, new_seed, new_token, token_hash


def test_a_code_is_easy_to_read_aloud_and_spells_nothing() -> None:
    codes = {new_code() for _ in range(500)}
    assert len(codes) > 480
    assert all(re.fullmatch(r"[BCDFGHJKLMNPRSTVWXZ]{3}-[0-9]{3}", code) for code in codes)


@pytest.mark.parametrize("typed", ["CWM-418", "cwm-418", "cwm418", " Cwm 418 "])
def test_a_code_as_people_type_it(typed: str) -> None:
    assert code_from(typed) == "CWM-418"


@pytest.mark.parametrize("typed", ["", "CWM", "418-CWM", "CWM-4181", "CWM-41٨", "../../etc", "CWM-418\0", "x" * 9999])
def test_what_is_no_code(typed: str) -> None:
    assert code_from(typed) is None


def test_tokens_have_128_bits_and_are_stored_as_hashes() -> None:
    tokens = {new_token() for _ in range(200)}
    assert len(tokens) == 200
    assert all(re.fullmatch(r"[A-Za-z0-9_-]{22}", token) for token in tokens)
    for token in tokens:
        assert token not in token_hash(token)
        assert len(token_hash(token)) == 64
    assert token_hash("\ud800")  # what no client can have been given is hashed like anything else


def test_seeds_have_128_bits() -> None:
    assert re.fullmatch(r"[0-9a-f]{32}", new_seed())
    assert new_seed() != new_seed()
