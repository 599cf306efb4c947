"""How letters get from worker to worker: PostgreSQL's NOTIFY, or Redis.

Letters may be lost (a connection breaks); whoever has been cut off is told when he is back, and looks into the store.
"""

from __future__ import annotations

import asyncio
import contextlib
import hmac
import time
from collections.abc import Callable
from typing import Any, Protocol

import structlog

from ..kernel import BadInput
from .contract import StorageFailure
from .opening import hushed
from .postgres import PostgresStore

__all__ = ["Bus", "PostgresBus", "RedisBus", "redis_at"]

log = structlog.get_logger("parlwr.bus")

_FIRST_WAIT_S = 0.1
_LONGEST_WAIT_S = 1.0
Hear = Callable[[str | bytes], None]


class Bus(Protocol):
    """What carries letters. ``healthy``: what the others say arrives."""

    healthy: bool

    async def listen(self, hear: Hear, came: Callable[[], None]) -> None:
        """For ever: hand every letter to ``hear``; ``came`` is called whenever the line is up (again)."""
        ...

    async def tell(self, said: list[str]) -> None:
        """Send letters; StorageFailure where they cannot be sent."""
        ...


class _Line:
    """What the log says of a line: once that it is gone and once that it is back, not at every try in between."""

    def __init__(self, name: str) -> None:
        self.name = name
        self._up: bool | None = None
        self._since = 0.0

    def lost(self, error: BaseException | None) -> None:
        """It is gone, or could not be made (again)."""
        if self._up is not False:
            self._since = time.monotonic()
            log.warning(f"{self.name}.away", error=None if error is None else _first_line(error))
        self._up = False

    def back(self) -> None:
        """It is up (again)."""
        if self._up is False:
            log.warning(f"{self.name}.back", after_s=round(time.monotonic() - self._since, 1))
        self._up = True


class PostgresBus:
    """NOTIFY, which the store does in the transaction of a commit; this listens, and sends what is no commit."""

    def __init__(self, store: PostgresStore) -> None:
        self.store = store
        self.healthy = False
        self._line = _Line("bus.postgres")

    async def listen(self, hear: Hear, came: Callable[[], None]) -> None:
        """See :class:`Bus`."""
        wait = _FIRST_WAIT_S
        while True:
            try:
                connection = await self._connected()
            except Exception as error:  # whatever drivers raise: it is tried again for ever
                self._line.lost(error)
                await asyncio.sleep(wait)
                wait = min(_LONGEST_WAIT_S, wait * 2)
                continue
            wait = _FIRST_WAIT_S
            self.healthy = True
            self._line.back()
            try:
                came()
                await self._hear(connection, hear)
                self._line.lost(None)
            finally:
                self.healthy = False
                with contextlib.suppress(Exception):
                    connection.close()

    async def _connected(self) -> Any:
        connecting = asyncio.get_running_loop().run_in_executor(None, self._connect)
        try:
            return await asyncio.shield(connecting)
        except asyncio.CancelledError:  # the thread goes on all the same, and nobody else would close what it brings
            with contextlib.suppress(Exception):
                (await connecting).close()
            raise

    def _connect(self) -> Any:
        import psycopg  # here: only a parlour of several workers needs it
        from psycopg import sql

        engine = self.store.engine
        args, kwargs = engine.dialect.create_connect_args(engine.url)
        connection = psycopg.connect(*args, **{"connect_timeout": 3, **kwargs}, autocommit=True)
        connection.execute(sql.SQL("LISTEN {}").format(sql.Identifier(self.store.channel)))
        return connection

    async def _hear(self, connection: Any, hear: Hear) -> None:
        """Until the connection is lost. Its socket is read when there is something: no thread waits for it."""
        loop = asyncio.get_running_loop()
        lost: asyncio.Future[None] = loop.create_future()
        pgconn = connection.pgconn

        def readable() -> None:
            try:
                pgconn.consume_input()
            except Exception:  # libpq's word for a connection that is no more
                loop.remove_reader(descriptor)
                if not lost.done():
                    lost.set_result(None)
                return
            while (notice := pgconn.notifies()) is not None:
                hear(bytes(notice.extra))

        descriptor = pgconn.socket
        loop.add_reader(descriptor, readable)
        readable()  # what came with the answer to LISTEN
        try:
            await lost
        finally:
            loop.remove_reader(descriptor)

    async def tell(self, said: list[str]) -> None:
        """See :class:`Bus`."""
        await asyncio.to_thread(self.store.tell, said)


class RedisBus:
    """Redis's publish and subscribe; where it is gone, PostgreSQL carries what it can.

    A letter is signed with the parlour's secret, so that nobody else who reaches the same Redis can forge one.
    """

    def __init__(self, store: PostgresStore, url: str) -> None:
        self._client = redis_at(url)
        import redis  # known to be there by now

        self._errors = (redis.RedisError, OSError, TimeoutError)
        self.store = store
        self.healthy = False
        self._line = _Line("bus.redis")
        self._second = PostgresBus(store)

    async def listen(self, hear: Hear, came: Callable[[], None]) -> None:
        """See :class:`Bus`."""
        await asyncio.gather(self._second.listen(hear, came), self._listen(hear, came))

    async def _listen(self, hear: Hear, came: Callable[[], None]) -> None:
        wait = _FIRST_WAIT_S
        while True:
            try:
                async with self._client.pubsub() as subscription:
                    await subscription.subscribe(self.store.channel)
                    await subscription.get_message(timeout=2.0)
                    wait = _FIRST_WAIT_S
                    self.healthy = True
                    self._line.back()
                    came()
                    await self._hear(subscription, hear)
            except self._errors as error:
                self._line.lost(error)
            except StorageFailure:  # the channel's name is not known yet
                pass
            finally:
                self.healthy = False
            await asyncio.sleep(wait)
            wait = min(_LONGEST_WAIT_S, wait * 2)

    async def _hear(self, subscription: Any, hear: Hear) -> None:
        while True:
            message = await subscription.get_message(ignore_subscribe_messages=True, timeout=2.0)
            if message is None:
                await subscription.ping()
            elif message["type"] == "message" and (said := self._open(message["data"])) is not None:
                hear(said)

    def _open(self, data: bytes) -> bytes | None:
        """What a letter says, if it is one of this parlour's."""
        said = data[32:]
        return said if hmac.compare_digest(self._seal(said), data[:32]) else None

    def _seal(self, said: bytes) -> bytes:
        return hmac.digest(self.store.secret, said, "sha256").hex()[:32].encode()

    async def tell(self, said: list[str]) -> None:
        """See :class:`Bus`."""
        try:
            async with self._client.pipeline(transaction=False) as pipe:
                for one in said:
                    data = one.encode()
                    pipe.publish(self.store.channel, self._seal(data) + data)
                await pipe.execute()
        except self._errors:
            await self._second.tell(said)


def redis_at(url: str) -> Any:
    """A client for the Redis at this URL; nothing is connected yet. BadInput where it is no such URL."""
    try:
        import redis.asyncio as redis
    except ImportError:
        raise BadInput("--redis: pip install 'parlwr[redis]'") from None
    try:
        return redis.from_url(url, socket_connect_timeout=1.0, socket_timeout=2.0, health_check_interval=2)
    except ValueError as error:
        raise BadInput(f"--redis {hushed(url)!r}: {error}") from None


def _first_line(error: BaseException) -> str:
    return (str(error).splitlines() or [type(error).__name__])[0]
