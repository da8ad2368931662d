"""One open connection: who it is, through whose eyes it looks, and what it is still to be sent."""

import asyncio
from collections.abc import Callable
from contextlib import suppress
from typing import Final

from starlette.websockets import WebSocket, WebSocketDisconnect

from digsite.server.wire import server_messages
from digsite.server.wire.server_messages import ServerMessage

MOST_WAITING: Final = 100
"""Messages that a slow reader may be behind; then it has to come back."""
TOO_SLOW: Final = 1013
NOT_FOR_YOU: Final = 4404
SIGNED_OUT: Final = 4401
"""The session with which it was opened is over."""
ELSEWHERE: Final = 4409
"""The same browser has opened the table again, and often enough."""
LOCKED: Final = 4423
AT_ONCE: Final = "digsite.at_once"
"""The extension of ASGI by which a text is sent without waiting (edge.slow_clients)."""


class Connection:
    """A socket to which everything is sent in order, and which holds up nobody.

    What can be sent at once is sent at once; what cannot waits for a task of the connection's own.
    `address` is None where it is not counted, `opened` the lock of the table to which its holder
    has given the passphrase, `session` that of an account, if its holder is one.
    """

    def __init__(
        self,
        socket: WebSocket,
        holder: str | None,
        address: str | None,
        opened: str | None,
        session: str | None = None,
    ) -> None:
        self.session = session
        self.socket, self.holder, self.address, self.opened = socket, holder, address, opened
        self.eyes: int | None = None
        self.log_eyes: int | None = None
        """Through which eyes the moves were told that the client keeps in its log."""
        self.lang = "en"
        self.hurries = False
        """Whether its player would rather not wait for bots that have finished thinking."""
        self.greeted = False
        at_once = socket.scope["extensions"].get(AT_ONCE, {"send": lambda text: False})
        self._send_at_once: Callable[[bytes], bool] = at_once["send"]
        self._waiting: asyncio.Queue[bytes | int] = asyncio.Queue()
        self._is_sending = False
        """Whether the task is sending something that it took from the queue."""
        self.is_closing = False
        self._writer = asyncio.create_task(self._write())

    def send(self, message: ServerMessage) -> None:
        self.send_text(server_messages.write(message))

    def send_text(self, text: bytes) -> None:
        if self.is_closing:
            return
        is_first = not self._is_sending and self._waiting.empty()
        if is_first and self._send_at_once(text):
            return
        if self._waiting.qsize() < MOST_WAITING:
            self._waiting.put_nowait(text)
            return
        while not self._waiting.empty():
            self._waiting.get_nowait()
        self.close(TOO_SLOW)

    def close(self, code: int) -> None:
        """Close once everything that waits has been sent."""
        self.is_closing = True
        self._waiting.put_nowait(code)

    async def finish(self) -> None:
        """Wait until the connection is closed."""
        await self._writer

    async def _write(self) -> None:
        """Sends what waits; ends with the connection (edge.slow_clients sees to that)."""
        with suppress(RuntimeError, WebSocketDisconnect):
            while True:
                self._is_sending = False
                item = await self._waiting.get()
                self._is_sending = True
                if isinstance(item, int):
                    await self.socket.close(item)
                    return
                await self.socket.send_text(item.decode())
