"""Being told when it is one's turn."""

import sqlalchemy as sa
from alembic import op

revision = "0004_notices"
down_revision = "0003_clocks"
branch_labels = None
depends_on = None


def upgrade() -> None:
    of_table = sa.ForeignKey("tables.id", ondelete="CASCADE")
    op.create_table(
        "notices",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("table_id", sa.String(16), of_table, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("holder", sa.String(64), nullable=False),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("target", sa.Text, nullable=False),
        sa.Column("lang", sa.String(2), nullable=False),
        sa.Column("code", sa.String(64)),
        sa.Column("told", sa.BigInteger),
        sa.Column("claimed", sa.BigInteger, nullable=False),
        sa.Column("tries", sa.Integer, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
    )
    op.create_index("ix_notices_table_id", "notices", ["table_id"])
    op.create_table(
        "server_keys",
        sa.Column("name", sa.String(32), primary_key=True),
        sa.Column("value", sa.Text, nullable=False),
    )
