"""Quiddler in the browser: whole games, dragging, tapping and typing, challenges, the draft, the phone."""

from __future__ import annotations

import json
import re
import subprocess
import time
from collections.abc import Sequence

import pytest
from playwright.sync_api import Locator, Page, expect

from parlwr.games.quiddler.decks import deck
from parlwr.games.quiddler.lexicon import CLEAN, lexicon
from parlwr.games.quiddler.solver import Hand

from .conftest import ROOT, Newcomer
from .people import Person, taken
from .test_pages import SAME, WORDS, violations

CLIENT = ROOT / "client"
DRAW, DOORS, GO_ON = ".stack.can", ".near .doors button", "[data-go-on]"

# What a page of this game may show alike in every language.
ALIKE = {
    r"[A-Za-z]{1,2}|([A-Z]{1,2} ?)+": "letters on cards",
    r"[a-z]+": "a word laid with cards",
    r"\+10( ·)?": "a bonus",
}


# -- what a player does ------------------------------------------------------------------------------------------------


def cards_of(page: Page) -> list[str]:
    """The cards in my hand, wherever I have put them."""
    return list(page.locator(".mine [data-card]").evaluate_all("all => all.map(one => one.dataset.card)"))


def tray(page: Page, number: int) -> str:
    """The letters in one of my words."""
    script = "all => all.map(one => one.dataset.card).join('')"
    return str(page.locator(f".tray[data-place='{number}'] [data-card]").evaluate_all(script))


def take(page: Page, card: str) -> None:
    """Tap a card on the rack."""
    page.locator(f".rack [data-card='{card}']").first.click()


def plan(cards: Sequence[str], of: str = "en") -> list[list[str]] | None:
    """Words that use all cards but one; None where there are none."""
    codes = deck(of)
    lay = Hand([codes.index[card] for card in cards], lexicon(of, of), CLEAN).best_out()
    return None if lay is None else [[codes.codes[card] for card in word] for word in lay.words]


def put_words(page: Page, words: list[list[str]]) -> None:
    """Tap words together, a new one after each."""
    page.keyboard.press("Escape")
    for word in words:
        for card in word:
            take(page, card)
        page.keyboard.press(" ")


def turn(page: Page, of: str) -> bool:
    """Draw, then go out where that can be done, else throw the first card; whether words were laid."""
    if page.locator(DRAW).count():
        page.locator(DRAW).first.click()
    expect(page.locator(DOORS).first).to_be_visible()
    last = page.locator("p.last").count() > 0
    words = plan(cards_of(page), of)
    if words is None:
        page.keyboard.press("Escape")
        page.keyboard.press("-")
        page.locator(".rack [data-card]").first.click()
    else:
        put_words(page, words)
    page.keyboard.press("Enter")
    if words is not None and not last:
        expect(page.locator(".near .doors .act")).to_have_text(re.compile(r"\?"))
        page.keyboard.press("Enter")
    expect(page.locator(DOORS)).to_have_count(0)
    return words is not None or last


def play_all(person: Person, of: str, at_round: object = None, seconds: float = 100.0) -> list[list[str]]:
    """Play to the end; the score sheet's rows as they stood after each round."""
    page, sheets = person.page, []
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        expect(page.locator(f"{DRAW}, {DOORS}, {GO_ON}").first).to_be_visible()
        if page.locator(GO_ON).count():
            sheets.append(page.locator(".paper tbody tr").last.locator("td").all_inner_texts())
            if callable(at_round):
                at_round(len(sheets))
            if len(sheets) == 8:
                return sheets
            page.locator(GO_ON).click()
        else:
            turn(page, of)
    raise AssertionError(f"{len(sheets)} rounds in {seconds} s")


def alike(page: Page, lang: str) -> set[str]:
    """Texts that a page shows in its language and in English, those with a reason left out."""

    def words() -> set[str]:
        reasons = [*SAME, *ALIKE, "Nia"]
        return {text for text in page.evaluate(WORDS) if not any(re.fullmatch(reason, text) for reason in reasons)}

    here = words()
    assert len(here) > 8
    page.locator("header select").select_option("en")
    expect(page.locator("html")).to_have_attribute("lang", "en")
    there = words()
    page.locator("header select").select_option(lang)
    expect(page.locator("html")).to_have_attribute("lang", lang)
    return here & there


# -- whole games -------------------------------------------------------------------------------------------------------


