"""Those who wait to be found a game, and tables that begin when all have come."""

import sqlalchemy as sa
from alembic import op

revision = "0015_seekers"
down_revision = "0014_finished_games"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "seekers",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("holder", sa.String(64), nullable=False, unique=True),
        sa.Column("name", sa.String(32)),
        sa.Column("game", sa.String(32), nullable=False),
        sa.Column("players", sa.Integer, nullable=False),
        sa.Column("pace", sa.String(8), nullable=False),
        sa.Column("lang", sa.String(2), nullable=False),
        sa.Column("rating", sa.Integer, nullable=False),
        sa.Column("since", sa.BigInteger, nullable=False),
        sa.Column("seen", sa.BigInteger, nullable=False),
        sa.Column("bots_since", sa.BigInteger),
        sa.Column("table_id", sa.String(16)),
    )
    paired = sa.Column("paired", sa.Boolean, server_default=sa.false(), nullable=False)
    op.add_column("tables", paired)
