"""Every scenario that ships with a game or a table holds."""

from __future__ import annotations

from pathlib import Path

import pytest

from parlwr.cli.scenarios import _table
from parlwr.testing import check_file

SOURCE = Path(__file__).resolve().parents[2] / "src" / "parlwr"
FILES = sorted([*SOURCE.glob("games/*/scenarios/*.yaml"), *SOURCE.glob("tables/scenarios/*.yaml")])


@pytest.mark.parametrize("file", FILES, ids=lambda file: f"{file.parent.parent.name}-{file.stem}")
def test_scenarios_hold(file: Path) -> None:
    outcomes = list(check_file(file, _table))
    assert outcomes
    assert [one.line() for one in outcomes if not one.ok] == []


def test_every_game_has_scenarios() -> None:
    from parlwr.kernel.registry import names

    assert {file.parent.parent.name for file in FILES} >= set(names())
