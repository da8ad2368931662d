"""Transferring a seat to another device: a one-time code shown here and typed there.

The old device loses the seat. If both kept it, an overheard code would be a second pair of eyes
that nobody notices; this way whoever is robbed sees it at once.
"""

import re
from typing import Final

from digsite.server.ids import new_code
from digsite.server.seats.guesses import count_guess
from digsite.server.seats.seat_changes import change_seat, change_table
from digsite.server.store import Store
from digsite.server.store.models import SeatCode
from digsite.server.store.seat_codes import SeatCodes
from digsite.server.table import broadcast, permissions
from digsite.server.table.live_table import LiveTable
from digsite.server.table.live_tables import LiveTables
from digsite.server.threads.slow_hash import slow_hash
from digsite.server.times import MINUTE, now
from digsite.server.wire.refusals import Refused
from digsite.server.wire.responses import SeatCodeShown, ShownTable

CODE_LENGTH: Final = 8
LIFETIME: Final = 10 * MINUTE
GUESSES_OF_ALL: Final = 1000
"""Wrong and right codes of the whole world in ten minutes: 40 random bits are out of reach."""
COST: Final = 2**12


async def new_seat_code(
    store: Store, live: LiveTable, holder: str, seat_number: int
) -> SeatCodeShown:
    """A code for one's own seat; an earlier one for it is worth nothing any more."""
    if not permissions.holds(live.table, holder, seat_number):
        raise Refused("seat.not_yours")
    code = new_code(CODE_LENGTH)
    expires = now() + LIFETIME
    await SeatCodes(store).keep(
        SeatCode(
            table_id=live.table.id,
            seat=seat_number,
            code=await _hash(code),
            holder=holder,
            expires=expires,
        )
    )
    return {"code": f"{code[:4]}-{code[4:]}", "expires": expires}


async def use_seat_code(
    tables: LiveTables, store: Store, holder: str, address: str, typed: str
) -> ShownTable:
    """Take the seat that a code was made for."""
    too_many = Refused("code.too_many")
    await count_guess(store, "code", address=address, of_all=GUESSES_OF_ALL, too_many=too_many)
    code = await SeatCodes(store).use(await _hash(re.sub(r"[\s-]", "", typed).lower()))
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


async def _hash(code: str) -> str:
    """Slow on purpose: a copy of the database must not tell the codes while they are good."""
    return await slow_hash(code, "digsite seat code", n=COST)
