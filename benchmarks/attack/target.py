"""The server that is attacked, and an honest player who must not notice."""

import asyncio
import re
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
from tests.server.postgres import free_port
from tests.server.processes import at_port
from tests.server.serving import Browser, Json

from benchmarks.attack.report import Report
from benchmarks.serving import Server
from digsite.server.store import Store, database_url
from digsite.server.store.upkeep.retention import Retention


class Target:
    """A server in processes of its own."""

    def __init__(self, server: Server) -> None:
        self.server, self.port, self.database = server, server.port, server.database

    def browser(self) -> Browser:
        return at_port(self.port)

    def peak_bytes(self) -> int:
        """The most memory it has ever had."""
        status = Path(f"/proc/{self.server.process.pid}/status").read_text()
        [line] = [line for line in status.splitlines() if line.startswith("VmHWM:")]
        return int(line.split()[1]) * 1024

    def check_log(self, report: Report) -> None:
        """Nothing of all that may be a fault of ours."""
        assert self.server.log is not None
        text = self.server.log.read_text()
        places = set(re.findall(r'File ".*/digsite/(\S+", line \d+)', text))
        traces = text.count("Traceback (most recent call last)")
        report.note("server's logs", traces == 0, f"{traces} traces: {sorted(places)[:5]}")

    def check_on_others(self, report: Report, during: str, table: str | None = None) -> None:
        """Everything that an honest visitor does, while something else goes on."""
        with self.browser() as honest:
            for what, act in honest_acts(honest, table).items():
                try:
                    held = bool(act())
                except (httpx.HTTPError, AssertionError):
                    held = False
                report.note("checks on others", held, f"{what}, during {during}")


def honest_acts(honest: Browser, table: str | None) -> dict[str, Any]:
    def unlock() -> Any:
        locked = honest.create("here", "open", passphrase="open sesame")["table"]
        return honest.post(f"/api/tables/{locked}/unlock", {"passphrase": "open sesame"})

    acts: dict[str, Any] = {
        "the server's health": lambda: honest.get("/healthz"),
        "a new table": lambda: honest.start(honest.create("here", "here")),
        "a passphrase": unlock,
    }
    if table is not None:
        acts["a table from the disk"] = lambda: honest.get(f"/api/tables/{table}")
    return acts


@contextmanager
def target(database: str | None = None, workers: int = 1, **settings: str) -> Iterator[Target]:
    """A server that is ready; with a new SQLite file if no database is given."""
    with tempfile.TemporaryDirectory() as folder:
        server = Server(
            database or f"{folder}/tables.db",
            free_port(),
            workers,
            log=Path(folder) / "log",
            settings=settings,
        )
        try:
            server.wait()
            yield Target(server)
        finally:
            server.stop()


@contextmanager
def target_with_table(**settings: str) -> Iterator[tuple[Target, str]]:
    """A server and a game under way that is on its disk and not in its memory."""
    with tempfile.TemporaryDirectory() as folder:
        database = f"{folder}/tables.db"
        with target(database) as before, before.browser() as browser:
            table = browser.start(browser.create("here", "here"))["table"]
        with target(database, 1, **settings) as found:
            yield found, table


def close_table(database: str, name: str) -> None:
    """End a game behind the server's back, as its operator may."""

    async def close() -> None:
        store = Store(database_url(database))
        try:
            table = await store.table(name)
            assert table is not None
            await Retention(store).close(table)
        finally:
            await store.close()

    asyncio.run(close())


def game_of(*browsers: Browser, **more: Any) -> Json:
    """A game under way: the first browser is the host, each has the seat of its number."""
    host, *others = browsers
    made = host.create("here", *["open"] * len(others), **more)
    for other in others:
        other.join(made)
    return host.start(made)
