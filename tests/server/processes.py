"""`digsite serve` in processes of its own, as its users run it."""

import os
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from types import SimpleNamespace
from typing import cast

import httpx

from tests.server.serving import PATIENCE, Browser, Served


def at_port(port: int) -> Browser:
    """A browser that looks for a server at a port."""
    return Browser(cast(Served, SimpleNamespace(url=f"http://127.0.0.1:{port}", port=port)))


@contextmanager
def process(
    database: str, port: int, *options: str, **settings: str
) -> Iterator[subprocess.Popen[bytes]]:
    """A server that answers; `settings` are those of the environment, without their prefix."""
    command = [sys.executable, "-c", "from digsite.cli import main; main()", "serve"]
    command += ["--port", str(port), "--database", database, "--no-warm", *options]
    environment = {f"DIGSITE_{name.upper()}": value for name, value in settings.items()}
    running = subprocess.Popen(command, stdout=subprocess.PIPE, env=os.environ | environment)
    try:
        until = time.monotonic() + PATIENCE
        while time.monotonic() < until:
            try:
                httpx.get(f"http://127.0.0.1:{port}/api/health", timeout=PATIENCE)
                break
            except httpx.TransportError:
                time.sleep(0.05)
        yield running
    finally:
        running.terminate()
        try:
            wait_for_the_last(running)
        finally:
            running.kill()


def wait_for_the_last(running: subprocess.Popen[bytes]) -> None:
    """Until the server and every worker has ended: all of them hold its output open."""
    running.communicate(timeout=PATIENCE)


def workers_of(parent: int) -> list[int]:
    """The processes that serve for a parent."""
    children = Path(f"/proc/{parent}/task/{parent}/children").read_text().split()
    return [int(child) for child in children if b"spawn_main" in _command_line(child)]


def _command_line(process: str) -> bytes:
    try:
        return Path(f"/proc/{process}/cmdline").read_bytes()
    except OSError:
        return b""
