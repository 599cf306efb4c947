"""Bots against each other: rotating seats, common deals, intervals; a run that can be stopped and resumed.

With n bots, each deal is played n times, so that every bot has every seat of every deal once: what the cards give
they give to all. All chance comes from the seed, so that a run gives the same wins with any number of processes. A win
shared by k bots counts 1/k for each.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any

import msgspec

from . import crew
from .interval import wilson
from .journal import Journal
from .match import Forfeit
from .piece import Piece, Played, unit
from .settings import Settings, chunks

__all__ = ["Report", "Standing", "report", "run"]


class Standing(msgspec.Struct, frozen=True):
    """A bot's wins, its share of the games, and the 95 % interval of that share (Wilson)."""

    name: str
    wins: float
    rate: float
    low: float
    high: float
    forfeits: int


class Report(msgspec.Struct, frozen=True, kw_only=True):
    """What a run found. ``par``: the share of each if all were equal; ``nobody``: games without a winner."""

    game: str
    games: int
    bots: list[Standing]
    games_per_s: float
    par: float
    nobody: int
    forfeits: list[Forfeit]
    settings: Settings


def report(settings: Settings, played: Iterable[Played]) -> Report:
    """The standings after these pieces of a run."""
    pieces = sorted(played, key=lambda piece: piece.first)
    games = sum(piece.last - piece.first for piece in pieces)
    whole = unit(len(settings.bots))
    forfeits = [forfeit for piece in pieces for forfeit in piece.forfeits]
    standings = []
    for place, name in enumerate(settings.bots):
        wins = sum(piece.wins[place] for piece in pieces) / whole
        low, high = wilson(wins, games)
        lost = sum(forfeit.bot == place for forfeit in forfeits)
        standings.append(Standing(name, wins, wins / games if games else 0.0, low, high, lost))
    seconds = sum(piece.seconds for piece in pieces)
    return Report(
        game=settings.game,
        games=games,
        bots=standings,
        games_per_s=games / seconds if seconds else 0.0,
        par=1 / len(settings.bots),
        nobody=sum(piece.nobody for piece in pieces),
        forfeits=forfeits,
        settings=settings,
    )


def run(
    settings: Settings,
    *,
    jobs: int = 1,
    path: list[str] | None = None,
    resume: Path | None = None,
    progress: Callable[[Report], Any] | None = None,
) -> Report:
    """Play a run, or the rest of one that ``resume`` holds; ``progress`` is told the standings after every piece.

    Only :func:`parlwr.lab.settings.check` makes settings that are known to be playable. BadInput where ``resume`` is
    the file of another run.
    """
    journal = Journal(resume, settings) if resume is not None else None
    played = list(journal.played) if journal is not None else []
    done = {piece.first for piece in played}
    rest = [Piece(settings, first, last, path or []) for first, last in chunks(settings) if first not in done]
    begun, before = time.perf_counter(), sum(piece.last - piece.first for piece in played)
    latest = report(settings, played)
    try:
        for piece in crew.play(rest, jobs):
            played.append(piece)
            if journal is not None:
                journal.add(piece)
            latest = report(settings, played)
            speed = (latest.games - before) / (time.perf_counter() - begun)
            latest = msgspec.structs.replace(latest, games_per_s=speed)
            if progress is not None:
                progress(latest)
    finally:
        if journal is not None:
            journal.close()
    return latest
