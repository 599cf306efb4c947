"""What a player may be called (``table.name``), and what bots are called."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable

from ..kernel import Refused

__all__ = ["LONGEST", "bot_name", "check_name"]

LONGEST = 24

# Letters and marks that show nothing: a name of them would look empty, or like somebody else's.
_UNSEEN = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0")
# Control, format (direction marks are here), surrogate, private use, unassigned, line and paragraph separators.
_FORBIDDEN = frozenset(("Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"))
# Format characters that show something, as parts of one picture: the flags of Wales, Scotland and England (a black flag
# and the letters of a region), and pictures joined to one (a family, a profession).
_FLAG = re.compile("\U0001f3f4[\U000e0061-\U000e007a]{5}\U000e007f")
_PICTURE = "[\u2600-\u27bf\U0001f300-\U0001faff][\ufe0f\U0001f3fb-\U0001f3ff]?"
_JOINED = re.compile(f"{_PICTURE}(?:\u200d{_PICTURE}){{1,4}}")

# Bots' given names: of Wales, of East Africa, and for English both. They are names, and never translated.
_WELSH = ("Alys", "Carys", "Elin", "Gwen", "Idris", "Llinos", "Mali", "Nia", "Owain", "Rhys", "Tegan", "Wyn")
_SWAHILI = (
    "Baraka",
    "Daudi",
    "Farida",
    "Hamisi",
    "Juma",
    "Kamau",
    "Neema",
    "Pendo",
    "Sefu",
    "Subira",
    "Tumaini",
    "Zawadi",
)
_NAMES = {"cy": _WELSH, "sw": _SWAHILI}


def check_name(raw: str) -> str:
    """The name as it will be shown (NFC, spaces trimmed), or ``table.name``.

    ``why`` is ``empty``, ``long`` or ``characters``. Marks over and under letters do not count as characters, but
    no more than two may follow one another.
    """
    name = " ".join(unicodedata.normalize("NFC", raw[: 8 * LONGEST]).split(" ")).strip(" ")
    marks = length = 0
    # What is judged is the name with one picture in the place of each that is made of several characters.
    for character in _JOINED.sub("\u2605", _FLAG.sub("\u2605", name)):
        kind = unicodedata.category(character)
        if kind in _FORBIDDEN or character in _UNSEEN or (kind == "Zs" and character != " "):
            raise Refused("table.name", why="characters", most=LONGEST)
        marks = marks + 1 if kind in ("Mn", "Me") else 0
        length += not marks
        if marks > 2:
            raise Refused("table.name", why="characters", most=LONGEST)
    if length == 0:
        raise Refused("table.name", why="empty", most=LONGEST)
    if length > LONGEST or len(raw) > 4 * LONGEST:
        raise Refused("table.name", why="long", most=LONGEST)
    return name


def bot_name(taken: Iterable[str | None], pick: int, lang: str | None = None) -> str:
    """A name for a bot that nobody at the table has; ``pick`` is any number, so that tables differ."""
    used = set(taken)
    names = _NAMES.get(lang or "", _WELSH + _SWAHILI)
    free = [name for name in names if name not in used] or [f"{name} {len(used)}" for name in names]
    return free[pick % len(free)]
