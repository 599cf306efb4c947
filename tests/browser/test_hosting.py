"""Hosting a table: listed in the lobby, who looks on, players removed, the role handed over, signs, one seat on."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from .conftest import Newcomer
from .people import Person
from .test_clue import CHOOSES, LOCATIONS, SUSPECTS, WEAPONS, in_file, pick
from .test_company import mover
from .test_everyone_axe import violations
from .test_quiddler import DOORS, DRAW, cards_of, put_words

GONE = ("Failed to load resource", "WebSocket connection")


def menu(page: Page) -> None:
    """Open what is about the table."""
    page.locator("[data-menu]").click()
    expect(page.locator("dialog[open]")).to_be_visible()


def shut(page: Page) -> None:
    """By Escape, wherever in it the focus is."""
    page.locator("dialog[open]").press("Escape")
    expect(page.locator("dialog[open]")).to_have_count(0)


def ask_no_more(page: Page) -> None:
    """Switch off, for this device, what it asks before what cannot be undone."""
    menu(page)
    page.get_by_role("checkbox", name="Ask before what cannot be undone").uncheck()
    shut(page)


def three(newcomer: Newcomer) -> tuple[str, list[Person]]:
    """A game of three people, in three languages."""
    people = [newcomer("Nia"), newcomer("Siân", locale="cy"), newcomer("Juma", locale="sw")]
    code = people[0].open_table("ono99", people=2)
    for person in people[1:]:
        person.sit(code)
    for person in people:
        expect(person.page.locator(".hand button").first).to_be_visible()
    return code, people


def test_a_table_set_for_all_is_found_in_the_front_room(newcomer: Newcomer) -> None:
    """Set in English with three days a move, found and joined in Welsh by one click and a name."""
    nia, sian = newcomer("Nia"), newcomer("Siân", locale="cy", viewport={"width": 390, "height": 844})
    page = nia.page
    page.goto("/")
    page.get_by_role("button", name="Set a table – Quiddler").click()
    page.locator(".setup").get_by_label("Your name").fill("Nia")
    page.locator(".setup").get_by_label("Time for a turn").select_option(label="3 days")
    page.get_by_role("checkbox", name="Anybody may join").check()
    page.get_by_role("button", name="Open the table").click()
    page.wait_for_url("**/t/*")
    code = page.url.split("/")[-1]

    sian.page.goto("/")
    open_table = sian.page.locator(f'[data-open="{code}"]')
    expect(open_table).to_contain_text("Nia · 3 sedd rydd")
    expect(open_table).to_contain_text("3 diwrnod")
    open_table.click()
    sian.page.locator("#sit-name").fill("Siân")
    sian.page.get_by_role("button", name="Eistedd").click()
    expect(page.locator(".waiting")).to_contain_text("Siân")

    menu(page)
    page.get_by_role("checkbox", name="Anybody may join").uncheck()
    expect(page.get_by_role("checkbox", name="Anybody may join")).not_to_be_checked()
    shut(page)
    page.get_by_role("button", name="Start the game").click()
    expect(page.locator("[role=timer]")).to_have_text(re.compile("2 days 24 hours left|3 days left"))
    expect(sian.page.locator("[role=timer]")).to_have_text(re.compile("3 diwrnod ar ôl"))


def test_nobody_looks_on_where_the_host_will_not_have_it(newcomer: Newcomer) -> None:
    """The door says why, in the reader's language, and opens by itself when the host changes his mind."""
    code, (nia, *_) = three(newcomer)
    eye = newcomer("Eye", locale="cy", forgive=GONE)
    eye.page.goto(f"/t/{code}")
    expect(eye.page.locator(".seat")).to_have_count(3)

    menu(nia.page)
    watch = nia.page.get_by_role("checkbox", name="Others may look on")
    watch.uncheck()
    expect(eye.page.locator("[data-door=shut]")).to_contain_text("Ni chaiff neb wylio wrth y bwrdd hwn")
    assert violations(eye.page) == []
    eye.page.reload()
    expect(eye.page.locator("[data-door=shut]")).to_be_visible()
    expect(eye.page.locator(".seat")).to_have_count(0)
    watch.check()
    expect(watch).to_be_checked()
    eye.page.reload()
    expect(eye.page.locator(".seat")).to_have_count(3)


