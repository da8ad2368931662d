"""Reviews of finished games."""

import sqlalchemy as sa
from alembic import op

revision = "0006_reviews"
down_revision = "0005_left"
branch_labels = None
depends_on = None


def upgrade() -> None:
    of_table = sa.ForeignKey("tables.id", ondelete="CASCADE")
    of_record = sa.ForeignKey("records.id", ondelete="CASCADE")
    op.create_table(
        "reviews",
        sa.Column("replay", sa.String(16), primary_key=True),
        sa.Column("table_id", sa.String(16), of_table),
        sa.Column("record_id", sa.String(16), of_record),
        sa.Column("method", sa.Integer, nullable=False),
        sa.Column("done", sa.Integer, nullable=False),
        sa.Column("total", sa.Integer, nullable=False),
        sa.Column("text", sa.Text),
        sa.Column("changed", sa.BigInteger, nullable=False),
    )
    op.create_index("ix_reviews_table_id", "reviews", ["table_id"])
    op.create_index("ix_reviews_record_id", "reviews", ["record_id"])
