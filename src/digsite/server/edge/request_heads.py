"""Abort connections that do not send a whole request head in time, or that never end one."""

import asyncio
from typing import Any, Final

from uvicorn._types import ASGI3Application
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle

from digsite.server.edge import slow_clients
from digsite.server.edge.small_reads import SmallReads

MOST: Final = 500
"""Connections that may be without a request at a time; of more, the oldest is cut."""
LONGEST_HEAD: Final = 32_000
"""Bytes of a request that are not its body: the head, trailers, the sizes of chunks."""
LONGEST_REST: Final = 300_000
"""Bytes that may still come of a request that has been answered: most clients read the answer only
once they have sent everything."""
MOST_IN_A_ROW: Final = 64
"""Requests that may wait for the answers to others on their connection."""
TOO_LONG: Final = (
    b"HTTP/1.1 431 Request Header Fields Too Large\r\n"
    b"content-length: 0\r\nconnection: close\r\n\r\n"
)


class Waiting:
    """All connections of a process whose next request has not arrived yet."""

    def __init__(self, seconds: float, most: int = MOST) -> None:
        self.seconds, self.most = seconds, most
        self._timers: dict[HeadInTime, asyncio.TimerHandle] = {}

    def begin(self, connection: "HeadInTime") -> None:
        """Start the timer of a connection, unless it is running."""
        if connection in self._timers:
            return
        if len(self._timers) >= self.most:
            self._cut(next(iter(self._timers)))
        timer = connection.loop.call_later(self.seconds, self._cut, connection)
        self._timers[connection] = timer

    def end(self, connection: "HeadInTime") -> None:
        timer = self._timers.pop(connection, None)
        if timer is not None:
            timer.cancel()

    def _cut(self, connection: "HeadInTime") -> None:
        self.end(connection)
        connection.transport.abort()


class HeadInTime(slow_clients.Impatient, HttpToolsProtocol):
    """uvicorn's own protocol waits forever for the rest of a request head, of any length.

    It also keeps every request that is sent before the last one is answered.
    """

    def __init__(self, waiting: Waiting, **given: Any) -> None:
        super().__init__(**given)
        self._waiting = waiting
        self._beside_body = self._after_answer = 0
        self._running: RequestResponseCycle | None = None

    @property
    def is_full(self) -> bool:
        return self.flow.read_paused

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._waiting.begin(self)

    def data_received(self, data: bytes) -> None:
        if self._answered:
            self._waiting.begin(self)
            self._after_answer += len(data)
        self._beside_body += len(data)
        super().data_received(data)
        if self._beside_body > LONGEST_HEAD and self._answered:
            self.transport.write(TOO_LONG)
            self.transport.close()
        elif (
            self._beside_body > LONGEST_HEAD
            or self._after_answer > LONGEST_REST
            or len(self.pipeline) > MOST_IN_A_ROW
        ):
            self._disconnect()
            self.transport.abort()

    @property
    def _answered(self) -> bool:
        return self.cycle is None or self.cycle.response_complete

    def on_message_begin(self) -> None:
        self._beside_body = self._after_answer = 0
        super().on_message_begin()

    def on_headers_complete(self) -> None:
        self._waiting.end(self)
        super().on_headers_complete()

    def on_body(self, body: bytes) -> None:
        self._beside_body -= len(body)
        super().on_body(body)

    def handle_websocket_upgrade(self) -> None:
        super().handle_websocket_upgrade()
        SmallReads(self.transport.get_protocol()).take_over(self.transport)  # type: ignore[arg-type]

    def _start_asgi_task(self, cycle: RequestResponseCycle, app: ASGI3Application) -> None:
        self._running = cycle
        super()._start_asgi_task(cycle, app)

    def connection_lost(self, exc: Exception | None) -> None:
        self._waiting.end(self)
        self._disconnect()
        super().connection_lost(exc)

    def _disconnect(self) -> None:
        """Keep what is under way from writing; uvicorn thinks of the latest request alone."""
        self.pipeline.clear()
        if self._running is not None and not self._running.response_complete:
            self._running.disconnected = True
            self._running.message_event.set()

    def timeout_keep_alive_handler(self) -> None:
        super().timeout_keep_alive_handler()
        # Closing waits until the client has taken the last answer.
        self.loop.call_later(slow_clients.LONGEST_SENDING, self.transport.abort)


def small_reader(waiting: Waiting, **given: Any) -> SmallReads:
    """What reads from a new connection."""
    return SmallReads(HeadInTime(waiting, **given))
