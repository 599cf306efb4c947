"""The table's own scenarios, and that their runner can fail: a scenario that cannot fail shows nothing."""

from __future__ import annotations

import re
from importlib import resources
from pathlib import Path
from typing import Any

import pytest

from parlwr.kernel import BadScenario
from parlwr.kernel.scenario import read_documents
from parlwr.tables.scenario import play_table_scenario
from parlwr.text import rules_of

FOLDER = Path(str(resources.files("parlwr.tables"))) / "scenarios"
DOCUMENTS = [
    (f"{file.stem} #{number}", document)
    for file in sorted(FOLDER.glob("*.yaml"))
    for number, document in enumerate(read_documents(file.read_bytes(), file.name), start=1)
]


@pytest.mark.parametrize(("where", "document"), DOCUMENTS, ids=[where for where, _ in DOCUMENTS])
def test_scenario(where: str, document: dict[str, Any]) -> None:
    assert play_table_scenario(document, where) is None


def test_every_rule_of_the_table_has_a_scenario_and_those_that_refuse_one_that_refuses() -> None:
    shown = {rule for _, document in DOCUMENTS for rule in document["rules"]}
    refused = {step["refused"] for _, document in DOCUMENTS for step in document.get("steps", []) if "refused" in step}
    refused |= {document["refused"] for _, document in DOCUMENTS if "refused" in document}
    assert {rule.id for rule in rules_of("table")} <= shown
    assert {rule.id for rule in rules_of("table") if rule.refuses} <= refused


def document(*steps: dict[str, Any], **more: Any) -> dict[str, Any]:
    return {"table": True, "game": "ono99", "seats": 2, "options": {"first": 0}, "steps": list(steps)} | more


ANN = {"who": "ann", "take": {"name": "Ann"}}


@pytest.mark.parametrize(
    ("steps", "at", "path"),
    [
        ([ANN, {"do": "any", "refused": "table.stale"}], 2, "refused"),
        ([ANN, {"who": "ann", "do": "any", "at": 0}], None, None),
        ([ANN, {"do": {"type": "draw"}}], 2, "refused"),
        ([ANN, {"do": {"type": "draw"}, "refused": "table.over"}], 2, "refused"),
        ([ANN, {"do": "any", "ok": 2}], 2, "ok"),
        ([ANN, {"table": {"stage": "open"}}], 2, "table.stage"),
        ([ANN, {"view": {"seat": 1}}], 2, "view.seat"),
        ([ANN, {"do": {"type": "x"}, "refused": "table.malformed", "say": {"why": "no"}}], 2, "say.why"),
        ([ANN, {"do": "any", "closed": 4429}], 2, "closed"),
        ([{"who": "ann", "take": {"name": "Ann"}, "refused": "table.full"}], 1, "refused"),
    ],
)
def test_a_scenario_that_does_not_hold_says_where(steps: list[Any], at: int | None, path: str | None) -> None:
    if at is None:
        with pytest.raises(BadScenario, match="no action"):
            play_table_scenario(document(*steps), "here")
        return
    failure = play_table_scenario(document(*steps), "here")
    assert failure is not None
    assert failure.step == at
    assert failure.difference.path == path


@pytest.mark.parametrize(
    ("more", "path"),
    [({"refused": "table.options"}, "refused"), ({"options": {"edition": "x"}, "refused": "table.name"}, "refused")],
)
def test_a_table_that_should_not_be_made(more: dict[str, Any], path: str) -> None:
    failure = play_table_scenario(document(**more), "here")
    assert failure is not None
    assert (failure.step, failure.difference.path) == (None, path)


@pytest.mark.parametrize(
    "more", [{"seats": "many"}, {"steps": [{"dance": True}]}, {"steps": [{"disk": "half"}]}, {"x": 1}]
)
def test_what_is_no_scenario(more: dict[str, Any]) -> None:
    with pytest.raises(BadScenario, match=re.escape("here #3")):
        play_table_scenario(document(**more), "here #3")
