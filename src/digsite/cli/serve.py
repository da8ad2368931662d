"""`digsite serve`: the web app."""

import importlib.util
import logging
import os
import webbrowser
from pathlib import Path
from socket import socket
from typing import Annotated

import typer

from digsite.cli.shared import console, refusals
from digsite.core.errors import BadRequest


def serve(
    host: Annotated[str, typer.Option(help="Address to listen on.")] = "127.0.0.1",
    port: Annotated[int, typer.Option(help="Port to listen on.", min=0, max=65535)] = 8000,
    database: Annotated[
        str | None,
        typer.Option(help="File or URL of the database.", show_default="in the user's data folder"),
    ] = None,
    open_browser: Annotated[
        bool, typer.Option("--open", help="Open the browser when the server is ready.")
    ] = False,
    warm: Annotated[bool, typer.Option(help="Get the strong bots ready at once.")] = True,
) -> None:
    """Play in the browser: serve the web app to this machine or, with --host 0.0.0.0, to others.

    Examples:  digsite serve --open
               digsite serve --host 0.0.0.0 --port 80 --database /var/lib/digsite/tables.db
    """
    with refusals():
        if importlib.util.find_spec("fastapi") is None:
            raise BadRequest("The web app needs its libraries: pip install 'digsite[web]'.")
    import uvicorn

    from digsite.server.app import application
    from digsite.server.environment import from_environment

    logging.basicConfig(level=logging.INFO, format="%(levelname)s %(name)s: %(message)s")
    logging.getLogger("alembic").setLevel(logging.WARNING)
    with refusals():
        settings = from_environment(os.environ, database or _default_database())

    class Server(uvicorn.Server):
        """Says where it is, and opens the browser there, once it listens."""

        async def startup(self, sockets: list[socket] | None = None) -> None:
            await super().startup(sockets)
            if self.started:
                _welcome(host, self.servers[0].sockets[0].getsockname()[1], open_browser)

    config = uvicorn.Config(
        application(settings, warm_up=warm),
        host=host,
        port=port,
        log_level="warning",
        ws_max_size=settings.largest_message,
        ws_max_queue=8,
        timeout_graceful_shutdown=5,
        server_header=False,
        proxy_headers=False,
    )
    Server(config).run()


def _welcome(host: str, port: int, open_browser: bool) -> None:
    here = host in ("127.0.0.1", "0.0.0.0", "::1", "::")
    address = f"http://{'localhost' if here else host}:{port}/"
    console.print(f"Digsite is at {address}", highlight=False)
    if open_browser:
        webbrowser.open(address)


def _default_database() -> str:
    from platformdirs import user_data_path

    folder: Path = user_data_path("digsite")
    folder.mkdir(parents=True, exist_ok=True)
    return str(folder / "tables.db")
