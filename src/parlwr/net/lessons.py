"""The calls of a lesson: ``/api/games/GAME/lesson``. Nothing is stored; every call plays the lesson up to its acts."""

from __future__ import annotations

from aiohttp import web

from ..kernel import BadInput, BadScenario
from ..tables.lessons import LANGUAGES, LessonAnswer, LessonWish, learn, lessons
from ..tables.messages import Answer
from .bodies import read_body
from .server import SERVER, json, problem

__all__ = ["begin", "go_on", "lessons"]


async def begin(request: web.Request) -> web.Response:
    """A lesson's first step; ``?lang=`` the reader's language."""
    lang = request.query.get("lang", "en")
    return await _learn(request, LessonWish(lang=lang if lang in LANGUAGES else "en"))  # type: ignore[arg-type]  # looked at here


async def go_on(request: web.Request) -> web.Response:
    """A lesson after what the learner has done so far."""
    return await _learn(request, await read_body(request, LessonWish))


async def _learn(request: web.Request, wish: LessonWish) -> web.Response:
    """Played in a thread: a game's words may have to be loaded first."""
    try:
        found = await request.app[SERVER].hall.read(learn, request.match_info["game"], wish)
    except BadScenario:  # a fault of ours, not of the asker's
        raise
    except BadInput:
        return problem(404, "not-found")
    return json(found if isinstance(found, LessonAnswer) else Answer(found, None))
