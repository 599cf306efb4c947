"""Measure the guesser on where people put their pieces, and the giver with the guesser.

    python tools/colours/measure.py people FILE     # FILE: {"board": {cell: hex}, "cues": [{"en", "cy", "sw", "kind", "answers"}]}
    python tools/colours/measure.py giver [LANG…]   # over all 480 cells of our own board

A guess is scored against each person's cell: 3, 2, 1 points at distance 0, 1, 2. The answers of people are not part
of this project; ``answers`` is a list of cells.
"""  # noqa: E501

from __future__ import annotations

import json
import sys
from collections import defaultdict
from collections.abc import Iterable
from pathlib import Path
from typing import Any

import numpy as np

sys.path.insert(0, str(Path(__file__).resolve().parents[2] / "src"))

from parlwr.games.hues.board import CELLS, INDEX, distance
from parlwr.games.hues.mind.giver import Giver
from parlwr.games.hues.mind.guesser import Guesser, best_cell
from parlwr.games.hues.mind.palette import palette


def points(guess: int, target: int) -> int:
    return max(0, 3 - distance(guess, target))


def against_people(data: dict[str, Any]) -> dict[str, tuple[float, float, int]]:
    """Group (a language, or ``kind …`` in English) → mean points, mean log-probability of people's cells, cues."""
    guesser = Guesser(data["board"])
    groups: dict[str, list[tuple[float, float]]] = defaultdict(list)
    for cue in data["cues"]:
        cells = [INDEX[cell] for cell in cue["answers"]]
        for lang in ("en", "cy", "sw"):
            if not cue[lang]:
                continue
            chances = guesser.chances([cue[lang]], lang)
            guess = best_cell(chances)
            found = (
                float(np.mean([points(guess, cell) for cell in cells])),
                float(np.mean(np.log(chances[cells]))),
            )
            groups[lang].append(found)
            if lang == "en":
                groups[f"kind {cue['kind']}"].append(found)
    return {
        name: (float(np.mean([f[0] for f in found])), float(np.mean([f[1] for f in found])), len(found))
        for name, found in groups.items()
    }


def giver_with_guesser(lang: str, step: int = 1) -> dict[str, float]:
    """Mean points over all cells, or every so-manyth.

    The first guess, the second with the first piece lying, and the better of the two.
    """
    giver, guesser = Giver(palette(), lang), Guesser(palette())
    first, second, either = [], [], []
    for target in range(0, len(CELLS), step):
        cue = giver.first(target)[0].text
        one = guesser.guess([cue], lang)
        other = giver.second(target, cue, [one], [cue])[0].text
        two = guesser.guess([cue, other], lang, [one])
        first.append(points(one, target))
        second.append(points(two, target))
        either.append(max(first[-1], second[-1]))
    return {"first": float(np.mean(first)), "second": float(np.mean(second)), "either": float(np.mean(either))}


def main(args: Iterable[str]) -> None:
    what, *rest = args
    if what == "people":
        for name, (mean, log, cues) in against_people(json.loads(Path(rest[0]).read_text())).items():
            print(f"{name:20} {mean:.3f} points  {log:.3f} mean log-probability  {cues} cues")
    else:
        for lang in rest or ("en", "cy", "sw"):
            print(lang, {name: round(value, 3) for name, value in giver_with_guesser(lang).items()})


if __name__ == "__main__":
    main(sys.argv[1:])
