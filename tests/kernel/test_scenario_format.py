"""Scenario files: how they are read, and what is said about those that cannot be."""

from __future__ import annotations

import pytest

from parlwr.kernel import BadRecord, BadScenario, Record
from parlwr.kernel.scenario import read_documents, read_play, read_scenario

GOOD = {"game": "ono99", "seats": 2, "steps": [{"seat": 0, "view": {"total": 0}}]}


def test_a_file_may_hold_several_documents() -> None:
    assert read_documents(b"a: 1\n---\nb: 2\n---\n") == [{"a": 1}, {"b": 2}]
    assert read_documents(b'{"a": 1}') == [{"a": 1}]
    assert read_documents(b'[{"a": 1}, {"b": 2}]') == [{"a": 1}, {"b": 2}]
    assert read_documents(b"{a: 1, b: [x, y]}") == [{"a": 1, "b": ["x", "y"]}]
    assert read_documents("\ufeffa: ŵ".encode()) == [{"a": "ŵ"}]


def test_yaml_words_stay_words_and_keys_are_texts() -> None:
    assert read_documents(b"words: [no, on, yes, off, 2024-01-01, true, y]") == [
        {"words": ["no", "on", "yes", "off", "2024-01-01", True, "y"]}
    ]
    assert read_documents(b"laid: {0: x, true: y, null: z}") == [{"laid": {"0": "x", "true": "y", "null": "z"}}]


@pytest.mark.parametrize(
    ("data", "why"),
    [
        (b"a: [", "line 1, column 5"),
        (b"a: 1\na: 2", "line 2, column 1: key 'a' twice"),
        (b"a: !!python/object/apply:os.system [x]", "constructor"),
        (b"? [1]\n: 2", "a key must be a word"),
        (b"\xff", "not UTF-8: .* at byte 0"),
        (b"a: *nobody", "undefined alias"),
        (b"[" * 5000, "recursion|depth"),
        (b"x" * (16 * 1024 * 1024 + 1), "bytes; at most"),
    ],
)
def test_a_file_that_cannot_be_read_says_where(data: bytes, why: str) -> None:
    with pytest.raises(BadScenario, match=why) as caught:
        read_documents(data, "f.yaml")
    assert str(caught.value).startswith("f.yaml: ")
    assert "\n" not in str(caught.value)


@pytest.mark.parametrize(
    ("change", "why"),
    [
        ({"setps": []}, "setps"),
        ({"seats": "two"}, "seats"),
        ({"steps": []}, "no steps"),
        ({"steps": [{"seat": 0}]}, "step 1: nothing to do"),
        ({"steps": [{"seat": 0, "veiw": {}}]}, "veiw"),
        ({"steps": [{"seat": 2, "view": {}}]}, "step 1: no seat 2 at a table of 2"),
        ({"steps": [{"seat": -1, "view": {}}]}, "no seat -1"),
        ({"steps": [{"seat": None, "do": {}}]}, "a spectator .* cannot act"),
        ({"steps": [{"seat": 0, "refused": "x"}]}, "refused stands beside do"),
        ({"steps": [{"seat": 0, "do": {}, "ask": {}}]}, "do and ask"),
        ({"steps": [{"seat": 0, "do": {}, "say": {}}]}, "say stands beside refused"),
        ({"steps": [{"seat": 0, "do": {}, "answer": {}}]}, "answer stands beside ask"),
        ({"rules": "ono99.total"}, "rules"),
    ],
)
def test_a_slip_of_the_pen_is_found(change: dict[str, object], why: str) -> None:
    with pytest.raises(BadScenario, match=why):
        read_scenario(GOOD | change, "f")


def test_a_document_must_be_a_mapping() -> None:
    with pytest.raises(BadScenario, match="a scenario is a mapping"):
        read_scenario(["game"], "f")


def test_old_switches_are_taken_in_options_only() -> None:
    options = {"zero_rule": "yes", "draw": "race", "objections": "off"}
    assert read_scenario(GOOD | {"options": options}).options == {
        "zero_rule": True,
        "draw": "race",
        "objections": False,
    }


def test_read_play_takes_records_and_scenarios() -> None:
    record = read_play(b'{"game":"clue","rules":"1","seats":3,"seed":"x","actions":[]}')
    assert record == Record(game="clue", rules="1", seats=3, seed="x")
    steps = (
        b"[{seat: 0, do: {type: exchange}, refused: ono99.turn}, {seat: 1, do: {type: draw}}, {seat: null, view: {}}]"
    )
    record = read_play(b"game: ono99\nseats: 2\nseed: 7\nsetup: {total: 3}\nsteps: " + steps)
    assert record.actions == [(1, {"type": "draw"})]
    assert (record.seed, record.setup) == ("7", {"total": 3})
    with pytest.raises(BadScenario, match="no game 'chess'"):
        read_play(b"game: chess\nseats: 2\nsteps: [{seat: 0, view: {}}]")
    with pytest.raises(BadRecord, match="empty"):
        read_play(b"")
    with pytest.raises(BadRecord, match="required field"):
        read_play(b'{"game":"clue"}')
