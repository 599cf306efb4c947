"""A table's result saved from its result screen, and a link to a table that is no more."""

from __future__ import annotations

import csv
import io
import os
from pathlib import Path

import pytest
from playwright.sync_api import expect

from parlwr.text import Texts

from .conftest import Newcomer
from .people import RESULT

SHOTS = os.environ.get("PARLWR_SHOTS")


@pytest.mark.parametrize(("lang", "size"), [("cy", (1280, 800)), ("sw", (390, 844))])
def test_the_result_as_a_file(newcomer: Newcomer, lang: str, size: tuple[int, int]) -> None:
    person = newcomer("=Llŷr", locale=lang, viewport={"width": size[0], "height": size[1]})
    code = person.open_table("ono99", bots=1, options={"edition": "1980", "scoring": "single"})
    person.play_to_the_end()
    link = person.page.locator(RESULT).get_by_role("link", name=Texts(lang).format("ui-results-save"))
    expect(link).to_be_visible()
    if SHOTS:
        person.page.wait_for_timeout(1000)
        person.page.screenshot(path=str(Path(SHOTS) / f"result-{lang}.png"))
    with person.page.expect_download() as saved:
        link.click()
    assert saved.value.suggested_filename == f"{code}.csv"
    data = Path(saved.value.path()).read_bytes()
    lines = list(csv.DictReader(io.StringIO(data.decode("utf-8-sig"))))
    assert [line["table"] for line in lines] == [code, code]
    assert lines[0]["name"] == "'=Llŷr"
    assert [line["kind"] for line in lines] == ["person", "bot"]
    assert [line["winner"] for line in lines].count("yes") == 1


@pytest.mark.parametrize("lang", ["en", "sw"])
def test_a_link_to_a_table_that_is_no_more(newcomer: Newcomer, lang: str) -> None:
    person = newcomer("Nia", locale=lang, forgive=("404",))
    for path in ("/t/XXX-000/replay", "/replay/XXX-000", "/t/XXX-000"):
        person.page.goto(path)
        expect(person.page.locator("h1")).to_have_text(Texts(lang).format("ui-lost-table"))
        expect(person.page.get_by_text(Texts(lang).format("ui-lost-table-help"))).to_be_visible()
