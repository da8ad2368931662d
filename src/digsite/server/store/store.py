"""The database: SQLite by default, written so that PostgreSQL works too.

Every function is one transaction and returns when it is on disk. Rows that leave are detached:
changing them changes nothing here.
"""

import asyncio
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager, nullcontext
from pathlib import Path
from typing import Any

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, Select, event, exists, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncSession, async_sessionmaker, create_async_engine

from digsite.server.store.models import Entry, Seat, StoredRecord, Table

MIGRATIONS = Path(__file__).parent / "migrations"


class Conflict(Exception):
    """Somebody else changed the table first."""


def database_url(database: str) -> str:
    """The address of a database given as a file's path or a URL."""
    if "://" not in database:
        return f"sqlite+aiosqlite:///{database}"
    scheme, _, rest = database.partition("://")
    drivers = {"sqlite": "sqlite+aiosqlite", "postgresql": "postgresql+asyncpg"}
    return f"{drivers.get(scheme, scheme)}://{rest}"


class Store:
    """All tables and records."""

    def __init__(self, url: str) -> None:
        self.engine = create_async_engine(url)
        if self.engine.dialect.name == "sqlite":
            event.listen(self.engine.sync_engine, "connect", _set_up_sqlite)
            event.listen(self.engine.sync_engine, "begin", _begin_sqlite)
        # Reading begins without a lock; writing takes it at once, so that two writers wait for
        # each other instead of failing half-way.
        writer = self.engine.execution_options(writes=True)
        self.reading = async_sessionmaker(self.engine, expire_on_commit=False)
        self._writers = async_sessionmaker(writer, expire_on_commit=False)
        self._turn = asyncio.Lock()

    async def open(self) -> None:
        """Bring the database to its newest form."""
        async with self.engine.execution_options(writes=True).begin() as connection:
            await connection.run_sync(_migrate)

    async def close(self) -> None:
        await self.engine.dispose()

    @asynccontextmanager
    async def _writing(self) -> AsyncIterator[AsyncSession]:
        """A transaction that writes; SQLite has one writer, so ours wait here in order."""
        turn = self._turn if self.engine.dialect.name == "sqlite" else nullcontext()
        async with turn, self._writers.begin() as session:
            yield session

    async def add(self, row: Table | StoredRecord) -> None:
        """Keep a new table, with its seats, or a new record."""
        async with self._writing() as session:
            session.add(row)

    async def table(self, table_id: str) -> Table | None:
        return await self._first(select(Table).where(Table.id == table_id))

    async def table_by_invite(self, invite: str) -> Table | None:
        return await self._first(select(Table).where(Table.invite == invite))

    async def table_by_replay(self, replay: str) -> Table | None:
        return await self._first(select(Table).where(Table.replay == replay))

    async def record(self, key: str) -> StoredRecord | None:
        async with self.reading() as session:
            return await session.get(StoredRecord, key)

    async def listed(self, most: int) -> Sequence[Table]:
        """Tables being played that anybody may find and watch, the latest first."""
        query = select(Table).where(
            Table.watch == "listed", Table.phase == "playing", Table.lock.is_(None)
        )
        return await self._all(query.order_by(Table.changed.desc()).limit(most))

    async def held_by(self, holder: str, over_since: int, most: int) -> Sequence[Table]:
        """Tables at which this browser sits; those that are over only if changed since then."""
        sits = exists().where(Seat.table_id == Table.id, Seat.holder == holder)
        fresh = (Table.phase != "over") | (Table.changed >= over_since)
        query = select(Table).where(sits, fresh)
        return await self._all(query.order_by(Table.changed.desc()).limit(most))

    async def waiting_for_bots(self) -> Sequence[str]:
        """The tables at which a bot is to play."""
        query = (
            select(Table.id)
            .join(Seat, (Seat.table_id == Table.id) & (Seat.number == Table.active))
            .where(
                Table.phase == "playing",
                Seat.bot.is_not(None) | (Table.late_seat == Table.active),
            )
        )
        async with self.reading() as session:
            return (await session.scalars(query)).all()

    async def entries(self, table_id: str) -> Sequence[Entry]:
        query = select(Entry).where(Entry.table_id == table_id).order_by(Entry.seq)
        async with self.reading() as session:
            return (await session.scalars(query)).all()

    async def append(self, entry: Entry, values: dict[str, Any]) -> None:
        """Keep one change together with what it makes of the table; raises Conflict if late."""
        query = (
            update(Table)
            .where(Table.id == entry.table_id, Table.seq == entry.seq - 1)
            .values(seq=entry.seq, changed=entry.at, **values)
        )
        try:
            async with self._writing() as session:
                session.add(entry)
                await session.flush()
                await _change_one(session, query)
        except IntegrityError:
            raise Conflict from None

    async def change_table(self, table: Table, values: dict[str, Any]) -> None:
        """Change columns of a table that is still in the phase in which the caller saw it."""
        query = update(Table).where(Table.id == table.id, Table.phase == table.phase)
        async with self._writing() as session:
            await _change_one(session, query.values(**values))

    async def change_seat(self, seat: Seat, values: dict[str, Any]) -> None:
        """Change columns of a seat that is still as the caller saw it."""
        query = update(Seat).where(
            Seat.table_id == seat.table_id,
            Seat.number == seat.number,
            Seat.kind == seat.kind,
            Seat.holder.is_(None) if seat.holder is None else Seat.holder == seat.holder,
        )
        async with self._writing() as session:
            await _change_one(session, query.values(**values))

    async def _first(self, query: Select[Any]) -> Table | None:
        return next(iter(await self._all(query.limit(1))), None)

    async def _all(self, query: Select[Any]) -> Sequence[Table]:
        async with self.reading() as session:
            found: Sequence[Table] = (await session.scalars(query)).all()
            return found


async def _change_one(session: AsyncSession, query: Any) -> None:
    result: Any = await session.execute(query)
    if result.rowcount != 1:
        raise Conflict


def _migrate(connection: Connection) -> None:
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    config.set_main_option("path_separator", "os")
    config.attributes["connection"] = connection
    command.upgrade(config, "head")


def _set_up_sqlite(connection: Any, _: Any) -> None:
    connection.isolation_level = None
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=10000"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _begin_sqlite(connection: Connection) -> None:
    writes = connection.get_execution_options().get("writes", False)
    connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")
