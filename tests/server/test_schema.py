"""The form of the database: a new one is made in a moment, and is what the migrations make."""

import asyncio
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection
from sqlalchemy.ext.asyncio import create_async_engine

from digsite.server.store import database_url
from digsite.server.store.models import Base
from digsite.server.store.schema import (
    MIGRATIONS,
    create,
    form_of,
    migrate,
    newest_form,
    upgrade,
)


def test_the_newest_form_is_known_without_alembic() -> None:
    assert newest_form() == ScriptDirectory(str(MIGRATIONS)).get_current_head()


@pytest.mark.parametrize("make", [create, upgrade, migrate])
def test_made_at_once_or_step_by_step_it_is_the_same(any_database: str, make: Any) -> None:
    def differences(connection: Connection) -> list[Any]:
        make(connection)
        assert form_of(connection) == newest_form()
        migrate(connection)
        options = {"compare_type": True, "compare_server_default": True}
        context = MigrationContext.configure(connection, opts=options)
        return list(compare_metadata(context, Base.metadata))

    async def found() -> list[Any]:
        engine = create_async_engine(database_url(any_database))
        async with engine.begin() as connection:
            result = await connection.run_sync(differences)
        await engine.dispose()
        return result

    assert asyncio.run(found()) == []


def test_a_new_database_needs_no_alembic(tmp_path: Path) -> None:
    script = """
import asyncio, sys
from digsite.server.store import Store, database_url

async def open_and_close() -> None:
    store = Store(database_url(sys.argv[1]))
    await store.open()
    await store.close()

asyncio.run(open_and_close())
assert "alembic" not in sys.modules
"""
    subprocess.run([sys.executable, "-c", script, str(tmp_path / "tables.db")], check=True)
