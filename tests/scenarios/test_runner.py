"""The scenario runner itself, on a game of its own: what it passes, and what it says about what it does not."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from tests.laws.toy import Toy

from parlwr.kernel import BadInput, BadScenario, Refused
from parlwr.kernel.scenario import read_documents, read_scenario
from parlwr.testing import Difference, Failure, check_file, play_scenario
from parlwr.testing.scenario import scenario_files


class Answering(Toy):
    def consult(self, state: Any, seat: int | None, question: Any) -> dict[str, Any]:
        if seat == state.turn:
            raise Refused("toy.turn", seat=seat)
        return {"word": question["word"], "good": True}


class Forgetful(Toy):
    """Refuses, but the word is used up."""

    def say(self, state: Any, seat: int, action: Any) -> list[Any]:
        state.said = True
        raise Refused("toy.word")


@pytest.fixture
def game(monkeypatch: pytest.MonkeyPatch) -> dict[str, Toy]:
    known: dict[str, Toy] = {"toy": Answering(), "forgetful": Forgetful()}

    def get(name: str) -> Toy:
        if name not in known:
            raise BadInput(f"no game {name!r}")
        return known[name]

    monkeypatch.setattr("parlwr.testing.scenario.get", get)
    return known


HEAD = "game: toy\nseats: 2\nsetup: {turn: 0, hands: [[3, 4], [5, 6]], pile: [1, 2]}\nsteps:\n"


def play(steps: str, head: str = HEAD) -> Failure | None:
    (document,) = read_documents((head + steps).encode())
    return play_scenario(read_scenario(document))


@pytest.mark.usefixtures("game")
def test_a_scenario_that_holds() -> None:
    assert (
        play("""
  - {seat: 0, view: {hand: [3, 4], to_act: [0]}}
  - {seat: 1, do: {type: play, card: 5}, refused: toy.turn, say: {seat: 0}, view: {hand: [5, 6]}}
  - {seat: 0, do: {type: play, card: 3}, view: {hand: [4, 2], result: null}}
  - {seat: null, view: {discards: [3], sets: {knocked: []}}, absent: [hand, result]}
  - {seat: 0, ask: {word: cat}, answer: {good: true}}
  - {seat: 1, ask: {word: cat}, refused: toy.turn}
