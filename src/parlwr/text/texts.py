"""Sentences for people: Project Fluent's messages, read for one language and one game.

The texts common to all games lie beside this file, those of a game in its folder (``text/en.ftl`` …). The browser
reads the same files.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache, lru_cache
from importlib import resources
from typing import Any, Literal

from fluent.runtime import FluentBundle, FluentResource

from ..kernel import BadInput, ParlwrError, message_id
from ..kernel.registry import folder, names
from .lists import join

__all__ = ["LANGUAGES", "Language", "MissingText", "Texts", "card_id", "source", "text_id"]

Language = Literal["en", "cy", "sw"]
LANGUAGES: tuple[Language, ...] = ("en", "cy", "sw")
COMMON = "common"

SEAT_FACTS = ("seat", "by", "to", "seats", "accusers")
"""Facts of a refusal or an event that are seats: players' names take their place (client/src/lib/facts.ts as well)."""
CARD_FACTS = ("card", "cards", "crime")
"""Facts that are card codes: the names of the cards take their place."""


class MissingText(ParlwrError):
    """A message that a language does not have."""


def text_id(code: str) -> str:
    """A card code or a field's name in a message id: ``-10`` → ``minus10``, ``dining_room`` → ``dining-room``."""
    code = f"minus{code[1:]}" if code.startswith("-") else code
    return code.replace("_", "-")


def card_id(game: str, code: str) -> str:
    """The message that names a card: ``ono99-card-minus10``."""
    return f"{game}-card-{text_id(code)}"


def language(lang: str) -> Language:
    """The language of this code, or BadInput."""
    if lang not in LANGUAGES:
        raise BadInput(f"no language {lang!r}; there are {', '.join(LANGUAGES)}")
    return lang


MERGED: dict[tuple[str, str], str] = {}
"""Texts with a host's own wording in them, by language and part (see :mod:`.overlay`)."""


@lru_cache(maxsize=64)
def original(lang: str, part: str) -> str:
    """Our own Fluent text of a language: ``part`` is ``common`` or a game. BadInput where there is none."""
    lang = language(lang)
    if part == COMMON:
        file = resources.files(__package__) / f"{lang}.ftl"
    elif part in names():
        file = folder(part) / "text" / f"{lang}.ftl"
    else:
        raise BadInput(f"no texts {part!r}; there are {', '.join((COMMON, *names()))}")
    try:
        return file.read_text("utf-8")
    except FileNotFoundError:
        raise BadInput(f"{part} has no texts in {lang}") from None


def source(lang: str, part: str) -> str:
    """The Fluent text that is read: ours, with a host's own wording where he has some. BadInput as :func:`original`."""
    return MERGED.get((lang, part)) or original(lang, part)


def forget() -> None:
    """Read all texts anew: they have changed."""
    _bundle.cache_clear()


@cache
def _bundle(lang: Language, game: str | None) -> FluentBundle:
    # isolation marks round every argument are right for mixed scripts and wrong in a terminal; all three are Latin
    bundle = FluentBundle([lang], use_isolating=False)
    for part in (COMMON, game) if game is not None else (COMMON,):
        bundle.add_resource(FluentResource(source(lang, part)))
    return bundle


class Texts:
    """The messages of one language: the common ones, and a game's where one is named.

    A message that is missing raises :class:`MissingText`; with ``fall_back`` the English one is taken instead.
    """

    def __init__(self, lang: str, game: str | None = None, *, fall_back: bool = False) -> None:
        self.lang = language(lang)
        self.game = game
        self._bundle = _bundle(self.lang, game)
        self._english = _bundle("en", game) if fall_back and lang != "en" else None

    def has(self, message: str, attr: str | None = None) -> bool:
        """Whether this language itself has the message (or this attribute of it)."""
        return self._pattern(self._bundle, message, attr) is not None

    @staticmethod
    def _pattern(bundle: FluentBundle, message: str, attr: str | None) -> Any:
        if not bundle.has_message(message):
            return None
        found = bundle.get_message(message)
        return found.value if attr is None else found.attributes.get(attr)

    def render(self, message: str, attr: str | None = None, /, **args: Any) -> tuple[str, list[str]]:
        """The formatted text, and what was wrong with it (an argument that it asks for and was not given)."""
        for bundle in (self._bundle, self._english):
            pattern = None if bundle is None else self._pattern(bundle, message, attr)
            if bundle is not None and pattern is not None:
                text, errors = bundle.format_pattern(pattern, args)
                return str(text), [str(error) for error in errors]
        raise MissingText(f"no text {message}{f'.{attr}' if attr else ''} in {self.lang}")

    def format(self, message: str, attr: str | None = None, /, **args: Any) -> str:
        """The formatted text; an argument that is missing leaves its own name."""
        return self.render(message, attr, **args)[0]

    def join(self, items: Sequence[str]) -> str:
        """A list in a sentence: *a, b and c*."""
        return join(items, self.lang)

    def card(self, code: str, game: str | None = None) -> str:
        """A card's name; a card without a name of its own (a letter) is its code."""
        message = card_id(game or self.game or COMMON, code)
        return self.format(message) if self.has(message) else code

    def seat(self, seat: int, names: Sequence[str] | None = None) -> str:
        """A player's name; where none is known, the number of the seat as the protocol counts (from 0)."""
        if names is not None and 0 <= seat < len(names):
            return names[seat]
        return self.format("text-seat", seat=str(seat))

    def facts(self, say: Mapping[str, Any], names: Sequence[str] | None = None) -> dict[str, Any]:
        """Facts as a message takes them: cards and seats by their names, lists as phrases, numbers as they are."""
        return {key: self._fact(key, value, names) for key, value in say.items()}

    def _fact(self, key: str, value: Any, names: Sequence[str] | None) -> Any:
        if isinstance(value, list | tuple):
            return self.join([str(self._fact(key, item, names)) for item in value])
        if isinstance(value, bool):
            return str(value).lower()
        if isinstance(value, int) and key in SEAT_FACTS:
            return self.seat(value, names)
        if isinstance(value, str) and key in CARD_FACTS:
            return self.card(value)
        if key == "option" and self.has(label := f"{self.game}-option-{text_id(str(value))}"):
            return self.format(label)
        if isinstance(value, int | float | str):
            return value
        return "" if value is None else str(value)

    def refusal(self, rule: str, say: Mapping[str, Any], names: Sequence[str] | None = None) -> str:
        """The sentence that a refused player reads, with the facts filled in."""
        return self.format(message_id(rule), "refused", **self.facts(say, names))

    def event(self, event: Mapping[str, Any], names: Sequence[str] | None = None) -> str:
        """The sentence of the log for an event as JSON (``{"type": "played", "seat": 1, …}``)."""
        facts = self.facts({key: value for key, value in event.items() if key != "type"}, names)
        return self.format(f"{self.game}-event-{text_id(str(event['type']))}", **facts)
