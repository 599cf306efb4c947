"""The Clue Card Game in the browser: whole games, secrets, the reveal, what is kept and looked back at."""

from __future__ import annotations

import re
import time
from collections.abc import Sequence

from playwright.sync_api import Locator, expect

from .conftest import Newcomer
from .people import Person, taken
from .test_pages import violations

SUSPECTS = ("scarlett", "mustard", "orchid", "green", "peacock", "plum")
WEAPONS = ("knife", "rope", "candlestick")
LOCATIONS = ("billiard_room", "dining_room", "kitchen")
CARDS = (*SUSPECTS, *WEAPONS, *LOCATIONS)
NAMES = dict(
    zip(
        CARDS,
        (
            *("Miss Scarlett", "Colonel Mustard", "Dr Orchid", "Mr Green", "Mrs Peacock", "Professor Plum"),
            *("Knife", "Rope", "Candlestick", "Billiard Room", "Dining Room", "Kitchen"),
        ),
        strict=True,
    )
)
ASKED = ".hand button.can:enabled, [data-testid=neither]:enabled"
CHOOSES = ".say .act"


# -- what a person does at this table ----------------------------------------------------------------------------------


def index(person: Person, card: str) -> Locator:
    """A card of the case file."""
    return person.page.locator(f".file li[data-card={card}]")


def hand(person: Person) -> list[str]:
    """The evidence held."""
    expect(person.page.locator(".hand li").first).to_be_visible()
    return [str(one) for one in person.page.locator(".hand li").evaluate_all("all => all.map(li => li.dataset.card)")]


def in_file(person: Person) -> list[str]:
    """The cards of the case file that are not turned over."""
    script = "all => all.filter(li => !li.classList.contains('turned')).map(li => li.dataset.card)"
    return [str(one) for one in person.page.locator(".file li").evaluate_all(script)]


def pick(person: Person, cards: Sequence[str]) -> None:
    for card in cards:
        index(person, card).locator("button.card").click()
        expect(index(person, card).locator("button.card")).to_have_attribute("aria-pressed", "true")


def ask(person: Person, cards: Sequence[str]) -> None:
    """Two taps, and the question."""
    pick(person, cards)
    with taken(person.page):
        person.page.locator(CHOOSES).click()


def neither(person: Person) -> None:
    with taken(person.page):
        person.page.get_by_test_id("neither").click()


def show(person: Person, card: str) -> None:
    with taken(person.page):
        person.page.locator(f".hand li[data-card={card}] button.can").click()


def accuse(person: Person, cards: Sequence[str], *, join: bool = False) -> None:
    """One card of each kind, the question whether one is sure, and down it goes."""
    if not join:
        person.page.get_by_role("button", name="Accuse", exact=True).click()
    pick(person, cards)
    person.page.locator(CHOOSES).click()
    sure = person.page.get_by_role("alertdialog")
    for card in cards:
        expect(sure).to_contain_text(NAMES[card])
    with taken(person.page):
        sure.get_by_role("button", name="Lay it face down").click()
    expect(sure).to_have_count(0)


def stay_out(person: Person) -> None:
    person.page.get_by_role("button", name="Stay out").click()
    with taken(person.page):
        person.page.get_by_role("alertdialog").get_by_role("button", name="Stay out").click()
    expect(person.page.get_by_role("alertdialog")).to_have_count(0)


def log(person: Person) -> str:
    return person.page.locator("aside ol").inner_text()


def dealt(people: list[Person]) -> tuple[list[list[str]], list[str]]:
    """The hands, and the crime: what nobody holds and what does not lie open."""
    hands = [hand(person) for person in people]
    held = [card for cards in hands for card in cards]
    away = people[0].page.locator(".file li.turned").evaluate_all("all => all.map(li => li.dataset.card)")
    crime = [card for card in CARDS if card not in held and card not in away]
    assert [sum(card in kind for card in crime) for kind in (SUSPECTS, WEAPONS, LOCATIONS)] == [1, 1, 1]
    return hands, crime


def table_of(people: list[Person], **options: str | int) -> None:
    """The first opens a table for all; the seats are in their order."""
    code = people[0].open_table("clue", people=len(people) - 1, options={"first": 0} | options)
    for person in people[1:]:
        person.sit(code)


