"""The calls of hosts and of those who leave a seat for a while, over HTTP and WebSocket."""

from __future__ import annotations

from typing import Any

import aiohttp

from .helpers import Here, Player, make, until

Session = aiohttp.ClientSession


async def call(session: Session, method: str, url: str, body: Any = None, token: str | None = None) -> tuple[int, Any]:
    headers = {} if token is None else {"Authorization": f"Bearer {token}"}
    async with session.request(method, url, json=body, headers=headers) as answer:
        return answer.status, await answer.json()


async def test_the_lobby_lists_what_hosts_have_listed(session: Session, here: Here) -> None:
    url = f"{here.url}/api/tables"
    assert await call(session, "GET", url) == (200, {"listing": True, "tables": []})
    wish = {"game": "ono99", "name": "Ann", "seats": [{"kind": "human"}] * 3, "listed": True, "clock": 7 * 86400}
    _, made = await call(session, "POST", url, wish)
    status, found = await call(session, "GET", url)
    assert status == 200
    assert [(one["table"], one["host"], one["free"], one["clock"]) for one in found["tables"]] == [
        (made["table"], "Ann", 2, 604800)
    ]
    status, said = await call(session, "PUT", f"{url}/{made['table']}", {"listed": False}, made["token"])
    assert (status, said["listed"]) == (200, False)
    assert (await call(session, "PUT", f"{url}/{made['table']}", {"listed": True}))[1]["refused"] == "table.host"


async def test_a_server_told_so_lists_nothing(session: Session, tmp_path: Any) -> None:
    async with Here(tmp_path / "unlisted.sqlite", listing=False) as here:
        url = f"{here.url}/api/tables"
        wish = {"game": "ono99", "name": "Ann", "seats": [{"kind": "human"}] * 2, "listed": True}
        _, made = await call(session, "POST", url, wish)
        assert await call(session, "GET", url) == (200, {"listing": False, "tables": []})
        assert (await call(session, "GET", f"{url}/{made['table']}"))[1]["listed"] is False


async def test_nobody_looks_on_by_any_door(session: Session, here: Here) -> None:
    code, tokens = await make(session, here.url, watch=False)
    table = f"{here.url}/api/tables/{code}"
    eye = await Player(session, here.url, code).come()
    await until(lambda: eye.closed == 4403)
    assert [one["refused"] for one in eye.all("refused")] == ["table.watch"]
    assert not eye.all("view")
    assert await call(session, "GET", f"{table}/log") == (403, {"refused": "table.watch", "say": {}})
    assert (await call(session, "GET", f"{table}/log", token=tokens[0]))[0] == 200
    assert (await call(session, "GET", table))[1]["watch"] is False
    player = await Player(session, here.url, code, tokens[1]).come(first_message=False)
    await player.see(0)
    await player.go()


async def test_a_seat_moves_to_another_device(session: Session, here: Here) -> None:
    code, tokens = await make(session, here.url)
    seat = f"{here.url}/api/tables/{code}/seats/1"
    laptop = await Player(session, here.url, code, tokens[1]).come()
    await laptop.see(0)
    assert (await call(session, "POST", f"{seat}/code", {}, tokens[0]))[1]["refused"] == "table.seat"
    status, made = await call(session, "POST", f"{seat}/code", {}, tokens[1])
    assert (status, made["seat"], made["seconds"]) == (201, 1, 600)
    assert await call(session, "POST", f"{seat}/claim", {"code": "BCDF-BCDF"}) == (
        403,
        {"refused": "table.code", "say": {}},
    )
    async with session.post(f"{seat}/claim", json={"code": made["code"]}) as answer:
        claimed = await answer.json()
        assert (answer.status, claimed["seat"]) == (201, 1)
        assert answer.cookies[f"parlwr_{code}"].value == claimed["token"]
    await until(lambda: laptop.closed == 4409)
    phone = await Player(session, here.url, code, claimed["token"]).come(first_message=False)
    assert (await phone.see(0))["seat"] == 1
    old = await Player(session, here.url, code, tokens[1]).come()
    await old.hear("refused")
    assert old.all("refused")[0]["refused"] == "table.seat"
    await phone.go()
    await old.go()


async def test_a_bot_stands_in_and_a_word_brings_its_player_back(session: Session, here: Here) -> None:
    code, tokens = await make(session, here.url, options={"first": 1})
    seat = f"{here.url}/api/tables/{code}/seats/1"
    status, said = await call(session, "PUT", seat, {"stand_in": "easy"}, tokens[1])
    assert (status, said["seats"][1]["stand_in"]) == (200, "easy")
    host = await Player(session, here.url, code, tokens[0]).come()
    await host.see(1)
    status, said = await call(session, "PUT", seat, {"stand_in": None}, tokens[1])
    assert (status, said["seats"][1]["stand_in"]) == (200, None)
    assert (await call(session, "PUT", seat, {"stand_in": "easy", "mark": 3}, tokens[1]))[0] == 400
    assert (await call(session, "PUT", seat, {"stand_in": "easy"}))[1]["refused"] == "table.host"
    await host.go()


async def test_a_sign_is_seen_by_all(session: Session, here: Here) -> None:
    code, tokens = await make(session, here.url)
    ann, eye = await Player(session, here.url, code, tokens[0]).come(), await Player(session, here.url, code).come()
    await ann.see(0)
    await eye.see(0)
    await ann.say(react="clap")
    assert await eye.hear("react") == {"react": "clap", "seat": 0}
    assert await ann.hear("react") == {"react": "clap", "seat": 0}
    await eye.go()
    await ann.go()


async def test_a_player_is_removed_in_the_middle_of_a_game(session: Session, here: Here) -> None:
    code, tokens = await make(session, here.url)
    bea = await Player(session, here.url, code, tokens[1]).come()
    await bea.see(0)
    seat = f"{here.url}/api/tables/{code}/seats/1"
    status, said = await call(session, "PUT", seat, {"kind": "human", "level": "hard"}, tokens[0])
    assert (status, said["seats"][1]["taken"], said["seats"][1]["stand_in"]) == (200, False, "hard")
    await until(lambda: bea.closed == 4410)
    status, cai = await call(session, "POST", f"{here.url}/api/tables/{code}/seats", {"name": "Cai"})
    assert (status, cai["seat"]) == (201, 1)
    assert (await call(session, "PUT", f"{here.url}/api/tables/{code}", {"host": 1}, tokens[0]))[1]["host"] == 1
