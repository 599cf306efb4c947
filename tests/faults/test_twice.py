"""One seat, two sockets, two workers: the same action at once, again and again. It counts once."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path
from typing import Any

import aiohttp
import pytest
from tests.net.helpers import Player, until

from parlwr.store import open_store

from .parlour import Parlour
from .people import Crowd
from .servers import PrivatePostgres

pytestmark = pytest.mark.faults


async def heard(player: Player, ident: str) -> dict[str, Any]:
    """What became of a command."""

    def found() -> list[dict[str, Any]]:
        return [one for one in player.heard[-200:] if one.get("ok") == ident or one.get("id") == ident]

    await until(found, 60.0, lambda: f"{ident}: no answer")
    return found()[0]


async def test_the_same_seat_acts_at_two_workers_at_once(
    session: aiohttp.ClientSession, tmp_path: Path, turn: int, postgres: PrivatePostgres, long: bool
) -> None:
    """With the same id both are told the same version; with two ids the second is refused as stale, as a rule."""
    db = postgres.database()
    chance = random.Random(turn)
    rounds = 300 if long else 120
    async with Parlour(tmp_path, db, 2) as parlour:
        crowd = Crowd(session, turn)
        code, tokens = await crowd.table(parlour.urls, 2)
        seats = [[await Player(session, url, code, token).come() for url in parlour.urls] for token in tokens]
        everybody = [player for pair in seats for player in pair]
        version = alone = 0
        for number in range(rounds):
            for player in everybody:
                await player.see(version)
            assert {player.last["version"] for player in everybody} == {version}, "two workers, two truths"
            pair = next((pair for pair in seats if pair[0].last["view"]["actions"]), None)
            if pair is None:
                break
            same = number % 2 == 0
            actions = pair[0].last["view"]["actions"]
            idents = [f"{number}", f"{number}" if same else f"{number}'"]
            picks = [actions[0], actions[0] if same else chance.choice(actions)]
            await asyncio.gather(
                *(
                    _say(player, chance.random() * 0.004 * (number % 3), do=pick, id=ident, at=version)
                    for player, pick, ident in zip(pair, picks, idents, strict=True)
                )
            )
            answers = [await heard(player, ident) for player, ident in zip(pair, idents, strict=True)]
            made = sorted(answer["version"] for answer in answers if "ok" in answer)
            assert [one["refused"] for one in answers if "refused" in one] == ["table.stale"] * (2 - len(made)), answers
            if same:
                assert made == [version + 1] * 2, answers
            else:  # where the seat may do the same again after the first action, the second stands: as another action
                assert made == list(range(version + 1, version + 1 + len(made))), answers
                alone += len(made) == 1
            version = made[-1]
        await parlour.stop()
    assert version > 100
    assert alone > 10
    store = open_store(db)
    rows = store.actions(code)
    store.close()
    assert [row.version for row in rows] == list(range(1, version + 1))
    assert len({row.ident for row in rows}) == version


async def _say(player: Player, after: float, **message: Any) -> None:
    await asyncio.sleep(after)
    await player.say(**message)
