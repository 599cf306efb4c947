"""Playing over WebSockets: hello, seats, views, spectators, coming back at any moment."""

from __future__ import annotations

import asyncio
import json
import random
from typing import Any

import aiohttp
import pytest

from .helpers import Here, Player, act, make, until


async def table(
    session: aiohttp.ClientSession, here: Here, seats: int = 2, **wish: Any
) -> tuple[str, list[str], list[Player]]:
    code, tokens = await make(session, here.url, seats, **wish)
    players = [await Player(session, here.url, code, token).come() for token in tokens]
    for player in players:
        await player.hear("view")
    return code, tokens, players


async def test_the_server_speaks_first(session: aiohttp.ClientSession, here: Here) -> None:
    code, tokens, _ = await table(session, here)
    player = await Player(session, here.url, code, tokens[1]).come()
    await player.hear("table")
    assert [next(iter(message)) for message in player.heard[:3]] == ["hello", "view", "table"]
    assert player.heard[0] == {"hello": {"protocol": 1, "table": code, "seat": None}}
    assert player.heard[1]["view"]["seat"] == 1
    assert player.heard[1]["events"] == []
    assert player.heard[2]["seat"] == 1


async def test_the_token_may_come_in_a_header(session: aiohttp.ClientSession, here: Here) -> None:
    code, tokens, _ = await table(session, here)
    player = await Player(session, here.url, code, tokens[1]).come(first_message=False)
    assert (await player.hear("hello"))["hello"]["seat"] == 1
    assert (await player.hear("view"))["view"]["seat"] == 1


async def test_who_says_nothing_watches(session: aiohttp.ClientSession, here: Here) -> None:
    code, _, players = await table(session, here)
    watcher = await Player(session, here.url, code).come()
    await watcher.hear("hello")
    assert watcher.all("view") == []
    view = (await watcher.hear("view"))["view"]
    assert (view["seat"], view["hand"], view["actions"]) == (None, None, [])
    await act(players, "x")
    assert (await watcher.see(1))["seat"] is None
    refused = await watcher.answer(do={"type": "play", "card": "7"}, id="y")
    assert refused["refused"] == "table.seat"


async def test_a_wrong_token_is_refused_and_leaves_a_spectator(session: aiohttp.ClientSession, here: Here) -> None:
    code, tokens, _ = await table(session, here)
    player = await Player(session, here.url, code, "A" * 22).come()
    assert (await player.hear("refused"))["refused"] == "table.seat"
    assert (await player.hear("view"))["view"]["seat"] is None
    await player.say(token=tokens[0])
    await until(lambda: player.last["view"]["seat"] == 0)


async def test_a_stale_cookie_does_not_keep_anybody_out(session: aiohttp.ClientSession, here: Here) -> None:
    code, _, _ = await table(session, here)
    player = await Player(session, here.url, code).come(headers={"Cookie": f"parlwr_{code}=old"})
    assert (await player.hear("hello"))["hello"]["seat"] is None
    assert (await player.hear("view"))["view"]["seat"] is None


async def test_a_whole_game(session: aiohttp.ClientSession, here: Here) -> None:
    _, _, players = await table(session, here, 4)
    number = 0
    while (answer := await act(players, f"{number}")) is not None:
        assert answer == {"ok": f"{number}", "version": number + 1}
        number += 1
    for player in players:
        assert [one["version"] for one in player.all("view")][-number:] == list(range(1, number + 1))
        assert player.last["view"]["result"]["ranking"]
        await until(lambda player=player: player.all("table")[-1]["table"]["stage"] == "over")


async def test_with_bots_in_their_own_processes(session: aiohttp.ClientSession, here: Here) -> None:
    code, (token,) = await make(session, here.url, 1, 3)
    player = await Player(session, here.url, code, token).come()
    await player.hear("view")
    number = 0
    while player.last["view"]["result"] is None:
        actions = player.last["view"]["actions"]
        if actions:
            number += 1
            await player.answer(do=actions[0], id=f"{number}", at=player.last["version"])
        await asyncio.sleep(0.005)
    assert here.server.hall.players.thinkers.thoughts > 0


async def test_coming_back_at_any_moment_shows_exactly_the_right_view(
    session: aiohttp.ClientSession, here: Here
) -> None:
    """Sockets are dropped, without a word, at random moments; whoever comes back sees what he would have seen."""
    chance = random.Random(5)
    code, tokens, players = await table(session, here, 3, options={"edition": "1980", "scoring": "single"})
    hall = here.server.hall
    for number in range(60):
        if await act(players, f"{number}") is None:
            break
        seat = chance.randrange(3)
        if chance.random() < 0.5:
            old = players[seat]
            if chance.random() < 0.5:
                old.ws._response.close()  # the connection just breaks
            else:
                await old.go()
            players[seat] = await Player(session, here.url, code, tokens[seat]).come()
        live = hall.tables[code]
        for seat, player in enumerate(players):
            view = await player.see(live.version)
            assert view == json.loads(json.dumps(view))
            assert player.last["version"] == live.version
            expected = here.server.hall.tables[code].game.view(live.state, seat)
            import msgspec

            assert player.last["view"] == msgspec.json.decode(msgspec.json.encode(expected))


