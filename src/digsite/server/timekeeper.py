"""Watches the clocks of all tables; each worker runs one, and the database decides who acts."""

from contextlib import suppress
from typing import TYPE_CHECKING, Final

from digsite.core.errors import BadEdition
from digsite.server import clocks
from digsite.server.keys import now
from digsite.server.outages import Outage
from digsite.server.refusals import Refused
from digsite.server.repeating import Repeating
from digsite.server.room import Room
from digsite.server.store.clocks import Clocks
from digsite.server.store.models import Late

if TYPE_CHECKING:
    from digsite.server.hub import Hub

BEATS: Final = 2000
"""Milliseconds between two signs of life."""


class Timekeeper(Repeating):
    def __init__(self, hub: "Hub") -> None:
        outage = Outage("the clocks cannot be read", "the clocks can be read again")
        super().__init__(hub.settings.clock_pace, outage)
        self.hub, self.store = hub, Clocks(hub.store)
        self._beat = 0

    async def look(self) -> None:
        """Beat, and see to every clock that has run out."""
        at = now()
        if at - self._beat >= BEATS:
            if await self.store.any_running() and await self.store.beat(at):
                self.hub.distrust()
            self._beat = at
        for table_id in await self.store.due(at):
            with suppress(Refused, BadEdition):
                async with self.hub.room(table_id) as room, room.held():
                    await self._run_out(room, at)

    async def _run_out(self, room: Room, at: int) -> None:
        table, clock, seat = room.table, room.table.clock, room.table.active
        if table.deadline is None or table.deadline > at or clock is None or seat is None:
            # The room has not heard of what the database says: look again, with fresh eyes.
            room.distrust()
            return
        late, bot = None, None
        if clocks.stand_in(table, seat) is None:
            late = Late(table_id=table.id, seq=table.seq, seat=seat, at=at)
            bot = str(clock["bot"]) if clock["late"] == clocks.SEAT else None
        await room.write(self.store.note_late(table, late, bot))
        table.deadline, table.late_seat = None, None if late is None else seat
        if late is not None:
            table.lates.append(late)
        if bot is not None:
            table.seats[seat].bot = bot
        room.tell_seats()
