"""A deal that nobody can pick: from the server's secret and a nonce of every seat.

The commitment is published before any nonce is given, so the server cannot choose the secret to
fit the nonces; the nonces are given before the secret is known, so no seat can choose a nonce to
fit the secret. Once the game is over anybody can do this sum again.
"""

import hashlib
from collections.abc import Sequence
from typing import Any, Final

from digsite.core.errors import BadRecord

DEAL: Final = "digsite-deal/1"
SEED_BYTES: Final = 12


def commitment(secret: str) -> str:
    """What is shown of a secret (hexadecimal) before the game is over."""
    return hashlib.sha256(bytes.fromhex(secret)).hexdigest()


def seed(table: str, secret: str, nonces: Sequence[str | None]) -> int:
    """The seed of the deal; a seat without a nonce is played by a bot."""
    text = "\n".join([DEAL, table, secret, *(nonce or "" for nonce in nonces)])
    return int.from_bytes(hashlib.sha256(text.encode()).digest()[:SEED_BYTES], "big")


def check(record: dict[str, Any]) -> None:
    """Refuse a record whose seed does not follow from the deal that it tells of."""
    told = record.get("deal")
    if told is None:
        return
    try:
        follows = seed(told["table"], told["secret"], told["nonces"])
        shown = commitment(told["secret"])
    except (AttributeError, KeyError, TypeError, ValueError):
        raise BadRecord("The record's deal cannot be read.") from None
    if shown != told.get("commitment"):
        raise BadRecord("The secret of the deal is not the one that was committed to.")
    if follows != record.get("seed"):
        raise BadRecord("The seed does not follow from the secret and the nonces of the deal.")
