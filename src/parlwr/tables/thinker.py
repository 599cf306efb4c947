"""A bot's mind, in a process of its own: ``python -m parlwr.tables.thinker``.

Reads jobs from standard input and writes answers to standard output, each as four bytes of length (big-endian) and
JSON: ``[game, level, seed, view, task]`` → ``{"action": …}`` or ``{"error": "…"}``. Ends when its input ends, so that
it never outlives the server, and after a number of jobs, so that no leak in a bot lasts.
"""

from __future__ import annotations

import os
import signal
import sys
from typing import Any, BinaryIO, Literal

import msgspec

from ..kernel import FastDice, registry
from .hints import hint_for
from .house import furnish

__all__ = ["JOBS", "Job", "main", "think"]

JOBS = 20_000
"""After this many jobs the process ends; the server starts another when it needs one."""


class Job(msgspec.Struct, array_like=True):
    """What to think about. ``view`` is what the seat may see, and all it is told. ``task``: an act, or a hint."""

    game: str
    level: str
    seed: int
    view: msgspec.Raw
    task: Literal["act", "hint"] = "act"


def think(job: Job, minds: dict[tuple[str, str], Any]) -> bytes:
    """The answer to a job. A level the game does not have plays any legal action."""
    game = registry.get(job.game)
    view = game.read_view(bytes(job.view))
    if job.task == "hint":
        return msgspec.json.encode({"action": hint_for(view)})
    dice = FastDice(job.seed)
    key = job.game, job.level
    if key not in minds:
        maker = registry.bots(job.game).get(job.level)
        minds[key] = maker() if maker is not None else None
    mind = minds[key]
    action = dice.choice(view.actions) if mind is None else mind.choose(view, dice)
    return msgspec.json.encode({"action": game.complete(action, view, dice)})


def _read(stream: BinaryIO) -> bytes | None:
    head = stream.read(4)
    if len(head) < 4:
        return None
    body = stream.read(int.from_bytes(head, "big"))
    return body or None


def main() -> None:
    """Think until the input ends."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the server; it closes our input
    if hasattr(os, "nice"):
        os.nice(5)
    source, sink = sys.stdin.buffer, sys.stdout.buffer
    sys.stdout = sys.stderr  # a bot that prints must not garble the answers
    minds: dict[tuple[str, str], Any] = {}
    furnish(wording=False)
    for _ in range(JOBS):
        body = _read(source)
        if body is None:
            return
        try:
            answer = think(msgspec.json.decode(body, type=Job), minds)
        except Exception as error:  # a bot's fault is the server's to handle: it plays something else
            answer = msgspec.json.encode({"error": f"{type(error).__name__}: {error}"[:500]})
        sink.write(len(answer).to_bytes(4, "big") + answer)
        sink.flush()


if __name__ == "__main__":
    main()
