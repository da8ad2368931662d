"""`digsite admin`: what the operator of a server does with its tables."""

import json
import os
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from digsite.cli.admin_reports import reports
from digsite.cli.databases import DatabaseOption, with_store
from digsite.cli.serve import default_database
from digsite.cli.shared import JsonOption, console, print_json, refusals
from digsite.core.errors import BadRequest

if TYPE_CHECKING:
    from digsite.server.store import Store, Table

admin = typer.Typer(
    name="admin",
    help="Look after the tables of a server: list, export, delete, back up, reports, ratings.",
    no_args_is_help=True,
    add_completion=False,
    rich_markup_mode=None,
)
admin.add_typer(reports)
TableArgument = Annotated[str, typer.Argument(help="The table's name, or how it begins.")]
YesOption = Annotated[bool, typer.Option("--yes", help="Do not ask.")]


@admin.command("list")
def list_tables(
    database: DatabaseOption = None,
    phase: Annotated[str | None, typer.Option(help="lobby, playing or over.")] = None,
    most: Annotated[int, typer.Option(help="How many, the latest first.", min=1)] = 50,
    as_json: JsonOption = False,
) -> None:
    """List tables, the latest changed first."""
    from digsite.server.store.upkeep.retention import Retention

    found = with_store(database, lambda store: Retention(store).tables(phase, "", most))
    shown = [_line(table) for table in found]
    if as_json:
        print_json(shown)
        return
    for line in shown:
        console().print("  ".join(str(part) for part in line.values()), highlight=False)


def _line(table: "Table") -> dict[str, Any]:
    changed = datetime.fromtimestamp(table.changed / 1000, UTC)
    return {
        "table": table.id,
        "game": table.game,
        "players": len(table.seats),
        "phase": table.phase,
        "moves": table.seq,
        "changed": changed.isoformat(timespec="seconds"),
    }


@admin.command()
def export(
    table: TableArgument,
    database: DatabaseOption = None,
    output: Annotated[Path | None, typer.Option("--output", "-o", help="File to write.")] = None,
) -> None:
    """Write a table's record; while the game runs without what would tell the deal."""
    from digsite.server.replays.records import record_of
    from digsite.server.table.history import edition_of

    async def work(store: "Store") -> dict[str, object]:
        found = await _find(store, table)
        return record_of(found, await edition_of(found), await store.entries(found.id))

    text = json.dumps(with_store(database, work), ensure_ascii=False, indent=1) + "\n"
    if output is None:
        typer.echo(text, nl=False)
        return
    with refusals():
        _write(output, text)


@admin.command()
def close(table: TableArgument, database: DatabaseOption = None, yes: YesOption = False) -> None:
    """End a game or a lobby without a winner."""
    from digsite.server.store.upkeep.retention import Retention

    async def work(store: "Store") -> str:
        found = await _find(store, table)
        if found.phase == "over":
            raise BadRequest(f"Table {found.id} is over already.")
        _confirm(f"Close table {found.id}?", yes)
        await Retention(store).close(found)
        return found.id

    console().print(f"Closed {with_store(database, work)}.")


@admin.command()
def delete(table: TableArgument, database: DatabaseOption = None, yes: YesOption = False) -> None:
    """Delete a table with its record, for good."""
    from digsite.server.store.upkeep.retention import Retention

    async def work(store: "Store") -> str:
        found = await _find(store, table)
        _confirm(f"Delete table {found.id} for good?", yes)
        await Retention(store).delete([found.id])
        return found.id

    console().print(f"Deleted {with_store(database, work)}.")


