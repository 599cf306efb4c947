"""A server's tables carried to another database: all of them and the same, or none."""

from __future__ import annotations

import random
import sqlite3
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
from sqlalchemy import update

from parlwr.cli import main
from parlwr.kernel import BadInput
from parlwr.store import Append, Create, SeatRow, SqlStore, open_store
from parlwr.store import move as moving
from parlwr.store.move import MoveFailure, check, digest, logs, move, newest_schema, reading, schema_of
from parlwr.store.schema import actions, tables

from .conftest import postgres_schema
from .test_contract import action, row

Capture = pytest.CaptureFixture[str]


def fill(path: Path, number: int = 450, seed: int = 1) -> dict[str, Any]:
    """A file with tables of every kind; what its store tells of them. More than two chunks of them."""
    chance = random.Random(seed)
    store = open_store(str(path))
    rows = [
        row(
            f"T{one % 7:02}-{one:03}",
            stage=chance.choice(("playing", "over")),
            seats=(SeatRow("human", "Siân 🜁 \\u0000 'x'", token="ab" * 32, nonce="n"), SeatRow("bot", "Mali", "easy")),
            clock=chance.choice((None, 30)),
            host=chance.choice((None, 0)),
            next=chance.choice((None, "LLN-007")),
            lang=chance.choice((None, "cy")),
            created=chance.random() * 2e9,
            revision=chance.randrange(9),
        )
        for one in range(number)
    ]
    assert store.commit([Create(one) for one in rows]) == [None] * number
    for version in range(1, 8):
        store.commit(
            [
                action(version, one.code, at=chance.random() * 2e9, ident=chance.choice((None, "7", '"é\\u0000"')))
                for place, one in enumerate(rows)
                if place % 9 >= version
            ]
        )
    told = {one.code: (store.table(one.code), store.actions(one.code)) for one in rows}
    store.close()
    return told


