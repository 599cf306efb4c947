"""``parlwr doctor``: each thing that can be wrong is made wrong, and is told with what to do about it."""

from __future__ import annotations

import json
import shutil
import socket
import sqlite3
import threading
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import make_url
from tests.ports import free_port
from tests.store.conftest import postgres_schema
from tests.store.test_contract import row

from parlwr.cli import doctor, main
from parlwr.cli.doctor import Finding
from parlwr.games.quiddler import lexicon
from parlwr.store import Create, open_store

Capture = pytest.CaptureFixture[str]


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "parlwr.sqlite"
    store = open_store(str(path))
    store.commit([Create(row())])
    store.close()
    return path


@pytest.fixture
def port() -> int:
    return free_port()


def found(where: str | Path) -> dict[str, Finding]:
    return {one.name: one for one in doctor.database(str(where))}


def states(findings: dict[str, Finding]) -> dict[str, str]:
    return {name: one.state for name, one in findings.items() if one.state != "ok"}


def test_a_healthy_server(
    capsys: Capture, file: Path, port: int, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    (tmp_path / "client" / "assets").mkdir(parents=True)
    (tmp_path / "client" / "index.html").write_text('<script src="/assets/a.js"></script>')
    (tmp_path / "client" / "assets" / "a.js").touch()
    monkeypatch.setattr(doctor, "CLIENT", tmp_path / "client")
    before = file.read_bytes()
    assert main(["doctor", "--db", str(file), "--port", str(port)]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert not any(line.startswith("FAIL") for line in lines)
    assert {"database", "schema", "writing", "durable", "port"} <= {line.split()[1] for line in lines}
    assert file.read_bytes() == before
    assert main(["doctor", "--db", str(file), "--port", str(port), "--json"]) == 0
    said = json.loads(capsys.readouterr().out)
    assert said["ok"] is True
    assert [one["name"] for one in said["findings"]] == [line.split()[1] for line in lines]


def test_the_hosts_own_files(capsys: Capture, file: Path, port: int, tmp_path: Path, monkeypatch: Any) -> None:
    monkeypatch.setenv("PARLWR_HOUSE", "")
    monkeypatch.setattr(lexicon, "_own", {})
    folder = tmp_path / "house" / "quiddler"
    folder.mkdir(parents=True)
    (folder / "club.txt").write_text("at\n")
    (folder / "bad.txt").write_bytes(b"\xff")
    one, other = doctor.additions(tmp_path / "house")
    assert one.state == "warn"
    assert one.found == f"{folder / 'bad.txt'}: not UTF-8 (byte 0)"
    assert (other.state, other.found) == ("ok", "1 taken: quiddler/club")
    command = ["doctor", "--db", str(file), "--port", str(port), "--json", "--house"]
    main([*command, str(tmp_path / "house")])
    said = json.loads(capsys.readouterr().out)["findings"]
    assert [finding["state"] for finding in said if finding["name"] == "house"] == ["warn", "ok"]
    assert main([*command, str(tmp_path / "nothing")]) == 1
    said = json.loads(capsys.readouterr().out)["findings"]
    assert [finding["state"] for finding in said if finding["name"] == "house"] == ["FAIL"]


def test_one_failure_is_exit_code_1(capsys: Capture, file: Path, port: int) -> None:
    with socket.socket() as other:
        other.bind(("127.0.0.1", port))
        other.listen()
        assert main(["doctor", "--db", str(file), "--port", str(port), "--json"]) == 1
    said = json.loads(capsys.readouterr().out)
    assert said["ok"] is False
    (failed,) = [one for one in said["findings"] if one["name"] == "port"]
    assert failed == {
        "name": "port",
        "state": "FAIL",
        "found": f"another program listens on 127.0.0.1:{port}",
        "do": "give another --port",
    }


# -- this machine ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("version", "state"), [((3, 10, 9), "FAIL"), ((3, 12, 0), "ok"), ((4, 0, 0), "warn")])
def test_the_interpreter(version: tuple[int, ...], state: str) -> None:
    assert doctor.python(version).state == state


def test_the_client(tmp_path: Path) -> None:
    assert doctor.client(tmp_path / "none").state == "FAIL"
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text('<link href="/assets/b.css"><script src="/assets/a.js">')
    (tmp_path / "assets" / "b.css").touch()
    assert doctor.client(tmp_path) == Finding(
        "client", "FAIL", "assets/a.js is missing", "run make client, or install again"
    )
    (tmp_path / "assets" / "a.js").touch()
    assert doctor.client(tmp_path).state == "ok"


def test_a_parlwr_that_serves_there_is_no_fault(port: int) -> None:
    class Games(BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            self.send_response(200)
            self.end_headers()
            self.wfile.write(b'{"games": []}')

        def log_message(self, *_: Any) -> None:
            pass

    with HTTPServer(("127.0.0.1", port), Games) as server:
        thread = threading.Thread(target=server.serve_forever, daemon=True)
        thread.start()
        assert doctor.listening("127.0.0.1", port) == Finding("port", "ok", f"a Parlwr serves 127.0.0.1:{port} now")
        server.shutdown()
        thread.join()


def test_an_address_of_another_machine(port: int) -> None:
    finding = doctor.listening("192.0.2.1", port)
    assert (finding.state, finding.do) == ("FAIL", "give an address of this machine with --host")


def test_the_clock() -> None:
    assert doctor.clock(0).state == "FAIL"
    assert doctor.clock(2e9).state == "ok"


@pytest.mark.parametrize(("soft", "state"), [(64, "FAIL"), (1024, "warn"), (65536, "ok"), (-1, "ok")])
def test_open_files(monkeypatch: pytest.MonkeyPatch, soft: int, state: str) -> None:
    resource = pytest.importorskip("resource")
    monkeypatch.setattr(resource, "getrlimit", lambda _: (soft, resource.RLIM_INFINITY))
    (finding,) = doctor.files()
    assert finding.state == state
    assert ("LimitNOFILE" in finding.do) == (state != "ok")


@pytest.mark.parametrize(("free", "state"), [(50, "FAIL"), (500, "warn"), (5000, "ok")])
def test_room(monkeypatch: pytest.MonkeyPatch, file: Path, free: int, state: str) -> None:
    usage = shutil.disk_usage(file.parent)._replace(free=free * 1_000_000)
    monkeypatch.setattr(shutil, "disk_usage", lambda _: usage)
    assert found(file)["disk"].state == state


# -- SQLite ------------------------------------------------------------------------------------------------------------


def test_a_file_that_is_not_there_yet_is_not_made(tmp_path: Path) -> None:
    path = tmp_path / "a" / "b.sqlite"
    assert found(path)["database"].state == "ok"
    assert not path.parent.exists()
    (tmp_path / "c").touch()
    assert found(tmp_path / "c" / "b.sqlite")["database"].state == "FAIL"


def test_what_is_no_database(tmp_path: Path) -> None:
    assert found(tmp_path)["database"].found == f"{tmp_path} is a folder"
    (tmp_path / "text").write_bytes(b"no database " * 999)
    finding = found(tmp_path / "text")["database"]
    assert (finding.state, finding.do) == ("FAIL", "restore a backup (docs/operating.md)")


@pytest.mark.parametrize(("schema", "state"), [("0000", "warn"), ("9999", "FAIL")])
def test_another_release_s_schema(file: Path, schema: str, state: str) -> None:
    with sqlite3.connect(file) as connection:
        connection.execute("UPDATE alembic_version SET version_num = ?", (schema,))
    connection.close()
    assert states(found(file)) == {"schema": state}


def test_a_file_that_somebody_holds(file: Path) -> None:
    other = sqlite3.connect(file)
    other.execute("BEGIN IMMEDIATE")
    assert states(found(file)) == {"writing": "FAIL"}
    other.close()
    assert states(found(file)) == {}


def test_a_file_without_wal_and_one_on_a_network_disk(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    connection = sqlite3.connect(file)
    connection.execute("PRAGMA journal_mode=DELETE")
    connection.close()
    assert states(found(file)) == {"durable": "warn"}
    monkeypatch.setattr(doctor, "_disk_of", lambda _: "nfs4")
    assert states(found(file)) == {"durable": "FAIL"}


def test_the_disk_of_a_file_is_that_of_the_longest_mount() -> None:
    assert doctor._disk_of(Path("/proc/version")) == "proc"


def test_tables_from_the_future(file: Path) -> None:
    store = open_store(str(file))
    store.commit([Create(row("NEW-001", created=9e9))])
    store.close()
    assert states(found(file)) == {"past": "warn"}


# -- PostgreSQL --------------------------------------------------------------------------------------------------------


@pytest.fixture
def postgres() -> Iterator[str]:
    yield from postgres_schema()


def test_postgres_from_empty_to_read_only(postgres: str) -> None:
    empty = found(postgres)
    assert states(empty) == {}
    assert empty["schema"].found.startswith("none yet")
    store = open_store(postgres)
    store.commit([Create(row())])
    full = found(postgres)
    assert states(full) == {}
    assert list(full) == ["database", "schema", "writing", "durable"]
    assert store.count()["playing"] == 1
    assert store.table("doctor") is None
    assert states(found(f"{postgres}%20-cdefault_transaction_read_only%3Don"))["writing"] == "FAIL"
    assert states(found(f"{postgres}%20-csynchronous_commit%3Doff")) == {"durable": "FAIL"}
    store.close()


def test_postgres_that_is_not_there() -> None:
    pytest.importorskip("psycopg")
    finding = found("postgresql://somebody:s3cret@127.0.0.1:1/none")["database"]
    assert finding.state == "FAIL"
    assert "s3cret" not in finding.found


def test_a_database_that_is_not_there(postgres: str) -> None:

    finding = found(make_url(postgres).set(database="parlwr_not_there").render_as_string(hide_password=False))[
        "database"
    ]
    assert finding.do.startswith("make it: createdb")
