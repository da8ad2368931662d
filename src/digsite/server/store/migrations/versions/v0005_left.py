"""Who left a seat in the midst of a game, and may take it back."""

import sqlalchemy as sa
from alembic import op

revision = "0005_left"
down_revision = "0004_notices"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("seats", sa.Column("left", sa.String(64)))
    op.create_index("ix_seats_left", "seats", ["left"])
