"""Cuts the fonts that the first screen needs out of the packages' files (run by hand: its results are in src/fonts).

Fraunces has four axes and a whole file of 120 kB; the parlour uses one soft cut of it, for display. Welsh needs four
letters outside Latin-1 (ŵ ŷ Ŵ Ŷ): they get files of their own, so that nobody loads all of latin-ext for them.

    npm ci && pip install fonttools brotli && python tools/fonts.py
"""

from __future__ import annotations

from io import BytesIO
from pathlib import Path

from fontTools import subset
from fontTools.ttLib import TTFont
from fontTools.varLib import instancer

CLIENT = Path(__file__).resolve().parent.parent
PACKAGES = CLIENT / "node_modules" / "@fontsource-variable"
OUT = CLIENT / "src" / "fonts"

LATIN = [*range(0x20, 0x7F), *range(0xA0, 0x100), *(ord(c) for c in "–—‘’‚“”„•…′″−×‹›←↑→↓")]
WELSH = [ord(c) for c in "ŴŵŶŷ"]


def cut(source: str, target: str, letters: list[int], axes: dict[str, float | tuple[float, float]]) -> None:
    """Write the woff2 file ``target``: ``source`` with only these letters, its axes pinned or narrowed."""
    font = TTFont(PACKAGES / source)
    options = subset.Options(layout_features=["kern", "liga", "lnum", "tnum", "pnum", "ccmp", "locl"])
    cutter = subset.Subsetter(options)
    cutter.populate(unicodes=letters)
    cutter.subset(font)
    plain = BytesIO()  # written out and read again: what the cut left behind would confuse the next step
    font.save(plain)
    font = instancer.instantiateVariableFont(TTFont(plain), axes)
    font.flavor = "woff2"
    font.save(OUT / target)
    print(target, (OUT / target).stat().st_size)


if __name__ == "__main__":
    OUT.mkdir(exist_ok=True)
    display = {"SOFT": 80.0, "WONK": 0.0, "opsz": 60.0, "wght": 590.0}
    fraunces = "fraunces/files/fraunces-{}-full-normal.woff2"
    atkinson = "atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-{}-wght-normal.woff2"
    cut(fraunces.format("latin"), "fraunces-latin.woff2", LATIN, display)
    cut(fraunces.format("latin-ext"), "fraunces-welsh.woff2", WELSH, display)
    cut(atkinson.format("latin"), "atkinson-latin.woff2", LATIN, {"wght": (400.0, 700.0)})
    cut(atkinson.format("latin-ext"), "atkinson-welsh.woff2", WELSH, {"wght": (400.0, 700.0)})
