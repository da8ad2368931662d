"""Tables and seats (docs/wire.md, section 2)."""

from collections.abc import Sequence
from typing import Final

from fastapi import APIRouter

from digsite.server.routes.bodies import BoundedRoute
from digsite.server.routes.dependencies import (
    Address,
    Asker,
    Coming,
    Known,
    NamesInForm,
    TheServices,
    Welcomed,
)
from digsite.server.seats import passphrase, seat_changes, seat_codes, starts
from digsite.server.store import Table
from digsite.server.table import broadcast, permissions
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
    Nothing,
    Starting,
    TypedCode,
    Unlocking,
    WishedSeat,
)
from digsite.server.wire.responses import CodeShown, ShownTable, ShownTables

router = APIRouter(
    prefix="/api", tags=["tables"], route_class=BoundedRoute, dependencies=[NamesInForm]
)
MOST_LISTED: Final = 50
OVER_KEPT: Final = 7 * DAY
"""How long a game that is over stays among one's own tables."""


@router.get("/tables")
async def listed(services: TheServices, holder: Asker) -> ShownTables:
    """Tables that anybody may watch."""
    tables = await services.store.listed(MOST_LISTED)
    return {"tables": await _shown(services, tables, holder)}


@router.get("/me/tables")
async def mine(services: TheServices, holder: Asker) -> ShownTables:
    """Where this browser holds a seat, or has left one."""
    if holder is None:
        return {"tables": []}
    tables = await services.store.held_by(holder, now() - OVER_KEPT, MOST_LISTED)
    return {"tables": await _shown(services, tables, holder)}


async def _shown(
    services: TheServices, tables: Sequence[Table], holder: str | None
) -> list[ShownTable]:
    """Those tables that can still be shown: one that cannot must not hide the others."""
    return [
        shown_table(table, edition, holder, services.tables.connected(table.id))
        for table, edition in await readable(tables)
    ]


@router.get("/tables/{table}")
async def show(table: str, services: TheServices, holder: Asker) -> ShownTable:
    """One table."""
    async with services.tables.up_to_date(table) as live:
        if not live.table.may_return(holder):
            await passphrase.require_watching(services.store, live.table, holder)
        permissions.require_rules(live.table, live.history)
        return live.shown(holder)


@router.get("/invites/{invite}")
async def invited(invite: str, services: TheServices, holder: Asker) -> ShownTable:
    """The table that an invite link leads to."""
    table = await _invited(services, invite)
    if not table.may_return(holder):
        await passphrase.require_opened(services.store, table, holder)
    return await _shown_by_invite(services, table, holder)


@router.post("/invites/{invite}/join")
async def join(
    invite: str, wish: Joining, services: TheServices, holder: Welcomed, comer: Coming
) -> ShownTable:
    """Sit down on an open seat."""
    table = await _invited(services, invite)
    async with services.tables.up_to_date(table.id) as live:
        await passphrase.require_opened(services.store, live.table, holder)
        name = await services.lasting_names.of(holder, wish.name, live.table)
        arrival = await comer.at(live.table.game, holder)
        await seat_changes.join(live, holder, wish.seat, name, wish.nonce, arrival)
        await starts.start_if_all_came(live, may_rate=services.rates)
        return live.shown(holder)


@router.post("/invites/{invite}/unlock")
async def unlock_invite(
    invite: str, wish: Unlocking, services: TheServices, holder: Welcomed, address: Address
) -> ShownTable:
    """Give the passphrase of the table that an invite link leads to."""
    table = await _invited(services, invite)
    await passphrase.unlock(services.store, table, holder, address, wish.passphrase)
    return await _shown_by_invite(services, table, holder)


@router.post("/tables/{table}/unlock")
async def unlock(
    table: str, wish: Unlocking, services: TheServices, holder: Welcomed, address: Address
) -> ShownTable:
    """Give the passphrase of a table to watch."""
    async with services.tables.open(table) as live:
        if not permissions.may_watch(live.table, holder):
            raise Refused("table.unknown")
        await passphrase.unlock(services.store, live.table, holder, address, wish.passphrase)
        return live.shown(holder)


