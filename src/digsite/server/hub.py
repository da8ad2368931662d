"""All rooms of this server: loaded when somebody comes, kept for a while when nobody is left."""

import asyncio
from collections import OrderedDict
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final

from digsite.server.film import Films
from digsite.server.refusals import Refused
from digsite.server.room import Room
from digsite.server.settings import Settings
from digsite.server.store import Store
from digsite.server.telling import Teller
from digsite.server.thinking import Thinkers
from digsite.server.timekeeper import Timekeeper

MOST_IDLE: Final = 64


class Hub:
    """Finds the room of a table; two askers of one table always meet in the same room."""

    def __init__(self, settings: Settings, store: Store) -> None:
        self.settings, self.store = settings, store
        self.thinkers = Thinkers(settings, self)
        self.films = Films()
        self.timekeeper = Timekeeper(self)
        self.teller = Teller(self)
        self._rooms: OrderedDict[str, Room] = OrderedDict()
        self._loading: dict[str, asyncio.Task[Room]] = {}

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
        """Who has this table open here."""
        room = self._rooms.get(table_id)
        return room.connected() if room else set()

    async def _load(self, table_id: str) -> Room:
        if table_id not in self._loading:
            task = asyncio.create_task(self._read(table_id))
            self._loading[table_id] = task
            task.add_done_callback(lambda _: self._loading.pop(table_id, None))
        return await asyncio.shield(self._loading[table_id])

    async def _read(self, table_id: str) -> Room:
        table = await self.store.table(table_id)
        if table is None:
            raise Refused("table.unknown")
        room = await Room.load(self.store, table)
        room.on_change = self.thinkers.wake
        self._rooms[table_id] = room
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
