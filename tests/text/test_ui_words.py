"""The words of the pages: what no page and no program says any more is not kept in three languages."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import pytest

from parlwr.kernel.registry import bots, names
from parlwr.text import source, text_id

PARTS = ("common", *names())

MADE: dict[str, str] = {
    "ui-theme-*": "the header's button, by the light chosen",
    "ui-error-*": "what the server or the line says is wrong",
    "ui-lost-*": "the page for what does not exist, by what was looked for",
    "ui-lost-*-help": "its second sentence",
    "ui-level-*": "computer players, by their names in the registry",
    "ui-link-*": "the line to the server, by its state",
    "ui-door-*": "why one is not at the table",
    "ui-door-*-help": "its second sentence",
    "ui-react-*": "the signs that people give",
    "ui-time-*": "the units of a span of time",
    "ui-log": "a tab beside the table, by its name",
    "clue-ui-leaf-*": "the papers on the desk, by their tabs",
    "clue-ui-away-*": "why a card is not in question, by reason",
    "clue-ui-answer-*-short": "under a name, by what the player answers",
    "clue-ui-fact-*": "what the notebook knows by itself",
    "clue-ui-ink-*": "the notebook's inks",
    "clue-ui-mark-*": "the notebook's marks",
    "ono99-ui-does-*": "what a special card does, by its code",
}
"""Messages whose ids are put together where they are used, with what stands for the star."""


@cache
def code(root: Path) -> str:
    """All source text that may name a message."""
    texts = []
    for folder, kinds in ((root / "client/src", (".ts", ".svelte")), (root / "src", (".py",))):
        found = (path for path in sorted(folder.rglob("*")) if path.suffix in kinds and path.name != "protocol.ts")
        texts += [path.read_text("utf-8") for path in found]
    return "\n".join(texts)


def used(name: str, text: str) -> bool:
    """Whether the id stands in the code, or one of ``MADE`` makes it from a word that stands there in quotes."""
    if re.search(rf"(?<![\w-]){re.escape(name)}(?![\w-])", text):
        return True
    for pattern in MADE:
        made = re.fullmatch(re.escape(pattern).replace(r"\*", "(.+)"), name)
        word = made[1] if made and made.groups() else "log"
        if made and re.search(rf"['\"]{re.escape(word)}['\"]|\b{re.escape(word)}:", text):
            return True
    return False


@pytest.mark.parametrize("part", PARTS)
def test_every_word_of_the_pages_is_said_somewhere(part: str, root: Path) -> None:
    ids = re.findall(r"^((?:[a-z0-9]+-)?ui-[\w-]+) =", source("en", part), re.MULTILINE)
    assert len(ids) > 10
    unused = [name for name in ids if not used(name, code(root))]
    assert not unused


def test_each_level_of_the_computer_players_has_a_name() -> None:
    """Those of the registry, and no others."""
    levels = re.findall(r"^ui-level-([\w-]+) =", source("en", "common"), re.MULTILINE)
    assert set(levels) == {text_id(level) for game in names() for level in bots(game)}


def test_ids_put_together_are_put_together_somewhere(root: Path) -> None:
    """No pattern of the list outlives the code that it excuses."""
    for pattern in MADE:
        start = pattern.split("*")[0]
        wanted = "`ui-${tab}`" if pattern == "ui-log" else f"`{start}${{"
        assert wanted in code(root), pattern


def test_a_word_that_nothing_says_is_found() -> None:
    text = "t('ono99-ui-hand'); t(`ui-link-${link}`); const link = 'lost'"
    assert used("ono99-ui-hand", text)
    assert used("ui-link-lost", text)
    assert not used("ono99-ui-hand-of", text)
    assert not used("ui-link-found", text)
