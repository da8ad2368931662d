"""`digsite serve`: the web app."""

import gc
import importlib.util
import os
import webbrowser
from dataclasses import replace
from pathlib import Path
from typing import Annotated, Any

import typer

from digsite.bots.searcher import search_kernels
from digsite.cli.shared import console, refusals, tell_if_interpreted
from digsite.core.errors import BadRequest
from digsite.core.game import names


def serve(
    host: Annotated[str, typer.Option(help="Address to listen on.")] = "127.0.0.1",
    port: Annotated[int, typer.Option(help="Port to listen on.", min=0, max=65535)] = 8000,
    database: Annotated[
        str | None,
        typer.Option(help="File or URL of the database.", show_default="in the user's data folder"),
    ] = None,
    workers: Annotated[
        int, typer.Option(help="Processes that serve; more than one needs PostgreSQL.", min=1)
    ] = 1,
    metrics_port: Annotated[
        int | None, typer.Option(help="Answer Prometheus on this port.", min=1, max=65535)
    ] = None,
    log_format: Annotated[str, typer.Option(help="Logs as text or json.")] = "text",
    open_browser: Annotated[
        bool, typer.Option("--open", help="Open the browser when the server is ready.")
    ] = False,
    warm: Annotated[bool, typer.Option(help="Get the strong bots ready at once.")] = True,
) -> None:
    """Play in the browser: serve the web app to this machine or, with --host 0.0.0.0, to others.

    Examples:  digsite serve --open
               digsite serve --host 0.0.0.0 --port 80 --database /var/lib/digsite/tables.db
               digsite serve --workers 4 --database postgresql://digsite@localhost/digsite
    """
    with refusals():
        if importlib.util.find_spec("fastapi") is None:
            raise BadRequest("The web app needs its libraries: pip install 'digsite[web]'.")
        if log_format not in ("text", "json"):
            raise BadRequest("--log-format must be text or json.")
        database = database or default_database()
        check_database(database, workers)
    tell_if_interpreted(search_kernels(), names())
    # There is nothing to collect while everything is being loaded.
    gc.disable()
    from digsite.server.settings import from_environment

    with refusals():
        given: dict[str, Any] = {"workers": workers, "log_format": log_format}
        if metrics_port is not None:
            given["metrics_port"] = metrics_port
        settings = from_environment(os.environ, database, **given)
        settings = replace(settings, allowed_hosts=(*settings.allowed_hosts, host))
        if settings.workers > 1 and settings.metrics_port:
            from digsite.server.ops.metrics_folder import gather_from_workers

            gather_from_workers()
        from digsite.server.processes import run

        code = run(settings, host, port, warm, lambda port: _welcome(host, port, open_browser))
    raise typer.Exit(code)


def check_database(database: str, workers: int = 1) -> None:
    """Refuse a database that cannot be used, or not by so many workers."""
    scheme = database.partition("://")[0] if "://" in database else "sqlite"
    if scheme not in ("sqlite", "postgresql"):
        raise BadRequest(
            f"The database must be a file, sqlite:// or postgresql://, not {scheme}://."
        )
    if scheme == "sqlite" and workers > 1:
        raise BadRequest(
            "Several workers need PostgreSQL: SQLite is for one process. "
            "Leave out --workers, or give --database postgresql://…"
        )
    if scheme == "postgresql" and importlib.util.find_spec("asyncpg") is None:
        raise BadRequest("PostgreSQL needs its driver: pip install 'digsite[web,postgres]'.")


def _welcome(host: str, port: int, open_browser: bool) -> None:
    here = host in ("127.0.0.1", "0.0.0.0", "::1", "::")
    address = f"http://{'localhost' if here else host}:{port}/"
    console().print(f"Digsite is at {address}", highlight=False)
    if host == "0.0.0.0":
        from digsite.server.edge.addresses import own_addresses

        for other in own_addresses():
            console().print(f"For others: http://{other}:{port}/", highlight=False)
    if open_browser:
        webbrowser.open(address)


def default_database() -> str:
    """A file in the user's data folder."""
    from platformdirs import user_data_path

    folder: Path = user_data_path("digsite")
    folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    return str(folder / "tables.db")
