"""A law is worth what it catches: the honest toy game passes all of them, each broken one fails its own."""

from __future__ import annotations

import pytest

from parlwr.kernel import BrokenLaw
from parlwr.testing.laws import LAWS, check_law

from . import mutants, mutants_at_play
from .planting import MUTANTS
from .toy import RULES, Toy

PLANTED = (mutants, mutants_at_play)
"""Importing these modules notes their games."""


def test_every_law_has_its_mutants() -> None:
    assert len(PLANTED) == 2
    assert {law for law, _ in MUTANTS} == set(LAWS)
    assert len(MUTANTS) >= 45


@pytest.mark.parametrize("law", LAWS)
def test_the_honest_game_passes(law: str) -> None:
    check_law(Toy(), law, rules=RULES, tries=12)


@pytest.mark.parametrize(("law", "mutant"), MUTANTS, ids=[mutant.__name__ for _, mutant in MUTANTS])
def test_a_mutant_is_caught(law: str, mutant: type[Toy]) -> None:
    with pytest.raises(BrokenLaw) as caught:
        check_law(mutant(), law, rules=RULES, tries=12)
    assert caught.value.law == law, caught.value


def test_every_law_has_mutants() -> None:
    assert {law for law, _ in MUTANTS} == set(LAWS)
