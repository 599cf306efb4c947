"""Scoring a round, and who wins: hues.score.giver, hues.score.guess, hues.win, hues.tie, hues.tie.all."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from parlwr.kernel import Result

from .board import COLUMNS

MOST_FOR_GIVER = 9


def points(target: int, pieces: Iterable[tuple[int, int, int]], giver: int, seats: int) -> list[int]:
    """The points of a round, one a seat, from the pieces (seat, cell, guess) on the board.

    A piece scores 3 on the cell, 2 elsewhere in the frame, 1 touching the frame (hues.score.guess; two pieces of one
    player make 5 at most, since a cell takes one piece); the giver 1 a piece in the frame, 2 with three players, 9 at
    most (hues.score.giver).
    """
    scored = [0] * seats
    row, column = divmod(target, COLUMNS)
    inside = 0
    for seat, cell, _ in pieces:
        apart = max(abs(cell // COLUMNS - row), abs(cell % COLUMNS - column))
        if apart <= 2:
            scored[seat] += 3 - apart
            inside += apart <= 1
    scored[giver] += min(inside * (2 if seats == 3 else 1), MOST_FOR_GIVER)
    return scored


def leaders(scores: Sequence[int], among: Iterable[int]) -> list[int]:
    """Who has the most points among these seats."""
    among = list(among)
    best = max(scores[seat] for seat in among)
    return [seat for seat in among if scores[seat] == best]


def ranked(scores: Sequence[int], winners: Sequence[int]) -> Result:
    """The result: the winners (several share, hues.tie.all), then everyone by points."""
    rest = [seat for seat in range(len(scores)) if seat not in winners]
    values = sorted({scores[seat] for seat in rest}, reverse=True)
    ranking = [sorted(winners), *([seat for seat in rest if scores[seat] == value] for value in values)]
    return Result(winners=sorted(winners), ranking=ranking, scores=list(scores))
