"""Migrations make exactly the schema that the code works with."""

from __future__ import annotations

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import text

from parlwr.kernel import BadInput
from parlwr.store import SqlStore, open_store
from parlwr.store.schema import metadata

from .test_contract import row


def test_the_migrated_schema_is_the_code_s(store: SqlStore) -> None:
    with store.engine.connect() as connection:
        context = MigrationContext.configure(connection, opts={"compare_type": True})
        assert compare_metadata(context, metadata) == []


def test_migrating_again_changes_nothing(store: SqlStore, where: str) -> None:
    from parlwr.store import Create

    store.commit([Create(row())])
    again = open_store(where)
    assert again.table("CWM-418") == row()
    again.close()


def test_a_newer_release_s_database_is_left_alone(store: SqlStore, where: str) -> None:
    with store.engine.begin() as connection:
        connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))
    with pytest.raises(BadInput, match="newer release"):
        open_store(where)
    with store.engine.connect() as connection:
        assert connection.execute(text("SELECT version_num FROM alembic_version")).scalar_one() == "9999"
