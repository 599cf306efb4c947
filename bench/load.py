"""Load for Parlwr's own server: every seat of every table plays as soon as it sees that it may.

``python bench/load.py PORT [--tables 50] [--seconds 5]`` prints one JSON object, like bench/peers/load.js does for
boardgame.io: ``{"moves", "seconds", "moves_per_s", "p50_ms", "p99_ms"}``. ``--serve`` starts a server of its own on
core 0 (with a fresh SQLite file) and runs the load on core 1; the figures then hold the server's CPU time per action.

A latency runs from sending an action to the moment all four seats have the new view. The clients are bare sockets on
one epoll, so that they cost as little as they can.
"""

from __future__ import annotations

import argparse
import collections
import contextlib
import http.client
import json
import os
import random
import select
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import msgspec

SEATS = 4
LONG_GAME = {"edition": "1980", "scoring": "points", "target": 1000}
MASK = b"\x00\x00\x00\x00"  # masking with zeros is masking all the same


class View(msgspec.Struct):
    actions: list[msgspec.Raw]
    result: msgspec.Raw


class Message(msgspec.Struct):
    version: int = -1
    view: View | None = None
    refused: str | None = None


decode = msgspec.json.Decoder(Message).decode


class Seat:
    """One socket of one seat."""

    def __init__(self, table: Table, seat: int, link: socket.socket) -> None:
        self.table = table
        self.seat = seat
        self.link = link
        self.buffer = b""

    def read(self) -> None:
        data = self.link.recv(262144)
        if not data:
            raise SystemExit(f"the server closed a socket of {self.table.code}")
        buffer = self.buffer + data if self.buffer else data
        at, have = 0, len(buffer)
        while have - at >= 2:
            size, head = buffer[at + 1], 2
            if size == 126:
                size, head = int.from_bytes(buffer[at + 2 : at + 4], "big"), 4
            elif size == 127:
                size, head = int.from_bytes(buffer[at + 2 : at + 10], "big"), 10
            if have - at < head + size:
                break
            if buffer[at] == 0x81:
                self.take(buffer[at + head : at + head + size])
            elif buffer[at] == 0x89:  # is somebody still there?
                self.link.send(b"\x8a\x80" + MASK)
            at += head + size
        self.buffer = buffer[at:]

    def take(self, payload: bytes) -> None:
        if not payload.startswith((b'{"view"', b'{"refu')):
            return
        message = decode(payload)
        if message.refused is not None:
            self.table.load.refused[message.refused] = self.table.load.refused.get(message.refused, 0) + 1
        elif message.view is not None:
            self.table.seen(self, message.version, message.view)

    def act(self, action: bytes, ident: int, at: int) -> None:
        body = b'{"do":%b,"id":"%d","at":%d}' % (action, ident, at)
        size = len(body)
        head = bytes((0x81, 0x80 | size)) if size < 126 else b"\x81\xfe" + size.to_bytes(2, "big")
        self.link.send(head + MASK + body)


class Table:
    """One table, and what is in flight at it. Nobody plays until it is watched.

    ``made``: the code and the tokens of one that is there already.
    """

    def __init__(self, load: Load, made: tuple[str, list[str]] | None = None) -> None:
        self.load = load
        self.code, tokens = self._make(load) if made is None else made
        self.flying: dict[int, list[float]] = {}
        self.acted = [-1] * SEATS
        self.seats = [Seat(self, seat, load.connect(self.code, token)) for seat, token in enumerate(tokens)]

    @staticmethod
    def _make(load: Load) -> tuple[str, list[str]]:
        people = [{"kind": "human"} for _ in range(SEATS)]
        wish = {"game": load.game, "options": load.options, "seats": people, "name": "a"}
        made: dict[str, Any] = load.post("/api/tables", wish)
        code = made["table"]
        others = [load.post(f"/api/tables/{code}/seats", {"name": name}) for name in "bcd"]
        return code, [one["token"] for one in (made, *others)]

    def act(self, seat: Seat, action: bytes, version: int) -> None:
        self.flying[version + 1] = [time.perf_counter(), 0]
        seat.act(action, version, version)

    def begin(self) -> None:
        for seat in self.seats:
            self.load.watch(seat)

    def end(self) -> None:
        for seat in self.seats:
            self.load.forget(seat)
            seat.link.close()

    def seen(self, seat: Seat, version: int, view: View) -> None:
        flight = self.flying.get(version)
        if flight is not None:
            flight[1] += 1
            if flight[1] == SEATS:
                del self.flying[version]
                self.load.landed(flight[0])
        if view.actions and self.acted[seat.seat] < version:
            self.acted[seat.seat] = version
            action = bytes(view.actions[int(random.random() * len(view.actions))])
            if self.load.rate is None:
                self.act(seat, action, version)
            else:
                self.load.ready.append((self, seat, action, version))
        elif bytes(view.result) != b"null" and not self.flying:
            self.load.over.append(self)