async def test_an_action_sent_again_after_the_connection_broke_acts_once(
    session: aiohttp.ClientSession, here: Here
) -> None:
    code, tokens, players = await table(session, here)
    player = next(one for one in players if one.last["view"]["actions"])
    seat = player.last["view"]["seat"]
    action = player.last["view"]["actions"][0]
    await player.say(do=action, id="once", at=0)
    player.ws._response.close()
    again = await Player(session, here.url, code, tokens[seat]).come()
    assert await again.answer(do=action, id="once", at=0) == {"ok": "once", "version": 1}
    assert here.server.hall.tables[code].version == 1


async def test_people_are_told_who_is_there(session: aiohttp.ClientSession, here: Here) -> None:
    _, _, players = await table(session, here)
    await until(lambda: all(one["online"] for one in players[0].all("table")[-1]["table"]["seats"]))
    await players[1].go()
    await until(lambda: not players[0].all("table")[-1]["table"]["seats"][1]["online"])


async def test_while_seats_are_being_taken_the_table_is_told(session: aiohttp.ClientSession, here: Here) -> None:
    body = {"game": "ono99", "seats": [{"kind": "human"}] * 2, "name": "Ann"}
    async with session.post(f"{here.url}/api/tables", json=body) as answer:
        made = await answer.json()
    host = await Player(session, here.url, made["table"], made["token"]).come()
    assert (await host.hear("table"))["table"]["stage"] == "open"
    assert host.all("view") == []
    async with session.post(f"{here.url}/api/tables/{made['table']}/seats", json={"name": "Bea"}) as answer:
        assert answer.status == 201
    view = await host.hear("view")
    assert view["version"] == 0
    started = [one["table"]["stage"] for one in host.heard if "table" in one]
    assert started[-1] == "playing"


async def test_a_table_that_does_not_exist_closes_with_4404(session: aiohttp.ClientSession, here: Here) -> None:
    for code in ("BBB-000", "nonsense"):
        player = await Player(session, here.url, code).come()
        await until(lambda player=player: player.closed is not None)
        assert player.closed == 4404
        assert player.heard == []


async def test_pings_are_answered_and_silence_is_dropped(session: aiohttp.ClientSession, here: Here) -> None:
    code, _, _ = await table(session, here)
    ws = await session.ws_connect(f"{here.url}/api/tables/{code}/play", autoping=False)
    await ws.ping(b"are you there?")
    while (message := await ws.receive(5)).type != aiohttp.WSMsgType.PONG:
        pass
    assert message.data == b"are you there?"
    (mine,) = [one for one in here.server.sockets if one.seat is None]
    mine.ping()
    mine.ping()  # nothing has come in between
    while (message := await ws.receive(5)).type == aiohttp.WSMsgType.TEXT or message.type == aiohttp.WSMsgType.PING:
        pass
    assert message.type in (aiohttp.WSMsgType.CLOSED, aiohttp.WSMsgType.CLOSE, aiohttp.WSMsgType.ERROR)
    await until(lambda: mine not in here.server.sockets)


async def test_what_is_no_handshake(session: aiohttp.ClientSession, here: Here) -> None:
    code, _, _ = await table(session, here)
    async with session.get(f"{here.url}/api/tables/{code}/play") as answer:
        assert answer.status == 426
    headers = {"Upgrade": "websocket", "Connection": "Upgrade", "Sec-WebSocket-Version": "8", "Sec-WebSocket-Key": "x"}
    async with session.get(f"{here.url}/api/tables/{code}/play", headers=headers) as answer:
        assert answer.status == 426
    assert here.server.addresses.sockets["127.0.0.1"] == 2


@pytest.mark.parametrize("seats", [2, 4])
async def test_no_message_to_anybody_holds_a_card_he_may_not_see(
    session: aiohttp.ClientSession, here: Here, seats: int
) -> None:
    """Every byte sent to every socket in a whole game is searched for the hands that the others held at that moment."""
    code, _, players = await table(session, here, seats)
    watcher = await Player(session, here.url, code).come()
    await watcher.hear("view")
    number = 0
    while await act(players, f"{number}") is not None:
        number += 1
    hands: dict[int, list[list[str]]] = {}
    for player in players:
        await player.see(number)
        for message in player.all("view"):
            hands.setdefault(message["version"], []).append(message["view"]["hand"])
    searched = 0
    for listener in (*players, watcher):
        await listener.see(number)
        for text, message in zip(listener.raw, listener.heard, strict=True):
            assert '"seed"' not in text
            assert '"token"' not in text
            if "view" not in message:
                continue
            view = message["view"]
            assert (view["hand"] is None) == (view["seat"] is None)
            assert all(
                one["seat"] == view["seat"] for one in message["events"] if one["type"] == "drew" and one["card"]
            )
            # The pile everybody has seen and his own hand may well hold the same cards: the search is in all the rest.
            rest = json.dumps(message | {"view": view | {"discards": [], "hand": []}})
            for seat, hand in enumerate(hands[message["version"]]):
                if seat != view["seat"] and str(seat) not in view["shown"] and len(hand) == 4:
                    searched += 1
                    for order in (hand, sorted(hand), hand[::-1]):
                        assert json.dumps(order)[1:-1] not in rest
    assert searched > number
