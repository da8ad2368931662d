"""Abort connections whose client does not read: a close frame would queue behind unread data."""

import asyncio
from typing import Final

from uvicorn._types import ASGISendEvent
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.exceptions import InvalidState
from websockets.frames import Frame
from websockets.http11 import Request

from digsite.server.table.connection import AT_ONCE

LONGEST_SENDING: Final = 30.0
"""Seconds in which a client must take some 50 KB once the network holds no more for it."""
LONGEST_CLOSING: Final = 15.0
"""Seconds in which it must take the rest once nothing more is to be said."""
MOST_FRAMES, FRAMES_PER_SECOND = 200, 10
"""Frames that are no message: pings, pongs and parts. A browser answers a ping now and then."""


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

    Messages are counted where they are understood; what is none is counted here.
    """

    _closing: asyncio.TimerHandle | None = None
    _frames, _counted = 0.0, 0.0

    @property
    def is_full(self) -> bool:
        return self.read_paused

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

    def handle_ping(self) -> None:
        self._count_frame()
        super().handle_ping()

    def handle_pong(self, event: Frame) -> None:
        self._count_frame()
        super().handle_pong(event)

    def handle_cont(self, event: Frame) -> None:
        self._count_frame()
        super().handle_cont(event)

    def _count_frame(self) -> None:
        now = self.loop.time()
        self._frames = max(0.0, self._frames - (now - self._counted) * FRAMES_PER_SECOND) + 1
        self._counted = now
        if self._frames > MOST_FRAMES:
            self.transport.abort()

    def keepalive_timeout(self) -> None:
        super().keepalive_timeout()
        self._cut_soon()

    async def send(self, message: ASGISendEvent) -> None:
        await super().send(message)
        # uvicorn would call a refusal that was answered a fault of ours.
        self.handshake_complete = self.handshake_complete or self.close_sent

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
