"""Group commit: changes of many tables in one transaction.

What waits while one transaction is written goes into the next: a disk takes as long for one change
as for a hundred. Each is acknowledged only after the transaction that holds it is on disk, and each
is refused for itself: a change that comes too late spoils no other.
"""

import asyncio
import sqlite3
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from functools import cache
from itertools import groupby
from typing import TYPE_CHECKING, Any, Final, Protocol

from sqlalchemy import URL, Dialect

from digsite.server.store.models import Base, Entry, Table, TableValues, values_of

if TYPE_CHECKING:
    import asyncpg

MOST_AT_ONCE: Final = 500
PATIENCE: Final = {"timeout": 10.0, "command_timeout": 30.0}
"""Seconds for PostgreSQL to take a connection, and to answer: nobody waits for ever for one that
is there and does nothing."""


Row = dict[str, object]


class Conflict(Exception):
    """Somebody else changed the table first."""


class Pending:
    """One change that waits to be written, and what it makes of the table's columns."""

    def __init__(self, entry: Entry, values: TableValues, news: str) -> None:
        self.table_id, self.seq, self.news = entry.table_id, entry.seq, news
        self.row: Row = values_of(entry)
        self.values: Row = {"seq": entry.seq, "changed": entry.at, **values}
        self.done: asyncio.Future[None] = asyncio.get_running_loop().create_future()


class Writer(Protocol):
    """Writes changes in one transaction; says of each whether it was in time."""

    async def write(self, changes: Sequence[Pending]) -> Sequence[bool]: ...

    async def close(self) -> None: ...


class AppendLog:
    """Gathers changes while the writer is busy."""

    def __init__(self, writer: Writer) -> None:
        self._writer = writer
        self._waiting: list[Pending] = []
        self._task: asyncio.Task[None] | None = None

    async def append(self, entry: Entry, values: TableValues, news: str) -> None:
        """Returns when the change is on disk; raises Conflict if another one was first."""
        pending = Pending(entry, values, news)
        self._waiting.append(pending)
        if self._task is None or self._task.done():
            self._task = asyncio.create_task(self._run())
        await pending.done

    async def close(self) -> None:
        if self._task is not None:
            await asyncio.gather(self._task, return_exceptions=True)
        await self._writer.close()

    async def _run(self) -> None:
        while self._waiting:
            batch, self._waiting = self._waiting[:MOST_AT_ONCE], self._waiting[MOST_AT_ONCE:]
            try:
                in_time = await self._writer.write(batch)
            except Exception as error:
                for pending in batch:
                    if not pending.done.done():
                        pending.done.set_exception(error)
                continue
            for pending, written in zip(batch, in_time, strict=True):
                if pending.done.done():
                    continue
                if written:
                    pending.done.set_result(None)
                else:
                    pending.done.set_exception(Conflict())


class SqliteWriter:
    """A connection of its own in a thread of its own; `write_lock` keeps other writers out."""

    def __init__(self, url: URL, dialect: Dialect, write_lock: asyncio.Lock) -> None:
        self._path, self._dialect, self._write_lock = url.database or "", dialect, write_lock
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="writer")
        self._connection: sqlite3.Connection | None = None

    async def write(self, changes: Sequence[Pending]) -> Sequence[bool]:
        loop = asyncio.get_running_loop()
        async with self._write_lock:
            return await loop.run_in_executor(self._thread, self._write, changes)

    async def close(self) -> None:
        await asyncio.get_running_loop().run_in_executor(self._thread, self._close)
        self._thread.shutdown()

    def _close(self) -> None:
        if self._connection is not None:
            self._connection.close()

    def _write(self, changes: Sequence[Pending]) -> list[bool]:
        if self._connection is None:
            self._connection = sqlite3.connect(self._path, isolation_level=None)
            set_up_sqlite(self._connection)
        connection = self._connection
        connection.execute("BEGIN IMMEDIATE")
        try:
            written = [self._write_one(connection, pending) for pending in changes]
            connection.execute("COMMIT")
        except BaseException:
            with suppress(sqlite3.Error):
                connection.execute("ROLLBACK")
            raise
        return written

    def _write_one(self, connection: sqlite3.Connection, pending: Pending) -> bool:
        row, values = pending.row, pending.values
        updating = ", ".join(f"{name} = ?" for name in values)
        update = f"UPDATE tables SET {updating} WHERE id = ? AND seq = ?"
        where = (pending.table_id, pending.seq - 1)
        arguments = [*_bound(Table, self._dialect, values), *where]
        connection.execute("SAVEPOINT one")
        try:
            in_time = connection.execute(update, arguments).rowcount == 1
            if in_time:
                marks = ", ".join("?" for _ in row)
                insert = f"INSERT INTO entries ({', '.join(row)}) VALUES ({marks})"
                connection.execute(insert, _bound(Entry, self._dialect, row))
        except sqlite3.IntegrityError:
            connection.execute("ROLLBACK TO one")
            in_time = False
        connection.execute("RELEASE one")
        return in_time


