"""What workers tell each other: no secret of a seat or a shuffle, and over Redis nothing that another could forge."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
import structlog

from parlwr.store import Append, Create, Save, SeatRow, TableRow
from parlwr.store.bus import RedisBus
from parlwr.store.news import Changed, letters, news_of

SECRETS = ("SEED", "HASH-OF-TOKEN", "NONCE", "HELD", "ADA")


class Parlour:
    """As much of a store as a bus needs to seal and open letters."""

    channel = "parlwr_test"
    notices = "parlwr_test"

    def __init__(self, secret: bytes) -> None:
        self.secret = secret


def bus(secret: bytes) -> Any:
    return RedisBus(Parlour(secret), "redis://127.0.0.1:1")  # type: ignore[arg-type]


def row(stage: Any) -> TableRow:
    seat = SeatRow("human", "ADA", token="HASH-OF-TOKEN", nonce="NONCE", held="HELD")
    return TableRow(
        code="BBB-000",
        game="ono99",
        rules="1",
        options={},
        seats=(seat, seat),
        host=0,
        stage=stage,
        seed="SEED",
        revision=3,
    )


@pytest.mark.parametrize(
    "change",
    [
        Create(row("open")),
        Create(row("playing")),
        Save(row("open")),
        Save(row("playing")),
        Append("BBB-000", 7, 1, '{"type":"draw"}', '"id"', 1.0, aloud=True),
    ],
)
def test_letters_hold_no_seed_no_token_no_number_and_no_name(change: Any) -> None:
    said = "".join(letters("me", news_of(change)))
    assert not [secret for secret in SECRETS if secret in said]


def test_a_letter_that_another_wrote_is_not_opened() -> None:
    mine, other = bus(b"a" * 32), bus(b"b" * 32)
    data = next(letters("me", [Changed("BBB-000", 4, True)])).encode()
    assert mine._open(mine._seal(data) + data) == data
    assert mine._open(other._seal(data) + data) is None, "another parlour's secret"
    assert mine._open(mine._seal(data) + data + b" ") is None, "changed on the way"
    assert mine._open(data) is None, "no seal"
    assert mine._open(b"") is None


async def test_a_line_that_stays_away_is_said_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("parlwr.store.bus._FIRST_WAIT_S", 0.01)
    monkeypatch.setattr("parlwr.store.bus._LONGEST_WAIT_S", 0.01)
    tried, tries = asyncio.Event(), iter(range(5))

    class Nobody:
        def pubsub(self) -> Any:
            if next(tries, None) is None:
                tried.set()
            raise ConnectionError("nobody there")

    carrier = bus(b"ours")
    carrier._client = Nobody()
    with structlog.testing.capture_logs() as said:
        listening = asyncio.create_task(carrier._listen(lambda _: None, lambda: None))
        await asyncio.wait_for(tried.wait(), 10)
        listening.cancel()
        carrier._line.back()
    assert [one["event"] for one in said] == ["bus.redis.away", "bus.redis.back"]
    assert said[0]["error"] == "nobody there"
