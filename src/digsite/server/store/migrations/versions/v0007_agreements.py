"""What the players of a table agree on: who starts, and whether they may ask for hints."""

import sqlalchemy as sa
from alembic import op

revision = "0007_agreements"
down_revision = "0006_reviews"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("first", sa.Integer))
    hints = sa.Column("hints", sa.Boolean, nullable=False, server_default=sa.true())
    op.add_column("tables", hints)
    op.add_column("tables", sa.Column("hints_used", sa.JSON))