class PostgresWriter:
    """A connection of its own; every change tells the other workers in the same transaction."""

    def __init__(self, dsn: str, dialect: Dialect, channel: str) -> None:
        self._dsn, self._dialect, self._channel = dsn, dialect, channel
        self._connection: asyncpg.Connection[Any] | None = None

    async def write(self, changes: Sequence[Pending]) -> Sequence[bool]:
        import asyncpg

        # Rows are locked in the order of the tables, so that two workers never wait for each other.
        order = sorted(range(len(changes)), key=lambda number: changes[number].table_id)
        try:
            found = await self._write(changes, order)
        except asyncpg.UniqueViolationError:
            if len(changes) == 1:
                return [False]
            return [(await self.write([pending]))[0] for pending in changes]
        return [number in found for number in range(len(changes))]

    async def _write(self, changes: Sequence[Pending], order: list[int]) -> set[int]:
        """The numbers of the changes that were in time."""
        import asyncpg

        if self._connection is None or self._connection.is_closed():
            self._connection = await asyncpg.connect(self._dsn, **PATIENCE)
        in_time: set[int] = set()
        async with self._connection.transaction():
            for names, numbers in groupby(order, lambda number: tuple(changes[number].values)):
                statement = _postgres_statement(self._dialect, names, self._channel)
                arguments = [self._arguments(changes[number], number) for number in numbers]
                rows = await self._connection.fetchmany(statement, arguments)
                in_time.update(row["number"] for row in rows)
        return in_time

    def _arguments(self, pending: Pending, number: int) -> list[object]:
        row = _bound(Entry, self._dialect, pending.row)
        return [number, pending.news, *row, *_bound(Table, self._dialect, pending.values)]

    async def close(self) -> None:
        if self._connection is not None:
            await self._connection.close()


@cache
def _postgres_statement(dialect: Dialect, names: tuple[str, ...], channel: str) -> str:
    """One change: the table moves on if it still stands where it was seen, and all are told."""
    entry = [column.key for column in Entry.__table__.columns]
    place = {name: f"${number}" for number, name in enumerate(entry, start=3)}
    marks = [f"{place[name]}::{_type(Entry, dialect, name)}" for name in entry]
    updates = [
        f"{name} = ${number}::{_type(Table, dialect, name)}"
        for number, name in enumerate(names, start=3 + len(entry))
    ]
    table_id, seq = (marks[entry.index(name)] for name in ("table_id", "seq"))
    return (
        f"WITH moved AS (UPDATE tables SET {', '.join(updates)}"
        f" WHERE id = {table_id} AND seq = {seq} - 1 RETURNING id),"
        f" added AS (INSERT INTO entries ({', '.join(entry)})"
        f" SELECT {', '.join(marks)} FROM moved RETURNING seq)"
        f" SELECT $1::integer AS number, pg_notify('{channel}', $2::text) FROM added"
    )


def _type(model: type[Base], dialect: Dialect, name: str) -> str:
    return str(model.__table__.columns[name].type.compile(dialect=dialect))


def _bound(model: type[Base], dialect: Dialect, values: Row) -> list[Any]:
    """The values as the driver takes them."""
    bound: list[Any] = []
    for name, value in values.items():
        process = _processor(model, dialect, name)
        bound.append(process(value) if process else value)
    return bound


@cache
def _processor(model: type[Base], dialect: Dialect, name: str) -> Callable[[object], object] | None:
    kind = model.__table__.columns[name].type.dialect_impl(dialect)
    return kind.bind_processor(dialect)


def set_up_sqlite(connection: sqlite3.Connection) -> None:
    """Everything acknowledged is on disk, and readers do not wait for the writer."""
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=10000"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()
