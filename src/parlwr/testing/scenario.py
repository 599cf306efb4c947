"""Playing scenarios: a rule, shown on a table laid by hand (the format is told in docs/adding-a-game.md).

A refused step must also change nothing: what every seat sees is compared before and after. A document with
``table: true`` is about a table rather than a game alone (clocks, tokens, seats); it goes to the runner that the
caller hands in, since this package knows no tables.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from typing import Any

import msgspec

from ..kernel import AnyGame, BadInput, BadScenario, Dice, Refused
from ..kernel.record import dice_of
from ..kernel.registry import get
from ..kernel.scenario import MAX_BYTES, Scenario, ScenarioStep, read_documents, read_scenario
from .compare import MISSING, Difference, compare, missing, plain

__all__ = ["Failure", "Outcome", "Runner", "check_file", "check_files", "play_scenario", "scenario_files"]

ACCEPTED = "accepted"


class Failure(msgspec.Struct, frozen=True):
    """Why a scenario fails: at which step (from 1; None: at the deal), and the first difference."""

    step: int | None
    difference: Difference

    def __str__(self) -> str:
        return f"step {self.step}: {self.difference}" if self.step is not None else str(self.difference)


class Outcome(msgspec.Struct, frozen=True):
    """What became of one scenario: ``failure`` and ``error`` are None where all holds.

    ``error`` says why the scenario could not be played at all (BadScenario).
    """

    file: str
    document: int
    game: str
    rules: list[str]
    failure: Failure | None = None
    error: str | None = None

    @property
    def ok(self) -> bool:
        """All holds."""
        return self.failure is None and self.error is None

    def line(self) -> str:
        """One line for the reader: file, document, rules, and the step that fails."""
        what = ", ".join(self.rules) or self.game
        head = f"{self.file} #{self.document}" + (f" ({what})" if what else "")
        if self.error is not None:
            return f"error {head}: {self.error}"
        return f"ok    {head}" if self.failure is None else f"FAIL  {head}: {self.failure}"

    def message(self) -> dict[str, Any]:
        """The same as JSON: ``step``, ``path``, ``expected`` and ``got`` only where it fails."""
        facts: dict[str, Any] = {"file": self.file, "document": self.document, "game": self.game, "rules": self.rules}
        facts["ok"] = self.ok
        if self.error is not None:
            facts["error"] = self.error
        if self.failure is not None:
            found = self.failure.difference
            facts |= {"step": self.failure.step, "path": found.path, "what": str(self.failure)}
            facts |= {
                key: None if value is MISSING else value
                for key, value in (("expected", found.expected), ("got", found.got))
            }
        return facts


Runner = Callable[[dict[str, Any], str], Failure | None]
"""Plays a document of another kind: (document, where) → the failure, or None; raises BadScenario."""


def play_scenario(scenario: Scenario, where: str = "scenario") -> Failure | None:
    """Play one scenario; the first failure, or None. BadScenario where the table cannot be laid out."""
    try:
        game = get(scenario.game)
    except BadInput as error:
        raise BadScenario(f"{where}: {error}") from None
    dice = dice_of(str(scenario.seed), [])
    try:
        options = game.read(scenario.options, scenario.seats)
    except Refused as refused:
        if scenario.refused == refused.rule:
            return None
        if scenario.refused is not None:
            return Failure(None, Difference("refused", scenario.refused, refused.message()))
        raise BadScenario(f"{where}: {refused}") from None
    if scenario.refused is not None:
        return Failure(None, Difference("refused", scenario.refused, ACCEPTED))
    state = _lay(game, scenario, options, dice, where)
    for number, step in enumerate(scenario.steps, start=1):
        difference = _take(game, state, step, dice)
        if difference is None and (step.view is not None or step.absent):
            seen = plain(game.view(state, step.seat))
            difference = compare(step.view or {}, seen, "view") or missing(step.absent, seen, "view")
        if difference is not None:
            return Failure(number, difference)
    return None


def _lay(game: AnyGame, scenario: Scenario, options: Any, dice: Dice, where: str) -> Any:
    if scenario.setup is None:
        return game.start(options, scenario.seats, dice)
    try:
        return game.lay(options, scenario.seats, scenario.setup, dice)
    except BadScenario as error:
        raise BadScenario(f"{where}: {error}") from None
    except Refused as refused:
        raise BadScenario(f"{where}: setup: {refused}") from None


def _take(game: AnyGame, state: Any, step: ScenarioStep, dice: Dice) -> Difference | None:
    """Act or ask as the step says, and compare what is answered."""
    if step.do is not msgspec.UNSET:
        return _act(game, state, step, dice)
    if step.ask is not msgspec.UNSET:
        return _ask(game, state, step)
    return None


def _act(game: AnyGame, state: Any, step: ScenarioStep, dice: Dice) -> Difference | None:
    before = _everything_seen(game, state) if step.refused is not None else []
    try:
        game.act(state, step.seat or 0, step.do, dice)
    except Refused as refused:
        found = _refusal(step, refused)
        if found is None and before != _everything_seen(game, state):
            return Difference("refused", "nothing changed", "another view", "a refused action changes nothing")
        return found
    return None if step.refused is None else Difference("refused", step.refused, ACCEPTED)


def _ask(game: AnyGame, state: Any, step: ScenarioStep) -> Difference | None:
    try:
        answer = game.consult(state, step.seat, step.ask)
    except Refused as refused:
        return _refusal(step, refused)
    if step.refused is not None:
        return Difference("refused", step.refused, ACCEPTED)
    return compare(step.answer or {}, plain(answer), "answer")


def _refusal(step: ScenarioStep, refused: Refused) -> Difference | None:
    if step.refused is None:
        return Difference("ask" if step.do is msgspec.UNSET else "do", ACCEPTED, refused.message())
    if step.refused != refused.rule:
        return Difference("refused", step.refused, refused.message())
    return compare(step.say or {}, plain(refused.say), "say")


def _everything_seen(game: AnyGame, state: Any) -> list[bytes]:
    seats = game.view(state, None).seats
    return [msgspec.json.encode(game.view(state, seat)) for seat in (None, *range(seats))]


def _play_document(document: Any, where: str, table: Runner | None) -> Failure | None:
    if isinstance(document, dict) and document.get("table") is True:
        if table is None:
            raise BadScenario(f"{where}: a scenario of a table (table: true); this program has no tables")
        return table(document, where)
    return play_scenario(read_scenario(document, where), where)


def check_file(path: str | Path, table: Runner | None = None) -> Iterator[Outcome]:
    """Play every scenario of a file; one outcome each. A file that cannot be read gives one with an error."""
    name = str(path)
    try:
        documents = read_documents(_read(Path(path)), name)
        if not documents:
            raise BadScenario(f"{name}: no scenario in it")
    except BadInput as error:
        yield Outcome(name, 1, "", [], error=str(error).removeprefix(f"{name}: "))
        return
    for number, document in enumerate(documents, start=1):
        where = f"{name} #{number}"
        facts = document if isinstance(document, dict) else {}
        rules = facts.get("rules")
        rules = [str(rule) for rule in rules] if isinstance(rules, list) else []
        game = str(facts.get("game", ""))
        try:
            failure = _play_document(document, where, table)
        except BadInput as error:
            yield Outcome(name, number, game, rules, error=str(error).removeprefix(f"{where}: "))
        else:
            yield Outcome(name, number, game, rules, failure)


def _read(path: Path) -> bytes:
    try:
        with path.open("rb") as file:
            return file.read(MAX_BYTES + 1)
    except OSError as error:
        raise BadScenario(f"{path}: {error.strerror or error}") from None


def scenario_files(paths: Iterable[str | Path]) -> list[Path]:
    """Files as they are; a folder stands for its ``*.yaml``, ``*.yml`` and ``*.json`` files, sorted."""
    files: list[Path] = []
    for path in map(Path, paths):
        if path.is_dir():
            found = sorted(one for one in path.iterdir() if one.suffix in (".yaml", ".yml", ".json"))
            if not found:
                raise BadScenario(f"{path}: no scenario files in it")
            files += found
        else:
            files.append(path)
    return files


def check_files(paths: Iterable[str | Path], table: Runner | None = None) -> Iterator[Outcome]:
    """Play all scenarios of all files."""
    for path in scenario_files(paths):
        yield from check_file(path, table)
