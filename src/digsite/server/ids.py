"""Names that cannot be guessed, and hashes of what must not be read."""

import hashlib
import re
import secrets
from typing import Final

ALPHABET: Final = "abcdefghjkmnpqrstuvwxyz023456789"
"""Letters and digits that are hard to confuse; each is worth five random bits."""
KEY_LENGTH: Final = 16
KEY: Final = re.compile(r"[a-z0-9]{16}")
NONCE: Final = re.compile(r"[0-9a-f]{32,64}")
ACCOUNT_PREFIX: Final = "account:"


def new_key() -> str:
    """A name for a link: 80 random bits."""
    return new_code(KEY_LENGTH)


def new_code(length: int) -> str:
    """Something to read on one screen and to type into another."""
    return "".join(secrets.choice(ALPHABET) for _ in range(length))


def is_key(text: str) -> bool:
    """Whether a text can be a name of ours; anything else need not be looked for."""
    return KEY.fullmatch(text) is not None


def new_secret() -> str:
    """The server's part of a deal, from the operating system."""
    return secrets.token_hex(32)


def digest(*parts: str) -> str:
    """A hash under which the database keeps what must not be read from it."""
    return hashlib.sha256("\0".join(parts).encode()).hexdigest()


def account_holder(account_id: str) -> str:
    """As whom an account holds its seats, on whichever device; never a browser's own hash."""
    return ACCOUNT_PREFIX + account_id


def account_of(holder: str | None) -> str | None:
    """The account that holds a seat; None for a browser without one."""
    if holder is None or not holder.startswith(ACCOUNT_PREFIX):
        return None
    return holder.removeprefix(ACCOUNT_PREFIX)
