"""The tables in memory: read when somebody comes, kept for a while when nobody is left."""

import asyncio
from collections import OrderedDict
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final

from digsite.server.ids import is_key
from digsite.server.ops import metrics
from digsite.server.store import Store
from digsite.server.store.models import EntryValues
from digsite.server.table import broadcast, remote_changes
from digsite.server.table.connection import SIGNED_OUT, Connection
from digsite.server.table.history import edition_of, load_history
from digsite.server.table.live_table import LiveTable, TableListener
from digsite.server.wire.refusals import Refused

MOST_IDLE: Final = 64
MOST_READINGS: Final = 4
"""Tables that are read at once; more would only compete for connections and the processor."""


class LiveTables:
    """Two askers of one table always meet at the same live table."""

    def __init__(self, store: Store, listener: TableListener) -> None:
        self.store, self.listener = store, listener
        self._tables: OrderedDict[str, LiveTable] = OrderedDict()
        self._loading: dict[str, asyncio.Task[LiveTable]] = {}
        self._readings = asyncio.Semaphore(MOST_READINGS)
        self._missed: set[str] = set()
        """Tables of which something was heard while they were being read."""

    @asynccontextmanager
    async def open(self, table_id: str) -> AsyncIterator[LiveTable]:
        """A live table, which stays in memory as long as it is used."""
        live = self._tables.get(table_id)
        if live is None:
            live = self._tables.setdefault(table_id, await self._load(table_id))
        live.users += 1
        try:
            yield live
        finally:
            live.users -= 1
            self._forget_idle(live)

    @asynccontextmanager
    async def up_to_date(self, table_id: str) -> AsyncIterator[LiveTable]:
        """A live table to oneself, as it is on disk: another worker's news may be on its way."""
        async with self.open(table_id) as live, live.exclusive():
            if self.store.shared:
                await live.read_again()
            yield live

    def find(self, table_id: str) -> LiveTable | None:
        """A table, if it is in memory."""
        return self._tables.get(table_id)

    def visited(self) -> list[LiveTable]:
        """The tables that somebody has open at this worker."""
        return [live for live in self._tables.values() if live.audience]

    def connected(self, table_id: str) -> set[str]:
        """The holders of seats who have a table open."""
        live = self._tables.get(table_id)
        return live.connected() if live else self.listener.elsewhere(table_id)

    def distrust(self) -> None:
        """Have what is new of every table read before anybody uses it."""
        for live in self._tables.values():
            live.distrust()

    def sessions(self) -> set[str]:
        """The sessions of all connections that are open here."""
        return {one.session for one in self._connections() if one.session is not None}

    def close_sessions(self, sessions: set[str]) -> None:
        """Send away whoever came with one of these sessions; they may come back without it."""
        for connection in self._connections():
            if connection.session in sessions:
                connection.close(SIGNED_OUT)

    def _connections(self) -> list[Connection]:
        return [one for live in self._tables.values() for one in live.connections]

    # What other workers did

    def changed_elsewhere(self, table_id: str, entry: EntryValues | None) -> None:
        """An entry was added, or (None) the table was changed in some other way."""
        if table_id in self._loading:
            self._missed.add(table_id)
        elif table_id in self._tables:
            remote_changes.hear(self._tables[table_id], entry)

    def came_or_went_elsewhere(self, table_id: str) -> None:
        if table_id in self._tables:
            broadcast.tell_table(self._tables[table_id])

    def read_again(self) -> None:
        """Nothing was heard for a while: anything may have happened."""
        self._missed |= self._loading.keys()
        for live in self._tables.values():
            remote_changes.hear(live, None)

    # Coming and going

    async def _load(self, table_id: str) -> LiveTable:
        if table_id not in self._loading:
            task = asyncio.create_task(self._read(table_id))
            self._loading[table_id] = task
            task.add_done_callback(lambda _: self._loading.pop(table_id, None))
        return await asyncio.shield(self._loading[table_id])

    async def _read(self, table_id: str) -> LiveTable:
        async with self._readings:
            table = await self.store.table(table_id) if is_key(table_id) else None
            if table is None:
                raise Refused("table.unknown")
            edition = await edition_of(table)
            history = await load_history(self.store, table, edition)
        live = LiveTable(self.store, table, edition, history, self.listener, self._readings)
        self._tables[table_id] = live
        metrics.tables.set(len(self._tables))
        if table_id in self._missed:
            self._missed.discard(table_id)
            remote_changes.hear(live, None)
        return live

    def _forget_idle(self, live: LiveTable) -> None:
        """Keep the tables that were used last."""
        if live.table.id in self._tables:
            self._tables.move_to_end(live.table.id)
        idle = [key for key, other in self._tables.items() if other.users == 0]
        for key in idle[: max(0, len(idle) - MOST_IDLE)]:
            del self._tables[key]
        if len(idle) > MOST_IDLE:
            metrics.tables.set(len(self._tables))
