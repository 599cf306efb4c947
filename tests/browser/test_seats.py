"""A seat left for a while: a computer player stands in; another device goes on, by a link and by a typed code."""

from __future__ import annotations

from playwright.sync_api import expect

from .conftest import Newcomer
from .people import Person
from .test_everyone_axe import violations
from .test_hosting import GONE, menu, shut

PHONE = {"width": 390, "height": 844}


def two(newcomer: Newcomer) -> tuple[str, Person, Person]:
    nia, sian = newcomer("Nia"), newcomer("Siân", locale="cy")
    code = nia.open_table("ono99", people=1, options={"first": 1})
    sian.sit(code)
    for person in (nia, sian):
        expect(person.page.locator(".hand button").first).to_be_visible()
    return code, nia, sian


def test_a_seat_goes_to_a_phone_by_one_press(newcomer: Newcomer) -> None:
    """The link of the laptop's menu, opened on the phone: the same cards, in its language. The laptop is told."""
    _code, nia, sian = two(newcomer)
    cards = sian.cards()
    menu(sian.page)
    sian.page.get_by_role("button", name="Chwarae ar ddyfais arall").click()
    expect(sian.page.locator("[data-seat-code]")).to_contain_text("2-")
    expect(sian.page.locator("dialog")).to_contain_text("Yn ddilys am 10 munud")
    link = sian.page.get_by_label("Dolen i'r ddyfais arall").input_value()
    assert violations(sian.page) == []

    phone = newcomer("Siân", locale="sw", viewport=PHONE)
    phone.page.goto(link)
    expect(phone.page.locator(".claim")).to_contain_text("Uendelee kama Siân kwenye kifaa hiki?")
    assert violations(phone.page) == []
    phone.page.get_by_role("button", name="Cheza hapa").click()
    expect(phone.page.locator(".hand button")).to_have_count(len(cards))
    assert phone.cards() == cards
    assert "#" not in phone.page.url
    expect(sian.page.locator("[data-door=moved]")).to_contain_text("Rydych chi'n chwarae ar ddyfais arall nawr")
    expect(sian.page.locator(".hand")).to_have_count(0)
    phone.play()
    expect(nia.page.locator(".hand button.can").first).to_be_visible()

    again = newcomer("Thief", forgive=GONE)
    again.page.goto(link)
    again.page.get_by_role("button", name="Play here").click()
    expect(again.page.get_by_role("alert").filter(has_text="has been used")).to_be_visible()


def test_a_seat_comes_back_by_a_typed_code(newcomer: Newcomer) -> None:
    """Typed in small letters, at the table's own menu of who only looks on. A wrong one is refused in words."""
    code, nia, _sian = two(newcomer)
    menu(nia.page)
    nia.page.get_by_role("button", name="Play on another device").click()
    said = nia.page.locator("[data-seat-code]").get_attribute("data-seat-code")
    assert said is not None

    other = newcomer("Nia", locale="cy", forgive=GONE)
    other.page.goto(f"/t/{code}")
    expect(other.page.locator(".seat")).to_have_count(2)
    menu(other.page)
    other.page.locator("#claim-code").fill("1-BCDF-GHJK")
    other.page.get_by_role("button", name="Chwarae yma").click()
    expect(other.page.get_by_role("alert").filter(has_text="Mae'r cod hwnnw'n anghywir")).to_be_visible()
    other.page.locator("#claim-code").fill(said.lower().replace("-", " "))
    other.page.get_by_role("button", name="Chwarae yma").click()
    expect(other.page.locator(".hand button").first).to_be_visible()
    expect(nia.page.locator("[data-door=moved]")).to_be_visible()


def test_a_computer_player_stands_in_and_its_player_comes_back(newcomer: Newcomer) -> None:
    """In Welsh: the bot takes the turn, Nia sees it; back with one press, and once more with an act."""
    _code, nia, sian = two(newcomer)
    page = sian.page
    menu(page)
    page.get_by_role("button", name="Gadael i chwaraewr cyfrifiadur chwarae drosof").click()
    shut(page)
    expect(page.locator("[data-standing]")).to_contain_text("Mae chwaraewr cyfrifiadur yn chwarae drosoch.")
    expect(nia.page.locator("[data-link]")).to_contain_text("A computer player is playing for Siân.")
    assert violations(page) == []
    expect(nia.page.locator(".seat .face svg")).to_have_count(1)
    expect(nia.page.locator(".hand button.can").first).to_be_visible()

    page.get_by_role("button", name="Chwarae fy hun").click()
    expect(page.locator("[data-standing]")).to_have_count(0)
    expect(nia.page.locator(".seat .face svg")).to_have_count(0)
    nia.play()
    expect(page.locator(".hand button.can").first).to_be_visible()
    sian.play()


def test_the_host_puts_a_computer_player_in_for_somebody_off_line(newcomer: Newcomer) -> None:
    """Siân's line is gone; Nia lets a computer player go on; Siân comes back and takes her seat."""
    code, nia, sian = two(newcomer)
    sian.page.goto("about:blank")
    expect(nia.page.locator("[data-link]")).to_contain_text("Siân")
    menu(nia.page)
    nia.page.locator("[data-person='1'] summary").click()
    nia.page.get_by_role("button", name="A computer player until they are back").click()
    expect(nia.page.locator("[data-person='1']")).to_contain_text("A computer player is playing for Siân.")
    shut(nia.page)
    expect(nia.page.locator(".hand button.can").first).to_be_visible()
    sian.page.goto(f"/t/{code}")
    sian.page.get_by_role("button", name="Chwarae fy hun").click()
    expect(sian.page.locator("[data-standing]")).to_have_count(0)
