"""Databases of both kinds, and what is done to them behind the server's back."""

import asyncio
import sqlite3
from pathlib import Path
from typing import Any

import asyncpg
import pytest

from tests.server.postgres import Postgres, query
from tests.waiting import PATIENCE

KINDS = ("sqlite", "postgresql")


def new_database(request: pytest.FixtureRequest, folder: Path) -> str:
    """An empty database of the kind that is this fixture's parameter."""
    if request.param == "sqlite":
        return str(folder / "tables.db")
    server: Postgres = request.getfixturevalue("one_postgres")
    return server.database()


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
