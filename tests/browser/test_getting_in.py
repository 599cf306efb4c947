"""Installing, being without a connection, a new release, and how many clicks it takes to play."""

from __future__ import annotations

import json
import re
import shutil
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from .conftest import Newcomer
from .house import CLIENT, House
from .people import Person, wait, worker

OFFLINE = ("Failed to load resource", "WebSocket connection", "ERR_INTERNET_DISCONNECTED", "ERR_CONNECTION")
OFFLINE_PAGE = {"en": "No line to the parlour", "cy": "Dim cysylltiad â'r parlwr", "sw": "Hakuna muunganisho na sebule"}


@pytest.fixture
def house(tmp_path: Path) -> Iterator[House]:
    """A house with a client of its own, which a test may exchange for another release."""
    client = tmp_path / "client"
    shutil.copytree(CLIENT, client)
    house = House(tmp_path, client)
    house.start()
    yield house
    house.stop()


# -- an app ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", ["en", "cy", "sw"])
def test_it_can_be_installed(newcomer: Newcomer, base_url: str, lang: str) -> None:
    """Chromium's own judgement, and what it reads in the manifest."""
    person = newcomer("Gwen", locale=lang)
    page = person.page
    page.goto("/")
    worker(page)
    wire = page.context.new_cdp_session(page)
    # a window without a history counts as private here; everything else must be in order
    errors = {one["errorId"] for one in wire.send("Page.getInstallabilityErrors")["installabilityErrors"]}
    assert errors <= {"in-incognito"}
    found = wire.send("Page.getAppManifest")
    assert found["errors"] == []
    assert found["url"] == f"{base_url}/manifest/{lang}.webmanifest"
    manifest = json.loads(found["data"])
    assert (manifest["name"], manifest["lang"], manifest["display"]) == ("Parlwr", lang, "standalone")
    assert {icon["purpose"] for icon in manifest["icons"]} == {"any", "maskable"}
    sizes = {}
    for icon in manifest["icons"]:
        script = """async (src) => { const image = new Image(); image.src = src; await image.decode();
                                     return [image.naturalWidth, image.naturalHeight]; }"""
        sizes[icon["src"]] = page.evaluate(script, icon["src"])
        if icon["sizes"] != "any":
            assert "x".join(map(str, sizes[icon["src"]])) == icon["sizes"]
    assert len(sizes) == 4


def test_the_browser_s_offer_is_taken_by_a_press(newcomer: Newcomer) -> None:
    """No page asks by itself; the footer has a button while the browser offers it."""
    person = newcomer("Gwen")
    page = person.page
    page.goto("/")
    button = page.get_by_role("button", name="Put Parlwr on this device")
    expect(button).to_have_count(0)
    page.evaluate("""() => {
        const offer = new Event('beforeinstallprompt', {cancelable: true});
        offer.prompt = async () => { window.prompted = (window.prompted ?? 0) + 1; };
        dispatchEvent(offer);
        window.held = offer.defaultPrevented;
    }""")
    assert page.evaluate("window.held")
    assert page.evaluate("window.prompted") is None
    button.click()
    expect(button).to_have_count(0)
    assert page.evaluate("window.prompted") == 1


# -- off line ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", ["en", "cy", "sw"])
def test_a_table_without_a_connection_is_never_an_old_one(newcomer: Newcomer, house: House, lang: str) -> None:
    """The server goes away: whoever opens the table is told so in his language and sees no card. It comes back."""
    person = newcomer("Gwen", locale=lang, base_url=house.url, forgive=OFFLINE)
    code = person.open_table("ono99", bots=1)
    person.my_turn()
    page = person.page
    worker(page)
    hand = person.cards()
    house.stop()
    page.reload()
    expect(page.locator("h1")).to_have_text(OFFLINE_PAGE[lang])
    expect(page.locator("html")).to_have_attribute("lang", lang)
    expect(page.locator(".hand, .dial")).to_have_count(0)
    assert page.url.endswith(f"/t/{code}")
    # its own looks are there, and what it says is all it has
    assert page.evaluate("getComputedStyle(document.querySelector('main')).textAlign") == "center"
    assert page.evaluate("document.querySelector('img').naturalWidth") > 0
    kept = page.evaluate("""async () => {
        const all = await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys()));
        return all.flat().map((request) => new URL(request.url).pathname);
    }""")
    assert kept
    allowed = r"/assets/.*-[\w-]{8}\.\w+|/offline(\.css|\.js)?|/early\.js|/icon\.svg"
    assert [path for path in kept if not re.fullmatch(allowed, path)] == []
    house.start()  # the page finds that out by itself
    expect(page.locator(".hand button").first).to_be_visible()
    assert person.cards() == hand


