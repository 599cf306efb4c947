"""What calls somebody back to the table: the page's title, sounds, a notice of the system's."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from .conftest import Newcomer
from .people import PLAYABLE, Person, wait, worker

WORDS = {
    "en": ("Your turn", "to play", "Tell me when it is my turn"),
    "cy": ("Eich tro chi", "i chwarae", "Rhoi gwybod i mi pan ddaw fy nhro"),
    "sw": ("Zamu yako", "zamu ya", "Nijulishe zamu yangu ikifika"),
}


@pytest.mark.parametrize("lang", ["en", "cy", "sw"])
def test_the_title_tells_whose_turn_it_is(newcomer: Newcomer, lang: str) -> None:
    yours, theirs, _ = WORDS[lang]
    nia, juma = newcomer("Nia", locale=lang), newcomer("Juma", locale=lang)
    code = nia.open_table("ono99", people=1)
    juma.sit(code)
    seen: set[str] = set()
    while len(seen) < 2:
        wait(nia.page, "document.title.includes('ONO 99')")
        mover = nia if "●" in nia.page.title() else juma
        other = juma if mover is nia else nia
        expect(mover.page).to_have_title(f"● {yours} – ONO 99 – Parlwr")
        expect(other.page).to_have_title(re.compile(rf"^(?=.*{mover.name})(?=.*{theirs}).* – ONO 99 – Parlwr$"))
        seen.add(mover.name)
        assert mover.my_turn()
        mover.play()


HEARD = """
window.heard = {contexts: 0, tones: [], noises: 0};
class Knob { setValueAtTime() {} linearRampToValueAtTime() {} exponentialRampToValueAtTime() {} }
class Part {
    constructor() { this.gain = new Knob(); this.frequency = new Knob(); }
    connect(next) { return next; }
    start() {
        if (this.noise) heard.noises += 1;
        else if (this.tone) heard.tones.push(Math.round(this.frequency.value));
    }
    stop() {}
}
window.AudioContext = class {
    state = 'running'; currentTime = 0; sampleRate = 8000; destination = new Part();
    constructor() { heard.contexts += 1; }
    createOscillator() { return Object.assign(new Part(), {tone: true}); }
    createBufferSource() { return Object.assign(new Part(), {noise: true}); }
    createGain() { return new Part(); }
    createBiquadFilter() { return new Part(); }
    createBuffer(_, length) { return {getChannelData: () => new Float32Array(length)}; }
};
"""
TURN, WIN = 659, 1047


def heard(page: Page) -> dict[str, Any]:
    found: dict[str, Any] = page.evaluate("window.heard")
    return found


def test_sounds_on_a_laptop(newcomer: Newcomer) -> None:
    """Nothing before a touch; a card, the turn, the win; off by one press, and off the next time too."""
    person = newcomer("Gwen")
    page = person.page
    page.context.add_init_script(HEARD)
    person.open_table("ono99", bots=1)
    person.my_turn()
    page.reload()  # what a page opens with is no news
    person.my_turn()
    switch = page.get_by_role("button", name="Sound")
    expect(switch).to_have_attribute("aria-pressed", "true")
    assert heard(page) == {"contexts": 0, "tones": [], "noises": 0}
    person.play()
    person.my_turn()
    wait(page, "window.heard.noises > 0 && window.heard.tones.length > 0")
    assert TURN in heard(page)["tones"]
    person.play_to_the_end()
    expect(person.result).to_be_visible()
    won = "You have won" in person.result.inner_text()
    page.wait_for_timeout(300)
    assert (WIN in heard(page)["tones"]) is won
    assert heard(page)["contexts"] == 1
    page.get_by_role("button", name="See the table").click()
    switch.click()
    expect(switch).to_have_attribute("aria-pressed", "false")
    person.open_table("ono99", bots=1)
    expect(switch).to_have_attribute("aria-pressed", "false")
    person.my_turn()
    person.play()
    person.my_turn()
    assert heard(page) == {"contexts": 0, "tones": [], "noises": 0}


def test_a_phone_is_silent_until_it_is_asked(newcomer: Newcomer) -> None:
    person = newcomer("Gwen", viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True)
    page = person.page
    page.context.add_init_script(HEARD)
    person.open_table("ono99", bots=1)
    person.my_turn()
    person.play()
    person.my_turn()
    assert heard(page)["contexts"] == 0
    switch = page.get_by_role("button", name="Sound")
    expect(switch).to_have_attribute("aria-pressed", "false")
    switch.click()
    wait(page, "window.heard.tones.length > 0")  # so does it sound
    page.reload()
    expect(switch).to_have_attribute("aria-pressed", "true")


SHOWN = """
window.notices = []; window.asked = 0; window.away = false;
Object.defineProperty(Document.prototype, 'hidden', {get: () => window.away});
const ask = Notification.requestPermission.bind(Notification);
Notification.requestPermission = () => { window.asked += 1; return ask(); };
ServiceWorkerRegistration.prototype.showNotification = async (title, how) => {
    window.notices.push({title, ...how});
};
ServiceWorkerRegistration.prototype.getNotifications = async function ({tag}) {
    return window.notices.filter((one) => one.tag === tag).map((one) => ({close() { one.closed = true; }}));
};
"""


@pytest.mark.parametrize("lang", ["en", "cy", "sw"])
def test_a_notice_when_it_is_my_turn_and_nobody_looks(newcomer: Newcomer, lang: str) -> None:
    """Asked for by a press alone; told when the page is hidden alone; it says the game and the table, no more."""
    yours, _, tell = WORDS[lang]
    nia, juma = newcomer("Nia", locale=lang, permissions=["notifications"]), newcomer("Juma")
    page = nia.page
    page.context.add_init_script(SHOWN)
    code = nia.open_table("ono99", people=1)
    juma.sit(code)
    worker(page)
    bell = page.get_by_role("button", name=tell)
    expect(bell).to_have_attribute("aria-pressed", "false")
    assert page.evaluate("window.asked") == 0

    def move(person: Person) -> None:
        assert person.my_turn()
        person.turn()

    def round_trip() -> None:
        """Nia plays until it is Juma's turn, then he plays until it is hers."""
        while "●" in page.title():
            move(nia)
            page.wait_for_timeout(100)
        while "●" not in page.title():
            move(juma)
            page.wait_for_timeout(100)

    page.evaluate("window.away = true")
    round_trip()
    assert page.evaluate("window.notices") == []  # not wished
    page.evaluate("window.away = false")
    bell.click()
    expect(bell).to_have_attribute("aria-pressed", "true")
    assert page.evaluate("window.asked") == 1
    round_trip()
    assert page.evaluate("window.notices") == []  # somebody looks
    page.reload()
    expect(bell).to_have_attribute("aria-pressed", "true")  # remembered
    assert page.evaluate("window.asked") == 0
    expect(page.locator(PLAYABLE).first).to_be_visible()
    page.evaluate("window.away = true")
    round_trip()
    wait(page, "window.notices.length > 0")
    (notice,) = page.evaluate("window.notices")
    assert notice["title"] == yours
    assert set(notice["body"].split()) <= {
        "ONO",
        "99",
        "·",
        *re.sub(r"[^\w\s-]", "", f"Table Bwrdd Meza {code}").split(),
    }
    assert (notice["tag"], notice["data"]) == (f"/t/{code}", {"path": f"/t/{code}"})
    assert notice.get("closed") is None
    page.evaluate("window.away = false; document.dispatchEvent(new Event('visibilitychange'))")
    wait(page, "window.notices[0].closed")


def test_where_notices_are_forbidden_the_bell_says_so(newcomer: Newcomer) -> None:
    person = newcomer("Gwen")
    page = person.page
    page.context.add_init_script("Object.defineProperty(Notification, 'permission', {get: () => 'denied'})")
    person.open_table("ono99", bots=1)
    expect(page.get_by_role("button", name="does not allow notices")).to_be_disabled()
