"""Games that the same play one after the other, and who won how many of them."""

import sqlalchemy as sa
from alembic import op

revision = "0013_series"
down_revision = "0012_sayings"
branch_labels = None
depends_on = None


def upgrade() -> None:
    series = sa.Column("series", sa.Integer, nullable=False, server_default="1")
    op.add_column("tables", series)
    op.add_column("seats", sa.Column("wins", sa.Integer, nullable=False, server_default="0"))
