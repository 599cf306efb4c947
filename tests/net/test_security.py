"""Origins, headers, cookies, secrets: what keeps other people's pages and other people out."""

from __future__ import annotations

import json
import logging
import re
from pathlib import Path
from typing import Any

import aiohttp
import pytest

from parlwr.tables.keys import token_hash

from .helpers import Away, Here, Player, act, make, until

BODY = {"game": "ono99", "seats": [{"kind": "human"}, {"kind": "bot"}], "name": "A"}


@pytest.mark.parametrize(
    ("origin", "allowed"),
    [
        (None, True),
        ("own", True),
        ("http://evil.example", False),
        ("null", False),
        ("http://127.0.0.1:1", False),
        ("https://own", False),
        ("", False),
        ("http://[", False),
    ],
)
async def test_only_own_pages_may_change_anything(
    session: aiohttp.ClientSession, here: Here, origin: str | None, allowed: bool
) -> None:
    headers = {} if origin is None else {"Origin": here.url if origin == "own" else origin}
    async with session.post(f"{here.url}/api/tables", json=BODY, headers=headers) as answer:
        assert (answer.status == 201) == allowed
        if not allowed:
            assert answer.status == 403
            assert (await answer.json())["error"] == "forbidden-origin"
    code, (token,) = await make(session, here.url, 1, 1)
    async with session.put(
        f"{here.url}/api/tables/{code}/seats/1",
        json={"kind": "bot"},
        headers=headers | {"Authorization": f"Bearer {token}"},
    ) as answer:
        assert (answer.status != 403) == allowed
    if allowed:
        player = await Player(session, here.url, code, token).come(headers=headers)
        assert (await player.hear("hello"))["hello"]["table"] == code
    else:
        with pytest.raises(aiohttp.WSServerHandshakeError) as caught:
            await Player(session, here.url, code, token).come(headers=headers)
        assert caught.value.status == 403


async def test_an_origin_may_be_allowed_by_name(session: aiohttp.ClientSession, tmp_path: Path) -> None:
    async with Here(tmp_path / "o.sqlite", origins=frozenset({"https://play.example"})) as here:
        for origin, status in (("https://play.example", 201), ("https://play.example.evil", 403)):
            async with session.post(f"{here.url}/api/tables", json=BODY, headers={"Origin": origin}) as answer:
                assert answer.status == status


@pytest.mark.parametrize(
    "path", ["/", "/t/CWM-418", "/api/games", "/nothing", "/api/tables/BBB-000", "/metrics", "/schema"]
)
async def test_every_answer_carries_the_headers(session: aiohttp.ClientSession, here: Here, path: str) -> None:
    async with session.get(here.url + path) as answer:
        policy = answer.headers["Content-Security-Policy"]
        assert "unsafe" not in policy
        assert "default-src 'none'" in policy
        assert "frame-ancestors 'none'" in policy
        assert "script-src 'self';" in policy
        assert answer.headers["X-Content-Type-Options"] == "nosniff"
        assert answer.headers["Referrer-Policy"] == "same-origin"
        assert answer.headers["Cross-Origin-Resource-Policy"] == "same-origin"
        assert "Access-Control-Allow-Origin" not in answer.headers
        assert "aiohttp" not in answer.headers.get("Server", "").lower()
        assert answer.headers["Cache-Control"] in ("no-store", "no-cache")


async def test_a_token_of_one_table_opens_no_other(session: aiohttp.ClientSession, here: Here) -> None:
    one, mine = await make(session, here.url, 2)
    two, _ = await make(session, here.url, 2)
    player = await Player(session, here.url, two, mine[0]).come()
    assert (await player.hear("refused"))["refused"] == "table.seat"
    assert (await player.hear("view"))["view"]["seat"] is None
    headers = {"Cookie": f"parlwr_{one}={mine[0]}; parlwr_{two}={mine[0]}"}
    player = await Player(session, here.url, two).come(headers=headers)
    assert (await player.hear("hello"))["hello"]["seat"] is None


