"""The database: SQLite for one process, PostgreSQL for as many as one likes.

Every function is one transaction and returns when it is on disk. Rows that leave are detached:
changing them changes nothing here. On PostgreSQL every transaction that changes a table tells the
other workers (see digsite.server.workers.postgres).
"""

import asyncio
import json
import secrets
from collections.abc import AsyncIterator, Collection, Sequence
from contextlib import asynccontextmanager, nullcontext
from typing import Any, Final

from sqlalchemy import (
    ColumnElement,
    Connection,
    CursorResult,
    Select,
    Update,
    event,
    exists,
    func,
    make_url,
    select,
    text,
    tuple_,
    update,
)
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncSession, async_sessionmaker, create_async_engine
from sqlalchemy.orm import InstrumentedAttribute, aliased
from sqlalchemy.pool import NullPool

from digsite.core.game import find, names
from digsite.server.store.append_log import (
    PATIENCE,
    AppendLog,
    Conflict,
    PostgresWriter,
    SqliteWriter,
    set_up_sqlite,
)
from digsite.server.store.detached import detached
from digsite.server.store.models import (
    Entry,
    EntryValues,
    Seat,
    SeatValues,
    StoredRecord,
    StoredReview,
    Table,
    TableValues,
)
from digsite.server.store.schema import migrate

