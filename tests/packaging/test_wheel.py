"""The wheel is the whole program: installed into an empty environment it serves the page and its script."""

from __future__ import annotations

import os
import re
import subprocess
import sys
import urllib.request
import venv
import zipfile
from collections.abc import Iterator
from pathlib import Path

import pytest

pytestmark = pytest.mark.xdist_group("wheel")


def run(*command: str | Path, cwd: Path | None = None) -> str:
    """Run a command; its output, or a failure that shows it."""
    done = subprocess.run([str(word) for word in command], cwd=cwd, capture_output=True, text=True)
    assert done.returncode == 0, f"{command}\n{done.stdout}{done.stderr}"
    return done.stdout


@pytest.fixture(scope="module")
def wheel(root: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The wheel, built as `pip install .` builds it but for the isolation (which would fetch the builder again)."""
    out = tmp_path_factory.mktemp("wheel")
    run(sys.executable, "-m", "pip", "wheel", "-q", "--no-deps", "--no-build-isolation", "-w", out, root)
    return next(out.glob("parlwr-*.whl"))


@pytest.fixture(scope="module")
def installed(wheel: Path, root: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The program in an environment of its own, with its dependencies as locked and nothing else."""
    home = tmp_path_factory.mktemp("empty")
    venv.create(home / "venv", with_pip=True)
    python = home / "venv/bin/python"
    run(python, "-m", "pip", "install", "-q", "--require-hashes", "-r", root / "requirements/run.txt")
    run(python, "-m", "pip", "install", "-q", "--no-deps", wheel)
    return home / "venv/bin/parlwr"


def test_the_wheel_carries_texts_data_licences_and_client(wheel: Path) -> None:
    names = zipfile.ZipFile(wheel).namelist()
    assert "parlwr/net/client/index.html" in names
    assert "parlwr/py.typed" in names
    for game in ("clue", "hues", "ono99", "quiddler"):
        for lang in ("en", "cy", "sw"):
            assert f"parlwr/games/{game}/text/{lang}.ftl" in names
    assert any(name.startswith("parlwr/games/quiddler/data/LICENCE") for name in names)
    assert any(name.endswith("licenses/LICENSE") for name in names)
    assert not any("node_modules" in name or name.startswith("tests/") for name in names)


@pytest.fixture
def served(installed: Path, tmp_path: Path) -> Iterator[str]:
    """The address of the installed program, serving."""
    environment = {key: value for key, value in os.environ.items() if key != "PYTHONPATH"}
    command = [str(installed), "serve", "--port", "0", "--db", str(tmp_path / "parlwr.sqlite")]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, cwd=tmp_path, env=environment) as server:
        assert server.stdout is not None
        said = server.stdout.readline()
        found = re.search(r"http://\S+", said)
        try:
            assert found, said
            yield found.group()
        finally:
            server.terminate()
            server.wait(20)


def test_the_installed_program_serves_the_page_and_its_script(installed: Path, served: str) -> None:
    with urllib.request.urlopen(served + "/", timeout=20) as answer:
        page = answer.read().decode()
        assert "script-src 'self'" in answer.headers["Content-Security-Policy"]
    script = re.search(r'<script type="module"[^>]*src="([^"]+)"', page)
    assert script, page
    with urllib.request.urlopen(served + script.group(1), timeout=20) as answer:
        assert "javascript" in answer.headers["Content-Type"]
        assert len(answer.read()) > 1000
    with urllib.request.urlopen(served + "/text/cy/ono99.ftl", timeout=20) as answer:
        assert "ono99-play2-respond" in answer.read().decode()


def test_the_installed_command_line_works(installed: Path, tmp_path: Path) -> None:
    assert run(installed, "--version", cwd=tmp_path).strip()
    assert "ono99.limit" in run(installed, "rules", "ono99", "--lang", "sw", cwd=tmp_path)
