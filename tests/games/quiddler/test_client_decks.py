"""quiddler.deck: the browser's decks are the game's own."""

from __future__ import annotations

import runpy
from pathlib import Path

ROOT = Path(__file__).resolve().parents[3]


def test_the_browser_has_the_same_decks() -> None:
    made = runpy.run_path(str(ROOT / "tools/quiddler_decks.py"))["source"]()
    assert (ROOT / "client/src/games/quiddler/decks.ts").read_text(encoding="utf-8") == made
