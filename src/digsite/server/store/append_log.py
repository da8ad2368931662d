"""Group commit: changes of many tables in one transaction.

What waits while one transaction is written goes into the next: a disk takes as long for one change
as for a hundred. Each is acknowledged only after the transaction that holds it is on disk, and each
is refused for itself: a change that comes too late spoils no other. Whoever wants to know whether
changes can be written has a row written with the next of them.
"""

import asyncio
import sqlite3
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from functools import cache
from itertools import groupby
from typing import TYPE_CHECKING, Final, Protocol

from sqlalchemy import URL, Dialect

from digsite.server.store.models import Base, Entry, EntryValues, Table, TableValues
from digsite.server.times import now

if TYPE_CHECKING:
    import asyncpg

MOST_AT_ONCE: Final = 500
PATIENCE: Final = {"timeout": 10.0, "command_timeout": 30.0}
"""Seconds for PostgreSQL to take a connection, and to answer: nobody waits for ever for one that
is there and does nothing."""
PROOF: Final = 2
"""The row among the signs of life that is written to see whether anything can be."""


Row = Mapping[str, object]


class Conflict(Exception):
    """Somebody else changed the table first: the losing side of optimistic concurrency."""


class Pending:
    """One change that waits to be written, and what it makes of the table's columns."""

    def __init__(self, entry: EntryValues, values: TableValues, news: str) -> None:
        self.table_id, self.seq, self.news = entry["table_id"], entry["seq"], news
        self.row: Row = entry
        self.values: Row = {"seq": entry["seq"], "changed": entry["at"], **values}
        self.done: asyncio.Future[None] = asyncio.get_running_loop().create_future()


class Writer(Protocol):
    """Writes changes in one transaction; says of each whether it was in time.

    With `proof` a row is written with them that means nothing but that rows can be written.
    """

    async def write(self, changes: Sequence[Pending], *, proof: bool) -> Sequence[bool]: ...

    async def close(self) -> None: ...


class AppendLog:
    """Gathers changes while the writer is busy."""

    def __init__(self, writer: Writer) -> None:
        self._writer = writer
        self._waiting: list[Pending] = []
        self._proofs: list[asyncio.Future[None]] = []
        self._task: asyncio.Task[None] | None = None

    async def append(self, entry: EntryValues, values: TableValues, news: str) -> None:
        """Returns when the change is on disk; raises Conflict if another one was first."""
        pending = Pending(entry, values, news)
        self._waiting.append(pending)
        self._begin()
        await pending.done

    async def prove_writing(self) -> None:
        """Returns when a change of this moment would be on disk; raises what prevents it."""
        proof: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._proofs.append(proof)
        self._begin()
        await proof

    def _begin(self) -> None:
        if self._task is None or self._task.done():
            self._task = asyncio.create_task(self._run())

    async def close(self) -> None:
        if self._task is not None:
            await asyncio.gather(self._task, return_exceptions=True)
        await self._writer.close()

    async def _run(self) -> None:
        while self._waiting or self._proofs:
            batch, self._waiting = self._waiting[:MOST_AT_ONCE], self._waiting[MOST_AT_ONCE:]
            proofs, self._proofs = self._proofs, []
            try:
                in_time = await self._writer.write(batch, proof=bool(proofs))
            except Exception as error:
                for done in (*proofs, *(pending.done for pending in batch)):
                    _answer(done, error)
                continue
            for proof in proofs:
                _answer(proof, None)
            for pending, written in zip(batch, in_time, strict=True):
                _answer(pending.done, None if written else Conflict())


def _answer(done: asyncio.Future[None], error: Exception | None) -> None:
    """Tell whoever waits, if anybody still does."""
    if done.done():
        return
    if error is None:
        done.set_result(None)
    else:
        done.set_exception(error)


def _proving(at: int) -> str:
    return (
        f"INSERT INTO beats (id, at) VALUES ({PROOF}, {at})"
        " ON CONFLICT (id) DO UPDATE SET at = excluded.at"
    )


