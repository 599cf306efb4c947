"""``parlwr results``: how the games of an evening ended, for a spreadsheet."""

from __future__ import annotations

import sys
from contextlib import closing
from datetime import datetime, timedelta

from ..kernel import BadInput, registry
from ..store import SqlStore, StoreError
from ..store.move import current, reading
from ..tables.results import as_csv, results

__all__ = ["moment", "results_command"]


def moment(text: str | None, option: str, *, whole_day: bool = False) -> float | None:
    """A date or a date with a time, of this machine's zone unless it names one, in seconds since 1970.

    ``whole_day``: a date alone means the end of that day.
    """
    if text is None:
        return None
    try:
        found = datetime.fromisoformat(text.strip())
        if whole_day and len(text.strip()) <= len("2026-01-31"):
            found += timedelta(days=1)
        return found.timestamp()
    except (ValueError, OverflowError):
        raise BadInput(f"{option} {text!r}: a date is wanted, such as 2026-01-31 or 2026-01-31T19:30") from None


def results_command(where: str, since: str | None, until: str | None, game: str | None, *, bom: bool) -> int:
    """Print the results; what cannot be played any more is said on standard error and left out."""
    if game is not None:
        registry.get(game)
    span = moment(since, "--since"), moment(until, "--until", whole_day=True)
    engine = reading(where)
    lines: list[list[str]] = []
    with closing(SqlStore(engine)) as store:
        current(engine, where)
        try:
            for code in store.ended(*span, game):
                row = store.table(code)
                if row is None:  # cleared away while we read
                    continue
                try:
                    lines += results(row, store.actions(code))
                except BadInput as error:
                    print(f"parlwr: left out: {code}: {error}", file=sys.stderr)
        except StoreError as error:
            raise BadInput(f"{engine.url.database or where}: {error}") from None
    # The bytes as they are: a terminal's own encoding has no say in what a spreadsheet is to read.
    sys.stdout.flush()
    sys.stdout.buffer.write(as_csv(lines, bom=bom).encode())
    sys.stdout.buffer.flush()
    return 0
