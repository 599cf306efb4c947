"""The small PNG reader and writer, against what Chromium writes and against itself."""

from __future__ import annotations

import importlib.util
import struct
import zlib
from pathlib import Path
from types import ModuleType

import numpy as np
import pytest


@pytest.fixture(scope="module")
def pictures(root: Path) -> ModuleType:
    spec = importlib.util.spec_from_file_location("pictures", root / "tools" / "pictures.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def filtered(picture: np.ndarray, kind: int) -> bytes:
    """A PNG file whose every row is filtered in this way, made by the words of the standard."""
    height, width, channels = picture.shape
    rows = []
    for y in range(height):
        row = bytearray([kind])
        for x in range(width):
            for c in range(channels):
                left = int(picture[y, x - 1, c]) if x else 0
                up = int(picture[y - 1, x, c]) if y else 0
                corner = int(picture[y - 1, x - 1, c]) if x and y else 0
                p = left + up - corner
                paeth = min((left, up, corner), key=lambda v, p=p: abs(p - v))
                guess = (0, left, up, (left + up) // 2, paeth)[kind]
                row.append((int(picture[y, x, c]) - guess) % 256)
        rows.append(bytes(row))
    colour = 2 if channels == 3 else 6
    parts = [(b"IHDR", struct.pack(">IIBBBBB", width, height, 8, colour, 0, 0, 0))]
    parts += [(b"IDAT", zlib.compress(b"".join(rows))), (b"IEND", b"")]
    out = b"\x89PNG\r\n\x1a\n"
    for name, body in parts:
        out += struct.pack(">I", len(body)) + name + body + struct.pack(">I", zlib.crc32(name + body))
    return out


@pytest.mark.parametrize("channels", [3, 4])
@pytest.mark.parametrize("kind", range(5))
def test_every_filter_is_read(pictures: ModuleType, kind: int, channels: int) -> None:
    picture = np.random.default_rng(kind).integers(0, 256, (7, 9, channels), dtype=np.uint8)
    assert (pictures.read(filtered(picture, kind)) == picture[:, :, :3]).all()


def test_what_is_no_such_file_is_refused(pictures: ModuleType) -> None:
    for data in (b"GIF89a", pictures.write(np.zeros((2, 2, 3), np.uint8))):
        with pytest.raises(ValueError, match="PNG"):
            pictures.read(data)


def test_shrinking_takes_the_mean(pictures: ModuleType) -> None:
    picture = np.array([[[0, 0, 0], [100, 50, 0]], [[0, 0, 0], [100, 50, 8]]], np.uint8)
    assert pictures.shrink(picture, 2).tolist() == [[[50, 25, 2]]]


def test_a_palette_keeps_few_colours_as_they_are(pictures: ModuleType) -> None:
    picture = np.random.default_rng(1).choice(np.array([0, 90, 255], np.uint8), (20, 20, 3))
    table, numbers = pictures.palette(picture, 64)
    assert (table[numbers] == picture).all()
    many = np.random.default_rng(2).integers(0, 256, (30, 30, 3), dtype=np.uint8)
    table, numbers = pictures.palette(many, 16)
    assert len(table) == 16
    assert np.abs(table[numbers].astype(int) - many).mean() < 45
    head = pictures.write(many, 16)[:26]
    assert struct.unpack(">II", head[16:24]) == (30, 30)
