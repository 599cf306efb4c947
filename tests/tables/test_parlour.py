"""Several workers on one PostgreSQL database: two halls in this process, each with connections of its own."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from typing import Any

import pytest
from tests.store.conftest import postgres_schema

from parlwr.kernel import Refused
from parlwr.store import StorageFailure, open_store
from parlwr.store.bus import PostgresBus
from parlwr.store.news import MOST_BYTES, Acted, Here, News, letters, read_letter
from parlwr.store.postgres import PostgresStore
from parlwr.tables import lobby
from parlwr.tables.hall import GRACE_S, Hall
from parlwr.tables.messages import Created, NewSeat, NewTable, TakeSeat
from parlwr.tables.parlour import Parlour
from parlwr.tables.rendezvous import best
from parlwr.tables.table import Table

from .helpers import Inline, Person, settle, until

Opens = Callable[..., Awaitable[Hall]]


@pytest.fixture
def database() -> Iterator[str]:
    yield from postgres_schema()


@pytest.fixture
async def opens(database: str) -> AsyncIterator[Opens]:
    """Opens one more worker of the same parlour."""
    halls: list[Hall] = []

    async def one_more(name: str, kind: type[PostgresStore] = PostgresStore) -> Hall:
        store = kind(open_store(database).engine)
        store.worker = name
        hall = Hall(store, Inline(), parlour=lambda hall: Parlour(hall, store, PostgresBus(store), dict))
        await hall.parlour.open()
        hall.open()
        halls.append(hall)
        await until(lambda: hall.parlour.healthy())
        return hall

    yield one_more
    for hall in halls:
        await hall.close()


def parlour_of(hall: Hall) -> Parlour:
    assert isinstance(hall.parlour, Parlour)
    return hall.parlour


async def acquainted(*halls: Hall) -> None:
    await until(lambda: all(len(hall.parlour.live) == len(halls) for hall in halls))


async def spread(first: Hall, second: Hall, **wish: Any) -> tuple[Table, Table, Person, Person]:
    """A table of two, each of whom is at another worker."""
    wish = {"game": "ono99", "name": "Ann", "pace": "fast", "options": {"first": 0}} | wish
    made = await lobby.create(first, NewTable(seats=[NewSeat("human"), NewSeat("human")], **wish))
    there = await second.find(made.table, fresh=True)
    taken = await lobby.take_seat(second, there, TakeSeat(name="Ben"))
    here = await first.find(made.table, fresh=True)
    ann, ben = Person(first, here, made.seat, made.token), Person(second, there, taken.seat, taken.token)
    ann.join()
    ben.join()
    await until(lambda: ann.all("view") and ben.all("view"))
    return here, there, ann, ben


async def test_what_happens_at_one_worker_is_told_at_the_other(opens: Opens) -> None:
    first, second = await opens("one"), await opens("two")
    await acquainted(first, second)
    here, there, ann, ben = await spread(first, second)
    for version in range(1, 9):
        person = ann if ann.view["actions"] else ben
        person.say(do=person.view["actions"][0], id=version, at=version - 1)
        await until(lambda version=version: min(one.last("view")["version"] for one in (ann, ben)) == version)
        assert person.last("ok") == {"ok": version, "version": version}
    told = [[(one["version"], one["events"]) for one in person.all("view")] for person in (ann, ben)]
    assert [version for version, events in told[0] if events] == [version for version, events in told[1] if events]
    assert here.version == there.version == 8
    assert (here.idents, here.since) == (there.idents, there.since)


async def test_who_is_on_line_is_known_at_every_worker(opens: Opens) -> None:
    first, second = await opens("one"), await opens("two")
    await acquainted(first, second)
    _here, _there, ann, ben = await spread(first, second)

    def online(person: Person) -> list[bool]:
        return [seat["online"] for seat in person.last("table")["table"]["seats"]]

    await until(lambda: online(ann) == online(ben) == [True, True])
    ben.leave()
    await until(lambda: online(ann) == [True, False])


async def test_a_worker_that_goes_is_not_on_line_any_more(opens: Opens) -> None:
    first, second = await opens("one"), await opens("two")
    await acquainted(first, second)
    here, _there, ann, _ben = await spread(first, second)
    await until(lambda: [seat["online"] for seat in ann.last("table")["table"]["seats"]] == [True, True])
    await second.close()
    await until(lambda: [seat["online"] for seat in ann.last("table")["table"]["seats"]] == [True, False])
    assert first.elsewhere(here.row.code) == frozenset()


async def test_the_same_action_at_two_workers_at_once_counts_once(opens: Opens) -> None:
    first, second = await opens("one"), await opens("two")
    await acquainted(first, second)
    here, there, ann, _ben = await spread(first, second)
    again = Person(second, there, 0, ann.token)
    again.join()
    await until(lambda: again.all("view"))
    action = ann.view["actions"][0]
    for person in (ann, again):
        person.say(do=action, id="once", at=0)
    await until(lambda: ann.all("ok") and again.all("ok"))
    assert ann.last("ok") == again.last("ok") == {"ok": "once", "version": 1}
    await settle(here)
    assert [row.ident for row in first.store.actions(here.row.code)] == ['"once"']


async def test_two_actions_of_a_seat_at_once_only_one_stands(opens: Opens) -> None:
    first, second = await opens("one"), await opens("two")
    await acquainted(first, second)
    _here, there, ann, _ben = await spread(first, second)
    again = Person(second, there, 0, ann.token)
    again.join()
    await until(lambda: again.all("view"))
    ann.say(do=ann.view["actions"][0], id="a", at=0)
    again.say(do=ann.view["actions"][1], id="b", at=0)
    await until(lambda: ann.all("ok") + ann.all("refused") and again.all("ok") + again.all("refused"))
    assert sorted(len(one.all("ok")) for one in (ann, again)) == [0, 1]
    refused = next(one for one in (ann, again) if one.all("refused")).last("refused")
    assert refused["refused"] in ("table.stale", "ono99.turn")


async def test_a_change_of_seats_begins_again_where_another_worker_was_quicker(opens: Opens) -> None:
    """Ten people for three seats, at two workers at once: three get one, each another."""
    first, second = await opens("one"), await opens("two")
    made = await lobby.create(first, NewTable(game="ono99", name="Ann", seats=[NewSeat("human")] * 4))
    tables = [await hall.find(made.table) for hall in (first, second)]

    def sit(number: int) -> Awaitable[Created]:
        return lobby.take_seat((first, second)[number % 2], tables[number % 2], TakeSeat(name=f"P{number}"))

    told = await asyncio.gather(*map(sit, range(10)), return_exceptions=True)
    assert sorted(one.seat for one in told if isinstance(one, Created) and one.seat is not None) == [1, 2, 3]
    assert {one.rule for one in told if isinstance(one, Refused)} <= {"table.full", "table.started"}
    await until(lambda: all(table.row.stage == "playing" and table.state is not None for table in tables))


async def test_bots_and_clocks_have_one_keeper_and_another_when_it_dies(opens: Opens) -> None:
    first, second = await opens("one"), await opens("two")
    await acquainted(first, second)
    kept: dict[str, list[str]] = {"one": [], "two": []}
    for _ in range(12):
        made = await lobby.create(
            first, NewTable(game="ono99", name="Ann", seats=[NewSeat("human"), NewSeat("human")], clock=60)
        )
        await lobby.take_seat(first, await first.find(made.table), TakeSeat(name="Ben"))
        kept[best(made.table, ("one", "two")) or ""].append(made.table)
    assert all(kept.values()), "twelve tables at one worker: once in two thousand times"

    def wound(hall: Hall) -> set[str]:
        return {code for code, table in hall.tables.items() if table.timer is not None}

    await until(lambda: (wound(first), wound(second)) == (set(kept["one"]), set(kept["two"])))
    await second.close()
    await until(lambda: wound(first) == {*kept["one"], *kept["two"]})


async def test_a_worker_does_not_tell_what_nobody_else_listens_to(opens: Opens, database: str) -> None:
    heard: list[News] = []
    spy = PostgresStore(open_store(database).engine)
    bus = PostgresBus(spy)
    first, second = await opens("one"), await opens("two")
    listening = asyncio.create_task(bus.listen(lambda said: heard.extend(read_letter(said).news), lambda: None))
    try:
        await acquainted(first, second)
        await until(lambda: not first.aloud("CWM-418", False))  # at first everything is said aloud
        here, there, ann, ben = await spread(first, second)
        await until(lambda: first.aloud(here.row.code, False))
        ann.say(do=ann.view["actions"][0], id=1)
        await until(lambda: ben.last("view")["version"] == 1)
        await until(lambda: [one.version for one in heard if isinstance(one, Acted)] == [1])
        ben.leave()
        second.idle = 0.0
        await asyncio.sleep(0.01)
        second.sweep()
        assert there.row.code not in second.tables
        await until(lambda: not first.aloud(here.row.code, False))
        ben = Person(first, here, 1, ben.token)
        ben.join()
        ben.say(do=ben.view["actions"][0], id=2)
        await until(lambda: ann.last("view")["version"] == 2)
        await asyncio.sleep(0.1)
        assert [one.version for one in heard if isinstance(one, Acted)] == [1]
        # Whoever comes back hears again, from the very next action on.
        assert (await second.find(here.row.code)).version == 2
        await until(lambda: first.aloud(here.row.code, False))
    finally:
        listening.cancel()
        await asyncio.gather(listening, return_exceptions=True)
        spy.close()


async def test_news_that_are_lost_are_made_good(opens: Opens, monkeypatch: pytest.MonkeyPatch) -> None:
    """Letters do not arrive: a table that somebody is at is looked up in the store."""
    first, second = await opens("one"), await opens("two")
    await acquainted(first, second)
    _here, _there, ann, ben = await spread(first, second)
    monkeypatch.setattr(parlour_of(second), "_acted", lambda acted: None)
    monkeypatch.setattr("parlwr.tables.parlour.LOOK_S", 0.2)
    ann.say(do=ann.view["actions"][0], id=1)
    await until(lambda: ben.last("view")["version"] == 1)
    assert ben.last("view")["events"]


async def test_a_refusal_is_given_on_the_newest_state_only(opens: Opens, monkeypatch: pytest.MonkeyPatch) -> None:
    """Ben's second socket knows more than the worker that it is at."""
    first, second = await opens("one"), await opens("two")
    await acquainted(first, second)
    here, _there, ann, ben = await spread(first, second)
    monkeypatch.setattr(parlour_of(second), "_acted", lambda acted: None)
    ann.say(do=ann.view["actions"][0], id=1)
    await until(lambda: ann.all("ok"))
    seen = here.game.view(here.state, 1)
    action = here.game.complete(seen.actions[0], seen, here.dice)  # as his other socket was told
    ben.say(do=action, id=2, at=1)
    await until(lambda: ben.all("ok") or ben.all("refused"))
    assert ben.last("ok") == {"ok": 2, "version": 2}


