"""The file that lets a stopped run go on: its settings, then one line for each piece that was played."""

from __future__ import annotations

import os
from pathlib import Path
from typing import BinaryIO

import msgspec

from parlwr.kernel import BadInput

from .piece import Played
from .settings import Settings

__all__ = ["Journal"]


class _Head(msgspec.Struct, frozen=True):
    parlwr_arena: int
    settings: Settings


class Journal:
    """Pieces as they are played, appended and synced one by one. A line cut short by a stop is played again."""

    def __init__(self, path: Path, settings: Settings) -> None:
        """Open or begin the journal of a run; BadInput where the file is no journal, or one of another run."""
        self.path = path
        self.played: list[Played] = []
        try:
            self._file: BinaryIO = open(path, "a+b")  # noqa: SIM115
        except OSError as error:
            raise BadInput(f"{path}: {error.strerror or error}") from None
        try:
            self._file.seek(0)
            self._take(self._file.read(), settings)
        except BaseException:
            self._file.close()
            raise

    def _take(self, data: bytes, settings: Settings) -> None:
        whole, _, torn = data.rpartition(b"\n")
        if not data:
            self._write(msgspec.json.encode(_Head(1, settings)))
            return
        lines = whole.split(b"\n")
        try:
            head = msgspec.json.decode(lines[0], type=_Head)
            self.played = [msgspec.json.decode(line, type=Played) for line in lines[1:]]
        except msgspec.DecodeError as error:
            raise BadInput(f"{self.path}: not the file of an arena run: {error}") from None
        if head.parlwr_arena != 1:
            raise BadInput(f"{self.path}: format {head.parlwr_arena}, this program writes 1")
        if head.settings != settings:
            raise BadInput(f"{self.path} belongs to a run with other settings: {_differences(head.settings, settings)}")
        if torn:
            self._file.truncate(len(whole) + 1)

    def add(self, played: Played) -> None:
        """Keep a piece for good."""
        self.played.append(played)
        self._write(msgspec.json.encode(played))

    def _write(self, line: bytes) -> None:
        self._file.write(line + b"\n")
        self._file.flush()
        os.fsync(self._file.fileno())

    def close(self) -> None:
        """Close the file."""
        self._file.close()


def _differences(theirs: Settings, ours: Settings) -> str:
    """Which settings differ, and how."""
    fields = [name for name in Settings.__struct_fields__ if getattr(theirs, name) != getattr(ours, name)]
    return ", ".join(f"{name} {getattr(theirs, name)!r}, now {getattr(ours, name)!r}" for name in fields)
