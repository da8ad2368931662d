"""Tables that wait for players whom nobody has invited: in which language, and found quickly."""

import sqlalchemy as sa
from alembic import op

revision = "0011_open_tables"
down_revision = "0010_accounts"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("lang", sa.String(2)))
    op.create_index("ix_tables_watch_phase", "tables", ["watch", "phase"])