# In English test_everyone_keyboard.py plays one to its end.
@pytest.mark.parametrize("lang", [pytest.param("en", marks=pytest.mark.slow), "cy"])
def test_a_whole_game(newcomer: Newcomer, lang: str) -> None:
    """Eight rounds with bots: each is summed up, the sheet adds up; at the end the best stands beside what was laid."""
    nia = newcomer("Nia", locale=lang)
    page = nia.page
    options = {"deck": lang, "assist": lang == "cy", "first": 0}
    nia.open_table("quiddler", bots=2, options=options)

    def at_round(number: int) -> None:
        expect(page.locator(".paper ul > li")).to_have_count(3)
        assert page.locator(".paper tbody tr").count() == number
        assert page.locator(".paper > p").count() == 3  # why each bonus went where it did, and what the signs mean
        if number == 2 and lang != "en":
            assert alike(page, lang) == set()
        if number == 2:
            assert violations(page) == []

    sheets = play_all(nia, lang, at_round)
    totals = [sum(int(re.sub(r"\D", "", row[seat])) for row in sheets) for seat in range(3)]
    shown = [int(text) for text in page.locator(".paper tfoot td").all_inner_texts()]
    assert shown == totals
    assert sum(totals) > 0
    expect(nia.result).to_be_visible()
    nia.result.get_by_role("button").last.click()

    review = page.locator("details")
    expect(review.locator("tbody tr")).to_have_count(24)
    pairs = review.locator("tbody tr").evaluate_all(
        "rows => rows.map(r => [...r.querySelectorAll('b')].map(b => +b.innerText))"
    )
    assert all(best >= laid for laid, best in pairs), pairs
    assert any(best > 0 for _, best in pairs)
    assert violations(page) == []
    if lang != "en":
        assert alike(page, lang) == set()


def test_on_a_phone_in_swahili(newcomer: Newcomer) -> None:
    """By touch: the hand at the thumb, all in sight, nothing over the side, no English."""
    juma = newcomer("Nia", locale="sw", viewport={"width": 390, "height": 844}, has_touch=True, color_scheme="dark")
    page = juma.page
    juma.open_table("quiddler", bots=3, options={"deck": "sw", "first": 0})
    page.locator(DRAW).first.tap()
    expect(page.locator(DOORS).first).to_be_visible()
    for _ in range(2):
        page.locator(".rack [data-card]").first.tap()
    expect(page.locator(".tray[data-place='0'] [data-card]")).to_have_count(2)
    expect(page.locator(".rack [data-card]").first).to_be_in_viewport(ratio=1)
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    clear_of_pulls(page, ".doors button, .rack [data-card], .slot")
    assert violations(page) == []
    assert alike(page, "sw") == set()
    page.locator(".slot button").tap()
    page.locator(".rack [data-card]").first.tap()
    page.locator(DOORS).first.tap()
    expect(page.locator(DOORS)).to_have_count(0)


def clear_of_pulls(page: Page, what: str) -> None:
    """No drawer's pull lies over these."""
    script = """what => {
        const boxes = (of) => [...document.querySelectorAll(of)].map(one => one.getBoundingClientRect());
        return boxes('.pulls button').some(a => boxes(what).some(b =>
            a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom));
    }"""
    assert page.evaluate(script, what) is False


# -- drag, tap, type ---------------------------------------------------------------------------------------------------


def drag(page: Page, what: Locator, to: Locator) -> None:
    """Drag with the mouse, as a hand does: in steps."""
    one, two = what.bounding_box(), to.bounding_box()
    assert one is not None
    assert two is not None
    page.mouse.move(one["x"] + one["width"] / 2, one["y"] + one["height"] / 2)
    page.mouse.down()
    page.mouse.move(one["x"] + 30, one["y"] - 20, steps=3)
    page.mouse.move(two["x"] + two["width"] / 2, two["y"] + two["height"] / 2, steps=4)
    page.mouse.up()


