"""The HTTP calls of docs/protocol.md: what they answer, with which status."""

from __future__ import annotations

import asyncio
from typing import Any

import aiohttp
import pytest
import structlog.testing

from parlwr.kernel import play_record, read_record, registry
from parlwr.net.place import Proxies

from .helpers import Here, Player, act, make, until


async def call(
    session: aiohttp.ClientSession, method: str, url: str, body: Any = None, token: str | None = None
) -> tuple[int, Any]:
    headers = {"Authorization": f"Bearer {token}"} if token else {}
    async with session.request(method, url, json=body, headers=headers) as answer:
        return answer.status, await answer.json()


async def play_out(session: aiohttp.ClientSession, here: Here, seats: int = 2) -> tuple[str, list[str]]:
    code, tokens = await make(session, here.url, seats)
    players = [await Player(session, here.url, code, token).come() for token in tokens]
    number = 0
    while True:
        number += 1
        if await act(players, f"{number}") is None:
            break
    for player in players:
        await player.go()
    return code, tokens


async def test_the_games(session: aiohttp.ClientSession, here: Here) -> None:
    status, found = await call(session, "GET", f"{here.url}/api/games")
    assert status == 200
    assert [one["name"] for one in found["games"]] == list(registry.names())
    ono = next(one for one in found["games"] if one["name"] == "ono99")
    assert ono["players"] == [2, 8]
    assert {"name": "edition", "kind": "choice", "default": "2022", "values": ["2022", "1980"]} in ono["options"]
    assert {"when": {"edition": "1980"}, "players": [2, 8], "usual": [2, 8]} in ono["ranges"]
    assert {"when": {"edition": "2022"}, "players": [2, 6], "usual": [2, 6]} in ono["ranges"]
    assert ono["bots"] == list(registry.bots("ono99"))


async def test_the_rules(session: aiohttp.ClientSession, here: Here) -> None:
    for game in (*registry.names(), "table"):
        status, rules = await call(session, "GET", f"{here.url}/api/games/{game}/rules")
        assert status == 200
        assert all(rule["id"].startswith(f"{game}.") for rule in rules)
    assert (await call(session, "GET", f"{here.url}/api/games/tiddlywinks/rules"))[0] == 404


async def test_a_table_from_its_making_to_its_start(session: aiohttp.ClientSession, here: Here) -> None:
    body = {
        "game": "ono99",
        "seats": [{"kind": "human"}] * 3,
        "name": "Ann",
        "options": {"edition": "1980"},
        "clock": 60,
    }
    status, made = await call(session, "POST", f"{here.url}/api/tables", body)
    assert status == 201
    assert set(made) == {"table", "seat", "token", "promise"}
    table = f"{here.url}/api/tables/{made['table']}"
    status, public = await call(session, "GET", table)
    assert status == 200
    assert public["stage"] == "open"
    assert public["clock"] == 60
    assert public["options"]["edition"] == "1980"
    assert [one["taken"] for one in public["seats"]] == [True, False, False]
    # The code as people type it is good enough.
    assert (await call(session, "GET", table.lower().replace("-", "")))[1] == public
    status, bea = await call(session, "POST", f"{table}/seats", {"name": "Bea", "seat": 2, "nonce": "abc"})
    assert (status, bea["seat"]) == (201, 2)
    assert (await call(session, "POST", f"{table}/start", {}, bea["token"]))[0] == 403
    status, public = await call(session, "PUT", f"{table}/seats/1", {"kind": "bot"}, made["token"])
    assert status == 200
    assert public["stage"] == "playing"
    assert (await call(session, "POST", f"{table}/seats", {"name": "Cai"}))[0] == 409
    assert (await call(session, "POST", f"{table}/start", {}, made["token"]))[1]["refused"] == "table.started"


