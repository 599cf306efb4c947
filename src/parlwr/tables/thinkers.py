"""Bots think in processes of their own, so that the event loop never waits for one.

Processes are started when first needed, each does one job at a time. One that takes too long or dies is replaced.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import secrets
import sys

import msgspec
import structlog

__all__ = ["NoThought", "Thinkers"]

log = structlog.get_logger("parlwr.bots")


class NoThought(Exception):
    """The bot could not decide (its fault, or its time was up)."""


class _Answer(msgspec.Struct):
    action: msgspec.Raw | msgspec.UnsetType = msgspec.UNSET
    error: str = ""


class Thinkers:
    """A few processes that think. ``most``: how many at once; ``patience``: seconds for one decision."""

    def __init__(self, most: int | None = None, patience: float = 30.0) -> None:
        self.most = most or max(1, (os.cpu_count() or 2) - 1)
        self.patience = patience
        self.thoughts = 0
        self._idle: list[asyncio.subprocess.Process] = []
        self._ending: set[asyncio.Future[int]] = set()
        self._room = asyncio.Semaphore(self.most)

    async def choose(self, game: str, level: str, view: bytes) -> bytes:
        """The action (JSON) that a bot of this level takes on seeing ``view`` (JSON)."""
        return await self._think(game, level, view, "act")

    async def hint(self, game: str, view: bytes) -> bytes:
        """The hint (JSON of a :class:`~parlwr.kernel.hint.Hint`) for whoever sees ``view`` (JSON)."""
        return await self._think(game, "hint", view, "hint")

    async def _think(self, game: str, level: str, view: bytes, task: str) -> bytes:
        job = msgspec.json.encode([game, level, secrets.randbits(53), msgspec.Raw(view), task])
        async with self._room:
            try:
                answer = await self._twice(job)
            except TimeoutError:
                raise NoThought(f"{game} {level}: no decision in {self.patience:g} s") from None
            except (OSError, EOFError, msgspec.DecodeError) as error:
                raise NoThought(f"{game} {level}: {type(error).__name__}: {error}") from None
        self.thoughts += 1
        if not isinstance(answer.action, msgspec.Raw):
            raise NoThought(f"{game} {level}: {answer.error}")
        return bytes(answer.action)

    async def _twice(self, job: bytes) -> _Answer:
        """A process may just have ended by itself, after many jobs, or have died: then another one is asked."""
        try:
            return await self._once(job)
        except TimeoutError:
            raise
        except (OSError, EOFError):
            return await self._once(job)

    async def _once(self, job: bytes) -> _Answer:
        process = self._idle.pop() if self._idle else await self._start()
        try:
            answer = await asyncio.wait_for(self._ask(process, job), self.patience)
        except BaseException:
            self._end(process)
            raise
        self._idle.append(process)
        return answer

    async def _start(self) -> asyncio.subprocess.Process:
        return await asyncio.create_subprocess_exec(
            sys.executable, "-m", "parlwr.tables.thinker", stdin=asyncio.subprocess.PIPE, stdout=asyncio.subprocess.PIPE
        )

    async def _ask(self, process: asyncio.subprocess.Process, job: bytes) -> _Answer:
        source, sink = process.stdout, process.stdin
        assert source is not None
        assert sink is not None
        sink.write(len(job).to_bytes(4, "big") + job)
        await sink.drain()
        try:
            head = await source.readexactly(4)
            return msgspec.json.decode(await source.readexactly(int.from_bytes(head, "big")), type=_Answer)
        except asyncio.IncompleteReadError:
            raise EOFError("the thinker ended") from None

    def _end(self, process: asyncio.subprocess.Process) -> None:
        with contextlib.suppress(ProcessLookupError):
            process.kill()
        ended = asyncio.ensure_future(process.wait())
        self._ending.add(ended)
        ended.add_done_callback(self._ending.discard)

    async def close(self) -> None:
        """End all processes."""
        idle, self._idle = self._idle, []
        for process in idle:
            self._end(process)
        await asyncio.gather(*self._ending, return_exceptions=True)
