"""Learning: lessons by mouse, finger and keyboard, hints at a real table, the rulebook at the rule that matters."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from .conftest import Newcomer
from .people import taken
from .test_everyone_axe import violations

LAPTOP = {"viewport": {"width": 1280, "height": 800}}
PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
WINDOWS = pytest.mark.parametrize(("lang", "window"), [("en", LAPTOP), ("cy", PHONE)], ids=["en-laptop", "cy-phone"])
TEACHER = ".teacher"


def step(page: Page, number: int) -> None:
    """Wait for a step (from 0) of the lesson to be read."""
    expect(page.locator(f'{TEACHER}[data-step="{number}"]')).to_be_visible()


def refused(page: Page) -> Locator:
    """The rule that the last act broke."""
    return page.locator(f"{TEACHER} [data-rule]")


def on(page: Page) -> Locator:
    """The teacher's first button: on, show me, try it."""
    return page.locator(f"{TEACHER} .doors button").first


def reach(page: Page, wanted: Locator, most: int = 120) -> None:
    """Press Tab until something has the keyboard."""
    for _ in range(most):
        if wanted.evaluate("one => one === document.activeElement"):
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"Tab does not come to {wanted}")


def fits(page: Page) -> None:
    """Nothing runs over the side, and what is to be done is in sight without scrolling."""
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    expect(page.locator(TEACHER)).to_be_in_viewport(ratio=1)


@WINDOWS
def test_a_lesson_by_mouse_and_finger(newcomer: Newcomer, lang: str, window: dict[str, object]) -> None:
    """ONO 99 from the lobby to the end: what is not asked for is put off, what is forbidden explained by its rule."""
    page = newcomer("Nia", locale=lang, **window).page
    page.goto("/")
    page.locator('a[href="/learn/ono99"]').click()
    page.wait_for_url("**/learn/ono99")
    step(page, 0)
    fits(page)
    on(page).click()
    step(page, 1)

    def play(card: str) -> None:
        page.locator(f'.hand button[data-card="{card}"]').click()

    play("8")
    expect(page.locator(f"{TEACHER} [data-later]")).to_be_visible()
    assert page.locator(".dial .n b").inner_text() == "62"
    play("10")
    step(page, 2)
    expect(page.locator(".dial .n b")).to_have_text("91")
    fits(page)
    play("8")
    step(page, 3)
    expect(refused(page)).to_have_attribute("data-rule", "ono99.limit")
    fits(page)
    refused(page).locator("button").click()
    expect(page.locator('aside [data-rule="ono99.limit"]')).to_be_focused()
    if page.locator("aside .close").is_visible():
        page.locator("aside .close").click()
    play("reverse")
    step(page, 4)
    expect(refused(page)).to_have_count(0)
    play("ono99")
    expect(refused(page)).to_have_attribute("data-rule", "ono99.card.ono99")
    play("play2")
    step(page, 6)
    play("3")  # allowed, but the step is about passing the two cards on
    expect(page.locator(f"{TEACHER} [data-later]")).to_be_visible()
    play("reverse")
    step(page, 7)
    expect(page.locator(TEACHER)).to_have_attribute("data-kind", "end")
    assert violations(page) == []
    on(page).click()  # against computer players
    page.wait_for_url("**/t/*")
    expect(page.locator(".hand button").first).to_be_visible()
    expect(page.locator("[data-testid=hint-ask]").or_(page.locator(".seat.now"))).not_to_have_count(0)


