"""Where the broken games are noted, each with the law that must catch it."""

from __future__ import annotations

from typing import Any

from .toy import Toy

MUTANTS: list[tuple[str, type[Toy]]] = []


def breaks(law: str) -> Any:
    def note(mutant: type[Toy]) -> type[Toy]:
        MUTANTS.append((law, mutant))
        return mutant

    return note
