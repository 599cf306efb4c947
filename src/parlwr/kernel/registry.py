"""Finding games by their folders: nothing outside a game's folder names it.

A folder has the game as it is played today (``GAME``) and may keep older versions of its rules (``OLDER``), so that
what was begun under them is finished under them: docs/decisions/0050-rules-that-change.md.
"""

from __future__ import annotations

import importlib
import pkgutil
from functools import cache
from importlib import resources
from importlib.resources.abc import Traversable
from typing import Any

from .errors import BadInput, UnknownRules
from .game import AnyGame

__all__ = ["bots", "folder", "games", "get", "load", "names", "versions"]

PACKAGE = "parlwr.games"


@cache
def names() -> tuple[str, ...]:
    """The names of all games, sorted; a folder is a game when its package has a ``GAME``."""
    package = importlib.import_module(PACKAGE)
    found = (module.name for module in pkgutil.iter_modules(package.__path__) if module.ispkg)
    return tuple(sorted(name for name in found if hasattr(load(name), "GAME")))


def load(name: str, part: str = "") -> Any:
    """The package of a game, or one module of it (``load("clue", "bots")``); None where it has no such module."""
    module = f"{PACKAGE}.{name}" + (f".{part}" if part else "")
    try:
        return importlib.import_module(module)
    except ModuleNotFoundError as error:
        if error.name is not None and module.startswith(error.name):
            return None
        raise


def get(name: str, rules: str | None = None) -> AnyGame:
    """The game of this name, by its newest rules or by these.

    BadInput lists the names there are, UnknownRules the versions of the rules.
    """
    known = versions(name)
    if rules is None:
        return next(iter(known.values()))
    if rules not in known:
        raise UnknownRules(name, rules, list(known))
    return known[rules]


def versions(name: str) -> dict[str, AnyGame]:
    """A game by each version of its rules that can be played, newest first; BadInput where there is no such game."""
    module: Any = load(name) if name.isidentifier() else None  # not by ``names``, which loads every game
    if not hasattr(module, "GAME"):
        raise BadInput(f"no game {name!r}; there are {', '.join(names())}")
    return {game.rules: game for game in (module.GAME, *getattr(module, "OLDER", ()))}


def games() -> list[AnyGame]:
    """All games."""
    return [get(name) for name in names()]


def bots(name: str) -> dict[str, Any]:
    """A game's bots: name → a callable that makes one."""
    module = load(name, "bots")
    return dict(module.BOTS) if module is not None else {}


def folder(name: str) -> Traversable:
    """A game's folder, for its texts and scenarios."""
    return resources.files(f"{PACKAGE}.{name}")