async def test_what_others_can_see_does_not_give_them_a_seat(session: aiohttp.ClientSession, here: Here) -> None:
    """Everything that a spectator and another player ever receive is tried as a token."""
    code, tokens = await make(session, here.url, 2)
    players = [await Player(session, here.url, code, token).come() for token in tokens]
    watcher = await Player(session, here.url, code).come()
    for number in range(6):
        await act(players, f"{number}")
    await watcher.hear("view")
    text = "".join(watcher.raw + players[1].raw)
    async with session.get(f"{here.url}/api/tables/{code}") as answer:
        text += await answer.text()
    async with session.get(f"{here.url}/api/tables/{code}/log") as answer:
        text += await answer.text()
    assert tokens[0] not in text
    assert token_hash(tokens[0]) not in text
    thief = await Player(session, here.url, code).come()
    for word in sorted(set(re.findall(r"[A-Za-z0-9_-]{8,64}", text)))[:300]:
        await thief.say(token=word, id=word)
    await until(lambda: len(thief.all("refused")) >= 1)
    await thief.hear("view")
    assert all(message["view"]["seat"] is None for message in thief.all("view"))


def everything(folder: Path) -> bytes:
    return b"".join(file.read_bytes() for file in folder.glob("net.sqlite*"))


async def test_tokens_are_stored_hashed(session: aiohttp.ClientSession, here: Here, tmp_path: Path) -> None:
    code, tokens = await make(session, here.url, 2, nonce="abc")
    here.server.store.engine.dispose()  # type: ignore[attr-defined]
    stored = everything(tmp_path)
    assert code.encode() in stored
    for token in tokens:
        assert token.encode() not in stored
        assert token_hash(token).encode() in stored


async def test_no_secret_is_ever_logged(session: aiohttp.ClientSession, tmp_path: Path) -> None:
    """A server of its own at the highest level of logging: games, refusals, faults, a full disk, a stop."""
    with Away(tmp_path / "log.sqlite", "--log-level", "debug", "--log-json") as away:
        code, tokens = await make(session, away.url, 2, 1, nonce="MySecretNonce")
        players = [await Player(session, away.url, code, token).come() for token in tokens]
        for number in range(12):
            await act(players, f"{number}")
        await players[0].say(token="WrongTokenWrongToken00")
        await players[0].ws.send_str("{")
        async with session.get(f"{away.url}/api/tables/{code}/log", headers={"Authorization": f"Bearer {tokens[0]}"}):
            pass
        hands = [player.last["view"]["hand"] for player in players]
        away.stop()
        text = away.read_log()
        lines = [json.loads(line) for line in text.splitlines()]
    assert {"serving", "stopping"} <= {line["event"] for line in lines}
    assert all({"event", "level", "timestamp"} <= set(line) for line in lines)
    from parlwr.store import open_store

    store = open_store(str(tmp_path / "log.sqlite"))
    row = store.table(code)
    assert row is not None
    store.close()
    for secret in (
        *tokens,
        *map(token_hash, tokens),
        row.seed,
        "MySecretNonce",
        "WrongTokenWrongToken00",
        "Authorization",
    ):
        assert secret not in text
    assert all(json.dumps(hand) not in text for hand in hands)


def test_the_log_blanks_what_could_be_secret(capsys: pytest.CaptureFixture[str]) -> None:
    import structlog

    from parlwr.net.logs import configure

    before = structlog.get_config()
    root = logging.getLogger()
    handlers, level = root.handlers[:], root.level
    try:
        configure("debug")
        log = structlog.get_logger("test")
        log.info("said", token="s3cret", Cookie="s3cret", user_seed="s3cret", hands=["s3cret"], table="CWM-418")
        try:
            hand = ["s3cret card"]
            raise ValueError(f"fault with {len(hand)}")
        except ValueError:
            log.exception("fault")
        logging.getLogger("other").warning("from a library")
    finally:
        structlog.configure(**before)
        root.handlers[:] = handlers
        root.setLevel(level)
    lines: list[dict[str, Any]] = [json.loads(line) for line in capsys.readouterr().err.splitlines()]
    assert "s3cret" not in json.dumps(lines[0])
    assert lines[0]["table"] == "CWM-418"
    assert "ValueError: fault with 1" in lines[1]["exception"]
    assert "s3cret card" not in json.dumps(lines[1]).replace('hand = [\\"s3cret card\\"]', "")
    assert lines[2]["event"] == "from a library"
