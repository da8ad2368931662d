"""People with a lasting name: accounts, passkeys, sessions."""

import sqlalchemy as sa
from alembic import op

revision = "0010_accounts"
down_revision = "0009_starts"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "accounts",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("name", sa.String(32), nullable=False),
        sa.Column("skeleton", sa.String(200), nullable=False, unique=True),
        sa.Column("public", sa.Boolean, nullable=False, server_default=sa.false()),
        sa.Column("created", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "passkeys",
        sa.Column("id", sa.Text, primary_key=True),
        _of_account(),
        sa.Column("public_key", sa.Text, nullable=False),
        sa.Column("sign_count", sa.BigInteger, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("used", sa.BigInteger, nullable=False),
    )
    op.create_index("ix_passkeys_account_id", "passkeys", ["account_id"])
    op.create_table(
        "ceremonies",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("purpose", sa.String(8), nullable=False),
        sa.Column("challenge", sa.String(128), nullable=False),
        sa.Column("device", sa.String(64), nullable=False),
        sa.Column("account_id", sa.String(16)),
        sa.Column("name", sa.String(32)),
        sa.Column("expires", sa.BigInteger, nullable=False),
    )
    op.create_index("ix_ceremonies_expires", "ceremonies", ["expires"])
    of_passkey = sa.ForeignKey("passkeys.id", ondelete="CASCADE")
    op.create_table(
        "sessions",
        sa.Column("id", sa.String(64), primary_key=True),
        _of_account(),
        sa.Column("passkey_id", sa.Text, of_passkey, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("used", sa.BigInteger, nullable=False),
    )
    for column in ("account_id", "passkey_id", "used"):
        op.create_index(f"ix_sessions_{column}", "sessions", [column])
    op.create_table(
        "device_codes",
        _of_account(primary_key=True),
        sa.Column("code", sa.String(64), nullable=False, unique=True),
        sa.Column("expires", sa.BigInteger, nullable=False),
    )


def _of_account(*, primary_key: bool = False) -> sa.Column[str]:
    of_account = sa.ForeignKey("accounts.id", ondelete="CASCADE")
    return sa.Column(
        "account_id", sa.String(16), of_account, nullable=False, primary_key=primary_key
    )
