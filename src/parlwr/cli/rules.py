"""``parlwr rules``."""

from __future__ import annotations

import os
import shutil
import sys
import textwrap

from ..text import LANGUAGES, Entry, Texts, rulebook

__all__ = ["rules_command", "system_language"]


def system_language() -> str:
    """The language that the environment asks for, where we speak it; English otherwise."""
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        value = os.environ.get(variable, "")
        if value:
            return value[:2] if value[:2] in LANGUAGES and value[2:3] in ("", "_", ".", "-") else "en"
    return "en"


def rules_command(game: str, lang: str | None) -> None:
    """Print a rulebook: sections, and each rule under its id; bold headings in a terminal."""
    book = rulebook(game, lang or system_language())
    note = Texts(book.lang).format("rules-note")
    width = min(shutil.get_terminal_size((88, 24)).columns, 96)
    bold = "\033[1m{}\033[0m" if sys.stdout.isatty() and "NO_COLOR" not in os.environ else "{}"
    print(bold.format(book.title))
    print("=" * len(book.title))
    for section in book.sections:
        print(f"\n{bold.format(section.title)}\n{'-' * len(section.title)}")
        for entry in section.entries:
            _print_entry(entry, note, width, bold)


def _print_entry(entry: Entry, note: str, width: int, bold: str) -> None:
    anchor = f"#{entry.id}"
    room = max(1, width - len(entry.title) - len(anchor))
    print(f"\n{bold.format(entry.title)}{' ' * room}{anchor}")
    for text in (entry.rule, f"{note}: {entry.note}" if entry.note else ""):
        for paragraph in filter(None, text.split("\n")):
            print(textwrap.fill(paragraph, width, initial_indent="  ", subsequent_indent="  "))
