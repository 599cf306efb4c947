"""The database's tables, for SQLAlchemy Core. Changing them takes a migration (``migrations/versions``)."""

from __future__ import annotations

from sqlalchemy import Boolean, Column, Double, Index, Integer, MetaData, String, Table, Text

__all__ = ["actions", "buckets", "households", "metadata", "settings", "tables", "workers"]

metadata = MetaData()

tables = Table(
    "tables",
    metadata,
    Column("code", String(16), primary_key=True),
    Column("game", String(32), nullable=False),
    Column("rules", String(16), nullable=False),
    Column("options", Text, nullable=False),
    Column("seats", Text, nullable=False),
    Column("host", Integer),
    Column("stage", String(8), nullable=False),
    Column("seed", String(64), nullable=False),
    Column("pace", String(8), nullable=False),
    Column("clock", Integer),
    Column("lang", String(8)),
    Column("next", String(16)),
    Column("revision", Integer, nullable=False),
    Column("created", Double, nullable=False),
    # Whether the table goes on by itself (bots, a clock), so that a restart need not open every row to find out.
    Column("awake", Boolean, nullable=False),
    Column("choices", Text, nullable=False),
    # One of the choices, so that the lobby's list need not open every row.
    Column("listed", Boolean, nullable=False),
    Column("began", Double),
    Column("ended", Double),
    Index("tables_stage", "stage", "awake"),
    Index("tables_listed", "listed", "stage"),
)

# In SQLite this is a rowid table with a unique index. Measured: the rows of a commit then lie on one or two pages,
# which a WITHOUT ROWID table would spread over as many pages as tables are being played.
actions = Table(
    "actions",
    metadata,
    Column("code", String(16), primary_key=True),
    Column("version", Integer, primary_key=True, autoincrement=False),
    Column("seat", Integer, nullable=False),
    Column("action", Text, nullable=False),
    Column("ident", Text),
    Column("at", Double, nullable=False),
)

# What a parlour is called among its workers (``parlour``: a random name).
settings = Table(
    "settings", metadata, Column("name", String(32), primary_key=True), Column("value", Text, nullable=False)
)

# What the workers of one parlour tell each other; gone without harm, so it is not carried over by a move.
# ``seen`` and ``stamp`` are the database's time, which all workers share.
workers = Table(
    "workers",
    metadata,
    Column("worker", String(64), primary_key=True),
    Column("seen", Double, nullable=False),
    Column("figures", Text, nullable=False),
)

# What addresses have lately asked for: one bucket an address and kind of call.
buckets = Table(
    "buckets",
    metadata,
    Column("address", String(64), primary_key=True),
    Column("kind", String(8), primary_key=True),
    Column("amount", Double, nullable=False),
    Column("stamp", Double, nullable=False),
)

# How many sockets an address has open at each worker.
households = Table(
    "households",
    metadata,
    Column("address", String(64), primary_key=True),
    Column("worker", String(64), primary_key=True),
    Column("sockets", Integer, nullable=False),
)
