"""Databases of both kinds, and what is done to them behind the server's back."""

import asyncio
import sqlite3
from pathlib import Path
from typing import Any

import asyncpg
import pytest

from digsite.core.game import find
from digsite.server.seats import new_tables
from digsite.server.store import Table
from digsite.server.wire.requests import NewTable, WishedSeat
from tests.server.postgres import Postgres, query
from tests.waiting import PATIENCE

KINDS = ("sqlite", "postgresql")


def new_database(request: pytest.FixtureRequest, folder: Path) -> str:
    """An empty database of the kind that is this fixture's parameter."""
    if request.param == "sqlite":
        return str(folder / "tables.db")
    server: Postgres = request.getfixturevalue("one_postgres")
    return server.database()


def new_table(second: str = "open", game: str = "dig_mars", **more: Any) -> Table:
    """A table in its lobby, which is not in any database yet; `second` is its second seat."""
    seats = [WishedSeat(kind="here"), WishedSeat.model_validate({"kind": second})]
    wish = NewTable(game=game, seats=seats, **more)
    return new_tables.new_table(wish, find(game).default_edition(), "holder")


def run_sql(database: str, text: str) -> None:
    """Run statements with the database's own tools."""
    if "://" not in database:
        with sqlite3.connect(database, timeout=PATIENCE) as connection:
            connection.executescript(text)
        connection.close()
        return

    async def run() -> None:
        connection: Any = await asyncpg.connect(database)
        await connection.execute(text)
        await connection.close()

    asyncio.run(run())


def dump(database: str) -> str:
    """Everything that a database holds."""
    if "://" in database:
        return str(query(database, "SELECT schema_to_xml('public', true, false, '')")[0])
    with sqlite3.connect(database) as connection:
        text = "\n".join(connection.iterdump())
    connection.close()
    return text
