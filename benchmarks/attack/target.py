"""The server that is attacked, and an honest player who must not notice."""

import re
import tempfile
import time
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

PATIENCE = 30.0
"""Seconds after which an honest player has been kept from playing, on however busy a machine."""


class Target:
    """A server with SQLite in a process of its own."""

    def __init__(self, server: Server) -> None:
        self.server, self.port = server, server.port

    def browser(self) -> Browser:
        found = at_port(self.port)
        found.http.timeout = httpx.Timeout(PATIENCE)
        return found

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
def running(folder: str, **settings: str) -> Iterator[Target]:
    server = Server(
        f"{folder}/tables.db", free_port(), 1, log=Path(folder) / "log", settings=settings
    )
    try:
        server.wait()
        yield Target(server)
    finally:
        server.stop()


@contextmanager
def target(**settings: str) -> Iterator[Target]:
    with tempfile.TemporaryDirectory() as folder, running(folder, **settings) as found:
        yield found


@contextmanager
def target_with_table(**settings: str) -> Iterator[tuple[Target, str]]:
    """A server and a game under way that is on its disk and not in its memory."""
    with tempfile.TemporaryDirectory() as folder:
        with running(folder) as before, before.browser() as browser:
            table = browser.start(browser.create("here", "here"))["table"]
        with running(folder, **settings) as found:
            yield found, table


def wait_until(holds: Any, seconds: float) -> bool:
    """Whether something comes true in time."""
    until = time.monotonic() + seconds
    while time.monotonic() < until:
        if holds():
            return True
        time.sleep(0.05)
    return False


def game_of(*browsers: Browser, **more: Any) -> Json:
    """A game under way: the first browser is the host, each has the seat of its number."""
    host, *others = browsers
    made = host.create("here", *["open"] * len(others), **more)
    for other in others:
        other.join(made)
    return host.start(made)
