"""A real PostgreSQL server of one's own: made in a temporary folder, stopped at the end."""

import asyncio
import os
import pwd
import secrets
import shutil
import signal
import socket
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import asyncpg

from tests.waiting import PATIENCE, until


def programs() -> Path:
    """The folder of PostgreSQL's programs: Debian keeps them out of the path."""
    places = [
        *sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"), reverse=True),
        shutil.which("initdb"),
    ]
    for place in places:
        if place is not None:
            return Path(place).resolve().parent
    raise RuntimeError("PostgreSQL is missing: run scripts/system-packages.")


class Postgres:
    """A server that answers on loopback only.

    If `durable`, what it has acknowledged is on its disk; otherwise with the operating system,
    where it is safe while only processes are killed.
    """

    def __init__(self, folder: Path, *, durable: bool) -> None:
        self.port, self._data = free_port(), folder / "data"
        self._user = _other_user()
        if self._user is not None:
            os.chown(folder, self._user.pw_uid, self._user.pw_gid)
        self._run(
            *("initdb", "-D", str(self._data), "-U", "digsite", "-A", "trust"),
            *("--no-instructions", "--no-sync"),
        )
        self._folder, self._durable = folder, durable
        self.process: subprocess.Popen[bytes]
        self.start()

    def start(self) -> None:
        options = ["-D", str(self._data), "-k", str(self._folder), "-h", "127.0.0.1"]
        options += ["-p", str(self.port), "-c", "max_connections=200"]
        options += ["-c", f"fsync={'on' if self._durable else 'off'}"]
        self.process = subprocess.Popen(
            [str(programs() / "postgres"), *options],
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            **self._as_other_user(),
        )
        try:
            self._wait()
        except BaseException:
            self.stop()
            raise

    def database(self) -> str:
        """A new empty database; says its address."""
        name = "t" + secrets.token_hex(6)
        self._run("createdb", "-h", "127.0.0.1", "-p", str(self.port), "-U", "digsite", name)
        return f"postgresql://digsite@127.0.0.1:{self.port}/{name}"

    def stop(self) -> None:
        # At once and without a last checkpoint, which nobody would need.
        self.process.send_signal(signal.SIGQUIT)
        self.process.wait(PATIENCE)

    def _wait(self) -> None:
        ready = [str(programs() / "pg_isready"), "-h", "127.0.0.1", "-p", str(self.port)]

        def answers() -> bool:
            assert self.process.poll() is None, "PostgreSQL ended while it started"
            return subprocess.run(ready, stdout=subprocess.DEVNULL).returncode == 0

        until("PostgreSQL answers", answers)

    def _run(self, program: str, *arguments: str) -> None:
        subprocess.run(
            [str(programs() / program), *arguments],
            check=True,
            stdout=subprocess.DEVNULL,
            **self._as_other_user(),
        )

    def _as_other_user(self) -> dict[str, Any]:
        """PostgreSQL refuses to run as root."""
        if self._user is None:
            return {}
        return {
            "user": self._user.pw_uid,
            "group": self._user.pw_gid,
            "extra_groups": [],
            "cwd": "/",
        }


def query(database: str, statement: str) -> list[Any]:
    """The first column of what a database answers."""

    async def ask() -> list[Any]:
        connection = await asyncpg.connect(database)
        try:
            return [row[0] for row in await connection.fetch(statement)]
        finally:
            await connection.close()

    return asyncio.run(ask())


def _other_user() -> Any:
    return pwd.getpwnam("postgres") if os.geteuid() == 0 else None


def free_port() -> int:
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        return int(found.getsockname()[1])


def _in_memory() -> str | None:
    """Where the machine keeps files in memory, if there is room: a disk takes many seconds to
    remove the thousands of files of a few dozen databases."""
    place = Path("/dev/shm")
    roomy = place.is_dir() and shutil.disk_usage(place).free > 2**31
    return str(place) if roomy else None


@contextmanager
def postgres(*, durable: bool) -> Iterator[Postgres]:
    """A server that is gone afterwards."""
    place = None if durable else _in_memory()
    with tempfile.TemporaryDirectory(prefix="digsite-postgres-", dir=place) as folder:
        server = Postgres(Path(folder), durable=durable)
        try:
            yield server
        finally:
            server.stop()
