"""Clients that are slow with the head of a request, silent, or never done."""

import socket
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

import pytest

from tests.server.serving import Browser, Served, serving
from tests.waiting import PATIENCE, until

HEAD = b"GET /healthz HTTP/1.1\r\nHost: here\r\n"
CHUNKED = (
    b"POST /api/records HTTP/1.1\r\nHost: localhost\r\n"
    b"Content-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n"
)
MUCH = 16_000_000
"""Bytes: more than the network keeps of what nobody reads."""


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


def is_cut_after(line: socket.socket, beginning: bytes, more: bytes) -> bool:
    """Whether the server reads no further, however much is sent."""
    try:
        line.sendall(beginning)
        for _ in range(MUCH // len(more)):
            line.sendall(more)
    except OSError:
        return True
    return False


@pytest.mark.parametrize(
    ("beginning", "more"),
    [
        (HEAD, b"a: b\r\n" * 10_000),
        (HEAD + b"a: ", b"b" * 50_000),
        (b"GET /", b"a" * 50_000),
        (b"", b"\r\n" * 25_000),
        (CHUNKED, b"1\r\n \r\n" * 10_000),
        (CHUNKED + b"1;", b"a" * 50_000),
        (CHUNKED + b"0\r\n", b"a: b\r\n" * 10_000),
        (b"", (HEAD + b"\r\n") * 1000),
        (CHUNKED.replace(b"POST", b"PUT"), b"c350\r\n" + b"a" * 50_000 + b"\r\n"),
    ],
    ids=["headers", "header", "address", "blank", "chunks", "chunk", "trailers", "row", "answered"],
)
def test_who_never_ends_a_request_is_cut(
    database: Path, beginning: bytes, more: bytes, caplog: pytest.LogCaptureFixture
) -> None:
    with serving(database) as served, line_to(served) as line, Browser(served) as ada:
        assert is_cut_after(line, beginning, more)
        assert ada.get("/healthz")["digsite"]
    assert [record.message for record in caplog.records if record.levelname == "ERROR"] == []


def test_a_head_that_is_too_long_is_told_so(database: Path) -> None:
    with serving(database) as served, line_to(served) as line:
        line.sendall(HEAD + b"a: b\r\n" * 8000)
        assert line.recv(1000).startswith(b"HTTP/1.1 431")


def test_requests_in_a_row_are_answered_in_that_order(database: Path) -> None:
    with serving(database) as served, line_to(served) as line:
        line.sendall((HEAD + b"\r\n") * 50 + b"GET /api/nowhere HTTP/1.1\r\nHost: here\r\n\r\n")
        found = b""
        while b"HTTP/1.1 4" not in found:
            found += line.recv(10_000)
        assert found.count(b"HTTP/1.1 200") == 50


def test_what_is_large_and_allowed_arrives_whole(database: Path) -> None:
    with serving(database) as served, Browser(served) as ada:
        record = {"format": "a" * 200_000}
        assert ada.refused("POST", "/api/records", record) == "record.impossible"
