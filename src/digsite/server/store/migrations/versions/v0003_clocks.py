"""Clocks, who was late, and a server's sign of life."""

import sqlalchemy as sa
from alembic import op

revision = "0003_clocks"
down_revision = "0002_doors"
branch_labels = None
depends_on = None


def upgrade() -> None:
    with op.batch_alter_table("tables") as tables:
        tables.add_column(sa.Column("clock", sa.JSON))
        tables.add_column(sa.Column("turn_began", sa.BigInteger))
        tables.add_column(sa.Column("deadline", sa.BigInteger))
        tables.add_column(sa.Column("reserves", sa.JSON))
        tables.add_column(sa.Column("late_seat", sa.Integer))
        tables.create_index("ix_tables_deadline", ["deadline"])
    op.create_table(
        "lates",
        sa.Column(
            "table_id",
            sa.String(16),
            sa.ForeignKey("tables.id", ondelete="CASCADE"),
            primary_key=True,
        ),
        sa.Column("seq", sa.Integer, primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("at", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "beats",
        sa.Column("id", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("at", sa.BigInteger, nullable=False),
    )
