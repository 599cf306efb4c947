"""Several people at one table: coming by a link, going off line, watching, inviting bots."""

from __future__ import annotations

import time

from playwright.sync_api import expect

from .conftest import Newcomer
from .people import PLAYABLE, Person

OFFLINE = ("Failed to load resource", "WebSocket connection", "ERR_INTERNET_DISCONNECTED")


def agree(people: list[Person]) -> None:
    """All see the same total."""
    total = people[0].page.locator(".dial .n b").inner_text()
    for person in people[1:]:
        expect(person.page.locator(".dial .n b")).to_have_text(total)


def mover(people: list[Person], seconds: float = 15.0) -> Person | None:
    """Whose turn it is; None when all see the result."""
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        if all(person.result.count() for person in people):
            return None
        for person in people:
            if person.page.locator(f"{PLAYABLE}, button.act").count():
                return person
        people[0].page.wait_for_timeout(20)
    raise AssertionError("nobody can play, and it is not over")


def go_off_line_and_come_back(person: Person, other: Person) -> None:
    """The page says so, the others are told, and the very same cards are there afterwards."""
    hand = person.cards()
    person.page.context.set_offline(True)
    expect(person.page.locator("[data-link=offline]")).to_be_visible()
    expect(other.page.locator(".link")).to_contain_text(person.name)
    person.page.context.set_offline(False)
    expect(person.page.locator("[data-link=up]")).to_be_attached()
    expect(other.page.locator(".link")).to_be_hidden()
    assert person.cards() == hand


def reload(person: Person) -> None:
    """The hand and the log come back as they were."""
    hand, lines = person.cards(), person.page.locator("aside ol li").all_inner_texts()
    person.page.reload()
    expect(person.page.locator(".hand button")).to_have_count(len(hand))
    assert person.cards() == hand
    expect(person.page.locator("aside ol li")).to_have_count(len(lines))
    assert person.page.locator("aside ol li").all_inner_texts() == lines


def test_two_people_and_a_spectator(newcomer: Newcomer) -> None:
    """One reloads, one loses the network in mid-game: both come back to exactly where they were and play to the end."""
    nia, juma, eye = newcomer("Nia"), newcomer("Juma", forgive=OFFLINE), newcomer("Eye")
    code = nia.open_table("ono99", people=1)
    eye.page.goto(f"/t/{code}")
    juma.sit(code)
    expect(eye.page.locator(".seat")).to_have_count(2)
    expect(eye.page.locator(".hand")).to_have_count(0)

    troubles = {nia: reload, juma: lambda person: go_off_line_and_come_back(person, nia)}
    plays = 0
    while (person := mover([nia, juma])) is not None:
        if plays >= 3 and person in troubles:
            troubles.pop(person)(person)
        person.turn()
        plays += 1
        if plays in (2, 5, 8):
            agree([person, nia, juma, eye])
    assert not troubles
    for person in (nia, juma, eye):
        expect(person.result).to_be_visible()
    expect(eye.page.get_by_role("button", name="Play again")).to_have_count(0)

    nia.page.get_by_role("button", name="Play again").click()
    nia.page.wait_for_url(lambda url: code not in url)
    expect(juma.result).to_contain_text("A new table is set")
    juma.page.get_by_role("button", name="Play again").click()
    juma.page.wait_for_url(nia.page.url)
    expect(juma.page.locator(".hand button")).to_have_count(4)