@pytest.mark.parametrize(
    ("method", "path", "body", "status", "word"),
    [
        ("POST", "/api/tables", {"game": "none", "seats": [{"kind": "human"}] * 2, "name": "A"}, 409, "table.options"),
        ("POST", "/api/tables", {"game": "ono99", "seats": [], "name": "A"}, 400, "table.malformed"),
        ("POST", "/api/tables", {"game": "ono99", "seats": [{"kind": "alien"}], "name": "A"}, 400, "table.malformed"),
        ("POST", "/api/tables", {"game": "ono99", "seats": [{"kind": "human"}] * 2, "name": ""}, 409, "table.name"),
        (
            "POST",
            "/api/tables",
            {"game": "ono99", "seats": [{"kind": "human"}] * 33, "name": "A"},
            400,
            "table.malformed",
        ),
        ("POST", "/api/tables", {"seats": 1}, 400, "table.malformed"),
        ("POST", "/api/tables", [], 400, "table.malformed"),
        ("POST", "/api/tables/BBB-000/seats", {"name": "A"}, 404, "not-found"),
        ("GET", "/api/tables/BBB-000", None, 404, "not-found"),
        ("GET", "/api/tables/nonsense", None, 404, "not-found"),
        ("POST", "/api/tables/BBB-000/start", {}, 404, "not-found"),
        ("DELETE", "/api/tables", None, 405, "method"),
        ("GET", "/api/nothing", None, 404, "not-found"),
    ],
)
async def test_bad_calls(
    session: aiohttp.ClientSession, here: Here, method: str, path: str, body: Any, status: int, word: str
) -> None:
    found, answer = await call(session, method, here.url + path, body)
    assert (found, answer.get("refused") or answer.get("error")) == (status, word)
    assert isinstance(answer["say"], dict)


@pytest.mark.parametrize("body", [b"{", b"\xff\xfe", b"nonsense", b"[" * 9000, b'{"game": 1e999}'])
async def test_bodies_that_are_no_json(session: aiohttp.ClientSession, here: Here, body: bytes) -> None:
    async with session.post(f"{here.url}/api/tables", data=body) as answer:
        assert answer.status == 400
        found = await answer.json()
        assert found.get("error") == "bad-json" or found.get("refused") == "table.malformed"


@pytest.mark.parametrize("coding", ["gzip", "deflate", "br", "zstd", "GZIP", "identity, gzip", "nonsense"])
async def test_a_packed_body_is_not_unpacked(session: aiohttp.ClientSession, here: Here, coding: str) -> None:
    for path in ("/api/tables", "/api/tables/BBB-000/start"):
        headers = {"Content-Encoding": coding}
        async with session.post(here.url + path, data=b"abc", headers=headers) as answer:
            assert (answer.status, await answer.json()) == (415, {"error": "encoding", "say": {}})
    async with session.post(f"{here.url}/api/tables", data=b"{", headers={"Content-Encoding": "identity"}) as answer:
        assert (answer.status, await answer.json()) == (400, {"error": "bad-json", "say": {}})


