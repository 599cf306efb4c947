"""Words that change another word's colour: *dark* forest, awyr *welw*, bahari *hafifu*."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from .colour import Floats
from .words import key

__all__ = ["MODIFIERS", "SMALL_WORDS", "Change"]


@dataclass(frozen=True, slots=True)
class Change:
    """How a modifier moves a colour in OKLab."""

    lightness: float = 0.0
    """From −1 to 1: how far towards black or white."""
    chroma: float = 1.0
    """The factor on a and b."""
    warmth: float = 0.0
    """Added along the line from blue to orange."""
    spread: float = 1.0

    def apply(self, lab: Floats) -> Floats:
        """The colours changed."""
        changed = lab.copy()
        light = lab[:, 0]
        room = 1.0 - light if self.lightness > 0 else light
        changed[:, 0] = light + self.lightness * room
        changed[:, 1:] *= self.chroma
        changed[:, 1:] += self.warmth * np.array([0.55, 0.83])
        return changed


_DARK = Change(lightness=-0.33, chroma=0.9)
_DEEP = Change(lightness=-0.22, chroma=1.1)
_LIGHT = Change(lightness=0.42, chroma=0.72)
_PALE = Change(lightness=0.55, chroma=0.5)
_BRIGHT = Change(lightness=0.08, chroma=1.25)
_DULL = Change(lightness=-0.05, chroma=0.5)
_DIRTY = Change(lightness=-0.2, chroma=0.6, warmth=0.02)
_WARM = Change(chroma=1.05, warmth=0.05)
_COLD = Change(lightness=0.1, warmth=-0.05)
_YOUNG = Change(lightness=0.15, chroma=1.05)
_OLD = Change(lightness=-0.05, chroma=0.65, warmth=0.02)
_WET = Change(lightness=-0.15, chroma=1.05)
_RUSTY = Change(lightness=-0.1, warmth=0.08)

_WORDS: dict[str, list[tuple[Change, str]]] = {
    "en": [
        (_DARK, "dark night shadowy shaded black"),
        (_DEEP, "deep rich strong intense royal"),
        (_LIGHT, "light soft baby gentle milky creamy white"),
        (_PALE, "pale faint pastel washed bleached frosty icy misty whitish faded"),
        (_BRIGHT, "bright vivid neon electric shiny shining glowing pure hot flashy brilliant fluorescent"),
        (_DULL, "dull muted dusty greyish gray grey smoky sad cloudy foggy"),
        (_DIRTY, "dirty muddy murky rotten mouldy burnt brown"),
        (_WARM, "warm sunny ripe golden toasted"),
        (_COLD, "cold cool frozen chilled"),
        (_YOUNG, "young fresh unripe new spring"),
        (_OLD, "old dry dried withered dead ancient antique aged"),
        (_WET, "wet damp"),
        (_RUSTY, "rusty"),
    ],
    "cy": [
        (_DARK, "tywyll dywyll"),
        (_DEEP, "dwfn ddwfn dofn cyfoethog cryf gryf"),
        (_LIGHT, "golau olau ysgafn meddal feddal"),
        (_PALE, "gwelw welw gwan wan pastel rhewllyd"),
        (_BRIGHT, "llachar lachar disglair ddisglair neon trydan byw"),
        (_DULL, "pŵl bŵl llychlyd niwlog"),
        (_DIRTY, "brwnt frwnt budr fudr mwdlyd pwdr"),
        (_WARM, "cynnes gynnes heulog aeddfed"),
        (_COLD, "oer rhewedig"),
        (_YOUNG, "ifanc ffres newydd"),
        (_OLD, "hen sych crin"),
        (_WET, "gwlyb wlyb"),
        (_RUSTY, "rhydlyd"),
    ],
    "sw": [
        (_DARK, "nzito iliyokolea giza iliyokoza"),
        (_DEEP, "kali kolevu"),
        (_LIGHT, "nyepesi laini"),
        (_PALE, "hafifu iliyofifia iliyopauka"),
        (_BRIGHT, "angavu mng'ao inayong'aa"),
        (_DULL, "fifi vumbi"),
        (_DIRTY, "chafu mchafu machafu kichafu"),
        (_WARM, "vuguvugu bivu mbivu"),
        (_COLD, "baridi"),
        (_YOUNG, "changa mchanga mbichi bichi kichanga"),
        (_OLD, "kavu kikavu makavu kuukuu zee"),
        (_WET, "mbichi_maji maji"),
        (_RUSTY, "kutu"),
    ],
}

MODIFIERS: dict[str, dict[str, Change]] = {
    lang: {key(word): change for change, words in groups for word in words.split()} for lang, groups in _WORDS.items()
}
"""Language → word → what it does."""

SMALL_WORDS: dict[str, frozenset[str]] = {
    "en": frozenset("a an the of s in on with and".split()),
    "cy": frozenset("y yr r o yn a ar gyda".split()),
    "sw": frozenset("ya wa la cha za vya na kwa rangi".split()),
}
"""Words that mean nothing here."""
