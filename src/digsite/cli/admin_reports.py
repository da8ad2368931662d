"""`digsite admin reports`: what players have reported of each other."""

from datetime import UTC, datetime
from typing import TYPE_CHECKING, Annotated, Any

import typer

from digsite.cli.databases import DatabaseOption, with_store
from digsite.cli.shared import JsonOption, console, print_json
from digsite.core.errors import BadRequest

if TYPE_CHECKING:
    from digsite.server.store import Store
    from digsite.server.store.meeting.models import StoredReport

reports = typer.Typer(
    name="reports",
    help="What players have reported: list, show, close.",
    no_args_is_help=True,
    add_completion=False,
    rich_markup_mode=None,
)
ReportArgument = Annotated[str, typer.Argument(help="The report's name, or how it begins.")]


@reports.command("list")
def list_reports(
    database: DatabaseOption = None,
    closed: Annotated[bool, typer.Option("--closed", help="Also those dealt with.")] = False,
    most: Annotated[int, typer.Option(help="How many, the oldest first.", min=1)] = 50,
    as_json: JsonOption = False,
) -> None:
    """List reports that wait, the oldest first."""
    from digsite.server.store.meeting.reports import Reports

    found = with_store(database, lambda store: Reports(store).all(closed=closed, most=most))
    lines = [_line(report) for report in found]
    if as_json:
        print_json(lines)
        return
    for line in lines:
        console().print("  ".join(str(part) for part in line.values()), highlight=False)


@reports.command()
def show(
    report: ReportArgument, database: DatabaseOption = None, as_json: JsonOption = False
) -> None:
    """Show a report with what was said at the table."""
    found = with_store(database, lambda store: _find(store, report))
    whole = _line(found) | {"seat": found.seat, "note": found.note, "said": found.said}
    if as_json:
        print_json(whole)
        return
    for name, value in whole.items():
        shown = "\n  ".join(["", *value]) if isinstance(value, list) else value
        console().print(f"{name}: {shown}", highlight=False, markup=False)


@reports.command()
def close(report: ReportArgument, database: DatabaseOption = None) -> None:
    """Note that a report has been dealt with."""
    from digsite.server.store.meeting.reports import Reports

    async def work(store: "Store") -> str:
        found = await _find(store, report)
        if not await Reports(store).close(found.id):
            raise BadRequest(f"Report {found.id} is closed already.")
        return found.id

    console().print(f"Closed {with_store(database, work)}.")


def _line(report: "StoredReport") -> dict[str, Any]:
    created = datetime.fromtimestamp(report.created / 1000, UTC)
    return {
        "report": report.id,
        "table": report.table_id,
        "name": report.name or "",
        "reason": report.reason,
        "created": created.isoformat(timespec="seconds"),
        "state": "waits" if report.closed is None else "closed",
    }


async def _find(store: "Store", beginning: str) -> "StoredReport":
    from digsite.server.store.meeting.reports import Reports

    found = await Reports(store).find(beginning)
    if not found:
        raise BadRequest(f"There is no report {beginning}.")
    if len(found) > 1:
        raise BadRequest(f"Several reports begin with {beginning}: give more of the name.")
    return found[0]
