"""Looking back at a finished game: where people look for each cue, how far off each piece lay, who reads whom best."""

from __future__ import annotations

from typing import Any

from parlwr.kernel import BadRecord, play_record

from .board import INDEX, distance
from .messages import Round
from .mind.guesser import Guesser
from .mind.palette import palette


def review(game: Any, record: Any) -> dict[str, Any]:
    """``{"rounds": [{"maps": [[480 shares]…], "apart": [[seat, guess, rings]…]}…], "reads": [[points|null]…]}``.

    A map holds, for the cues up to one of them, how many in a thousand of those who look at the likeliest cell look at
    each. ``apart``: rings between a piece and the colour. ``reads[a][b]``: points a piece of b earned on average when a
    gave the cue, null where there was none.
    """
    try:
        state = [step.state for step in play_record(game, record)][-1]
    except BadRecord:
        return {}
    guesser = Guesser(palette())
    return {
        "rounds": [_round(guesser, finished) for finished in state.rounds],
        "reads": _reads(state.rounds, state.seats),
    }


def _round(guesser: Guesser, finished: Round) -> dict[str, Any]:
    maps = []
    for number in range(1, len(finished.cues) + 1):
        chances = guesser.chances(finished.cues[:number], finished.langs[:number])
        maps.append([int(share) for share in (chances / chances.max() * 1000).round()])
    target = INDEX[finished.target]
    apart = [[piece.seat, piece.guess, distance(INDEX[piece.cell], target)] for piece in finished.pieces]
    return {"maps": maps, "apart": apart}


def _reads(rounds: list[Round], seats: int) -> list[list[float | None]]:
    earned: dict[tuple[int, int], list[int]] = {}
    for finished in rounds:
        target = INDEX[finished.target]
        for piece in finished.pieces:
            points = max(0, 3 - distance(INDEX[piece.cell], target))
            earned.setdefault((finished.giver, piece.seat), []).append(points)
    mean = {pair: round(sum(points) / len(points), 2) for pair, points in earned.items()}
    return [[mean.get((giver, reader)) for reader in range(seats)] for giver in range(seats)]
