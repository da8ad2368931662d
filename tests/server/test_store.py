"""The database: migrations, races and what is on disk."""

import asyncio
import sqlite3
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext

from digsite.server.store import Conflict, Store, Table, database_url
from digsite.server.store.models import Base, EntryValues
from tests.server.databases import new_table
from tests.server.serving import Browser, serving


def with_store(database: Path | str, work: Callable[[Store], Awaitable[None]]) -> None:
    async def run() -> None:
        store = Store(database_url(str(database)))
        await store.open()
        try:
            await work(store)
        finally:
            await store.close()

    asyncio.run(run())


def entry(table: Table, seq: int, request: str | None = None) -> EntryValues:
    return {
        "table_id": table.id,
        "seq": seq,
        "change": "play",
        "seat": 0,
        "action": "end",
        "request": request,
        "at": 1,
    }


def test_migrations_make_what_the_models_describe(any_database: str) -> None:
    async def work(store: Store) -> None:
        def differences(connection: Any) -> Any:
            return compare_metadata(MigrationContext.configure(connection), Base.metadata)

        async with store.engine.connect() as connection:
            assert await connection.run_sync(differences) == []

    with_store(any_database, work)


def test_a_table_goes_on_at_one_other(any_database: str) -> None:
    async def work(store: Store) -> None:
        old, following = new_table(), [new_table() for _ in range(8)]
        await store.add(old)
        results = await asyncio.gather(
            *(store.add_rematch(old, table) for table in following), return_exceptions=True
        )
        assert sorted(isinstance(result, Conflict) for result in results) == [False] + [True] * 7
        [first] = [
            table for table, result in zip(following, results, strict=True) if result is None
        ]
        kept = await store.table(old.id)
        assert kept is not None
        assert kept.rematch == first.id
        found = [await store.table(table.id) for table in following]
        assert [table.id for table in found if table is not None] == [first.id]

    with_store(any_database, work)


def test_a_sequence_number_is_written_once(any_database: str) -> None:
    async def work(store: Store) -> None:
        table = new_table()
        await store.add(table)
        results = await asyncio.gather(
            *(store.append(entry(table, 1), {"round": number}) for number in range(8)),
            return_exceptions=True,
        )
        assert sorted(result is None for result in results) == [False] * 7 + [True]
        assert all(isinstance(result, Conflict) for result in results if result is not None)
        with pytest.raises(Conflict):
            await store.append(entry(table, 3), {})
        await store.append(entry(table, 2, "once"), {})
        with pytest.raises(Conflict):
            await store.append(entry(table, 3, "once"), {})
        assert [found.seq for found in await store.entries(table.id)] == [1, 2]
        kept = await store.table(table.id)
        assert kept is not None
        assert kept.seq == 2

    with_store(any_database, work)


def test_a_seat_is_taken_by_one(any_database: str) -> None:
    async def work(store: Store) -> None:
        table = new_table()
        await store.add(table)
        seat = table.seats[1]
        results = await asyncio.gather(
            *(store.change_seat(seat, {"kind": "human", "holder": f"{n}"}) for n in range(4)),
            return_exceptions=True,
        )
        assert [result is None for result in results].count(True) == 1

    with_store(any_database, work)


def test_who_left_long_ago_has_no_claim_any_more(any_database: str) -> None:
    """Somebody sat down and left again, of which the caller has not heard."""

    async def work(store: Store) -> None:
        table = new_table()
        table.seats[1].left = "first"
        await store.add(table)
        known = await store.table(table.id)
        assert known is not None
        await store.change_seat(table.seats[1], {"left": "second"})
        with pytest.raises(Conflict):
            await store.change_seat(known.seats[1], {"kind": "human", "holder": "first"})

    with_store(any_database, work)


def test_what_was_acknowledged_is_on_disk_with_full_synchronisation(database: Path) -> None:
    async def work(store: Store) -> None:
        async with store.engine.connect() as connection:
            mode = (await connection.exec_driver_sql("PRAGMA journal_mode")).scalar()
            level = (await connection.exec_driver_sql("PRAGMA synchronous")).scalar()
        assert (mode, level) == ("wal", 2)

    with_store(database, work)


def test_the_database_holds_no_credential(database: Path) -> None:
    with serving(database) as served, Browser(served) as ada:
        ada.start(ada.create("here", "random"))
        credential = ada.http.cookies["digsite_player"]
    with sqlite3.connect(database) as connection:
        dump = "\n".join(connection.iterdump())
    connection.close()
    assert "Player 0" in dump
    assert credential not in dump


@pytest.mark.parametrize(
    ("given", "url"),
    [
        ("tables.db", "sqlite+aiosqlite:///tables.db"),
        ("sqlite:///tables.db", "sqlite+aiosqlite:///tables.db"),
        ("postgresql://a@b/c", "postgresql+asyncpg://a@b/c"),
        ("postgresql+psycopg://a@b/c", "postgresql+psycopg://a@b/c"),
    ],
)
def test_databases_are_files_or_urls(given: str, url: str) -> None:
    assert database_url(given) == url
