"""Starting: with a database that is away, with one that cannot be used, and how long it takes."""

import os
import signal
import subprocess
import sys
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from digsite.server.lifespan import CLOSING_SECONDS, FIRST_SECONDS
from digsite.server.processes import GRACE_SECONDS
from digsite.server.supervisor import STOP_SECONDS
from tests.server.postgres import Postgres, free_port, query
from tests.server.processes import COMMAND, Process, at_port, process, started, workers_of
from tests.server.serving import Browser, serving
from tests.waiting import PATIENCE, until

TWO = ("--workers", "2")
CONTAINER_SECONDS = 10
"""After so long Docker and Podman kill what they have told to stop."""
MODULES = ("numpy", "numba", "alembic", "cryptography", "aiosmtplib")
"""What takes long to load and is not needed to answer."""


def ended(running: Process) -> tuple[int, str]:
    """How a server ended, and what it said."""
    code = running.wait(PATIENCE)
    return code, running.output()


def waiting_workers(running: Process) -> int:
    """How many workers have said that they wait for the database."""
    return running.output().count("waiting for the database")


def is_made(browser: Browser) -> bool:
    """Ask for a table; a worker that cannot make one yet says so, whatever the others can."""
    body = {"game": "dig_mars", "seats": [{"kind": "here"}, {"kind": "here"}]}
    answer = browser.http.post("/api/tables", json=body)
    assert answer.status_code == 201 or "server.starting" in answer.text, answer.text
    return answer.status_code == 201


@pytest.mark.parametrize("workers", [1, 2])
def test_it_waits_for_a_database_that_is_away(
    one_postgres: Postgres, postgres_database: str, workers: int
) -> None:
    port = free_port()
    one_postgres.stop()
    try:
        with started(postgres_database, port, "--workers", str(workers)) as running:
            running.until("/healthz", 200)
            assert running.status("/readyz") == 503
            answer = httpx.post(
                f"http://127.0.0.1:{port}/api/tables",
                json={"game": "dig_mars", "seats": [{"kind": "here"}, {"kind": "here"}]},
                timeout=PATIENCE,
            )
            assert (answer.status_code, answer.json()["error"]["code"]) == (503, "server.starting")
            address = f"ws://127.0.0.1:{port}/api/tables/any/socket"
            with connect(address, open_timeout=PATIENCE) as socket:
                with pytest.raises(ConnectionClosed) as closed:
                    socket.recv(PATIENCE)
                assert closed.value.rcvd is not None
                assert closed.value.rcvd.code == 1013
            until("all say what they wait for", lambda: waiting_workers(running) == workers)
            one_postgres.start()
            with at_port(port) as ada:
                until("a table is made", lambda: is_made(ada))
            assert waiting_workers(running) == workers
            assert "Traceback" not in running.output()
    finally:
        if one_postgres.process.poll() is not None:
            one_postgres.start()


def test_a_worker_that_dies_while_the_database_is_away_is_replaced(
    one_postgres: Postgres, postgres_database: str
) -> None:
    port = free_port()
    with process(postgres_database, port, *TWO) as running, at_port(port) as ada:
        one, two = workers_of(running.pid)
        one_postgres.stop()
        try:
            for worker in (one, two):
                os.kill(worker, signal.SIGKILL)
            until("both are replaced", lambda: len({one, two, *workers_of(running.pid)}) == 4)
            running.until("/healthz", 200)
            assert running.status("/readyz") == 503
        finally:
            one_postgres.start()
        until("a table is made", lambda: is_made(ada))
        running.terminate()
        assert running.wait(PATIENCE) == 0


def test_workers_that_cannot_start_end_the_server_with_a_code_and_a_sentence(
    postgres_database: str,
) -> None:
    missing = postgres_database + "_that_is_not_there"
    with started(missing, free_port(), *TWO) as running:
        code, said = ended(running)
    assert code == 3
    assert "does not exist" in said
    assert "Traceback" not in said


def test_a_worker_that_hangs_is_replaced(postgres_database: str) -> None:
    port = free_port()
    with process(postgres_database, port, *TWO, hung_seconds="5") as running:
        hung = workers_of(running.pid)[0]
        os.kill(hung, signal.SIGSTOP)
        until("the worker is gone", lambda: hung not in workers_of(running.pid))
        until("it is replaced", lambda: len(workers_of(running.pid)) == 2)
        running.until("/readyz", 200)
        assert "hangs" in running.output()


def test_workers_are_copies_of_a_parent_without_threads(postgres_database: str) -> None:
    """What the parent has loaded no worker loads again, and no lock is copied while it is held."""
    with serving(postgres_database):
        pass  # a new database needs Alembic
    metrics = ("--metrics-port", str(free_port()))
    with process(postgres_database, free_port(), *TWO, *metrics) as running:
        assert len(list(Path(f"/proc/{running.pid}/task").iterdir())) == 1
        ours = loaded(running.pid)
        for worker in workers_of(running.pid):
            assert not loaded(worker) - ours
            assert not any(f"/{name}/" in path for path in loaded(worker) for name in MODULES)


def loaded(process: int) -> set[str]:
    """The compiled modules that a process has loaded: each is a file in its memory."""
    lines = Path(f"/proc/{process}/maps").read_text().splitlines()
    paths = {line.split(maxsplit=5)[-1] for line in lines}
    return {path for path in paths if path.endswith(".so") and "/site-packages/" in path}