@pytest.fixture(params=["sqlite", "postgres"])
def target(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    if request.param == "sqlite":
        yield str(tmp_path / "target.sqlite")
    else:
        yield from postgres_schema()


@pytest.fixture
def source(tmp_path: Path) -> Path:
    return tmp_path / "source.sqlite"


def lies(where: str) -> list[tuple[str, str]]:
    engine = reading(where)
    with engine.connect() as connection:
        found = [(one.code, one.digest) for one in logs(connection)]
    engine.dispose()
    return found


def empty(where: str) -> bool:
    return lies(where) == []


def test_everything_is_carried_over_and_the_source_is_left_as_it_was(source: Path, target: str) -> None:
    told = fill(source)
    before = lies(str(source))
    moved = move(str(source), target)
    assert moved.tables == len(told) == 450
    assert moved.actions == sum(len(log) for _, log in told.values()) > 1000
    assert lies(target) == before == lies(str(source))
    assert moved.digest == digest(before)
    store = open_store(target)
    assert {code: (store.table(code), store.actions(code)) for code in told} == told
    # and it goes on from there, under the same guard of versions
    code = next(code for code, (_, log) in told.items() if len(log) == 3)
    assert store.commit([action(4, code)]) == [None]
    assert store.commit([action(4, code)]) != [None]
    store.close()


def test_a_digest_tells_any_change(source: Path) -> None:
    fill(source, 12)
    before = dict(lies(str(source)))
    for statement in (
        "UPDATE actions SET action = action || ' ' WHERE code = 'T01-008' AND version = 2",
        "UPDATE actions SET at = at + 0.001 WHERE code = 'T02-002' AND version = 1",
        "UPDATE tables SET seats = seats || ' ' WHERE code = 'T03-003'",
        "DELETE FROM actions WHERE code = 'T04-004' AND version = 4",
    ):
        with sqlite3.connect(source) as connection:
            assert connection.execute(statement).rowcount == 1
        connection.close()
    after = dict(lies(str(source)))
    changed = {code for code, one in before.items() if after[code] != one}
    assert changed == {"T01-008", "T02-002", "T03-003", "T04-004"}


@pytest.mark.parametrize("what", ["table", "log"])
def test_a_target_with_anything_in_it_is_refused(source: Path, target: str, what: str) -> None:
    fill(source, 3)
    store = open_store(target)
    store.commit([Create(row("OLD-001")) if what == "table" else action(1, "OLD-001")])
    store.close()
    before = lies(target)
    with pytest.raises(BadInput, match="not empty"):
        move(str(source), target)
    assert lies(target) == before


def test_a_second_move_onto_the_first_is_refused(source: Path, target: str) -> None:
    fill(source, 3)
    move(str(source), target)
    with pytest.raises(BadInput, match=r"not empty \(3 tables"):
        move(str(source), target)


def test_a_move_that_breaks_off_leaves_nothing_and_is_begun_again(source: Path, target: str) -> None:
    fill(source)

    def breaks(done: int, all_: int) -> None:
        if done >= 400:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        move(str(source), target, breaks)
    assert empty(target)
    assert move(str(source), target).tables == 450


def test_what_comes_back_different_is_found_and_nothing_is_kept(
    source: Path, target: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A target that changes one action in a thousand as it is written."""
    fill(source)
    real = moving._insert

    def spoils(connection: Any, table: Any, rows: Any) -> None:
        real(connection, table, rows)
        if table is actions:
            connection.execute(update(actions).where(actions.c.code == "T03-010").values(seat=1))

    monkeypatch.setattr(moving, "_insert", spoils)
    with pytest.raises(MoveFailure, match="T03-010 came back different"):
        move(str(source), target)
    monkeypatch.undo()
    assert empty(target)


def test_rows_beyond_those_carried_are_found(source: Path, target: str, monkeypatch: pytest.MonkeyPatch) -> None:
    fill(source, 3)
    real = moving._insert

    def adds(connection: Any, table: Any, rows: Any) -> None:
        real(connection, table, rows)
        if table is tables:
            extra = dict(zip(tables.columns.keys(), ("ZZZ-999", *rows[0][1:]), strict=True))
            connection.execute(tables.insert(), [extra])

    monkeypatch.setattr(moving, "_insert", adds)
    with pytest.raises(MoveFailure, match="tables: 3 rows here, 4 there"):
        move(str(source), target)
    monkeypatch.undo()
    assert empty(target)


def test_a_server_that_still_uses_the_file_is_found_out(source: Path, target: str) -> None:
    fill(source, 3)
    server: SqlStore = open_store(str(source))
    server.table("T00-000")
    with pytest.raises(BadInput, match="a server still uses it"):
        move(str(source), target)
    server.close()
    assert move(str(source), target).tables == 3


def test_while_a_move_runs_no_server_starts_on_either_side(source: Path, tmp_path: Path) -> None:
    fill(source, 3)
    target = str(tmp_path / "target.sqlite")
    met: list[str] = []

    def look(done: int, all_: int) -> None:
        for path in (str(source), target):
            connection = sqlite3.connect(path, timeout=0)
            with pytest.raises(sqlite3.OperationalError, match="locked"):
                connection.execute("UPDATE tables SET seed = 'x'")
            connection.close()
            met.append(path)

    move(str(source), target, look)
    assert met == [str(source), target]


def test_what_is_no_source(tmp_path: Path, source: Path) -> None:
    target = str(tmp_path / "t.sqlite")
    with pytest.raises(BadInput, match="no such file"):
        move(str(source), target)
    assert not source.exists()
    Path(target).touch()
    with pytest.raises(BadInput, match="no such file"):
        move(str(source), target)
    Path(target).unlink()
    source.write_bytes(b"no database at all" * 100)
    with pytest.raises(BadInput, match="not a database"):
        move(str(source), target)
    source.unlink()
    sqlite3.connect(source).execute("CREATE TABLE other (x)").connection.close()
    with pytest.raises(BadInput, match="none of its tables"):
        move(str(source), target)
    assert not Path(target).exists()


@pytest.mark.parametrize(("schema", "why"), [("0000", "older release"), ("9999", "newer")])
def test_another_release_s_file_is_not_guessed_at(source: Path, tmp_path: Path, schema: str, why: str) -> None:
    fill(source, 1)
    with sqlite3.connect(source) as connection:
        connection.execute("UPDATE alembic_version SET version_num = ?", (schema,))
    connection.close()
    with pytest.raises(BadInput, match=why):
        move(str(source), str(tmp_path / "t.sqlite"))
    with pytest.raises(BadInput, match=why):
        list(check(reading(str(source))))


def test_source_and_target_are_not_the_same(source: Path) -> None:
    fill(source, 1)
    with pytest.raises(BadInput, match="same file"):
        move(str(source), str(source))


def test_the_newest_schema_is_the_migrated_one(store: SqlStore) -> None:
    with store.engine.connect() as connection:
        assert schema_of(connection) == newest_schema()


# -- the command -------------------------------------------------------------------------------------------------------


def test_the_command_moves_and_checks(capsys: Capture, source: Path, target: str) -> None:
    fill(source, 30)
    assert main(["db", "move", str(source), target]) == 0
    moved = capsys.readouterr().out
    assert moved.startswith("moved: 30 tables, ")
    for where in (str(source), target):
        assert main(["db", "check", where, "--list"]) == 0
        out = capsys.readouterr().out
        assert "whole" in out
        assert out.splitlines()[-1] == moved.splitlines()[-1]
        assert len(out.splitlines()) == 32
    assert main(["db", "move", str(source), target]) == 2
    assert "not empty" in capsys.readouterr().err


def test_check_changes_nothing_and_makes_nothing(capsys: Capture, tmp_path: Path, source: Path) -> None:
    assert main(["db", "check", str(source)]) == 2
    assert "no such file" in capsys.readouterr().err
    assert not source.exists()
    sqlite3.connect(source).execute("CREATE TABLE other (x)").connection.close()
    before = source.read_bytes()
    assert main(["db", "check", str(source)]) == 2
    assert source.read_bytes() == before


def test_check_finds_what_is_not_whole(capsys: Capture, source: Path) -> None:
    fill(source, 9)
    with sqlite3.connect(source) as connection:
        connection.execute("DELETE FROM actions WHERE code = 'T05-005' AND version = 2")
        connection.execute("DELETE FROM tables WHERE code = 'T06-006'")
        connection.execute("UPDATE tables SET seats = '[' WHERE code = 'T04-004'")
        connection.execute("UPDATE tables SET stage = 'open' WHERE code = 'T03-003'")
    connection.close()
    assert main(["db", "check", str(source)]) == 1
    out = capsys.readouterr().out
    assert "T05-005: its log has no action 2" in out
    assert "T06-006: a log of 6 actions without a table" in out
    assert "T04-004: its row cannot be read" in out
    assert "T03-003: has not begun, and has a log of 3 actions" in out
    assert "8 tables, " in out
    assert "4 faults" in out


def test_check_finds_a_damaged_file(capsys: Capture, source: Path) -> None:
    fill(source, 100)
    data = bytearray(source.read_bytes())
    for start in range(8192, len(data) - 4096, 8192):
        data[start : start + 600] = b"\xff" * 600
    source.write_bytes(data)
    assert main(["db", "check", str(source)]) == 1
    assert "faults" in capsys.readouterr().out


def test_check_plays_the_logs(capsys: Capture, source: Path) -> None:
    from parlwr.kernel import FastDice, TableDice, registry

    game = registry.get("ono99")
    store = open_store(str(source))
    options, dice, chance = game.read({}, 2), TableDice("0" * 32, ["n"]), FastDice(1)
    store.commit([Create(row("OLD-001", options={})), Create(row("BAD-002", options={}))])
    state = game.start(options, 2, dice)
    version = 0
    while game.result(state) is None:
        seat = game.to_act(state)[0]
        chosen = chance.choice(game.actions(state, seat))
        game.act(state, seat, chosen, dice)
        version += 1
        text = msgspec.json.encode(chosen).decode()
        ends = game.result(state) is not None
        store.commit(
            [Append("OLD-001", version, seat, text, None, 0.0, ends), Append("BAD-002", version, seat, text, None, 0.0)]
        )
    store.close()
    assert main(["db", "check", str(source)]) == 0
    assert main(["db", "check", str(source), "--play"]) == 1
    assert "BAD-002: is stored as 'playing', its log says it is over" in capsys.readouterr().out
    with sqlite3.connect(source) as connection:
        connection.execute('UPDATE actions SET action = \'{"type":"play","card":"hold"}\' WHERE version = 3')
    connection.close()
    assert main(["db", "check", str(source), "--play", "--json"]) == 1
    out = capsys.readouterr().out
    assert out.count("its log cannot be played") == 2
