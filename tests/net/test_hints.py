"""Hints over the wire: where the host wants them, for whoever's turn it is, and for nobody else's eyes."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import aiohttp
import pytest

from parlwr.kernel import registry
from parlwr.tables.thinkers import NoThought, Thinkers

from .helpers import Here, Player, make, until


async def sit(session: aiohttp.ClientSession, here: Here, **wish: Any) -> tuple[str, list[str], list[Player]]:
    seats = {"clue": 3, "hues": 3}.get(wish.get("game", "ono99"), 2)
    code, tokens = await make(session, here.url, seats, **wish)
    players = [await Player(session, here.url, code, token).come() for token in tokens]
    for player in players:
        await player.hear("view")
    return code, tokens, players


def whose(players: list[Player]) -> tuple[Player, list[Player]]:
    """Whoever's turn it is, and the others."""
    # Not whoever has an act: in Hues a seat that nobody waits for may still object.
    mine = next(one for one in players if one.last["view"]["seat"] in one.last["view"]["to_act"])
    return mine, [one for one in players if one is not mine]


@pytest.mark.parametrize("game", registry.names())
async def test_a_hint_is_an_act_that_is_taken(session: aiohttp.ClientSession, here: Here, game: str) -> None:
    _, _, players = await sit(session, here, game=game, hints=True)
    for number in range(4):
        await until(lambda: any(one.last["view"]["seat"] in one.last["view"]["to_act"] for one in players))
        newest = max(one.last["version"] for one in players)
        await until(lambda newest=newest: all(one.last["version"] >= newest for one in players))
        mine, others = whose(players)
        said = await mine.answer(ask={"hint": True}, id=f"h{number}")
        hint = said["answer"]["hint"]
        assert said["answer"]["version"] == mine.last["version"]
        assert hint["text"].startswith(f"{game}-hint-")
        assert not any(heard.get("id") == f"h{number}" for one in others for heard in one.heard)
        done = await mine.answer(do=hint["action"], id=f"d{number}", at=said["answer"]["version"])
        assert "ok" in done, (hint, done)


async def test_where_there_is_none(session: aiohttp.ClientSession, here: Here) -> None:
    code, tokens, players = await sit(session, here, options={"first": 0})
    mine, others = whose(players)
    said = await mine.answer(ask={"hint": True}, id=1)
    assert (said["refused"], said["say"]) == ("table.hints", {"why": "off"})
    headers = {"Authorization": f"Bearer {tokens[1]}"}
    async with session.put(f"{here.url}/api/tables/{code}", json={"hints": True}, headers=headers) as answer:
        assert (answer.status, (await answer.json())["refused"]) == (403, "table.host")
    headers = {"Authorization": f"Bearer {tokens[0]}"}
    async with session.put(f"{here.url}/api/tables/{code}", json={"hints": True}, headers=headers) as answer:
        assert answer.status == 200
        assert (await answer.json())["hints"] is True
    await until(lambda: any(one["table"]["hints"] for one in mine.all("table")))
    assert "hint" in (await mine.answer(ask={"hint": True}, id=2))["answer"]
    said = await others[0].answer(ask={"hint": True}, id=3)
    assert (said["refused"], said["say"]) == ("table.hints", {"why": "turn"})
    watcher = await Player(session, here.url, code).come()
    await watcher.hear("view")
    assert (await watcher.answer(ask={"hint": True}, id=4))["refused"] == "table.seat"
    for number, odd in enumerate(({"hint": False}, {"hint": True, "more": 1}, {"hint": "yes"})):
        assert (await mine.answer(ask=odd, id=f"odd{number}"))["refused"] == "table.malformed"


class _Slow(Thinkers):
    """Counts how often a hint is thought of, and takes its time."""

    asked = 0
    fails = False

    async def hint(self, game: str, view: bytes) -> bytes:
        self.asked += 1
        await asyncio.sleep(0.3)
        if self.fails:
            raise NoThought("no")
        return await super().hint(game, view)


async def test_who_asks_often_is_answered_often_and_thought_for_once(
    session: aiohttp.ClientSession, tmp_path: Path
) -> None:
    """And the table goes on while a hint is thought of."""
    thinkers = _Slow(1)
    async with Here(tmp_path / "slow.sqlite", thinkers=thinkers) as here:
        _, _, players = await sit(session, here, hints=True, options={"first": 0})
        mine, _ = whose(players)
        for number in range(20):
            await mine.say(ask={"hint": True}, id=number)
        act = mine.last["view"]["actions"][0]
        done = await mine.answer(do=act, id="act")
        assert "ok" in done
        assert mine.all("answer") == []  # the act did not wait for the hint
        await mine.hear("answer", 20)
        assert {one["answer"]["version"] for one in mine.all("answer")} == {0}
        assert thinkers.asked == 1
        thinkers.fails = True
        other = players[1]
        await until(lambda: bool(other.last["view"]["actions"]))
        said = await other.answer(ask={"hint": True}, id="x")
        assert (said["refused"], said["say"]) == ("table.hints", {"why": "none"})
