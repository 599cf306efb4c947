"""``parlwr db move``, ``parlwr db check`` and ``parlwr db prune``."""

from __future__ import annotations

import sys
import time
from contextlib import closing
from typing import Any

import msgspec

from ..kernel import BadInput, ParlwrError, read_record, registry
from ..store import ActionRow, Pruned, SqlStore, StoreError, keeping, open_store
from ..store.move import Found, check, current, digest, move, reading
from ..tables.clearing import Keep, clear
from ..tables.replay import record_of

__all__ = ["check_command", "move_command", "prune_command"]


def move_command(source: str, target: str) -> int:
    """Carry a server's tables over; the exit code: 1 where nothing was moved because something did not fit."""
    shown = sys.stderr.isatty()

    def progress(done: int, all_: int) -> None:
        if shown:
            print(f"\r{done} of {all_} tables", end="" if done < all_ else "\n", file=sys.stderr, flush=True)

    try:
        moved = move(source, target, progress)
    except BadInput:
        raise
    except StoreError as error:
        print(error)
        return 1
    print(f"moved: {moved.tables} tables, {moved.actions} actions; each table read back and compared")
    print(f"digest: {moved.digest}")
    return 0


def prune_command(where: str, keep: Keep, *, dry: bool) -> int:
    """Delete old tables, or only say how many there are; the exit code."""
    if not (keep.finished or keep.opened):
        raise BadInput("nothing to prune: give --finished DAYS, --open DAYS or both")
    engine = reading(where)
    try:
        current(engine, where)
        now = time.time()
        if dry:
            with engine.connect() as connection:
                found = keeping.prunable(connection, *keep.before(now))
            print(f"would delete: {_counted(found)}")
            return 0
    finally:
        engine.dispose()
    finished, opened = [], []
    with closing(open_store(where)) as store:
        while some := clear(store, keep, now):
            finished += some.finished
            opened += some.opened
    print(f"deleted: {_counted(Pruned(finished, opened))}")
    return 0


def _counted(found: Pruned) -> str:
    return f"{len(found.finished)} finished, {len(found.opened)} open tables"


def check_command(where: str, *, play: bool, listed: bool, as_json: bool) -> int:
    """Look whether every table of a database is whole; the exit code."""
    engine = reading(where)
    digests: list[tuple[str, str]] = []
    wrong: list[tuple[str, str]] = []
    tables = actions = 0
    with closing(SqlStore(engine)) as store:
        try:
            for found, faults in check(engine):
                if play and not faults:
                    faults = _played(store, found)
                wrong += [(found.code, fault) for fault in faults]
                digests.append((found.code, found.digest))
                tables += found.row is not None
                actions += len(found.log)
                if listed and not as_json:
                    print(f"{found.code}  {len(found.log):6}  {found.digest}")
        except BadInput as error:
            raise BadInput(f"{engine.url.database or where}: {error}") from None
        except StoreError as error:
            wrong.append(("", str(error)))
    whole = digest(digests)
    if as_json:
        said: dict[str, Any] = {"tables": tables, "actions": actions, "digest": whole}
        said["wrong"] = [{"table": code or None, "what": what} for code, what in wrong]
        if listed:
            said["logs"] = dict(digests)
        print(msgspec.json.encode(said).decode())
    else:
        for code, what in wrong:
            print(f"{code}: {what}" if code else what)
        played = ", each played again under its rules" if play else ""
        print(f"{tables} tables, {actions} actions{played}: {f'{len(wrong)} faults' if wrong else 'whole'}")
        print(f"digest: {whole}")
    return 1 if wrong else 0


def _played(store: SqlStore, found: Found) -> list[str]:
    """What playing a table's log again finds."""
    row = store.table(found.code)
    if row is None or row.stage == "open":
        return []
    rows = [ActionRow(*one[1:]) for one in found.log]
    try:
        game = registry.get(row.game, row.rules)
        over = read_record(record_of(game, row, rows)).result is not None
    except (ParlwrError, msgspec.MsgspecError) as error:
        return [f"its log cannot be played: {error}"]
    if over != (row.stage == "over"):
        return [f"is stored as {row.stage!r}, its log says {'it is over' if over else 'it is not over'}"]
    return []
