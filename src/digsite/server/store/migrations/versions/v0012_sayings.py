"""What people say at a table, whom they block, and what they report."""

import sqlalchemy as sa
from alembic import op

revision = "0012_sayings"
down_revision = "0011_open_tables"
branch_labels = None
depends_on = None


def upgrade() -> None:
    of_table = sa.ForeignKey("tables.id", ondelete="CASCADE")
    op.create_table(
        "sayings",
        sa.Column("table_id", sa.String(16), of_table, primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("holder", sa.String(64), nullable=False),
        sa.Column("text", sa.String(400), nullable=False),
        sa.Column("request", sa.String(64), nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.UniqueConstraint("table_id", "request"),
    )
    op.create_table(
        "blocks",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("holder", sa.String(64), nullable=False),
        sa.Column("blocked", sa.String(64), nullable=False),
        sa.Column("name", sa.String(32)),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.UniqueConstraint("holder", "blocked"),
    )
    op.create_index("ix_blocks_blocked", "blocks", ["blocked"])
    op.create_table(
        "reports",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("table_id", sa.String(16), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("name", sa.String(32)),
        sa.Column("reason", sa.String(16), nullable=False),
        sa.Column("note", sa.Text, nullable=False),
        sa.Column("said", sa.JSON, nullable=False),
        sa.Column("reporter", sa.String(64), nullable=False),
        sa.Column("reported", sa.String(64)),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("closed", sa.BigInteger),
    )
