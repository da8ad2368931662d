"""Connections whose other end takes nothing: cut, for a farewell would wait in the same queue."""

import asyncio
from typing import Final

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

LONGEST_SENDING: Final = 30.0
"""Seconds in which a client must take some 50 KB once the network holds no more for it."""


class Impatient:
    """Mixed into uvicorn's protocols, which wait for ever for a client to read on."""

    loop: asyncio.AbstractEventLoop
    transport: asyncio.Transport
    _stuck: asyncio.TimerHandle | None = None

    def pause_writing(self) -> None:
        super().pause_writing()  # type: ignore[misc]
        self._stuck = self.loop.call_later(LONGEST_SENDING, self.transport.abort)

    def resume_writing(self) -> None:
        super().resume_writing()  # type: ignore[misc]
        self._forget()

    def connection_lost(self, exc: Exception | None) -> None:
        self._forget()
        super().connection_lost(exc)  # type: ignore[misc]

    def _forget(self) -> None:
        if self._stuck is not None:
            self._stuck.cancel()
            self._stuck = None


class CutWhenStuck(Impatient, WebSocketsSansIOProtocol):
    """A socket: uvicorn's would wait even to close."""
