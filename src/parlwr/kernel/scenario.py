"""Scenarios as files: a rule, shown on a table laid by hand. Reading only; :mod:`parlwr.testing` plays them.

A file holds one scenario or several, as YAML documents (``---``) or as JSON. What a document may hold is in
docs/adding-a-game.md. YAML is read as YAML 1.2: only ``true`` and ``false`` are switches, so that ``words: [no, on]``
are words, and a key given twice is an error.
"""

from __future__ import annotations

from functools import cache
from typing import Any

import msgspec

from .errors import BadInput, BadRecord, BadScenario
from .record import Record, read_record
from .registry import get

__all__ = ["MAX_BYTES", "Scenario", "ScenarioStep", "read_documents", "read_play", "read_scenario", "record_of"]

MAX_BYTES = 16 * 1024 * 1024
"""The largest scenario or record that is read: 16 MB."""

SWITCHES = {"yes": True, "no": False, "on": True, "off": False}
"""Old YAML spellings, still taken for the value of an option."""


class ScenarioStep(msgspec.Struct, forbid_unknown_fields=True):
    """One step: an action (``do``) or a question (``ask``), and what is expected after it."""

    seat: int | None = None
    do: Any = msgspec.UNSET
    ask: Any = msgspec.UNSET
    refused: str | None = None
    say: dict[str, Any] | None = None
    answer: dict[str, Any] | None = None
    view: dict[str, Any] | None = None
    absent: list[str] = []
    note: str | None = None


class Scenario(msgspec.Struct, forbid_unknown_fields=True):
    """One scenario. ``refused`` at the top: the options and seats themselves are refused with this rule id."""

    game: str
    seats: int
    steps: list[ScenarioStep] = []
    rules: list[str] = []
    options: dict[str, Any] = {}
    setup: dict[str, Any] | None = None
    seed: str | int = 0
    refused: str | None = None
    title: str | None = None
    note: str | None = None


@cache
def _loader() -> Any:
    """PyYAML's safe loader with YAML 1.2's switches, without dates, refusing keys given twice."""
    import yaml

    class Loader(yaml.SafeLoader):
        pass

    Loader.yaml_implicit_resolvers = {
        first: [(tag, pattern) for tag, pattern in found if not tag.endswith((":bool", ":timestamp"))]
        for first, found in yaml.SafeLoader.yaml_implicit_resolvers.items()
    }
    import re

    Loader.add_implicit_resolver("tag:yaml.org,2002:bool", re.compile("^(?:true|True|TRUE|false|False|FALSE)$"), "tTfF")

    def mapping(loader: Any, node: Any, deep: bool = False) -> dict[Any, Any]:
        loader.flatten_mapping(node)
        found: dict[Any, Any] = {}
        for key_node, value_node in node.value:
            key = loader.construct_object(key_node, deep=True)
            if not isinstance(key, str | int | float | bool | None):
                raise yaml.constructor.ConstructorError(None, None, "a key must be a word", key_node.start_mark)
            key = _key(key)
            if key in found:
                raise yaml.constructor.ConstructorError(None, None, f"key {key!r} twice", key_node.start_mark)
            found[key] = loader.construct_object(value_node, deep=True)
        return found

    Loader.add_constructor("tag:yaml.org,2002:map", mapping)
    return Loader


def _key(key: Any) -> str:
    """A key as JSON would have it: ``{0: …}`` means ``{"0": …}``."""
    return key if isinstance(key, str) else msgspec.json.encode(key).decode()


def _one_line(error: Exception) -> str:
    """An error of PyYAML in one line, with the line and column that it complains of."""
    mark = getattr(error, "problem_mark", None) or getattr(error, "context_mark", None)
    problem = getattr(error, "problem", None) or str(error)
    place = f"line {mark.line + 1}, column {mark.column + 1}: " if mark is not None else ""
    return place + " ".join(str(problem).split())


