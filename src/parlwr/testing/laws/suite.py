"""The suite: hypothesis chooses options and seeds, each law is tried at every number of seats."""

from __future__ import annotations

import os
import zlib
from collections.abc import Callable, Iterable, Sequence
from typing import Any

from hypothesis import HealthCheck, Phase, given, seed, settings
from hypothesis import strategies as st
from hypothesis.errors import Unsatisfiable

from ...kernel import AnyGame, BrokenLaw, OptionSpec, Refused
from ...text import LANGUAGES, Texts, rules_of
from .aliasing import aliasing
from .cases import Case, Trial, broken
from .conservation import conservation
from .liveness import liveness
from .refusal import refusal
from .replay import replay
from .secrecy import sample_is_no_copy, secrecy

__all__ = ["LAWS", "cases", "check_law", "check_laws", "examples"]

Law = Callable[[Trial], None]


def _whole_secrecy(trial: Trial) -> None:
    secrecy(trial)
    sample_is_no_copy(trial)


LAWS: dict[str, Law] = {
    "replay": replay,
    "secrecy": _whole_secrecy,
    "liveness": liveness,
    "refusal": refusal,
    "conservation": conservation,
    "no aliasing": aliasing,
}


def examples() -> int:
    """Games tried for each law and number of seats: ``PARLWR_LAWS``, or a few."""
    return int(os.environ.get("PARLWR_LAWS", "4"))


def _values(spec: OptionSpec, seats: int) -> st.SearchStrategy[Any]:
    """Values of one option; a text keeps its default, since only the game knows others."""
    if spec.kind == "choice":
        return st.sampled_from(spec.values)
    if spec.kind == "flag":
        return st.booleans()
    if spec.kind == "seat":
        return st.just("random") | st.integers(0, seats - 1)
    if spec.kind == "number":
        ends = [value for value in (spec.default, spec.low, spec.high) if value is not None]
        return st.sampled_from(ends) | st.integers(spec.low or 0, spec.high if spec.high is not None else 1000)
    return st.just(spec.default)


@st.composite
def cases(draw: st.DrawFn, game: AnyGame, seats: int) -> Case:
    """Options that this game takes at this number of seats, and a seed."""
    options: dict[str, Any] = {}
    for spec in game.option_specs():
        applies = all(options.get(name, _default(game, name)) == value for name, value in spec.when.items())
        if applies and draw(st.booleans()):
            options[spec.name] = draw(_values(spec, seats))
    return Case(options, seats, draw(st.integers(0, 2**32 - 1)))


def _default(game: AnyGame, name: str) -> Any:
    return next((spec.default for spec in game.option_specs() if spec.name == name), None)


def _taken(game: AnyGame, case: Case) -> bool:
    try:
        game.read(case.options, case.seats)
    except Refused:
        return False
    return True


def _try(law: str, trial: Trial) -> None:
    """Try a law; whatever the game raises that is neither a refusal nor a broken law breaks this one."""
    try:
        LAWS[law](trial)
    except BrokenLaw:
        raise
    except Exception as error:
        raise broken(law, trial, f"{type(error).__name__}: {error}") from error


def check_law(
    game: AnyGame,
    law: str,
    *,
    seats: Iterable[int] | None = None,
    rules: Sequence[str] | None = None,
    tries: int | None = None,
) -> None:
    """Try one law at these numbers of seats (default: all that the game takes), ``tries`` games each.

    ``rules``: the ids that may refuse; default: those of the game's rulebook and of every table, and their sentences
    are formed in every language too. Raises BrokenLaw.
    """
    texts: list[Texts] = []
    if rules is None:
        texts = [Texts(lang, game.name) for lang in LANGUAGES if law == "refusal"]
        rules = [rule.id for part in (game.name, "table") for rule in rules_of(part) if rule.refuses]
    ids = frozenset(rules)
    low, high = game.players
    found: list[BrokenLaw] = []
    for number in seats if seats is not None else range(low, high + 1):
        # the same games on every run, others for each law and number of seats
        @seed(zlib.crc32(f"{game.name} {law} {number}".encode()))
        @settings(
            max_examples=tries or examples(),
            deadline=None,
            database=None,
            phases=[Phase.explicit, Phase.generate],
            suppress_health_check=list(HealthCheck),
        )
        @given(cases(game, number).filter(lambda case: _taken(game, case)))
        def try_it(case: Case) -> None:
            try:
                _try(law, Trial(game, case, ids, texts))
            except BrokenLaw as error:
                found.append(error)
                raise

        try:
            try_it()
        except BrokenLaw:
            # hypothesis tries a failure again before it reports it; a game that keeps things may fail otherwise then
            raise found[0] from found[0].__cause__
        except Unsatisfiable:
            raise BrokenLaw("options", f"{game.name}: no options found for {number} seats") from None


def check_laws(game: AnyGame, **how: Any) -> None:
    """Try all laws; see :func:`check_law`."""
    for law in LAWS:
        check_law(game, law, **how)
