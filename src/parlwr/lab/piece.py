"""A piece of an arena run: some games in a row, played in whatever process takes them."""

from __future__ import annotations

import mmap
import os
import struct
import sys
import time
from contextlib import ExitStack
from math import lcm

import msgspec

from parlwr.kernel import AnyGame, registry

from . import clock
from .match import Forfeit, Outcome, Player, play_match
from .roster import factory, foreign, import_from
from .settings import Settings

__all__ = ["Note", "Piece", "Played", "play_piece", "read_note", "unit"]

BANNED = "plays no more: it has brought down too many processes"
"""Why a bot forfeits the rest of a run."""

FLOOR = 0.1
"""The share of its time that a bot keeps which runs out of it game after game."""


class Piece(msgspec.Struct, frozen=True):
    """Games first … last−1 of a run.

    ``path``: folders in which to look for bots. ``note``: a file in which to leave word of what a foreign bot is doing,
    in case it takes the whole process with it. ``lost``: games that such a death has already decided. ``banned``: bots
    that forfeit all games not in ``lost``, because they have brought down too many processes.
    """

    settings: Settings
    first: int
    last: int
    path: list[str] = []
    note: str | None = None
    lost: list[Forfeit] = []
    banned: list[int] = []


class Played(msgspec.Struct, frozen=True):
    """What came of a piece. ``wins`` in units of 1/lcm(1 … bots), so that shared wins add up exactly."""

    first: int
    last: int
    wins: list[int]
    nobody: int
    """Games without a winner (nobody could win, or they were broken off as endless)."""
    forfeits: list[Forfeit]
    seconds: float


class Note(msgspec.Struct, frozen=True):
    """Which process, in which game, asked which bot (−1: none), since when (monotonic seconds)."""

    process: int
    game: int
    bot: int
    since: float


_NOTE = struct.Struct("<qqqd")


def unit(bots: int) -> int:
    """Into how many parts a win is cut so that any number of bots can share it."""
    return lcm(*range(1, bots + 1))


def read_note(path: str) -> Note | None:
    """The note that a piece left, if it was written."""
    try:
        with open(path, "rb") as file:
            note = Note(*_NOTE.unpack(file.read(_NOTE.size)))
    except (OSError, struct.error):
        return None
    return note if note.process else None


def play_piece(piece: Piece) -> Played:
    """Play the games of a piece, in this thread, which must be the main one of its process."""
    settings = piece.settings
    game: AnyGame = registry.get(settings.game, settings.rules)
    options = game.read(settings.options, len(settings.bots))
    import_from(piece.path)
    players = [
        Player(place, factory(game, name), foreign(name), settings.limit) for place, name in enumerate(settings.bots)
    ]
    lost = {forfeit.game: forfeit for forfeit in piece.lost}
    whole = unit(len(players))
    wins = [0] * len(players)
    nobody = 0
    forfeits: list[Forfeit] = []
    begun = time.perf_counter()
    with ExitStack() as stack:
        stack.enter_context(clock.limited())
        note = None
        if piece.note is not None:
            # What a bot prints must not end up in the arena's own output.
            stdout, sys.stdout = sys.stdout, sys.stderr
            stack.callback(setattr, sys, "stdout", stdout)
            page = stack.enter_context(_page(piece.note))

            def note(number: int, place: int, since: float) -> None:
                _NOTE.pack_into(page, 0, os.getpid(), number, place, since)

        for number in range(piece.first, piece.last):
            if piece.banned and number not in lost:
                lost[number] = Forfeit(number, piece.banned[0], BANNED)
            if number in lost:
                others = tuple(place for place in range(len(players)) if place != lost[number].bot)
                outcome = Outcome(others, lost[number])
            else:
                outcome = play_match(game, options, players, number, settings.seed, note)
            for place in outcome.winners:
                wins[place] += whole // len(outcome.winners)
            nobody += not outcome.winners
            if outcome.forfeit is not None:
                forfeits.append(outcome.forfeit)
                if outcome.forfeit.late:
                    # Its time is not counted against the other bots' run for ever: each time it gets half as much.
                    player = players[outcome.forfeit.bot]
                    player.limit = max(player.limit / 2, settings.limit * FLOOR)
    return Played(piece.first, piece.last, wins, nobody, forfeits, time.perf_counter() - begun)


def _page(path: str) -> mmap.mmap:
    """A note in shared memory: what was written last can be read even after the process is gone."""
    with open(path, "w+b") as file:
        file.write(bytes(mmap.PAGESIZE))
        file.flush()
        return mmap.mmap(file.fileno(), mmap.PAGESIZE)
