"""Records: written and read, and what is wrong with one that is no record."""

from __future__ import annotations

import msgspec
import pytest
from tests.laws.toy import Toy

from parlwr.kernel import BadRecord, FastDice, Record, Result, TableDice, play_record, read_record
from parlwr.kernel.record import dice_of

RECORD = Record(game="toy", rules="1", seats=2, seed="abc", actions=[(0, {"type": "knock"})], options={"first": 0})


def test_a_record_begins_with_its_format_and_reads_back() -> None:
    assert RECORD.encode().startswith(b'{"parlwr":1,"game":"toy","rules":"1",')
    whole = msgspec.structs.replace(RECORD, names=["A", "B"], result=Result([0], [[0], [1]]), promise="x", nonces=["n"])
    assert read_record(whole.encode()) == whole


@pytest.mark.parametrize(
    ("data", "why"),
    [
        (b"", "not a record"),
        (b"[]", "not a record"),
        (b"\xff\xfe", "not a record"),
        (b'{"parlwr":2,"game":"toy","rules":"1","seats":2,"seed":""}', "record format 2"),
        (b'{"game":"toy","rules":"1","seats":"two","seed":""}', "seats"),
        (b'{"game":"toy","rules":"1","seats":2,"seed":"","actions":[[0]]}', "actions"),
        (b"[" * 100_000, "not a record"),
    ],
)
def test_what_is_no_record_says_why(data: bytes, why: str) -> None:
    with pytest.raises(BadRecord, match=why) as caught:
        read_record(data, "some.json")
    assert str(caught.value).startswith("some.json: ")


@pytest.mark.parametrize(
    ("change", "why"),
    [
        ({"rules": "0"}, "rules '0'"),
        ({"options": {"target": "many"}}, "table.options"),
        ({"seats": 9}, "seats: 9"),
        ({"options": {"first": 2}}, "no seat 2"),
        ({"actions": [(5, {"type": "knock"})]}, "no seat 5"),
        ({"actions": [(-1, {"type": "knock"})]}, "no seat -1"),
        ({"actions": [(0, {"type": "knock"}), (0, {"type": "knock"})]}, "action 2, seat 0.*toy.knock"),
        ({"actions": [(0, {"type": "jump"})]}, "action 1.*table.malformed"),
    ],
)
def test_what_the_rules_refuse_is_a_bad_record(change: dict[str, object], why: str) -> None:
    with pytest.raises(BadRecord, match=why):
        list(play_record(Toy(), msgspec.structs.replace(RECORD, **change)))


def test_steps_count_versions_from_the_deal() -> None:
    steps = list(play_record(Toy(), RECORD))
    assert [(step.version, step.seat) for step in steps] == [(0, None), (1, 0)]


def test_a_setup_is_laid() -> None:
    record = msgspec.structs.replace(RECORD, setup={"scores": [3, 4]}, actions=[])
    assert [step.state.scores for step in play_record(Toy(), record)] == [[3, 4]]


def test_the_seed_names_its_dice() -> None:
    assert isinstance(dice_of("fast:7", []), FastDice)
    assert isinstance(dice_of("7", []), TableDice)
