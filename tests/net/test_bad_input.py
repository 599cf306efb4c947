"""The list of bad input: a clear refusal, nothing lost, no traceback, no 500."""

from __future__ import annotations

import asyncio
import logging
import os
from typing import Any

import aiohttp
import pytest

from .helpers import Here, Player, act, make, until
from .test_frames import client


async def ready(session: aiohttp.ClientSession, here: Here) -> tuple[str, list[str], list[Player]]:
    code, tokens = await make(session, here.url, 2, options={"first": 0})
    players = [await Player(session, here.url, code, token).come() for token in tokens]
    for player in players:
        await player.hear("view")
    return code, tokens, players


@pytest.mark.parametrize(
    "text",
    ["{", "", "nonsense", "[]", "null", "7", '"do"', '{"do":{"type":"fly"}}', '{"do":{"type":"play"}}', '{"x":1}',
     '{"do":{"type":"play","card":"7","x":1}}', '{"do":' * 2000, '{"token":"' + "x" * 500 + '"}'],
)  # fmt: skip
async def test_malformed_messages(session: aiohttp.ClientSession, here: Here, text: str) -> None:
    _, _, players = await ready(session, here)
    await players[0].ws.send_str(text)
    assert (await players[0].hear("refused"))["refused"] == "table.malformed"
    assert (await act(players, "go"))["version"] == 1


async def test_a_binary_message(session: aiohttp.ClientSession, here: Here) -> None:
    _, _, players = await ready(session, here)
    await players[0].ws.send_bytes(b'{"do":{"type":"play","card":"7"}}')
    assert (await players[0].hear("refused"))["refused"] == "table.malformed"
    assert (await act(players, "go"))["version"] == 1


@pytest.mark.parametrize("size", [16 * 1024 + 1, 20_000, 1_000_000])
async def test_a_message_over_16_kb(session: aiohttp.ClientSession, here: Here, size: int) -> None:
    code, tokens, players = await ready(session, here)
    await players[0].ws.send_str('{"token":"' + "x" * (size - 12) + '"}')
    assert (await players[0].hear("refused"))["refused"] == "table.malformed"
    await until(lambda: players[0].closed is not None)
    assert players[0].closed == 1009
    players[0] = await Player(session, here.url, code, tokens[0]).come()
    assert (await act(players, "go"))["version"] == 1


async def test_a_message_of_exactly_16_kb_is_read(session: aiohttp.ClientSession, here: Here) -> None:
    _, _, players = await ready(session, here)
    message = '{"token":"' + "x" * (16 * 1024 - 12) + '"}'
    assert len(message) == 16 * 1024
    await players[0].ws.send_str(message)
    assert "length" in (await players[0].hear("refused"))["say"]["why"]
    assert players[0].closed is None


async def test_ten_thousand_messages_in_a_burst(session: aiohttp.ClientSession, here: Here) -> None:
    code, tokens, players = await ready(session, here)
    flood = await Player(session, here.url, code, tokens[1]).come()
    message = b'{"do":{"type":"draw"},"id":"flood"}'
    transport: Any = flood.ws._writer.transport
    transport.write(client(message) * 10_000)
    answered = asyncio.create_task(act(players, "meanwhile"))
    await until(lambda: flood.closed is not None)
    assert flood.closed == 4429
    rules = [one["refused"] for one in flood.all("refused")]
    assert rules.count("table.rate") == 100
    assert (await answered)["version"] == 1


async def test_a_message_in_a_hundred_pieces(session: aiohttp.ClientSession, here: Here) -> None:
    _, _, players = await ready(session, here)
    transport: Any = players[0].ws._writer.transport
    for byte in client(b'{"do":{"type":"fly"},"id":"slow"}'):
        transport.write(bytes([byte]))
        await asyncio.sleep(0)
    assert (await players[0].hear("refused"))["id"] == "slow"


@pytest.mark.parametrize(
    "garbage", [b"\x00" * 100, b"\xff" * 100, b"GET / HTTP/1.1\r\n\r\n", b"\x81\x05hello", os.urandom(300)]
)
async def test_garbage_instead_of_frames(session: aiohttp.ClientSession, here: Here, garbage: bytes) -> None:
    code, tokens, players = await ready(session, here)
    other = await Player(session, here.url, code, tokens[1]).come()
    other.ws._writer.transport.write(garbage)  # type: ignore[union-attr]
    other.ws._writer.transport.write_eof()  # type: ignore[union-attr]
    await until(lambda: other.ws.closed or other._reader.done())
    assert (await act(players, "go"))["version"] == 1


async def test_somebody_else_s_turn_a_card_not_held_a_finished_game_an_old_at_the_same_id(
    session: aiohttp.ClientSession, here: Here
) -> None:
    _, _, players = await ready(session, here)
    hand = players[1].last["view"]["hand"]
    refused = await players[1].answer(do={"type": "play", "card": hand[0]}, id="a")
    assert refused["refused"] == "ono99.turn"
    missing = next(card for card in "123456" if card not in players[0].last["view"]["hand"])
    refused = await players[0].answer(do={"type": "play", "card": missing}, id="b")
    assert refused["refused"].startswith("ono99.")
    first = players[0].last["view"]["actions"][0]
    assert await players[0].answer(do=first, id="c", at=0) == {"ok": "c", "version": 1}
    assert await players[0].answer(do=first, id="c", at=0) == {"ok": "c", "version": 1}
    await players[1].see(1)
    refused = await players[1].answer(do=players[1].last["view"]["actions"][0], id="d", at=0)
    assert (refused["refused"], refused["say"]) == ("table.stale", {"at": 0, "since": 1, "version": 1})
    number = 0
    while await act(players, f"go {number}") is not None:
        number += 1
    refused = await players[0].answer(do=first, id="e")
    assert refused["refused"] == "table.over"


