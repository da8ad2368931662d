"""Files: who may read them, and a disk that takes nothing more."""

import os
import sqlite3
import subprocess
import threading
from collections.abc import Iterator, Sequence
from contextlib import closing, suppress
from pathlib import Path
from typing import Any

import pytest

from digsite.server.ops import readiness
from digsite.server.store.append_log import Pending, PostgresWriter, SqliteWriter
from tests.server.postgres import free_port
from tests.server.processes import COMMAND, at_port, process
from tests.server.serving import Browser, serving
from tests.waiting import eventually, until


@pytest.fixture(autouse=True)
def usual_rights() -> Iterator[None]:
    """What an administrator has who has set up nothing: others may read new files."""
    before = os.umask(0o022)
    yield
    os.umask(before)


def rights(folder: Path) -> dict[str, str]:
    return {path.name: f"{path.stat().st_mode & 0o777:o}" for path in folder.iterdir()}


def admin(*arguments: str) -> None:
    subprocess.run([*COMMAND, "admin", *arguments], check=True, stdout=subprocess.DEVNULL)


def test_files_are_for_their_owner_only(tmp_path: Path) -> None:
    folder, port = tmp_path / "server", free_port()
    folder.mkdir()
    database = str(folder / "tables.db")
    with process(database, port), at_port(port) as ada:
        ada.create("here", "here")
        admin("backup", str(folder / "copy.db"), "--database", database)
        admin("backup", str(folder / "lines.jsonl"), "--lines", "--database", database)
        admin("restore", str(folder / "copy.db"), "--database", str(folder / "first.db"))
        admin("restore", str(folder / "lines.jsonl"), "--database", str(folder / "second.db"))
        found = rights(folder)
    made = {"tables.db", "tables.db-wal", "tables.db-shm", "copy.db", "lines.jsonl"}
    assert made | {"first.db", "second.db"} <= found.keys()
    assert set(found.values()) == {"600"}


def test_files_that_others_could_read_are_closed_to_them(database: Path) -> None:
    with process(str(database), free_port()):
        pass
    database.chmod(0o644)
    with process(str(database), free_port()) as running:
        assert set(rights(database.parent).values()) == {"600"}
        assert "others could read tables.db" in running.output()


@pytest.fixture
def small_disk(tmp_path: Path) -> Iterator[Path]:
    """A disk of its own, of two megabytes."""
    folder = tmp_path / "disk"
    folder.mkdir()
    mount = ["mount", "-t", "tmpfs", "-o", "size=2m", "tmpfs", str(folder)]
    if os.geteuid() != 0 or subprocess.run(mount, capture_output=True).returncode != 0:
        pytest.skip("only root can make a small disk")
    yield folder
    subprocess.run(["umount", "--lazy", str(folder)], check=True)


def test_a_full_disk_is_not_ready(small_disk: Path) -> None:
    with serving(small_disk / "tables.db") as served, Browser(served) as ada:

        def ready() -> bool:
            return ada.http.get("/readyz").status_code == 200

        assert ready()
        filler = small_disk / "filler"
        with filler.open("wb", buffering=0) as file, suppress(OSError):
            while True:
                file.write(bytes(4096))
        assert ada.get("/healthz")["digsite"]
        until("it is not ready any more", lambda: not ready())
        filler.unlink()
        until("it is ready again", ready)
        ada.create("here", "here")


@pytest.mark.parametrize("fault", ["stuck", "failing"])
def test_a_server_that_can_write_all_but_moves_is_not_ready(
    any_database: str, monkeypatch: pytest.MonkeyPatch, fault: str
) -> None:
    writer = PostgresWriter if "://" in any_database else SqliteWriter
    really_write, faulty = writer.write, threading.Event()

    async def write(self: Any, changes: Sequence[Pending], *, proof: bool) -> Sequence[bool]:
        if fault == "stuck":
            await eventually("the disk answers again", lambda: not faulty.is_set())
        if faulty.is_set():
            raise OSError("the disk is gone")
        return await really_write(self, changes, proof=proof)

    monkeypatch.setattr(writer, "write", write)
    monkeypatch.setattr(readiness, "LONGEST", 0.5)
    with serving(any_database) as served, Browser(served) as ada:

        def status() -> int:
            return ada.http.get("/readyz").status_code

        until("it is ready", lambda: status() == 200)
        faulty.set()
        ada.create("here", "here")
        until("it is not ready any more", lambda: status() == 503)
        faulty.clear()
        until("it is ready again", lambda: status() == 200)


@pytest.mark.parametrize(("pace", "written"), [(3600.0, 1), (0.0, 5)])
def test_a_row_is_written_now_and_then_for_all_who_ask(
    database: Path, monkeypatch: pytest.MonkeyPatch, pace: float, written: int
) -> None:
    monkeypatch.setattr(readiness, "PACE", pace)
    with serving(database) as served, Browser(served) as ada:
        assert len({asked_again(ada, database) for _ in range(5)}) == written


def asked_again(ada: Browser, database: Path) -> int:
    """When the row was last written, after having asked."""
    assert ada.get("/readyz") == {"ready": True}
    with closing(sqlite3.connect(database)) as connection:
        found: int = connection.execute("SELECT at FROM beats WHERE id = 2").fetchone()[0]
        return found
