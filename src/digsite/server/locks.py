"""The optional lock of a table: a passphrase, asked of whoever wants to join or watch."""

import hmac
import secrets
from typing import Final

from digsite.server.hashing import slow_hash
from digsite.server.hub import Hub
from digsite.server.refusals import Refused
from digsite.server.room import Room
from digsite.server.store import Table
from digsite.server.store.doors import Doors

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
    if table.lock is None:
        return
    doors = Doors(hub.store)
    limits = {"period": TEN_MINUTES}
    if not (
        await doors.may("unlock", table.id, address, most=GUESSES_PER_ADDRESS, **limits)
        and await doors.may("unlock", table.id, most=GUESSES_PER_TABLE, **limits)
    ):
        raise Refused("lock.too_many")
    salt, _, kept = table.lock.partition("$")
    if not hmac.compare_digest(await slow_hash(passphrase, salt, n=COST), kept):
        raise Refused("lock.wrong")
    await doors.admit(table.id, holder, table.lock)


async def require_opened(hub: Hub, table: Table, holder: str | None) -> None:
    """Refuses whoever has neither a seat at a locked table nor given its passphrase."""
    if table.lock is None or table.is_held_by(holder):
        return
    if holder is None or not await Doors(hub.store).has_admitted(table.id, holder, table.lock):
        raise Refused("table.locked")


async def require_watching(hub: Hub, room: Room, holder: str | None) -> None:
    """Refuses whoever may not see a table."""
    if not room.may_watch(holder):
        raise Refused("table.unknown")
    await require_opened(hub, room.table, holder)