@pytest.mark.parametrize(("lang", "window"), [("en", LAPTOP), ("sw", PHONE)], ids=["en-laptop", "sw-phone"])
def test_a_lesson_by_keyboard_alone(newcomer: Newcomer, lang: str, window: dict[str, object]) -> None:
    """The Clue Card Game without a mouse: Tab, Enter, and the keys of the board."""
    window = {"viewport": window["viewport"]}
    page = newcomer("Nia", locale=lang, **window).page
    page.goto("/learn/clue")

    def press(wanted: Locator) -> None:
        reach(page, wanted)
        page.keyboard.press("Enter")

    def choose(*cards: str) -> None:
        for card in cards:
            press(page.locator(f'.slot[data-card="{card}"] button.card'))

    step(page, 0)
    press(on(page))
    step(page, 1)
    assert page.evaluate("document.activeElement.closest('.teacher') !== null")
    choose("peacock", "dining_room")
    press(page.locator(".near .act, .doors .act").last)
    step(page, 2)
    press(on(page))
    step(page, 3)
    press(on(page))  # to say that I have neither
    step(page, 4)
    expect(refused(page)).to_have_attribute("data-rule", "clue.show.must")
    page.keyboard.press("2")
    step(page, 5)
    choose("green", "rope")
    press(page.locator(".doors .act").last)
    step(page, 6)
    press(on(page))
    step(page, 7)
    press(page.locator(".doors .other"))
    choose("green", "rope", "kitchen")
    press(page.locator(".doors .act").last)
    expect(page.get_by_role("alertdialog").locator("button:not(.act)")).to_be_focused()  # the way back
    page.keyboard.press("Shift+Tab")
    page.keyboard.press("Enter")
    step(page, 8)
    expect(page.locator(TEACHER)).to_have_attribute("data-kind", "end")
    press(page.locator(f"{TEACHER} .doors button").nth(1))  # once more
    step(page, 0)


@pytest.mark.parametrize("game", ["clue", "hues", "ono99", "quiddler"])
@pytest.mark.parametrize(("lang", "window"), [("sw", LAPTOP), ("cy", PHONE)], ids=["sw-laptop", "cy-phone"])
def test_every_lesson_can_be_shown(newcomer: Newcomer, game: str, lang: str, window: dict[str, object]) -> None:
    """With "Show me" to the end; every step fits, and the language may be changed on the way."""
    page = newcomer("Nia", locale=lang, **window).page
    page.goto(f"/learn/{game}")
    step(page, 0)
    texts = []
    for number in range(12):
        step(page, number)
        fits(page)
        texts.append(page.get_by_test_id("lesson").inner_text())
        if number == 1 and game in ("ono99", "clue"):
            page.locator("header select").select_option("en")
            expect(page.locator("html")).to_have_attribute("lang", "en")
            assert page.get_by_test_id("lesson").inner_text() != texts[-1]
            page.locator("header select").select_option(lang)
            expect(page.get_by_test_id("lesson")).to_have_text(texts[-1])
        if page.locator(TEACHER).get_attribute("data-kind") == "end":
            break
        on(page).click()
    assert len(set(texts)) == len(texts) >= 5


def test_a_word_that_is_none_laid_by_hand(newcomer: Newcomer) -> None:
    """Quiddler in English: the cards of the lesson put together by mouse, refused by its rule, then put right."""
    page = newcomer("Nia").page
    page.goto("/learn/quiddler")
    on(page).click()
    step(page, 1)
    page.locator(".stack.can").first.click()
    step(page, 2)

    def put(word: str) -> None:
        for letter in word:
            page.locator(f'.rack [data-card="{letter}"]').click()

    put("gdo")
    go_out = page.locator(".near .act")
    go_out.click()
    go_out.click()  # it asks once more
    step(page, 3)
    expect(refused(page)).to_have_attribute("data-rule", "quiddler.word.lexicon")
    for letter in "gdo":
        page.locator(f'.tray [data-card="{letter}"]').first.click()
    put("dog")
    go_out.click()
    go_out.click()
    step(page, 4)
    expect(page.locator("[data-go-on]")).to_be_visible()


def test_a_lesson_of_nothing(newcomer: Newcomer) -> None:
    page = newcomer("Nia", forgive=("404",)).page
    page.goto("/learn/tiddlywinks")
    expect(page.get_by_role("heading", name="There is no such game")).to_be_visible()


