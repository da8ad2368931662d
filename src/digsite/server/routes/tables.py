"""Tables and seats (docs/wire.md, section 2)."""

from collections.abc import Sequence
from typing import Final

from fastapi import APIRouter, Request

from digsite.core.game import find
from digsite.server.routes.bodies import BoundedRoute
from digsite.server.routes.dependencies import (
    Address,
    Asker,
    Known,
    NamesInForm,
    Reader,
    TheHub,
    Welcomed,
    require_few,
)
from digsite.server.seats import passphrase, seat_changes, seat_codes
from digsite.server.store import Table
from digsite.server.table.history import edition_of, readable
from digsite.server.table.table_json import shown_table
from digsite.server.times import DAY, now
from digsite.server.wire.refusals import Refused
from digsite.server.wire.requests import (
    GivenNonce,
    Handing,
    Joining,
    Leaving,
    Locking,
    NewTable,
    Nothing,
    Starting,
    TypedCode,
    Unlocking,
    WishedSeat,
)
from digsite.server.wire.responses import SeatCodeShown, ShownTable, ShownTables

router = APIRouter(
    prefix="/api", tags=["tables"], route_class=BoundedRoute, dependencies=[NamesInForm]
)
MOST_LISTED: Final = 50
OVER_KEPT: Final = 7 * DAY
"""How long a game that is over stays among one's own tables."""


@router.post("/tables", status_code=201)
async def create(
    wish: NewTable, request: Request, hub: TheHub, holder: Welcomed, reader: Reader
) -> ShownTable:
    """Set up a table, in its lobby."""
    await require_few(hub, request, Refused("table.too_many"), hub.settings.tables_per_hour)
    if wish.edition is not None:
        await hub.readers.read(reader, edition_of, find(wish.game), wish.edition)
    table = seat_changes.new_table(wish, holder, await passphrase.lock_with(wish.passphrase))
    await hub.store.add(table)
    return shown_table(table, holder, set())


@router.get("/tables")
async def listed(hub: TheHub, holder: Asker) -> ShownTables:
    """Tables that anybody may watch."""
    tables = await hub.store.listed(MOST_LISTED)
    return {"tables": await _shown(hub, tables, holder)}


@router.get("/me/tables")
async def mine(hub: TheHub, holder: Asker) -> ShownTables:
    """Where this browser holds a seat, or has left one."""
    if holder is None:
        return {"tables": []}
    tables = await hub.store.held_by(holder, now() - OVER_KEPT, MOST_LISTED)
    return {"tables": await _shown(hub, tables, holder)}


async def _shown(hub: TheHub, tables: Sequence[Table], holder: str | None) -> list[ShownTable]:
    """Those tables that can still be shown: one that cannot must not hide the others."""
    shown = await readable(*tables)
    return [shown_table(table, holder, hub.connected(table.id)) for table in shown]


@router.get("/tables/{table}")
async def show(table: str, hub: TheHub, holder: Asker) -> ShownTable:
    """One table."""
    async with hub.room(table) as room, room.held():
        if not room.table.may_return(holder):
            await passphrase.require_watching(hub.store, room, holder)
        room.require_rules()
        return room.public(holder)


@router.get("/invites/{invite}")
async def invited(invite: str, hub: TheHub, holder: Asker) -> ShownTable:
    """The table that an invite link leads to."""
    table = await _invited(hub, invite)
    if not table.may_return(holder):
        await passphrase.require_opened(hub.store, table, holder)
    return shown_table(table, holder, hub.connected(table.id), invite=True)


@router.post("/invites/{invite}/join")
async def join(invite: str, wish: Joining, hub: TheHub, holder: Welcomed) -> ShownTable:
    """Sit down on an open seat."""
    table = await _invited(hub, invite)
    async with hub.room(table.id) as room, room.held():
        await passphrase.require_opened(hub.store, room.table, holder)
        await seat_changes.join(room, holder, wish.seat, wish.name, wish.nonce)
        return room.public(holder)


@router.post("/invites/{invite}/unlock")
async def unlock_invite(
    invite: str, wish: Unlocking, hub: TheHub, holder: Welcomed, address: Address
) -> ShownTable:
    """Give the passphrase of the table that an invite link leads to."""
    table = await _invited(hub, invite)
    await passphrase.unlock(hub.store, table, holder, address, wish.passphrase)
    return shown_table(table, holder, hub.connected(table.id), invite=True)


