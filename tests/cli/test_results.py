"""``parlwr results`` and ``parlwr db prune``, on both databases."""

from __future__ import annotations

import csv
import io
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from msgspec.structs import replace
from tests.store.conftest import postgres_schema
from tests.tables.test_results import played

from parlwr.cli import main
from parlwr.kernel import registry
from parlwr.store import ActionRow, Append, Create, SqlStore, TableRow, open_store

Bytes = pytest.CaptureFixture[bytes]
Text = pytest.CaptureFixture[str]
DAY = 86_400.0
NOW = time.time()


@pytest.fixture(params=["sqlite", "postgres"])
def where(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    if request.param == "sqlite":
        yield str(tmp_path / "club.sqlite")
    else:
        yield from postgres_schema()


def fill(store: SqlStore) -> None:
    """A finished game of each kind, one a day, the last of them today; one that goes on; one that never began."""
    games = registry.games()
    for back, game in enumerate(games):
        row, log = played(
            game, ["=Siân", "Mali", "Dylan", "Nia"][: max(game.players[0], 3)], f"{game.name[:3].upper()}-100"
        )
        shift = NOW - back * DAY - log[-1].at
        put(store, row, [replace(one, at=one.at + shift) for one in log])
    row, log = played(games[0], ["A", "B", "C"], "GON-100", steps=3)
    put(store, row, log)
    store.commit([Create(replace(row, code="OPN-100", stage="open", created=NOW - 40 * DAY))])


def put(store: SqlStore, row: TableRow, log: list[ActionRow]) -> None:
    store.commit([Create(replace(row, stage="playing", ended=None))])
    for one in log:
        ends = row.stage == "over" and one is log[-1]
        store.commit([Append(row.code, one.version, one.seat, one.action, None, one.at, ends)])


def asked(capture: Bytes, *args: str) -> tuple[int, list[dict[str, str]], str]:
    code = main(["results", *args])
    out, err = capture.readouterr()
    return code, list(csv.DictReader(io.StringIO(out.decode("utf-8-sig")))), err.decode()


def test_an_evening_as_a_spreadsheet(where: str, capsysbinary: Bytes, monkeypatch: pytest.MonkeyPatch) -> None:
    store = open_store(where)
    fill(store)
    store.close()
    code, lines, err = asked(capsysbinary, "--db", where)
    assert (code, err) == (0, "")
    assert sorted({line["game"] for line in lines}) == sorted(game.name for game in registry.games())
    assert "GON-100" not in {line["table"] for line in lines}
    assert lines[0]["name"] == "'=Siân"
    assert [line["ended"] for line in lines] == sorted(line["ended"] for line in lines)
    monkeypatch.setenv("PARLWR_DB", where)
    assert asked(capsysbinary)[1] == lines
    assert {line["game"] for line in asked(capsysbinary, "--game", "clue")[1]} == {"clue"}
    today = time.strftime("%Y-%m-%d", time.localtime(NOW))
    newest = registry.games()[0].name
    assert {line["game"] for line in asked(capsysbinary, "--since", today)[1]} == {newest}
    assert {line["game"] for line in asked(capsysbinary, "--since", today, "--until", today)[1]} == {newest}
    before = time.strftime("%Y-%m-%d", time.localtime(NOW - DAY))
    assert newest not in {line["game"] for line in asked(capsysbinary, "--until", before)[1]}
    assert main(["results", "--bom", "--game", "ono99"]) == 0
    assert capsysbinary.readouterr().out.startswith(b"\xef\xbb\xbftable,game,")


def test_what_cannot_be_played_any_more_is_said_and_left_out(
    where: str, capsysbinary: Bytes, monkeypatch: pytest.MonkeyPatch
) -> None:
    store = open_store(where)
    fill(store)
    store.close()
    monkeypatch.setattr(type(registry.get("hues")), "rules", "999")  # the release after this one, without today's
    code, lines, err = asked(capsysbinary, "--db", where)
    assert code == 0
    assert "hues" not in {line["game"] for line in lines}
    assert err.startswith("parlwr: left out: HUE-100: hues by rules '1'")
    assert err.count("\n") == 1


@pytest.mark.parametrize(
    "args", [("--since", "yesterday"), ("--until", "2026-13-01"), ("--since", "99999-01-01"), ("--game", "whist")]
)
def test_a_wish_that_is_none(tmp_path: Path, capsys: Text, args: tuple[str, str]) -> None:
    open_store(str(tmp_path / "a.sqlite")).close()
    assert main(["results", "--db", str(tmp_path / "a.sqlite"), *args]) == 2
    out, err = capsys.readouterr()
    assert (out, err.count("\n")) == ("", 1)
    assert args[1] in err


@pytest.mark.parametrize("command", [["results", "--db"], ["db", "prune", "--open", "1"]])
def test_a_database_that_is_none(tmp_path: Path, capsys: Text, command: list[str]) -> None:
    for content in (None, "no database, only words"):
        file = tmp_path / "none.sqlite"
        if content is not None:
            file.write_text(content * 100)
        assert main([*command, str(file)]) == 2
        assert capsys.readouterr().err.count("\n") == 1
    assert not list(tmp_path.glob("*-wal"))


def test_pruning_by_hand(where: str, capsys: Text) -> None:
    store = open_store(where)
    fill(store)
    assert main(["db", "prune", where]) == 2
    assert "--finished" in capsys.readouterr().err
    args = ["db", "prune", where, "--finished", "1.5", "--open", "30"]
    assert main([*args, "--dry-run"]) == 0
    assert capsys.readouterr().out == "would delete: 2 finished, 1 open tables\n"
    assert store.table("OPN-100") is not None
    assert main(args) == 0
    assert capsys.readouterr().out == "deleted: 2 finished, 1 open tables\n"
    assert store.count() == {"open": 0, "playing": 1, "over": 2}
    assert main(args) == 0
    assert capsys.readouterr().out == "deleted: 0 finished, 0 open tables\n"
    assert main(["db", "check", where]) == 0
    store.close()