@admin.command()
def tidy(
    database: DatabaseOption = None,
    finished: Annotated[int | None, typer.Option(help="Days to keep finished games.")] = None,
    abandoned: Annotated[int | None, typer.Option(help="Days without any change.")] = None,
    lobbies: Annotated[int | None, typer.Option(help="Days to keep games without a move.")] = None,
    uploads: Annotated[int | None, typer.Option(help="Days to keep uploaded records.")] = None,
) -> None:
    """Delete what need not be kept; what is not given is taken from DIGSITE_KEEP_…_DAYS."""
    from digsite.server.settings import from_environment
    from digsite.server.store.upkeep.retention import Retention

    days = {"finished": finished, "abandoned": abandoned, "lobbies": lobbies, "uploads": uploads}
    given = {f"keep_{name}_days": number for name, number in days.items() if number is not None}
    with refusals():
        settings = from_environment(os.environ, database or "", **given)
    tidied = with_store(database, lambda store: Retention(store).tidy(settings))
    console().print(
        f"Deleted {tidied.finished} finished and {tidied.abandoned} abandoned tables, "
        f"{tidied.lobbies} lobbies, {tidied.uploads} uploaded records, {tidied.reports} reports."
    )


@admin.command()
def backup(
    target: Annotated[Path, typer.Argument(help="The file to write.")],
    database: DatabaseOption = None,
    lines: Annotated[
        bool, typer.Option("--lines", help="Lines of JSON also for SQLite, to move elsewhere.")
    ] = False,
) -> None:
    """Back up the whole database while it is used: SQLite as a copy, PostgreSQL as lines."""
    from digsite.server.store import database_url
    from digsite.server.store.files import sqlite_file
    from digsite.server.store.upkeep import backup

    with refusals():
        if target.exists():
            raise BadRequest(f"{target} exists already.")
        source = sqlite_file(database_url(database or default_database()))
        if source is not None and not lines:
            if not source.exists():
                raise BadRequest(f"There is no database {source}.")
            backup.copy_sqlite(source, target)
            console().print(f"Backed up to {target}.")
            return
    rows = with_store(database, lambda store: backup.write_lines(store, target))
    console().print(f"Backed up {rows} rows to {target}.")


@admin.command()
def restore(
    source: Annotated[Path, typer.Argument(help="A file that `backup` wrote.")],
    database: DatabaseOption = None,
) -> None:
    """Restore a backup into a new database. Stop the server first."""
    from digsite.server.store import database_url
    from digsite.server.store.files import sqlite_file
    from digsite.server.store.upkeep import backup

    with refusals():
        if not source.is_file():
            raise BadRequest(f"There is no file {source}.")
        if backup.is_sqlite(source):
            target = sqlite_file(database_url(database or default_database()))
            if target is None:
                raise BadRequest("This is a copy of SQLite: make the backup with --lines instead.")
            if target.exists():
                raise BadRequest(f"{target} exists already: restore into a new file.")
            backup.copy_sqlite(source, target)
            console().print(f"Restored to {target}.")
            return
    rows = with_store(database, lambda store: backup.read_lines(store, source), new=True)
    console().print(f"Restored {rows} rows.")


async def _find(store: "Store", beginning: str) -> "Table":
    from digsite.server.store.upkeep.retention import Retention

    found = await Retention(store).tables(None, beginning, 2)
    if not found:
        raise BadRequest(f"There is no table {beginning}.")
    if len(found) > 1:
        raise BadRequest(f"Several tables begin with {beginning}: give more of the name.")
    return found[0]


def _confirm(question: str, yes: bool) -> None:
    if not yes and not typer.confirm(question):
        raise typer.Exit(1)


def _write(path: Path, text: str) -> None:
    try:
        path.write_text(text, "utf-8")
    except OSError as error:
        raise BadRequest(f"{path} cannot be written ({error.strerror}).") from None


@admin.command()
def ratings(database: DatabaseOption = None, as_json: JsonOption = False) -> None:
    """Compute every rating anew from the games that count, in the order they were settled."""
    from digsite.server.ratings.scale import rate
    from digsite.server.store.people.ratings import Ratings

    found = with_store(database, lambda store: Ratings(store).recompute(rate))
    if as_json:
        print_json(found._asdict())
        return
    console().print(
        f"{found.games} games, {found.ratings} ratings, {found.different} of them different."
    )
