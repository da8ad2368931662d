"""`digsite serve` as a process, for the load and the kill test, and the tables it is given."""

import os
import resource
import secrets
import signal
import subprocess
import sys
from collections.abc import Mapping
from contextlib import nullcontext
from pathlib import Path
from types import MappingProxyType
from typing import Any

import httpx
from tests.server.processes import environment, workers_of
from tests.waiting import PATIENCE, until

UNLIMITED = {
    "tables_per_hour": "1000000",
    "requests_per_second": "1000000",
    "sockets_per_address": "1000000",
    "messages_per_second": "100000",
    "bot_pace": "0",
}
"""All load comes from one address here."""
COOKIE = "digsite_player"


def stop_in_order() -> None:
    """Asked to stop, stop what was started too."""
    signal.signal(signal.SIGTERM, lambda *_: sys.exit("stopped"))


def many_files() -> None:
    """Have as many connections as the system allows."""
    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))


class Server:
    """A server in processes of its own."""

    def __init__(
        self,
        database: str,
        port: int,
        workers: int,
        *,
        warm: bool = False,
        log: Path | None = None,
        settings: Mapping[str, str] = MappingProxyType({}),
        source: Path | None = None,
    ) -> None:
        """`settings` are those of the environment (tests.server.processes).

        `source` is the folder of another checkout's packages, to be served in place of ours.
        """
        self.warm, self.log = warm, log
        self.database, self.port, self.workers = database, port, workers
        self.settings = environment({**UNLIMITED, **settings})
        if source is not None:
            self.settings["PYTHONPATH"] = str(source)
        self.process: subprocess.Popen[bytes]
        self.start()

    def start(self) -> None:
        command = [sys.executable, "-c", "from digsite.cli import main; main()", "serve"]
        command += ["--port", str(self.port), "--database", self.database]
        command += ["--workers", str(self.workers), "--warm" if self.warm else "--no-warm"]
        errors = self.log.open("ab") if self.log else nullcontext()
        with errors as log:
            self.process = subprocess.Popen(
                command, stdout=subprocess.PIPE, stderr=log, env=os.environ | self.settings
            )

    def wait(self) -> None:
        """Until it is ready."""
        until("the server is ready", self._is_ready)

    def _is_ready(self) -> bool:
        assert self.process.poll() is None, f"the server ended: {self.process.returncode}"
        try:
            return (
                httpx.get(f"http://127.0.0.1:{self.port}/readyz", verify=False).status_code == 200
            )
        except httpx.TransportError:
            return False

    def worker_ids(self) -> list[int]:
        """The processes that serve."""
        if self.workers == 1:
            return [self.process.pid]
        return workers_of(self.process.pid)

    def memory(self) -> int:
        """Bytes that the workers have for themselves."""
        return sum(_private_bytes(pid) for pid in self.worker_ids())

    def seconds(self) -> float:
        """Processor time that the workers have used."""
        return sum(_processor_seconds(pid) for pid in self.worker_ids())

    def stop(self) -> None:
        self.process.terminate()
        try:
            self.wait_for_the_last()
        finally:
            self.process.kill()

    def wait_for_the_last(self) -> None:
        """Until the server and every worker has ended: all of them hold its output open."""
        self.process.communicate(timeout=PATIENCE)


def _processor_seconds(pid: int) -> float:
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def _private_bytes(pid: int) -> int:
    for line in Path(f"/proc/{pid}/smaps_rollup").read_text().splitlines():
        if line.startswith("Pss:"):
            return int(line.split()[1]) * 1024
    return 0


class Guests:
    """Browsers, one for each seat, that set up tables and sit down at them."""

    def __init__(self, port: int, players: int) -> None:
        address = f"http://127.0.0.1:{port}"
        self.browsers = [
            httpx.Client(base_url=address, timeout=60, verify=False) for _ in range(players)
        ]

    def close(self) -> None:
        for browser in self.browsers:
            browser.close()

    def cookie(self, seat: int) -> str:
        return f"{COOKIE}={self.browsers[seat].cookies[COOKIE]}"

    def table(self, game: str = "dig_mars") -> str:
        """A table that has begun; says its name."""
        host, *others = self.browsers
        seats = [{"kind": "here"}, *({"kind": "open"} for _ in others)]
        table = _post(host, "/api/tables", {"game": game, "seats": seats})
        for seat, browser in enumerate(others, start=1):
            joining = {"seat": seat, "name": None, "nonce": secrets.token_hex(16)}
            _post(browser, f"/api/invites/{table['invite']}/join", joining)
        name: str = table["table"]
        _post(host, f"/api/tables/{name}/start", {"nonces": {"0": secrets.token_hex(16)}})
        return name


def _post(browser: httpx.Client, path: str, body: dict[str, Any]) -> Any:
    answer = browser.post(path, json=body)
    answer.raise_for_status()
    return answer.json()
