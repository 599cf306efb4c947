"""``parlwr check``."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from typing import Any

import msgspec

from ..testing.scenario import Failure, check_files

__all__ = ["check_command"]


def _table(document: dict[str, Any], where: str) -> Failure | None:
    """Scenarios of a table rather than a game alone; that layer is imported only if one turns up."""
    from ..tables import scenario

    return scenario.play_table_scenario(document, where)


def check_command(files: Sequence[str], as_json: bool) -> int:
    """Play the scenarios of all files, one line each; the exit code."""
    outcomes = []
    for outcome in check_files(files, _table):
        outcomes.append(outcome)
        if not as_json or outcome.error is not None:
            print(outcome.line(), file=sys.stdout if outcome.error is None else sys.stderr)
    failed = sum(outcome.failure is not None for outcome in outcomes)
    errors = sum(outcome.error is not None for outcome in outcomes)
    passed = len(outcomes) - failed - errors
    if as_json:
        counts = {"passed": passed, "failed": failed, "errors": errors}
        print(msgspec.json.encode({"scenarios": [one.message() for one in outcomes]} | counts).decode())
    elif sys.stderr.isatty():
        print(f"{passed} passed, {failed} failed, {errors} could not be played", file=sys.stderr)
    return 2 if errors else int(failed > 0)