""")
        is None
    )


@pytest.mark.usefixtures("game")
@pytest.mark.parametrize(
    ("steps", "step", "path", "said"),
    [
        ("  - {seat: 0, view: {hand: [3, 5]}}", 1, "view.hand", "expected [3,5], got [3,4]"),
        (
            "  - {seat: 0, do: {type: play, card: 3}, refused: toy.hand}",
            1,
            "refused",
            'expected "toy.hand", got "accepted"',
        ),
        ("  - {seat: 0, do: {type: play, card: 6}}", 1, "do", "toy.hand"),
        ("  - {seat: 0, do: {type: play, card: 6}, refused: toy.turn}", 1, "refused", "toy.hand"),
        (
            "  - {seat: 0, do: {type: play, card: 6}, refused: toy.hand, say: {card: 5}}",
            1,
            "say.card",
            "expected 5, got 6",
        ),
        ("  - {seat: 0, view: {}}\n  - {seat: 0, absent: [hand]}", 2, "view.hand", "expected nothing"),
        ("  - {seat: 1, ask: {word: x}, answer: {good: false}}", 1, "answer.good", "expected false"),
        ("  - {seat: 0, ask: {word: x}}", 1, "ask", "toy.turn"),
        ("  - {seat: 1, ask: {word: x}, refused: toy.turn}", 1, "refused", "accepted"),
        ("  - {seat: 0, do: 7}", 1, "do", "table.malformed"),
    ],
)
def test_a_failure_says_where_and_what(steps: str, step: int, path: str, said: str) -> None:
    failure = play(steps)
    assert failure is not None
    assert (failure.step, failure.difference.path) == (step, path)
    assert said in str(failure)


@pytest.mark.usefixtures("game")
def test_a_refused_action_that_changes_something_fails() -> None:
    steps = "  - {seat: 0, do: {type: say, text: yes}, refused: toy.word}"
    failure = play(steps, HEAD.replace("toy", "forgetful"))
    assert failure is not None
    assert "a refused action changes nothing" in str(failure)
    assert play(steps.replace("yes", '"1"')) is None


@pytest.mark.usefixtures("game")
def test_options_can_be_expected_to_be_refused() -> None:
    assert play("", "game: toy\nseats: 7\nrefused: table.options\n") is None
    wrong = play("", "game: toy\nseats: 7\nrefused: toy.turn\n")
    assert wrong is not None
    assert wrong.step is None
    taken = play("", "game: toy\nseats: 2\nrefused: table.options\n")
    assert taken is not None
    assert "accepted" in str(taken)


@pytest.mark.usefixtures("game")
@pytest.mark.parametrize(
    ("head", "why"),
    [
        (HEAD.replace("game: toy", "game: chess"), "no game 'chess'"),
        (HEAD.replace("seats: 2", "seats: 9"), "table.options"),
        (HEAD.replace("turn:", "turns:"), "setup: no key 'turns'"),
    ],
)
def test_a_table_that_cannot_be_laid_is_a_bad_scenario(head: str, why: str) -> None:
    with pytest.raises(BadScenario, match=why):
        play("  - {seat: 0, view: {}}", head)


@pytest.mark.usefixtures("game")
def test_files_give_an_outcome_for_each_document(tmp_path: Path) -> None:
    file = tmp_path / "some.yaml"
    good, bad = HEAD + "  - {seat: 0, view: {}}", HEAD.replace("toy", "chess") + "  - {seat: 0, view: {}}"
    wrong = "rules: [toy.hand, toy.turn]\n" + HEAD + "  - {seat: 0, view: {said: true}}"
    file.write_text("\n---\n".join((good, wrong, bad)))
    outcomes = list(check_file(file))
    assert [one.ok for one in outcomes] == [True, False, False]
    assert outcomes[0].line() == f"ok    {file} #1 (toy)"
    assert outcomes[1].line() == (f"FAIL  {file} #2 (toy.hand, toy.turn): step 1: view.said: expected true, got false")
    assert outcomes[2].line() == f"error {file} #3 (chess): no game 'chess'"
    assert outcomes[1].message()["path"] == "view.said"
    assert (outcomes[1].message()["expected"], outcomes[1].message()["got"]) == (True, False)
    assert outcomes[2].message()["error"] == "no game 'chess'"


def test_files_that_cannot_be_read_are_errors(tmp_path: Path) -> None:
    empty, folder = tmp_path / "empty.yaml", tmp_path / "nothing"
    empty.write_text("# nothing\n")
    folder.mkdir()
    for path, why in ((empty, "no scenario in it"), (tmp_path / "none.yaml", "No such file"), (folder, "directory")):
        (outcome,) = check_file(path)
        assert outcome.error is not None
        assert why in outcome.error
    with pytest.raises(BadScenario, match="no scenario files"):
        scenario_files([folder])
    (folder / "b.yml").write_text("")
    (folder / "a.json").write_text("")
    (folder / "c.txt").write_text("")
    assert [path.name for path in scenario_files([folder, empty])] == ["a.json", "b.yml", "empty.yaml"]


def test_a_table_scenario_goes_to_the_runner_handed_in(tmp_path: Path) -> None:
    file = tmp_path / "table.yaml"
    file.write_text("table: true\nrules: [table.clock]\nclock: 5\n")
    seen: list[Any] = []

    def runner(document: dict[str, Any], where: str) -> Failure | None:
        seen.append((document["clock"], where))
        return Failure(1, Difference("stage", "over", "open"))

    (outcome,) = check_file(file, runner)
    assert seen == [(5, f"{file} #1")]
    assert outcome.line() == f'FAIL  {file} #1 (table.clock): step 1: stage: expected "over", got "open"'
    (outcome,) = check_file(file)
    assert outcome.error is not None
    assert "no tables" in outcome.error
