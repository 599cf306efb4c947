"""``parlwr arena``: what it prints and what it refuses."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
import typer
from typer.testing import CliRunner

from parlwr.kernel import BadInput
from parlwr.lab.arena_command import arena

app = typer.Typer()
app.command()(arena)


def call(*args: str) -> tuple[str, str, BaseException | None]:
    done = CliRunner().invoke(app, list(args))
    return done.stdout, done.stderr, done.exception


def test_json_has_the_contracts_shape() -> None:
    out, err, error = call("ono99", "--bots", "keeper, random", "--games", "20", "--json")
    assert error is None
    assert err == ""
    found = json.loads(out)
    assert found["games"] == 20
    assert [bot["name"] for bot in found["bots"]] == ["keeper", "random"]
    assert sum(bot["wins"] for bot in found["bots"]) == 20
    for bot in found["bots"]:
        assert bot["low"] <= bot["rate"] <= bot["high"]
    assert found["games_per_s"] > 0


def test_the_table_names_bots_and_rates() -> None:
    out, _, error = call("ono99", "--bots", "keeper,random,first", "--games", "12")
    assert error is None
    assert all(word in out for word in ("keeper", "random", "first", "12 games", "par 33.3%", "%"))


def test_options_reach_the_game() -> None:
    out, _, error = call("ono99", "--bots", "easy,easy", "--games", "2", "--options", '{"edition":"1980"}', "--json")
    assert error is None
    assert json.loads(out)["settings"]["options"]["edition"] == "1980"


def test_forfeits_are_told_on_the_error_stream() -> None:
    out, err, error = call("ono99", "--bots", "random,tests.lab.strangers:Raises", "--games", "4", "--json")
    assert error is None
    assert json.loads(out)["bots"][1]["forfeits"] == 4
    assert err.splitlines() == [
        "tests.lab.strangers:Raises (bot 2) forfeited 4 games, the first of them game 0: "
        "raised ZeroDivisionError: by design"
    ]


def test_a_run_can_be_kept(tmp_path: Path) -> None:
    args = ("ono99", "--bots", "keeper,random", "--games", "20", "--json", "--resume", str(tmp_path / "run"))
    first, again = (json.loads(call(*args)[0])["bots"] for _ in range(2))
    assert first == again
    assert (tmp_path / "run").read_text().count("\n") == 3
    _, _, error = call(*args, "--seed", "x")
    assert isinstance(error, BadInput)


@pytest.mark.parametrize(
    "args",
    [
        ("ono99", "--bots", "keeper,nobody", "--games", "5"),
        ("ono99", "--bots", "keeper,random", "--games", "0"),
        ("ono99", "--bots", "keeper,random", "--games", "5", "--jobs", "-1"),
        ("ono99", "--bots", "keeper,random", "--games", "5", "--options", "{"),
        ("ono99", "--bots", "keeper,random", "--games", "5", "--options", "[]"),
        ("ono99", "--bots", "keeper", "--games", "5"),
        ("chess", "--bots", "keeper,random", "--games", "5"),
    ],
)
def test_bad_input(args: tuple[str, ...]) -> None:
    out, _, error = call(*args)
    assert isinstance(error, BadInput)
    assert out == ""
    assert "\n" not in str(error)