def read_documents(data: bytes, where: str = "scenario") -> list[Any]:
    """The documents of a YAML or JSON file as plain values; BadScenario says where it cannot be read."""
    if len(data) > MAX_BYTES:
        raise BadScenario(f"{where}: {len(data)} bytes; at most {MAX_BYTES} are read")
    try:
        text = data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise BadScenario(f"{where}: not UTF-8: {error.reason} at byte {error.start}") from None
    if text.lstrip()[:1] in ("{", "["):
        try:
            found = msgspec.json.decode(text)
        except (msgspec.DecodeError, RecursionError):
            pass  # YAML may begin so too ({game: ono99, …}), and its message is the better one
        else:
            return found if isinstance(found, list) else [found]
    import yaml

    try:
        # a loader of our own that is safe: a subclass of yaml.SafeLoader
        return [one for one in yaml.load_all(text, Loader=_loader()) if one is not None]
    except yaml.YAMLError as error:
        raise BadScenario(f"{where}: {_one_line(error)}") from None
    except (RecursionError, ValueError) as error:
        raise BadScenario(f"{where}: {' '.join(str(error).split())[:200]}") from None


def read_scenario(document: Any, where: str = "scenario") -> Scenario:
    """One document as a scenario; BadScenario says which key is wrong. The game and what it refuses come later."""
    if not isinstance(document, dict):
        raise BadScenario(f"{where}: a scenario is a mapping with game, seats and steps, not {document!r:.60}")
    try:
        scenario = msgspec.convert(document, Scenario)
    except (msgspec.ValidationError, RecursionError) as error:
        raise BadScenario(f"{where}: {error}") from None
    for number, step in enumerate(scenario.steps, start=1):
        _check_step(scenario, step, f"{where}, step {number}")
    if not scenario.steps and scenario.refused is None:
        raise BadScenario(f"{where}: no steps")
    scenario.options = {
        key: SWITCHES.get(value, value) if isinstance(value, str) else value for key, value in scenario.options.items()
    }
    return scenario


def _check_step(scenario: Scenario, step: ScenarioStep, where: str) -> None:
    """A step that expects nothing, or that nobody could take, is a slip of the pen."""
    acts = step.do is not msgspec.UNSET
    asks = step.ask is not msgspec.UNSET
    if step.seat is not None and not 0 <= step.seat < scenario.seats:
        raise BadScenario(f"{where}: no seat {step.seat} at a table of {scenario.seats}")
    if acts and asks:
        raise BadScenario(f"{where}: do and ask in one step")
    if acts and step.seat is None:
        raise BadScenario(f"{where}: a spectator (seat null) cannot act")
    if step.refused is not None and not (acts or asks):
        raise BadScenario(f"{where}: refused stands beside do or ask")
    if step.say is not None and step.refused is None:
        raise BadScenario(f"{where}: say stands beside refused")
    if step.answer is not None and (not asks or step.refused is not None):
        raise BadScenario(f"{where}: answer stands beside ask")
    if not (acts or asks or step.view is not None or step.absent):
        raise BadScenario(f"{where}: nothing to do and nothing expected")


def record_of(scenario: Scenario) -> Record:
    """A scenario as a record: the actions that it expects to be taken, on its table. BadInput: no such game."""
    game = get(scenario.game)
    return Record(
        game=scenario.game,
        rules=game.rules,
        options=scenario.options,
        seats=scenario.seats,
        seed=str(scenario.seed),
        actions=[
            (step.seat, step.do)
            for step in scenario.steps
            if step.do is not msgspec.UNSET and step.refused is None and step.seat is not None
        ],
        setup=scenario.setup,
    )


def read_play(data: bytes, where: str = "record") -> Record:
    """A record, from a record's JSON or from a scenario file (its first document): for commands that take either.

    Raises BadRecord or BadScenario.
    """
    if data.lstrip()[:1] == b"{":
        try:
            head = msgspec.json.decode(data)
        except (msgspec.DecodeError, RecursionError, UnicodeDecodeError):
            head = None
        if isinstance(head, dict) and "steps" not in head:
            return read_record(data, where)
    documents = read_documents(data, where)
    if not documents:
        raise BadRecord(f"{where}: empty: neither a record nor a scenario")
    try:
        return record_of(read_scenario(documents[0], where))
    except BadScenario as error:
        raise error
    except BadInput as error:
        raise BadScenario(f"{where}: {error}") from None