class SqliteWriter:
    """A connection of its own in a thread of its own; `write_lock` keeps other writers out."""

    def __init__(self, url: URL, dialect: Dialect, write_lock: asyncio.Lock) -> None:
        self._path, self._dialect, self._write_lock = url.database or "", dialect, write_lock
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="writer")
        self._connection: sqlite3.Connection | None = None

    async def write(self, changes: Sequence[Pending], *, proof: bool) -> Sequence[bool]:
        loop = asyncio.get_running_loop()
        async with self._write_lock:
            return await loop.run_in_executor(self._thread, self._write, changes, proof)

    async def close(self) -> None:
        await asyncio.get_running_loop().run_in_executor(self._thread, self._close)
        self._thread.shutdown()

    def _close(self) -> None:
        if self._connection is not None:
            self._connection.close()

    def _write(self, changes: Sequence[Pending], proof: bool) -> list[bool]:
        if self._connection is None:
            self._connection = sqlite3.connect(self._path, isolation_level=None)
            set_up_sqlite(self._connection)
        connection = self._connection
        connection.execute("BEGIN IMMEDIATE")
        try:
            written = [self._write_one(connection, pending) for pending in changes]
            if proof:
                connection.execute(_proving(now()))
            connection.execute("COMMIT")
        except BaseException:
            with suppress(sqlite3.Error):
                connection.execute("ROLLBACK")
            raise
        return written

    def _write_one(self, connection: sqlite3.Connection, pending: Pending) -> bool:
        insert, update = _sqlite_statements(tuple(pending.row), tuple(pending.values))
        place = (pending.table_id, pending.seq - 1)
        row = _bound(Entry, self._dialect, pending.row)
        in_time = connection.execute(insert, (*row, *place)).rowcount == 1
        if in_time:
            values = _bound(Table, self._dialect, pending.values)
            connection.execute(update, (*values, pending.table_id))
        return in_time


@cache
def _sqlite_statements(row: tuple[str, ...], values: tuple[str, ...]) -> tuple[str, str]:
    """An entry is added if the table still stands where it was seen; then the table moves on."""
    marks = ", ".join("?" for _ in row)
    insert = (
        f"INSERT INTO entries ({', '.join(row)}) SELECT {marks}"
        " WHERE EXISTS (SELECT 1 FROM tables WHERE id = ? AND seq = ?) ON CONFLICT DO NOTHING"
    )
    updating = ", ".join(f"{name} = ?" for name in values)
    return insert, f"UPDATE tables SET {updating} WHERE id = ?"


class PostgresWriter:
    """A connection of its own; every change tells the other workers in the same transaction."""

    def __init__(self, dsn: str, dialect: Dialect, channel: str) -> None:
        self._dsn, self._dialect, self._channel = dsn, dialect, channel
        self._connection: asyncpg.Connection[asyncpg.Record] | None = None

    async def write(self, changes: Sequence[Pending], *, proof: bool) -> Sequence[bool]:
        import asyncpg

        # Rows are locked in the order of the tables, so that two workers never wait for each other.
        order = sorted(range(len(changes)), key=lambda place: changes[place].table_id)
        try:
            found = await self._write(changes, order, proof)
        except asyncpg.UniqueViolationError:
            if len(changes) == 1:
                return [False]
            return [(await self.write([pending], proof=proof))[0] for pending in changes]
        return [place in found for place in range(len(changes))]

    async def _write(self, changes: Sequence[Pending], order: list[int], proof: bool) -> set[int]:
        """The numbers of the changes that were in time."""
        import asyncpg

        if self._connection is None or self._connection.is_closed():
            self._connection = await asyncpg.connect(self._dsn, **PATIENCE)
        in_time: set[int] = set()
        async with self._connection.transaction():
            for names, places in groupby(order, lambda place: tuple(changes[place].values)):
                statement = _postgres_statement(self._dialect, names, self._channel)
                arguments = [self._arguments(changes[place], place) for place in places]
                rows = await self._connection.fetchmany(statement, arguments)
                in_time.update(row["number"] for row in rows)
            if proof:
                await self._connection.execute(_proving(now()))
        return in_time

    def _arguments(self, pending: Pending, place: int) -> list[object]:
        row = _bound(Entry, self._dialect, pending.row)
        return [place, pending.news, *row, *_bound(Table, self._dialect, pending.values)]

    async def close(self) -> None:
        if self._connection is not None:
            await self._connection.close()


@cache
def _postgres_statement(dialect: Dialect, names: tuple[str, ...], channel: str) -> str:
    """One change: the table moves on if it still stands where it was seen, and all are told."""
    entry = [column.key for column in Entry.__table__.columns]
    parameter = {name: f"${place}" for place, name in enumerate(entry, start=3)}
    marks = [f"{parameter[name]}::{_type(Entry, dialect, name)}" for name in entry]
    updates = [
        f"{name} = ${place}::{_type(Table, dialect, name)}"
        for place, name in enumerate(names, start=3 + len(entry))
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


def _bound(model: type[Base], dialect: Dialect, values: Row) -> list[object]:
    """The values as the driver takes them."""
    bound: list[object] = []
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
