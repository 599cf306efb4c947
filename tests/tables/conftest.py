"""A hall of its own for every test."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from parlwr.store import open_store
from parlwr.tables.hall import Hall

from .helpers import Frail, Inline


@pytest.fixture
def thinkers() -> Inline:
    return Inline()


@pytest.fixture
def store(tmp_path: Path) -> Frail:
    return Frail(open_store(str(tmp_path / "hall.sqlite")).engine)


@pytest.fixture
async def hall(store: Frail, thinkers: Inline) -> AsyncIterator[Hall]:
    hall = Hall(store, thinkers)
    yield hall
    await hall.close()
