"""The contract of parlwr.store.contract, for every store there is."""

from __future__ import annotations

import threading
from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from parlwr.store import (
    ActionRow,
    Append,
    Choices,
    Conflict,
    Create,
    Moving,
    Save,
    SeatRow,
    SqlStore,
    TableRow,
    open_store,
)

Opener = Callable[[], SqlStore]


def row(code: str = "CWM-418", **changes: Any) -> TableRow:
    table = TableRow(
        code=code,
        game="ono99",
        rules="1",
        options={"edition": "2022", "first": "random"},
        seats=(SeatRow("human", "Siân", token="ab" * 32, nonce="n"), SeatRow("bot", "Mali", level="easy")),
        host=0,
        stage="playing",
        seed="0" * 32,
        created=1234.5,
    )
    return replace(table, **changes)


def action(version: int, code: str = "CWM-418", **changes: Any) -> Append:
    return replace(Append(code, version, 0, '{"type":"play","card":"7"}', '"id"', 1700000000.125), **changes)


def test_a_table_comes_back_as_it_was_written(store: SqlStore) -> None:
    written = row(clock=30, pace="fast", next="LLN-007")
    assert store.commit([Create(written)]) == [None]
    assert store.table("CWM-418") == written
    assert store.table("XXX-000") is None


def test_choices_and_what_becomes_of_a_seat_come_back(store: SqlStore) -> None:
    away = SeatRow("human", "Siân", token="ab" * 32, stand_in="hard", moving=Moving("cd" * 32, 1700000000.5, 3))
    written = row(
        seats=(away, SeatRow("human", stand_in="easy")), choices=Choices(listed=True, watch=False, hints=True)
    )
    assert store.commit([Create(written)]) == [None]
    assert store.table("CWM-418") == written


def test_open_tables_that_are_listed_are_found_the_newest_first(store: SqlStore) -> None:
    shown = Choices(listed=True)
    for code, created in (("AAA-001", 10.0), ("AAA-002", 30.0), ("AAA-003", 20.0)):
        store.commit([Create(row(code, stage="open", created=created, choices=shown))])
    store.commit([Create(row("AAA-004", stage="open", created=40.0))])
    store.commit([Create(row("AAA-005", stage="playing", created=50.0, choices=shown))])
    assert [one.code for one in store.listed(0.0, 9)] == ["AAA-002", "AAA-003", "AAA-001"]
    assert [one.code for one in store.listed(10.0, 1)] == ["AAA-002"]
    assert [one.code for one in store.listed(10.0, 9)] == ["AAA-002", "AAA-003"]
    found = store.table("AAA-002")
    assert found is not None
    store.commit([Save(replace(found, choices=Choices(), revision=1))])
    assert [one.code for one in store.listed(10.0, 9)] == ["AAA-003"]


def test_a_table_where_a_bot_stands_in_is_awake(store: SqlStore) -> None:
    people = (SeatRow("human", "A", token="ab" * 32), SeatRow("human", "B", token="cd" * 32))
    store.commit([Create(row(seats=people))])
    assert store.awake() == []
    store.commit([Save(row(seats=(people[0], replace(people[1], stand_in="easy")), revision=1))])
    assert store.awake() == ["CWM-418"]


def test_a_code_is_given_once(store: SqlStore) -> None:
    assert store.commit([Create(row())]) == [None]
    (outcome,) = store.commit([Create(row(game="clue"))])
    assert isinstance(outcome, Conflict)
    assert store.table("CWM-418") == row()


def test_a_row_is_changed_only_from_the_revision_it_builds_on(store: SqlStore) -> None:
    store.commit([Create(row(stage="open"))])
    changed = row(stage="playing", revision=1, host=None, seats=(SeatRow("human"), SeatRow("human", held="x")))
    assert store.commit([Save(changed)]) == [None]
    assert store.table("CWM-418") == changed
    for revision in (1, 3):
        (outcome,) = store.commit([Save(row(stage="over", revision=revision))])
        assert isinstance(outcome, Conflict)
    assert store.table("CWM-418") == changed


def test_a_row_that_is_not_there_cannot_be_changed(store: SqlStore) -> None:
    (outcome,) = store.commit([Save(row(revision=1))])
    assert isinstance(outcome, Conflict)


def test_the_log_comes_back_in_order_and_in_part(store: SqlStore) -> None:
    store.commit([Create(row())])
    for version in range(1, 6):
        assert store.commit([action(version, seat=version % 2, ident=None if version == 3 else f'"{version}"')]) == [
            None
        ]
    rows = store.actions("CWM-418")
    assert [one.version for one in rows] == [1, 2, 3, 4, 5]
    assert rows[0] == ActionRow(1, 1, '{"type":"play","card":"7"}', '"1"', 1700000000.125)
    assert rows[2].ident is None
    assert [one.version for one in store.actions("CWM-418", after=3)] == [4, 5]
    assert store.actions("XXX-000") == []


def test_a_version_is_written_once(store: SqlStore) -> None:
    store.commit([Create(row())])
    assert store.commit([action(1, seat=0)]) == [None]
    (outcome,) = store.commit([action(1, seat=1)])
    assert isinstance(outcome, Conflict)
    assert [one.seat for one in store.actions("CWM-418")] == [0]


