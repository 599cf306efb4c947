"""docs/adding-a-game.md is true: its game, laid into a folder, is found, keeps the laws and passes its scenario."""

from __future__ import annotations

import importlib
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from parlwr.kernel import registry
from parlwr.kernel.scenario import Scenario, ScenarioStep
from parlwr.tables.lessons import Lesson, LessonStep
from parlwr.testing import check_file
from parlwr.testing.laws import LAWS, check_law
from parlwr.text import Texts, rulebook
from parlwr.text.texts import CARD_FACTS, SEAT_FACTS, forget


@pytest.fixture(scope="module")
def guide(root: Path) -> str:
    return (root / "docs" / "adding-a-game.md").read_text("utf-8")


def _forget() -> None:
    registry.names.cache_clear()
    forget()


@pytest.fixture(scope="module")
def folder(guide: str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """The page's files, as a game beside the others."""
    import parlwr.games

    place = tmp_path_factory.mktemp("games") / "high"
    files = re.findall(r"```\w+\n# ([\w/]+\.\w+)\n(.*?)```", guide, re.DOTALL)
    for name, text in files:
        file = place / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, "utf-8")
    for lang in ("cy", "sw"):  # the page shows one language; how to translate is not its matter
        (place / "text" / f"{lang}.ftl").write_text((place / "text" / "en.ftl").read_text("utf-8"), "utf-8")
    assert {name for name, _ in files} == {"__init__.py", "rulebook.py", "text/en.ftl", "scenarios/high.yaml"}
    parlwr.games.__path__.append(str(place.parent))
    importlib.invalidate_caches()
    _forget()
    yield place
    parlwr.games.__path__.remove(str(place.parent))
    _forget()


@pytest.mark.usefixtures("folder")
def test_the_registry_finds_it() -> None:
    assert "high" in registry.names()
    assert registry.get("high").minutes == 2


@pytest.mark.usefixtures("folder")
@pytest.mark.parametrize("law", LAWS)
def test_it_keeps_the_laws(law: str) -> None:
    check_law(registry.get("high"), law)


def test_its_scenario_holds(folder: Path) -> None:
    assert [one.line() for one in check_file(folder / "scenarios" / "high.yaml") if not one.ok] == []


@pytest.mark.usefixtures("folder")
def test_its_texts_are_read(capsys: pytest.CaptureFixture[str]) -> None:
    from parlwr.cli import main

    assert rulebook("high", "en").sections[0].entries[0].id == "high.deal"
    assert Texts("en", "high").refusal("high.turn", {"seat": 0}, ["Ann"]) == "It is Ann’s turn."
    assert main(["rules", "high", "--lang", "en"]) == 0
    assert "#high.trick" in capsys.readouterr().out


def _keys(guide: str, heading: str) -> set[str]:
    """The words in the first column of the table under this heading."""
    table = guide.split(f"| {heading} |", 1)[1].split("\n\n", 1)[0]
    return set(re.findall(r"`([\w]+)`", " ".join(line.split("|")[1] for line in table.splitlines()[2:])))


def test_the_tables_name_every_key_and_law(guide: str) -> None:
    assert _keys(guide, "key") == set(Scenario.__struct_fields__)
    assert _keys(guide, "key of a step") == set(ScenarioStep.__struct_fields__)
    assert _keys(guide, "key of a lesson") == set(Lesson.__struct_fields__)
    assert _keys(guide, "key of a lesson's step") == set(LessonStep.__struct_fields__)
    laws = guide.split("| law | what it asks |", 1)[1].split("\n\n", 1)[0]
    assert [line.split("|")[1].strip() for line in laws.splitlines()[2:]] == list(LAWS)
    assert all(f"`{fact}`" in guide for fact in (*SEAT_FACTS, *CARD_FACTS))


def test_the_files_it_names_are_those_of_the_games(guide: str, root: Path) -> None:
    needed = {"__init__.py", "messages.py", "rulebook.py", "bots.py", "text/en.ftl", "text/cy.ftl", "text/sw.ftl"}
    for name in registry.names():
        if name != "high":
            there = root / "src" / "parlwr" / "games" / name
            assert [file for file in sorted(needed) if not (there / file).exists()] == []
    for test in re.findall(r"`(tests/[\w/.]+)`", guide):
        if "NAME" in test:
            assert all((root / test.replace("NAME", name)).exists() for name in registry.names() if name != "high"), (
                test
            )
        else:
            assert (root / test).exists(), test
