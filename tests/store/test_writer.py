"""The writer: one commit for all that has gathered, an outcome for everybody, come what may."""

from __future__ import annotations

import threading
from collections.abc import Sequence
from typing import Any

from parlwr.store import Append, Change, Outcome, StorageFailure, Writer

from .test_contract import action


class Slow:
    """A store whose commits wait for a word, and are remembered."""

    def __init__(self) -> None:
        self.go = threading.Semaphore(0)
        self.commits: list[list[Change]] = []
        self.fault: Exception | None = None

    def commit(self, changes: Sequence[Change]) -> list[Outcome]:
        self.go.acquire()
        self.commits.append(list(changes))
        if self.fault is not None:
            raise self.fault
        return [None] * len(changes)


def writer(store: Any, landed: list[Any]) -> Writer:
    return Writer(store, landed.extend, most=10)


def wait_for(landed: list[Any], number: int) -> None:
    for _ in range(2000):
        if len(landed) >= number:
            return
        threading.Event().wait(0.002)
    raise AssertionError(f"{len(landed)} of {number} outcomes after 4 s")


def changes(first: int, number: int) -> list[tuple[Append, int]]:
    return [(action(version), version) for version in range(first, first + number)]


def test_what_gathers_during_a_commit_shares_the_next() -> None:
    store, landed = Slow(), []
    one = writer(store, landed)
    one.put(changes(1, 1))
    while not one._queue.empty():
        threading.Event().wait(0.001)
    for version in range(2, 6):
        one.put(changes(version, 1))
    assert landed == []
    for _ in range(2):
        store.go.release()
    wait_for(landed, 5)
    assert [len(commit) for commit in store.commits] == [1, 4]
    assert landed == [(version, None) for version in range(1, 6)]
    assert (one.commits, one.written) == (2, 5)
    one.close()


def test_a_commit_has_a_limit() -> None:
    store, landed = Slow(), []
    one = writer(store, landed)
    one.put(changes(1, 7))
    one.put(changes(8, 7))
    one.put(changes(15, 7))
    for _ in range(3):
        store.go.release()
    wait_for(landed, 21)
    assert all(len(commit) <= 16 for commit in store.commits)
    one.close()


def test_a_store_that_breaks_leaves_nobody_waiting() -> None:
    store, landed = Slow(), []
    store.fault = RuntimeError("the store is broken")
    one = writer(store, landed)
    one.put(changes(1, 3))
    store.go.release()
    wait_for(landed, 3)
    assert [tag for tag, _ in landed] == [1, 2, 3]
    assert all(isinstance(outcome, StorageFailure) for _, outcome in landed)
    store.fault = None
    one.put(changes(4, 1))
    store.go.release()
    wait_for(landed, 4)
    assert landed[3] == (4, None)
    one.close()


def test_closing_writes_what_was_handed_over() -> None:
    store, landed = Slow(), []
    one = writer(store, landed)
    for version in range(1, 26):
        one.put(changes(version, 1))
    for _ in range(30):
        store.go.release()
    one.close()
    assert [tag for tag, _ in landed] == list(range(1, 26))
