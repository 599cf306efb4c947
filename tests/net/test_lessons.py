"""Lessons over HTTP: every one to its end, and what is no such lesson or act."""

from __future__ import annotations

from typing import Any

import aiohttp
import pytest

from parlwr.kernel import registry
from parlwr.tables.lessons import LANGUAGES

from .helpers import Here


async def step(session: aiohttp.ClientSession, here: Here, game: str, body: Any) -> tuple[int, Any]:
    async with session.post(f"{here.url}/api/games/{game}/lesson", json=body) as answer:
        return answer.status, await answer.json()


@pytest.mark.parametrize("game", registry.names())
@pytest.mark.parametrize("lang", LANGUAGES)
async def test_a_lesson_is_played_to_its_end(session: aiohttp.ClientSession, here: Here, game: str, lang: str) -> None:
    async with session.get(f"{here.url}/api/games/{game}/lesson?lang={lang}") as answer:
        assert answer.status == 200
        found = await answer.json()
    acts: list[Any] = []
    tried = 0
    while found["kind"] != "end":
        kind, view = found["kind"], found["moments"][-1]["view"]
        assert view["game"] == game
        acts.append(found["show"])
        status, found = await step(session, here, game, {"acts": acts, "lang": lang})
        assert status == 200
        assert found["taken"], found
        assert found["step"] == len(acts)
        if kind == "tried":
            tried += 1
            assert found["refused"]
            assert found["moments"][0]["view"] == view  # the refused act itself has changed nothing
    assert tried >= 1
    assert found["step"] == found["steps"] - 1
    assert [name is None for name in found["names"]].index(True) == found["seat"]


async def test_what_is_no_lesson_and_no_act(session: aiohttp.ClientSession, here: Here) -> None:
    for game in ("tiddlywinks", "table", "lesson"):
        assert (await step(session, here, game, {}))[0] == 404
    assert (await step(session, here, "ono99", {}))[1]["step"] == 0
    for body in ({"acts": 7}, {"acts": ["x"]}, {"lang": "fr"}, {"acts": [None] * 99}, {"more": 1}, []):
        status, said = await step(session, here, "ono99", body)
        assert (status, said["refused"]) == (400, "table.malformed")
    status, said = await step(session, here, "ono99", {"acts": [None, None, None]})
    assert (status, said["refused"]) == (400, "table.malformed")
    status, said = await step(session, here, "ono99", {"acts": [None, {"type": "play", "card": {"a": [1]}}]})
    assert (status, said["refused"], said["taken"]) == (200, "table.malformed", False)
    status, said = await step(session, here, "ono99", {"acts": [None, {"no": "type"}]})
    assert (status, said["refused"], said["taken"]) == (200, "table.malformed", False)
    async with session.post(f"{here.url}/api/games/ono99/lesson", data=b"{") as answer:
        assert answer.status == 400
    async with session.get(f"{here.url}/api/games/ono99/lesson?lang=xx") as answer:
        assert answer.status == 200  # a reader of another language reads English


async def test_a_question_in_a_lesson(session: aiohttp.ClientSession, here: Here) -> None:
    status, said = await step(session, here, "quiddler", {"ask": {"deck": True}})
    assert status == 200
    assert said["answer"]["cards"]
    status, said = await step(session, here, "quiddler", {"ask": {"word": "dog"}})
    assert (status, said["refused"]) == (409, "quiddler.dictionary")
