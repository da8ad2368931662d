"""Tables at which a game begins with a position of another one."""

import sqlalchemy as sa
from alembic import op

revision = "0009_starts"
down_revision = "0008_tutorials"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("start", sa.JSON))
