"""The .ftl files: no rubbish, no doubles, and the same messages with the same arguments in three languages."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser, ast

from parlwr.kernel.registry import games, names
from parlwr.text import LANGUAGES, Texts, source, text_id

PARTS = ("common", *names())


@cache
def entries(lang: str, part: str) -> dict[str, ast.Message]:
    """The messages of a file by id; rubbish and doubles are errors."""
    found: dict[str, ast.Message] = {}
    for entry in FluentParser().parse(source(lang, part)).body:
        assert not isinstance(entry, ast.Junk), f"{lang}/{part}: cannot be read: {entry.content[:200]}"
        if isinstance(entry, ast.Message):
            assert entry.id.name not in found, f"{lang}/{part}: {entry.id.name} twice"
            found[entry.id.name] = entry
    return found


def patterns(message: ast.Message) -> dict[str | None, Any]:
    """The value (None) and the attributes of a message."""
    found: dict[str | None, Any] = {attribute.id.name: attribute.value for attribute in message.attributes}
    if message.value is not None:
        found[None] = message.value
    return found


def arguments(node: Any) -> set[str]:
    """All ``$names`` in a pattern."""
    found: set[str] = set()
    if isinstance(node, ast.VariableReference):
        return {node.id.name}
    if isinstance(node, ast.BaseNode):
        for value in vars(node).values():
            for one in value if isinstance(value, list) else [value]:
                found |= arguments(one)
    return found


@pytest.mark.parametrize("lang", ["cy", "sw"])
@pytest.mark.parametrize("part", PARTS)
def test_the_same_messages_in_three_languages(part: str, lang: str) -> None:
    english, other = entries("en", part), entries(lang, part)
    assert set(other) == set(english)
    for name, message in english.items():
        here, there = patterns(message), patterns(other[name])
        assert set(here) == set(there), f"{lang}/{part}: {name} has other attributes"
        for attribute, pattern in here.items():
            # a plural may spell a number out, so a translation may leave an argument out, but not invent one
            invented = arguments(there[attribute]) - arguments(pattern)
            assert not invented, f"{lang}/{part}: {name}.{attribute}: {invented}"
            lost = arguments(pattern) - arguments(there[attribute])
            assert not lost, f"{lang}/{part}: {name}.{attribute} leaves out {lost}"


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("part", PARTS)
def test_files_are_tidy(part: str, lang: str) -> None:
    text = source(lang, part)
    assert "\t" not in text
    assert not re.search(r"[ ]+$", text, re.MULTILINE), "blanks at the end of a line"
    assert text.endswith("\n")
    assert "TODO" not in text
    assert "XXX" not in text


SAME: dict[str, str] = {
    "clue": "the name of the game belongs to its owner",
    "hues": "the name of the game belongs to its owner",
    "ono99": "the name of the game belongs to its owner",
    "quiddler": "the name of the game belongs to its owner",
}
"""Messages that may be the same in English and another language, each with a reason."""


def _spoken(pattern: Any) -> str:
    """The letters of a pattern's own text, arguments left out."""
    texts = [one.value for one in pattern.elements if isinstance(one, ast.TextElement)]
    return "".join(char for char in " ".join(texts) if char.isalpha())


@pytest.mark.parametrize("lang", ["cy", "sw"])
@pytest.mark.parametrize("part", PARTS)
def test_no_text_is_left_in_english(part: str, lang: str) -> None:
    """Texts of four words and more are never the same by chance; short words are looked at on the page itself."""
    english, other = entries("en", part), entries(lang, part)
    for name in set(english) & set(other) - set(SAME):
        for attribute, pattern in patterns(english[name]).items():
            words = " ".join(one.value for one in pattern.elements if isinstance(one, ast.TextElement)).split()
            there = patterns(other[name]).get(attribute)
            if there is not None and len(words) >= 4:
                assert _spoken(pattern) != _spoken(there), f"{lang}/{part}: {name}.{attribute} is English"


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", games(), ids=lambda game: game.name)
def test_options_and_events_have_words(game: Any, lang: str) -> None:
    texts = Texts(lang, game.name)
    for spec in game.option_specs():
        assert texts.has(f"{game.name}-option-{text_id(spec.name)}"), spec.name
        assert texts.has(f"{game.name}-option-{text_id(spec.name)}", "help"), f"{spec.name} is not explained"
        if spec.kind == "choice":
            missing = [v for v in spec.values if not texts.has(f"{game.name}-option-{text_id(spec.name)}-{text_id(v)}")]
            assert not missing, f"{spec.name}: {missing}"
    for event in game.Event.__args__:
        kind = event.__struct_config__.tag
        assert texts.has(f"{game.name}-event-{text_id(kind)}"), f"no words for the event {kind}"


def test_the_browser_takes_the_same_facts_for_seats_and_cards(root: Path) -> None:
    """client/src/lib/facts.ts mirrors parlwr.text: a fact that is a name here must not be a number there."""
    from parlwr.text.texts import CARD_FACTS, SEAT_FACTS

    script = (root / "client" / "src" / "lib" / "facts.ts").read_text("utf-8")
    for name, facts in (("SEATS", SEAT_FACTS), ("CARDS", CARD_FACTS)):
        line = re.search(rf"const {name} = new Set\(\[(.*?)\]\)", script, re.DOTALL)
        assert line is not None
        assert set(re.findall(r"'([^']+)'", line[1])) == set(facts)