@pytest.mark.parametrize("bad", [0, 1, 2, 3])
def test_what_makes_one_change_fail_makes_no_other_fail(store: SqlStore, bad: int) -> None:
    codes = ["AAA-001", "BBB-002", "CCC-003", "DDD-004"]
    store.commit([Create(row(code)) for code in codes])
    store.commit([action(1, codes[bad])])
    outcomes = store.commit([action(1, code) for code in codes])
    assert [isinstance(outcome, Conflict) for outcome in outcomes] == [number == bad for number in range(4)]
    assert [len(store.actions(code)) for code in codes] == [1, 1, 1, 1]


def test_changes_of_every_kind_share_a_commit(store: SqlStore) -> None:
    store.commit([Create(row("AAA-001")), Create(row("BBB-002", stage="open"))])
    outcomes = store.commit(
        [
            Create(row("CCC-003")),
            action(1, "AAA-001"),
            Save(row("BBB-002", revision=1)),
            Create(row("AAA-001", game="hues")),
            Save(row("ZZZ-009", revision=1)),
        ]
    )
    assert [type(outcome) for outcome in outcomes] == [type(None), type(None), type(None), Conflict, Conflict]
    assert store.table("CCC-003") is not None
    assert store.table("BBB-002") == row("BBB-002", revision=1)
    assert len(store.actions("AAA-001")) == 1


def test_the_last_action_ends_the_table(store: SqlStore) -> None:
    store.commit([Create(row())])
    assert store.commit([action(1, ends=True)]) == [None]
    assert store.table("CWM-418") == row(stage="over", revision=1, ended=action(1).at)
    assert store.awake() == []


def test_a_refused_last_action_ends_nothing(store: SqlStore) -> None:
    store.commit([Create(row())])
    store.commit([action(1)])
    store.commit([action(1, ends=True)])
    assert store.table("CWM-418") == row()


def test_tables_with_bots_or_clocks_are_awake_while_they_are_played(store: SqlStore) -> None:
    people = (SeatRow("human", token="x"), SeatRow("human", token="y"))
    store.commit(
        [
            Create(row("AAA-001", created=3.0)),
            Create(row("BBB-002", seats=people, created=1.0)),
            Create(row("CCC-003", seats=people, clock=30, created=2.0)),
            Create(row("DDD-004", stage="open")),
            Create(row("EEE-005", stage="over")),
        ]
    )
    assert store.awake() == ["CCC-003", "AAA-001"]
    assert store.count() == {"open": 1, "playing": 3, "over": 1}
    store.commit([Save(row("DDD-004", revision=1, created=4.0))])
    assert set(store.awake()) == {"CCC-003", "AAA-001", "DDD-004"}


def test_what_is_written_survives_the_server(opener: Opener) -> None:
    first = opener()
    first.commit([Create(row())])
    first.commit([action(1), Create(row("BBB-002"))])
    first.close()
    again = opener()
    assert again.table("CWM-418") == row()
    assert [one.version for one in again.actions("CWM-418")] == [1]
    assert again.ready()


def test_of_two_servers_one_wins(opener: Opener) -> None:
    """Many rounds of two stores on one database that append the same version at the same moment."""
    stores = opener(), opener()
    stores[0].commit([Create(row())])
    for version in range(1, 31):
        outcomes: list[Any] = [None, None]
        gate = threading.Barrier(2)

        def append(
            number: int, version: int = version, outcomes: list[Any] = outcomes, gate: threading.Barrier = gate
        ) -> None:
            gate.wait()
            outcomes[number] = stores[number].commit([action(version, seat=number)])[0]

        threads = [threading.Thread(target=append, args=(number,)) for number in range(2)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        lost = [isinstance(outcome, Conflict) for outcome in outcomes]
        assert sorted(lost) == [False, True], outcomes
        assert stores[0].actions("CWM-418", version - 1)[0].seat == lost.index(False)


CODES = st.sampled_from(["AAA-001", "BBB-002", "CCC-003"])


@given(batches=st.lists(st.lists(st.tuples(CODES, st.integers(1, 4)), max_size=3, unique_by=lambda one: one[0])))
@settings(max_examples=15, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
def test_the_log_is_what_was_acknowledged(store: SqlStore, batches: list[list[tuple[str, int]]]) -> None:
    """Whatever is tried in whatever batches: the log holds what was acknowledged, and nothing else."""
    kept: dict[tuple[str, int], int] = {
        (code, one.version): one.seat for code in ("AAA-001", "BBB-002", "CCC-003") for one in store.actions(code)
    }
    for number, batch in enumerate(batches):
        outcomes = store.commit([action(version, code, seat=number) for code, version in batch])
        for (code, version), outcome in zip(batch, outcomes, strict=True):
            assert (outcome is None) == ((code, version) not in kept)
            kept.setdefault((code, version), number)
    for code in ("AAA-001", "BBB-002", "CCC-003"):
        assert {(code, one.version): one.seat for one in store.actions(code)} == {
            key: seat for key, seat in kept.items() if key[0] == code
        }


@pytest.mark.parametrize(
    "where",
    [
        "postgresql://127.0.0.1:abc/test",
        "postgresql://ann:geheim@127.0.0.1:abc/test",
        "postgresql://ann@127.0.0.1:1/test?password=geheim",
        "postgresql://ann:geheim@127.0.0.1:1/test",
        "nonsense://x",
    ],
)
def test_what_is_no_database_is_told_in_a_line_without_its_password(where: str) -> None:
    from parlwr.kernel import BadInput

    with pytest.raises(BadInput) as caught:
        open_store(where)
    assert "geheim" not in str(caught.value)
    assert "\n" not in str(caught.value)
