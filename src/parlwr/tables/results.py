"""How finished games ended, as a table of comma-separated values: a line a seat, for a club's spreadsheet.

Nothing of it is stored: it follows from the log, played again under the rules.
"""

from __future__ import annotations

import csv
import io
import time
from collections.abc import Iterable, Sequence

import msgspec

from ..kernel import AnyGame, BadInput, Refused, registry
from ..store import ActionRow, TableRow
from .replay import result_of

__all__ = ["COLUMNS", "as_csv", "csv_of", "results"]

COLUMNS = "table game options began ended seat name kind level place score winner".split()
BOM = "\ufeff"
"""What tells a spreadsheet that the file is UTF-8."""
_FORMULA = tuple("=+-@＝＋－＠\t\r")


def results(row: TableRow, log: Sequence[ActionRow]) -> list[list[str]]:
    """A finished table's lines, one a seat. BadInput where this release cannot play its log, or it is not over."""
    game = registry.get(row.game, row.rules)
    try:
        ended = result_of(game, row, log)
    except Refused as refused:
        raise BadInput(f"its log cannot be played: {refused.rule}") from None
    if ended is None:
        raise BadInput("its log does not reach the end of the game")
    began = row.began if row.began is not None else (log[0].at if log else row.created)
    head = [row.code, row.game, _options(row), _moment(began), _moment(row.ended or (log[-1].at if log else began))]
    places = {seat: place for place, seats in enumerate(ended.ranking, 1) for seat in seats}
    lines = []
    for seat, one in enumerate(row.seats):
        who = [_safe(one.name or ""), "bot" if one.kind == "bot" else "person", one.level or ""]
        score = "" if ended.scores is None else str(ended.scores[seat])
        how = [str(places.get(seat, "")), score, "yes" if seat in ended.winners else "no"]
        lines.append([*head, str(seat + 1), *who, *how])
    return lines


def as_csv(lines: Iterable[Sequence[str]], *, bom: bool) -> str:
    """Lines under a heading, as RFC 4180 has it."""
    text = io.StringIO()
    writer = csv.writer(text)
    writer.writerow(COLUMNS)
    writer.writerows(lines)
    return (BOM if bom else "") + text.getvalue()


def csv_of(_game: AnyGame, row: TableRow, log: Sequence[ActionRow]) -> bytes:
    """One table's results for a browser to save; refused (``table.storage``) where its log cannot be played again."""
    try:
        return as_csv(results(row, log), bom=True).encode()
    except BadInput:
        raise Refused("table.storage") from None


def _options(row: TableRow) -> str:
    told = (
        f"{name}={value if isinstance(value, str) else msgspec.json.encode(value).decode()}"
        for name, value in row.options.items()
    )
    return _safe("; ".join(told))


def _moment(seconds: float) -> str:
    """The time of this machine's zone, in the form that every spreadsheet takes for a time."""
    return time.strftime("%Y-%m-%d %H:%M:%S", time.localtime(seconds))


def _safe(text: str) -> str:
    """A text that no spreadsheet takes for a formula: with an apostrophe before what would begin one."""
    return f"'{text}" if text.lstrip().startswith(_FORMULA) or text[:1] in ("\t", "\r") else text