def go_on(person: Person) -> None:
    """Enough of the reveal."""
    person.page.locator(".reveal").get_by_role("button", name="Go on").click()
    expect(person.page.locator(".reveal")).to_have_count(0)


# -- whole games -------------------------------------------------------------------------------------------------------


def test_four_people_and_a_joint_accusation(newcomer: Newcomer) -> None:
    """A card for one alone, three who accuse together in the order the caller sets, a reveal that takes its time."""
    ana, ben, cai, dot = people = [newcomer(name) for name in ("Ana", "Ben", "Cai", "Dot")]
    table_of(people, accusation_order="caller")
    hands, crime = dealt(people)

    # Ana asks; Ben has neither, Cai must show, Dot is not asked
    card = hands[2][0]
    ask(ana, [crime[0], card])
    expect(ben.page.get_by_test_id("say")).to_contain_text("You hold neither")
    expect(ben.page.locator(".hand button.can")).to_have_count(0)
    neither(ben)
    expect(cai.page.locator(".hand button.can")).to_have_count(1)
    expect(cai.page.get_by_test_id("neither")).to_have_count(0)
    expect(cai.page.locator(".mine.asked")).to_contain_text("Only Ana will see the card")
    show(cai, card)
    said = f"Cai shows you this card: {NAMES[card]}. Nobody else sees it."
    expect(ana.page.get_by_test_id("shown")).to_have_text(said)
    assert ana.page.get_by_test_id("shown").get_attribute("aria-live") == "assertive"
    expect(ana.page.locator(".private")).to_contain_text(NAMES[card])
    ana.page.get_by_role("button", name="Give it back").click()
    expect(index(ana, card)).to_have_class(re.compile("turned"))
    expect(index(ana, card)).to_contain_text("shown by Cai")
    assert f"Cai shows Ana this card: {NAMES[card]}." in log(ana)
    for other in (ben, dot):
        expect(other.page.locator("aside ol")).to_contain_text("Cai shows Ana a card.")
        expect(other.page.get_by_test_id("shown")).to_have_text("")
        expect(other.page.locator(".question")).to_contain_text("showed a card")

    # Ben asks for what nobody has
    ask(ben, crime[1:])
    for person in (cai, dot, ana):
        neither(person)

    # Cai accuses; Dot joins and is wrong, Ana joins and is right, Ben stays out
    accuse(cai, crime)
    wrong = next(one for one in in_file(dot) if one in SUSPECTS and one != crime[0])
    accuse(dot, [wrong, *crime[1:]], join=True)
    expect(ben.page.locator("aside ol")).to_contain_text("Dot has said whether to join.")
    assert "joins with" not in log(ben)
    expect(ben.page.locator(".seat", has_text="Dot")).to_contain_text("has said")
    accuse(ana, crime, join=True)
    stay_out(ben)

    order = cai.page.locator(".order")
    for name in ("Dot", "Ana", "Cai"):
        order.get_by_role("button", name=name).click()
    order.get_by_role("button", name="Set this order").click()

    # the reveal: a pause, then the cards; the log and the result wait
    for person in people:
        expect(person.page.locator(".reveal .said")).to_be_visible()
        assert person.result.count() == 0
        assert "is right and wins" not in log(person)
    expect(dot.page.locator(".reveal .crime")).to_contain_text(NAMES[crime[2]])
    expect(dot.page.locator(".reveal .said")).to_have_text("Ana is right in all three!", timeout=10_000)
    for person in people[:3]:
        go_on(person)
    for person in people:
        expect(person.result).to_contain_text("You have won!" if person is ana else "Winner: Ana")
        expect(person.page.locator("aside ol")).to_contain_text("Ana is right and wins.")

    # what could have been known: Ana and Ben, and when
    ana.page.get_by_role("button", name="See the table").click()
    back = ana.page.locator(".timeline")
    expect(back).to_contain_text("It was " + NAMES[crime[0]])
    expect(back.locator("figure > svg path.line")).to_have_count(4)
    rows = back.locator("tbody tr")
    expect(rows).to_have_count(4)  # the deal, two questions, the accusation
    expect(rows.nth(1)).to_contain_text(f"Ana asks for {NAMES[crime[0]]} and {NAMES[card]}; Cai shows {NAMES[card]}.")
    expect(rows.nth(2)).to_contain_text("nobody has either")
    assert violations(ana.page) == []


