"""Where the rulebook beside the table opens: every rule that the browser's boards point at is in the rulebook."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from parlwr.kernel import registry
from parlwr.text import rules_of


@pytest.mark.parametrize("game", registry.names())
def test_the_rulebook_opens_at_rules_that_there_are(game: str, root: Path) -> None:
    folder = root / "client/src/games" / game
    code = (folder / "rule.ts").read_text("utf-8")
    named = re.findall(r"'([a-z0-9-]+(?:\.[a-z0-9-]+)+)'", code)
    assert len(set(named)) >= 5
    assert set(named) <= {rule.id for rule in rules_of(game)}
    assert re.search(r"\brule\b", (folder / "index.ts").read_text("utf-8"))
