"""Every game keeps every law, at every number of seats, by existing: the registry finds it, nothing here names it.

A few games a law, options and number of seats by default; ``PARLWR_LAWS=40`` tries forty (a long run).
"""

from __future__ import annotations

import pytest

from parlwr.kernel import AnyGame
from parlwr.kernel.registry import games
from parlwr.testing.laws import LAWS, check_law


@pytest.mark.parametrize("law", LAWS)
@pytest.mark.parametrize("game", games(), ids=lambda game: game.name)
def test_law(game: AnyGame, law: str) -> None:
    check_law(game, law)
