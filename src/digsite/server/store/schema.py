"""The form of the database, and how it is brought to its newest one.

Loading Alembic takes a quarter of a server's start, and an up-to-date database does not need it.
"""

from functools import cache
from pathlib import Path
from typing import Final

from sqlalchemy import Connection, inspect, text

# Their tables are to be made too.
import digsite.server.store.meeting.models
import digsite.server.store.people.models  # noqa: F401
from digsite.server.store.models import Base

MIGRATIONS: Final = Path(__file__).parent / "migrations"
NOTED_IN: Final = "alembic_version"
"""The table in which Alembic notes the form of a database."""


@cache
def newest_form() -> str:
    """The name of the newest form of the database: migrations are numbered."""
    return max(path.stem for path in (MIGRATIONS / "versions").glob("v*.py")).removeprefix("v")


def form_of(connection: Connection) -> str | None:
    """The name of the form that a database has; None if it is new."""
    if not inspect(connection).has_table(NOTED_IN):
        return None
    form: str | None = connection.scalar(text(f"SELECT version_num FROM {NOTED_IN}"))
    return form


def migrate(connection: Connection) -> None:
    """Bring a database to its newest form; a new one is made in it."""
    form = form_of(connection)
    if form is None and not inspect(connection).get_table_names():
        create(connection)
    elif form != newest_form():
        upgrade(connection)


def create(connection: Connection) -> None:
    """Make all tables, and note their form as Alembic would."""
    Base.metadata.create_all(connection, checkfirst=False)
    connection.execute(text(f"CREATE TABLE {NOTED_IN} (version_num VARCHAR(32) PRIMARY KEY)"))
    noted = text(f"INSERT INTO {NOTED_IN} VALUES (:form)")
    connection.execute(noted, {"form": newest_form()})


def upgrade(connection: Connection) -> None:
    """Run the migrations that a database has not seen."""
    from alembic import command
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    config.set_main_option("path_separator", "os")
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
