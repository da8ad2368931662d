"""A deal that nobody can pick: from the server's secret and a nonce of every seat.

The commitment is published before any nonce is given, so the server cannot choose the secret to
fit the nonces; the nonces are given before the secret is known, so no seat can choose a nonce to
fit the secret. Once the game is over anybody can do this sum again.
"""

import hashlib
import re
from collections.abc import Sequence
from typing import Any, Final

from digsite.core.errors import BadRecord

DEAL: Final = "digsite-deal/1"
SEED_BYTES: Final = 12
SECRET: Final = re.compile(r"[0-9a-f]{64}")
LONGEST_PART: Final = 64
"""Characters of a nonce, or of a table's name."""


def commitment(secret: str) -> str:
    """What is shown of a secret (hexadecimal) before the game is over."""
    return hashlib.sha256(bytes.fromhex(secret)).hexdigest()


def seed(table: str, secret: str, nonces: Sequence[str | None]) -> int:
    """The seed of the deal; a seat without a nonce is played by a bot."""
    text = "\n".join([DEAL, table, secret, *(nonce or "" for nonce in nonces)])
    return int.from_bytes(hashlib.sha256(text.encode()).digest()[:SEED_BYTES], "big")


def recorded_in(record: dict[str, Any], players: int) -> dict[str, Any]:
    """The deal that a record tells of, as its key and value, if its seed follows from it."""
    recorded = record.get("deal")
    if recorded is None:
        return {}
    if not _is_deal(recorded, players):
        raise BadRecord("deal")
    if commitment(recorded["secret"]) != recorded.get("commitment"):
        raise BadRecord("secret")
    if seed(recorded["table"], recorded["secret"], recorded["nonces"]) != record.get("seed"):
        raise BadRecord("seed")
    names = ("table", "commitment", "nonces", "secret")
    return {"deal": {name: recorded[name] for name in names}}


def _is_deal(recorded: object, players: int) -> bool:
    if not isinstance(recorded, dict):
        return False
    table, secret, nonces = (recorded.get(name) for name in ("table", "secret", "nonces"))
    return (
        _is_part(table)
        and isinstance(secret, str)
        and SECRET.fullmatch(secret) is not None
        and isinstance(nonces, list)
        and len(nonces) == players
        and all(nonce is None or _is_part(nonce) for nonce in nonces)
    )


def _is_part(text: object) -> bool:
    return isinstance(text, str) and 0 < len(text) <= LONGEST_PART and text.isprintable()
