"""Who plays the pieces of a run: this process alone, or several (joblib's loky), whatever foreign bots do to them.

A bot from outside always plays in a process of its own kind, never in the arena's: it may end its process, print, or
get stuck where no alarm reaches it (inside a C library). Each such piece leaves a note of what it is about to ask whom.
When a process dies, all pieces in the air are played again, one process at a time, so that a second death shows
whose it is: that bot forfeits that game, and the run goes on.
"""

from __future__ import annotations

import os
import signal
import tempfile
import time
from collections import Counter
from collections.abc import Generator, Iterable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, wait
from concurrent.futures.process import BrokenProcessPool
from pathlib import Path

import msgspec
from joblib.externals.loky import ProcessPoolExecutor

from parlwr.kernel import ParlwrError

from . import clock
from .match import Forfeit
from .piece import Note, Piece, Played, play_piece, read_note
from .roster import foreign

__all__ = ["play"]

LOOK = 0.5
"""Seconds between two looks at how the processes do."""

GRACE = 3.0
"""How many times its limit a bot may take before its process is ended from outside."""

DEATHS = 3
"""Processes that a bot may bring down, each time losing that game, before it forfeits the rest of the run."""

AHEAD = 2
"""Pieces handed out for each process, so that none waits for work."""


def play(pieces: Sequence[Piece], jobs: int) -> Iterator[Played]:
    """Play the pieces, in any order, with so many processes; stopping the iteration stops the processes."""
    strangers = any(foreign(name) for piece in pieces[:1] for name in piece.settings.bots)
    if jobs == 1 and not strangers and clock.possible():
        yield from map(play_piece, pieces)
        return
    with tempfile.TemporaryDirectory(prefix="parlwr-arena-") as folder:
        if strangers:
            pieces = [msgspec.structs.replace(p, note=str(Path(folder, str(p.first)))) for p in pieces]
        waiting = list(reversed(pieces))
        deaths: Counter[int] = Counter()
        while waiting:
            suspects = yield from _together(waiting, jobs)
            for piece in suspects:
                yield _alone(piece, deaths)
            if banned := _banned(deaths):
                waiting = [msgspec.structs.replace(piece, banned=banned) for piece in waiting]


def _together(waiting: list[Piece], jobs: int) -> Generator[Played, None, list[Piece]]:
    """Play what waits until all is done or a process dies; gives the pieces that were in the air then."""
    pool = ProcessPoolExecutor(max_workers=jobs)
    flying: dict[Future[Played], Piece] = {}
    try:
        while waiting or flying:
            while waiting and len(flying) < jobs * AHEAD:
                piece = waiting.pop()
                flying[pool.submit(play_piece, piece)] = piece
            done, _ = wait(flying, timeout=LOOK, return_when=FIRST_COMPLETED)
            for future in done:
                played = future.result()
                del flying[future]
                yield played
            if not done:
                _end_stuck(flying.values())
    except BrokenProcessPool:
        return list(flying.values())
    finally:
        pool.shutdown(kill_workers=True)
    return []


def _banned(deaths: Counter[int]) -> list[int]:
    return [bot for bot, count in deaths.items() if count >= DEATHS]


def _alone(piece: Piece, deaths: Counter[int]) -> Played:
    """Play a piece again with nothing beside it; each death of its process decides the game it died in."""
    while True:
        piece = msgspec.structs.replace(piece, banned=_banned(deaths))
        if piece.note is not None:
            Path(piece.note).unlink(missing_ok=True)
        with ProcessPoolExecutor(max_workers=1) as pool:
            future = pool.submit(play_piece, piece)
            try:
                while not wait([future], timeout=LOOK).done:
                    _end_stuck([piece])
                played: Played = future.result()
                return played
            except BrokenProcessPool:
                note = read_note(piece.note) if piece.note is not None else None
                if note is None or note.bot < 0:
                    raise ParlwrError("a process of the arena was ended from outside (out of memory?)") from None
                why = "never came back" if _stuck(note, piece) else "ended its process"
                deaths[note.bot] += 1
                lost = Forfeit(note.game, note.bot, why)
                piece = msgspec.structs.replace(piece, lost=[*piece.lost, lost])


def _stuck(note: Note, piece: Piece) -> bool:
    return note.bot >= 0 and time.monotonic() - note.since > GRACE * piece.settings.limit + clock.AGAIN


def _end_stuck(pieces: Iterable[Piece]) -> None:
    """End processes in which a bot has long outstayed its limit: it does not even hear the alarm."""
    for piece in pieces:
        note = read_note(piece.note) if piece.note is not None else None
        if note is not None and _stuck(note, piece):
            try:
                os.kill(note.process, signal.SIGKILL)
            except ProcessLookupError:
                continue
