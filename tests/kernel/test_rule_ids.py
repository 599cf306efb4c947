"""Rule ids: the same in the rulebook, the code, the texts, the scenarios and the tests, so that a search finds all.

``tests/data/rules`` lists the ids that must exist; a game may have more of its own.
"""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from typing import Any

import pytest
import yaml

from parlwr.kernel import message_id
from parlwr.kernel.registry import names
from parlwr.text import LANGUAGES, rules_of, source

ROOT = Path(__file__).resolve().parents[2]
SOURCE = ROOT / "src" / "parlwr"
GAMES = names()
PARTS = (*GAMES, "table")


def places(part: str) -> dict[str, list[Path]]:
    """Where the ids of a game, or of every table, must be found."""
    if part == "table":
        code = [*SOURCE.glob("kernel/*.py"), *SOURCE.glob("tables/**/*.py"), *SOURCE.glob("net/**/*.py")]
        scenarios = [*SOURCE.glob("tables/scenarios/*.yaml"), *SOURCE.glob("games/*/scenarios/*.yaml")]
    else:
        code = [path for path in SOURCE.glob(f"games/{part}/**/*.py") if path.name != "rulebook.py"]
        scenarios = list(SOURCE.glob(f"games/{part}/scenarios/*.yaml"))
    return {"code": code, "scenarios": scenarios, "tests": list((ROOT / "tests").glob("**/*.py"))}


@cache
def content(part: str, kind: str) -> str:
    return "\n".join(path.read_text("utf-8") for path in places(part)[kind])


def finds(rule: str, text: str) -> bool:
    """The id itself, not a longer one that begins with it."""
    return re.search(rf"(?<![\w.-]){re.escape(rule)}(?![\w-]|\.\w)", text) is not None


def test_finding_an_id_means_the_whole_id() -> None:
    assert finds("a.b", "see a.b.")
    assert finds("a.b", '"a.b"')
    assert not finds("a.b", "a.b.c")
    assert not finds("a.b", "a.b-c")
    assert not finds("a.b", "x.a.b")


@cache
def documents(part: str) -> list[Any]:
    return [
        document
        for path in places(part)["scenarios"]
        for document in yaml.safe_load_all(path.read_text("utf-8"))
        if isinstance(document, dict)
    ]


def shown(part: str) -> set[str]:
    """The ids that scenarios say they show."""
    return {rule for document in documents(part) for rule in document.get("rules", [])}


def refusing(part: str) -> set[str]:
    """The ids that scenarios expect an act, a question or options to be refused with."""
    found = {document["refused"] for document in documents(part) if "refused" in document}
    return found | {
        step["refused"] for document in documents(part) for step in document.get("steps", []) if "refused" in step
    }


@pytest.mark.parametrize("part", PARTS)
def test_every_rule_we_were_given_is_there(part: str) -> None:
    lines = (ROOT / "tests" / "data" / "rules" / f"{part}.txt").read_text("utf-8").splitlines()
    given = [line for line in lines if line and not line.startswith("#")]
    assert len(given) > 5
    assert set(given) - {rule.id for rule in rules_of(part)} == set()


@pytest.mark.parametrize("part", PARTS)
def test_no_rule_is_there_twice(part: str) -> None:
    ids = [rule.id for rule in rules_of(part)]
    assert len(set(ids)) == len(ids)
    assert len({message_id(rule) for rule in ids}) == len(ids)
    assert all(rule.startswith(f"{part}.") for rule in ids)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("part", PARTS)
def test_texts_have_exactly_the_rules(part: str, lang: str) -> None:
    """Each message of a rule stands right under a comment with its dotted id, and there is no other such comment."""
    text = source(lang, "common" if part == "table" else part)
    pairs = re.findall(rf"^# ({part}\.[\w.-]+)\n([\w-]+) =", text, re.MULTILINE)
    comments = re.findall(rf"^# ({part}\.[\w.-]+)$", text, re.MULTILINE)
    assert sorted(comments) == sorted(rule.id for rule in rules_of(part))
    assert [(rule, message_id(rule)) for rule, _ in pairs] == pairs
    assert len(pairs) == len(comments)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("part", PARTS)
def test_who_can_refuse_has_a_sentence_and_nobody_else(part: str, lang: str) -> None:
    from parlwr.text import Texts

    texts = Texts(lang, None if part == "table" else part)
    with_sentence = {rule.id for rule in rules_of(part) if texts.has(message_id(rule.id), "refused")}
    assert with_sentence == {rule.id for rule in rules_of(part) if rule.refuses}


@pytest.mark.parametrize("kind", ["code", "tests"])
@pytest.mark.parametrize("part", PARTS)
def test_a_search_finds_every_rule(part: str, kind: str) -> None:
    text = content(part, kind)
    missing = [rule.id for rule in rules_of(part) if not finds(rule.id, text)]
    assert not missing, " ".join(missing)


@pytest.mark.parametrize("part", PARTS)
def test_every_rule_has_a_scenario(part: str) -> None:
    ids = {rule.id for rule in rules_of(part)}
    assert ids - shown(part) == set(), "no scenario shows these"
    strange = {rule for rule in shown(part) if rule.startswith(f"{part}.")} - ids
    assert strange == set(), "no rules of these ids"


@pytest.mark.parametrize("part", PARTS)
def test_whoever_can_refuse_refuses_in_a_scenario(part: str) -> None:
    can = {rule.id for rule in rules_of(part) if rule.refuses}
    assert can - refusing(part) == set(), "no scenario is refused with these"
    assert {rule for rule in refusing(part) if rule.startswith(f"{part}.")} - can == set()


@pytest.mark.parametrize("part", PARTS)
def test_the_code_refuses_with_known_ids(part: str) -> None:
    known = {rule.id for one in {part, "table"} for rule in rules_of(one) if rule.refuses}
    used = set(re.findall(r"""Refused\(\s*f?["']([\w.-]+)["']""", content(part, "code")))
    assert used - known == set()