@router.post("/tables/{table}/unlock")
async def unlock(
    table: str, wish: Unlocking, hub: TheHub, holder: Welcomed, address: Address
) -> ShownTable:
    """Give the passphrase of a table to watch."""
    async with hub.room(table) as room:
        if not room.may_watch(holder):
            raise Refused("table.unknown")
        await passphrase.unlock(hub.store, room.table, holder, address, wish.passphrase)
        return room.public(holder)


@router.put("/tables/{table}/lock")
async def lock(table: str, wish: Locking, hub: TheHub, holder: Known) -> ShownTable:
    """Lock a table anew, or take its lock away; spectators have to give the new passphrase."""
    made = await passphrase.lock_with(wish.passphrase)
    async with hub.room(table) as room, room.held():
        await seat_changes.lock(room, holder, made)
        return room.public(holder)


@router.post("/tables/{table}/seats/{seat}/code")
async def seat_code(table: str, seat: int, _: Nothing, hub: TheHub, holder: Known) -> SeatCodeShown:
    """A one-time code that moves one's seat to another device."""
    async with hub.room(table) as room, room.held():
        return await seat_codes.new_seat_code(hub.store, room, holder, seat)


@router.post("/seats")
async def use_code(wish: TypedCode, hub: TheHub, holder: Welcomed, address: Address) -> ShownTable:
    """Take the seat that a one-time code was made for; the device that made it loses it."""
    return await seat_codes.use_seat_code(hub, hub.store, holder, address, wish.code)


@router.put("/tables/{table}/seats/{seat}")
async def put_seat(
    table: str, seat: int, wish: WishedSeat, hub: TheHub, holder: Known
) -> ShownTable:
    """Change who sits on a seat, in the lobby."""
    async with hub.room(table) as room, room.held():
        await seat_changes.put_seat(room, holder, seat, wish)
        return room.public(holder)


@router.post("/tables/{table}/nonce")
async def nonce(table: str, given: GivenNonce, hub: TheHub, holder: Known) -> ShownTable:
    """Add a seat's part to the deal."""
    async with hub.room(table) as room, room.held():
        await seat_changes.give_nonce(room, holder, given.seat, given.nonce)
        room.tell_table()
        return room.public(holder)


@router.post("/tables/{table}/start")
async def start(table: str, given: Starting, hub: TheHub, holder: Known) -> ShownTable:
    """Deal and begin."""
    async with hub.room(table) as room, room.held():
        await seat_changes.start(room, holder, given.nonces)
        return room.public(holder)


@router.post("/tables/{table}/seats/{seat}/hand")
async def hand(table: str, seat: int, wish: Handing, hub: TheHub, holder: Known) -> ShownTable:
    """Let a bot play a seat for now."""
    most = hub.settings.bot_tables_per_holder
    async with hub.room(table) as room, room.held():
        await seat_changes.require_few_bot_tables(room, holder, seat, most)
        await seat_changes.hand(room, holder, seat, wish.bot)
        return room.public(holder)


@router.post("/tables/{table}/seats/{seat}/take-back")
async def take_back(table: str, seat: int, _: Nothing, hub: TheHub, holder: Known) -> ShownTable:
    """Play a seat oneself again, or sit down again on a seat that one has left."""
    async with hub.room(table) as room, room.held():
        await seat_changes.take_back(room, holder, seat)
        return room.public(holder)


@router.post("/tables/{table}/leave")
async def leave(table: str, wish: Leaving, hub: TheHub, holder: Known) -> ShownTable:
    """Give up one's seats."""
    async with hub.room(table) as room, room.held():
        await seat_changes.leave(room, holder, wish.seat)
        return room.public(holder)


@router.post("/tables/{table}/rematch")
async def rematch(table: str, _: Nothing, hub: TheHub, holder: Known) -> ShownTable:
    """The next table with the same seats; asked again, the same one."""
    async with hub.room(table) as room, room.held():
        following = await seat_changes.rematch(room, holder)
    async with hub.room(following) as room, room.held():
        return room.public(holder)


async def _invited(hub: TheHub, invite: str) -> Table:
    table = await hub.store.table_by_invite(invite)
    if table is None:
        raise Refused("invite.unknown")
    await readable(table)
    return table
