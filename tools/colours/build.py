"""Rebuild the colour words of Hues and Cues from their sources.

    npm pack color-name-list@14.51.0 color-name-lists@3.33.2     # and unpack each into a folder
    pip install wordfreq
    python tools/colours/build.py --list DIR/color-name-list --lists DIR/color-name-lists

Writes, under src/parlwr/games/hues/data/:

- ``names/invented.csv``: every name of color-name-list (MIT), for the guesser;
- ``names/surveyed.csv``: names that people gave in surveys (xkcd, Many Languages Many Colors; CC0), for the guesser;
- ``giver/ranks.csv``: how common the lexicon's English words are, of those among the 20,000 commonest (wordfreq);
- ``giver/en.csv``: common words that stand in many names with little spread, for the cue giver. The counts are made
  from two lists apart, and the guesser never reads this file.

Nothing here is needed at run time.
"""

from __future__ import annotations

import argparse
import csv
import json
import re
import sys
from collections import defaultdict
from pathlib import Path

import numpy as np

ROOT = Path(__file__).resolve().parents[2]
DATA = ROOT / "src/parlwr/games/hues/data"
sys.path.insert(0, str(ROOT / "src"))

from parlwr.games.hues.mind.colour import oklab  # noqa: E402

SURVEYS = ("xkcd", "mlmc_english")
SECOND_LISTS = ("xkcd", "mlmc_english", "ntc", "ridgway", "thesaurus", "werner", "html", "nbsIscc", "sanzoWadaI")
"""Free lists (CC0 or MIT) that together make the second witness of the consensus."""

COMMON = 20_000
MIN_NAMES = 5
MAX_SPREAD = 0.105
"""Median distance from the middle in OKLab beyond which a word means too many colours to be a cue."""

WORD = re.compile(r"[a-z]+")
BASIC = re.compile(
    r"^(black|blue|brown|grey|gray|green|orange|pink|purple|red|white|yellow)(s|ish|y|er|est|ness|ed|en)?$"
)
NEVER = frozenset(
    # Words of no picture, words that steer, and words that are unkind in some mouth.
    """a an and at by for from in is it its of off on or the this to with no not my me we you your our his her un up
    all be do go so light dark deep pale soft bright medium lighter darker very hot cold warm cool old new big little
    great high low more less most first second third one two three four five six seven eight nine ten top bottom left
    right corner row column centre center middle edge mid
    indian indians oriental gypsy gypsies negro nigger coolie eskimo squaw savage savages jew jewish arab arabian
    asian african mexican chinese redskin flesh nude naked native sexy bitch slut whore dick cock ass booty breast
    shit crap fuck damn hell porn opium cocaine heroin nazi hitler rape slave slaves slavery murder suicide crack
    amazon bali cadet cameo chateau cola coloured day down drift early fair gallery hint illusion just key lady
    lima london malibu oregon victoria rolling spun washed whip nile moody hemp tobacco delta terra flush gin rum
    drunk drunken dumb stupid idiot fat ugly retro s t st d ll re ve o""".split()
)


def names(path: Path) -> list[tuple[str, str]]:
    with (path / "dist/colornames.csv").open(encoding="utf-8", newline="") as file:
        return [(row["name"], row["hex"]) for row in csv.DictReader(file)]


def lists(path: Path) -> dict[str, list[tuple[str, str]]]:
    found = json.loads((path / "dist/colorlists.json").read_text(encoding="utf-8"))["lists"]
    return {key: [(row["name"], row["hex"]) for row in rows] for key, rows in found.items()}


def write(path: Path, rows: list[tuple[str, ...]], head: tuple[str, ...]) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    with path.open("w", encoding="utf-8", newline="") as file:
        out = csv.writer(file, lineterminator="\n")
        out.writerow(head)
        out.writerows(rows)
    print(f"{path.relative_to(ROOT)}: {len(rows)} rows, {path.stat().st_size // 1024} kB")