@pytest.mark.parametrize(("lang", "window"), [("en", LAPTOP), ("sw", PHONE)], ids=["en-laptop", "sw-phone"])
def test_hints_at_a_real_table(newcomer: Newcomer, lang: str, window: dict[str, object]) -> None:
    """Switched on in the lobby; a sentence and an act that is done by pressing it; none when it is not my turn."""
    nia = newcomer("Nia", locale=lang, **window)
    page = nia.page
    page.goto("/")
    words = {
        "en": ("Set a table", "Hints for beginners", "Open the table"),
        "sw": ("Andaa meza", "Madokezo kwa wanaoanza", "Fungua meza"),
    }[lang]
    page.get_by_role("button", name=re.compile(f"{words[0]}.*ONO 99")).click()
    form = page.locator("form.panel", has=page.locator("h2"))
    form.locator("input[autocomplete=nickname]").fill("Nia")
    for number in (1, 2, 3):
        form.locator("li select").nth(number - 1).select_option("easy")
    form.get_by_label(words[1]).check()
    form.get_by_role("button", name=words[2]).click()
    page.wait_for_url("**/t/*")
    button, told = page.get_by_test_id("hint-ask"), page.get_by_test_id("hint")
    for turn in range(2):
        if not nia.my_turn(timeout=40):
            break
        button.click()
        expect(told.locator("p").first).to_be_visible()
        assert len(told.locator("p").first.inner_text()) > 20
        assert told.get_attribute("role") == "status"
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
        if turn == 0:
            assert violations(page) == []
            page.keyboard.press("Escape")
            expect(told.locator("p")).to_have_count(0)
            expect(button).to_be_focused()
            button.click()
        done = page.locator("aside ol li", has_text="Nia").count()
        with taken(page):
            page.get_by_test_id("hint-do").click()
        expect(page.locator("aside ol li", has_text="Nia")).not_to_have_count(done)


def test_a_table_without_hints_has_none_until_its_host_allows_them(newcomer: Newcomer) -> None:
    """Also in the middle of a game, and he may take them away again."""
    nia = newcomer("Nia")
    page = nia.page
    nia.open_table("ono99", bots=1, options={"first": 0})
    nia.my_turn()
    expect(page.get_by_test_id("hint-ask")).to_have_count(0)
    page.locator("[data-menu]").click()
    allow = page.get_by_role("checkbox", name="Hints for beginners")
    allow.check()
    expect(page.get_by_test_id("hint-ask")).to_have_count(1)
    assert violations(page) == []
    allow.uncheck()
    expect(page.get_by_test_id("hint-ask")).to_have_count(0)


def test_a_lesson_goes_on_where_it_was_left(newcomer: Newcomer) -> None:
    """After a reload, in another language too; from the beginning by a press, and once what is kept fits it no more."""
    page = newcomer("Nia", forgive=("Failed to load resource",)).page
    page.goto("/learn/ono99")
    on(page).click()
    step(page, 1)
    expect(page.locator("[data-again]")).to_be_visible()
    page.locator('.hand button[data-card="10"]').click()
    step(page, 2)
    expect(page.locator(".dial .n b")).to_have_text("91")
    page.reload()
    step(page, 2)
    expect(page.locator(".dial .n b")).to_have_text("91")
    page.locator("header select").select_option("cy")
    page.reload()
    step(page, 2)
    page.locator("[data-again]").click()
    step(page, 0)
    expect(page.locator("[data-again]")).to_have_count(0)
    page.reload()
    step(page, 0)
    # an older lesson's acts, or somebody has been at the storage
    for kept in ('[{"type": "play", "card": "nothing"}]', '{"no": "list"}', "17", "null", '["x"]'):
        page.evaluate("kept => localStorage.setItem('parlwr.lesson.ono99', kept)", kept)
        page.reload()
        step(page, 0)
        expect(on(page)).to_be_enabled()


def test_the_rulebook_opens_at_the_rule_that_matters(newcomer: Newcomer) -> None:
    """By the tab on a laptop, without taking the keyboard along; at the last refusal where there is one."""
    nia = newcomer("Nia")
    page = nia.page
    nia.open_table("clue", bots=2, options={"first": 0})
    tab = page.get_by_role("tab", name="Rules")
    tab.click()
    expect(page.locator('aside [data-rule="clue.ask"].shown')).to_be_in_viewport()
    expect(tab).to_be_focused()
    page.get_by_role("tab", name="Log").click()
    page.locator('.slot[data-card="plum"] button.card').click()
    page.locator('.slot[data-card="rope"] button.card').click()
    with taken(page):
        page.locator(".doors .act").click()
    page.get_by_role("tab", name="Log").focus()
    page.keyboard.press("ArrowRight")
    expect(page.locator("aside [data-rule].shown")).to_be_in_viewport()
    expect(tab).to_be_focused()


def test_the_rulebook_has_the_way_to_the_lesson(newcomer: Newcomer) -> None:
    page = newcomer("Nia", locale="sw").page
    page.goto("/rules/hues")
    page.locator('article a[href="/learn/hues"]').click()
    step(page, 0)