def test_a_player_is_removed_and_another_takes_the_open_seat(newcomer: Newcomer) -> None:
    """By keyboard: the question has its way back under the finger. The removed is told; whoever comes may sit down."""
    code, (nia, sian, juma) = three(newcomer)
    page = nia.page
    menu(page)
    page.locator("[data-person='1'] summary").press("Enter")
    opens = page.locator("[data-person='1']").get_by_role("button", name="Open this seat for somebody else")
    assert violations(page) == []
    opens.press("Enter")
    expect(page.get_by_role("alertdialog")).to_contain_text("Remove Siân from the table?")
    assert violations(page) == []
    expect(page.get_by_role("button", name="Not now")).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.get_by_role("alertdialog")).to_have_count(0)
    expect(sian.page.locator(".hand")).to_have_count(1)

    opens.press("Enter")
    page.locator("[data-yes]").press("Enter")
    expect(sian.page.locator("[data-door=removed]")).to_contain_text("Nid oes gennych sedd yma mwyach")
    expect(page.locator("[data-person='1']")).to_contain_text("open: a computer player plays until somebody comes")
    shut(page)

    asha = newcomer("Asha", locale="sw")
    asha.page.goto(f"/t/{code}")
    expect(asha.page.locator("#vacant-name")).to_be_visible()
    assert violations(asha.page) == []
    asha.page.locator("#vacant-name").fill("Asha")
    asha.page.get_by_role("button", name="Keti").click()
    expect(asha.page.locator(".hand button").first).to_be_visible()
    expect(page.locator(".seat").filter(has_text="Asha")).to_have_count(1)
    expect(juma.page.locator(".seat").filter(has_text="Asha")).to_have_count(1)


def test_the_role_is_handed_over_and_a_player_leaves(newcomer: Newcomer) -> None:
    """Juma is host then, in Swahili; Nia leaves, and a computer player goes on in her place."""
    _code, (nia, _sian, juma) = three(newcomer)
    page = nia.page
    menu(page)
    page.locator("[data-person='2'] summary").click()
    page.get_by_role("button", name="Make this player the host").click()
    page.locator("[data-yes]").click()
    expect(page.locator("[data-person='2']")).to_contain_text("host")
    expect(page.locator("[data-person='1'] summary")).to_have_count(0)
    menu(juma.page)
    expect(juma.page.locator("[data-person='2']")).to_contain_text("Wewe · mwenyeji")
    expect(juma.page.locator("[data-person='1'] summary")).to_be_visible()

    page.locator("[data-leave]").click()
    expect(page.get_by_role("alertdialog")).to_contain_text("A computer player goes on in your place")
    page.locator("[data-yes]").click()
    expect(page.locator(".lobby")).to_be_visible()
    expect(juma.page.locator("[data-person='0']")).to_contain_text("kompyuta")


def test_this_device_need_not_ask(newcomer: Newcomer) -> None:
    """With the question switched off a player is removed at once; the choice is kept."""
    _code, (nia, sian, _juma) = three(newcomer)
    page = nia.page
    menu(page)
    page.get_by_role("checkbox", name="Ask before what cannot be undone").uncheck()
    page.locator("[data-person='1'] summary").click()
    page.locator("[data-person='1']").get_by_role("button", name="Put a computer player in this seat").click()
    expect(sian.page.locator("[data-door=removed]")).to_be_visible()
    page.reload()
    menu(page)
    expect(page.get_by_role("checkbox", name="Ask before what cannot be undone")).not_to_be_checked()


def test_no_question_before_an_accusation_where_the_device_asks_none(newcomer: Newcomer) -> None:
    """Clue: three cards, and the accusation lies on the table."""
    nia = newcomer("Nia")
    nia.open_table("clue", bots=2, options={"first": 0})
    page = nia.page
    expect(page.locator(CHOOSES)).to_be_visible()
    ask_no_more(page)
    page.get_by_role("button", name="Accuse", exact=True).click()
    left = in_file(nia)
    pick(nia, [next(card for card in left if card in kind) for kind in (SUSPECTS, WEAPONS, LOCATIONS)])
    page.locator(CHOOSES).click()
    expect(page.locator("aside")).to_contain_text("accus")
    expect(page.get_by_role("alertdialog")).to_have_count(0)


