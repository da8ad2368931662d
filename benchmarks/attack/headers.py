"""Requests that are never finished: each is ended by the server, and nobody notices."""

import socket
from collections import Counter
from contextlib import ExitStack, suppress

from tests.waiting import until

from benchmarks.attack.report import Report
from benchmarks.attack.target import Target, target

BEGUN = {
    "nothing at all": b"",
    "half a line": b"GET /healthz HT",
    "a header that goes on": b"GET /healthz HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Long: ",
    "a body that does not come": (
        b"POST /api/tables HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\n"
        b'Content-Length: 1000\r\n\r\n{"game": '
    ),
    "a handshake that goes on": (
        b"GET /api/tables/aaaaaaaaaaaaaaaa/socket HTTP/1.1\r\nHost: 127.0.0.1\r\n"
        b"Upgrade: websocket\r\nConnection: Upgrade\r\n"
    ),
}
DRIPPED = ("a header that goes on", "a body that does not come")


class Line:
    """A connection with a request that is begun and never finished."""

    def __init__(self, port: int, what: str) -> None:
        self.what = what
        self.line = socket.create_connection(("127.0.0.1", port), 30)
        self.line.sendall(BEGUN[what])
        self.line.setblocking(False)

    def is_ended(self) -> bool:
        """Whether the server has ended it, although there is always something more to come."""
        try:
            if self.what in DRIPPED:
                self.line.send(b"x")
            return self.line.recv(65536) == b""
        except BlockingIOError:
            return False
        except OSError:
            return True


def never_finished(server: Target, report: Report, many: int) -> None:
    with ExitStack() as stack:
        lines = [Line(server.port, what) for what in BEGUN for _ in range(many)]
        for line in lines:
            stack.callback(line.line.close)
        held = set(lines)

        def are_ended() -> bool:
            held.difference_update([line for line in held if line.is_ended()])
            return not held

        server.check_on_others(report, "unfinished requests")
        with suppress(AssertionError):
            until("all unfinished requests are ended", are_ended)
        server.check_on_others(report, "unfinished requests, a while later")
    left = Counter(line.what for line in held)
    for what in BEGUN:
        report.tried["unfinished requests"] += many - 1
        said = f"{what}: {left[what]} of {many} still held"
        report.note("unfinished requests", left[what] == 0, said)


def run(*, brief: bool = False) -> Report:
    report = Report("headers")
    settings = dict.fromkeys(("head_seconds", "body_seconds"), "1" if brief else "5")
    with target(None, 1, **settings) as server:
        never_finished(server, report, 10 if brief else 100)
        server.check_log(report)
    return report
