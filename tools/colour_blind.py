"""How every board looks to colour-blind eyes: the pictures of docs/accessibility.md.

Chromium itself simulates the four deficiencies (``Emulation.setEmulatedVisionDeficiency``). Usage, with a server
running and the client built: ``python tools/colour_blind.py http://127.0.0.1:8000``.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from playwright.sync_api import Browser, Page, sync_playwright
from tests.browser.conftest import ARGS, CHROMIUM
from tests.browser.people import Person
from tests.browser.stations import GAMES, midway
from tools.pictures import read, shrink, write

FOLDER = Path(__file__).resolve().parents[1] / "docs" / "screenshots" / "colour-blind"
KINDS = ("protanopia", "deuteranopia", "tritanopia", "achromatopsia")
LIMIT = 60_000
"""As many bytes as one picture may have."""


def seen(page: Page, kind: str) -> bytes:
    """What is on the page now, to such eyes: a PNG file as Chromium writes it."""
    session = page.context.new_cdp_session(page)
    session.send("Emulation.setEmulatedVisionDeficiency", {"type": kind})
    try:
        return page.screenshot()
    finally:
        session.send("Emulation.setEmulatedVisionDeficiency", {"type": "none"})
        session.detach()


def small(picture: bytes) -> bytes:
    """The picture at half its size, in as many colours as the limit allows."""
    half = shrink(read(picture), 2)
    for colours in (128, 64, 48, 32, 24, 16):
        data = write(half, colours)
        if len(data) < LIMIT:
            return data
    raise SystemExit(f"a picture has {len(data)} bytes")


def take(browser: Browser, base: str, game: str) -> None:
    """Four pictures of a game's table in the middle of a game."""
    options: dict[str, Any] = {
        "viewport": {"width": 1280, "height": 800},
        "reduced_motion": "reduce",
        "locale": "en-GB",
    }
    context = browser.new_context(base_url=base, **options)
    person = Person(context.new_page(), "Nia")
    midway(person, game)
    for kind in KINDS:
        data = small(seen(person.page, kind))
        (FOLDER / f"{game}-{kind}.png").write_bytes(data)
        print(f"{game}-{kind}.png: {len(data)} bytes")
    context.close()


def main() -> None:
    """Take them all."""
    if len(sys.argv) != 2:
        raise SystemExit("python tools/colour_blind.py ADDRESS")
    FOLDER.mkdir(parents=True, exist_ok=True)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=ARGS)
        for game in GAMES:
            take(browser, sys.argv[1], game)
        browser.close()


if __name__ == "__main__":
    main()