@pytest.mark.parametrize("seconds", [0, 0.3, 1])
def test_told_to_stop_while_it_starts_it_stops(postgres_database: str, seconds: float) -> None:
    with started(postgres_database, free_port(), *TWO) as running:
        with pytest.raises(subprocess.TimeoutExpired):
            running.wait(0.05 + seconds)
        running.terminate()
        assert running.wait(PATIENCE) in (0, -signal.SIGTERM)
        running.wait_for_the_last()
    others = "SELECT count(*) FROM pg_stat_activity WHERE datname = current_database()"
    assert query(postgres_database, others) == [1]


def test_told_to_stop_while_the_database_is_away_it_stops(
    one_postgres: Postgres, postgres_database: str
) -> None:
    one_postgres.stop()
    try:
        with started(postgres_database, free_port(), *TWO) as running:
            running.until("/healthz", 200)
            running.terminate()
            assert running.wait(PATIENCE) == 0
            running.wait_for_the_last()
    finally:
        one_postgres.start()


SLOW_COMPILER = """#!/bin/sh
[ "$1" = --version ] && exec echo slow
echo $$ > "$0.id"
exec sleep 1000
"""


@pytest.mark.parametrize("workers", ["1", "2"])
def test_told_to_stop_while_a_search_is_compiled_it_stops(
    postgres_database: str, workers: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    compiler, compiling = tmp_path / "cc", tmp_path / "cc.id"
    compiler.write_text(SLOW_COMPILER)
    compiler.chmod(0o700)
    monkeypatch.setenv("CC", str(compiler))
    monkeypatch.setenv("DIGSITE_CACHE", str(tmp_path))
    with process(postgres_database, free_port(), "--workers", workers, "--warm") as running:
        until("it compiles", lambda: compiling.exists() and compiling.read_text())
        running.terminate()
        try:
            assert running.wait(PATIENCE) in (0, -signal.SIGTERM)
            running.wait_for_the_last()
            os.kill(int(compiling.read_text()), 0)  # nobody has waited for it
        finally:
            os.kill(int(compiling.read_text()), signal.SIGKILL)


DEAF = """
import signal, sys
from digsite.server import supervisor

def start_for_ever(beat):
    signal.signal(signal.SIGTERM, signal.SIG_IGN)
    print("starting", flush=True)
    while True:
        signal.pause()

supervisor.STOP_SECONDS = 0.1
job = supervisor.ChildJob("worker", start_for_ever)
sys.exit(supervisor.Parent([job], 60.0, lambda: None).run())
"""


def test_a_worker_that_is_deaf_while_it_starts_holds_up_no_stop() -> None:
    command = [sys.executable, "-c", DEAF]
    with subprocess.Popen(command, stdout=subprocess.PIPE) as parent:
        assert parent.stdout is not None
        assert parent.stdout.readline() == b"starting\n"
        parent.terminate()
        try:
            parent.communicate(timeout=PATIENCE)  # until the worker has closed its end too
        finally:
            parent.kill()
    assert parent.returncode == 0


def test_no_stop_takes_longer_than_a_container_waits() -> None:
    """While it starts, while it serves, and with workers that have to be killed."""
    limits = (FIRST_SECONDS, GRACE_SECONDS, STOP_SECONDS - CLOSING_SECONDS)
    assert max(limits) + CLOSING_SECONDS < CONTAINER_SECONDS


def test_one_server_for_one_file(database: Path) -> None:
    port = free_port()
    with process(str(database), port) as first, at_port(port) as ada:
        ada.create("here", "here")
        with started(str(database), free_port()) as second:
            code, said = ended(second)
        assert code == 2
        assert f"Another server (process {first.pid})" in said
        listing = [*COMMAND, "admin", "list", "--database", str(database)]
        assert b"dig_mars" in subprocess.run(listing, check=True, capture_output=True).stdout
        first.kill()
        first.wait(PATIENCE)
        with process(str(database), port):
            pass


@pytest.mark.skipif(os.geteuid() != 0, reason="only root can make a folder that root cannot write")
def test_a_file_that_cannot_be_written_is_one_sentence(tmp_path: Path) -> None:
    # Rights do not hold back root; there is no file to be made in /proc, for anybody.
    with started("/proc/tables.db", free_port()) as running:
        code, said = ended(running)
    assert (code, said.count("\n")) == (2, 1)
    assert "cannot be written" in said
    broken = tmp_path / "tables.db"
    broken.write_text("no database, but much more than a few letters of text" * 100)
    broken.chmod(0o600)
    with started(str(broken), free_port()) as running:
        code, said = ended(running)
    assert (code, said.count("\n")) == (2, 1)
    assert "not a database" in said


def test_it_starts_without_what_it_does_not_need_yet(database: Path) -> None:
    """Half of the time it took to start went into these."""
    asking = "import sys; from digsite.server.processes import run;"
    asking += f"print([name for name in {MODULES} if name in sys.modules])"
    found = subprocess.run([sys.executable, "-c", asking], check=True, capture_output=True)
    assert found.stdout.decode().strip() == "[]"
    with serving(database):
        pass  # a new database needs Alembic
    with process(str(database), free_port()) as running:
        assert not any(f"/{name}/" in path for path in loaded(running.pid) for name in MODULES)
