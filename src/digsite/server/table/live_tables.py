"""All rooms of this server: loaded when somebody comes, kept for a while when nobody is left."""

import asyncio
import logging
from collections import OrderedDict
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any, Final

from digsite.server.edge.credentials import Credentials
from digsite.server.ids import is_key
from digsite.server.jobs.bots import Thinkers
from digsite.server.jobs.clock_watch import Timekeeper
from digsite.server.notices.concurrency import Places
from digsite.server.notices.safe_http import Outgoing
from digsite.server.notices.sender import Teller
from digsite.server.ops import metrics
from digsite.server.ops.readiness import Readiness
from digsite.server.replays.playback import Films
from digsite.server.settings import Settings
from digsite.server.store import Store
from digsite.server.store.upkeep.retention import Retention, Tidied
from digsite.server.table.live_table import Room
from digsite.server.threads.readers import Readers
from digsite.server.wire.refusals import Refused
from digsite.server.workers.postgres import Alone, Relay

MOST_IDLE: Final = 64
MOST_READINGS: Final = 4
"""Tables that are read at once; others that are to be read wait, rather than fight over the pool of
connections and over the processor."""
TIDY_SECONDS: Final = 3600.0
log = logging.getLogger("digsite.server")


class Hub:
    """Finds the room of a table; two askers of one table always meet in the same room."""

    def __init__(self, settings: Settings, store: Store) -> None:
        self.settings, self.store = settings, store
        self.thinkers = Thinkers(settings, self)
        self.readers = Readers()
        self.films = Films(self.readers)
        self.readiness = Readiness(store)
        self.credentials = Credentials(store, settings)
        self.timekeeper = Timekeeper(self)
        self.teller = Teller(self)
        self.way = Outgoing(settings)
        """To whoever is asked whether they want to be told; the teller has one of its own."""
        self.confirming = Places(total=64, each=2, waiting=16)
        """For one browser, one address and one receiving host."""
        self._rooms: OrderedDict[str, Room] = OrderedDict()
        self._readings = asyncio.Semaphore(MOST_READINGS)
        self._loading: dict[str, asyncio.Task[Room]] = {}
        self._missed: set[str] = set()
        """Tables of which something was heard while they were being read."""
        self.relay = Relay(store, self) if store.shared else Alone()

    async def open(self) -> None:
        """Begin to hear of other workers, and go on where bots were to play."""
        await self.relay.open()
        await self.thinkers.resume()
        self.timekeeper.start()
        self.teller.start()
        self._tidying = asyncio.create_task(self._tidy())

    async def close(self) -> None:
        self._tidying.cancel()
        await asyncio.gather(self._tidying, return_exceptions=True)
        await self.readiness.stop()
        await self.teller.stop()
        await self.timekeeper.stop()
        await self.thinkers.stop()
        await self.relay.close()
        self.readers.stop()

    async def _tidy(self) -> None:
        """Delete what need not be kept any longer, now and every hour."""
        retention = Retention(self.store)
        while True:
            try:
                tidied = await retention.tidy(self.settings)
                if tidied != Tidied():
                    log.info("tidied up: %s", tidied)
            except Exception as error:
                log.warning("could not tidy up: %s", type(error).__name__)
            await asyncio.sleep(TIDY_SECONDS)

    @asynccontextmanager
    async def room(self, table_id: str) -> AsyncIterator[Room]:
        """The room of a table, which stays loaded as long as it is used."""
        room = self._rooms.get(table_id)
        if room is None:
            room = self._rooms.setdefault(table_id, await self._load(table_id))
        room.users += 1
        try:
            yield room
        finally:
            room.users -= 1
            self._forget_idle(room)

    def connected(self, table_id: str) -> set[str]:
        """Who has this table open."""
        room = self._rooms.get(table_id)
        return room.connected() if room else self.relay.elsewhere(table_id)

    def visited(self) -> list[Room]:
        """The tables that somebody has open at this worker."""
        return [room for room in self._rooms.values() if room.clients]

    def wake_bots(self, table_id: str) -> None:
        """Let bots go on at a table, if it is here and their turn."""
        if table_id in self._rooms:
            self.thinkers.wake(self._rooms[table_id])

    def _came_or_went(self, room: Room) -> None:
        self.relay.announce(room.table.id, room.here())
        self.thinkers.wake(room)

    # What other workers tell

    def hear(self, table_id: str, entry: dict[str, Any] | None) -> None:
        """A table was changed by another worker."""
        if table_id in self._loading:
            self._missed.add(table_id)
        elif table_id in self._rooms:
            self._rooms[table_id].hear(entry)

    def somebody_came_or_went(self, table_id: str) -> None:
        if table_id in self._rooms:
            self._rooms[table_id].tell_table()

    def read_again(self) -> None:
        """Nothing was heard for a while: anything may have happened."""
        self._missed |= self._loading.keys()
        for room in self._rooms.values():
            room.hear(None)

    async def _load(self, table_id: str) -> Room:
        if table_id not in self._loading:
            task = asyncio.create_task(self._read(table_id))
            self._loading[table_id] = task
            task.add_done_callback(lambda _: self._loading.pop(table_id, None))
        return await asyncio.shield(self._loading[table_id])

    async def _read(self, table_id: str) -> Room:
        async with self._readings:
            table = await self.store.table(table_id) if is_key(table_id) else None
            if table is None:
                raise Refused("table.unknown")
            room = await Room.load(self.store, table, self._readings)
        room.on_change = self.thinkers.wake
        room.on_presence = self._came_or_went
        room.elsewhere = lambda: self.relay.elsewhere(table_id)
        self._rooms[table_id] = room
        metrics.tables.set(len(self._rooms))
        if table_id in self._missed:
            self._missed.discard(table_id)
            room.hear(None)
        return room

    def distrust(self) -> None:
        """Have every table read again before anybody uses it."""
        for room in self._rooms.values():
            room.distrust()

    def _forget_idle(self, room: Room) -> None:
        """Keep the rooms that were used last."""
        if room.table.id in self._rooms:
            self._rooms.move_to_end(room.table.id)
        idle = [key for key, other in self._rooms.items() if other.users == 0]
        for key in idle[: max(0, len(idle) - MOST_IDLE)]:
            del self._rooms[key]
        if len(idle) > MOST_IDLE:
            metrics.tables.set(len(self._rooms))
