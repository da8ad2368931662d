"""SQLite's files: for their owner only, and for one server at a time.

They hold the secrets of running deals and the addresses of players. SQLite gives the files beside
a database (`-wal`, `-shm`) the same rights as the database itself.
"""

import logging
import os
import sqlite3
import sys
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Final

from sqlalchemy import make_url

from digsite.core.errors import BadRequest
from digsite.server.store.append_log import set_up_sqlite

OWNER_ONLY: Final = 0o600
OTHERS: Final = 0o077
log = logging.getLogger("digsite.server")


def sqlite_file(url: str) -> Path | None:
    """The file of a database at an address; None if it is not in a file."""
    parsed = make_url(url)
    if parsed.get_backend_name() != "sqlite" or parsed.database in (None, "", ":memory:"):
        return None
    return Path(str(parsed.database))


def create_private(path: Path) -> None:
    """Make an empty file that nobody else can read; one that is there already stays as it is."""
    try:
        os.close(os.open(path, os.O_CREAT | os.O_RDWR, OWNER_ONLY))
    except OSError as error:
        raise BadRequest(f"{path} cannot be written ({error.strerror}).") from None


@contextmanager
def one_server(path: Path) -> Iterator[None]:
    """Keep other servers off a database file; raises BadRequest if it cannot be used."""
    try:
        lock = os.open(_lock_of(path), os.O_CREAT | os.O_RDWR, OWNER_ONLY)
    except OSError as error:
        raise BadRequest(f"{_lock_of(path)} cannot be written ({error.strerror}).") from None
    try:
        _take(lock, path)
        _check(path)
        yield
    finally:
        os.close(lock)


def _lock_of(path: Path) -> Path:
    """A file of its own: closing any descriptor of the database would drop SQLite's own locks."""
    return path.with_name(path.name + ".lock")


def _take(lock: int, path: Path) -> None:
    """The lock ends with the process, however that ends."""
    if sys.platform == "win32":
        return
    import fcntl

    try:
        fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        process = os.read(lock, 20).decode(errors="replace").strip()
        raise BadRequest(
            f"Another server (process {process or 'unknown'}) uses {path}: SQLite is for one. "
            "Stop it, or give another --database."
        ) from None
    os.ftruncate(lock, 0)
    os.pwrite(lock, str(os.getpid()).encode(), 0)


def _check(path: Path) -> None:
    """See that the database can be written and that only its owner can read it."""
    try:
        create_private(path)
        for file in (path, *(path.with_name(path.name + end) for end in ("-wal", "-shm"))):
            _tighten(file)
        with closing(sqlite3.connect(path, isolation_level=None)) as connection:
            set_up_sqlite(connection)
            connection.execute("BEGIN IMMEDIATE")
            connection.execute("ROLLBACK")
    except (OSError, sqlite3.Error) as error:
        raise BadRequest(f"The database {path} cannot be used ({error}).") from None


def _tighten(path: Path) -> None:
    if path.exists() and path.stat().st_mode & OTHERS:
        path.chmod(OWNER_ONLY)
        log.warning("others could read %s: it is for its owner only now", path.name)
