"""Writes the board's colours for the browser (client/src/games/hues/palette.ts) from the game's own palette."""

from __future__ import annotations

import json
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
PALETTE = ROOT / "src/parlwr/games/hues/data/palette.json"
OUT = ROOT / "client/src/games/hues/palette.ts"
HEAD = "// Made by tools/hues_palette.py from the game's palette; a test keeps the two alike. Rows A to P.\n"


def source() -> str:
    """The TypeScript file's text."""
    data = json.loads(PALETTE.read_text(encoding="utf-8"))
    cells = data["cells"] if isinstance(data, dict) and "cells" in data else data
    hexes = [cell["hex"] for cell in cells] if isinstance(cells, list) else list(cells.values())
    rows = [" ".join(value.lstrip("#").lower() for value in hexes[i : i + 30]) for i in range(0, 480, 30)]
    body = "\n".join(f"  '{row}'," for row in rows)
    return f"{HEAD}export const PALETTE: readonly string[] = [\n{body}\n].flatMap((row) => row.split(' '));\n"


if __name__ == "__main__":
    OUT.write_text(source(), encoding="utf-8")
