"""Opening a database: which kind it is, how it is connected to, and bringing it to the newest schema.

SQLite runs in WAL mode with ``synchronous=FULL``: a commit returns after the log has been synced to disk.
"""

from __future__ import annotations

import re
from importlib import resources
from pathlib import Path
from typing import Any

from sqlalchemy import URL, Engine, create_engine, event, make_url
from sqlalchemy.exc import ArgumentError, NoSuchModuleError, SQLAlchemyError

from ..kernel import BadInput
from .postgres import PostgresStore
from .sql import SqlStore, first_line

__all__ = ["hushed", "may_share", "migrate", "open_store", "shown", "url_of"]

_PASSWORD = re.compile(r"(?<=:)[^:@/]+(?=@)|(?<=password=)[^&]+")


def open_store(where: str) -> SqlStore:
    """A store, migrated and ready: ``where`` is a database URL, or the path of an SQLite file.

    For PostgreSQL it is a :class:`~parlwr.store.postgres.PostgresStore`, which several workers may share.
    """
    url = url_of(where)
    engine: Engine | None = None
    opened = False
    try:
        engine = create_engine(url, **_pool(url))
        if url.get_backend_name() == "sqlite":
            event.listen(engine, "connect", _sqlite_pragmas)
        migrate(engine)
        opened = True
    except (SQLAlchemyError, ImportError) as error:
        raise BadInput(f"database {shown(url)}: {first_line(error)}") from None
    finally:
        if engine is not None and not opened:
            engine.dispose()
    if url.get_backend_name() == "postgresql":
        return PostgresStore(engine)
    return SqlStore(engine)


def url_of(where: str) -> URL:
    """Where a database is: a URL with the driver we use, or an SQLite file's path. BadInput where it is neither."""
    if "://" not in where:
        return URL.create("sqlite", database=where)
    try:
        url = make_url(where)
        url.get_dialect()
    except (ArgumentError, NoSuchModuleError, ValueError) as error:
        raise BadInput(f"database {hushed(where)!r}: {hushed(first_line(error))}") from None
    if url.drivername in ("postgresql", "postgres"):
        url = url.set(drivername="postgresql+psycopg")
    return url


def hushed(text: str) -> str:
    """A text with URLs in it, or what is meant as one, as people may see it: no password stands in it any more."""
    return _PASSWORD.sub("***", text)


def shown(url: URL) -> str:
    """A database's URL as people write it and may see it: without our driver, without a password wherever it stands."""
    url = url.set(drivername=url.get_backend_name())
    hidden = {name: "***" for name in url.query if "password" in name}
    return url.update_query_dict(hidden).render_as_string() if hidden else url.render_as_string()


def may_share(where: str) -> bool:
    """Whether several workers may use this database at once. Nothing is opened or made."""
    return url_of(where).get_backend_name() == "postgresql"


def _pool(url: URL) -> dict[str, Any]:
    if url.get_backend_name() == "sqlite":
        path = url.database
        if path and path != ":memory:" and not path.startswith("file:"):
            Path(path).expanduser().parent.mkdir(parents=True, exist_ok=True)
        return {}
    # A network that is cut is found out in seconds, not in the minutes that TCP would take.
    patience = {
        "connect_timeout": 3,
        "keepalives_idle": 3,
        "keepalives_interval": 1,
        "keepalives_count": 3,
        "tcp_user_timeout": 4000,
    }
    return {"pool_size": 6, "connect_args": {**patience, **url.query}}


def _sqlite_pragmas(connection: Any, _record: Any) -> None:
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "busy_timeout=5000", "wal_autocheckpoint=4000"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def migrate(engine: Engine) -> None:
    """Bring the database to the newest schema; several servers may start at once."""
    from alembic import command  # here: alembic takes 0.1 s to import, and only a server needs it
    from alembic.config import Config
    from alembic.util import CommandError

    config = Config()
    with resources.as_file(resources.files("parlwr.store") / "migrations") as scripts, engine.begin() as connection:
        if connection.dialect.name == "postgresql":
            connection.exec_driver_sql("SELECT pg_advisory_xact_lock(7215093)")
        config.set_main_option("script_location", str(scripts).replace("%", "%%"))
        config.attributes["connection"] = connection
        try:
            command.upgrade(config, "head")
        except CommandError:
            where = shown(engine.url)
            raise BadInput(f"database {where}: made by a newer release, whose schema this one does not know") from None