def middles(pairs: list[tuple[str, str]]) -> dict[str, list[tuple[float, np.ndarray]]]:
    """Word → (weight, OKLab) of each name it stands in; a name of many words tells less about each of them."""
    found: dict[str, list[tuple[float, np.ndarray]]] = defaultdict(list)
    for name, colour in pairs:
        words = WORD.findall(name.lower().replace("'s", ""))
        if not 1 <= len(words) <= 3:
            continue
        lab = oklab([colour])[0]
        for word in set(words):
            # A basic colour beside the word says where the name lies, so the word itself says less.
            others = [other for other in words if other != word]
            weight = 1.0 if not others else 0.5 if not any(BASIC.match(other) for other in others) else 0.4
            found[word].append((weight, lab))
    return found


def consensus(rows: list[tuple[float, np.ndarray]]) -> tuple[np.ndarray, float]:
    """A robust middle (weighted, iterated away from stray names) and the weighted median distance from it."""
    weights = np.array([weight for weight, _ in rows])
    labs = np.array([lab for _, lab in rows])
    middle = np.average(labs, axis=0, weights=weights)
    for _ in range(10):
        pull = weights / np.maximum(np.linalg.norm(labs - middle, axis=1), 0.02)
        middle = np.average(labs, axis=0, weights=pull)
    order = np.argsort(np.linalg.norm(labs - middle, axis=1))
    cumulated = np.cumsum(weights[order])
    half = order[int(np.searchsorted(cumulated, cumulated[-1] / 2))]
    return middle, float(np.linalg.norm(labs[half] - middle))


def giver_words(first: list[tuple[str, str]], second: list[tuple[str, str]]) -> list[tuple[str, ...]]:
    from wordfreq import top_n_list  # build time only

    rank = {word: i for i, word in enumerate(top_n_list("en", COMMON))}
    one, two = middles(first), middles(second)
    rows: list[tuple[str, ...]] = []
    for word in sorted(one):
        if word in NEVER or BASIC.match(word) or word not in rank or len(word) < 3:
            continue
        if len(one[word]) < MIN_NAMES or not two.get(word):
            continue
        middle, spread = consensus(one[word])
        other, _ = consensus(two[word])
        if spread > MAX_SPREAD or np.linalg.norm(other - middle) > 1.6 * MAX_SPREAD:
            continue
        values = tuple(f"{v:.4f}" for v in middle)
        rows.append((word, *values, f"{spread:.4f}", str(len(one[word]) + len(two[word])), str(rank[word] + 1)))
    return rows


def lexicon_ranks() -> list[tuple[str, ...]]:
    from wordfreq import top_n_list  # build time only

    from parlwr.games.hues.mind.lexicon import lexicon

    rank = {word: i for i, word in enumerate(top_n_list("en", COMMON), 1)}
    words = {word for concept in lexicon().concepts for word in concept.words[0]}
    return [(word, str(rank[word])) for word in sorted(words) if word in rank]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--list", type=Path, required=True, help="the unpacked npm package color-name-list")
    parser.add_argument("--lists", type=Path, required=True, help="the unpacked npm package color-name-lists")
    args = parser.parse_args()
    invented, others = names(args.list), lists(args.lists)
    write(DATA / "names/invented.csv", [(n, h.lstrip("#")) for n, h in invented], ("name", "hex"))
    surveyed = [(n, h.lstrip("#")) for key in SURVEYS for n, h in others[key]]
    write(DATA / "names/surveyed.csv", list(dict.fromkeys(surveyed)), ("name", "hex"))
    second = [pair for key in SECOND_LISTS for pair in others[key]]
    rows = giver_words(invented, second)
    write(DATA / "giver/ranks.csv", lexicon_ranks(), ("word", "rank"))
    write(DATA / "giver/en.csv", rows, ("word", "L", "a", "b", "spread", "names", "rank"))


if __name__ == "__main__":
    main()
