"""Where the parlour stands on the net: a folder of another site, behind proxies that may be believed or not."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import aiohttp
import pytest
from aiohttp.test_utils import make_mocked_request

from parlwr.kernel import BadInput
from parlwr.net import pages
from parlwr.net.limits import Limits
from parlwr.net.place import Place, Proxies

from .helpers import Here, Player, act, make, until
from .proxy import Proxy
from .test_api import play_out

BODY = {"game": "ono99", "seats": [{"kind": "human"}, {"kind": "human"}], "name": "A"}

# -- the address -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("url", "origin", "folder"),
    [
        ("https://games.example.org", "https://games.example.org", ""),
        ("https://games.example.org/", "https://games.example.org", ""),
        ("https://Games.Example.org:443/parlour/", "https://games.example.org", "/parlour"),
        ("http://[2001:db8::1]:8080/a/b-c_d.e~f", "http://[2001:db8::1]:8080", "/a/b-c_d.e~f"),
    ],
)
def test_a_base_url(url: str, origin: str, folder: str) -> None:
    place = Place.read(url)
    assert (place.origin, place.folder) == (origin, folder)
    assert place.url == origin + folder
    assert place.secure == url.startswith("https")


@pytest.mark.parametrize(
    "url",
    [
        "games.example.org",
        "ftp://games.example.org",
        "https://",
        "https://a:b@games.example.org",
        "https://games.example.org/?x=1",
        "https://games.example.org/#x",
        "https://games.example.org:port",
        "https://games.example.org/a//b",
        "https://games.example.org/a b",
        'https://games.example.org/"><script>',
        "https://games.example.org/../x",
        "https://games.example.org/api",
        "https://games.example.org/t/parlour",
        "https://[::1",
    ],
)
def test_what_is_no_base_url(url: str) -> None:
    with pytest.raises(BadInput, match="base URL"):
        Place.read(url)


def test_a_path_within_the_folder() -> None:
    place = Place.read("https://x.example/parlour")
    assert place.within("/parlour/api/tables") == "/api/tables"
    assert place.within("/parlour") == "/"
    assert place.within("/parlours/api") == "/parlours/api"
    assert place.within("/api/tables") == "/api/tables"
    assert Place().within("/parlour/x") == "/parlour/x"


# -- a folder behind a proxy -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("strip", [False, True], ids=["kept", "stripped"])
async def test_a_game_in_a_folder_of_another_site(tmp_path: Path, strip: bool) -> None:
    place = Place.read("https://games.example.org/parlour")
    jar = aiohttp.CookieJar(unsafe=True)
    async with (
        Here(tmp_path / "p.sqlite", place=place, proxies=Proxies(["127.0.0.1"])) as here,
        Proxy(here.url, "/parlour", strip=strip) as proxy,
        aiohttp.ClientSession(cookie_jar=jar) as browser,
    ):
        async with browser.get(f"{proxy.url}/api/info") as answer:
            assert await answer.json() == {"address": "https://games.example.org/parlour"}
        headers = {"Origin": "https://games.example.org"}
        async with browser.post(f"{proxy.url}/api/tables", json=BODY, headers=headers) as answer:
            assert answer.status == 201
            made = await answer.json()
            (cookie,) = answer.cookies.values()
            assert cookie["path"] == f"/parlour/api/tables/{made['table']}"
            assert cookie["secure"]
        async with browser.post(f"{proxy.url}/api/tables/{made['table']}/seats", json={"name": "B"}) as answer:
            second = (await answer.json())["token"]
        players = [await Player(browser, proxy.url, made["table"], token).come() for token in (made["token"], second)]
        for number in range(4):
            assert "ok" in await act(players, f"a{number}")
        for player in players:
            await player.go()
        async with browser.get(f"{proxy.url}/api/tables/XXX-000") as answer:
            assert (answer.status, await answer.json()) == (404, {"error": "not-found", "say": {}})


@pytest.mark.parametrize("strip", [False, True], ids=["kept", "stripped"])
async def test_every_address_that_the_server_writes_leads_back_to_it(tmp_path: Path, strip: bool) -> None:
    """The page, its files and theirs, the manifest, the page without a line: followed as a browser would."""
    if not (pages.CLIENT / "index.html").is_file():
        pytest.fail("the client has not been built: python tools/build_client.py")
    place = Place.read("https://games.example.org/parlour")
    async with (
        Here(tmp_path / "p.sqlite", place=place) as here,
        Proxy(here.url, "/parlour", strip=strip) as proxy,
        aiohttp.ClientSession() as browser,
    ):
        for path in ("/", "/t/CWM-418", "/rules/ono99", "/nowhere/at/all"):
            async with browser.get(proxy.url + path, headers={"Accept": "text/html"}) as answer:
                page = await answer.text()
                assert answer.status == (404 if "nowhere" in path else 200)
            assert 'data-folder="/parlour/"' in page
            assert 'data-home="https://games.example.org/parlour"' in page
        named = re.findall(r'(?:src|href)="([^"]+)"', page)
        for lang in ("en", "cy", "sw"):
            async with browser.get(f"{proxy.url}/offline/{lang}") as answer:
                named += re.findall(r'(?:src|href)="([^"]+)"', await answer.text())
            async with browser.get(f"{proxy.url}/manifest/{lang}.webmanifest") as answer:
                manifest = json.loads(await answer.text())
            assert manifest["id"] == manifest["start_url"] == manifest["scope"] == "/parlour/"
            named += [icon["src"] for icon in manifest["icons"]] + [manifest["shortcuts"][0]["url"]]
        assert len(set(named)) > 12
        for address in set(named):
            assert address.startswith("/parlour/"), address
            async with browser.get(proxy.origin + address) as answer:
                assert answer.status == 200, address
        async with browser.get(f"{proxy.url}/sw.js") as answer:
            assert answer.headers["Service-Worker-Allowed"] == "/parlour/"


async def test_the_folder_without_a_slash(tmp_path: Path, session: aiohttp.ClientSession) -> None:
    async with (
        Here(tmp_path / "p.sqlite", place=Place.read("https://x.example/parlour")) as here,
        session.get(f"{here.url}/parlour", allow_redirects=False) as answer,
    ):
        assert (answer.status, answer.headers["Location"]) == (308, "/parlour/")


async def test_in_a_folder_too_much_is_too_much(tmp_path: Path, session: aiohttp.ClientSession) -> None:
    limits = Limits(read_burst=3, reads_per_s=0.001, loopback=True)
    async with Here(tmp_path / "p.sqlite", limits=limits, place=Place.read("https://x.example/parlour")) as here:
        statuses = []
        for _ in range(6):
            async with session.get(f"{here.url}/parlour/api/tables/XXX-000") as answer:
                statuses.append(answer.status)
        assert statuses == [404] * 3 + [429] * 3


async def test_pages_of_other_sites_stay_out(tmp_path: Path, session: aiohttp.ClientSession) -> None:
    async with Here(tmp_path / "p.sqlite", place=Place.read("https://games.example.org/parlour")) as here:
        for origin, status in (
            ("https://games.example.org", 201),
            ("http://games.example.org", 403),
            ("https://games.example.org.evil.example", 403),
            ("", 403),
            ("null", 403),
        ):
            async with session.post(f"{here.url}/api/tables", json=BODY, headers={"Origin": origin}) as answer:
                assert answer.status == status, origin


# -- proxies -----------------------------------------------------------------------------------------------------------


def seen(proxies: Proxies, remote: str, *told: str) -> str:
    request = make_mocked_request("GET", "/", headers=[("X-Forwarded-For", line) for line in told])  # type: ignore[arg-type]
    return proxies.address_of(request.clone(remote=remote))  # type: ignore[arg-type]


TRUSTED = ["10.0.0.0/8", "192.0.2.7", "2001:db8::/32"]


@pytest.mark.parametrize(
    ("remote", "told", "address"),
    [
        ("10.1.2.3", ["203.0.113.9"], "203.0.113.9"),
        ("203.0.113.5", ["198.51.100.1"], "203.0.113.5"),
        ("10.1.2.3", [], "10.1.2.3"),
        ("10.1.2.3", ["198.51.100.1, 203.0.113.9"], "203.0.113.9"),
        ("10.1.2.3", ["198.51.100.1, 203.0.113.9, 10.9.9.9, 192.0.2.7"], "203.0.113.9"),
        ("10.1.2.3", ["198.51.100.1", "203.0.113.9, 10.9.9.9"], "203.0.113.9"),
        ("10.1.2.3", ["10.0.0.1, 10.0.0.2"], "10.0.0.1"),
        ("10.1.2.3", ["203.0.113.9:4711"], "203.0.113.9"),
        ("10.1.2.3", ["[2a00::1]:4711"], "2a00::1"),
        ("2001:db8::5", ["2a00::1"], "2a00::1"),
        ("::ffff:10.1.2.3", ["::ffff:203.0.113.9"], "203.0.113.9"),
        ("10.1.2.3", ["203.0.113.9, unknown"], "10.1.2.3"),
        ("10.1.2.3", ["203.0.113.9, "], "10.1.2.3"),
        ("10.1.2.3", ["127.0.0.1"], "127.0.0.1"),
    ],
)
def test_the_right_most_address_that_is_no_proxy_of_ours(remote: str, told: list[str], address: str) -> None:
    assert seen(Proxies(TRUSTED), remote, *told) == address


def test_who_connects_is_believed_only_where_that_is_wanted() -> None:
    assert seen(Proxies(), "10.1.2.3", "203.0.113.9") == "10.1.2.3"
    assert seen(Proxies(first=True), "10.1.2.3", "1.1.1.1, 203.0.113.9") == "203.0.113.9"
    # Named proxies are the only ones, even with --behind-proxy.
    assert seen(Proxies(["10.0.0.1"], first=True), "10.1.2.3", "203.0.113.9") == "10.1.2.3"


@pytest.mark.parametrize("text", ["", "proxy.example.org", "10.0.0.0/33", "10.0.0.0/8/8", "10.0.0"])
def test_what_is_no_proxy(text: str) -> None:
    with pytest.raises(BadInput, match="trusted proxy"):
        Proxies([text])


async def test_nobody_gets_round_a_limit_by_what_he_writes(tmp_path: Path, session: aiohttp.ClientSession) -> None:
    """Whoever writes addresses of his own into the header is counted as one all the same."""
    limits = Limits(change_burst=3, changes_per_s=0.001, loopback=True)
    forged = [f"198.51.100.{number}" for number in range(6)]
    for proxies in (Proxies(), Proxies(["192.0.2.1"])):
        async with Here(tmp_path / f"{len(proxies.networks)}.sqlite", limits=limits, proxies=proxies) as here:
            assert await statuses(session, here.url, forged) == [201] * 3 + [429] * 3
    # Behind a proxy of ours, what stands left of its own entry is still the visitor's word.
    async with Here(tmp_path / "t.sqlite", limits=limits, proxies=Proxies(["127.0.0.1"])) as here:
        assert await statuses(session, here.url, [f"{one}, 203.0.113.9" for one in forged]) == [201] * 3 + [429] * 3


async def statuses(session: aiohttp.ClientSession, url: str, forged: list[str]) -> list[int]:
    found = []
    for one in forged:
        async with session.post(f"{url}/api/tables", json=BODY, headers={"X-Forwarded-For": one}) as answer:
            found.append(answer.status)
    return found


@pytest.mark.parametrize(
    ("proxies", "proto", "secure"),
    [
        (Proxies(), "https", False),
        (Proxies(["127.0.0.1"]), "https", True),
        (Proxies(["127.0.0.1"]), "http", False),
        (Proxies(["127.0.0.1"]), "http, HTTPS", True),
        (Proxies(["127.0.0.1"]), "gopher", False),
        (Proxies(["192.0.2.1"]), "https", False),
    ],
)
async def test_https_is_believed_from_the_same_proxies(
    tmp_path: Path, session: aiohttp.ClientSession, proxies: Proxies, proto: str, secure: bool
) -> None:
    async with Here(tmp_path / "p.sqlite", proxies=proxies) as here:
        headers = {"X-Forwarded-Proto": proto, "X-Forwarded-For": "203.0.113.9"}
        async with session.post(f"{here.url}/api/tables", json=BODY, headers=headers) as answer:
            (cookie,) = answer.cookies.values()
            assert bool(cookie["secure"]) == secure


# -- results, and tables that were cleared away ------------------------------------------------------------------------


async def test_the_results_of_a_table(session: aiohttp.ClientSession, here: Here) -> None:
    code, _ = await make(session, here.url)
    url = f"{here.url}/api/tables/{code}/results"
    async with session.get(url) as answer:
        assert (answer.status, (await answer.json())["error"]) == (409, "not-over")
    code, _ = await play_out(session, here)
    async with session.get(f"{here.url}/api/tables/{code}/results") as answer:
        assert answer.status == 200
        assert answer.headers["Content-Type"] == "text/csv; charset=utf-8"
        assert answer.headers["Content-Disposition"] == f'attachment; filename="{code}.csv"'
        data = await answer.read()
    assert data.startswith(b"\xef\xbb\xbftable,game,")
    assert data.count(b"\r\n") == 3


async def test_a_table_that_was_cleared_away(session: aiohttp.ClientSession, here: Here) -> None:
    """Still in memory, gone from the database: whoever asks hears that there is none."""
    code, _ = await play_out(session, here)
    here.server.store.prune(1e12, None, 10)
    for path in ("record", "results", "review", "replay?at=0", "log"):
        async with session.get(f"{here.url}/api/tables/{code}/{path}") as answer:
            assert (answer.status, await answer.json()) == (404, {"error": "not-found", "say": {}}), path
    here.server.hall.tables.clear()
    async with session.get(f"{here.url}/api/tables/{code}") as answer:
        assert answer.status == 404
    late: Any = await Player(session, here.url, code).come()
    await until(lambda: late.closed == 4404)
