"""Closes the connections of sessions that are over, at whichever worker they were ended."""

from typing import Final

from digsite.server.ops.outages import Outage
from digsite.server.ops.periodic import Periodic
from digsite.server.store import Store
from digsite.server.store.people.sessions import Sessions
from digsite.server.table.live_tables import LiveTables

PACE: Final = 15.0


class SessionWatch(Periodic):
    def __init__(self, store: Store, tables: LiveTables) -> None:
        super().__init__(PACE, Outage("sessions cannot be read", "sessions can be read again"))
        self.tables, self.sessions = tables, Sessions(store)

    async def look(self) -> None:
        opened = self.tables.sessions()
        if opened:
            self.tables.close_sessions(await self.sessions.ended(opened))
