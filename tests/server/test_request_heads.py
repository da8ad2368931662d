"""Clients that are slow with the head of a request, or silent."""

import socket
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

import pytest

from tests.server.serving import Browser, Served, serving
from tests.waiting import PATIENCE, until

HEAD = b"GET /healthz HTTP/1.1\r\nHost: here\r\n"


@contextmanager
def line_to(served: Served) -> Iterator[socket.socket]:
    with socket.create_connection(("127.0.0.1", served.port), PATIENCE) as line:
        yield line


def is_cut(line: socket.socket) -> bool:
    """Whether the server ends a connection without a word; waits for it."""
    try:
        return line.recv(1000) == b""
    except ConnectionResetError:
        return True


def answer(line: socket.socket) -> bytes:
    found = b""
    while b"digsite" not in found:
        more = line.recv(1000)
        assert more, f"the connection was closed after {found!r}"
        found += more
    return found


@pytest.mark.parametrize("beginning", [b"", HEAD, b"\r\n"])
def test_who_sends_no_whole_head_is_cut(database: Path, beginning: bytes) -> None:
    with serving(database, head_seconds=0.5) as served, line_to(served) as line:
        line.sendall(beginning)
        assert is_cut(line)


def test_so_is_a_second_request_on_the_same_connection(database: Path) -> None:
    # Long enough for a busy machine to send the first one.
    with serving(database, head_seconds=2) as served, line_to(served) as line:
        line.sendall(HEAD + b"\r\n")
        assert answer(line).startswith(b"HTTP/1.1 200")
        line.sendall(HEAD)
        assert is_cut(line)


def test_who_drips_a_head_is_cut_all_the_same(database: Path) -> None:
    """A byte now and then is no excuse."""
    with serving(database, head_seconds=1) as served, line_to(served) as line:
        line.sendall(b"GET /")
        line.settimeout(0.05)

        def is_cut_after_one_more() -> bool:
            try:
                line.sendall(b"a")
                return line.recv(1000) == b""
            except TimeoutError:
                return False
            except OSError:
                return True

        until("the connection is cut", is_cut_after_one_more)


def test_who_takes_time_between_requests_and_games_is_not(database: Path) -> None:
    with serving(database, head_seconds=2) as served, Browser(served) as ada:
        table = ada.create("here", "here")
        with ada.socket(table) as line:
            line.hello(0)
            with line_to(served) as silent:
                assert is_cut(silent)
            assert line.ask("look", eyes=0)["ok"]


def test_many_silent_connections_leave_room_for_others(
    database: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("digsite.server.processes.MOST", 20)
    with (
        serving(database, head_seconds=3600) as served,
        Browser(served) as ada,
        ExitStack() as stack,
    ):
        lines = [stack.enter_context(line_to(served)) for _ in range(60)]
        for line in lines:
            line.sendall(HEAD)
        assert ada.get("/healthz")["digsite"]
        assert all(is_cut(line) for line in lines[:40])
        lines[-1].sendall(b"\r\n")
        assert answer(lines[-1]).startswith(b"HTTP/1.1 200")
