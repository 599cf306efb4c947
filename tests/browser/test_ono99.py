"""Whole games of ONO 99, from opening the table to the result."""

from __future__ import annotations

import json

import pytest
from playwright.sync_api import expect
from tests.speed import slower

from .conftest import Newcomer
from .people import PLAYABLE, Person, taken


def test_one_person_and_three_bots_from_the_lobby_to_a_rematch(newcomer: Newcomer) -> None:
    """One click opens a table; the game goes to its result, is looked back at, and played again."""
    gwen = newcomer("Gwen")
    page = gwen.page
    page.goto("/")
    page.get_by_role("button", name="Set a table – ONO 99").click()
    page.get_by_label("Your name").fill("Gwen")
    for seat in (2, 3, 4):
        page.get_by_label(f"Seat {seat}").select_option("easy")
    page.get_by_label("Computer players").select_option("fast")
    page.get_by_role("button", name="Open the table").click()
    expect(page.locator(".seat")).to_have_count(3)
    turns = gwen.play_to_the_end()
    assert turns >= 1
    expect(page.locator(".panel ol li")).to_have_count(4 + page.locator("aside ol li").count())
    assert page.locator("aside ol li").count() > turns

    page.get_by_role("button", name="Play again").click()
    gwen.my_turn()
    assert gwen.total >= 0
    expect(gwen.result).to_have_count(0)


def test_a_finished_game_is_looked_back_at_step_by_step(newcomer: Newcomer) -> None:
    """The replay begins with the deal, ends with the result, and shows every seat what that seat saw."""
    gwen = newcomer("Gwen")
    gwen.open_table("ono99", bots=1)
    gwen.play_to_the_end()
    last = gwen.total
    page = gwen.page
    page.get_by_role("link", name="Look back").click()
    page.wait_for_url("**/t/*/replay")
    expect(page.locator(".dial .n b")).to_have_text("0")
    total = int(page.locator("output", has_text=" of ").inner_text().split(" of ")[1])
    expect(page.locator(".hand")).to_have_count(0)  # a spectator sees no hand
    page.get_by_label("Seen by").select_option(label="Gwen")
    expect(page.locator(".hand button")).to_have_count(4)
    page.keyboard.press("ArrowRight")
    expect(page.locator("output", has_text=" of ")).to_have_text(f"1 of {total}")
    page.get_by_role("button", name="To the end").click()
    expect(page.locator("output", has_text=" of ")).to_have_text(f"{total} of {total}")
    expect(page.locator(".dial .n b")).to_have_text(str(last))
    page.get_by_role("button", name="One step back").click()
    expect(page.locator("output", has_text=" of ")).to_have_text(f"{total - 1} of {total}")
    page.get_by_role("button", name="Check the deal").click()
    expect(page.get_by_text("The shuffle is the one that was promised when you came to the table.")).to_be_visible()
    with page.expect_download() as saved:
        page.get_by_role("link", name="Save the record").click()
    record = json.loads(saved.value.path().read_text("utf-8"))
    assert record["game"] == "ono99"
    assert len(record["actions"]) == total


def test_a_phone_with_fingers(newcomer: Newcomer) -> None:
    """390 × 844: nothing runs over the side, the hand is at the thumb, the log in a drawer."""
    nia = newcomer("Nia", viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True, device_scale_factor=2)
    page = nia.page
    nia.open_table("ono99", bots=2)

    def look(person: Person, turn: int) -> None:
        assert page.evaluate("document.documentElement.scrollWidth") <= 390
        if turn == 0:
            boxes = [card.bounding_box() for card in page.locator(".hand button").all()]
            assert all(box is not None and box["y"] > 422 and box["y"] + box["height"] < 844 for box in boxes)
            page.get_by_role("button", name="Log", exact=True).tap()
            expect(page.locator("aside.open")).to_be_visible()
            page.get_by_role("button", name="Close").tap()
            expect(page.locator("aside.open")).to_have_count(0)
        person.my_turn()

    nia.play_to_the_end(at_turn=look)
    assert page.evaluate("document.documentElement.scrollWidth") <= 390


