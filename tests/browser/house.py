"""A server of a test's own, that can be stopped and started again: the same database, the same address."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

from tests.ports import free_port

ROOT = Path(__file__).resolve().parents[2]
CLIENT = ROOT / "src/parlwr/net/client"

_RUN = """
import sys, pathlib
from parlwr.net import pages
pages.CLIENT = pathlib.Path(sys.argv.pop(1))
from parlwr.cli import main
main()
"""


class House:
    """``parlwr serve`` on a port of its own, serving a built client of its own (by default the one that is built)."""

    def __init__(self, folder: Path, client: Path = CLIENT) -> None:
        self.folder = folder
        self.client = client
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self.process: subprocess.Popen[str] | None = None

    def start(self) -> None:
        """Open the house; returns when it answers."""
        command = [sys.executable, "-c", _RUN, str(self.client), "serve", "--port", str(self.port), "--thinkers", "1"]
        command += ["--db", str(self.folder / "house.sqlite"), "--log-level", "error"]
        path = os.pathsep.join([str(ROOT / "src"), *filter(None, [os.environ.get("PYTHONPATH")])])
        environment = os.environ | {"PYTHONPATH": path, "PYTHONUNBUFFERED": "1"}
        with (self.folder / "errors").open("a") as errors:
            self.process = subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, stderr=errors, text=True)
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        if not line.startswith("Parlwr: http"):
            said = line + (self.folder / "errors").read_text()
            self.stop()
            raise AssertionError(said)

    def stop(self) -> None:
        """Close it, as an administrator does."""
        if self.process is None:
            return
        self.process.terminate()
        self.process.wait(15)
        assert self.process.stdout is not None
        self.process.stdout.close()
        self.process = None
        assert "Traceback" not in (self.folder / "errors").read_text()
