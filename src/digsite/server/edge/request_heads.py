"""Abort connections that do not send a whole request head in time."""

import asyncio
from typing import Any, Final

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from digsite.server.edge import slow_clients

MOST: Final = 500
"""Connections that may be without a request at a time; of more, the oldest is cut."""


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
    """uvicorn's own protocol waits forever for the rest of a request head."""

    def __init__(self, waiting: Waiting, **given: Any) -> None:
        super().__init__(**given)
        self._waiting = waiting

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._waiting.begin(self)

    def data_received(self, data: bytes) -> None:
        if self.cycle is None or self.cycle.response_complete:
            self._waiting.begin(self)
        super().data_received(data)

    def on_headers_complete(self) -> None:
        self._waiting.end(self)
        super().on_headers_complete()

    def connection_lost(self, exc: Exception | None) -> None:
        self._waiting.end(self)
        super().connection_lost(exc)

    def timeout_keep_alive_handler(self) -> None:
        super().timeout_keep_alive_handler()
        # Closing waits until the client has taken the last answer.
        self.loop.call_later(slow_clients.LONGEST_SENDING, self.transport.abort)