COVERED = """() => [...document.querySelectorAll('.hand button')].filter((card) => {
    const box = card.getBoundingClientRect();
    const corners = [[3, 3], [box.width - 3, 3], [3, box.height - 3], [box.width - 3, box.height - 3]];
    return corners.some(([x, y]) => !card.contains(document.elementFromPoint(box.left + x, box.top + y)));
}).length"""


@pytest.mark.parametrize(("width", "height"), [(375, 667), (390, 844)])
@pytest.mark.parametrize(("options", "bots"), [({"edition": "1980"}, 7), ({}, 5)], ids=["1980", "2022"])
def test_a_full_table_on_a_phone(
    newcomer: Newcomer, options: dict[str, str], bots: int, width: int, height: int
) -> None:
    """With the most seats the whole hand is in sight, and nothing lies over it."""
    nia = newcomer("Nia", viewport={"width": width, "height": height}, has_touch=True, is_mobile=True, locale="cy")
    page = nia.page
    nia.open_table("ono99", bots=bots, options=options)
    expect(page.locator(".seat")).to_have_count(bots)
    nia.my_turn()
    for card in page.locator(".hand li").all():
        expect(card).to_be_in_viewport(ratio=1)
    assert page.evaluate(COVERED) == 0
    for name in ("Hanes", "Rheolau"):
        expect(page.get_by_role("button", name=name, exact=True)).to_be_in_viewport(ratio=1)
    assert page.evaluate("document.documentElement.scrollWidth") <= width


def test_what_is_said_of_the_cards_left_at_the_end(newcomer: Newcomer) -> None:
    """When the game is over no card is called playable, and none waits for a turn."""
    nia = newcomer("Nia")
    nia.open_table("ono99", bots=1)
    nia.play_to_the_end()
    labels = nia.page.locator(".hand button .unseen").all_inner_texts()
    assert labels
    assert all("the game is over" in label or "you are out" in label for label in labels), labels


def test_by_keyboard_alone(newcomer: Newcomer) -> None:
    """From the lobby to the result without a mouse: Tab and Enter, then the numbers of the cards."""
    owain = newcomer("Owain")
    page = owain.page
    page.goto("/")
    expect(page.locator("article").first).to_be_visible()
    for _ in range(40):
        page.keyboard.press("Tab")
        here = page.evaluate("document.activeElement.textContent")
        if "Set a table" in here and "ONO 99" in here:
            break
    page.keyboard.press("Enter")
    expect(page.locator("form h2")).to_be_focused()
    page.keyboard.press("Tab")  # Close
    page.keyboard.press("Tab")
    page.keyboard.type("Owain")
    for _ in range(3):
        page.keyboard.press("Tab")
        page.keyboard.press("ArrowDown")  # from a friend to the first computer player
    while page.evaluate("document.activeElement.textContent").strip() != "Open the table":
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement.value") == "human":
            page.keyboard.press("ArrowDown")  # the pace: at once
    page.keyboard.press("Enter")

    used = {"Enter": False, "number": False}
    end = 0
    while owain.my_turn(timeout=30):
        end += 1
        assert end < 300
        if page.locator("button.act").count():
            with taken(page):
                page.keyboard.press("x")
            continue
        cards = page.locator(".hand button")
        place = next(i for i in range(cards.count()) if "can" in (cards.nth(i).get_attribute("class") or ""))
        key = page.locator(".hand li").nth(place).get_attribute("data-key")
        if not used["Enter"]:
            for _ in range(40):
                page.keyboard.press("Tab")
                if page.evaluate("document.activeElement.parentElement?.dataset.key") == key:
                    break
            assert page.evaluate("getComputedStyle(document.activeElement).outlineStyle") == "solid"
            page.keyboard.press("Enter")
            used["Enter"] = True
            expect(page.locator(f'.hand li[data-key="{key}"]')).to_have_count(0)
            expect(page.locator(".hand button").nth(min(place, cards.count() - 1))).to_be_focused()
        else:
            page.keyboard.press(str(place + 1))
            used["number"] = True
        expect(page.locator(f'.hand li[data-key="{key}"]')).to_have_count(0)
    expect(owain.result).to_be_visible()