def test_drag_tap_and_keyboard(newcomer: Newcomer) -> None:
    """Each way moves the same cards; a reload keeps what was arranged; what is no word is refused by its rule."""
    mali = newcomer("Mali")
    page = mali.page
    mali.open_table("quiddler", bots=1, options={"first": 0, "assist": True})
    expect(page.locator(DRAW).first).to_be_visible()
    page.keyboard.press("1")
    expect(page.locator(DOORS).first).to_be_visible()
    hand = cards_of(page)
    assert len(hand) == 4
    rack, first, slot = page.locator(".rack [data-card]"), page.locator(".tray[data-place='0']"), page.locator(".slot")

    drag(page, rack.first, first)  # a word by dragging, and a second card before the first
    assert tray(page, 0) == hand[0]
    drag(page, rack.first, first.locator("[data-card]").first)
    assert tray(page, 0) == hand[1] + hand[0]
    drag(page, first.locator("[data-card]").first, page.locator(".rack"))
    assert tray(page, 0) == hand[0]
    rack.first.click()  # one more by a tap, and back by another
    assert len(first.locator("[data-card]").all()) == 2
    first.locator("[data-card]").last.click()
    assert tray(page, 0) == hand[0]

    page.keyboard.press("Escape")
    assert rack.count() == 4
    page.keyboard.type(hand[2] + hand[1])  # the same by typing
    assert tray(page, 0) == hand[2] + hand[1]
    page.keyboard.press("Backspace")
    assert tray(page, 0) == hand[2]
    page.keyboard.type(hand[1])
    drag(page, rack.first, slot)
    assert slot.locator("[data-card]").count() == 1
    kept = [tray(page, 0), slot.locator("[data-card]").get_attribute("data-card"), rack.get_attribute("data-card")]
    page.reload()
    expect(first.locator("[data-card]")).to_have_count(2)
    assert [
        tray(page, 0),
        slot.locator("[data-card]").get_attribute("data-card"),
        rack.get_attribute("data-card"),
    ] == kept

    codes = deck("en")
    known = lexicon("en", "en")
    orders = [(a, b, c) for a in hand for b in hand for c in hand if sorted((a, b, c)) == sorted(hand[:3])]
    nonsense = next(order for order in orders if not known.has([codes.index[card] for card in order]))
    put_words(page, [list(nonsense)])
    expect(first).to_have_class(re.compile(r"\bbad\b"))
    page.keyboard.press("Enter")
    page.keyboard.press("Enter")
    expect(page.locator(".why")).to_have_attribute("data-rule", "quiddler.word.lexicon")
    assert sorted(cards_of(page)) == sorted(hand)
    page.keyboard.press("Escape")  # the notice goes, the word stays
    expect(page.locator(".why")).to_have_count(0)
    assert tray(page, 0) == "".join(nonsense)
    pairs = [[a, b] for a in hand for b in hand if a != b]
    word = next((pair for pair in pairs if known.has([codes.index[card] for card in pair])), None)
    if word is not None:
        put_words(page, [word])
        expect(first).to_have_class(re.compile(r"\bgood\b"))


def test_typed_letters_find_their_cards() -> None:
    """Of several ways to spell a word the one worth most; accents and digraphs as the decks have them."""
    script = """
        const ts = require('typescript'), fs = require('fs');
        const load = (name) => {
            const code = ts.transpileModule(fs.readFileSync(`src/games/quiddler/${name}.ts`, 'utf8'),
                {compilerOptions: {module: ts.ModuleKind.CommonJS, target: 'es2022'}}).outputText;
            const module = {exports: {}};
            new Function('exports', 'module', 'require', code)(module.exports, module, () => ({}));
            return module.exports;
        };
        const {spell, bare} = load('spell'), {DECKS} = load('decks');
        const cases = JSON.parse(fs.readFileSync(0, 'utf8'));
        console.log(JSON.stringify(cases.map(([deck, typed, held]) => {
            const cards = held.split(' ').map((card, key) => ({key, card}));
            const found = spell(bare(typed), cards, DECKS[deck], true);
            return found && [found.cards.map(({card}) => card).join(' '), found.rest];
        })));"""
    cases = {
        ("en", "quit", "qu i t a"): ["qu i t", ""],
        ("en", "quit", "qu i t q u"): ["q u i t", ""],  # 15 + 4 is more than 9
        ("en", "QUIT", "t i qu"): ["qu i t", ""],
        ("en", "q", "qu i t"): ["", "q"],
        ("en", "thin", "t h i n th in"): ["t h i n", ""],  # 17, with the pairs 16
        ("en", "thins", "t i n th in s"): ["th i n s", ""],
        ("en", "clerk", "c l e r k cl er"): ["c l e r k", ""],
        ("en", "cat", "c a"): None,
        ("en", "aa", "a b"): None,
        ("cy", "tŷ", "t y"): ["t y", ""],
        ("cy", "dŵr", "r w d"): ["d w r", ""],
        ("cy", "ddu", "d d u"): None,  # two Ds are never a DD
        ("cy", "ddu", "dd u d"): ["dd u", ""],
        ("cy", "llan", "ll a n"): ["ll a n", ""],
        ("cy", "angor", "a n g o r"): ["a n g o r", ""],
        ("sw", "chai", "ch a i"): ["ch a i", ""],
        ("sw", "shule", "sh u l e"): ["sh u l e", ""],
    }
    run = subprocess.run(
        ["node", "-e", script], cwd=CLIENT, input=json.dumps(list(cases)), capture_output=True, text=True, check=True
    )
    assert dict(zip(cases, json.loads(run.stdout), strict=True)) == cases


