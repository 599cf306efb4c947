"""How long tables are kept, and which have ended: the same of every store (see parlwr.store.contract)."""

from __future__ import annotations

import threading
from collections.abc import Callable

import pytest

from parlwr.store import Create, Outcome, Pruned, Save, SqlStore
from parlwr.store.move import check

from .test_contract import action, row

Opener = Callable[[], SqlStore]


def stocked(store: SqlStore) -> None:
    """Finished tables F10 … F30, open ones O10 … O30, and one that is played; the number is when."""
    for when in (10, 20, 30):
        store.commit([Create(row(f"F{when}", created=float(when - 9), game="clue" if when == 20 else "ono99"))])
        store.commit([action(1, f"F{when}", at=when - 1.0)])
        store.commit([action(2, f"F{when}", at=float(when), ends=True)])
        store.commit([Create(row(f"O{when}", stage="open", created=float(when)))])
    store.commit([Create(row("P01", created=1.0))])
    store.commit([action(1, "P01", at=2.0)])


def test_which_tables_ended_and_when(store: SqlStore) -> None:
    stocked(store)
    assert store.ended() == ["F10", "F20", "F30"]
    assert store.ended(20) == ["F20", "F30"]
    assert store.ended(until=20) == ["F10"]
    assert store.ended(10, 30) == ["F10", "F20"]
    assert store.ended(game="clue") == ["F20"]
    assert store.ended(21, game="clue") == []


@pytest.mark.parametrize(
    ("finished", "opened", "gone"),
    [
        (None, None, Pruned()),
        (20.0, None, Pruned(["F10"], [])),
        (None, 30.0, Pruned([], ["O10", "O20"])),
        (31.0, 11.0, Pruned(["F10", "F20", "F30"], ["O10"])),
    ],
)
def test_what_is_old_goes_with_its_log_and_nothing_else(
    store: SqlStore, finished: float | None, opened: float | None, gone: Pruned
) -> None:
    stocked(store)
    assert store.prune(finished, opened, 100) == gone
    lost = [*gone.finished, *gone.opened]
    for code in ("F10", "F20", "F30", "O10", "O20", "O30", "P01"):
        assert (store.table(code) is None) == (code in lost)
        assert len(store.actions(code)) == (0 if code in lost else {"F": 2, "O": 0, "P": 1}[code[0]])
    assert store.prune(finished, opened, 100) == Pruned()
    assert all(not faults for _, faults in check(store.engine))


def test_a_few_at_a_time_the_oldest_first(store: SqlStore) -> None:
    stocked(store)
    found = [store.prune(100.0, 100.0, 2) for _ in range(5)]
    assert [len(one) for one in found] == [2, 2, 2, 0, 0]
    assert found[0] == Pruned(["F10"], ["O10"])
    assert store.count() == {"open": 0, "playing": 1, "over": 0}


def test_a_code_is_free_again(store: SqlStore) -> None:
    stocked(store)
    store.prune(15.0, None, 10)
    assert store.commit([Create(row("F10", stage="open"))]) == [None]
    assert store.actions("F10") == []


def test_several_servers_delete_each_table_once(opener: Opener) -> None:
    stores = [opener() for _ in range(3)]
    codes = [f"O{number:03}" for number in range(60)]
    for code in codes:
        stores[0].commit([Create(row(code, stage="open"))])
    found: list[str] = []
    failed: list[BaseException] = []

    def clean(store: SqlStore) -> None:
        try:
            while any(store.table(code) is not None for code in codes):
                found.extend(store.prune(None, 2000.0, 7).opened)
        except BaseException as error:
            failed.append(error)

    threads = [threading.Thread(target=clean, args=(store,)) for store in stores]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(60)
    assert failed == []
    assert sorted(found) == codes


def test_a_table_that_begins_meanwhile_stays_or_was_gone_before(opener: Opener) -> None:
    """Either the beginning is refused, because there is no such table any more, or the table is there and is played."""
    one, other = opener(), opener()
    for number in range(40):
        code = f"R{number:02}"
        one.commit([Create(row(code, stage="open", created=5.0))])
        outcomes: list[Outcome] = []

        def begin(code: str = code, outcomes: list[Outcome] = outcomes) -> None:
            outcomes += one.commit([Save(row(code, stage="playing", revision=1))])

        begins = threading.Thread(target=begin)
        begins.start()
        gone = other.prune(None, 10.0, 10)
        begins.join(30)
        assert gone.opened in ([], [code])
        there = one.table(code)
        assert (there is None) == (gone.opened == [code]) == (outcomes != [None])
        assert there is None or there.stage == "playing"
