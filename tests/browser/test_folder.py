"""A parlour in a folder of another site, behind a proxy that keeps the folder's name or takes it off."""

from __future__ import annotations

import asyncio
import os
import subprocess
import sys
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect
from tests.net.proxy import Proxy

from .people import Person

ROOT = Path(__file__).resolve().parents[2]


class Running:
    """A proxy in a thread of its own."""

    def __init__(self, proxy: Proxy) -> None:
        self.proxy = proxy
        self.loop = asyncio.new_event_loop()
        self.thread = threading.Thread(target=self.loop.run_forever, daemon=True)

    def __enter__(self) -> Proxy:
        self.thread.start()
        return asyncio.run_coroutine_threadsafe(self.proxy.__aenter__(), self.loop).result(10)

    def __exit__(self, *_: object) -> None:
        asyncio.run_coroutine_threadsafe(self.proxy.__aexit__(None, None, None), self.loop).result(10)
        self.loop.call_soon_threadsafe(self.loop.stop)
        self.thread.join(10)
        self.loop.close()


@pytest.fixture(params=["kept", "stripped"])
def proxy(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Proxy]:
    with Running(Proxy("", "/our/parlour", strip=request.param == "stripped")) as proxy:
        command = [sys.executable, "-m", "parlwr", "serve", "--port", "0", "--thinkers", "1", "--log-level", "error"]
        command += ["--db", str(tmp_path / "p.sqlite"), "--base-url", proxy.url, "--trusted-proxy", "127.0.0.1"]
        path = os.pathsep.join([str(ROOT / "src"), *filter(None, [os.environ.get("PYTHONPATH")])])
        with (tmp_path / "log").open("wb") as log:
            server = subprocess.Popen(
                command, env=os.environ | {"PYTHONPATH": path}, stdout=subprocess.PIPE, stderr=log, text=True
            )
        assert server.stdout is not None
        try:
            assert server.stdout.readline() == f"Parlwr: {proxy.url}\n"
            proxy.target = f"http://127.0.0.1:{_port(server.pid)}"
            yield proxy
        finally:
            server.terminate()
            server.wait(15)
            server.stdout.close()


def _port(pid: int) -> int:
    """The port that a process listens on."""
    inodes = {os.readlink(f"/proc/{pid}/fd/{name}")[8:-1] for name in os.listdir(f"/proc/{pid}/fd")}
    for line in Path("/proc/net/tcp").read_text().splitlines()[1:]:
        words = line.split()
        if words[3] == "0A" and words[9] in inodes:
            return int(words[1].split(":")[1], 16)
    raise AssertionError("it listens nowhere")


@pytest.mark.parametrize("locale", ["cy", "sw"])
def test_from_the_front_page_to_a_card_played_and_back(browser: Browser, proxy: Proxy, locale: str) -> None:
    context = browser.new_context(viewport={"width": 1280, "height": 800}, locale=locale, reduced_motion="reduce")
    context.set_default_timeout(15_000)
    troubles: list[str] = []
    page = context.new_page()
    page.on("console", lambda said: troubles.append(said.text) if said.type in ("error", "warning") else None)
    page.on("pageerror", lambda error: troubles.append(str(error)))
    try:
        person = Person(page, "Nia")
        page.goto(f"{proxy.url}/")
        expect(page.locator(".games li")).to_have_count(4)
        made = page.evaluate(
            """async (path) => (await fetch(path, {method: 'POST', body: JSON.stringify({game: 'ono99', name: 'Nia',
               seats: [{kind: 'human'}, {kind: 'human'}], pace: 'fast'})})).json()""",
            "/our/parlour/api/tables",
        )
        assert "table" in made, made
        page.goto(f"{proxy.url}/t/{made['table']}")
        # What others are given: the address that the server was told.
        expect(page.locator("aside.panel input")).to_have_value(f"{proxy.url}/t/{made['table']}")
        page.evaluate(
            """async (path) => fetch(path, {method: 'PUT', body: JSON.stringify({kind: 'bot', level: 'easy'})})""",
            f"/our/parlour/api/tables/{made['table']}/seats/1",
        )
        assert person.my_turn()
        person.play()
        # Links and the way back, without loading the page again.
        page.evaluate("window.same = true")
        page.locator("a.brand").click()
        expect(page).to_have_url(f"{proxy.url}/")
        page.locator(f"a[href='/our/parlour/t/{made['table']}']").first.click()
        expect(page).to_have_url(f"{proxy.url}/t/{made['table']}")
        page.go_back()
        expect(page.locator(".games li")).to_have_count(4)
        assert page.evaluate("window.same") is True
        page.goto(f"{proxy.url}/nowhere/at/all")
        expect(page.locator("main a[href='/our/parlour/']")).to_be_visible()
        worker = page.evaluate("navigator.serviceWorker.ready.then((ready) => ready.scope)")
        assert worker == f"{proxy.url}/"
        assert all(path.startswith("/our/parlour") for path in proxy.asked), proxy.asked
    finally:
        context.close()
    # Whoever leaves a page while its socket is being opened is told so by the browser.
    assert [one for one in troubles if "404" not in one and "closed before the connection" not in one] == []
