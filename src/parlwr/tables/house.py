"""What a host adds to the games: files of his own, in a folder with one folder a game (``quiddler/club.txt``).

Every process that plays needs them, the bots' too: the folder's name is handed on in the environment. The host's own
wording lies there as well: ``text/cy.ftl`` for what all games share, ``quiddler/text/cy.ftl`` for a game.
"""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path

from ..kernel import BadInput, registry

__all__ = ["HOUSE", "furnish"]

HOUSE = "PARLWR_HOUSE"
"""The environment variable that names the folder."""

MOST_BYTES = 64_000_000
TEXT = "text"
"""The folder for wording, beside the games' folders and within them."""


def _ignore(_problem: str) -> None:
    """Somebody else has said it."""


def furnish(
    folder: str | Path | None = None, complain: Callable[[str], None] = _ignore, *, wording: bool = True
) -> list[str]:
    """Give each game its files, from this folder or the environment's; the names of those taken (``quiddler/club``).

    A file that is no good stops nobody's game: it is left out, and ``complain`` is told why, with its full path; so
    with a single message of the host's wording, and with a folder that belongs to no game. Without ``wording`` (who
    speaks to nobody needs none) it is not read. Raises BadInput only where the folder itself cannot be read.
    """
    folder = folder if folder is not None else os.environ.get(HOUSE)
    if not folder:
        return []
    base = Path(folder).absolute()
    os.environ[HOUSE] = str(base)
    taken = []
    for part in _inside(base):
        if not part.is_dir():
            continue
        if part.name == TEXT:
            taken += _words(None, part, complain) if wording else []
            continue
        try:
            game, files = registry.get(part.name), _inside(part)
        except BadInput as error:
            complain(_said(part, error))
            continue
        for file in files:
            if file.name == TEXT and file.is_dir():
                taken += _words(game.name, file, complain) if wording else []
            if not file.is_file():
                continue
            try:
                game.furnish(file.stem, _read(file))
                taken.append(f"{part.name}/{file.stem}")
            except BadInput as error:
                complain(_said(file, error))
    return taken


def _words(game: str | None, folder: Path, complain: Callable[[str], None]) -> list[str]:
    """Lay the host's wording over ours, language by language; what was taken (``ono99/text/cy: 3 messages``)."""
    from ..text import LANGUAGES, overlay  # here: who only thinks need not load what makes sentences
    from ..text.texts import COMMON

    taken = []
    try:
        files = _inside(folder)
    except BadInput as error:
        complain(str(error))
        return []
    for file in files:
        try:
            if file.suffix != ".ftl" or file.stem not in LANGUAGES:
                raise BadInput(f"no wording: {', '.join(f'{lang}.ftl' for lang in LANGUAGES)} are read here")
            number, problems = overlay(file.stem, game or COMMON, _read(file))
        except BadInput as error:
            complain(_said(file, error))
            continue
        for problem in problems:
            complain(f"{file}: {problem}")
        if number:
            place = f"{game}/" if game else ""
            taken.append(f"{place}{TEXT}/{file.stem}: {number} {'message' if number == 1 else 'messages'}")
    return taken


def _inside(folder: Path) -> list[Path]:
    try:
        return sorted(path for path in folder.iterdir() if not path.name.startswith("."))
    except OSError as error:
        raise BadInput(f"{error.filename or folder}: {error.strerror or error}") from None


def _read(file: Path) -> bytes:
    try:
        with file.open("rb") as source:
            data = source.read(MOST_BYTES + 1)
    except OSError as error:
        raise BadInput(error.strerror or str(error)) from None
    if len(data) > MOST_BYTES:
        raise BadInput(f"larger than {MOST_BYTES} bytes")
    return data


def _said(path: Path, error: BadInput) -> str:
    """What is wrong with it, once with the full path; games know a file by its name alone."""
    said = str(error).removeprefix(f"{path}: ").removeprefix(f"{path.stem}: ")
    return f"{path}: {said}"
