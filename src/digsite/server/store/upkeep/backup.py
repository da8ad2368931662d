"""Backing up and restoring a whole database.

SQLite is copied by its own backup function, while it is used. Lines of JSON hold any database: one
row on each line, tables in an order in which they can be filled again, so that what was backed up
from one kind of database can be restored into the other. Either is for its owner only.
"""

import json
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Final

from sqlalchemy import func, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from digsite.core.errors import BadRequest
from digsite.server.store.database import Store
from digsite.server.store.files import create_private
from digsite.server.store.models import Base
from digsite.server.store.schema import newest_form

Row = dict[str, object]
FORMAT: Final = "digsite-backup/1"
SQLITE: Final = b"SQLite format 3\0"
AT_ONCE: Final = 500


def copy_sqlite(source: Path, target: Path) -> None:
    """Copy a database that may be in use."""
    create_private(target)
    with closing(sqlite3.connect(source)) as old, closing(sqlite3.connect(target)) as new:
        old.backup(new)


def is_sqlite(path: Path) -> bool:
    with path.open("rb") as file:
        return file.read(len(SQLITE)) == SQLITE


async def write_lines(store: Store, target: Path) -> int:
    """Write every row as it is at this moment; returns how many."""
    count = 0
    create_private(target)
    with target.open("w", encoding="utf-8") as file:
        file.write(json.dumps({"format": FORMAT, "form": newest_form()}) + "\n")
        async with store.engine.connect() as connection:
            level = "REPEATABLE READ" if store.shared else "SERIALIZABLE"
            await connection.execution_options(isolation_level=level)
            for table in Base.metadata.sorted_tables:
                rows = await connection.stream(select(table))
                async for row in rows.mappings():
                    line = {"table": table.name, "row": dict(row)}
                    file.write(json.dumps(line, ensure_ascii=False) + "\n")
                    count += 1
    return count


async def read_lines(store: Store, source: Path) -> int:
    """Fill an empty database, in one transaction; returns the number of rows."""
    count = 0
    waiting: list[tuple[str, Row]] = []
    with source.open(encoding="utf-8") as file:
        _check_head(source, file.readline())
        async with store.engine.execution_options(writes=True).begin() as connection:
            for table in Base.metadata.sorted_tables:
                if await connection.scalar(select(func.count()).select_from(table)):
                    raise BadRequest("The database is not empty: restore into a new one.")
            for line_number, line in enumerate(file, start=2):
                name, row = _row(source, line_number, line)
                if waiting and (waiting[0][0] != name or len(waiting) == AT_ONCE):
                    await _insert(connection, waiting)
                    waiting = []
                waiting.append((name, row))
                count += 1
            if waiting:
                await _insert(connection, waiting)
    return count


async def _insert(connection: AsyncConnection, rows: list[tuple[str, Row]]) -> None:
    table = Base.metadata.tables[rows[0][0]]
    await connection.execute(insert(table), [row for _, row in rows])


def _check_head(source: Path, line: str) -> None:
    try:
        head = json.loads(line)
        form = head["form"] if head["format"] == FORMAT else None
    except (ValueError, KeyError, TypeError):
        form = None
    if form is None:
        raise BadRequest(f"{source} is not a backup of Digsite.")
    if form != newest_form():
        raise BadRequest(
            f"{source} was made by another version of Digsite (form {form} of the database, "
            f"here {newest_form()}). Restore it with that version, then upgrade."
        )


def _row(source: Path, line_number: int, line: str) -> tuple[str, Row]:
    try:
        data = json.loads(line)
        name, row = data["table"], data["row"]
        columns = Base.metadata.tables[name].columns.keys()
    except (ValueError, KeyError, TypeError):
        raise BadRequest(f"{source}, line {line_number}: this is not a row.") from None
    if set(row) != set(columns):
        raise BadRequest(f"{source}, line {line_number}: the columns of {name} do not fit.")
    return name, row