CHANNEL: Final = "digsite"
MIGRATING: Final = 0x44696773
"""The advisory lock of whoever brings the database to its newest form."""


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
        self.url = make_url(url)
        self.worker = secrets.randbelow(2**31)
        """By which other workers on the same database know this one."""
        self.shared = self.url.get_backend_name() == "postgresql"
        self._write_lock = asyncio.Lock()
        if self.shared:
            self.engine = create_async_engine(
                url,
                pool_size=5,
                max_overflow=5,
                pool_pre_ping=True,
                hide_parameters=True,
                connect_args=dict(PATIENCE),
            )
        else:
            self.engine = create_async_engine(url, hide_parameters=True)
            event.listen(self.engine.sync_engine, "connect", _set_up_sqlite)
            event.listen(self.engine.sync_engine, "begin", _begin_sqlite)
        # Reading begins without a lock; writing takes it at once, so that two writers wait for
        # each other instead of failing half-way.
        writer = self.engine.execution_options(writes=True)
        self.reading = async_sessionmaker(self.engine, expire_on_commit=False)
        self._writers = async_sessionmaker(writer, expire_on_commit=False)
        dialect = self.engine.dialect
        self._append_log = AppendLog(
            PostgresWriter(self.dsn, dialect, CHANNEL)
            if self.shared
            else SqliteWriter(self.url, dialect, self._write_lock)
        )

    @property
    def dsn(self) -> str:
        """The address of a PostgreSQL database as its own tools write it."""
        return self.url.set(drivername="postgresql").render_as_string(hide_password=False)

    async def open(self) -> None:
        """Bring the database to its newest form."""
        engine = self.engine
        if self.shared:
            # One without time limits: a migration may take long.
            engine = create_async_engine(self.url, poolclass=NullPool)
        async with engine.execution_options(writes=True).begin() as connection:
            if self.shared:
                await connection.execute(text(f"SELECT pg_advisory_xact_lock({MIGRATING})"))
            await connection.run_sync(migrate)

    async def prove_writing(self) -> None:
        """Write a row the way that moves are written; raises what prevents it."""
        await self._append_log.prove_writing()

    async def close(self) -> None:
        await self._append_log.close()
        await self.engine.dispose()

    @asynccontextmanager
    async def writing(self, *table_ids: str) -> AsyncIterator[AsyncSession]:
        """A transaction that writes; SQLite has one writer, so ours wait here in order.

        Other workers are told which tables were changed otherwise than by a move.
        """
        write_lock = nullcontext() if self.shared else self._write_lock
        async with write_lock, self._writers.begin() as session:
            yield session
            for table_id in table_ids if self.shared else ():
                news = json.dumps([self.worker, "table", table_id])
                notify = text(f"SELECT pg_notify('{CHANNEL}', :news)")
                await session.execute(notify, {"news": news})

    async def add(self, row: Table | StoredRecord) -> None:
        """Keep a new table, with its seats, or a new record."""
        ids = [row.id] if isinstance(row, Table) else []
        async with self.writing(*ids) as session:
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

    async def review(self, replay: str) -> StoredReview | None:
        async with self.reading() as session:
            return await session.get(StoredReview, replay)

    async def keep_review(self, review: StoredReview) -> bool:
        """Keep a review as far as it has come; False if its game has been deleted meanwhile."""
        try:
            async with self.writing() as session:
                await session.merge(review)
        except IntegrityError:
            return False
        return True

    async def listed(self, most: int) -> Sequence[Table]:
        """Tables being played that anybody may find and watch, the latest first."""
        query = select(Table).where(
            Table.watch == "listed", Table.phase == "playing", Table.lock.is_(None)
        )
        return await self._all(query.order_by(Table.changed.desc()).limit(most))

    async def waiting_for_players(self, most: int) -> Sequence[tuple[str, str | None]]:
        """Tables at which anybody may sit down, the latest changed first.

        Each comes with the keyed hash of the address from which its host came.
        """
        at_table = Seat.table_id == Table.id
        address = select(func.min(Seat.address)).where(at_table, Seat.holder == Table.host)
        query = select(Table.id, address.scalar_subquery()).where(
            Table.watch == "listed",
            Table.phase == "lobby",
            Table.lock.is_(None),
            exists().where(at_table, Seat.kind == "open"),
        )
        async with self.reading() as session:
            found = await session.execute(query.order_by(Table.changed.desc()).limit(most))
        return [(name, address) for name, address in found]

    async def tables(self, table_ids: Collection[str]) -> Sequence[Table]:
        """Several tables, the latest changed first."""
        query = select(Table).where(Table.id.in_(table_ids))
        return await self._all(query.order_by(Table.changed.desc()))

    async def held_by(self, holder: str, over_since: int, most: int) -> Sequence[Table]:
        """Tables at which this browser sits, or sat until it left in the middle of the game.

        Those that are over, or were left, only if changed since then.
        """
        at_table = exists().where(Seat.table_id == Table.id)
        sits, left = at_table.where(Seat.holder == holder), at_table.where(Seat.left == holder)
        fresh, runs = Table.changed >= over_since, Table.phase != "over"
        query = select(Table).where((sits & (runs | fresh)) | (left & fresh))
        return await self._all(query.order_by(Table.changed.desc()).limit(most))

    async def waiting_for_bots(self, before: int | None = None) -> Sequence[str]:
        """The tables at which a bot is to play; those that have not moved since `before`.

        Games begun with other rules than those installed are left alone, and so are those that
        every player has left or handed to a bot: they rest until somebody looks on.
        """
        people = exists().where(
            Seat.table_id == Table.id, Seat.holder.is_not(None), Seat.bot.is_(None)
        )
        active = aliased(Seat)
        versions = [(game.name, one) for game in map(find, names()) for one in game.rules_versions]
        query = (
            select(Table.id)
            .join(active, (active.table_id == Table.id) & (active.number == Table.active))
            .where(
                Table.phase == "playing",
                active.bot.is_not(None) | (Table.late_seat == Table.active),
                people,
            )
            .where(tuple_(Table.game, Table.rules_version).in_(versions))
        )
        if before is not None:
            query = query.where(Table.changed < before)
        async with self.reading() as session:
            return (await session.scalars(query)).all()

    async def left_to_bots(self, holder: str) -> int:
        """How many games are under way in which bots play every seat for this browser."""
        concerned = exists().where(Seat.table_id == Table.id, Seat.holder == holder)
        people = exists().where(Seat.table_id == Table.id, Seat.bot.is_(None))
        query = select(func.count()).where(
            Table.phase == "playing", concerned | (Table.host == holder), ~people
        )
        async with self.reading() as session:
            return await session.scalar(query) or 0

    async def entries(self, table_id: str, after: int = 0) -> Sequence[Entry]:
        query = select(Entry).where(Entry.table_id == table_id, Entry.seq > after)
        query = query.order_by(Entry.seq)
        async with self.reading() as session:
            return (await session.scalars(query)).all()

    async def append(self, entry: EntryValues, values: TableValues) -> None:
        """Keep one change together with what it makes of the table; raises Conflict if late."""
        news = json.dumps([self.worker, "entry", entry]) if self.shared else ""
        await self._append_log.append(entry, values, news)

    async def change_table(self, table: Table, values: TableValues) -> None:
        """Change columns of a table that is still in the phase in which the caller saw it."""
        query = update(Table).where(Table.id == table.id, Table.phase == table.phase)
        async with self.writing(table.id) as session:
            await _change_one(session, query.values(**values))

    async def add_rematch(self, old: Table, table: Table) -> None:
        """Keep the one table at which an old one goes on; raises Conflict if there is one."""
        first = update(Table).where(Table.id == old.id, Table.rematch.is_(None))
        async with self.writing(old.id) as session:
            await _change_one(session, first.values(rematch=table.id))
            session.add(table)

    async def change_seat(self, seat: Seat, values: SeatValues) -> None:
        """Change columns of a seat that is still as the caller saw it."""
        query = update(Seat).where(
            Seat.table_id == seat.table_id,
            Seat.number == seat.number,
            Seat.kind == seat.kind,
            _is(Seat.holder, seat.holder),
            _is(Seat.left, seat.left),
        )
        async with self.writing(seat.table_id) as session:
            await _change_one(session, query.values(**values))

    async def sat_before(self, holder: str, moment: int) -> bool:
        """Whether a browser has a seat at a table that is older than a moment."""
        seat = select(Seat).join(Table, Table.id == Seat.table_id)
        seat = seat.where(Seat.holder == holder, Table.created < moment)
        async with self.reading() as session:
            return bool(await session.scalar(select(seat.exists())))

    async def _first(self, query: Select[Table]) -> Table | None:
        return next(iter(await self._all(query.limit(1))), None)

    async def _all(self, query: Select[Table]) -> Sequence[Table]:
        async with self.reading() as session:
            return [detached(table) for table in await session.scalars(query)]


def _is(column: InstrumentedAttribute[str | None], value: str | None) -> ColumnElement[bool]:
    return column.is_(None) if value is None else column == value


async def changes_one(session: AsyncSession, statement: Update) -> bool:
    """Whether there was a row to change."""
    result = await session.execute(statement)
    assert isinstance(result, CursorResult)
    return result.rowcount == 1


async def _change_one(session: AsyncSession, statement: Update) -> None:
    if not await changes_one(session, statement):
        raise Conflict


def _set_up_sqlite(connection: Any, _: object) -> None:
    connection.isolation_level = None
    set_up_sqlite(connection)


def _begin_sqlite(connection: Connection) -> None:
    writes = connection.get_execution_options().get("writes", False)
    connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")
