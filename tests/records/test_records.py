"""Golden games are played again on every Python from 3.11 to 3.13 that is found, and nothing in them may change."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from tests.records.golden import difference, faults, files, load, modes, name_of, released

from parlwr.kernel import promise, registry

VERSIONS = ("3.11", "3.12", "3.13")
RUNNING = f"{sys.version_info[0]}.{sys.version_info[1]}"
AGAIN = "If this change is meant: python -m tests.records.golden --anew GAME"


@pytest.mark.parametrize("path", files(), ids=name_of)
def test_a_golden_game_is_as_ever(path: Path) -> None:
    found = difference(path)
    assert found is None, f"{found}. {AGAIN}"


def test_no_game_and_no_option_lacks_a_golden_game() -> None:
    needed = {f"{game.name}/{game.rules}/{name}" for game in registry.games() for name, _, _ in modes(game)}
    there = {name_of(path) for path in files()}
    assert needed - there == set(), "python -m tests.records.golden writes those that are missing"
    given = {f"{game}/{rules}" for game, versions in released().items() for rules in versions}
    assert {name for name in there - needed if name.rpartition("/")[0] not in given} == set(), "nobody needs these"


def test_what_was_given_out_stays_and_plays() -> None:
    assert faults(released()) == []


def test_a_version_that_was_given_out_may_not_be_forgotten(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Rules made new without keeping the old, records changed, records thrown away: each is noticed."""
    known = {"ono99": released()["ono99"]}
    shutil.copytree(files("ono99")[0].parents[1], tmp_path / "ono99")
    assert faults(known, tmp_path) == []
    monkeypatch.setattr(type(registry.get("ono99")), "rules", "2")
    assert "keep it among the game's OLDER" in " ".join(faults(known, tmp_path))
    monkeypatch.undo()
    path = files("ono99", "1", tmp_path)[0]
    path.write_bytes(path.read_bytes().replace(b'"promise":"', b'"promise":"0', 1))
    assert faults(known, tmp_path) == [f"ono99 by rules 1 was given out: its record {path.stem} has been changed"]
    path.unlink()
    assert faults(known, tmp_path) == [f"ono99 by rules 1 was given out: its record {path.stem} is gone"]
    shutil.move(tmp_path / "ono99" / "1", tmp_path / "ono99" / "2")
    assert len(faults(known, tmp_path)) == len(known["ono99"]["1"])


def test_every_version_played_has_records() -> None:
    for name in registry.names():
        for rules, game in registry.versions(name).items():
            assert game.name == name
            assert files(name, rules), f"{name} by rules {rules} has no records"


@pytest.mark.parametrize("path", files(), ids=name_of)
def test_a_golden_game_is_a_finished_honest_record(path: Path) -> None:
    golden = load(path)
    assert golden.record.result is not None
    assert golden.record.promise == promise(golden.record.seed)
    assert len(golden.seen) == len(golden.record.actions) + 1
    assert all(len(line.split()) == golden.record.seats + 1 for line in golden.seen)


def test_the_order_of_hashes_does_not_matter(root: Path) -> None:
    """Sets of texts come in another order with every hash seed; no game may show it."""
    for seed in ("1", "2"):
        _check(Path(sys.executable), root, PYTHONHASHSEED=seed)


@pytest.mark.slow
@pytest.mark.xdist_group("pythons")
@pytest.mark.parametrize("version", VERSIONS)
def test_every_python_plays_them_alike(version: str, root: Path) -> None:
    if version == RUNNING:
        _check(Path(sys.executable), root)
        return
    python = find(version)
    if python is None:
        pytest.skip(f"no Python {version} on this machine (neither under pyenv nor on PATH); running: {RUNNING}")
    _check(equipped(python, version, root), root)


def find(version: str) -> Path | None:
    """A Python of this version: pyenv's newest, or the one on PATH; one that starts and is of this version."""
    places = [Path(os.environ.get("PYENV_ROOT", "~/.pyenv")).expanduser() / "versions"]
    found = [
        path for place in places for path in sorted(place.glob(f"{version}.*/bin/python"), key=_patch, reverse=True)
    ]
    on_path = shutil.which(f"python{version}")
    for python in [*found, *([Path(on_path)] if on_path else [])]:
        ask = [str(python), "-c", "import sys, venv; print('%d.%d' % sys.version_info[:2])"]
        answer = subprocess.run(ask, capture_output=True, text=True, check=False)
        if answer.stdout.strip() == version:
            return python
    return None


def _patch(path: Path) -> list[int]:
    return [int(part) for part in path.parent.parent.name.split(".") if part.isdigit()]


def equipped(python: Path, version: str, root: Path) -> Path:
    """That Python in a virtual environment of its own (``.venv-3.13``, kept), with what Parlwr needs to run."""
    folder = root / f".venv-{version}"
    made, needs = folder / "made", root / "requirements" / "run.txt"
    inside = folder / "bin" / "python"
    if not made.exists() or made.read_text() != needs.read_text():
        subprocess.run([python, "-m", "venv", "--clear", folder], check=True)
        install = [inside, "-m", "pip", "install", "-q", "--disable-pip-version-check", "--require-hashes", "-r", needs]
        done = subprocess.run(install, capture_output=True, text=True, check=False)
        if done.returncode:
            why = (done.stderr.strip().splitlines() or ["pip failed"])[-1]
            if os.environ.get("PARLWR_REQUIRE_ALL"):
                pytest.fail(f"Python {version} is here, but its packages are not: {why}")
            pytest.skip(f"Python {version} is here, but its packages could not be installed: {why}")
        made.write_text(needs.read_text())
    return inside


def _check(python: Path, root: Path, **env: str) -> None:
    done = subprocess.run(
        [python, "-m", "tests.records.golden", "--check"],
        cwd=root,
        env=os.environ | {"PYTHONPATH": str(root / "src")} | env,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    assert "all as ever" in done.stdout
