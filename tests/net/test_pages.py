"""The client's files, the texts, health and metrics."""

from __future__ import annotations

import gzip
import json
from html import escape
from pathlib import Path

import aiohttp
import pytest
from fluent.runtime import FluentBundle, FluentResource
from prometheus_client.parser import text_string_to_metric_families
from yarl import URL

from parlwr.kernel import registry
from parlwr.net import pages
from parlwr.text import LANGUAGES, Texts, source

from .helpers import Here, Player, act, make


@pytest.fixture
def client(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A built client, as far as the server can tell."""
    folder = tmp_path / "client"
    (folder / "assets").mkdir(parents=True)
    files = {
        "index.html": "<!doctype html><title>Parlwr</title>",
        "assets/main-abc123.js": "export const a = 1;\n" * 50,
    }
    files |= {"icon.svg": "<svg/>", "early.js": "1", "sw.js": "2", "built-from.txt": "x"}
    for name, text in files.items():
        (folder / name).write_text(text)
    (folder / "assets/main-abc123.js.gz").write_bytes(gzip.compress(files["assets/main-abc123.js"].encode()))
    (tmp_path / "secret.txt").write_text("secret")
    monkeypatch.setattr(pages, "CLIENT", folder)
    return folder


@pytest.mark.parametrize("path", ["/", "/t/CWM-418", "/t/CWM-418/replay", "/rules/ono99", "/learn/ono99", "/mine"])
async def test_the_client_answers_its_own_addresses(
    session: aiohttp.ClientSession, here: Here, client: Path, path: str
) -> None:
    async with session.get(here.url + path) as answer:
        assert answer.status == 200
        assert answer.content_type == "text/html"
        assert answer.headers["Cache-Control"] == "no-cache"
        assert "<title>Parlwr</title>" in await answer.text()


async def test_an_address_nobody_knows(session: aiohttp.ClientSession, here: Here, client: Path) -> None:
    async with session.get(f"{here.url}/nowhere", headers={"Accept": "text/html"}) as answer:
        assert answer.status == 404
        assert "<title>Parlwr</title>" in await answer.text()
    odd = (
        "/assets/%00",
        "/%00",
        "/assets/" + "x" * 400,
        "/assets/" + "x/" * 3000,
        "/assets/%ff",
        "/learn",
    )
    odd += ("/text/en/%00.ftl", f"/text/en/{'x' * 400}.ftl", f"/text/{'x' * 400}/common.ftl")
    for path in (
        *odd,
        "/nowhere",
        "/assets/none.js",
        "/api/none",
        "/built-from.txt",
        "/assets/main-abc123.js.gz",
        "/assets",
    ):
        async with session.get(URL(here.url + path, encoded=True), headers={"Accept": "*/*"}) as answer:
            assert answer.status == 404, path
            assert await answer.json() == {"error": "not-found", "say": {}}


async def test_assets_are_for_ever_and_packed(session: aiohttp.ClientSession, here: Here, client: Path) -> None:
    url = f"{here.url}/assets/main-abc123.js"
    async with session.get(url, headers={"Accept-Encoding": "gzip"}) as answer:
        assert answer.headers["Cache-Control"] == "public, max-age=31536000, immutable"
        assert answer.headers["Content-Encoding"] == "gzip"
        assert "javascript" in answer.headers["Content-Type"]
        assert int(answer.headers["Content-Length"]) < 200
        packed = await answer.text()
    async with session.get(url, headers={"Accept-Encoding": "identity"}) as answer:
        assert "Content-Encoding" not in answer.headers
        assert await answer.text() == packed
    async with session.get(f"{here.url}/icon.svg") as answer:
        assert answer.headers["Cache-Control"] == "no-cache"
        assert answer.content_type == "image/svg+xml"


@pytest.mark.parametrize(
    "path", ["/../secret.txt", "/assets/../../secret.txt", "/%2e%2e/secret.txt", "/assets/%2e%2e/%2e%2e/secret.txt"]
)
async def test_nothing_outside_the_client_is_served(here: Here, client: Path, path: str) -> None:
    import asyncio

    host, port = here.url.removeprefix("http://").split(":")
    reader, writer = await asyncio.open_connection(host, int(port))
    writer.write(f"GET {path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n".encode())
    answer = await reader.read()
    assert b"404" in answer.split(b"\r\n", 1)[0]
    assert b"\r\n\r\nsecret" not in answer
    writer.close()


async def test_without_a_built_client(
    session: aiohttp.ClientSession, here: Here, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(pages, "CLIENT", tmp_path / "none")
    async with session.get(here.url) as answer:
        assert answer.status == 503
        assert "build_client" in await answer.text()


@pytest.mark.parametrize("lang", ["en", "cy", "sw"])
async def test_texts(session: aiohttp.ClientSession, here: Here, lang: str) -> None:
    for part in ("common", "ono99"):
        url = f"{here.url}/text/{lang}/{part}.ftl"
        async with session.get(url) as answer:
            assert answer.status == 200
            assert answer.headers["Content-Type"].startswith("text/plain; charset=utf-8")
            assert await answer.text() == source(lang, part)
            tag = answer.headers["ETag"]
        async with session.get(url, headers={"If-None-Match": tag}) as answer:
            assert answer.status == 304
    async with session.get(f"{here.url}/text/{lang}/lobby.ftl") as answer:
        assert answer.status == 200
        told = await answer.text()
        bundle = FluentBundle([lang])
        bundle.add_resource(FluentResource(told))
        for game in registry.names():
            whole, own = Texts(lang, game), bundle.get_message(game)
            assert own.value is not None
            assert bundle.format_pattern(own.value)[0] == whole.format(game)
            assert bundle.format_pattern(own.attributes["about"])[0] == whole.format(game, "about")
        assert len(told) < 4000
    for path in (f"{lang}/none", "fr/common", f"{lang}/..%2f..%2fnet"):
        async with session.get(f"{here.url}/text/{path}.ftl") as answer:
            assert answer.status == 404


async def test_the_worker_is_asked_for_anew_each_time(session: aiohttp.ClientSession, here: Here, client: Path) -> None:
    async with session.get(f"{here.url}/sw.js") as answer:
        assert answer.status == 200
        assert "javascript" in answer.headers["Content-Type"]
        assert answer.headers["Cache-Control"] == "no-cache"
        assert answer.headers["Service-Worker-Allowed"] == "/"
        assert "worker-src 'self'" in answer.headers["Content-Security-Policy"]
    async with session.get(f"{here.url}/early.js") as answer:
        assert "Service-Worker-Allowed" not in answer.headers


async def test_the_manifest_and_the_page_without_a_connection(session: aiohttp.ClientSession, here: Here) -> None:
    """In each language, asked for each time, and of one app."""
    told: dict[str, set[str]] = {"description": set(), "offline": set()}
    for lang in LANGUAGES:
        async with session.get(f"{here.url}/manifest/{lang}.webmanifest") as answer:
            assert answer.content_type == "application/manifest+json"
            assert answer.headers["Cache-Control"] == "no-cache"
            found = json.loads(await answer.text())
            tag = answer.headers["ETag"]
        async with session.get(f"{here.url}/manifest/{lang}.webmanifest", headers={"If-None-Match": tag}) as answer:
            assert answer.status == 304
        assert (found["id"], found["start_url"], found["scope"], found["lang"]) == ("/", "/", "/", lang)
        told["description"].add(found["description"])
        async with session.get(f"{here.url}/offline/{lang}") as answer:
            assert answer.content_type == "text/html"
            page = await answer.text()
        assert f'<html lang="{lang}">' in page
        assert escape(Texts(lang).format("app-offline")) in page
        assert "style=" not in page
        told["offline"].add(page)
    assert {len(texts) for texts in told.values()} == {len(LANGUAGES)}
    for path in ("manifest/fr.webmanifest", "manifest/.webmanifest", "offline/fr", "offline/%00"):
        async with session.get(URL(f"{here.url}/{path}", encoded=True)) as answer:
            assert answer.status == 404, path


async def test_health_and_readiness(
    session: aiohttp.ClientSession, here: Here, monkeypatch: pytest.MonkeyPatch
) -> None:
    for path in ("healthz", "readyz"):
        async with session.get(f"{here.url}/{path}") as answer:
            assert (answer.status, await answer.json()) == (200, {"ok": True})
    monkeypatch.setattr(here.server.store, "ready", lambda: False)
    async with session.get(f"{here.url}/readyz") as answer:
        assert answer.status == 503
    async with session.get(f"{here.url}/healthz") as answer:
        assert answer.status == 200


async def test_metrics_count_what_happens(session: aiohttp.ClientSession, here: Here) -> None:
    code, tokens = await make(session, here.url, 2)
    players = [await Player(session, here.url, code, token).come() for token in tokens]
    for number in range(5):
        await act(players, f"{number}")
    await players[0].answer(do={"type": "fly"}, id="x")
    async with session.get(f"{here.url}/metrics") as answer:
        assert answer.headers["Content-Type"].startswith("text/plain")
        text = await answer.text()
    found = {
        (sample.name, *sample.labels.values()): sample.value
        for family in text_string_to_metric_families(text)
        for sample in family.samples
    }
    assert found["parlwr_actions_total",] == 5
    assert found["parlwr_refused_total", "table.malformed"] == 1
    assert found["parlwr_sockets",] == 2
    assert found["parlwr_tables_in_memory",] == 1
    assert found["parlwr_changes_written_total",] == 7
    assert 0 < found["parlwr_commits_total",] <= 7
    assert found["process_resident_memory_bytes",] > 1e6


async def test_the_address_for_phones(session: aiohttp.ClientSession, here: Here, tmp_path: Path) -> None:
    async with session.get(f"{here.url}/api/info") as answer:
        assert await answer.json() == {"address": None}
    async with (
        Here(tmp_path / "lan.sqlite", address="http://192.168.1.5:8000") as lan,
        session.get(f"{lan.url}/api/info") as answer,
    ):
        assert await answer.json() == {"address": "http://192.168.1.5:8000"}
