"""A story: a table is begun one evening, the server is stopped, and the game is finished on another evening by the same
people on other devices, one of them in Welsh and one in English."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from .conftest import Newcomer
from .house import House
from .people import PLAYABLE, Person

AWAY = ("Failed to load resource", "WebSocket connection", "ERR_CONNECTION")
PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
FIRST_EVENING = 6
"""Turns that the people take before they go to bed."""


@pytest.fixture
def house(tmp_path: Path) -> Iterator[House]:
    house = House(tmp_path)
    house.start()
    yield house
    house.stop()


def take_turns(people: list[Person], most: int) -> int:
    """Whoever's turn it is plays, until so many turns are taken or everybody sees the result; how many were taken."""
    turns = 0
    while turns < most and not all(person.result.count() for person in people):
        for person in people:
            if person.page.locator(f"{PLAYABLE}, button.act").count():
                person.turn()
                turns += 1
        people[0].page.wait_for_timeout(20)
    return turns


def hand_of(person: Person) -> list[str]:
    expect(person.page.locator(".hand button").first).to_be_visible()
    return sorted(person.cards())


def move_over(code: str, seat: int, old: Person, new: Person) -> None:
    """The seat goes from the old device to the new one by a code that is read from one and typed into the other."""
    told = old.call("POST", f"/api/tables/{code}/seats/{seat}/code", {})["code"]
    new.call("POST", f"/api/tables/{code}/seats/{seat}/claim", {"code": told})
    new.page.goto(f"/t/{code}")


def test_two_evenings(newcomer: Newcomer, house: House) -> None:
    nia = newcomer("Nia", locale="cy", base_url=house.url, forgive=AWAY)
    owen = newcomer("Owen", locale="en-GB", base_url=house.url, forgive=AWAY)
    code = nia.open_table("ono99", bots=1, people=1)
    owen.sit(code)
    assert take_turns([nia, owen], FIRST_EVENING) >= FIRST_EVENING
    for person in (nia, owen):
        assert person.result.count() == 0
        expect(person.page.locator("aside ol li").nth(3)).to_be_visible()
    table = nia.call("GET", f"/api/tables/{code}")
    waited = table["to_act"]
    assert table["stage"] == "playing"

    # the lights go out; both are told, each in his language, and no card is lost from sight
    hands = {person: hand_of(person) for person in (nia, owen)}
    house.stop()
    expect(nia.page.locator("[data-link=lost]")).to_contain_text("Mae'r cysylltiad wedi torri")
    expect(owen.page.locator("[data-link=lost]")).to_contain_text("The line is broken")

    # another evening: the very same table, on the devices that were left open
    house.start()
    for person in (nia, owen):
        expect(person.page.locator("[data-link=up]")).to_be_attached(timeout=30_000)
        assert hand_of(person) == hands[person]
    again = nia.call("GET", f"/api/tables/{code}")
    assert (again["version"], again["to_act"]) == (table["version"], waited)

    # and now on other devices: a phone, and another laptop
    phone = newcomer("Nia", locale="cy", base_url=house.url, forgive=AWAY, **PHONE)
    laptop = newcomer("Owen", locale="en-GB", base_url=house.url, forgive=AWAY)
    for seat, old, new in ((0, nia, phone), (1, owen, laptop)):
        move_over(code, seat, old, new)
        assert hand_of(new) == hands[old]
        old.page.goto("/")  # the old device is put away
    turns = take_turns([phone, laptop], 500)
    assert turns > 0
    for person, heading in ((phone, "Canlyniad"), (laptop, "Result")):
        expect(person.result).to_be_visible()
        expect(person.page).to_have_title(f"{heading} – ONO 99 – Parlwr")

    # both evenings are one game: its replay goes from the first deal to the end, with the eyes of either
    end = phone.call("GET", f"/api/tables/{code}")
    assert end["version"] > table["version"]
    assert [seat["name"] for seat in end["seats"]][:2] == ["Nia", "Owen"]
    for person in (phone, laptop):
        person.page.goto("/mine")
        person.page.locator("section li", has_text=code).locator("a").click()
        expect(person.page.locator(".controls input[type=range]")).to_have_attribute("max", str(end["version"]))
    laptop.page.goto(f"/t/{code}/replay?at={table['version']}&seat=1")
    assert hand_of(laptop) == hands[owen]
    laptop.page.goto(f"/t/{code}/replay?at={table['version']}&seat=0")
    assert hand_of(laptop) == hands[nia]