def test_a_page_that_the_worker_missed_is_governed_too(newcomer: Newcomer) -> None:
    """One that was coming while the worker took over, or, as here, was loaded past it: without a second load."""
    page = newcomer("Gwen").page
    page.goto("/")
    worker(page)
    with page.expect_navigation():
        page.context.new_cdp_session(page).send("Page.reload", {"ignoreCache": True})
    wait(page, "navigator.serviceWorker.controller !== null")


def test_the_whole_network_gone(newcomer: Newcomer, base_url: str) -> None:
    """As on a phone in a tunnel: any page of the parlour is the honest one."""
    person = newcomer("Gwen", forgive=OFFLINE)
    page = person.page
    page.goto("/")
    worker(page)
    page.context.set_offline(True)
    for path in ("/", "/t/CWM-418", "/rules/ono99", "/mine"):
        page.goto(path)
        expect(page.locator("h1")).to_have_text(OFFLINE_PAGE["en"])
    page.context.set_offline(False)
    expect(page.locator("h1")).to_have_text("My games on this device")


def test_the_language_chosen_is_the_language_off_line(newcomer: Newcomer) -> None:
    person = newcomer("Gwen", forgive=OFFLINE)
    page = person.page
    page.goto("/")
    worker(page)
    page.locator("header select").select_option("sw")
    expect(page.locator("html")).to_have_attribute("lang", "sw")
    expect(page.locator("link[rel=manifest]")).to_have_attribute("href", "/manifest/sw.webmanifest")
    worker(page)
    page.context.set_offline(True)
    page.goto("/rules/ono99")
    expect(page.locator("h1")).to_have_text(OFFLINE_PAGE["sw"])


# -- a new release -----------------------------------------------------------------------------------------------------


def release(house: House, old: str, new: str) -> None:
    """Another release of the client: each chunk whose name begins so gets another name, wherever it is named."""
    names = {path.name for path in (house.client / "assets").glob(f"{old}-*") if path.suffix != ".gz"}
    assert names
    renamed = {name: name.replace(f"{old}-", f"{old}-{new}", 1) for name in names}
    for path in sorted(house.client.rglob("*")):
        if path.suffix == ".gz":
            path.unlink()
    for path in sorted(house.client.rglob("*")):
        if path.suffix in (".js", ".html", ".json"):
            text = path.read_text("utf-8")
            for before, after in renamed.items():
                text = text.replace(before, after)
            path.write_text(text, "utf-8")
    for before, after in renamed.items():
        (house.client / "assets" / before).rename(house.client / "assets" / after)


def test_a_new_release_takes_over(newcomer: Newcomer, house: House) -> None:
    """Its files are used at once, the old ones are forgotten, and a page left open goes on without a broken mix."""
    person = newcomer("Gwen", base_url=house.url, forgive=("404", "Failed to fetch dynamically", "MIME"))
    page = person.page
    page.goto("/")
    worker(page)
    page.reload()
    expect(page.locator("article").first).to_be_visible()
    first = page.evaluate("document.querySelector('script[type=module]').src")
    script = "async () => (await (await caches.open('parlwr-assets/')).keys()).map((one) => new URL(one.url).pathname)"
    assert any("/index-" in path for path in page.evaluate(script))

    release(house, "index", "next")
    release(house, "Rules", "next")
    # a page that was open: the part it now asks for is gone, so it is loaded whole, once
    page.evaluate("window.before = true")
    page.get_by_role("link", name="Rules – ONO 99").click()
    expect(page.locator(".rule").first).to_be_visible()
    assert page.evaluate("window.before") is None
    second = page.evaluate("document.querySelector('script[type=module]').src")
    assert second != first
    assert "index-next" in second
    wait(
        page,
        """async () => {
            const kept = await (await caches.open('parlwr-assets/')).keys();
            return kept.every((one) => !/index-(?!next).*\\.js/.test(one.url));
        }""",
    )


