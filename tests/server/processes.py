"""`digsite serve` in processes of its own, as its users run it."""

import os
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import fields
from pathlib import Path
from types import SimpleNamespace
from typing import cast

import httpx

from digsite.server.settings import PREFIX, Settings
from tests.server.serving import Browser, Served
from tests.waiting import PATIENCE, until

COMMAND = [sys.executable, "-c", "from digsite.cli import main; main()"]


def at_port(port: int) -> Browser:
    """A browser that looks for a server at a port."""
    return Browser(cast(Served, SimpleNamespace(url=f"http://127.0.0.1:{port}", port=port)))


def environment(settings: Mapping[str, str]) -> dict[str, str]:
    """Settings as a server finds them; one that does not exist would be ignored without a word."""
    known = {setting.name for setting in fields(Settings)}
    assert known >= settings.keys(), f"no such settings: {settings.keys() - known}"
    return {f"{PREFIX}{name.upper()}": value for name, value in settings.items()}


class Process(subprocess.Popen[bytes]):
    """A server; what it writes, with all its workers, is in `output()`."""

    def __init__(self, database: str, port: int, *options: str, **settings: str) -> None:
        command = [*COMMAND, "serve", "--port", str(port), "--database", database, "--no-warm"]
        self.port = port
        self._output = tempfile.TemporaryFile()  # noqa: SIM115 - open as long as the process
        # A pipe that is never written to: it is closed by the last process of the server.
        self._last, held = os.pipe()
        super().__init__(
            [*command, *options],
            stdout=self._output,
            stderr=self._output,
            pass_fds=[held],
            env=os.environ | environment(settings),
        )
        os.close(held)

    def output(self) -> str:
        self._output.seek(0)
        return self._output.read().decode()

    def status(self, path: str) -> int | None:
        """The status of an answer; None if nobody answers."""
        try:
            address = f"http://127.0.0.1:{self.port}{path}"
            return httpx.get(address, timeout=PATIENCE, verify=False).status_code
        except httpx.TransportError:
            return None

    def until(self, path: str, status: int) -> None:
        """Wait for an answer; a server that ends without it fails at once."""

        def answered() -> bool:
            assert self.poll() is None, f"the server ended: {self.returncode}\n{self.output()}"
            return self.status(path) == status

        try:
            until(f"{path} is not answered with {status}", answered)
        except AssertionError as error:
            raise AssertionError(f"{error}\n{self.output()}") from None

    def wait_for_the_last(self) -> None:
        """Until the server and every worker has ended."""
        self.wait(PATIENCE)
        os.set_blocking(self._last, False)
        until(f"all processes of the server are gone\n{self.output()}", self._is_gone)

    def _is_gone(self) -> bool:
        try:
            return os.read(self._last, 1) == b""
        except BlockingIOError:
            return False

    def close(self) -> None:
        """Ask it to stop, and see that it does."""
        if self.poll() is None:
            self.terminate()
        try:
            self.wait_for_the_last()
        finally:
            self.kill()
            os.close(self._last)
            self._output.close()


@contextmanager
def started(database: str, port: int, *options: str, **settings: str) -> Iterator[Process]:
    """A server that has only just been started; `settings` are those of the environment."""
    running = Process(database, port, *options, **settings)
    try:
        yield running
    finally:
        running.close()


@contextmanager
def process(database: str, port: int, *options: str, **settings: str) -> Iterator[Process]:
    """A server that is ready."""
    with started(database, port, *options, **settings) as running:
        running.until("/readyz", 200)
        yield running


def workers_of(parent: int) -> list[int]:
    """The processes that serve for a parent."""
    children = Path(f"/proc/{parent}/task/{parent}/children").read_text().split()
    return [int(child) for child in children if _name(child) == "digsite worker"]


def _name(process: str) -> str:
    try:
        return Path(f"/proc/{process}/comm").read_text().strip()
    except OSError:
        return ""