def test_no_question_before_going_out_where_the_device_asks_none(newcomer: Newcomer) -> None:
    """Quiddler, where words may be challenged and so any may be laid: one press, and Nia is out."""
    nia = newcomer("Nia")
    nia.open_table("quiddler", bots=1, options={"words": "challenge", "first": 0})
    page = nia.page
    expect(page.locator(DRAW).first).to_be_visible()
    ask_no_more(page)
    page.locator(DRAW).first.click()
    expect(page.locator(DOORS).first).to_be_visible()
    put_words(page, [cards_of(page)[:3]])
    page.get_by_role("button", name="Go out").click()
    expect(page.locator("aside")).to_contain_text("out")
    expect(page.get_by_role("button", name="Sure? Press again")).to_have_count(0)
    expect(page.get_by_role("button", name="Go out")).to_have_count(0)


def test_signs_are_seen_heard_and_may_be_muted(newcomer: Newcomer) -> None:
    """A sign stands at its giver's seat and is read in the reader's words, until he will have none of that person."""
    _code, (nia, sian, juma) = three(newcomer)
    nia.page.get_by_role("button", name="Give a sign").press("Enter")
    expect(nia.page.get_by_role("button", name="applause")).to_be_focused()
    assert violations(nia.page) == []
    nia.page.keyboard.press("ArrowRight")
    nia.page.keyboard.press("Enter")
    expect(nia.page.get_by_role("button", name="Give a sign")).to_be_focused()
    for person, words in ((sian, "Nia: chwerthin"), (juma, "Nia: kicheko"), (nia, "Nia: a laugh")):
        expect(person.page.locator("[data-sign=laugh][data-from='0']")).to_be_visible()
        expect(person.page.locator("[aria-live=polite]").filter(has_text=words)).to_have_count(1)
    expect(sian.page.locator("[data-sign]")).to_have_count(0)

    menu(sian.page)
    sian.page.locator("[data-person='0']").get_by_role("checkbox").check()
    shut(sian.page)
    for person, sign in ((nia, "hooray"), (juma, "asante")):
        person.page.locator(".bar .round").click()
        person.page.get_by_role("button", name=sign).click()
    expect(sian.page.locator("[data-from='2']")).to_be_visible()
    expect(sian.page.locator("[data-from='0']")).to_have_count(0)
    expect(juma.page.locator("[data-from='0']")).to_be_visible()


def test_too_many_signs_are_no_matter_of_the_rules(newcomer: Newcomer) -> None:
    """A word of a few seconds, which is read aloud too; nothing stays open beside the table."""
    nia = newcomer("Nia")
    nia.open_table("ono99", bots=1)
    expect(nia.page.locator(".hand button").first).to_be_visible()
    unsaid = nia.page.locator("[data-unsaid]")
    for _ in range(8):
        nia.page.get_by_role("button", name="Give a sign").click()
        nia.page.get_by_role("button", name="applause").click()
        if unsaid.inner_text():
            break
    expect(unsaid).to_have_text(re.compile("too much in too short a time"))
    assert violations(nia.page) == []
    expect(nia.page.locator(".why")).to_have_count(0)
    expect(unsaid).to_have_text("")


def test_again_with_everybody_one_seat_further_on(newcomer: Newcomer) -> None:
    """Two people play to the end; at the next table the first seat is the last one's of before."""
    nia, sian = newcomer("Nia"), newcomer("Siân", locale="cy")
    code = nia.open_table("ono99", people=1)
    sian.sit(code)
    while (person := mover([nia, sian])) is not None:
        person.turn()
    nia.page.get_by_role("checkbox", name="everybody moves one seat on").check()
    nia.page.get_by_role("button", name="Play again").click()
    nia.page.wait_for_url(lambda url: code not in url)
    expect(nia.page.locator("[data-seat='1']")).to_contain_text("Nia")
    sian.page.get_by_role("button", name="Chwarae eto").click()
    expect(nia.page.locator(".hand button").first).to_be_visible()
