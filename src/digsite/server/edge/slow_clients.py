"""Abort connections whose client does not read: a close frame would queue behind unread data."""

import asyncio
from typing import Final

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.exceptions import InvalidState
from websockets.http11 import Request

from digsite.server.table.connection import AT_ONCE

LONGEST_SENDING: Final = 30.0
"""Seconds in which a client must take some 50 KB once the network holds no more for it."""
LONGEST_CLOSING: Final = 15.0
"""Seconds in which it must take the rest once nothing more is to be said."""


class Impatient:
    """Mixed into uvicorn's protocols, which wait forever for a client to read."""

    loop: asyncio.AbstractEventLoop
    transport: asyncio.Transport
    _stuck: asyncio.TimerHandle | None = None

    def pause_writing(self) -> None:
        super().pause_writing()  # type: ignore[misc]
        self._stuck = self.loop.call_later(LONGEST_SENDING, self.transport.abort)

    def resume_writing(self) -> None:
        super().resume_writing()  # type: ignore[misc]
        cancel(self._stuck)

    def connection_lost(self, exc: Exception | None) -> None:
        cancel(self._stuck)
        super().connection_lost(exc)  # type: ignore[misc]


class CutWhenStuck(Impatient, WebSocketsSansIOProtocol):
    """A socket that is aborted if closing takes too long; uvicorn's would wait.

    It lets the application send a text at once: the way through ASGI takes a task and a dozen
    calls for each text, and a move is told to everybody at a table.
    """

    _closing: asyncio.TimerHandle | None = None

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if not self.close_sent:
            self.scope["extensions"][AT_ONCE] = {"send": self.send_at_once}

    def send_at_once(self, text: bytes) -> bool:
        """Send a text, unless the client has to be waited for or is gone."""
        if self.disconnected or self.close_sent or not self.writable.is_set():
            return False
        try:
            self.conn.send_text(text)
        except InvalidState:
            return False
        self.transport.write(b"".join(self.conn.data_to_send()))
        return True

    def keepalive_timeout(self) -> None:
        super().keepalive_timeout()
        self._cut_soon()

    async def run_asgi(self) -> None:
        await super().run_asgi()
        self._cut_soon()

    def connection_lost(self, exc: Exception | None) -> None:
        cancel(self._closing)
        super().connection_lost(exc)

    def _cut_soon(self) -> None:
        if self._closing is None and not self.disconnected:
            self._closing = self.loop.call_later(LONGEST_CLOSING, self.transport.abort)


def cancel(timer: asyncio.TimerHandle | None) -> None:
    if timer is not None:
        timer.cancel()
