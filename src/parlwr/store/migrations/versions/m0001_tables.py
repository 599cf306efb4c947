"""Tables and their log of actions."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Go forward."""
    op.create_table(
        "tables",
        sa.Column("code", sa.String(16), primary_key=True),
        sa.Column("game", sa.String(32), nullable=False),
        sa.Column("rules", sa.String(16), nullable=False),
        sa.Column("options", sa.Text, nullable=False),
        sa.Column("seats", sa.Text, nullable=False),
        sa.Column("host", sa.Integer),
        sa.Column("stage", sa.String(8), nullable=False),
        sa.Column("seed", sa.String(64), nullable=False),
        sa.Column("pace", sa.String(8), nullable=False),
        sa.Column("clock", sa.Integer),
        sa.Column("lang", sa.String(8)),
        sa.Column("next", sa.String(16)),
        sa.Column("revision", sa.Integer, nullable=False),
        sa.Column("created", sa.Double, nullable=False),
        sa.Column("awake", sa.Boolean, nullable=False),
    )
    op.create_index("tables_stage", "tables", ["stage", "awake"])
    op.create_table(
        "actions",
        sa.Column("code", sa.String(16), primary_key=True),
        sa.Column("version", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("action", sa.Text, nullable=False),
        sa.Column("ident", sa.Text),
        sa.Column("at", sa.Double, nullable=False),
    )
