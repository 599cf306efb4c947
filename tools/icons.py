"""Draws the app's icons: PNG files of ``client/public/icons/`` from ``client/public/icon.svg``, with Chromium.

The drawing stands on a ground of its own, so that it is as plain on a dark screen as on a light one. A *maskable* icon
may be cut to a circle by the phone: there the ground goes to the edges, and the drawing keeps to the middle.
"""

from __future__ import annotations

import re
import shutil
from pathlib import Path

from playwright.sync_api import sync_playwright

PUBLIC = Path(__file__).resolve().parent.parent / "client/public"
PLAIN = {"192": 192, "512": 512}
FULL = {"maskable-512": 512, "apple-180": 180}
"""Drawn to the edges: what cuts them is the phone."""
SAFE = 0.8
"""How much of the drawing's size is left for the part that no phone cuts off."""


def full(svg: str) -> str:
    """The drawing made smaller on a ground without round corners."""
    svg = re.sub(r' rx="\d+"', "", svg)
    shift = 32 * (1 - SAFE)
    return svg.replace("<g ", f'<g transform="translate({shift} {shift}) scale({SAFE})" ', 1)


def main() -> None:
    """Draw them all."""
    svg = (PUBLIC / "icon.svg").read_text("utf-8")
    folder = PUBLIC / "icons"
    folder.mkdir(exist_ok=True)
    with sync_playwright() as playwright:
        chromium = shutil.which("chromium") or shutil.which("chromium-browser")
        browser = playwright.chromium.launch(executable_path=chromium, args=["--no-sandbox"])
        page = browser.new_page()
        for name, size in (PLAIN | FULL).items():
            page.set_viewport_size({"width": size, "height": size})
            drawing = full(svg) if name in FULL else svg
            page.set_content(f"<style>body{{margin:0}}svg{{display:block;width:{size}px}}</style>{drawing}")
            page.screenshot(path=folder / f"{name}.png", omit_background=True)
        browser.close()


if __name__ == "__main__":
    main()
