"""Looking back at a finished game: what each seat could have known, and when.

A pure function of the record. Knowledge is that of :mod:`.deduction`: every deal consistent with the seat's view counts
alike. Measures are exact counts and bits: the entropy of a seat's chances over the solutions tells how far it is from
the crime, and what a question *told* a seat is how many bits nearer it came, less than 0 where the answer misled.
"""

from __future__ import annotations

from math import log2

import msgspec

from parlwr.kernel.game import AnyGame
from parlwr.kernel.record import Record, play_record

from .deduction import Deduction, evidence
from .state import State
from .view import view_of

__all__ = ["Knowledge", "Moment", "Review", "review"]


class Knowledge(msgspec.Struct, frozen=True):
    """What a seat could know at a moment. ``worlds``: possible deals; ``solutions``: possible crimes; ``chance``: of
    the true crime; ``bits``: the entropy over the solutions, 0 when the crime is certain.
    """

    worlds: int
    solutions: int
    chance: float
    bits: float


class Moment(msgspec.Struct, frozen=True, omit_defaults=True):
    """A moment at which the table learnt something: the deal (version 0), a finished question, an accusation.

    ``known`` and ``told`` have an entry a seat; ``told``: bits nearer to the crime than at the moment before.
    """

    version: int
    kind: str
    known: list[Knowledge]
    told: list[float]
    seat: int | None = None
    cards: list[str] = []
    none: list[int] = []
    shown_by: int | None = None
    card: str | None = None


class Review(msgspec.Struct, frozen=True):
    """The whole game. ``deducible``: for each seat the version at which the crime first followed from what it had
    seen (null: never, or only by looking under the Crime card); ``first``: the seats for which that was soonest.
    """

    crime: list[str]
    moments: list[Moment]
    deducible: list[int | None]
    first: list[int]


def review(game: AnyGame, record: Record) -> Review:
    """The timeline of a record. Raises BadRecord where it cannot be played."""
    moments: list[Moment] = []
    deducible: list[int | None] = [None] * record.seats
    crime: list[str] = []
    questions = lost = 0
    for step in play_record(game, record):
        state: State = step.state
        crime = state.deck.names(state.crime)
        asked, gone, over = len(state.log) > questions, len(state.lost) > lost, state.result is not None
        questions, lost = len(state.log), len(state.lost)
        if not (step.version == 0 or asked or gone or over):
            continue
        known = [_knowledge(state, seat) for seat in range(state.seats)]
        before = [one.bits for one in (moments[-1].known if moments else known)]
        told = [was - now.bits for was, now in zip(before, known, strict=True)]
        for seat, one in enumerate(known):
            # who has lost has looked; when the game is over everybody has
            if one.solutions == 1 and deducible[seat] is None and seat not in state.lost and not over:
                deducible[seat] = step.version
        moments.append(_moment(state, step.version, asked, known, told))
    soonest = min((version for version in deducible if version is not None), default=None)
    first = [seat for seat, version in enumerate(deducible) if version is not None and version == soonest]
    return Review(crime, moments, deducible, first)


def _moment(state: State, version: int, asked: bool, known: list[Knowledge], told: list[float]) -> Moment:
    codes = state.deck.codes
    if asked:
        past, card = state.log[-1]
        shown = codes[card] if card >= 0 else None
        return Moment(
            version, "question", known, told, past.asker, list(past.cards), list(past.none), past.shown_by, shown
        )
    if version == 0:
        return Moment(version, "deal", known, told)
    accuser = state.turn if state.result is not None else state.lost[-1]
    laid = state.revealed.get(accuser, state.laid.get(accuser, 0))
    return Moment(version, "accusation", known, told, accuser, state.deck.names(laid))


def _knowledge(state: State, seat: int) -> Knowledge:
    found = Deduction(evidence(view_of(state, seat)))
    solutions = found.solutions()
    if not found.total:  # only at a table laid by hand that cannot be
        return Knowledge(0, 0, 0.0, 0.0)
    chances = [count / found.total for _, count in solutions]
    true = next((count / found.total for crime, count in solutions if crime == state.crime), 0.0)
    return Knowledge(int(found.total), len(solutions), true, abs(sum(p * log2(1 / p) for p in chances)))
