"""Finding bots by what they are called on the command line."""

from __future__ import annotations

import importlib
import sys
from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

from parlwr.kernel import AnyGame, BadInput, registry
from parlwr.search import FirstBot, RandomBot

from .knowing import Knowing, peeking

__all__ = ["Factory", "check_bots", "factory", "foreign", "known"]

Factory = Callable[[], Any]
"""Makes a bot that has seen nothing yet: every game at the arena gets new ones."""


def foreign(name: str) -> bool:
    """Whether a name points outside Parlwr: ``module:Class``."""
    return ":" in name


def known(game: AnyGame) -> dict[str, Factory]:
    """The bots that have names in this game: every game's own, its references for measuring, and those of the lab."""
    module = registry.load(game.name, "bots")
    named: dict[str, Factory] = {"random": partial(RandomBot, game), "first": partial(FirstBot, game)}
    named |= getattr(module, "REFERENCES", {})
    named |= getattr(module, "BOTS", {})
    if "hard" in named:
        named["peeking"] = partial(peeking, named["hard"])
    return named


def factory(game: AnyGame, name: str) -> Factory:
    """What makes the bot of this name; BadInput where there is none."""
    if not foreign(name):
        bots = known(game)
        if name not in bots:
            raise BadInput(f"no bot {name!r} for {game.name}; there are {', '.join(bots)}, or module:Class")
        return bots[name]
    path, _, attribute = name.partition(":")
    try:
        found: Any = importlib.import_module(path)
    except ImportError as error:
        raise BadInput(f"bot {name!r}: cannot import {path!r}: {error}") from None
    except Exception as error:
        raise BadInput(f"bot {name!r}: importing {path!r} failed: {type(error).__name__}: {error}") from None
    for part in attribute.split("."):
        found = getattr(found, part, None)
    if not callable(found):
        raise BadInput(f"bot {name!r}: {path!r} has no class {attribute!r}")
    return found  # type: ignore[no-any-return]  # a class of a stranger's: nothing is known of it


def check_bots(game: AnyGame, names: Sequence[str], path: Sequence[str]) -> None:
    """Make each bot once, so that what cannot be made is told before the first game; BadInput."""
    import_from(path)
    for name in dict.fromkeys(names):
        make = factory(game, name)
        try:
            bot = make()
        except BadInput:
            raise
        except Exception as error:
            raise BadInput(f"bot {name!r} cannot be made: {type(error).__name__}: {error}") from None
        if not isinstance(bot, Knowing) and not callable(getattr(bot, "choose", None)):
            raise BadInput(f"bot {name!r} has no method choose(view, dice)")


def import_from(path: Sequence[str]) -> None:
    """Let ``module:Class`` find modules in these folders too (a script does not look where it is called from)."""
    for folder in path:
        if folder not in sys.path:
            sys.path.append(folder)
