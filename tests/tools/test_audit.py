"""``make audit``'s judgement; the services themselves are not asked."""

from __future__ import annotations

import datetime
import importlib.util
from pathlib import Path
from types import ModuleType

import pytest


@pytest.fixture(scope="module")
def audit(root: Path) -> ModuleType:
    spec = importlib.util.spec_from_file_location("audit", root / "tools/audit.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_what_pip_audit_says(audit: ModuleType) -> None:
    said = {
        "dependencies": [
            {"name": "yarl", "version": "1", "vulns": []},
            {"name": "mako", "version": "1", "vulns": [{"id": "PYSEC-1", "fix_versions": [], "aliases": []}]},
        ]
    }
    assert audit.of_python(said) == {("PYSEC-1", "mako")}
    said["dependencies"].append({"name": "typer", "skip_reason": "not found on PyPI"})
    with pytest.raises(audit.Unasked, match="typer"):
        audit.of_python(said)


def test_what_npm_says(audit: ModuleType) -> None:
    via = {"source": 7, "url": "https://github.com/advisories/GHSA-aaaa-bbbb-cccc"}
    said = {"vulnerabilities": {"vite": {"via": [via, "esbuild"]}, "esbuild": {"via": [{"source": 8}]}}}
    assert audit.of_node(said) == {("GHSA-aaaa-bbbb-cccc", "vite"), ("8", "esbuild")}
    assert audit.of_node({"vulnerabilities": {}}) == set()
    with pytest.raises(audit.Unasked, match="405"):
        audit.of_node({"message": "405 Method Not Allowed", "error": {}})


def test_the_judgement(audit: ModuleType) -> None:
    text = "# a comment\n\nCVE-1 mako 2026-06-30 only in templates of ours\nCVE-2 yarl 2030-01-01 not reached\n"
    excused = audit.excuses(text)
    assert excused["CVE-1"].why == "only in templates of ours"
    day = datetime.date(2026, 6, 30)
    both = {("CVE-1", "mako"), ("CVE-2", "yarl")}
    assert audit.judge(both, excused, day) == []
    assert audit.judge(both, excused, day + datetime.timedelta(1)) == ["mako: CVE-1: its exception ended on 2026-06-30"]
    assert audit.judge(both | {("CVE-3", "typer")}, excused, day) == ["typer: CVE-3"]
    assert audit.judge({("CVE-1", "mako")}, excused, day, whole=False) == []
    assert audit.judge({("CVE-1", "mako")}, excused, day) == ["exception for nothing: CVE-2 (yarl)"]
    assert audit.judge({("CVE-1", "other"), ("CVE-2", "yarl")}, excused, day) == ["other: CVE-1"]
    with pytest.raises(ValueError, match="isoformat"):
        audit.excuses("CVE-1 mako soon because")


@pytest.mark.parametrize(
    ("python", "node", "code", "said"),
    [
        (set(), set(), 0, "no known vulnerabilities"),
        (set(), {("GHSA-1", "vite")}, 1, "vite: GHSA-1"),
        (None, set(), 2, "NOT AUDITED: Python packages: nobody answers"),
        (set(), None, 2, "NOT AUDITED: the client's packages: nobody answers"),
        (None, {("GHSA-1", "vite")}, 1, "vite: GHSA-1"),
        (None, None, 2, "NOT AUDITED: the client's packages"),
    ],
)
def test_who_could_not_be_asked_is_said_and_never_taken_for_good(
    audit: ModuleType,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    tmp_path: Path,
    python: set[tuple[str, str]] | None,
    node: set[tuple[str, str]] | None,
    code: int,
    said: str,
) -> None:
    def answer(found: set[tuple[str, str]] | None) -> set[tuple[str, str]]:
        if found is None:
            raise audit.Unasked("nobody answers")
        return found

    monkeypatch.setattr(audit, "EXCEPTIONS", tmp_path / "none.txt")
    (tmp_path / "none.txt").write_text("")
    monkeypatch.setattr(audit, "ask_python", lambda: answer(python))
    monkeypatch.setattr(audit, "ask_node", lambda: answer(node))
    assert audit.main() == code
    shown = capsys.readouterr()
    assert said in shown.out + shown.err
    assert ("no known vulnerabilities" in shown.out) == (code == 0)


def test_ci_asks_and_says_when_nobody_answers(root: Path) -> None:
    script = (root / ".ci/run").read_text("utf-8")
    assert "tools/audit.py" in script
    assert "nobody could be asked" in script


def test_the_list_in_the_tree_can_be_read(audit: ModuleType) -> None:
    assert isinstance(audit.excuses(audit.EXCEPTIONS.read_text("utf-8")), dict)
