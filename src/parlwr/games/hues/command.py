"""``parlwr solve hues``: where people would look for a cue.

The one module of this game that reads a file and prints.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Annotated, Any, Literal

import msgspec
import typer
from rich.console import Console
from rich.text import Text

from parlwr.kernel.errors import BadInput

from .board import CELLS, COLUMNS, LETTERS
from .mind.colour import Floats
from .mind.guesser import Guesser, best_cell
from .mind.palette import palette as own_palette

__all__ = ["answer", "read_palette", "solve"]

MAX_BYTES = 1_000_000
SHOWN = 8
"""Cells that are listed under the map."""
HEAT = " ·:-=+*#%@"


def solve(
    cue: Annotated[str, typer.Argument(help="The first cue; - reads one cue a line (a tab before a second one).")],
    cue2: Annotated[str | None, typer.Argument(help="The second cue.", metavar="[CUE2]")] = None,
    lang: Annotated[Literal["en", "cy", "sw"], typer.Option(help="The language that is tried first.")] = "en",
    palette: Annotated[Path | None, typer.Option(help="A board: JSON, cell to #rrggbb; default: our own.")] = None,
    as_json: Annotated[bool, typer.Option("--json", help="One line of JSON.")] = False,
) -> None:
    """Where people would look for a cue: the chance of every cell, and the cell that earns most on average."""
    colours = own_palette() if palette is None else read_palette(palette)
    guesser = Guesser(colours)
    if cue == "-":
        if cue2 is not None:
            raise BadInput("a second cue beside -: put it behind a tab on the line")
        for line in _lines():
            print(msgspec.json.encode(answer(guesser, line.split("\t")[:2], lang)).decode(), flush=True)
        return
    cues = [cue] if cue2 is None else [cue, cue2]
    if not all(one.strip() for one in cues):
        raise BadInput("an empty cue")
    if as_json:
        print(msgspec.json.encode(answer(guesser, cues, lang)).decode())
    else:
        _draw(guesser.chances(cues, lang), colours)


def _lines() -> Iterator[str]:
    """Standard input line by line, whatever bytes come."""
    for raw in sys.stdin.buffer:
        yield raw.decode("utf-8", "replace").rstrip("\r\n")


def read_palette(path: Path) -> dict[str, str]:
    """A board from a file. Raises BadInput when it is no JSON object of strings; the cells are not checked."""
    try:
        with path.open("rb") as file:
            data = file.read(MAX_BYTES + 1)
    except (OSError, ValueError) as error:
        raise BadInput(f"--palette {path}: {getattr(error, 'strerror', None) or error}") from None
    if len(data) > MAX_BYTES:
        raise BadInput(f"--palette {path}: larger than {MAX_BYTES} bytes")
    try:
        return msgspec.json.decode(data, type=dict[str, str])
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise BadInput(f"--palette {path}: not a JSON object, cell to #rrggbb: {error}") from None


def answer(guesser: Guesser, cues: Sequence[str], lang: str) -> dict[str, Any]:
    """The answer as the protocol writes it: ``{"cells": {"A1": 0.001, …}, "guess": "H15"}``."""
    chances = guesser.chances(cues, lang)
    cells = dict(zip(CELLS, chances.tolist(), strict=True))
    return {"cells": cells, "guess": CELLS[best_cell(chances)]}


def _draw(chances: Floats, colours: Mapping[str, str]) -> None:
    """The board in its colours, darker signs where more people look; then the likeliest cells."""
    console = Console(highlight=False, soft_wrap=True)
    top = float(chances.max())
    guess = best_cell(chances)
    by_cell = {cell.upper(): colour for cell, colour in colours.items()}
    for row, letter in enumerate(LETTERS):
        line = Text(f"{letter} ")
        for column in range(COLUMNS):
            index = row * COLUMNS + column
            sign = HEAT[min(int(chances[index] / top * len(HEAT)), len(HEAT) - 1)]
            mark = "[]" if index == guess else sign * 2
            line.append(mark, style=f"black on {by_cell[CELLS[index]]}")
        console.print(line)
    console.print(f"guess: {CELLS[guess]}")
    for index in (-chances).argsort(kind="stable")[:SHOWN]:
        console.print(f"{CELLS[index]:4} {float(chances[index]):6.1%}")
