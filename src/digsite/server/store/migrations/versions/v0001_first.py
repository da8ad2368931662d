"""The first form of the database."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "tables",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("game", sa.String(32), nullable=False),
        sa.Column("rules_version", sa.Integer, nullable=False),
        sa.Column("options", sa.JSON, nullable=False),
        sa.Column("edition", sa.Text),
        sa.Column("phase", sa.String(8), nullable=False),
        sa.Column("watch", sa.String(8), nullable=False),
        sa.Column("host", sa.String(64)),
        sa.Column("invite", sa.String(16), nullable=False, unique=True),
        sa.Column("replay", sa.String(16), nullable=False, unique=True),
        sa.Column("rematch", sa.String(16)),
        sa.Column("secret", sa.String(64), nullable=False),
        sa.Column("seq", sa.Integer, nullable=False),
        sa.Column("active", sa.Integer),
        sa.Column("round", sa.Integer, nullable=False),
        sa.Column("winners", sa.JSON),
        sa.Column("ending", sa.String(32)),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("changed", sa.BigInteger, nullable=False),
    )
    op.create_index("ix_tables_changed", "tables", ["changed"])
    op.create_table(
        "seats",
        sa.Column("table_id", sa.String(16), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("name", sa.String(32)),
        sa.Column("bot", sa.String(16)),
        sa.Column("holder", sa.String(64)),
        sa.Column("nonce", sa.String(64)),
    )
    op.create_index("ix_seats_holder", "seats", ["holder"])
    op.create_table(
        "entries",
        sa.Column("table_id", sa.String(16), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("seq", sa.Integer, primary_key=True),
        sa.Column("change", sa.String(4), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("action", sa.String(64), nullable=False),
        sa.Column("request", sa.String(64)),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.UniqueConstraint("table_id", "request"),
    )
    op.create_table(
        "records",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
    )
