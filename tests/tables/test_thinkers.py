"""Bots' processes: they answer, and those that die, hang, end or babble are replaced."""

from __future__ import annotations

import asyncio
import os
import subprocess
import sys
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from parlwr.kernel import FastDice, registry
from parlwr.tables import thinker
from parlwr.tables.thinker import Job, think
from parlwr.tables.thinkers import NoThought, Thinkers


def view_of(seed: int = 1) -> tuple[bytes, list[Any]]:
    game = registry.get("ono99")
    state = game.start(game.read({}, 3), 3, FastDice(seed))
    view = game.view(state, game.to_act(state)[0])
    return msgspec.json.encode(view), msgspec.to_builtins(view.actions)


@pytest.fixture
async def thinkers() -> AsyncIterator[Thinkers]:
    thinkers = Thinkers(2, patience=10.0)
    yield thinkers
    await thinkers.close()


async def test_a_process_decides(thinkers: Thinkers) -> None:
    for seed in range(3):
        view, actions = view_of(seed)
        assert msgspec.json.decode(await thinkers.choose("ono99", "easy", view)) in actions
    assert thinkers.thoughts == 3
    assert len(thinkers._idle) == 1


async def test_no_more_processes_than_allowed(thinkers: Thinkers) -> None:
    view, actions = view_of()
    answers = await asyncio.gather(*(thinkers.choose("ono99", "easy", view) for _ in range(12)))
    assert all(msgspec.json.decode(answer) in actions for answer in answers)
    assert len(thinkers._idle) <= 2


async def test_a_process_that_died_is_replaced(thinkers: Thinkers) -> None:
    view, _ = view_of()
    await thinkers.choose("ono99", "easy", view)
    (process,) = thinkers._idle
    process.kill()
    await process.wait()
    await thinkers.choose("ono99", "easy", view)
    assert thinkers._idle != [process]


async def test_a_bot_s_fault_is_told(thinkers: Thinkers) -> None:
    with pytest.raises(NoThought, match="no game"):
        await thinkers.choose("tiddlywinks", "easy", b"{}")
    with pytest.raises(NoThought):
        await thinkers.choose("ono99", "easy", b'{"game":"ono99"}')
    view, _ = view_of()
    assert await thinkers.choose("ono99", "easy", view)


async def test_a_bot_that_hangs_is_ended(monkeypatch: pytest.MonkeyPatch) -> None:
    thinkers = Thinkers(1, patience=0.5)

    async def start() -> asyncio.subprocess.Process:
        return await asyncio.create_subprocess_exec(
            sys.executable, "-c", "import time; time.sleep(60)", stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
        )  # fmt: skip

    monkeypatch.setattr(thinkers, "_start", start)
    with pytest.raises(NoThought, match=r"0\.5 s"):
        await thinkers.choose("ono99", "easy", b"{}")
    assert thinkers._idle == []
    await thinkers.close()


def run(jobs: list[Any], **environment: str) -> list[Any]:
    """The answers of a thinker that is given these jobs and then the end of its input."""
    data = b"".join(len(body).to_bytes(4, "big") + body for body in map(msgspec.json.encode, jobs))
    done = subprocess.run(
        [sys.executable, "-m", "parlwr.tables.thinker"],
        input=data, capture_output=True, timeout=30, check=True, env=os.environ | environment,
    )  # fmt: skip
    answers, out = [], done.stdout
    while out:
        size = int.from_bytes(out[:4], "big")
        answers.append(msgspec.json.decode(out[4 : 4 + size]))
        out = out[4 + size :]
    return answers


def test_a_thinker_ends_with_its_input_and_survives_nonsense() -> None:
    view, actions = view_of()
    good = ["ono99", "easy", 1, msgspec.Raw(view)]
    answers = run([good, ["x"], {"no": "job"}, good])
    assert answers[0]["action"] in actions
    assert "error" in answers[1]
    assert "error" in answers[2]
    assert answers[3] == answers[0]


def test_a_thinker_ends_after_its_jobs(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """So that no leak in a bot lasts; the server starts another without losing a turn (test above)."""
    script = "import parlwr.tables.thinker as t; t.JOBS = 3; t.main()"
    view, _ = view_of()
    body = msgspec.json.encode(["ono99", "easy", 1, msgspec.Raw(view)])
    done = subprocess.run(
        [sys.executable, "-c", script], input=(len(body).to_bytes(4, "big") + body) * 5, capture_output=True,
        timeout=30, check=True,
    )  # fmt: skip
    assert done.stdout.count(b'"action"') == 3
    assert thinker.JOBS > 1000


def test_the_same_job_gives_the_same_action() -> None:
    view, _ = view_of()
    answers = {think(Job("ono99", "no such level", seed, msgspec.Raw(view)), {}) for seed in [7] * 5}
    assert len(answers) == 1
    many = {think(Job("ono99", "no such level", seed, msgspec.Raw(view)), {}) for seed in range(60)}
    assert len(many) > 1