class Load:
    """All tables on one epoll."""

    def __init__(
        self,
        port: int,
        tables: int,
        game: str,
        options: dict[str, Any],
        spares: int | None = None,
        rate: float | None = None,
        made: Sequence[tuple[str, list[str]]] = (),
    ) -> None:
        self.port = port
        self.game = game
        self.options = options
        self.rate = rate
        self.ready: collections.deque[tuple[Table, Seat, bytes, int]] = collections.deque()
        self.poll = select.epoll()
        self.by_file: dict[int, Seat] = {}
        self.http = http.client.HTTPConnection("127.0.0.1", port)
        self.latencies: list[float] = []
        self.counting = False
        self.moves = 0
        self.games = 0
        self.refused: dict[str, int] = {}
        self.over: list[Table] = []
        self.playing = [Table(self, one) for one in made] or [Table(self) for _ in range(tables)]
        # Making a table takes a dozen calls, which would stall the load: those for the next games are there already.
        self.spares = [Table(self) for _ in range(tables if spares is None else spares)]
        for table in self.playing:
            table.begin()

    def post(self, path: str, body: Any) -> Any:
        self.http.request("POST", path, json.dumps(body), {"Content-Type": "application/json"})
        answer = self.http.getresponse()
        data = json.loads(answer.read())
        if answer.status != 201:
            raise SystemExit(f"{path}: {answer.status} {data}")
        return data

    def connect(self, code: str, token: str) -> socket.socket:
        link = socket.create_connection(("127.0.0.1", self.port))
        link.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        link.sendall(
            f"GET /api/tables/{code}/play HTTP/1.1\r\nHost: 127.0.0.1:{self.port}\r\nUpgrade: websocket\r\n"
            f"Connection: Upgrade\r\nSec-WebSocket-Key: {'A' * 22}==\r\nSec-WebSocket-Version: 13\r\n"
            f"Authorization: Bearer {token}\r\n\r\n".encode()
        )
        head = b""
        while not head.endswith(b"\r\n\r\n"):  # byte by byte, so that no frame is swallowed
            head += link.recv(1)
        if b" 101 " not in head:
            raise SystemExit(head.decode())
        return link

    def watch(self, seat: Seat) -> None:
        self.by_file[seat.link.fileno()] = seat
        self.poll.register(seat.link.fileno(), select.EPOLLIN)

    def forget(self, seat: Seat) -> None:
        self.poll.unregister(seat.link.fileno())
        del self.by_file[seat.link.fileno()]

    def landed(self, sent: float) -> None:
        if self.counting:
            self.moves += 1
            self.latencies.append(time.perf_counter() - sent)

    def run(self, seconds: float) -> float:
        """Play for so long; the seconds it really took."""
        begin = time.perf_counter()
        end = begin + seconds
        by_file, poll = self.by_file, self.poll.poll
        sent = 0
        while time.perf_counter() < end:
            if self.rate is not None:
                while self.ready and sent < (time.perf_counter() - begin) * self.rate:
                    table, seat, action, version = self.ready.popleft()
                    table.act(seat, action, version)
                    sent += 1
            for file, _ in poll(0.1 if self.rate is None else 0.0005):
                seat = by_file.get(file)
                if seat is not None:
                    seat.read()
            if self.over:
                for table in set(self.over):
                    self.games += 1
                    table.end()
                    (self.spares.pop() if self.spares else Table(self)).begin()
                self.over.clear()
        return time.perf_counter() - begin

    def measure(self, seconds: float, warm: float = 1.0) -> dict[str, Any]:
        """The figures of one run."""
        self.run(warm)
        self.counting = True
        took = self.run(seconds)
        self.counting = False
        times = sorted(self.latencies)
        return {
            "moves": self.moves,
            "seconds": round(took, 3),
            "moves_per_s": round(self.moves / took, 1),
            "p50_ms": round(times[len(times) // 2] * 1e3, 2),
            "p99_ms": round(times[len(times) * 99 // 100] * 1e3, 2),
            "games": self.games,
            "refused": self.refused,
        }


@contextlib.contextmanager
def server(port: int, core: int | None = 0, *extra: str) -> Iterator[subprocess.Popen[bytes]]:
    """A server of our own on one core, its database in a new folder; it is gone afterwards."""
    with tempfile.TemporaryDirectory(prefix="parlwr-bench-", dir=os.environ.get("PARLWR_BENCH_DIR")) as folder:
        pin = ["taskset", "-c", str(core)] if core is not None else []
        db = Path(folder) / "bench.sqlite"
        command = [*pin, sys.executable, "-m", "parlwr.net", "--port", str(port), "--db", str(db), *extra]
        process = subprocess.Popen([*command, "--log-level", "warning"], stdout=subprocess.DEVNULL)
        try:
            wait_until_ready(port)
            yield process
        finally:
            process.send_signal(signal.SIGTERM)
            process.wait(20)


def wait_until_ready(port: int, patience: float = 20.0) -> None:
    """Until the server answers /readyz."""
    end = time.monotonic() + patience
    while time.monotonic() < end:
        try:
            link = http.client.HTTPConnection("127.0.0.1", port, timeout=2)
            link.request("GET", "/readyz")
            if link.getresponse().status == 200:
                return
        except OSError:
            pass
        time.sleep(0.05)
    raise SystemExit(f"no server at port {port}")


def cpu_seconds(pid: int) -> float:
    """CPU time a process has used, in seconds."""
    fields = Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def serve_and_measure(
    port: int = 8150, tables: int = 50, seconds: float = 5.0, warm: float = 1.0, rate: float | None = None
) -> dict[str, Any]:
    """Server on core 0, load on core 1: the figures, with the server's CPU time an action."""
    with server(port) as process:
        os.sched_setaffinity(0, {1} if (os.cpu_count() or 1) > 1 else {0})
        load = Load(port, tables, "ono99", LONG_GAME, spares=min(tables, 100), rate=rate)
        load.run(warm)
        before = cpu_seconds(process.pid)
        figures = load.measure(seconds, 0.0)
        figures["server_us_per_move"] = round((cpu_seconds(process.pid) - before) / max(1, load.moves) * 1e6, 1)
        return figures


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("port", type=int, nargs="?", default=8150)
    parser.add_argument("--tables", type=int, default=50)
    parser.add_argument("--seconds", type=float, default=5.0)
    parser.add_argument("--rate", type=float, help="so many actions a second in all, not as many as are accepted")
    parser.add_argument("--serve", action="store_true", help="start a server on core 0 and stop it afterwards")
    options = parser.parse_args()
    if options.serve:
        figures = serve_and_measure(options.port, options.tables, options.seconds, rate=options.rate)
    else:
        figures = Load(options.port, options.tables, "ono99", LONG_GAME, rate=options.rate).measure(options.seconds)
    print(json.dumps(figures))


if __name__ == "__main__":
    main()
