"""What holds for every file of the project."""

from __future__ import annotations

import re
import subprocess
from pathlib import Path

import pytest

# Spelt apart, so that this file does not name what it looks for.
HOSTS = re.compile(r"(pypi" + r"\.org|pythonhosted" + r"\.org|registry\.npmjs" + r"\.org|deb\.debian" + r"\.org)")
PATHS = re.compile(r"(?<![\w.])/(?:wor" + r"k|ro" + r"ot|ho" + r"me/[a-z]+)/")
UNFINISHED = re.compile(r"(?<![\"])\b(TO" + r"DO|FIX" + r"ME|lorem " + r"ipsum|coming " + r"soon)\b")
LONGEST = 420


@pytest.fixture(scope="module")
def texts(root: Path) -> dict[str, str]:
    """Every tracked text file."""
    listed = subprocess.run(["git", "ls-files", "-z"], cwd=root, capture_output=True, text=True)
    if listed.returncode:
        pytest.skip("not a git checkout: there is no list of the project's files")
    found = {}
    for name in listed.stdout.split("\0"):
        path = root / name
        if name and path.is_file():
            try:
                found[name] = path.read_text(encoding="utf-8")
            except UnicodeDecodeError:
                continue
    return found


def test_no_file_names_a_registry(texts: dict[str, str]) -> None:
    assert [name for name, text in texts.items() if HOSTS.search(text)] == []


def test_no_file_names_a_path_of_some_machine(texts: dict[str, str]) -> None:
    assert [name for name, text in texts.items() if PATHS.search(text)] == []


def test_nothing_is_left_unfinished(texts: dict[str, str]) -> None:
    code = {name: text for name, text in texts.items() if name.startswith(("src/", "client/src/", "tests/", "docs/"))}
    words = {name: text for name, text in code.items() if "/data/" not in name}
    assert [name for name, text in words.items() if UNFINISHED.search(text)] == []


def test_files_stay_readable(texts: dict[str, str]) -> None:
    made = ("client/src/lib/protocol.ts",)  # written by a program
    code = {name: text for name, text in texts.items() if name.endswith((".py", ".ts", ".svelte")) and name not in made}
    assert {name: n for name, text in code.items() if (n := text.count("\n")) > LONGEST} == {}


def test_who_listens_to_the_whole_page_asks_whether_he_is_meant(texts: dict[str, str]) -> None:
    """A key pressed in a dialog over the table must not play a card behind it: ``client/src/lib/keys.ts`` knows."""
    heard = {name: text for name, text in texts.items() if re.search(r"<svelte:(window|document)[^>]*onkey", text)}
    assert len(heard) >= 8
    assert [name for name, text in heard.items() if "meant(event" not in text] == []


def test_the_lock_file_of_the_client_names_no_addresses(texts: dict[str, str]) -> None:
    assert '"resolved"' not in texts["client/package-lock.json"]
    assert "omit-lockfile-registry-resolved=true" in texts["client/.npmrc"]
