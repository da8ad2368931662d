"""Ratings: which games count, in which order, and what people are worth."""

import sqlalchemy as sa
from alembic import op

revision = "0016_ratings"
down_revision = "0015_seekers"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("rated", sa.JSON))
    op.add_column("seats", sa.Column("rating", sa.Integer))
    provisional = sa.Column("provisional", sa.Boolean, server_default=sa.false(), nullable=False)
    op.add_column("seats", provisional)
    op.add_column("seats", sa.Column("address", sa.String(64)))
    op.add_column("seats", sa.Column("device", sa.String(64)))
    with op.batch_alter_table("finished_games") as games:
        games.add_column(sa.Column("rated_number", sa.Integer))
        games.create_unique_constraint("uq_finished_games_rated_number", ["rated_number"])
    for name in ("place", "rating_before", "rating_after"):
        op.add_column("finished_seats", sa.Column(name, sa.Integer))
    op.create_table(
        "ratings",
        sa.Column(
            "player",
            sa.String(16),
            sa.ForeignKey("accounts.id", ondelete="CASCADE"),
            primary_key=True,
        ),
        sa.Column("game", sa.String(32), primary_key=True),
        sa.Column("mu", sa.Double, nullable=False),
        sa.Column("sigma", sa.Double, nullable=False),
        sa.Column("games", sa.Integer, nullable=False),
    )
