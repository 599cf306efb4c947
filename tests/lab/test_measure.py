"""Benchmarks: alternating rounds, medians, ratios pair by pair, peers that are not there."""

from __future__ import annotations

import importlib.util
import json
import os
from collections.abc import Callable
from pathlib import Path

import pytest
import typer
from typer.testing import CliRunner

from parlwr.kernel import BadInput, registry
from parlwr.lab import bench_command, peers, playouts
from parlwr.lab.bench_command import bench
from parlwr.lab.measure import Benchmark, Missing, compare, one_core


def from_list(values: list[float], log: list[str], who: str) -> Callable[[], float]:
    rest = iter(values)

    def measured() -> float:
        log.append(who)
        return next(rest)

    return measured


def test_rounds_alternate_and_ratios_are_taken_pair_by_pair() -> None:
    log: list[str] = []
    ours = from_list([10.0, 1.0, 30.0], log, "we")
    found = compare("x", "1/s", ours, {"p": from_list([5.0, 1.0, 6.0], log, "p")}, 3)
    assert log == ["we", "p"] * 3
    (one,) = found
    assert (one.value, one.peer_value) == (10.0, 5.0)
    assert one.ratio == 2.0  # of 2, 1 and 5; not 10/5 by luck: see the next
    assert one.rounds == [10.0, 1.0, 30.0]


def test_the_ratio_is_not_that_of_the_medians() -> None:
    log: list[str] = []
    (one,) = compare("x", "1/s", from_list([1, 4, 9], log, "we"), {"p": from_list([1, 8, 3], log, "p")}, 3)
    assert one.ratio == 1.0
    assert one.value / (one.peer_value or 1) == pytest.approx(4 / 3)


def test_every_peer_has_a_line_of_its_own() -> None:
    log: list[str] = []
    theirs = {name: from_list([2.0, 4.0], log, name) for name in ("p", "q")}
    found = compare("x", "1/s", from_list([4.0, 4.0], log, "we"), theirs, 2)
    assert [one.peer for one in found] == ["p", "q"]
    assert log == ["we", "p", "q"] * 2


def test_a_missing_peer_is_null_and_says_why() -> None:
    def missing() -> float:
        raise Missing("pip install it")

    (one,) = compare("x", "1/s", lambda: 3.0, {"p": missing}, 2)
    assert (one.value, one.peer, one.peer_value, one.ratio) == (3.0, None, None, None)
    assert "pip install it" in one.note


def test_one_core_is_given_back() -> None:
    before = os.sched_getaffinity(0)
    with one_core():
        assert len(os.sched_getaffinity(0)) == 1
    assert os.sched_getaffinity(0) == before


def test_playouts_count_the_decisions_of_real_games() -> None:
    found = playouts.playouts(1, 0.05)
    assert {one.name for one in found} == {f"playouts.{name}" for name in registry.names()}
    assert all(one.value > 0 and one.unit == "decisions/s" for one in found)


def test_a_peer_is_measured_where_it_is_installed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(playouts, "PEERS", {"pyspiel.crazy_eights": playouts.PEERS["pyspiel.crazy_eights"]})
    (line,) = [one for one in playouts.playouts(1, 0.1) if one.name == "playouts.ono99"]
    if importlib.util.find_spec("pyspiel") is None:
        assert (line.peer, line.peer_value) == (None, None)
    else:
        assert line.peer == "pyspiel.crazy_eights"
        assert line.peer_value is not None
        assert line.peer_value > 1000


app = typer.Typer()
app.command()(bench)


def call(*args: str) -> tuple[str, BaseException | None]:
    done = CliRunner().invoke(app, list(args))
    return done.stdout, done.exception


def test_the_command_prints_the_contracts_shape(monkeypatch: pytest.MonkeyPatch) -> None:
    asked = []

    def measured(rounds: int, seconds: float) -> list[Benchmark]:
        asked.append((rounds, seconds))
        return [Benchmark(name="x.y", value=2.0, unit="1/s", peer="p", peer_value=1.0, ratio=2.0)]

    monkeypatch.setattr(bench_command, "BENCHMARKS", {"x": measured})
    out, error = call("x", "--json", "--rounds", "3", "--seconds", "0.5")
    assert error is None
    assert asked == [(3, 0.5)]
    (line,) = json.loads(out)["benchmarks"]
    wanted = {"name": "x.y", "value": 2.0, "unit": "1/s", "peer": "p", "peer_value": 1.0, "ratio": 2.0}
    assert wanted.items() <= line.items()
    out, error = call()
    assert error is None
    assert "x.y" in out


@pytest.mark.parametrize("args", ["speed", "playouts --rounds 0", "playouts --seconds -1", "playouts --seconds nan"])
def test_bad_input(args: str) -> None:
    _, error = call(*args.split())
    assert isinstance(error, BadInput)


def test_what_needs_the_source_says_so(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(peers, "__file__", str(tmp_path / "a/b/c/d/peers.py"))
    monkeypatch.chdir(tmp_path)
    _, error = call("memory")
    assert isinstance(error, BadInput)
    assert "checkout" in str(error)