@router.put("/tables/{table}/lock")
async def lock(table: str, wish: Locking, services: TheServices, holder: Known) -> ShownTable:
    """Give a table a new passphrase, or none; spectators have to give the new one."""
    new_lock = await passphrase.lock_with(wish.passphrase)
    async with services.tables.up_to_date(table) as live:
        await seat_changes.lock(live, holder, new_lock)
        return live.shown(holder)


@router.post("/tables/{table}/seats/{seat}/code")
async def seat_code(
    table: str, seat: int, _: Nothing, services: TheServices, holder: Known
) -> CodeShown:
    """A one-time code that transfers one's seat to another device."""
    async with services.tables.up_to_date(table) as live:
        return await seat_codes.new_seat_code(services.store, live, holder, seat)


@router.post("/seats")
async def use_code(
    wish: TypedCode, services: TheServices, holder: Welcomed, address: Address
) -> ShownTable:
    """Take the seat that a one-time code was made for; the device that made it loses it."""
    return await seat_codes.use_seat_code(
        services.tables, services.store, holder, address, wish.code
    )


@router.put("/tables/{table}/seats/{seat}")
async def put_seat(
    table: str, seat: int, wish: WishedSeat, services: TheServices, holder: Known
) -> ShownTable:
    """Change who sits on a seat, in the lobby."""
    async with services.tables.up_to_date(table) as live:
        if wish.kind == "here":
            wish.name = await services.lasting_names.of(holder, wish.name, live.table)
        await seat_changes.put_seat(live, holder, seat, wish)
        await starts.start_if_all_came(live, may_rate=services.rates)
        return live.shown(holder)


@router.post("/tables/{table}/nonce")
async def nonce(
    table: str, given: GivenNonce, services: TheServices, holder: Known, comer: Coming
) -> ShownTable:
    """Add a seat's part to the deal."""
    async with services.tables.up_to_date(table) as live:
        arrival = await comer.at(live.table.game, holder)
        await starts.give_nonce(live, holder, given.seat, given.nonce, arrival)
        broadcast.tell_table(live)
        await starts.start_if_all_came(live, may_rate=services.rates)
        return live.shown(holder)


@router.post("/tables/{table}/start")
async def start(
    table: str, given: Starting, services: TheServices, holder: Known, comer: Coming
) -> ShownTable:
    """Deal and begin."""
    async with services.tables.up_to_date(table) as live:
        arrival = await comer.at(live.table.game, holder)
        await starts.start(live, holder, given.nonces, arrival, may_rate=services.rates)
        return live.shown(holder)


@router.post("/tables/{table}/seats/{seat}/hand")
async def hand(
    table: str, seat: int, wish: Handing, services: TheServices, holder: Known
) -> ShownTable:
    """Let a bot play a seat for now."""
    most = services.settings.bot_tables_per_holder
    async with services.tables.up_to_date(table) as live:
        await seat_changes.require_few_bot_tables(live, holder, seat, most)
        await seat_changes.hand(live, holder, seat, wish.bot)
        return live.shown(holder)


@router.post("/tables/{table}/seats/{seat}/take-back")
async def take_back(
    table: str, seat: int, _: Nothing, services: TheServices, holder: Known
) -> ShownTable:
    """Play a seat oneself again, or sit down again on a seat that one has left."""
    async with services.tables.up_to_date(table) as live:
        await seat_changes.take_back(live, holder, seat)
        return live.shown(holder)


@router.post("/tables/{table}/leave")
async def leave(table: str, wish: Leaving, services: TheServices, holder: Known) -> ShownTable:
    """Give up one's seats."""
    async with services.tables.up_to_date(table) as live:
        await seat_changes.leave(live, holder, wish.seat)
        return live.shown(holder)


@router.post("/tables/{table}/rematch")
async def rematch(table: str, _: Nothing, services: TheServices, holder: Known) -> ShownTable:
    """The next table with the same seats; asked again, the same one."""
    async with services.tables.up_to_date(table) as live:
        following = await seat_changes.rematch(live, holder)
    async with services.tables.up_to_date(following) as live:
        return live.shown(holder)


async def _invited(services: TheServices, invite: str) -> Table:
    table = await services.store.table_by_invite(invite)
    if table is None:
        raise Refused("invite.unknown")
    return table


async def _shown_by_invite(services: TheServices, table: Table, holder: str | None) -> ShownTable:
    edition, connected = await edition_of(table), services.tables.connected(table.id)
    return shown_table(table, edition, holder, connected, invite=True)