async def test_gone_in_the_middle_of_anything(session: aiohttp.ClientSession, here: Here) -> None:
    """Half a frame, half a handshake, an action and then nothing, no body to a call: the server does not mind."""
    code, tokens, players = await ready(session, here)
    host, port = here.url.removeprefix("http://").split(":")
    pieces = [
        b"", b"GET", b"GET /api/tables HTTP/1.1\r\n", b"\x16\x03\x01\x00",
        b"POST /api/tables HTTP/1.1\r\nHost: x\r\n\r\n",
        b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\n{",
        f"GET /api/tables/{code}/play HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\n".encode(),
        f"GET /api/tables/{code}/play HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n".encode(),
    ]  # fmt: skip
    for piece in pieces:
        for _ in range(3):
            _, writer = await asyncio.open_connection(host, int(port))
            writer.write(piece)
            await asyncio.sleep(0)
            writer.transport.abort()
    player = await Player(session, here.url, code, tokens[0]).come()
    await player.hear("view")
    await player.say(do=player.last["view"]["actions"][0], id="last words")
    player.ws._writer.transport.abort()  # type: ignore[union-attr]
    await players[1].see(1)
    other = await Player(session, here.url, code, tokens[1]).come()
    await other.hear("view")
    other.ws._writer.transport.write(client(b'{"do":{"type":"play"}}')[:9])  # type: ignore[union-attr]
    other.ws._writer.transport.abort()  # type: ignore[union-attr]
    assert (await act(players, "go"))["version"] == 2
    await until(lambda: len(here.server.sockets) == 2)
    assert here.server.addresses.sockets["127.0.0.1"] == 2


async def raw(here: Here, request: bytes) -> bytes:
    host, port = here.url.removeprefix("http://").split(":")
    reader, writer = await asyncio.open_connection(host, int(port))
    writer.write(request)
    try:
        return await asyncio.wait_for(reader.read(), 5)
    finally:
        writer.close()


@pytest.mark.parametrize(
    "request_",
    [
        b"GET /" + b"x" * 9000 + b" HTTP/1.1\r\nHost: x\r\n\r\n",
        b"GET / HTTP/1.1\r\nHost: x\r\nX: " + b"x" * 9000 + b"\r\n\r\n",
        b"GET / HTTP/1.1\r\nHost: x\r\nX y: 1\r\n\r\n",
        b"\x16\x03\x01\x02\x00\x01\xff\xff",
        b"GET / HTTP/9.9\r\n\r\n",
        b"POST /api/tables HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n",
        b"POST /api/tables HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n1\r\n{\r\nzz\r\n",
        b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Length: x\r\n\r\n{}",
    ],
    ids=range(8),
)
async def test_what_is_no_http(
    here: Here, caplog: pytest.LogCaptureFixture, capsys: pytest.CaptureFixture[str], request_: bytes
) -> None:
    with caplog.at_level(logging.INFO):
        answer = await raw(here, request_)
    head = answer.split(b"\r\n\r\n", 1)[0]
    assert head.startswith((b"HTTP/1.1 4", b"HTTP/1.0 4"))
    assert b"aiohttp" not in head.lower()
    assert b"python" not in head.lower()
    assert b"Traceback" not in answer
    out = capsys.readouterr()
    assert caplog.text + out.out + out.err == ""
    assert (await raw(here, b"GET /healthz HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n")).endswith(b'{"ok":true}')


@pytest.mark.parametrize("key", [b"", b"x", b"AAAA", b"A" * 24, b"AAAAAAAAAAAAAAAAAAAAAA"])
async def test_a_key_that_is_none(session: aiohttp.ClientSession, here: Here, key: bytes) -> None:
    code, _ = await make(session, here.url, 2)
    answer = await raw(
        here,
        f"GET /api/tables/{code}/play HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade, close\r\n"
        "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: ".encode()
        + key
        + b"\r\n\r\n",
    )
    assert answer.startswith(b"HTTP/1.1 400")
    assert not here.server.addresses.sockets


@pytest.mark.parametrize(("body", "code"), [(b"\x03\xe7", 1002), (b"\x03", 1002), (b"\x0f\xa0", 4000), (b"", None)])
async def test_a_closing_code_is_answered(
    session: aiohttp.ClientSession, here: Here, body: bytes, code: int | None
) -> None:
    made, _ = await make(session, here.url, 2)
    answer = await raw(
        here,
        f"GET /api/tables/{made}/play HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n".encode()
        + client(body, 8),
    )
    found = answer[answer.index(b"\x88") :]
    assert found[2:4] == (b"" if code is None else code.to_bytes(2, "big"))


async def test_nothing_of_all_this_leaves_a_traceback(
    session: aiohttp.ClientSession, here: Here, caplog: pytest.LogCaptureFixture, capsys: pytest.CaptureFixture[str]
) -> None:
    with caplog.at_level(logging.INFO):
        await test_gone_in_the_middle_of_anything(session, here)
        _, _, players = await ready(session, here)
        for text in ("{", "[]", '{"do":{"type":"fly"}}', "x" * 20_000):
            await players[0].ws.send_str(text)
        await until(lambda: players[0].closed is not None)
        for path in ("/api/tables/%00", "/api/tables/..", "/t/%ff", "/text/en/../../../etc/passwd.ftl", "/assets/../x"):
            async with session.get(here.url + path) as answer:
                assert answer.status < 500, path
    out = capsys.readouterr()
    for text in (caplog.text, out.out, out.err):
        assert "Traceback" not in text
