"""Fault tests: the quick form runs with all tests, the repeated one with ``--faults-long`` (``make faults``).

A test that takes ``turn`` is repeated: once, or twenty times. A test that takes ``way`` says with :func:`ways` in which
ways it can be run: the quick form runs the first alone, the repeated one all of them.
"""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterator

import aiohttp
import pytest

from .servers import PrivatePostgres

REPEATS = 20


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--faults-long", action="store_true", help=f"repeat every fault {REPEATS} times")


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    long = metafunc.config.getoption("--faults-long", default=False)
    if "turn" in metafunc.fixturenames:
        metafunc.parametrize("turn", range(REPEATS if long else 1))
    if "way" in metafunc.fixturenames:
        known = metafunc.function.ways
        metafunc.parametrize("way", known if long else known[:1])


@pytest.fixture
def long(request: pytest.FixtureRequest) -> bool:
    """Whether this is the long form, which has the machine to itself: there the figures hold."""
    return bool(request.config.getoption("--faults-long", default=False))


@pytest.fixture
async def session() -> AsyncIterator[aiohttp.ClientSession]:
    async with aiohttp.ClientSession(cookie_jar=aiohttp.DummyCookieJar()) as session:
        yield session


@pytest.fixture(scope="session")
def own_postgres() -> Iterator[PrivatePostgres]:
    """A PostgreSQL server of this run's own."""
    server = PrivatePostgres()
    yield server
    server.close()


@pytest.fixture
def postgres(own_postgres: PrivatePostgres) -> PrivatePostgres:
    """A private PostgreSQL server, running whatever the test before did to it; to be stopped and killed at will."""
    if not own_postgres.runs() or own_postgres.options:
        own_postgres.stop("immediate")
        own_postgres.options = ()
        own_postgres.start()
    return own_postgres
