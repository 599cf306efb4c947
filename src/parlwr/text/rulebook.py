"""A game's rulebook in one language: sections and entries, each entry under its rule id (the anchor)."""

from __future__ import annotations

import msgspec

from ..kernel import BadInput, Rule, message_id
from ..kernel.registry import get, load
from .table_rules import RULES as TABLE
from .texts import Texts

__all__ = ["Entry", "Rulebook", "Section", "rulebook", "rules_of"]


class Entry(msgspec.Struct, frozen=True):
    """One rule: its id (also the anchor), title, text, footnote (None: none) and where it comes from."""

    id: str
    title: str
    rule: str
    note: str | None
    source: str


class Section(msgspec.Struct, frozen=True):
    """Rules that stand together under a heading."""

    title: str
    entries: list[Entry]


class Rulebook(msgspec.Struct, frozen=True):
    """All rules of a game (or of every table) in reading order."""

    game: str
    lang: str
    title: str
    sections: list[Section]


def rules_of(game: str) -> tuple[Rule, ...]:
    """The rules of a game, or of every table (``table``), in reading order; BadInput where there is none."""
    if game == "table":
        return TABLE
    get(game)
    module = load(game, "rulebook")
    if module is None:
        raise BadInput(f"{game} has no rulebook")
    return tuple(module.RULES)


def rulebook(game: str, lang: str) -> Rulebook:
    """The rulebook in this language. Raises BadInput (no such game or language), MissingText."""
    rules = rules_of(game)
    texts = Texts(lang, None if game == "table" else game)
    sections: list[Section] = []
    last: str | None = None
    for rule in rules:
        if rule.section != last:
            last = rule.section
            sections.append(Section(texts.format(f"{game}-section-{message_id(rule.section)}"), []))
        message = message_id(rule.id)
        note = texts.format(message, "note") if texts.has(message, "note") else None
        sections[-1].entries.append(
            Entry(rule.id, texts.format(message), texts.format(message, "rule"), note, rule.source)
        )
    return Rulebook(game, texts.lang, texts.format("rules-title", game=texts.format(game)), sections)