def test_a_lost_player_keeps_answering(newcomer: Newcomer) -> None:
    """A lone accuser who is wrong sees the crime alone, takes no more turns, and is still asked."""
    ana, ben, cai = people = [newcomer(name) for name in ("Ana", "Ben", "Cai")]
    table_of(people)
    hands, crime = dealt(people)
    wrong = next(one for one in in_file(ana) if one in SUSPECTS and one != crime[0])
    accuse(ana, [wrong, *crime[1:]])
    stay_out(ben)
    stay_out(cai)

    expect(ana.page.locator(".reveal .said")).to_have_text("You are wrong, and have lost.", timeout=10_000)
    expect(ana.page.locator(".reveal .crime")).to_contain_text(NAMES[crime[0]])
    expect(ben.page.locator(".reveal")).to_contain_text("The crime stays hidden")
    assert NAMES[crime[0]] not in ben.page.locator(".reveal").inner_text()
    for person in people:
        if person.page.locator(".reveal").count():
            person.page.locator(".reveal .on").click()
    expect(ben.page.locator(".seat", has_text="Ana")).to_contain_text("lost, still answers")
    assert "You have seen the crime" in log(ana)
    assert NAMES[wrong] not in log(ben)

    ask(ben, [crime[0], hands[0][0]])
    neither(cai)
    expect(ana.page.get_by_test_id("say")).to_contain_text("You have lost, but you still answer.")
    show(ana, hands[0][0])
    expect(ben.page.get_by_test_id("shown")).to_contain_text(f"Ana shows you this card: {NAMES[hands[0][0]]}.")
    expect(cai.page.locator(CHOOSES)).to_be_visible()
    accuse(cai, crime)
    expect(ana.page.get_by_role("button", name="Stay out")).to_have_count(0)
    stay_out(ben)
    go_on(cai)
    expect(cai.result).to_contain_text("You have won!")


def play(person: Person, seconds: float = 60.0) -> int:
    """Ask for what is unknown, answer what is asked, accuse when three cards are left; how many questions."""
    page, questions = person.page, 0
    end = time.monotonic() + seconds
    waits = page.locator(f"{ASKED}, {CHOOSES}, .reveal .on").or_(person.result)
    while time.monotonic() < end:
        expect(waits.first).to_be_visible()
        if person.result.count():
            return questions
        if page.locator(".reveal .on").count():
            page.locator(".reveal .on").click()
        elif page.locator(ASKED).count():
            page.locator(ASKED).first.click()
        elif page.get_by_role("button", name="Stay out").count():
            stay_out(person)
        elif len(left := in_file(person)) == 3:
            accuse(person, left)
        else:
            ask(person, left[:2])
            questions += 1
        page.wait_for_timeout(30)
    raise AssertionError(f"no end after {seconds} s")


def test_one_person_and_three_bots(newcomer: Newcomer) -> None:
    """From the deal to the result and the look back; the log tells every question in words."""
    gwen = newcomer("Gwen")
    gwen.open_table("clue", bots=3, options={"first": 0})
    assert play(gwen) >= 1
    expect(gwen.result).to_be_visible()
    assert log(gwen).count(" asks for ") >= 1
    gwen.page.get_by_role("link", name="Look back").click()
    gwen.page.wait_for_url("**/t/*/replay")
    gwen.page.get_by_role("button", name="To the end").click()
    expect(gwen.page.locator(".timeline")).to_have_count(0)  # it stands beside the board
    gwen.page.locator("summary", has_text="The game in review").click()
    expect(gwen.page.locator(".timeline tbody tr").first).to_contain_text("The deal.")
    expect(gwen.page.locator(".reveal")).to_have_count(0)


# -- what is kept, what is read, where it fits -------------------------------------------------------------------------


