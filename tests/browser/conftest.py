"""A real server, a real Chromium, and people who play.

The server is ``parlwr serve`` itself, on a free port with an SQLite file of its own. Every page is watched: a word on
the browser's console, a missing text or a broken policy among them, fails the test that caused it.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, Playwright, expect

from .people import Person

ROOT = Path(__file__).resolve().parents[2]
CHROMIUM = next((path for name in ("chromium", "chromium-browser") if (path := shutil.which(name))), None)
expect.set_options(timeout=15_000)  # as long as an act may take: a busy disk is no fault of the page
ARGS = ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-component-update"]


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """All that lies here drives a browser; of a test in Welsh and Swahili the second is a slow one."""
    spoken: dict[tuple[Path, str], set[str]] = {}
    here = [item for item in items if Path(item.path).is_relative_to(Path(__file__).parent)]
    for item in here:
        item.add_marker(pytest.mark.browser)
        spoken.setdefault((item.path, item.name.split("[")[0]), set()).update(_languages(item))
    for item in here:
        if "sw" in _languages(item) and spoken[item.path, item.name.split("[")[0]] >= {"cy", "sw"}:
            item.add_marker(pytest.mark.slow)


def _languages(item: pytest.Item) -> set[str]:
    called = getattr(item, "callspec", None)
    return (
        {"en", "cy", "sw"}.intersection(one for one in called.params.values() if isinstance(one, str))
        if called
        else set()
    )


@pytest.fixture(scope="session")
def base_url(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A running server's address."""
    yield from serving(tmp_path_factory.mktemp("server"))


def serving(folder: Path, *options: str) -> Iterator[str]:
    """A server with its files in this folder, as long as the iterator lives; its address."""
    if not (ROOT / "src/parlwr/net/client/index.html").is_file():
        pytest.fail("the client has not been built: python tools/build_client.py")
    command = [sys.executable, "-m", "parlwr", "serve", "--port", "0", "--thinkers", "1"]
    command += ["--db", str(folder / "parlwr.sqlite"), "--log-level", "error", *options]
    path = os.pathsep.join([str(ROOT / "src"), *filter(None, [os.environ.get("PYTHONPATH")])])
    environment = os.environ | {"PYTHONPATH": path, "PYTHONUNBUFFERED": "1"}
    with (folder / "errors").open("w+") as errors:
        server = subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, stderr=errors, text=True)
        assert server.stdout is not None
        try:
            line = server.stdout.readline()
            if not line.startswith("Parlwr: http"):
                errors.seek(0)
                pytest.fail(f"the server did not start: {line}{errors.read()}")
            yield line.split()[1]
        finally:
            server.terminate()
            server.wait(10)
            server.stdout.close()
        errors.seek(0)
        assert "Traceback" not in errors.read()


@pytest.fixture(scope="session")
def browser(playwright: Playwright) -> Iterator[Browser]:
    """The system's Chromium."""
    if CHROMIUM is None:
        if os.environ.get("CI"):
            pytest.fail("there is no Chromium here (apt-get install chromium)")
        pytest.skip("there is no Chromium here (apt-get install chromium)")
    browser = playwright.chromium.launch(executable_path=CHROMIUM, args=ARGS)
    yield browser
    browser.close()


Newcomer = Callable[..., Person]


@pytest.fixture
def newcomer(browser: Browser, base_url: str) -> Iterator[Newcomer]:
    """Somebody with a browser of his own: ``newcomer("Nia", locale="cy")``; at the end nothing may have gone wrong."""
    contexts: list[BrowserContext] = []
    troubles: list[str] = []

    def watch(page: Page, forgive: tuple[str, ...]) -> None:
        def said(message: ConsoleMessage) -> None:
            if message.type in ("error", "warning") and not any(word in message.text for word in forgive):
                troubles.append(f"{page.url}: {message.text}")

        page.on("console", said)
        page.on("pageerror", lambda error: troubles.append(f"{page.url}: {error}"))

    def come(name: str, *, forgive: tuple[str, ...] = (), **options: Any) -> Person:
        options = {
            "base_url": base_url,
            "viewport": {"width": 1280, "height": 800},
            "locale": "en-GB",
            "reduced_motion": "reduce",
        } | options
        context = browser.new_context(**options)
        context.set_default_timeout(15_000)
        contexts.append(context)
        page = context.new_page()
        watch(page, forgive)
        return Person(page, name)

    yield come
    for context in contexts:
        context.close()
    assert troubles == []
