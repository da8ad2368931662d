"""A table while somebody uses it: its row and its history, and the connections that look at it.

The database is the truth; what is here is what was read there, and changes only with it. Whoever
reads or changes a live table does so in `exclusive()`.

Work that was begun is finished, even if whoever asked for it has given up waiting: an overloaded
server that throws its work away half-done, and begins it again, never recovers.
"""

import asyncio
from collections.abc import AsyncIterator, Coroutine, Sequence
from contextlib import asynccontextmanager
from typing import Protocol, TypeVar

from digsite.core.edition import Edition
from digsite.server.store import Conflict, Entry, Store, Table
from digsite.server.store.models import EntryValues, TableValues
from digsite.server.table import permissions
from digsite.server.table.connection import LOCKED, NOT_FOR_YOU, Connection
from digsite.server.table.history import History, load_history
from digsite.server.table.table_json import shown_table
from digsite.server.wire.refusals import Refused
from digsite.server.wire.responses import ShownTable

T = TypeVar("T")


class TableListener(Protocol):
    """Who is to know what happens at a table; the application hands it over (services.py)."""

    def changed(self, live: "LiveTable") -> None:
        """Called after every change of the game or the seats: it may be a bot's turn."""

    def came_or_went(self, live: "LiveTable") -> None:
        """Called when somebody has opened the table here, or closed it."""

    def elsewhere(self, table_id: str) -> set[str]:
        """The holders of seats who have the table open at other workers."""


class LiveTable:
    """`readings` bounds how many tables are read at a time."""

    def __init__(
        self,
        store: Store,
        table: Table,
        edition: Edition,
        history: History | None,
        listener: TableListener,
        readings: asyncio.Semaphore,
    ) -> None:
        self.store, self.table, self.edition = store, table, edition
        self.history, self.listener = history, listener
        self.connections: list[Connection] = []
        """Every connection, the oldest first."""
        self.audience: set[Connection] = set()
        """The connections that have said hello, and are told what happens."""
        self.told_seq = table.seq
        """The change up to which the audience was told."""
        self.heard: list[EntryValues | None] = []
        """What other workers have changed and is to be taken in (remote_changes.py)."""
        self.hearing: asyncio.Task[None] | None = None
        self.users = 0
        self._mutex = asyncio.Lock()
        self._readings = readings
        self._is_behind = False
        """Whether the disk may know more than is known here."""
        self._is_wrong = False
        """Whether the history holds a change that was not written."""
        self._under_way: set[asyncio.Task[object]] = set()
        """What was begun here; whoever began it need not have waited for its end."""

    # One at a time

    @asynccontextmanager
    async def exclusive(self, *, fresh: bool = True) -> AsyncIterator[None]:
        """The table to oneself; `fresh`: first read again if the disk may know more."""
        async with self._mutex:
            while self._under_way:
                await asyncio.wait(self._under_way)
            if fresh and self._is_behind:
                await self.read_again()
            yield

    async def to_its_end(self, work: Coroutine[None, None, T]) -> T:
        """Finish some work even if whoever asked stops waiting; whoever comes next waits for it."""
        task = asyncio.create_task(work)
        self._under_way.add(task)
        task.add_done_callback(self._ended)
        return await asyncio.shield(task)

    def _ended(self, task: asyncio.Task[object]) -> None:
        self._under_way.discard(task)
        # Asking for the error keeps it out of the log when nobody waits for it any longer.
        if not task.cancelled():
            task.exception()

    # The disk

    @property
    def is_behind(self) -> bool:
        return self._is_behind

    def distrust(self, *, history_too: bool = False) -> None:
        """Have what is new on disk read before anybody uses the table.

        Everything is read if the history here holds what was not written.
        """
        self._is_behind, self._is_wrong = True, self._is_wrong or history_too

    async def read_again(self) -> None:
        self._is_behind = True
        await self.to_its_end(self._read_again())

    async def _read_again(self) -> None:
        async with self._readings:
            while True:
                table = await self.store.table(self.table.id)
                if table is None:
                    raise Refused("table.unknown")
                if self._is_wrong or self.history is None:
                    self.history = await load_history(self.store, table, self.edition)
                    self._is_wrong = False
                else:
                    entries = await self.store.entries(table.id, self.history.seq)
                    self._follow(self.history, entries)
                if self.history is None or self.history.seq <= table.seq:
                    break  # otherwise a move was made between the two readings
        self.table, self._is_behind = table, False
        self.close_lost_eyes()

    def _follow(self, history: History, entries: Sequence[Entry]) -> None:
        try:
            for entry in entries:
                history.read(entry)
        except BaseException:
            self._is_wrong = True
            raise

    async def write(self, writing: Coroutine[None, None, None]) -> None:
        """Wait for a transaction that is no move; the caller then notes what it has changed.

        Where it fails, or is not waited for, only the disk knows how the table stands.
        """
        try:
            await self.to_its_end(writing)
        except Conflict:
            self.distrust()
            raise Refused("table.moved_on") from None
        except BaseException:
            self.distrust()
            raise

    def note(self, seq: int, at: int, values: TableValues) -> None:
        """A change is on disk: the row is as it is there."""
        self.table.seq, self.table.changed = seq, at
        for name, value in values.items():
            setattr(self.table, name, value)

    # Who is here

    def here(self) -> set[str]:
        """The holders of seats who have the table open at this worker."""
        holders = {seat.holder for seat in self.table.seats}
        return {one.holder for one in self.audience if one.holder and one.holder in holders}

    def connected(self) -> set[str]:
        """The holders of seats who have the table open anywhere."""
        return self.here() | self.listener.elsewhere(self.table.id)

    def shown(self, holder: str | None) -> ShownTable:
        """The table as one browser may be told it."""
        return shown_table(self.table, self.edition, holder, self.connected())

    def look(self, connection: Connection, eyes: int | None) -> None:
        """Let somebody look through a seat of their own, or as a spectator."""
        if eyes is not None and not permissions.holds(self.table, connection.holder, eyes):
            raise Refused("seat.not_yours")
        connection.eyes = connection.log_eyes = eyes

    def close_lost_eyes(self) -> None:
        """Nobody looks through a seat that is no longer theirs, or through a door now shut."""
        for connection in self.connections:
            if not permissions.holds(self.table, connection.holder, connection.eyes):
                connection.eyes = None
            self.close_if_shut(connection)

    def close_if_shut(self, connection: Connection) -> bool:
        """Send somebody away to whom the table is closed; returns whether it is."""
        shut = None
        if not permissions.may_watch(self.table, connection.holder):
            shut = NOT_FOR_YOU
        elif not self.table.is_held_by(connection.holder):
            shut = LOCKED if self.table.lock not in (None, connection.opened) else None
        if shut is not None:
            connection.close(shut)
        return shut is not None
