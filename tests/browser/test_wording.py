"""What is called "Improve this wording": by pointer and by keyboard, on several pages, in two languages."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from parlwr.text import Texts, source

from .conftest import Newcomer

BAR = "[aria-labelledby=wording-heading]"
CLIPBOARD = {"permissions": ["clipboard-read", "clipboard-write"]}


def copied(page: Page) -> str:
    return str(page.evaluate("navigator.clipboard.readText()"))


def begin(page: Page, texts: Texts) -> None:
    page.goto("/")
    expect(page.locator(".games li")).to_have_count(4)
    expect(page.locator(BAR)).to_have_count(0)
    page.get_by_role("button", name=texts.format("ui-wording")).click()
    expect(page.locator(BAR)).to_be_visible()


@pytest.mark.parametrize("lang", ["cy", "sw"])
def test_by_pointer(newcomer: Newcomer, lang: str) -> None:
    page = newcomer("Nia", locale=lang, **CLIPBOARD).page
    texts, english = Texts(lang), Texts("en")
    begin(page, texts)
    here = page.url
    status = page.locator(f"{BAR} [role=status]")
    # A heading, a button that is not pressed by it, a link that is not followed, an attribute, a game's own words.
    page.locator("h1").click()
    expect(status).to_have_text(texts.format("ui-wording-copied", id="ui-hello"))
    said = copied(page)
    assert said.startswith(f"Parlwr: ui-hello ({lang})\n")
    assert f"ui-hello = {texts.format('ui-hello')}" in said
    assert f"en: ui-hello = {english.format('ui-hello')}" in said
    for place, name in (
        (page.get_by_role("button", name=texts.format("ui-play-now")).first, "ui-play-now"),
        (page.locator(".games a").first, "ui-rules"),
        (page.locator("header button.theme"), "ui-theme-system"),
        (page.locator(".games li h3").nth(1), "[a-z0-9]+"),
    ):
        place.click()
        expect(status).to_have_text(re.compile(f": {name}$"))
    assert page.url == here
    # All forms of a message that counts, and nobody's name.
    page.get_by_text(re.compile(r"\d–\d")).first.click()
    expect(status).to_have_text(re.compile(": ui-players-range$"))
    assert "ui-players-range = " in copied(page)
    page.keyboard.press("Escape")
    expect(page.locator(BAR)).to_have_count(0)
    page.locator(".games a").first.click()
    expect(page).to_have_url(re.compile("/rules/"))


@pytest.mark.parametrize("lang", ["en", "cy"])
def test_by_keyboard_and_on_another_page(newcomer: Newcomer, lang: str) -> None:
    page = newcomer("Nia", locale=lang, **CLIPBOARD).page
    texts = Texts(lang)
    page.goto("/")
    expect(page.locator(".games li")).to_have_count(4)
    link = page.get_by_role("button", name=texts.format("ui-wording"))
    link.focus()
    page.keyboard.press("Enter")
    after = page.get_by_role("button", name=texts.format("ui-wording-next"))
    expect(after).to_be_focused()
    field = page.locator(f"{BAR} textarea")
    met = []
    for _ in range(12):
        page.keyboard.press("Enter")
        if met:
            expect(field).not_to_have_value(met[-1])
        expect(field).to_have_value(re.compile("^Parlwr: "))
        met.append(field.input_value())
        expect(page.locator(".mark")).to_be_visible()
    assert len(set(met)) >= 10, met
    page.get_by_role("button", name=texts.format("ui-copy"), exact=True).focus()
    page.keyboard.press("Enter")
    expect(page.locator(f"{BAR} [role=status]")).not_to_be_empty()
    assert copied(page).startswith(field.input_value().splitlines()[0])
    # Whatever has the focus by itself is pressed with Enter, and copied instead.
    page.locator(".games a").first.focus()
    page.keyboard.press("Enter")
    status = page.locator(f"{BAR} [role=status]")
    expect(status).to_have_text(texts.format("ui-wording-copied", id="ui-rules"))
    assert copied(page).startswith(f"Parlwr: ui-rules ({lang})")
    # To a rulebook and on: the mode goes with one, its texts are the page's.
    page.get_by_role("button", name=texts.format("ui-wording-use")).click()
    page.locator(".games a[href*='/rules/ono99']").first.click()
    expect(page).to_have_url(re.compile("/rules/ono99"))
    page.get_by_role("button", name=texts.format("ui-wording-choose")).click()
    page.locator("#ono99\\.limit h3, [id='ono99.limit']").first.click()
    expect(status).to_have_text(re.compile(": ono99-limit"))
    assert "ono99-limit" in copied(page).splitlines()[0]
    assert "ono99-limit =" in source(lang, "ono99")
    page.keyboard.press("Escape")
    expect(page.locator(BAR)).to_have_count(0)


def test_without_a_clipboard_the_words_are_there_to_be_copied(newcomer: Newcomer) -> None:
    page = newcomer("Nia", locale="en-GB").page
    page.add_init_script(
        "Object.defineProperty(navigator, 'clipboard', {value: undefined}); document.execCommand = () => false;"
    )
    begin(page, Texts("en"))
    page.locator("h1").click()
    expect(page.locator(f"{BAR} [role=status]")).to_have_text(Texts("en").format("ui-wording-by-hand"))
    chosen = page.evaluate("document.activeElement.value.slice(document.activeElement.selectionStart)")
    assert chosen.startswith("Parlwr: ui-hello (en)")


def test_off_it_costs_nothing(newcomer: Newcomer) -> None:
    page = newcomer("Nia").page
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.goto("/")
    expect(page.locator(".games li")).to_have_count(4)
    assert not [one for one in asked if "Wording" in one]
