"""``parlwr solve clue``: what a seat can know. The one module of this game that reads a file and prints."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated

import msgspec
import typer

from parlwr.kernel.errors import BadInput, BadRecord
from parlwr.kernel.record import Record, play_record
from parlwr.kernel.registry import get
from parlwr.kernel.scenario import MAX_BYTES, read_play

from .messages import ClueView
from .solving import Solved
from .solving import solve as solve_view

__all__ = ["solve"]

SHOWN = 10
"""How many solutions are printed; ``--json`` gives all."""


def solve(
    record: Annotated[Path, typer.Argument(metavar="RECORD", help="A record, or a scenario; - for standard input.")],
    seat: Annotated[int, typer.Option(help="Whose knowledge.")],
    at: Annotated[int | None, typer.Option(help="After how many actions; default: all.")] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON.")] = False,
) -> None:
    """What a seat can know: the chance of each card for each place, every deal that fits its view counting alike."""
    found = solve_view(view_at(read_play(_read(record), str(record)), seat, at, str(record)))
    if as_json:
        print(msgspec.json.encode(found).decode())
    else:
        _print(found)


def _read(path: Path) -> bytes:
    if str(path) == "-":
        data = sys.stdin.buffer.read(MAX_BYTES + 1)
    else:
        with path.open("rb") as file:
            data = file.read(MAX_BYTES + 1)
    if len(data) > MAX_BYTES:
        raise BadInput(f"{path}: larger than {MAX_BYTES} bytes")
    return data


def view_at(record: Record, seat: int, at: int | None, where: str) -> ClueView:
    """A seat's view after ``at`` actions of a record (None: all). Raises BadInput, BadRecord, BadScenario."""
    if record.game != "clue":
        raise BadInput(f"{where}: a record of {record.game}, not of clue")
    if not 0 <= seat < record.seats:
        raise BadInput(f"no seat {seat} at a table of {record.seats}")
    length = len(record.actions)
    if at is not None and not 0 <= at <= length:
        raise BadInput(f"--at {at}: the record has versions 0 to {length}")
    game = get(record.game, record.rules)
    try:
        for step in play_record(game, record):
            if step.version == (length if at is None else at):
                view: ClueView = game.view(step.state, seat)
                return view
    except BadRecord as error:
        raise BadRecord(f"{where}: {error}") from None
    raise BadRecord(f"{where}: no version {at}")  # play_record gives every version: not reached


def _print(found: Solved) -> None:
    """A line a card, a column a place; then the likeliest solutions."""
    print(f"worlds: {found.worlds}")
    places = sorted({place for chances in found.cards.values() for place in chances}, key=lambda p: (len(p) == 1, p))
    width = max(map(len, found.cards))
    print(" ".join([f"{'card':{width}}", *(f"{place:>8}" for place in places)]))
    for code, chances in found.cards.items():
        cells = (f"{chances[place]:8.1%}" if place in chances else f"{'':8}" for place in places)
        print(" ".join([f"{code:{width}}", *cells]).rstrip())
    print(f"solutions: {len(found.solutions)}")
    for solution in found.solutions[:SHOWN]:
        print(f"{solution.chance:8.1%} {', '.join(solution.cards)}")
