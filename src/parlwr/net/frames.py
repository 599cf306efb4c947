"""WebSocket frames (RFC 6455), no more of them than a game needs: no extensions, no binary messages."""

from __future__ import annotations

import base64
import binascii
import hashlib
from collections.abc import Iterator

__all__ = [
    "BINARY",
    "CLOSE",
    "PING",
    "PONG",
    "TEXT",
    "BrokenFrame",
    "FrameReader",
    "accept_key",
    "close_answer",
    "close_frame",
    "frame",
    "is_key",
]

TEXT, BINARY, CLOSE, PING, PONG = 1, 2, 8, 9, 10
_CONTINUE = 0
_CODES = frozenset((1000, 1001, 1002, 1003, *range(1007, 1015)))
"""The closing codes of RFC 6455 (and its register) that may be sent; 3000 to 4999 are anybody's own."""
_GUID = b"258EAFA5-E914-47DA-95CA-C5AB0DC85B11"


class BrokenFrame(Exception):
    """What came is no frame that a client may send; ``code`` is the closing code that says so."""

    def __init__(self, code: int, why: str) -> None:
        super().__init__(why)
        self.code = code


def is_key(key: str) -> bool:
    """Whether this may be a Sec-WebSocket-Key: 16 bytes in base64."""
    try:
        return len(base64.b64decode(key, validate=True)) == 16
    except (binascii.Error, ValueError):
        return False


def accept_key(key: str) -> str:
    """The Sec-WebSocket-Accept of a Sec-WebSocket-Key."""
    return base64.b64encode(hashlib.sha1(key.encode() + _GUID, usedforsecurity=False).digest()).decode()


def frame(payload: bytes, kind: int = TEXT) -> bytes:
    """A whole message in one frame, as a server sends it."""
    size = len(payload)
    if size < 126:
        return bytes((0x80 | kind, size)) + payload
    if size < 65536:
        return bytes((0x80 | kind, 126, size >> 8, size & 255)) + payload
    return bytes((0x80 | kind, 127)) + size.to_bytes(8, "big") + payload


def close_frame(code: int, why: str = "") -> bytes:
    """A closing frame."""
    return frame(code.to_bytes(2, "big") + why.encode()[:120], CLOSE)


def close_answer(payload: bytes) -> bytes:
    """The closing frame that answers a closing frame: the same code, or 1002 where it is none that may be sent."""
    if not payload:
        return frame(b"", CLOSE)
    code = int.from_bytes(payload[:2], "big")
    if len(payload) < 2 or not (code in _CODES or 3000 <= code < 5000):
        return close_frame(1002, "no such closing code")
    try:
        payload[2:].decode()
    except UnicodeDecodeError:
        return close_frame(1007, "a reason that is no text")
    return close_frame(code)


def _unmask(data: bytes | bytearray, mask: bytes | bytearray) -> bytes:
    size = len(data)
    key = (bytes(mask) * (size // 4 + 1))[:size]
    return (int.from_bytes(data, "little") ^ int.from_bytes(key, "little")).to_bytes(size, "little")


class FrameReader:
    """Takes bytes as they come and gives whole messages, never holding more than ``most`` bytes of one.

    A message that is too long is given as ``(kind, None)``, its bytes thrown away as they come.
    """

    __slots__ = ("_buffer", "_kind", "_parts", "_size", "_skip", "most")

    def __init__(self, most: int) -> None:
        self.most = most
        self._buffer: bytes | bytearray = b""
        self._kind = 0
        self._parts: list[bytes] | None = None
        self._size = 0
        self._skip = 0

    def feed(self, data: bytes) -> None:
        """More bytes have come."""
        self._buffer = self._buffer + data if self._buffer else data

    def messages(self) -> Iterator[tuple[int, bytes | None]]:
        """The messages that are complete; may be left and taken up again at any point. Raises BrokenFrame."""
        while True:
            if self._skip:
                thrown = min(self._skip, len(self._buffer))
                self._skip -= thrown
                self._buffer = self._buffer[thrown:]
                if self._skip:
                    return
            found = self._next()
            if found is None:
                return
            final, kind, payload = found
            if kind >= CLOSE:
                yield kind, payload
                continue
            if (kind == _CONTINUE) == (self._parts is None):
                raise BrokenFrame(1002, "fragments out of order")
            if self._parts is None:
                if final:
                    yield kind, payload
                    continue
                self._kind, self._parts, self._size = kind, [], 0
            self._keep(payload)
            if final:
                parts, self._parts = self._parts, None
                yield self._kind, b"".join(parts) if self._size <= self.most else None

    def _keep(self, payload: bytes | None) -> None:
        assert self._parts is not None
        self._size = self.most + 1 if payload is None else self._size + len(payload)
        if self._size > self.most:
            self._parts.clear()
        elif payload:
            self._parts.append(payload)

    def _next(self) -> tuple[int, int, bytes | None] | None:
        """One frame off the buffer: (final, kind, payload)."""
        buffer = self._buffer
        have = len(buffer)
        if have < 2:
            return None
        first, size = buffer[0], buffer[1]
        kind = first & 15
        if first & 0x70 or kind not in (_CONTINUE, TEXT, BINARY, CLOSE, PING, PONG):
            raise BrokenFrame(1002, "reserved bits or an unknown kind of frame")
        if size < 128:
            raise BrokenFrame(1002, "a client's frame must be masked")
        size -= 128
        head = 6
        if size >= 126:
            head = 8 if size == 126 else 14
            if have < head:
                return None
            size = int.from_bytes(buffer[2 : head - 4], "big")
        if kind >= CLOSE and (size > 125 or not first & 128):
            raise BrokenFrame(1002, "a control frame must be short and whole")
        if size > self.most:
            if size >> 63:
                raise BrokenFrame(1002, "a length out of range")
            if have < head:
                return None
            self._skip = size
            self._buffer = buffer[head:]
            return first & 128, kind, None
        end = head + size
        if have < end:
            return None
        payload = _unmask(buffer[head:end], buffer[head - 4 : head])
        self._buffer = buffer[end:] if have > end else b""
        return first & 128, kind, payload
