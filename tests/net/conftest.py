"""A server and a client session for every test."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import aiohttp
import pytest

from .helpers import Here


@pytest.fixture
async def here(tmp_path: Path) -> AsyncIterator[Here]:
    async with Here(tmp_path / "net.sqlite") as server:
        yield server


@pytest.fixture
async def session() -> AsyncIterator[aiohttp.ClientSession]:
    """Keeps no cookies: scripts hand over tokens."""
    async with aiohttp.ClientSession(cookie_jar=aiohttp.DummyCookieJar()) as session:
        yield session
