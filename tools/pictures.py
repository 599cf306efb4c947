"""PNG files without a library of pictures: read what Chromium writes, scale down, reduce to a palette, write small.

Only what screenshots need: 8 bits a channel, no interlacing. A picture is a numpy array ``[rows, columns, 3]``.
"""

from __future__ import annotations

import struct
import zlib
from typing import Any

import numpy as np

__all__ = ["Picture", "read", "shrink", "write"]

Picture = np.ndarray[Any, np.dtype[np.uint8]]
SIGNATURE = b"\x89PNG\r\n\x1a\n"


def read(data: bytes) -> Picture:
    """The picture in a PNG file of RGB or RGBA (its opacity is left out). ValueError for any other kind."""
    if not data.startswith(SIGNATURE):
        raise ValueError("not a PNG file")
    packed, at, size, channels = b"", len(SIGNATURE), (0, 0), 0
    while at < len(data):
        length, kind = struct.unpack(">I4s", data[at : at + 8])
        body = data[at + 8 : at + 8 + length]
        if kind == b"IHDR":
            width, height, depth, colour, _, _, interlaced = struct.unpack(">IIBBBBB", body)
            if depth != 8 or colour not in (2, 6) or interlaced:
                raise ValueError("only PNG files of 8 bits, RGB or RGBA, not interlaced, can be read")
            size, channels = (height, width), 3 if colour == 2 else 4
        elif kind == b"IDAT":
            packed += body
        at += 12 + length
    return _unfilter(zlib.decompress(packed), size, channels)[:, :, :3]


def _unfilter(raw: bytes, size: tuple[int, int], channels: int) -> Picture:
    """Undo the filter of each row."""
    height, width = size
    rows = np.frombuffer(raw, np.uint8).reshape(height, 1 + width * channels)
    out = np.zeros((height, width, channels), np.uint8)
    above = np.zeros((width, channels), np.uint8)
    for y in range(height):
        kind, line = int(rows[y, 0]), rows[y, 1:].reshape(width, channels)
        if kind == 0:
            out[y] = line
        elif kind == 1:  # each byte is a difference to the one on its left
            out[y] = np.cumsum(line, axis=0, dtype=np.uint64).astype(np.uint8)
        elif kind == 2:
            out[y] = line + above
        else:
            out[y] = _by_pixel(kind, line, above)
        above = out[y]
    return out


def _by_pixel(kind: int, line: Picture, above: Picture) -> Picture:
    """The filters whose pixels depend on each other: average (3) and Paeth (4)."""
    done = []
    left = corner = np.zeros(line.shape[1], int)
    for part, up in zip(line.astype(int), above.astype(int), strict=True):
        if kind == 3:
            guess = (left + up) // 2
        else:
            far = [abs(up - corner), abs(left - corner), abs(left + up - 2 * corner)]
            guess = np.where((far[0] <= far[1]) & (far[0] <= far[2]), left, np.where(far[1] <= far[2], up, corner))
        left, corner = (part + guess) & 255, up
        done.append(left)
    return np.array(done, np.uint8)


def shrink(picture: Picture, by: int) -> Picture:
    """A picture ``by`` times smaller each way, every pixel the mean of those it stands for."""
    height, width = (length // by for length in picture.shape[:2])
    blocks = picture[: height * by, : width * by].reshape(height, by, width, by, 3)
    return np.asarray(blocks.mean(axis=(1, 3)).round(), np.uint8)


def palette(picture: Picture, colours: int) -> tuple[Picture, Picture]:
    """At most ``colours`` colours (median cut), and for each pixel the number of the nearest one."""
    pixels = picture.reshape(-1, 3)
    found, counts = np.unique(pixels, axis=0, return_counts=True)
    boxes = [np.arange(len(found))]
    while len(boxes) < colours:
        spans = [np.ptp(found[box], axis=0).max() * np.sqrt(counts[box].sum()) if len(box) > 1 else 0 for box in boxes]
        widest = int(np.argmax(spans))
        if spans[widest] == 0:
            break
        box = boxes.pop(widest)
        box = box[np.argsort(found[box][:, np.ptp(found[box], axis=0).argmax()], kind="stable")]
        half = int(np.searchsorted(np.cumsum(counts[box]), counts[box].sum() / 2, side="right"))
        half = min(max(half, 1), len(box) - 1)
        boxes += [box[:half], box[half:]]
    table = np.array([np.average(found[box], axis=0, weights=counts[box]) for box in boxes]).round().astype(np.uint8)
    nearest = np.zeros(len(found), np.uint8)
    for start in range(0, len(found), 4096):
        part = found[start : start + 4096].astype(int)
        nearest[start : start + 4096] = ((part[:, None] - table[None].astype(int)) ** 2).sum(axis=2).argmin(axis=1)
    where = np.unique(pixels, axis=0, return_inverse=True)[1].reshape(-1)
    return table, nearest[where].reshape(picture.shape[:2])


def write(picture: Picture, colours: int = 64) -> bytes:
    """A PNG file with a palette of at most ``colours`` (256) colours: a screenshot takes a fifth of its room."""
    table, numbers = palette(picture, colours)
    height, width = numbers.shape
    rows = np.concatenate([np.zeros((height, 1), np.uint8), numbers], axis=1)
    parts = [
        (b"IHDR", struct.pack(">IIBBBBB", width, height, 8, 3, 0, 0, 0)),
        (b"PLTE", table.tobytes()),
        (b"IDAT", zlib.compress(rows.tobytes(), 9)),
        (b"IEND", b""),
    ]
    return SIGNATURE + b"".join(
        struct.pack(">I", len(body)) + kind + body + struct.pack(">I", zlib.crc32(kind + body)) for kind, body in parts
    )
