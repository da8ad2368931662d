"""The optional lock of a table: a passphrase, asked of whoever wants to join or watch."""

import hmac
import secrets
from typing import Final

from digsite.server.store import Table
from digsite.server.store.attempts import Doors
from digsite.server.table.live_table import Room
from digsite.server.table.live_tables import Hub
from digsite.server.threads.slow_hash import slow_hash
from digsite.server.wire.refusals import Refused

COST: Final = 2**14
TEN_MINUTES: Final = 10 * 60 * 1000
GUESSES_PER_ADDRESS: Final = 10
GUESSES_PER_TABLE: Final = 100


async def lock_with(passphrase: str | None) -> str | None:
    """What the database keeps of a passphrase."""
    if passphrase is None:
        return None
    salt = secrets.token_hex(16)
    return f"{salt}${await slow_hash(passphrase, salt, n=COST)}"


async def unlock(hub: Hub, table: Table, holder: str, address: str, passphrase: str) -> None:
    """Let a browser in that knows the passphrase; refuses wrong ones, and too many of them."""
    lock = table.lock  # the one that is opened here, whatever the host does meanwhile
    if lock is None:
        return
    doors = Doors(hub.store)
    limits = {"period": TEN_MINUTES}
    if not (
        await doors.may("unlock", table.id, address, most=GUESSES_PER_ADDRESS, **limits)
        and await doors.may("unlock", table.id, most=GUESSES_PER_TABLE, **limits)
    ):
        raise Refused("lock.too_many")
    salt, _, kept = lock.partition("$")
    if not hmac.compare_digest(await slow_hash(passphrase, salt, n=COST), kept):
        raise Refused("lock.wrong")
    await doors.admit(table.id, holder, lock)


async def require_opened(hub: Hub, table: Table, holder: str | None) -> str | None:
    """Refuses whoever has neither a seat at a locked table nor given its passphrase.

    Returns the lock to which it was given; who has a seat may not have been asked.
    """
    lock = table.lock
    if lock is None:
        return None
    if holder is not None and await Doors(hub.store).has_admitted(table.id, holder, lock):
        return lock
    if not table.is_held_by(holder):
        raise Refused("table.locked")
    return None


async def require_watching(hub: Hub, room: Room, holder: str | None) -> str | None:
    """Refuses whoever may not see a table; returns the lock that the passphrase has opened."""
    if not room.may_watch(holder):
        raise Refused("table.unknown")
    return await require_opened(hub, room.table, holder)
