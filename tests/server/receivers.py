"""Receivers of messages on loopback: one that behaves, and those that mean to hold the sender."""

import asyncio
import queue
import socket
import ssl
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any, Self

from aiosmtpd.controller import Controller

from tests.server.serving import Json
from tests.waiting import PATIENCE

DRIP = 0.05
"""Seconds between two bytes of a receiver that sends slowly."""


class Receiver:
    """An HTTP server that remembers what it was sent; a challenge is answered."""

    def __init__(self, context: ssl.SSLContext | None = None) -> None:
        self.got: queue.Queue[tuple[str, dict[str, str], bytes]] = queue.Queue()
        self.status, self.echoes = 200, True
        receiver = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["Content-Length"]))
                receiver.got.put((self.path, dict(self.headers), body))
                self.send_response(receiver.status)
                self.send_header("Location", f"{receiver.url}/elsewhere")
                self.end_headers()
                self.wfile.write(body if receiver.echoes else b"")

            def log_message(self, *_: Any) -> None:
                pass

        self.server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        if context is not None:
            self.server.socket = context.wrap_socket(self.server.socket, server_side=True)
        scheme = "http" if context is None else "https"
        self.url = f"{scheme}://127.0.0.1:{self.server.server_port}"
        self.thread = threading.Thread(target=self.server.serve_forever, daemon=True)
        self.thread.start()

    def next(self) -> tuple[str, dict[str, str], bytes]:
        return self.got.get(timeout=PATIENCE)

    def close(self) -> None:
        self.server.shutdown()
        self.server.server_close()
        self.thread.join(PATIENCE)


def silent(_: socket.socket) -> None:
    """Says nothing at all."""


def dripping(line: socket.socket) -> None:
    """A header that never ends, one byte at a time."""
    line.sendall(b"HTTP/1.1 200 OK\r\nX-Long: ")
    while True:
        line.sendall(b"x")
        time.sleep(DRIP)


def dripping_body(line: socket.socket) -> None:
    """A body that never ends, one byte at a time."""
    line.sendall(b"HTTP/1.1 200 OK\r\nContent-Length: 1000\r\n\r\n")
    while True:
        line.sendall(b"x")
        time.sleep(DRIP)


def endless_headers(line: socket.socket) -> None:
    """One header after the other, as fast as they are taken."""
    line.sendall(b"HTTP/1.1 200 OK\r\n")
    while True:
        line.sendall(b"X-Long: and so on\r\n")


def endless_patience(line: socket.socket) -> None:
    """Answers to come, as fast as they are taken, and never one."""
    while True:
        line.sendall(b"HTTP/1.1 100 Continue\r\n\r\n")


def endless_body(line: socket.socket) -> None:
    """A body without an end, as fast as it is taken."""
    line.sendall(b"HTTP/1.1 200 OK\r\n\r\n")
    while True:
        line.sendall(b"x" * 1000)


SLOW = (silent, dripping, dripping_body)
ENDLESS = (endless_headers, endless_patience, endless_body)


class Holding:
    """Takes connections on an address of loopback and holds them; tells when each one ends."""

    def __init__(self, answer: Callable[[socket.socket], None], address: str = "127.0.0.1") -> None:
        self.answer = answer
        self.came: queue.Queue[None] = queue.Queue()
        self.ended: queue.Queue[None] = queue.Queue()
        self.lines: list[socket.socket] = []
        self.listening = socket.create_server((address, 0))
        self.url = f"http://{address}:{self.listening.getsockname()[1]}"
        threading.Thread(target=self._serve, daemon=True).start()

    def _serve(self) -> None:
        with suppress(OSError):
            while True:
                line, _ = self.listening.accept()
                self.lines.append(line)
                threading.Thread(target=self._hold, args=(line,), daemon=True).start()

    def _hold(self, line: socket.socket) -> None:
        self.came.put(None)
        with suppress(OSError):
            line.recv(65536)
            self.answer(line)
            while line.recv(65536):
                pass
        self.ended.put(None)

    def close(self) -> None:
        self.listening.close()
        for line in self.lines:
            with suppress(OSError):
                line.shutdown(socket.SHUT_RDWR)
            line.close()


@contextmanager
def holding(answer: Callable[[socket.socket], None], count: int = 1) -> Iterator[list[Holding]]:
    """Receivers of one kind, each at an address, so a host, of its own."""
    found = [Holding(answer, f"127.0.0.{number + 1}") for number in range(count)]
    try:
        yield found
    finally:
        for one in found:
            one.close()


class Mail:
    """A mail server that takes messages, or keeps their senders waiting; `got` are envelopes."""

    def __init__(self, *, stalls: bool = False, **more: Any) -> None:
        self.stalls = stalls
        self.got: queue.Queue[Any] = queue.Queue()
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port = free.getsockname()[1]
        self._running: Controller | None = Controller(
            self, hostname="127.0.0.1", port=self.port, **more
        )
        self._running.start()

    async def handle_DATA(self, server: Any, session: Any, envelope: Any) -> str:  # noqa: N802
        self.got.put(envelope)
        if self.stalls:
            await asyncio.get_running_loop().create_future()
        return "250 OK"

    def settings(self, security: str = "none") -> Json:
        return {"smtp_host": "127.0.0.1", "smtp_port": self.port, "smtp_security": security}

    def close(self) -> None:
        if self._running is not None:
            self._running.stop()
            self._running = None

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()
