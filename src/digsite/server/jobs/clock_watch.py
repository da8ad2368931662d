"""Watches the clocks of all tables. Every worker does; the database decides which one acts."""

import logging
import time
from typing import Final

from digsite.core.errors import BadEdition
from digsite.server.ops.logs import short
from digsite.server.ops.outages import Outage, is_outage
from digsite.server.ops.periodic import Periodic
from digsite.server.store import Store
from digsite.server.store.clocks import GAP, Clocks
from digsite.server.store.models import Late
from digsite.server.table import broadcast, clocks
from digsite.server.table.live_table import LiveTable
from digsite.server.table.live_tables import LiveTables
from digsite.server.times import SECOND, now
from digsite.server.wire.refusals import Refused

log = logging.getLogger("digsite.server")
BEATS: Final = 2.0
"""Seconds between two beats, by which the database knows that a server is alive."""
SLACK: Final = SECOND
"""How far the time that a look took down may be off."""


class ClockWatch(Periodic):
    def __init__(self, store: Store, tables: LiveTables, pace: float) -> None:
        outage = Outage("the clocks cannot be read", "the clocks can be read again")
        super().__init__(pace, outage)
        self.tables, self.clocks = tables, Clocks(store)
        self._looked: tuple[int, float] | None = None
        """When the last look was: by the machine's clock, and by one that nobody can set."""
        self._last_beat = float("-inf")

    async def look(self) -> None:
        """Beat, and handle every clock that has run out."""
        at = now()
        await self._beat(at, time.monotonic())
        for table_id in await self.clocks.due(at):
            try:
                async with self.tables.open(table_id) as live, live.exclusive():
                    await self._run_out(live, at)
            except (Refused, BadEdition):
                pass
            except Exception as error:
                if is_outage(error):
                    raise
                # One table's fault must not stop the clocks of the others.
                log.exception("the clock of table %s could not be handled", short(table_id))

    async def _beat(self, at: int, steady: float) -> None:
        """Beat; if the machine slept or its clock was set, all tables' clocks are corrected."""
        before, self._looked = self._looked, (at, steady)
        # Before the first look, anything may have happened.
        earliest_set_back = at - GAP - SLACK
        has_leapt = True
        if before is not None:
            earliest_set_back = at - int((steady - before[1]) * SECOND) - SLACK
            has_leapt = not 0 <= at - before[0] <= GAP
        if not has_leapt and steady - self._last_beat < BEATS:
            return
        self._last_beat = steady
        if has_leapt or await self.clocks.any_running():
            corrected = await self.clocks.beat(at, earliest_set_back if has_leapt else None)
            if corrected or has_leapt:
                # Another worker may have corrected them without the tables here hearing of it.
                self.tables.distrust()

    async def _run_out(self, live: LiveTable, at: int) -> None:
        table, clock, seat = live.table, live.table.clock, live.table.active
        if table.deadline is None or table.deadline > at or clock is None or seat is None:
            # The database knows better: the table is read again before the next look.
            live.distrust()
            return
        late, bot = None, None
        if clocks.stand_in(table, seat) is None:
            late = Late(table_id=table.id, seq=table.seq, seat=seat, at=at)
            bot = str(clock["bot"]) if clock["late"] == clocks.SEAT else None
        await live.write(self.clocks.note_late(table, late, bot))
        table.deadline, table.late_seat = None, None if late is None else seat
        if late is not None and not clocks.was_late_here(table, seat):
            table.lates.append(late)
        if bot is not None:
            table.seats[seat].bot = bot
        broadcast.tell_seats(live)