async def test_a_clock_runs_on_through_a_restart(opens: Opens) -> None:
    first = await opens("one")
    here, _there, ann, _ben = await spread(first, first, clock=100_000)
    left = here.left()
    assert left is not None
    assert left > 99_990
    ann.say(do=ann.view["actions"][0], id=1)
    await until(lambda: ann.all("ok"))
    moved = here.moved_at
    await first.close()
    second = await opens("two")
    again = await second.find(here.row.code)
    assert again.moved_at == pytest.approx(moved, abs=0.002)
    # A day later there is a moment to come back, and no more.
    second.tables.clear()
    second.opened += 200_000
    late = await second.find(here.row.code)
    assert late.moved_at + 100_000 - second.opened == pytest.approx(GRACE_S)


async def test_without_its_database_a_worker_says_so_and_comes_back(opens: Opens) -> None:
    class Gone(PostgresStore):
        gone = False

        def _do(self, work: Any) -> Any:
            if self.gone:
                raise StorageFailure("gone")
            return super()._do(work)

    first = await opens("one", Gone)
    second = await opens("two")
    await acquainted(first, second)
    store = first.store
    assert isinstance(store, Gone)
    store.gone = True
    await until(lambda: not first.parlour.healthy())
    await until(lambda: len(second.parlour.live) == 1)
    store.gone = False
    await until(lambda: first.parlour.healthy() and len(second.parlour.live) == 2)


def test_letters_hold_what_fits() -> None:
    news: list[News] = [Acted("CWM-418", n, 0, '{"type":"cue"}' * 10, None, 1.5, None, False) for n in range(500)]
    news.append(Here("CWM-418", (0, 3)))
    said = list(letters("worker", news))
    assert all(len(one.encode()) <= MOST_BYTES for one in said)
    assert [one for letter in said for one in read_letter(letter).news] == news
    assert {read_letter(letter).worker for letter in said} == {"worker"}
    assert len(said) < 30


def test_a_table_has_one_best_worker_and_few_change_hands() -> None:
    codes = [f"CWM-{number:03d}" for number in range(600)]
    before = {code: best(code, ("a", "b", "c")) for code in codes}
    after = {code: best(code, ("a", "b")) for code in codes}
    assert all(after[code] == before[code] for code in codes if before[code] != "c")
    assert min(list(before.values()).count(name) for name in "abc") > 140
    assert best("CWM-418", ()) is None
