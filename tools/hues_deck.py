"""Makes the deck of Hues and Cues: a hundred cards of four cells, no cell twice, the four on a card far apart.

Starts from a seeded deal of 400 of the 480 cells and swaps cells between cards (or with the 80 left over) while that
raises the smallest distance (in OKLab) on the worse of the two. Run: python tools/hues_deck.py PALETTE > deck.json
"""

from __future__ import annotations

import itertools
import json
import random
import sys
from pathlib import Path

CARDS, EACH = 100, 4


def smallest(card: list[int], lab: list[tuple[float, float, float]]) -> float:
    return min(
        sum((x - y) ** 2 for x, y in zip(lab[a], lab[b], strict=True)) for a, b in itertools.combinations(card, 2)
    )


def main(palette: str) -> None:
    cells = json.loads(Path(palette).read_text(encoding="utf-8"))["cells"]
    lab = [tuple(cell["oklab"]) for cell in cells]
    dice = random.Random(99)
    order = list(range(len(cells)))
    dice.shuffle(order)
    groups = [order[i * EACH : (i + 1) * EACH] for i in range(CARDS)]
    groups.append(order[CARDS * EACH :])  # the cells on no card
    value = [smallest(group, lab) for group in groups[:CARDS]] + [9.0]
    for _ in range(400_000):
        a, b = dice.randrange(CARDS), dice.randrange(CARDS + 1)
        if a == b:
            continue
        i, j = dice.randrange(EACH), dice.randrange(len(groups[b]))
        groups[a][i], groups[b][j] = groups[b][j], groups[a][i]
        new_a, new_b = smallest(groups[a], lab), smallest(groups[b], lab) if b < CARDS else 9.0
        if min(new_a, new_b) > min(value[a], value[b]):
            value[a], value[b] = new_a, new_b
        else:
            groups[a][i], groups[b][j] = groups[b][j], groups[a][i]
    cards = [sorted(group) for group in groups[:CARDS]]
    print("worst card:", round(min(value) ** 0.5, 3), file=sys.stderr)
    rows = (json.dumps([cells[cell]["id"] for cell in card]) for card in sorted(cards))
    print("[\n" + ",\n".join(rows) + "\n]")


if __name__ == "__main__":
    main(sys.argv[1])
