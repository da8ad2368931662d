"""Tables at which a tutorial is played."""

import sqlalchemy as sa
from alembic import op

revision = "0008_tutorials"
down_revision = "0007_agreements"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("tutorial", sa.String(16)))
