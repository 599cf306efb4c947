"""Sees to it that PostgreSQL and Redis answer on their standard ports: installs and starts what is missing."""

from __future__ import annotations

import shutil
import socket
import subprocess
import time

SERVICES = {
    "postgresql": (5432, "service postgresql start"),
    "redis-server": (6379, "redis-server --daemonize yes --save '' --appendonly no"),
}


def answers(port: int) -> bool:
    """Whether something listens on the port."""
    with socket.socket() as probe:
        probe.settimeout(1)
        return probe.connect_ex(("127.0.0.1", port)) == 0


def main() -> int:
    """0 when both answer, else 1."""
    for package, (port, start) in SERVICES.items():
        if answers(port):
            continue
        program = {"postgresql": "pg_ctlcluster"}.get(package, package)
        if shutil.which(program) is None:
            subprocess.run("apt-get update -qq", shell=True, check=True)
            subprocess.run(f"DEBIAN_FRONTEND=noninteractive apt-get install -y -qq {package}", shell=True, check=True)
        subprocess.run(start, shell=True, check=False)
        deadline = time.monotonic() + 30
        while not answers(port):
            if time.monotonic() > deadline:
                print(f"{package} does not answer on port {port}")
                return 1
            time.sleep(0.5)
        if package == "postgresql":
            # A fresh cluster lets only its own user in: the tests come over 127.0.0.1 as that user.
            subprocess.run(["su", "postgres", "-c", "psql -c \"alter user postgres password 'postgres'\""], check=False)
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
