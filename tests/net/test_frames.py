"""WebSocket frames: whatever pieces they come in, the same messages; what no client may send ends the connection."""

from __future__ import annotations

import contextlib
import os
import struct
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from parlwr.net.frames import (
    BINARY,
    CLOSE,
    PING,
    TEXT,
    BrokenFrame,
    FrameReader,
    accept_key,
    close_answer,
    close_frame,
    frame,
    is_key,
)

MOST = 1000


def client(payload: bytes, kind: int = TEXT, *, final: bool = True, mask: bytes | None = None) -> bytes:
    """A frame as a client sends it (written apart from the code under test)."""
    mask = os.urandom(4) if mask is None else mask
    first = kind | (0x80 if final else 0)
    size = len(payload)
    if size < 126:
        head = struct.pack("!BB", first, 0x80 | size)
    elif size < 1 << 16:
        head = struct.pack("!BBH", first, 0x80 | 126, size)
    else:
        head = struct.pack("!BBQ", first, 0x80 | 127, size)
    return head + mask + bytes(byte ^ mask[at % 4] for at, byte in enumerate(payload))


def read(data: bytes, cuts: list[int] | None = None) -> list[tuple[int, bytes | None]]:
    """All messages of these bytes, cut into pieces."""
    reader = FrameReader(MOST)
    found = []
    places = [0, *sorted({cut % (len(data) + 1) for cut in cuts or []}), len(data)]
    for begin, end in pairwise(places):
        reader.feed(data[begin:end])
        found += list(reader.messages())
    return found


def test_the_handshake_of_rfc_6455() -> None:
    assert accept_key("dGhlIHNhbXBsZSBub25jZQ==") == "s3pPLMBiTxaQ9kYGzzhZRbK+xOo="


@pytest.mark.parametrize("size", [0, 1, 125, 126, 127, 65535, 65536, 70000])
def test_what_a_server_sends(size: int) -> None:
    payload = b"x" * size
    sent = frame(payload)
    assert sent[0] == 0x81
    assert not sent[1] & 0x80
    head = 2 if size < 126 else 4 if size < 65536 else 10
    assert len(sent) == head + size
    announced = sent[1] if size < 126 else int.from_bytes(sent[2:head], "big")
    assert announced == size
    assert close_frame(1012, "x" * 500)[1] <= 125


messages = st.lists(
    st.tuples(
        st.sampled_from([TEXT, BINARY]),
        st.binary(max_size=MOST),
        st.lists(st.integers(0, MOST), max_size=3),
        st.booleans(),
    ),
    max_size=6,
)


@given(messages, st.lists(st.integers(0, 10_000), max_size=10))
def test_messages_in_fragments_and_pieces_with_pings_between(
    wanted: list[tuple[int, bytes, list[int], bool]], cuts: list[int]
) -> None:
    data, expected = b"", []
    for kind, payload, splits, ping in wanted:
        places = [0, *sorted({split % (len(payload) + 1) for split in splits}), len(payload)]
        parts = [payload[begin:end] for begin, end in pairwise(places)]
        for number, part in enumerate(parts):
            data += client(part, kind if number == 0 else 0, final=number == len(parts) - 1)
            if ping and number < len(parts) - 1:
                data += client(b"hello", PING)
                expected.append((PING, b"hello"))
        expected.append((kind, payload))
    assert read(data, cuts) == expected


@given(st.integers(MOST + 1, 5 * MOST), st.lists(st.integers(0, 10_000), max_size=10))
def test_what_is_too_long_is_thrown_away_and_the_next_is_read(size: int, cuts: list[int]) -> None:
    data = client(b"x" * size) + client(b"next")
    assert read(data, cuts) == [(TEXT, None), (TEXT, b"next")]
    parts = [client(b"x" * 600, TEXT if n == 0 else 0, final=n == 3) for n in range(4)]
    assert read(b"".join(parts) + client(b"next"), cuts) == [(TEXT, None), (TEXT, b"next")]


def test_never_more_than_the_limit_is_held() -> None:
    reader = FrameReader(MOST)
    reader.feed(client(b"")[:1] + b"\xff" + struct.pack("!Q", 1 << 40) + b"mask")
    assert list(reader.messages()) == [(TEXT, None)]
    for _ in range(100):
        reader.feed(b"y" * 65536)
        assert list(reader.messages()) == []
        assert len(reader._buffer) == 0


@pytest.mark.parametrize(
    ("data", "code"),
    [
        (b"\x81\x05hello", 1002),
        (client(b"x", kind=3), 1002),
        (client(b"x", kind=11), 1002),
        (bytes([0xC1]) + client(b"x")[1:], 1002),
        (client(b"x" * 126, PING), 1002),
        (client(b"x", PING, final=False), 1002),
        (client(b"x", 0), 1002),
        (client(b"x", TEXT, final=False) + client(b"y", TEXT), 1002),
        (b"\x81\xff" + b"\xff" * 8 + b"mask", 1002),
    ],
    ids=range(9),  # the frames are masked by chance: their bytes would be another name in every process
)
def test_what_no_client_may_send(data: bytes, code: int) -> None:
    with pytest.raises(BrokenFrame) as caught:
        read(data)
    assert caught.value.code == code


@pytest.mark.parametrize("code", [1000, 1001, 1003, 1007, 1011, 1014, 3000, 4404, 4999])
def test_a_closing_code_is_sent_back(code: int) -> None:
    assert close_answer(struct.pack("!H", code) + "hwyl ŵ".encode()) == close_frame(code)


@pytest.mark.parametrize("code", [0, 999, 1004, 1005, 1006, 1015, 1016, 2999, 5000, 65535])
def test_a_closing_code_that_may_not_be_sent(code: int) -> None:
    assert close_answer(struct.pack("!H", code))[2:4] == struct.pack("!H", 1002)


def test_closing_without_a_code_with_half_of_one_and_with_no_text() -> None:
    assert close_answer(b"") == b"\x88\x00"
    assert close_answer(b"\x03")[2:4] == struct.pack("!H", 1002)
    assert close_answer(struct.pack("!H", 1000) + b"\xff")[2:4] == struct.pack("!H", 1007)


@pytest.mark.parametrize(
    ("key", "good"),
    [
        ("dGhlIHNhbXBsZSBub25jZQ==", True), ("", False), ("x", False), ("dGhlIHNhbXBsZQ==", False), ("A" * 24, False),
        ("dGhlIHNhbXBsZSBub25jZQ", False), ("dGhlIHNhbXBsZSBub25jŵQ==", False), ("dGhl-HNhbXBsZSBub25jZQ==", False),
    ],
)  # fmt: skip
def test_what_is_a_key(key: str, good: bool) -> None:
    assert is_key(key) == good


@given(st.binary(max_size=300), st.lists(st.integers(0, 300), max_size=5))
def test_any_bytes_at_all_give_messages_or_a_broken_frame(data: bytes, cuts: list[int]) -> None:
    with contextlib.suppress(BrokenFrame):
        found = read(data, cuts)
        assert all(kind in (TEXT, BINARY, CLOSE, PING, 10) for kind, _ in found)
