"""The database that an operator's command works on."""

from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Annotated, TypeVar

import typer

from digsite.cli.serve import check_database, default_database
from digsite.cli.shared import refusals
from digsite.core.errors import BadRequest

if TYPE_CHECKING:
    from digsite.server.store import Store

Found = TypeVar("Found")
DatabaseOption = Annotated[
    str | None,
    typer.Option(help="File or URL of the database.", show_default="in the user's data folder"),
]


def with_store(
    database: str | None, work: Callable[["Store"], Awaitable[Found]], *, new: bool = False
) -> Found:
    """Do something with a database; what is wrong with it is said in one sentence."""
    import asyncio

    from sqlalchemy.exc import SQLAlchemyError

    from digsite.server.store import Store, database_url
    from digsite.server.store.files import create_private, sqlite_file

    async def run() -> Found:
        store = Store(database_url(chosen))
        try:
            await store.open()
            return await work(store)
        finally:
            await store.close()

    with refusals():
        chosen = database or default_database()
        check_database(chosen)
        file = sqlite_file(database_url(chosen))
        if file is not None and not new and not file.exists():
            raise BadRequest(f"There is no database {file}.")
        try:
            if file is not None and new:
                create_private(file)
            return asyncio.run(run())
        except (OSError, SQLAlchemyError) as error:
            raise BadRequest(f"The database cannot be used ({type(error).__name__}).") from None
    raise AssertionError