def test_a_refused_play_shows_its_rule(newcomer: Newcomer) -> None:
    """A card that cannot be played says why beforehand; tried all the same, the server names its rule."""
    mali = newcomer("Mali")
    page = mali.page
    shown: list[str] = []

    def try_one(person: Person, _turn: int) -> None:
        forbidden = page.locator(".hand button.no")
        if shown or forbidden.count() == 0:
            return
        card = forbidden.first
        assert "cannot be played" in card.inner_text()
        hand = person.cards()
        card.click()
        why = page.locator(".why")
        expect(why).to_be_visible()
        rule = why.get_attribute("data-rule") or ""
        assert rule in ("ono99.limit", "ono99.card.ono99")
        assert person.cards() == hand
        why.get_by_role("button", name="Open the rule").click()
        entry = page.locator(f'aside [data-rule="{rule}"]')
        expect(entry).to_be_visible()
        expect(entry).to_be_focused()
        why.get_by_role("button", name="Close").click()
        expect(why).to_have_count(0)
        shown.append(rule)

    for _ in range(6):  # a hand without such a card through a whole game is possible, six times over is not
        mali.open_table("ono99", bots=3)
        mali.play_to_the_end(at_turn=try_one)
        if shown:
            break
    assert shown


@pytest.mark.parametrize("lang", ["cy", "sw"])
def test_in_the_readers_own_language(newcomer: Newcomer, lang: str) -> None:
    """The browser's language is the page's; it can be changed in the middle of a game, and the choice is kept."""
    zawadi = newcomer("Zawadi", locale=lang)
    page = zawadi.page
    zawadi.open_table("ono99", bots=2)
    assert page.locator("html").get_attribute("lang") == lang
    yours = {"cy": "Eich tro chi", "sw": "Zamu yako"}[lang]

    def look(person: Person, turn: int) -> None:
        expect(page.locator("[data-testid=say]")).not_to_contain_text("turn")
        if turn == 1:
            page.locator("header select").select_option("en")
            expect(page.locator("html")).to_have_attribute("lang", "en")
            page.locator("header select").select_option(lang)
            expect(page.locator("html")).to_have_attribute("lang", lang)
        if turn == 2:
            page.reload()
            person.my_turn()
            assert page.locator("html").get_attribute("lang") == lang
        if person.result.count() == 0 and turn == 0:
            assert yours.lower() in page.title().lower()

    assert zawadi.play_to_the_end(at_turn=look) >= 1
    expect(zawadi.result).not_to_contain_text("Winner")


def test_a_card_is_dragged_onto_the_table(newcomer: Newcomer) -> None:
    """Dragging a card up plays it once; a short pull puts it back."""
    carys = newcomer("Carys")
    page = carys.page
    carys.open_table("ono99", bots=1)
    carys.my_turn()
    card = page.locator(PLAYABLE).first
    box = card.bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    hand = carys.cards()
    for lift in (25, 160):
        page.mouse.move(x, y)
        page.mouse.down()
        page.mouse.move(x + 5, y - lift / 2, steps=3)
        page.mouse.move(x + 5, y - lift, steps=3)
        page.mouse.up()
        if lift == 25:
            assert carys.cards() == hand
    expect(page.locator("aside ol li", has_text="Carys plays")).to_have_count(1)


def test_a_played_card_is_visible_within_a_tenth_of_a_second(newcomer: Newcomer) -> None:
    """From the key to the card on the pile, here; other work on the machine only adds, so the quicker plays count."""
    elin = newcomer("Elin")
    page = elin.page
    elin.open_table("ono99", bots=1)
    script = """() => new Promise((done) => {
        const pile = document.querySelectorAll('.pile')[1];
        const cards = [...document.querySelectorAll('.hand button')];
        const place = cards.findIndex((card) => card.classList.contains('can'));
        const begun = performance.now();
        const watcher = new MutationObserver(() => {
            watcher.disconnect();
            requestAnimationFrame(() => done(performance.now() - begun));
        });
        watcher.observe(pile, {childList: true, subtree: true});
        dispatchEvent(new KeyboardEvent('keydown', {key: String(place + 1), bubbles: true}));
    })"""
    times: list[float] = []
    while elin.my_turn() and len(times) < 9:
        if page.locator("button.act").count():
            elin.turn()
            continue
        times.append(page.evaluate(script))
        page.wait_for_timeout(120)
    assert sorted(times)[len(times) // 4] < 100 * slower(), times