# -- challenges --------------------------------------------------------------------------------------------------------


def test_challenges_between_two_people(newcomer: Newcomer) -> None:
    """One lays nonsense, the other challenges it; the dictionary is shut for whoever's turn it is."""
    ann, bob = newcomer("Ann"), newcomer("Bob")
    code = ann.open_table("quiddler", people=1, options={"words": "challenge", "first": 0})
    bob.sit(code)
    expect(ann.page.locator(DRAW).first).to_be_visible()
    for person in (ann, bob):
        person.page.locator(".right summary").click()
    expect(ann.page.get_by_test_id("dictionary")).to_be_disabled()
    bob.page.get_by_test_id("dictionary").fill("quit")
    bob.page.keyboard.press("Enter")
    expect(bob.page.locator(".right [role=status]")).to_contain_text("is a word")

    ann.page.locator(DRAW).first.click()
    expect(ann.page.locator(DOORS).first).to_be_visible()
    hand = cards_of(ann.page)
    index, known = deck("en").index, lexicon("en", "en")
    orders = [[hand[i] for i in order] for order in ((0, 1, 2), (2, 1, 0), (1, 0, 2), (1, 2, 0), (0, 2, 1), (2, 0, 1))]
    laid = next((order for order in orders if not known.has([index[card] for card in order])), orders[0])
    good = known.has([index[card] for card in laid])
    put_words(ann.page, [laid])
    go_out = ann.page.get_by_role("button", name="Go out")
    go_out.click()
    ann.page.get_by_role("button", name="Sure? Press again").click()

    expect(bob.page.locator("p.last")).to_contain_text("Ann has gone out")
    expect(bob.page.locator("p.last")).to_contain_text("Your last turn")
    expect(bob.page.get_by_test_id("dictionary")).to_be_disabled()
    bob.page.locator(DRAW).first.click()
    expect(bob.page.locator(DOORS).first).to_be_visible()
    bob.page.keyboard.press(".")
    bob.page.locator(".rack [data-card]").first.click()
    bob.page.get_by_role("button", name="Lay no words and finish").click()

    challenge = bob.page.get_by_role("button", name="Challenge “")
    expect(challenge).to_have_count(1)
    expect(ann.page.get_by_role("button", name="Challenge “")).to_have_count(0)  # not one's own word
    expect(bob.page.get_by_test_id("dictionary")).to_be_disabled()
    challenge.click()
    for person in (ann, bob):
        accept = person.page.get_by_role("button", name="Accept the words")
        if accept.count():
            expect(person.page.locator(".one small")).to_have_text("It is a word" if good else "No word")
            with taken(person.page):
                accept.click()
    for person in (ann, bob):
        expect(person.page.locator(GO_ON)).to_be_visible()
    mine = ann.page.locator(".paper tfoot td").first
    assert (int(mine.inner_text()) > 0) is good
    expect(ann.page.locator("aside")).to_contain_text("Bob")


def test_the_host_chooses_the_word_list(newcomer: Newcomer) -> None:
    """Cards and word list are chosen apart, and the waiting room says what was chosen."""
    host = newcomer("Host")
    page = host.page
    page.goto("/")
    page.get_by_role("button", name="Set a table – Quiddler").click()
    page.get_by_label("Your name").fill("Host")
    for name, value in (("deck", "en"), ("lexicon", "en-expert"), ("words", "challenge")):
        page.locator(f"input[name={name}][value={value}]").check()
    page.get_by_role("button", name="Open the table").click()
    expect(page.locator(".waiting")).to_contain_text("English, large")