async def test_a_fault_is_told_in_a_word_and_logged_in_a_line(
    session: aiohttp.ClientSession, here: Here, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fault(*_: Any) -> Any:
        raise RuntimeError("some secret")

    monkeypatch.setattr(registry, "games", fault)
    with structlog.testing.capture_logs() as logs:
        async with session.get(f"{here.url}/api/games?token=abc") as answer:
            assert (answer.status, await answer.text()) == (500, '{"error":"server","say":{}}')
            assert answer.headers["X-Content-Type-Options"] == "nosniff"
    (line,) = logs
    assert (line["event"], line["method"], line["call"]) == ("call.fault", "GET", "/api/games")
    monkeypatch.undo()
    assert (await call(session, "GET", f"{here.url}/api/games"))[0] == 200


async def test_a_body_that_is_too_large(session: aiohttp.ClientSession, here: Here) -> None:
    async with session.post(f"{here.url}/api/tables", json={"name": "x" * 20_000}) as answer:
        assert answer.status == 413
        assert await answer.json() == {"error": "too-large", "say": {"most": 16384}}


async def test_the_wrong_token_and_none(session: aiohttp.ClientSession, here: Here) -> None:
    code, _ = await make(session, here.url, 2)
    for token in ("A" * 22, "x", "\xe9"):
        status, answer = await call(session, "POST", f"{here.url}/api/tables/{code}/rematch", {}, token)
        assert (status, answer["refused"]) == (403, "table.seat")
    assert (await call(session, "POST", f"{here.url}/api/tables/{code}/rematch", {}))[1]["refused"] == "table.seat"


async def test_looking_back(session: aiohttp.ClientSession, here: Here) -> None:
    code, tokens = await make(session, here.url, 2)
    table = f"{here.url}/api/tables/{code}"
    for path in ("record", "replay?at=0", "review"):
        assert await call(session, "GET", f"{table}/{path}") == (409, {"error": "not-over", "say": {}})
    assert await call(session, "GET", f"{table}/log") == (200, {"log": []})
    assert (await call(session, "POST", f"{table}/rematch", {}, tokens[0])) == (409, {"error": "not-over", "say": {}})
    code, tokens = await play_out(session, here)
    table = f"{here.url}/api/tables/{code}"
    status, public = await call(session, "GET", table)
    assert public["stage"] == "over"
    async with session.get(f"{table}/record") as answer:
        assert answer.status == 200
        record = read_record(await answer.read())
    assert len([*play_record(registry.get("ono99"), record)]) == public["version"] + 1
    status, moment = await call(session, "GET", f"{table}/replay?at=1&seat=0")
    assert (status, moment["version"], moment["total"]) == (200, 1, public["version"])
    assert moment["view"]["seat"] == 0
    for query in ("at=x", "at=-1", "seat=9", "at=99999", "at=1.5", "seat=0x1"):
        status, answer_ = await call(session, "GET", f"{table}/replay?{query}")
        assert (status, answer_["refused"]) == (400, "table.malformed"), query
    _, mine = await call(session, "GET", f"{table}/log", token=tokens[0])
    _, his = await call(session, "GET", f"{table}/log")
    assert len(mine["log"]) == len(his["log"]) == public["version"]
    assert mine != his
    assert (await call(session, "GET", f"{table}/log", token="x"))[0] == 403
    for cookie, seen in ((tokens[0], mine), ("x", his)):  # one that holds no seat any more watches, as at the socket
        async with session.get(f"{table}/log", headers={"Cookie": f"parlwr_{code}={cookie}"}) as answer:
            assert (answer.status, await answer.json()) == (200, seen)
    status, made = await call(session, "POST", f"{table}/rematch", {}, tokens[1])
    assert (status, made["seat"]) == (201, 1)
    assert (await call(session, "GET", table))[1]["next"] == made["table"]


async def test_browsers_get_a_cookie_that_scripts_cannot_read_and_other_sites_do_not_send(here: Here) -> None:
    jar = aiohttp.CookieJar(unsafe=True)
    async with aiohttp.ClientSession(cookie_jar=jar) as browser:
        code, (token,) = await make(browser, here.url, 1, 1)
        (cookie,) = list(jar)
        assert (cookie.key, cookie.value) == (f"parlwr_{code}", token)
        assert cookie["httponly"] is True
        assert cookie["samesite"] == "Strict"
        assert cookie["path"] == f"/api/tables/{code}"
        assert not cookie["domain"] or cookie["domain"] == "127.0.0.1"
        player = await Player(browser, here.url, code).come()
        assert (await player.hear("hello"))["hello"] == {"protocol": 1, "table": code, "seat": 0}
        await until(lambda: player.all("view"))
        assert player.last["view"]["seat"] == 0
        await player.go()


async def test_a_secure_cookie_behind_a_proxy_with_https(tmp_path: Any, session: aiohttp.ClientSession) -> None:
    body = {"game": "ono99", "seats": [{"kind": "human"}, {"kind": "bot"}], "name": "A"}
    for behind in (False, True):
        async with Here(tmp_path / f"{behind}.sqlite", proxies=Proxies(first=behind)) as here:
            headers = {"X-Forwarded-Proto": "https", "X-Forwarded-For": "203.0.113.9"}
            async with session.post(f"{here.url}/api/tables", json=body, headers=headers) as answer:
                (cookie,) = answer.cookies.values()
                assert bool(cookie["secure"]) == behind


async def test_many_tables_at_once(session: aiohttp.ClientSession, here: Here) -> None:
    made = await asyncio.gather(*(make(session, here.url, 2) for _ in range(25)))
    assert len({code for code, _ in made}) == 25
    assert here.server.store.count()["playing"] == 25


async def test_a_database_that_does_not_answer_is_no_fault_of_the_server(
    session: aiohttp.ClientSession, here: Here, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whatever was to be read: table.storage, and nobody's 500."""
    from parlwr.store import StorageFailure

    code, tokens = await make(session, here.url, 2)

    def gone(*_: object) -> None:
        raise StorageFailure("gone")

    with monkeypatch.context() as patch:
        patch.setattr(here.server.store, "actions", gone)
        status, told = await call(session, "GET", f"{here.url}/api/tables/{code}/log", token=tokens[0])
        assert (status, told["refused"]) == (503, "table.storage")
    assert (await call(session, "GET", f"{here.url}/api/tables/{code}/log", token=tokens[0]))[0] == 200
