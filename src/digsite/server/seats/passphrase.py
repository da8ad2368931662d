"""The optional lock of a table: a passphrase, asked of whoever wants to join or watch."""

import hmac
import secrets
from typing import Final

from digsite.server.seats.guesses import count_guess
from digsite.server.store import Store, Table
from digsite.server.store.admissions import Admissions
from digsite.server.table import permissions
from digsite.server.threads.slow_hash import slow_hash
from digsite.server.wire.refusals import Refused

COST: Final = 2**14
GUESSES_PER_TABLE: Final = 100


async def lock_with(passphrase: str | None) -> str | None:
    """What the database keeps of a passphrase."""
    if passphrase is None:
        return None
    salt = secrets.token_hex(16)
    return f"{salt}${await slow_hash(passphrase, salt, n=COST)}"


async def unlock(store: Store, table: Table, holder: str, address: str, passphrase: str) -> None:
    """Let a browser in that knows the passphrase; refuses wrong ones, and too many of them."""
    lock = table.lock  # the one that is opened here, whatever the host does meanwhile
    if lock is None:
        return
    too_many = Refused("lock.too_many")
    await count_guess(
        store, "unlock", table.id, address=address, of_all=GUESSES_PER_TABLE, too_many=too_many
    )
    salt, _, kept = lock.partition("$")
    if not hmac.compare_digest(await slow_hash(passphrase, salt, n=COST), kept):
        raise Refused("lock.wrong")
    await Admissions(store).admit(table.id, holder, lock)


async def require_opened(store: Store, table: Table, holder: str | None) -> str | None:
    """Refuses anybody who neither holds a seat at a locked table nor has given its passphrase.

    Returns the lock that the passphrase has opened; None if no passphrase was needed.
    """
    lock = table.lock
    if lock is None:
        return None
    if holder is not None and await Admissions(store).has_admitted(table.id, holder, lock):
        return lock
    if not table.is_held_by(holder):
        raise Refused("table.locked")
    return None


async def require_watching(store: Store, table: Table, holder: str | None) -> str | None:
    """Refuses whoever may not see a table; returns the lock that the passphrase has opened."""
    if not permissions.may_watch(table, holder):
        raise Refused("table.unknown")
    return await require_opened(store, table, holder)
