"""Finished games of people with a lasting name."""

import sqlalchemy as sa
from alembic import op

revision = "0014_finished_games"
down_revision = "0013_series"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "finished_games",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("game", sa.String(32), nullable=False),
        sa.Column("replay", sa.String(16), nullable=False),
        sa.Column("listed", sa.Boolean, nullable=False),
        sa.Column("ending", sa.String(32)),
        sa.Column("winners", sa.JSON),
        sa.Column("moves", sa.Integer, nullable=False),
        sa.Column("rounds", sa.Integer, nullable=False),
        sa.Column("began", sa.BigInteger, nullable=False),
        sa.Column("ended", sa.BigInteger, nullable=False),
    )
    op.create_index("ix_finished_games_ended", "finished_games", ["ended"])
    of_game = sa.ForeignKey("finished_games.id", ondelete="CASCADE")
    op.create_table(
        "finished_seats",
        sa.Column("game_id", sa.String(16), of_game, primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("player", sa.String(16)),
        sa.Column("name", sa.String(32)),
        sa.Column("bot", sa.String(16)),
        sa.Column("score", sa.Integer),
        sa.Column("counts", sa.JSON, nullable=False),
    )
    op.create_index("ix_finished_seats_player", "finished_seats", ["player"])
