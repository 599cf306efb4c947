"""Writes the decks for the browser (client/src/games/quiddler/decks.ts) from the game's own."""

from __future__ import annotations

from pathlib import Path

from parlwr.games.quiddler.decks import DECKS, deck

ROOT = Path(__file__).resolve().parent.parent
OUT = ROOT / "client/src/games/quiddler/decks.ts"
HEAD = """// Made by tools/quiddler_decks.py from the game's decks; a test keeps the two alike.
export interface DeckFacts {
  points: Readonly<Record<string, number>>;
  /** Cards that are one letter though two characters: a word counts its letters. */
  letters: Readonly<Record<string, number>>;
  /** Pairs of characters that two single cards never spell. */
  digraphs: readonly string[];
}
"""


def source() -> str:
    """The TypeScript file's text."""
    lines = []
    for name in DECKS:
        facts = deck(name)
        points = ", ".join(f"{code}: {value}" for code, value in zip(facts.codes, facts.points, strict=True))
        letters = ", ".join(
            f"{code}: {n}" for code, n in zip(facts.codes, facts.letters, strict=True) if n != len(code)
        )
        digraphs = ", ".join(f"'{pair}'" for pair in sorted(facts.digraphs))
        inside = f"{{ {letters} }}" if letters else "{}"
        lines.append(
            f"  {name}: {{\n    points: {{ {points} }},\n    letters: {inside},\n    digraphs: [{digraphs}],\n  }},"
        )
    body = "\n".join(lines)
    names = " | ".join(f"'{name}'" for name in DECKS)
    return f"{HEAD}export const DECKS: Readonly<Record<{names}, DeckFacts>> = {{\n{body}\n}};\n"


if __name__ == "__main__":
    OUT.write_text(source(), encoding="utf-8")
