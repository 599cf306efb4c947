"""What the lobby says of the games: of each its own message (its name, what it is about), in one small file.

A first visit reads no more of a game than that; the rest comes when a table of it is opened.
"""

from __future__ import annotations

from functools import lru_cache

from fluent.syntax import FluentParser, FluentSerializer, ast

from ..kernel import BadInput
from ..kernel.registry import names
from .texts import source

__all__ = ["shelf"]


@lru_cache(maxsize=64)
def _own(text: str, game: str) -> str:
    entries = FluentParser().parse(text).body
    found: list[ast.EntryType] = [one for one in entries if isinstance(one, ast.Message) and one.id.name == game]
    return FluentSerializer().serialize(ast.Resource(found))


def shelf(lang: str) -> str:
    """The message ``<game>`` of every game that has texts in this language. BadInput where no game has."""
    found = []
    for game in names():
        try:
            found.append(_own(source(lang, game), game))
        except BadInput:
            continue
    if not found:
        raise BadInput(f"no texts of games in {lang!r}")
    return "\n".join(found)
