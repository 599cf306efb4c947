"""Hints for beginners: what a game's own knowledge would do in a seat's place (``table.hints``).

A game that gives hints has a module ``hints`` with a function ``hint(view)``. It is handed the seat's view and nothing
else, so that no hint can tell what the seat may not know. A hint is thought of in a process of the thinkers, once for
every moment of a seat however often it is asked for.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import msgspec
import structlog

from ..kernel import Refused, View, registry
from ..kernel.hint import Hint
from .narrow import Answered, Turned
from .thinkers import NoThought, Thinkers

if TYPE_CHECKING:
    from .roles import Question
    from .table import Table

__all__ = ["HINT", "Hints", "gives_hints", "hint_for"]

log = structlog.get_logger("parlwr.tables")

HINT = {"hint": True}
"""The question that asks for a hint, at tables of every game."""
REMEMBERED = 2000
"""Seats whose latest hint is kept, in case it is asked for again."""


def gives_hints(game: str) -> bool:
    """Whether a game gives hints."""
    return registry.load(game, "hints") is not None


def hint_for(view: View | Any) -> Hint:
    """An act and why; refuses with ``table.hints`` where the seat is not waited for, or the game gives none."""
    module = registry.load(view.game, "hints")
    if module is None:
        raise Refused("table.hints", why="none")
    if not view.actions or view.seat not in view.to_act:
        raise Refused("table.hints", why="turn")
    found: Hint = module.hint(view)
    return found


class Hints:
    """All hints that are being thought of. ``spawn``: runs a coroutine until the house closes."""

    def __init__(self, thinkers: Thinkers, spawn: Callable[[Any], asyncio.Task[Any]]) -> None:
        self._thinkers = thinkers
        self._spawn = spawn
        self._latest: OrderedDict[tuple[str, int], tuple[int, asyncio.Task[Any]]] = OrderedDict()

    def ask(self, table: Table, question: Question) -> None:
        """Begin to answer; refuses with ``table.hints`` where hints are off or it is not this seat's turn."""
        seat = question.seat
        if seat is None:
            raise Refused("table.seat")
        if not table.row.choices.hints:
            raise Refused("table.hints", why="off")
        if not gives_hints(table.game.name):
            raise Refused("table.hints", why="none")
        view = table.game.view(table.state, seat)
        if not view.actions or seat not in view.to_act:
            raise Refused("table.hints", why="turn")
        key, version = (table.row.code, seat), table.version
        known = self._latest.pop(key, None)
        if known is None or known[0] != version:
            known = version, self._spawn(self._think(view))
        self._latest[key] = known
        if len(self._latest) > REMEMBERED:
            self._latest.popitem(last=False)
        self._spawn(self._tell(table, question, *known))

    async def _think(self, view: View) -> Any:
        """The hint as plain JSON, or None where none came to mind."""
        try:
            found = await self._thinkers.hint(view.game, msgspec.json.encode(view))
        except NoThought as error:
            log.error("hint.fault", game=view.game, error=str(error))
            return None
        return msgspec.json.decode(found)

    async def _tell(self, table: Table, question: Question, version: int, task: asyncio.Task[Any]) -> None:
        """Answer whoever asked, when the hint is there; ``version`` is the moment that it is about."""
        found = await asyncio.shield(task)
        notice: Any
        if found is None:
            notice = Turned(question.seat, question.ident, Refused("table.hints", why="none"))
        else:
            notice = Answered(question.seat, question.ident, {"hint": found, "version": version})
        table.tell(question.sender, notice)
