"""What a host says on the command line, in a server of its own: where it stands, what it keeps, how it speaks."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import time
from pathlib import Path

import aiohttp
import pytest
from msgspec.structs import replace
from tests.store.test_contract import row

from parlwr.store import Create, open_store
from parlwr.tables import clearing
from parlwr.tables.clearing import Keep

from .helpers import Away, Here, until
from .test_serve import serve


@pytest.mark.parametrize(
    ("options", "why"),
    [
        (("--base-url", "games.example.org"), "base URL 'games.example.org'"),
        (("--base-url", "https://x.example/api"), "/api is an address of the server's own"),
        (("--trusted-proxy", "nginx"), "trusted proxy 'nginx'"),
        (("--trusted-proxy", "127.0.0.1", "--trusted-proxy", "10.0.0.0/99"), "trusted proxy '10.0.0.0/99'"),
    ],
)
def test_what_cannot_be_is_said_in_a_line(tmp_path: Path, options: tuple[str, ...], why: str) -> None:
    done = serve("--port", "0", "--db", str(tmp_path / "x.sqlite"), *options)
    assert done.returncode == 2
    assert why in done.stderr
    assert len(done.stderr.splitlines()) == 1


@pytest.mark.parametrize("options", [("--listed", "perhaps"), ("--keep-open", "-1"), ("--keep-finished", "soon")])
def test_a_word_that_is_none(tmp_path: Path, options: tuple[str, str]) -> None:
    done = serve("--port", "0", "--db", str(tmp_path / "x.sqlite"), *options)
    assert done.returncode == 2
    assert options[0] in done.stderr
    assert "Traceback" not in done.stderr


async def test_a_server_with_all_of_it(session: aiohttp.ClientSession, tmp_path: Path) -> None:
    words = tmp_path / "house" / "text" / "cy.ftl"
    words.parent.mkdir(parents=True)
    words.write_text("ui-hello = Croeso i Glwb Cwm-gwynt!\nui-hello-more = { $nobody }\nui-rules =\n")
    options = ["--base-url", "https://games.example.org/parlour", "--trusted-proxy", "127.0.0.1", "--listed", "no"]
    options += ["--keep-finished", "7", "--keep-open", "0.5", "--house", str(words.parent.parent)]
    with Away(tmp_path / "h.sqlite", *options) as away:
        async with session.get(f"{away.url}/parlour/api/info") as answer:
            assert await answer.json() == {"address": "https://games.example.org/parlour"}
        async with session.get(f"{away.url}/api/tables") as answer:
            assert await answer.json() == {"listing": False, "tables": []}
        wish = {"game": "ono99", "name": "A", "seats": [{"kind": "human"}] * 2, "listed": True}
        async with session.post(f"{away.url}/parlour/api/tables", json=wish) as answer:
            code = (await answer.json())["table"]
        async with session.get(f"{away.url}/api/tables") as answer:
            assert await answer.json() == {"listing": False, "tables": []}
        async with session.get(f"{away.url}/api/tables/{code}") as answer:
            assert answer.status == 200
        async with session.get(f"{away.url}/parlour/text/cy/common.ftl") as answer:
            text = await answer.text()
        assert "ui-hello = Croeso i Glwb Cwm-gwynt!" in text
        assert "$nobody" not in text
        async with session.get(f"{away.url}/text/en/common.ftl") as answer:
            assert "ui-hello = Come in, sit down, play." in await answer.text()
    left_out = [json.loads(line)["what"] for line in away.read_log().splitlines() if "left out" in line]
    assert len(left_out) == 2
    assert f"{words}: line 2: ui-hello-more: asks for $nobody" in left_out[0]
    assert f"{words}: line 3 cannot be read" in left_out[1]


def test_the_database_of_the_environment(tmp_path: Path) -> None:
    """Of the server, and of every command that wants one."""
    place = str(tmp_path / "secret-name.sqlite")
    done = serve("--port", "0", PARLWR_DB=str(tmp_path / "no" / "such" / "folder"))
    assert done.returncode == 2
    assert "there is no folder" in done.stderr
    open_store(place).close()
    for command in (["db", "check"], ["db", "prune", "--open", "1"], ["results"], ["doctor"]):
        done = subprocess.run(
            [sys.executable, "-m", "parlwr", *command],
            env=os.environ | {"PARLWR_DB": place},
            capture_output=True,
            text=True,
            timeout=60,
            check=False,
        )
        assert done.returncode in (0, 1), done.stderr
        if command == ["doctor"]:
            assert place in done.stdout
        elif command == ["db", "check"]:
            assert "0 tables" in done.stdout


async def test_a_server_clears_old_tables_away(
    session: aiohttp.ClientSession, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(clearing.clear_away, "__defaults__", (0.0, 3600.0))
    place = tmp_path / "k.sqlite"
    store = open_store(str(place))
    old = row(created=time.time() - 20 * clearing.DAY_S, ended=time.time() - 19 * clearing.DAY_S)
    store.commit([Create(replace(old, code="OPN-000", stage="open", ended=None))])
    store.commit([Create(replace(old, code="OVR-000", stage="over"))])
    store.commit([Create(replace(old, code="NEW-000", stage="open", ended=None, created=time.time()))])
    store.close()
    async with Here(place, keep=Keep(finished=30, opened=10)) as here:
        await until(lambda: here.server.store.table("OPN-000") is None)
        async with session.get(f"{here.url}/api/tables/OPN-000") as answer:
            assert answer.status == 404
        for code in ("OVR-000", "NEW-000"):
            assert here.server.store.table(code) is not None
