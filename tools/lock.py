"""Pins dependencies with hashes for every supported Python: `python tools/lock.py build|run|test` (needs uv)."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
INPUTS = {
    "build": ["requirements/build.in"],
    "run": ["pyproject.toml"],
    "test": ["pyproject.toml", *"--extra test --extra postgres --extra redis -c requirements/run.txt".split()],
}


def main(kind: str) -> int:
    """Write requirements/KIND.txt; no index address is written into it."""
    command = [
        sys.executable,
        "-m",
        "uv",
        "pip",
        "compile",
        "--quiet",
        "--universal",
        "--generate-hashes",
        "--no-header",
    ]
    command += ["--no-emit-index-url", "--python-version", "3.11", *INPUTS[kind], "-o", f"requirements/{kind}.txt"]
    return subprocess.run(command, cwd=ROOT).returncode


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1]))
