"""The command line: its exit codes, its one line on standard error, and what it prints."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import msgspec
import pytest

from parlwr.cli import main
from parlwr.kernel import FastDice, Record, TableDice, promise, registry

Capture = pytest.CaptureFixture[str]


def run(capsys: Capture, *args: str) -> tuple[int, str, str]:
    """Exit code, output, error output. A complaint is one line."""
    code = main(args)
    out, err = capsys.readouterr()
    if code == 2:
        assert err.count("\n") == 1, err
        assert "Traceback" not in err
    return code, out, err


def finished(game_name: str, seats: int, seed: str = "ab" * 16, **options: Any) -> Record:
    """A game of random moves to its end."""
    game = registry.get(game_name)
    dice, chance = TableDice(seed, ["x"]), FastDice(1)
    state = game.start(game.read(options, seats), seats, dice)
    record = Record(game=game_name, rules=game.rules, options=options, seats=seats, seed=seed, nonces=["x"])
    while game.result(state) is None:
        seat = game.to_act(state)[0]
        action = game.complete(chance.choice(game.actions(state, seat)), game.view(state, seat), chance)
        game.act(state, seat, action, dice)
        record.actions.append((seat, msgspec.to_builtins(action)))
    record.result, record.promise = game.result(state), promise(seed)
    return record


@pytest.fixture(scope="module")
def record() -> Record:
    return finished("ono99", 3)


@pytest.fixture
def file(tmp_path: Path, record: Record) -> Path:
    path = tmp_path / "game.json"
    path.write_bytes(record.encode())
    return path


GOOD = "game: ono99\nrules: [ono99.total]\nseats: 2\nsetup: {turn: 0, total: 5}\nsteps: [{seat: 0, view: {total: 5}}]\n"


# -- help and usage ----------------------------------------------------------------------------------------------------


def test_help_lists_all_commands_and_is_quick() -> None:
    started = time.perf_counter()
    done = subprocess.run([sys.executable, "-m", "parlwr", "--help"], capture_output=True, text=True, check=False)
    taken = time.perf_counter() - started
    assert done.returncode == 0
    for command in ("serve", "check", "replay", "verify", "arena", "rules", "solve", "bench"):
        assert command in done.stdout
    assert taken < 5, "help imports too much"


def test_help_imports_no_server_no_database_no_numbers() -> None:
    code = (
        "import sys, io, contextlib\n"
        "from parlwr.cli import main\n"
        "with contextlib.redirect_stdout(io.StringIO()): main(['--help'])\n"
        "print([m for m in ('aiohttp', 'sqlalchemy', 'numpy', 'joblib', 'yaml', 'hypothesis') if m in sys.modules])"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"


def test_version(capsys: Capture) -> None:
    code, out, _ = run(capsys, "--version")
    assert code == 0
    assert out.startswith("parlwr ")


@pytest.mark.parametrize(
    ("args", "why"),
    [
        (["foo"], "foo"),
        (["check"], "FILE"),
        (["check", "--nonsense", "x"], "--nonsense"),
        (["replay", "nowhere.json"], "nowhere.json"),
        (["replay", "."], "irectory"),
        (["replay", "empty.json"], "empty"),
        (["verify", "empty.json"], "not a record"),
        (["rules", "chess"], "no game 'chess'; there are clue, hues, ono99, quiddler"),
        (["rules", "ono99", "--lang", "de"], "no language 'de'"),
        (["solve"], "command"),
        (["solve", "chess"], "nothing to solve in 'chess'"),
        (["solve", "ono99"], "nothing to solve in 'ono99'"),
        (["replay", "x", "--at", "one"], "--at"),
    ],
)
def test_wrong_usage_is_one_line_and_exit_code_2(
    capsys: Capture, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, args: list[str], why: str
) -> None:
    monkeypatch.chdir(tmp_path)
    Path("empty.json").touch()
    code, out, err = run(capsys, *args)
    assert (code, out) == (2, "")
    assert why in err
    assert err.startswith("parlwr")


def test_alone_it_serves(monkeypatch: pytest.MonkeyPatch) -> None:
    """No command, or options alone, are for ``serve``."""
    import parlwr.cli as module

    seen: list[list[str]] = []

    def note(args: list[str]) -> int:
        seen.append(args)
        return 0

    monkeypatch.setattr(module, "_run", note)
    for args in ([], ["--lan"], ["--port", "9"], ["serve", "--port", "9"], ["check", "x"], ["--help"]):
        main(args)
    assert seen == [
        ["serve"],
        ["serve", "--lan"],
        ["serve", "--port", "9"],
        ["serve", "--port", "9"],
        ["check", "x"],
        ["--help"],
    ]


@pytest.mark.parametrize("command", ["serve", "arena", "bench"])
def test_commands_of_other_layers_have_their_own_help(capsys: Capture, command: str) -> None:
    code, out, _ = run(capsys, command, "--help")
    assert code == 0
    assert "--" in out.replace("--help", "")


def test_solve_knows_the_games_that_can(capsys: Capture) -> None:
    code, out, _ = run(capsys, "solve", "--help")
    assert code == 0
    for game in ("clue", "hues", "quiddler"):
        assert game in out
    assert "ono99" not in out


def test_what_goes_wrong_inside_is_not_hidden(monkeypatch: pytest.MonkeyPatch) -> None:
    """A fault of ours is no wrong input: it keeps its traceback."""
    import parlwr.cli.rules as module

    def fail(*args: Any) -> None:
        raise ZeroDivisionError

    monkeypatch.setattr(module, "rules_command", fail)
    with pytest.raises(ZeroDivisionError):
        main(["rules", "ono99"])


# -- check -------------------------------------------------------------------------------------------------------------


def test_check_passes_and_fails(capsys: Capture, tmp_path: Path) -> None:
    good, bad = tmp_path / "good.yaml", tmp_path / "two.yaml"
    good.write_text(GOOD)
    bad.write_text(GOOD + "---\n" + GOOD.replace("view: {total: 5}", "view: {total: 6}"))
    code, out, err = run(capsys, "check", str(good))
    assert (code, err) == (0, "")
    assert out == f"ok    {good} #1 (ono99.total)\n"
    code, out, _ = run(capsys, "check", str(good), str(bad))
    assert code == 1
    assert out.splitlines()[-1] == f"FAIL  {bad} #2 (ono99.total): step 1: view.total: expected 6, got 5"
    code, out, _ = run(capsys, "check", "--json", str(bad))
    assert code == 1
    found = json.loads(out)
    assert (found["passed"], found["failed"], found["errors"]) == (1, 1, 0)
    assert found["scenarios"][1]["path"] == "view.total"
    code, out, _ = run(capsys, "check", str(tmp_path))
    assert (code, out.count("\n")) == (1, 3)


@pytest.mark.parametrize(
    "text",
    [
        "",
        "game: [",
        "game: chess\nseats: 2\nsteps: [{seat: 0, view: {}}]",
        "game: ono99\nseats: 99\nsteps: [{seat: 0, view: {}}]",
        "game: ono99\nseats: 2\nsetup: {hands: 7}\nsteps: [{seat: 0, view: {}}]",
        "game: ono99\nseats: 2\nsetup: {nonsense: 7}\nsteps: [{seat: 0, view: {}}]",
        "game: ono99\nseats: 2\nsteps: [{seat: 5, view: {}}]",
        "- just\n- a list",
    ],
)
def test_check_of_what_is_no_scenario_is_exit_code_2(capsys: Capture, tmp_path: Path, text: str) -> None:
    file = tmp_path / "x.yaml"
    file.write_text(text)
    code, out, err = run(capsys, "check", str(file))
    assert (code, out) == (2, "")
    assert str(file) in err


def test_a_table_scenario_is_played_by_the_tables(capsys: Capture, root: Path) -> None:
    code, out, _ = run(capsys, "check", str(root / "src" / "parlwr" / "tables" / "scenarios"))
    assert code == 0
    assert "table." in out


# -- replay ------------------------------------------------------------------------------------------------------------


def test_replay_shows_a_seat_at_a_moment(capsys: Capture, file: Path, record: Record) -> None:
    code, out, _ = run(capsys, "replay", str(file), "--json", "--seat", "1", "--at", "0")
    view = json.loads(out)
    assert code == 0
    assert (view["seat"], view["total"], len(view["hand"])) == (1, 0, 4)
    code, out, _ = run(capsys, "replay", str(file), "--json")
    view = json.loads(out)
    assert view["hand"] is None
    assert view["result"] == msgspec.to_builtins(record.result)
    code, out, _ = run(capsys, "replay", str(file), "--at", "1", "--lang", "cy")
    assert f"ono99, version 1 of {len(record.actions)}, as a spectator sees it" in out
    assert "hand_counts:" in out
    assert "Sedd" in out


def test_replay_plays_scenarios_and_standard_input(
    capsys: Capture, tmp_path: Path, record: Record, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "s.yaml"
    file.write_text(GOOD)
    code, out, _ = run(capsys, "replay", str(file), "--json", "--seat", "0")
    assert (code, json.loads(out)["total"]) == (0, 5)

    class Input:
        class buffer:
            @staticmethod
            def read(size: int) -> bytes:
                return record.encode()

    monkeypatch.setattr(sys, "stdin", Input)
    code, out, _ = run(capsys, "replay", "-", "--json", "--at", "0")
    assert (code, json.loads(out)["game"]) == (0, "ono99")


@pytest.mark.parametrize(
    ("args", "why"),
    [
        (["--seat", "3"], "no seat 3"),
        (["--seat", "-1"], "no seat -1"),
        (["--at", "9999"], "versions 0 to"),
        (["--at", "-1"], "versions"),
    ],
)
def test_replay_has_bounds(capsys: Capture, file: Path, args: list[str], why: str) -> None:
    code, _, err = run(capsys, "replay", str(file), *args)
    assert code == 2
    assert why in err


def test_replay_of_refused_actions_says_which(capsys: Capture, tmp_path: Path, record: Record) -> None:
    path = tmp_path / "bad.json"
    path.write_bytes(msgspec.structs.replace(record, actions=[(0, {"type": "fly"})]).encode())
    code, _, err = run(capsys, "replay", str(path))
    assert code == 2
    assert "action 1, seat 0" in err
    assert "table.malformed" in err


# -- verify ------------------------------------------------------------------------------------------------------------


def verify(capsys: Capture, tmp_path: Path, record: Record, *args: str) -> tuple[int, str]:
    path = tmp_path / "v.json"
    path.write_bytes(record.encode())
    code, out, _ = run(capsys, "verify", str(path), *args)
    return code, out


@pytest.mark.parametrize("game", registry.names())
def test_an_honest_record_verifies(capsys: Capture, tmp_path: Path, game: str) -> None:
    code, out = verify(capsys, tmp_path, finished(game, registry.get(game).usual[0]))
    assert code == 0, out
    assert "promise: kept" in out
    assert "(as claimed)" in out


def test_what_was_tampered_with_does_not_verify(capsys: Capture, tmp_path: Path, record: Record) -> None:
    replace = msgspec.structs.replace
    assert record.result is not None
    winner = record.result.winners[0]
    other = [*range(3)][winner - 1]
    for change, said in (
        (replace(record, seed="cd" * 16), "BROKEN"),
        (replace(record, promise="00"), "BROKEN"),
        (replace(record, actions=record.actions[:-1]), "the game is not over"),
        (replace(record, actions=[*record.actions, record.actions[0]]), "table.over"),
        (replace(record, result=replace(record.result, winners=[other])), "is claimed"),
        (replace(record, actions=[(1, {"type": "draw"}), *record.actions]), "refused"),
        (replace(record, nonces=["y"]), "FAILS"),
    ):
        code, out = verify(capsys, tmp_path, change)
        assert code == 1, out
        assert said in out


def test_the_promise_one_was_shown_counts(capsys: Capture, tmp_path: Path, record: Record) -> None:
    assert verify(capsys, tmp_path, record, "--promise", promise(record.seed).upper())[0] == 0
    assert verify(capsys, tmp_path, record, "--promise", promise("another"))[0] == 1
    code, out = verify(capsys, tmp_path, msgspec.structs.replace(record, promise=None, result=None))
    assert code == 0
    assert "promise: none in the record" in out
    assert "the record claims no result" in out


def test_the_numbers_of_a_shuffle(capsys: Capture, tmp_path: Path, record: Record) -> None:
    replace = msgspec.structs.replace
    named = replace(record, nonce_seats=[1], names=["Ann", "Bea", "Cai"])
    code, out = verify(capsys, tmp_path, named, "--nonce", "x")
    assert (code, "numbers: 1 in the shuffle: seat 1 (Bea), yours that of seat 1 (Bea)" in out) == (0, True), out
    code, out = verify(capsys, tmp_path, record, "--nonce", "x")
    assert (code, "numbers: 1 in the shuffle\n" in out) == (0, True), out
    for change, args, said in (
        (named, ("--nonce", "y"), "yours is not among those in the shuffle"),
        (replace(record, nonce_seats=[3]), (), "said to be those of the seats [3]"),
        (replace(record, nonce_seats=[0, 1]), (), "said to be those of"),
        (replace(record, nonces=["x", "y"], nonce_seats=[1, 1]), (), "said to be those of"),
        (replace(record, nonces=["w", "x", "y", "z"]), (), "4 in a shuffle for 3 seats"),
    ):
        code, out = verify(capsys, tmp_path, change, *args)
        assert (code, said in out) == (1, True), out


# -- rules -------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", [*registry.names(), "table"])
def test_rules_print_every_rule(capsys: Capture, game: str) -> None:
    from parlwr.text import rules_of

    printed = {}
    for lang in ("en", "cy", "sw"):
        code, out, _ = run(capsys, "rules", game, "--lang", lang)
        assert code == 0
        for rule in rules_of(game):
            assert f"#{rule.id}\n" in out
        printed[lang] = out
    assert len(set(printed.values())) == 3


@pytest.mark.parametrize(
    ("env", "lang"),
    [
        ({"LANG": "cy_GB.UTF-8"}, "cy"),
        ({"LC_ALL": "sw", "LANG": "cy_GB"}, "sw"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({"LANG": "de_DE"}, "en"),
        ({"LANG": "cyb"}, "en"),
        ({}, "en"),
    ],
)
def test_the_language_is_the_systems(monkeypatch: pytest.MonkeyPatch, env: dict[str, str], lang: str) -> None:
    from parlwr.cli.rules import system_language

    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    for name, value in env.items():
        monkeypatch.setenv(name, value)
    assert system_language() == lang


# -- pipes, terminals, interrupts --------------------------------------------------------------------------------------


def test_a_reader_that_has_gone_is_no_fault(root: Path) -> None:
    line = f"set -o pipefail; {sys.executable} -m parlwr rules ono99 | true; echo ${{PIPESTATUS[0]}}"
    done = subprocess.run(["bash", "-c", line], capture_output=True, text=True, check=True)
    assert done.stderr == ""
    assert done.stdout.strip() in ("141", "0")  # 0 where the pipe took it all before it closed


def test_a_terminal_without_our_letters_gets_something_readable() -> None:
    env = os.environ | {"PYTHONIOENCODING": "ascii"}
    done = subprocess.run(
        [sys.executable, "-m", "parlwr", "rules", "table", "--lang", "cy"],
        capture_output=True,
        text=True,
        env=env,
        check=False,
    )
    assert (done.returncode, done.stderr) == (0, "")
    assert "G\\xeam sydd ar ben" in done.stdout
