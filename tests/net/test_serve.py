"""The command: where it listens and stores, what it prints, how it stops."""

from __future__ import annotations

import asyncio
import os
import subprocess
import sys
from pathlib import Path

import aiohttp
import pytest

from parlwr.net.serve import check_folder, default_database, house_address

from .helpers import Away, Player, act, make, until


def test_the_database_lies_in_the_user_s_data_folder(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    assert default_database() == tmp_path / "parlwr" / "parlwr.sqlite"
    monkeypatch.delenv("XDG_DATA_HOME")
    assert default_database().parts[-2:] == ("parlwr", "parlwr.sqlite")


def test_the_address_in_the_house() -> None:
    assert len(house_address().split(".")) == 4


async def test_a_graceful_stop_says_so_and_clients_are_back_at_once(
    session: aiohttp.ClientSession, tmp_path: Path
) -> None:
    away = Away(tmp_path / "stop.sqlite")
    with away:
        code, tokens = await make(session, away.url, 2)
        players = [await Player(session, away.url, code, token).come() for token in tokens]
        for number in range(4):
            await act(players, f"{number}")
        assert await asyncio.to_thread(away.stop) == 0
        await until(lambda: all(player.closed == 1012 for player in players))
        away.start()
        back = [await Player(session, away.url, code, token).come() for token in tokens]
        for player, before in zip(back, players, strict=True):
            view = (await player.hear("view"))["view"]
            assert view == before.last["view"]
        assert (await act(back, "go on"))["version"] == 5
        assert "Traceback" not in away.log.read_text()


async def test_bots_go_on_after_a_restart(session: aiohttp.ClientSession, tmp_path: Path) -> None:
    """A person's act is acknowledged, and the server dies before the first bot has begun to think."""
    with Away(tmp_path / "bots.sqlite") as away:
        code, tokens = await make(session, away.url, 1, 2, options={"first": 0})
        nia = await Player(session, away.url, code, tokens[0]).come()
        view = await nia.see(0)
        assert (await nia.answer(do=view["actions"][0], id="a", at=0))["version"] == 1
        away.kill()
        away.start()
        nia = await Player(session, away.url, code, tokens[0]).come()
        # Both bots have played, unless one turned the order round or made her draw.
        await until(lambda: nia.all("view") and nia.last["view"]["to_act"] == [0], 20)
        assert nia.last["version"] >= 2


def serve(*options: str, **environment: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "parlwr.net", *options], capture_output=True, text=True, timeout=30,
        env=os.environ | environment, check=False,
    )  # fmt: skip


def test_a_port_that_is_taken(tmp_path: Path) -> None:
    import socket

    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        done = serve("--port", str(other.getsockname()[1]), "--db", str(tmp_path / "x.sqlite"))
    assert done.returncode != 0
    assert "cannot listen on 127.0.0.1" in done.stderr
    assert "Traceback" not in done.stderr


def test_a_word_list_that_is_none_is_left_out_and_logged(tmp_path: Path) -> None:
    """It goes on as far as it would without: here to the port that is taken."""
    import socket

    bad = tmp_path / "house" / "quiddler" / "club.txt"
    bad.parent.mkdir(parents=True)
    bad.write_bytes(b"\xff")
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        port = str(other.getsockname()[1])
        done = serve("--port", port, "--db", str(tmp_path / "x.sqlite"), "--house", str(tmp_path / "house"))
    assert "cannot listen on 127.0.0.1" in done.stderr
    (line,) = [line for line in done.stderr.splitlines() if "left out" in line]
    assert f"{bad}: not UTF-8 (byte 0)" in line
    assert "Traceback" not in done.stderr


def test_a_database_that_is_none(tmp_path: Path) -> None:
    file = tmp_path / "notes.txt"
    file.write_text("no database " * 500)
    done = serve("--port", "0", "--db", str(file))
    assert done.returncode != 0
    assert "notes.txt" in done.stderr
    assert "Traceback" not in done.stderr


@pytest.mark.parametrize("form", ["{}", "sqlite:///{}"])
def test_a_database_in_a_folder_that_is_not_there(tmp_path: Path, form: str) -> None:
    file = tmp_path / "no" / "such" / "parlwr.sqlite"
    done = serve("--port", "0", "--db", form.format(file))
    assert done.returncode == 2
    assert "there is no folder" in done.stderr
    assert len(done.stderr.splitlines()) == 1
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize(
    "database",
    ["x.sqlite", "./x", ":memory:", "sqlite://", "sqlite:///:memory:", "sqlite:///x.sqlite", "postgresql:///p"],
)
def test_databases_whose_folder_is_there_or_that_have_none(database: str) -> None:
    check_folder(database)


def test_lan_prints_the_address_and_a_code_to_scan(tmp_path: Path) -> None:
    away = Away(tmp_path / "lan.sqlite", "--lan")
    process = subprocess.Popen(
        [sys.executable, "-m", "parlwr.net", "--lan", "--port", str(away.port), "--db", str(tmp_path / "lan.sqlite")],
        stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True,
    )  # fmt: skip
    try:
        assert process.stdout is not None
        assert process.stdout.readline() == f"Parlwr: http://{house_address()}:{away.port}\n"
        code = "".join(process.stdout.readline() for _ in range(10))
        assert any(block in code for block in "█▀▄")
    finally:
        process.terminate()
        process.communicate(timeout=15)
    assert process.returncode == 0
