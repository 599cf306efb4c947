"""A host's own wording in the browser: good messages are read, and no file, however broken, breaks a page."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from parlwr.text import Texts

from .conftest import Newcomer, serving

GREETING = {"en": "Welcome to the Windy Valley Club!", "cy": "Croeso i Glwb Cwm-gwynt!", "sw": "Karibu Klabu ya Bonde!"}
BROKEN = """
ui-play-now = { $nobody }
ui-players-range = { $low } or so
ui-minutes = { $minutes ->
ui-rules
ui-set-table = { ui-set-table }
ono99 = not here
<script>alert(1)</script>
ui-join = { FETCH("x") }
ui-pick-game = <img src="x"> What shall we play, { "{" }friends{ "}" }?
"""


@pytest.fixture(scope="session")
def base_url(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server with a house of its own."""
    folder = tmp_path_factory.mktemp("house")
    for name, text in {
        **{f"text/{lang}.ftl": f"ui-hello = {words}\n{BROKEN}" for lang, words in GREETING.items()},
        "ono99/text/en.ftl": "ono99-nothing = x\nono99-card-7 =\n",
        "ono99/text/cy.ftl": "\x00\x01 {{{{",
        "quiddler/text/sw.ftl": "quiddler = Neno kwa Neno\n    .about = { $x }\n",
    }.items():
        (folder / "house" / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / "house" / name).write_text(text)
    yield from serving(folder, "--house", str(folder / "house"))


@pytest.mark.parametrize("lang", ["en", "cy", "sw"])
def test_the_host_s_words_where_they_are_good_and_ours_elsewhere(newcomer: Newcomer, lang: str) -> None:
    """A text that is missing or lacks a fact is a warning on the console, which fails the test."""
    person = newcomer("Nia", locale=lang)
    page, ours = person.page, Texts(lang)
    page.goto("/")
    expect(page.locator("h1")).to_have_text(GREETING[lang])
    expect(page.locator("#games-heading")).to_have_text('<img src="x"> What shall we play, {friends}?')
    expect(page.locator("#games-heading img")).to_have_count(0)
    expect(page.get_by_role("button", name=ours.format("ui-play-now")).first).to_be_visible()
    expect(page.get_by_text(ours.format("ui-minutes", minutes=15), exact=True)).to_be_visible()
    if lang == "sw":
        expect(page.get_by_role("heading", name="Neno kwa Neno")).to_be_visible()
        expect(page.get_by_text(Texts("sw", "quiddler").format("quiddler", "about"))).to_be_visible()
    page.goto("/rules/ono99")
    expect(page.locator("h1")).to_be_visible()
    person.open_table("ono99", bots=1)
    assert person.my_turn()
    person.play()
