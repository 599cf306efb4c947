"""What has to be remembered: tables, their seats, and the log of actions.

:mod:`.contract` says what a store promises, :mod:`.sql` keeps the promise with SQLite, :mod:`.postgres` with PostgreSQL
for several workers, which hear of each other by :mod:`.bus`; :mod:`.writer` is the one thread that writes, many tables'
changes in one commit.
"""

from .contract import (
    ActionRow,
    Append,
    Change,
    Choices,
    Conflict,
    Create,
    Moving,
    Outcome,
    Pruned,
    Save,
    SeatRow,
    StorageFailure,
    Store,
    StoreError,
    TableRow,
)
from .opening import may_share, open_store
from .sql import SqlStore
from .writer import Writer

__all__ = [
    "ActionRow",
    "Append",
    "Change",
    "Choices",
    "Conflict",
    "Create",
    "Moving",
    "Outcome",
    "Pruned",
    "Save",
    "SeatRow",
    "SqlStore",
    "StorageFailure",
    "Store",
    "StoreError",
    "TableRow",
    "Writer",
    "may_share",
    "open_store",
]
