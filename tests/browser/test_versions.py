"""A table whose rules are not played any more (table.rules): the page says so, and gives a finished game's record."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from playwright.sync_api import expect
from tests.net.helpers import Away
from tests.net.stocked import Stocked, lay

from parlwr.games.ono99 import Ono99
from parlwr.kernel import registry
from parlwr.store import open_store

from .conftest import Newcomer

WORDS = {
    "en": ("A game keeps its rules", "begun with version 0 of its rules, and this server plays 1", "Save the record"),
    "cy": ("Mae gêm yn cadw ei rheolau", "fersiwn 0 o'i rheolau", "Cadw'r cofnod"),
    "sw": ("Mchezo hubaki na sheria zake", "toleo la 0 la sheria zake", "Hifadhi rekodi"),
}


def laid(db: Path, monkeypatch: pytest.MonkeyPatch) -> list[Stocked]:
    """A game going on and one that is over, begun under rules that are no longer kept."""
    store = open_store(str(db))
    with monkeypatch.context() as then:
        then.setattr(Ono99, "rules", "0")
        found = [lay(store, registry.get("ono99"), number, stage) for number, stage in enumerate(("playing", "over"))]
    store.close()
    return found


@pytest.mark.parametrize("lang", WORDS)
def test_the_page_says_why_and_gives_the_record(
    newcomer: Newcomer, lang: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    going, over = laid(tmp_path / "old.sqlite", monkeypatch)
    title, why, save = WORDS[lang]
    with Away(tmp_path / "old.sqlite", "--thinkers", "1") as away:
        page = newcomer("Nia", forgive=("409",), locale=lang, base_url=away.url).page
        for path in (f"/t/{going.code}", f"/t/{over.code}", f"/t/{over.code}/replay"):
            page.goto(path)
            expect(page.get_by_role("heading", name=title)).to_be_visible()
            expect(page.locator("section.panel")).to_contain_text(why)
            link = page.get_by_role("link", name=save)
            expect(link).to_have_count(0 if going.code in path else 1)
        with page.expect_download() as download:
            link.click()
        record = json.loads(Path(download.value.path()).read_text("utf-8"))
    assert (record["rules"], record["seed"]) == ("0", over.seed)
