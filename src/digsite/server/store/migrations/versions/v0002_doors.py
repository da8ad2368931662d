"""Locks, one-time codes, and counts of attempts."""

import sqlalchemy as sa
from alembic import op

revision = "0002_doors"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    with op.batch_alter_table("tables") as tables:
        tables.add_column(sa.Column("lock", sa.String(200)))
    op.create_table(
        "tallies",
        sa.Column("subject", sa.String(64), primary_key=True),
        sa.Column("since", sa.BigInteger, nullable=False),
        sa.Column("count", sa.Integer, nullable=False),
    )
    op.create_index("ix_tallies_since", "tallies", ["since"])
    of_table = sa.ForeignKey("tables.id", ondelete="CASCADE")
    op.create_table(
        "seat_codes",
        sa.Column("table_id", sa.String(16), of_table, primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("code", sa.String(64), nullable=False, unique=True),
        sa.Column("holder", sa.String(64), nullable=False),
        sa.Column("expires", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "admissions",
        sa.Column(
            "table_id",
            sa.String(16),
            sa.ForeignKey("tables.id", ondelete="CASCADE"),
            primary_key=True,
        ),
        sa.Column("holder", sa.String(64), primary_key=True),
        sa.Column("lock", sa.String(200), nullable=False),
    )