def test_the_waiting_room(newcomer: Newcomer) -> None:
    """The host invites and frees seats; a guest comes by the link; nobody else can start; bots fill what is free."""
    idris, pendo = newcomer("Idris"), newcomer("Pendo")
    code = idris.open_table("ono99", people=3)
    page = idris.page
    assert page.get_by_label("Link to this table").input_value().endswith(f"/t/{code}")

    page.get_by_role("button", name="Computer, easy-going – Seat 3").click()
    expect(page.locator(".free")).to_have_count(2)
    page.get_by_role("button", name="Free the seat").click()
    expect(page.locator(".free")).to_have_count(3)

    pendo.page.goto("/")
    pendo.page.get_by_label("Have you been given a code?").fill(code.lower())
    pendo.page.get_by_role("button", name="Go to the table").click()
    pendo.page.locator("#sit-name").fill("Pendo")
    pendo.page.get_by_role("button", name="Sit down").click()
    expect(page.locator(".waiting")).to_contain_text("Pendo")
    expect(pendo.page.get_by_role("button", name="Start the game")).to_have_count(0)

    page.get_by_role("button", name="Start the game").click()
    for person in (idris, pendo):
        expect(person.page.locator(".seat")).to_have_count(3)
        expect(person.page.locator(".hand button").first).to_be_visible()


def test_a_square_code_only_where_a_phone_can_follow_it(newcomer: Newcomer) -> None:
    """At 127.0.0.1 the page says how to let others in; once the server has an address in the house, it shows that."""
    idris = newcomer("Idris")
    page = idris.page
    code = idris.open_table("ono99", people=1)
    expect(page.get_by_text("start the server with --lan")).to_be_visible()
    expect(page.locator(".qr")).to_have_count(0)
    page.goto(f"/t/{code}?screen")
    expect(page.get_by_text("start the server with --lan")).to_be_visible()
    expect(page.locator(".qr")).to_have_count(0)

    page.route("**/api/info", lambda route: route.fulfill(json={"address": "http://192.168.1.7:8000"}))
    page.reload()
    expect(page.get_by_role("img", name="A square code")).to_be_visible()
    page.goto(f"/t/{code}")
    expect(page.get_by_role("img", name="A square code")).to_be_visible()
    assert page.get_by_label("Link to this table").input_value() == f"http://192.168.1.7:8000/t/{code}"
    expect(page.get_by_text("--lan")).to_have_count(0)


def test_how_many_can_play_follows_the_options(newcomer: Newcomer) -> None:
    """Six of 2022, eight of 1980: no seat too many is offered, and what is said of the box is true."""
    mali = newcomer("Mali")
    page = mali.page
    page.goto("/")
    page.get_by_role("button", name="Set a table – ONO 99").click()
    more, said = page.get_by_role("button", name="One seat more"), page.locator("fieldset p[role=status]")
    while more.is_enabled():
        more.click()
    expect(page.locator("fieldset ol li")).to_have_count(6)
    expect(said).to_have_text("With these choices 2–6 can play.")
    page.locator("input[value='1980']").check()
    expect(said).to_be_empty()
    while more.is_enabled():
        more.click()
    expect(page.locator("fieldset ol li")).to_have_count(8)
    expect(said).to_be_empty()
    page.locator("input[value='2022']").check()
    expect(said).to_have_text("With these choices 2–6 can play.")


def test_a_name_with_markup_is_only_a_name(newcomer: Newcomer) -> None:
    """Nothing of a name is ever read as HTML; a name with hidden marks is refused in words."""
    sly = newcomer("<b onload=x>Nia</b>", forgive=("400", "409", "Failed to load resource"))
    sly.open_table("ono99", people=1)
    expect(sly.page.locator(".waiting")).to_contain_text("<b onload=x>Nia</b>")
    sly.page.goto("/")
    sly.page.get_by_role("button", name="Set a table – ONO 99").click()
    sly.page.get_by_label("Your name").fill("Ni\u202ea")
    sly.page.get_by_role("button", name="Open the table").click()
    expect(sly.page.get_by_role("alert").filter(has_text="visible characters")).to_be_visible()


def test_a_table_that_does_not_exist(newcomer: Newcomer) -> None:
    """Said in words, with the way back; not an endless wait."""
    lost = newcomer("Lost", forgive=("404", "WebSocket"))
    lost.page.goto("/t/AAA-000")
    expect(lost.page.get_by_role("heading", name="There is no such table")).to_be_visible(timeout=12_000)
    lost.page.get_by_role("link", name="To the front room").click()
    expect(lost.page.get_by_role("heading", name="Come in")).to_be_visible()
