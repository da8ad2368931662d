"""Moving a seat to another device: a one-time code shown here and typed there.

The old device loses the seat. Were both to keep it, a code overheard would be a second pair of eyes
that nobody notices; so whoever is robbed sees it at once.
"""

import re
from typing import Final

from digsite.server.ids import new_code
from digsite.server.seats.guesses import count_guess
from digsite.server.seats.seat_changes import change_seat, change_table
from digsite.server.store import Store
from digsite.server.store.models import SeatCode
from digsite.server.store.seat_codes import SeatCodes
from digsite.server.table.live_table import Room
from digsite.server.table.live_tables import Hub
from digsite.server.threads.slow_hash import slow_hash
from digsite.server.times import MINUTE, now
from digsite.server.wire.refusals import Refused
from digsite.server.wire.responses import SeatCodeShown, ShownTable

CODE_LENGTH: Final = 8
LIFETIME: Final = 10 * MINUTE
GUESSES_OF_ALL: Final = 1000
"""Wrong and right codes of the whole world in ten minutes: 40 random bits are out of reach."""
COST: Final = 2**12


async def new_seat_code(store: Store, room: Room, holder: str, number: int) -> SeatCodeShown:
    """A code for one's own seat; an earlier one for it is worth nothing any more."""
    if not room.holds(holder, number):
        raise Refused("seat.not_yours")
    code = new_code(CODE_LENGTH)
    expires = now() + LIFETIME
    await SeatCodes(store).keep(
        SeatCode(
            table_id=room.table.id,
            seat=number,
            code=await _hash(code),
            holder=holder,
            expires=expires,
        )
    )
    return {"code": f"{code[:4]}-{code[4:]}", "expires": expires}


async def use_seat_code(
    tables: Hub, store: Store, holder: str, address: str, typed: str
) -> ShownTable:
    """Take the seat that a code was made for."""
    too_many = Refused("code.too_many")
    await count_guess(store, "code", address=address, of_all=GUESSES_OF_ALL, too_many=too_many)
    found = await SeatCodes(store).use(await _hash(re.sub(r"[\s-]", "", typed).lower()))
    if found is None:
        raise Refused("code.unknown")
    async with tables.room(found.table_id) as room, room.held():
        await _move(room, found, holder)
        return room.public(holder)


async def _move(room: Room, code: SeatCode, holder: str) -> None:
    seat = room.seat(code.seat)
    if seat.holder != code.holder:
        raise Refused("code.unknown")
    await change_seat(room, seat, {"holder": holder})
    if room.table.host == code.holder and not room.table.is_held_by(code.holder):
        await change_table(room, {"host": holder})
    room.tell_seats()


async def _hash(code: str) -> str:
    """Slow on purpose: a copy of the database must not tell the codes while they are good."""
    return await slow_hash(code, "digsite seat code", n=COST)
