"""Notes the finished games of people with a lasting name. Every worker does; one is in time."""

from typing import Final

from digsite.server.accounts.finish_notes import FinishNotes
from digsite.server.ops.outages import Outage
from digsite.server.ops.periodic import Periodic
from digsite.server.store import Store
from digsite.server.times import HOUR, now

PACE: Final = 3.0


class FinishWatch(Periodic):
    def __init__(self, store: Store, left_seconds: float) -> None:
        outage = Outage("finished games cannot be noted", "finished games are noted again")
        super().__init__(PACE, outage)
        self.notes = FinishNotes(store, left_seconds)
        self._since = 0
        """The first look is at all tables: a server may have ended before it noted a game."""

    async def look(self) -> None:
        at = now()
        await self.notes.note_all(self._since)
        self._since = at - HOUR