def test_a_part_that_stays_away_is_said_once(newcomer: Newcomer) -> None:
    """Where loading again does not help, the page says so and does not load itself for ever."""
    person = newcomer("Gwen", forgive=("Failed to load resource", "Failed to fetch dynamically", "404"))
    page = person.page
    page.context.route(re.compile(r"/assets/Rules-.*\.js"), lambda route: route.fulfill(status=404))
    loads: list[str] = []
    page.on("load", lambda: loads.append(page.url))
    page.goto("/rules/ono99")
    expect(page.get_by_role("alert")).to_contain_text("could not be fetched")
    page.wait_for_timeout(500)
    assert len(loads) <= 2


# -- how many clicks ---------------------------------------------------------------------------------------------------

COUNT = "window.clicks = 0; addEventListener('click', (event) => { if (event.isTrusted) clicks += 1; }, true);"


def clicks(person: Person) -> int:
    return int(person.page.evaluate("window.clicks"))


@pytest.mark.parametrize("lang", ["cy", "sw"])
def test_from_the_front_page_to_the_first_card(newcomer: Newcomer, lang: str) -> None:
    """At most four clicks; one to the table."""
    person = newcomer("Gwen", locale=lang)
    page = person.page
    page.context.add_init_script(COUNT)
    begun = time.monotonic()
    page.goto("/")
    page.locator("article", has_text="ONO 99").locator("button.primary").click()
    person.my_turn()
    assert clicks(person) == 1
    person.play()
    assert clicks(person) <= 4
    assert time.monotonic() - begun < 30


@pytest.mark.parametrize("lang", ["cy", "sw"])
def test_from_an_invitation_to_a_seat(newcomer: Newcomer, lang: str) -> None:
    """Two clicks: the link, and sitting down; the name is remembered. Under three seconds."""
    host = newcomer("Nia")
    codes = [host.open_table("ono99", people=2) for _ in range(2)]
    guest = newcomer("Juma", locale=lang)
    guest.sit(codes[0])  # the first evening: the name is typed
    page = guest.page
    page.context.add_init_script(COUNT)
    begun = time.monotonic()
    page.goto(f"/t/{codes[1]}")  # the link in a message, pressed: the first click
    expect(page.locator("#sit-name")).to_have_value("Juma")
    page.locator("form button.primary").click()
    expect(page.locator(".waiting li", has_text="Juma")).to_be_visible()
    expect(page.locator("#sit-name")).to_have_count(0)
    assert 1 + clicks(guest) == 2
    assert time.monotonic() - begun < 3


def test_the_code_box_knows_what_it_was_given(newcomer: Newcomer) -> None:
    """A code of no table, the code of a seat, and a whole link with a seat in it: each is told apart."""
    nia = newcomer("Nia", forgive=("404",))
    code = nia.open_table("ono99", people=1)
    key = nia.call("POST", f"/api/tables/{code}/seats/0/code")["code"]
    base = nia.page.url.split("/t/")[0]
    elsewhere = newcomer("Nia", forgive=("404",))
    page = elsewhere.page
    page.goto("/")
    box, said = page.locator("#join-code"), page.locator("#join-trouble")
    box.fill("zzz-999")
    box.press("Enter")
    expect(said).to_have_text("There is no table ZZZ-999 here. Is every letter right?")
    box.fill(f"1-{key}")
    box.press("Enter")
    expect(said).to_contain_text("That is the code of a seat")
    box.fill(f"{base}/t/{code}#seat-1-{key}")
    box.press("Enter")
    page.get_by_role("button", name="Play here").click()
    expect(page.locator(".waiting")).to_contain_text("Nia")
