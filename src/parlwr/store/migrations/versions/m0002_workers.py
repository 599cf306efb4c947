"""What a host chooses, when a table ended, and what several workers tell each other."""

import secrets

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Go forward."""
    op.add_column("tables", sa.Column("choices", sa.Text, nullable=False, server_default="{}"))
    op.add_column("tables", sa.Column("listed", sa.Boolean, nullable=False, server_default=sa.false()))
    op.add_column("tables", sa.Column("began", sa.Double))
    op.add_column("tables", sa.Column("ended", sa.Double))
    op.execute("UPDATE tables SET began = created WHERE stage <> 'open'")
    op.execute(
        "UPDATE tables SET ended = COALESCE((SELECT MAX(at) FROM actions WHERE actions.code = tables.code), created) "
        "WHERE stage = 'over'"
    )
    op.create_index("tables_listed", "tables", ["listed", "stage"])
    settings = op.create_table(
        "settings",
        sa.Column("name", sa.String(32), primary_key=True),
        sa.Column("value", sa.Text, nullable=False),
    )
    op.bulk_insert(settings, [{"name": "parlour", "value": secrets.token_hex(16)}])
    # Nothing in these three outlives a crash of the database, and nothing has to.
    unlogged = ["UNLOGGED"] if op.get_bind().dialect.name == "postgresql" else []
    op.create_table(
        "workers",
        sa.Column("worker", sa.String(64), primary_key=True),
        sa.Column("seen", sa.Double, nullable=False),
        sa.Column("figures", sa.Text, nullable=False),
        prefixes=unlogged,
    )
    op.create_table(
        "buckets",
        sa.Column("address", sa.String(64), primary_key=True),
        sa.Column("kind", sa.String(8), primary_key=True),
        sa.Column("amount", sa.Double, nullable=False),
        sa.Column("stamp", sa.Double, nullable=False),
        prefixes=unlogged,
    )
    op.create_table(
        "households",
        sa.Column("address", sa.String(64), primary_key=True),
        sa.Column("worker", sa.String(64), primary_key=True),
        sa.Column("sockets", sa.Integer, nullable=False),
        prefixes=unlogged,
    )
