"""hues.board: the browser's colours are the game's own."""

from __future__ import annotations

import runpy
from pathlib import Path

ROOT = Path(__file__).resolve().parents[3]


def test_the_browser_has_the_same_colours() -> None:
    made = runpy.run_path(str(ROOT / "tools/hues_palette.py"))["source"]()
    assert (ROOT / "client/src/games/hues/palette.ts").read_text(encoding="utf-8") == made
