"""Transferring a seat to another device: a one-time code shown here and typed there.

The old device loses the seat. If both kept it, an overheard code would be a second pair of eyes
that nobody notices; this way whoever is robbed sees it at once.
"""

from digsite.server.seats import one_time_codes
from digsite.server.seats.seat_changes import change_seat, change_table
from digsite.server.store import Store
from digsite.server.store.models import SeatCode
from digsite.server.store.one_time_codes import OneTimeCodes
from digsite.server.table import broadcast, permissions
from digsite.server.table.live_table import LiveTable
from digsite.server.table.live_tables import LiveTables
from digsite.server.wire.refusals import Refused
from digsite.server.wire.responses import CodeShown, ShownTable


async def new_seat_code(store: Store, live: LiveTable, holder: str, seat_number: int) -> CodeShown:
    """A code for one's own seat; an earlier one for it is void."""
    if not permissions.holds(live.table, holder, seat_number):
        raise Refused("seat.not_yours")
    made = await one_time_codes.make("seat")
    await OneTimeCodes(store, SeatCode).keep(
        SeatCode(
            table_id=live.table.id,
            seat=seat_number,
            code=made.hashed,
            holder=holder,
            expires=made.expires,
        )
    )
    return made.shown


async def use_seat_code(
    tables: LiveTables, store: Store, holder: str, address: str, typed: str
) -> ShownTable:
    """Take the seat that a code was made for."""
    hashed = await one_time_codes.read(store, "seat", address, typed)
    code = await OneTimeCodes(store, SeatCode).use(hashed)
    if code is None:
        raise Refused("code.unknown")
    async with tables.open(code.table_id) as live, live.exclusive():
        await _transfer(live, code, holder)
        return live.shown(holder)


async def _transfer(live: LiveTable, code: SeatCode, holder: str) -> None:
    seat = permissions.require_seat(live.table, code.seat)
    if seat.holder != code.holder:
        raise Refused("code.unknown")
    await change_seat(live, seat, {"holder": holder})
    if live.table.host == code.holder and not live.table.is_held_by(code.holder):
        await change_table(live, {"host": holder})
    broadcast.tell_seats(live)