def test_case_file_and_notebook_are_kept_on_this_device(newcomer: Newcomer) -> None:
    """Automatically, or by oneself; marks by mouse and by keys; all is there after a reload; axe finds nothing."""
    nia = newcomer("Nia")
    nia.open_table("clue", bots=3, options={"first": 0, "game": "advanced"})
    page, held = nia.page, hand(nia)
    for card in held:
        expect(index(nia, card)).to_have_class(re.compile("turned"))
    assert violations(page) == []
    page.get_by_label("I keep it myself").check()
    expect(page.locator(".file li.turned")).to_have_count(0)
    page.get_by_role("button", name="Turn over: Study").click()
    expect(index(nia, "study")).to_have_class(re.compile("turned"))

    page.get_by_role("tab", name="Notebook").click()
    cell = page.locator("[data-cell='rope/1']")
    cell.click()
    expect(cell).to_have_accessible_name(re.compile("^Rope, .+: not here, pencil$"))
    page.locator("label.ink.red").click()
    page.locator("[data-cell='rope/crime']").focus()
    page.keyboard.press("?")
    expect(page.locator("[data-cell='rope/crime']")).to_have_accessible_name("Rope, Crime: perhaps, red")
    page.keyboard.press("ArrowUp")
    expect(page.locator("[data-cell='rope/3']")).to_be_focused()
    page.keyboard.press("v")
    assert violations(page) == []

    page.reload()
    expect(index(nia, "study")).to_have_class(re.compile("turned"))
    expect(page.get_by_label("I keep it myself")).to_be_checked()
    page.get_by_role("tab", name="Notebook").click()
    expect(page.locator("[data-cell='rope/3']")).to_have_accessible_name(re.compile("here, red$"))
    expect(cell).to_have_accessible_name(re.compile("not here, pencil$"))

    # a question by keyboard alone; Escape takes back an accusation that was not yet laid
    page.get_by_role("tab", name="Notebook").press("ArrowLeft")
    expect(page.get_by_role("tab", name="Case file")).to_be_focused()
    index(nia, "rope").locator("button.card").press("Enter")
    index(nia, "plum").locator("button.card").press("Space")
    page.locator(CHOOSES).press("Enter")
    expect(page.locator("aside ol")).to_contain_text("Nia asks for Rope and Professor Plum.")


def test_an_accusation_can_be_taken_back_until_it_is_laid(newcomer: Newcomer) -> None:
    """The way back has the focus, so that a second Enter does no harm; Escape leaves everything as it was too."""
    nia = newcomer("Nia")
    nia.open_table("clue", bots=2, options={"first": 0})
    page = nia.page
    expect(page.locator(CHOOSES)).to_be_visible()
    page.get_by_role("button", name="Accuse", exact=True).click()
    left = in_file(nia)
    pick(nia, [next(card for card in left if card in kind) for kind in (SUSPECTS, WEAPONS, LOCATIONS)])
    page.locator(CHOOSES).focus()
    page.keyboard.press("Enter")
    expect(page.get_by_role("button", name="Not yet")).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.get_by_role("alertdialog")).to_have_count(0)
    page.locator(CHOOSES).click()
    expect(page.get_by_role("button", name="Not yet")).to_be_focused()
    assert violations(page) == []
    page.keyboard.press("Escape")
    expect(page.get_by_role("alertdialog")).to_have_count(0)
    expect(page.locator(CHOOSES)).to_be_visible()
    assert "accusation" not in page.locator("aside").inner_text()


def test_a_phone(newcomer: Newcomer) -> None:
    """390 × 844, in Welsh, at night: nothing runs over the side, the hand is at the thumb, every word is there."""
    options = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True, "color_scheme": "dark"}
    mali = newcomer("Mali", locale="cy", **options)
    mali.open_table("clue", bots=3, options={"first": 0})
    page = mali.page
    hand(mali)
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    boxes = [card.bounding_box() for card in page.locator(".hand li").all()]
    assert all(box is not None and box["y"] > 600 and box["y"] + box["height"] < 844 for box in boxes)
    assert violations(page) == []
    ask(mali, in_file(mali)[:2])
    page.locator("#clue-tab-notes").tap()
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    page.locator("[data-cell='rope/crime']").tap()
    expect(page.locator("[data-cell='rope/crime']")).to_have_accessible_name("Rhaff, Trosedd: nid yma, pensil")
