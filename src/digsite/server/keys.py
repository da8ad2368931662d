"""Names that cannot be guessed, and the credential that a browser keeps."""

import hashlib
import re
import secrets
import time
from typing import Final

from starlette.requests import HTTPConnection
from starlette.responses import Response

COOKIE: Final = "digsite_player"
COOKIE_AGE: Final = 400 * 24 * 3600
ALPHABET: Final = "abcdefghjkmnpqrstuvwxyz023456789"
KEY_LENGTH: Final = 16
KEY: Final = re.compile(r"[a-z0-9]{16}")
CREDENTIAL: Final = re.compile(r"[A-Za-z0-9_-]{43}")
NONCE: Final = re.compile(r"[0-9a-f]{32,64}")


def new_key() -> str:
    """A name for a link: 80 random bits in letters and digits that are hard to confuse."""
    return "".join(secrets.choice(ALPHABET) for _ in range(KEY_LENGTH))


def is_key(text: str) -> bool:
    """Whether a text can be a name of ours; anything else need not be looked for."""
    return KEY.fullmatch(text) is not None


def new_secret() -> str:
    """The server's part of a deal, from the operating system."""
    return secrets.token_hex(32)


def now() -> int:
    """Milliseconds since 1970."""
    return time.time_ns() // 1_000_000


def digest(*parts: str) -> str:
    """A hash under which the database keeps what must not be read from it."""
    return hashlib.sha256("\0".join(parts).encode()).hexdigest()


def holder_of(connection: HTTPConnection) -> str | None:
    """The hash of the browser's credential, if it has one."""
    credential = connection.cookies.get(COOKIE, "")
    return digest(credential) if CREDENTIAL.fullmatch(credential) else None


def give_credential(connection: HTTPConnection, response: Response) -> str:
    """The hash of the browser's credential; a new one is made where there is none."""
    known = holder_of(connection)
    if known is not None:
        return known
    credential = secrets.token_urlsafe(32)
    response.set_cookie(
        COOKIE,
        credential,
        max_age=COOKIE_AGE,
        path="/api",
        secure=connection.url.scheme in ("https", "wss"),
        httponly=True,
        samesite="strict",
    )
    return digest(credential)
