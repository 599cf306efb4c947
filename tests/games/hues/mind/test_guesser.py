"""Where people look: sound chances on any board, sensible guesses, speed, and the measure on real people."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import time
from pathlib import Path

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.speed import slower
from tools.colours.measure import against_people

from parlwr.games.hues.board import CELLS, INDEX, distance
from parlwr.games.hues.mind.colour import palette_lab, points_near
from parlwr.games.hues.mind.guesser import Guesser, best_cell
from parlwr.games.hues.mind.palette import palette

DATA = Path(__file__).parents[4] / "src/parlwr/games/hues/data"


@pytest.fixture(scope="module")
def guesser() -> Guesser:
    return Guesser(palette())


@pytest.mark.parametrize(
    ("cue", "lang", "cell", "steps"),
    [
        ("pig", "en", "H15", 3),
        ("turquoise", "en", "O26", 2),
        ("banana", "en", "H1", 4),
        ("rust", "en", "A4", 4),
        ("aubergine", "en", "E30", 4),
        ("mochyn", "cy", "H15", 3),
        ("fochyn", "cy", "H15", 3),
        ("nguruwe", "sw", "H15", 3),
        ("feruzi", "sw", "O26", 2),
    ],
)
def test_guesses(guesser: Guesser, cue: str, lang: str, cell: str, steps: int) -> None:
    assert distance(guesser.guess([cue], lang), INDEX[cell]) <= steps


def test_exact_colours_are_found(guesser: Guesser) -> None:
    """A cell's own colour as a meaning has that cell as its likeliest."""
    from parlwr.games.hues.mind.meaning import Meaning

    lab = palette_lab(palette())
    hits = sum(
        distance(best_cell(guesser.place(Meaning(lab[i : i + 1], np.ones(1), np.ones(1), 1.0))), i) <= 1
        for i in range(0, 480, 7)
    )
    assert hits >= 60  # of 69: the pull to strong colours moves a few pale ones


@settings(max_examples=25, deadline=None)
@given(
    st.integers(0, 2**32 - 1),
    st.lists(st.sampled_from(["fox", "moss", "qwxzv", "dark", "gaeaf", "", "shrek", "easter grass"]), max_size=2),
    st.lists(st.integers(0, 479), max_size=20),
)
def test_any_board(seed: int, cues: list[str], occupied: list[int]) -> None:
    """Chances are positive and sum to 1, and no piece is put on another, on any board whatever."""
    colours = np.random.default_rng(seed).integers(0, 256**3, 480)
    one = Guesser({cell: f"#{colour:06x}" for cell, colour in zip(CELLS, colours, strict=True)})
    chances = one.chances(cues)
    assert chances.shape == (480,)
    assert (chances > 0).all()
    assert chances.sum() == pytest.approx(1.0, abs=1e-9)
    assert one.guess(cues, "en", occupied) not in occupied


def test_a_board_of_one_colour() -> None:
    one = Guesser(dict.fromkeys(CELLS, "#808080"))
    assert np.allclose(one.chances(["fox"]), 1 / 480)


def test_the_best_cell_earns_most() -> None:
    chances = np.zeros(480)
    chances[[INDEX["D4"], INDEX["D5"], INDEX["D6"]]] = 0.4, 0.2, 0.4
    assert CELLS[best_cell(chances)] == "D5"  # 2.2 points
    taken = [INDEX["D5"]]
    assert points_near(chances)[best_cell(chances, taken)] == 2.0
    assert best_cell(chances, taken) not in taken


def test_unknown_is_flat(guesser: Guesser) -> None:
    assert np.allclose(guesser.chances(["qwxzv"]), 1 / 480)
    assert np.allclose(guesser.chances([]), 1 / 480)


def test_a_second_cue_narrows(guesser: Guesser) -> None:
    """Both cues count: rose alone may be red or pink; candy makes it pink."""
    rose, both = guesser.chances(["rose"]), guesser.chances(["rose", "candyfloss"])
    pink = [i for i, cell in enumerate(CELLS) if distance(i, INDEX["G16"]) <= 3]
    assert both[pink].sum() > 2 * rose[pink].sum()


def test_an_unknown_second_cue_leaves_the_first(guesser: Guesser) -> None:
    first, both = guesser.chances(["turquoise"]), guesser.chances(["turquoise", "qwxzv"])
    assert distance(best_cell(first), best_cell(both)) <= 1


def test_a_modifier_as_second_cue_changes_the_first(guesser: Guesser) -> None:
    light = palette_lab(palette())[:, 0]
    dark = guesser.chances(["leaf", "dark"]) @ light
    pale = guesser.chances(["leaf", "pale"]) @ light
    assert dark + 0.05 < pale


def test_languages_of_two_cues(guesser: Guesser) -> None:
    mixed = guesser.chances(["tango", "tango"], ["sw", "en"])
    assert not np.allclose(mixed, guesser.chances(["tango", "tango"], "sw"))


def test_speed(guesser: Guesser) -> None:
    """At most 30 ms a cue, warm; measured in processor time, so that a busy machine does not matter."""
    cues = ["blue", "green", "fox", "easter grass", "gold", "dark rose", "unknownword", "forest spring light"]
    for cue in cues:
        guesser.chances([cue])
    from parlwr.games.hues.mind import meaning as module

    spent = []
    for cue in cues:
        module.meaning.cache_clear()
        start = time.process_time()
        guesser.chances([cue])
        spent.append(time.process_time() - start)
    assert sorted(spent)[-2] < 0.030 * slower(), spent


def test_load() -> None:
    """At most half a second of processor time to read the data."""
    code = (
        "import time, numpy, parlwr.games.hues.board\n"
        "start = time.process_time()\n"
        "from parlwr.games.hues.mind.guesser import Guesser\n"
        "from parlwr.games.hues.mind.palette import palette\n"
        "Guesser(palette()).chances(['fox'])\n"
        "print(time.process_time() - start)\n"
    )
    times = [
        float(subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout)
        for _ in range(2)
    ]
    assert min(times) < 0.5 * slower(), times


def test_size_of_the_data() -> None:
    """hues: at most 10 MB in the wheel; each source of words has its licence beside it."""
    assert sum(file.stat().st_size for file in DATA.rglob("*") if file.is_file()) < 10_000_000
    licences = (DATA / "names/LICENCES.md").read_text(encoding="utf-8")
    for source in ("color-name-list", "MIT License", "xkcd", "CC0", "wordfreq"):
        assert source in licences


HUMAN_CUES = os.environ.get("PARLWR_HUMAN_CUES")
"""A file of people's answers, which are not ours to ship; where none is named there is nothing to compare with."""


if HUMAN_CUES:

    def test_against_people() -> None:
        """One person against another scores about 0.59."""
        result = against_people(json.loads(Path(str(HUMAN_CUES)).read_text(encoding="utf-8")))
        for name, (points, log, cues) in result.items():
            print(f"{name:20} {points:.3f} points, {log:.3f} mean log-probability, {cues} cues")
        assert min(result[lang][0] for lang in ("en", "cy", "sw")) >= 0.60
        assert min(result[lang][1] for lang in ("en", "cy", "sw")) > np.log(1 / 480) + 0.8
