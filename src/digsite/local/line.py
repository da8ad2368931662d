"""A page's line to a table: the server's socket and its conversation, without a network."""

import asyncio
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, cast

from digsite.local.room import HOLDER, Room
from digsite.server.routes.sockets.conversation import Conversation
from digsite.server.table.connection import AT_ONCE, NOT_FOR_YOU, Connection
from digsite.server.wire.refusals import Refused

if TYPE_CHECKING:
    from starlette.websockets import WebSocket

    from digsite.server.edge.rate_limits import RateLimits
    from digsite.server.services import Services

Said = Callable[[str], None]
Closed = Callable[[int], None]


class PageLine:
    """One end of a line; `say` and `close` are the page's."""

    def __init__(self, say: Said, closed: Closed) -> None:
        self._say, self._closed = say, closed
        self._heard: asyncio.Queue[dict[str, object]] = asyncio.Queue()
        self.scope: dict[str, Any] = {"extensions": {AT_ONCE: {"send": self._send_at_once}}}

    def hear(self, text: str) -> None:
        """The page says something."""
        self._heard.put_nowait({"type": "websocket.receive", "text": text})

    def hang_up(self) -> None:
        """The page has gone."""
        self._heard.put_nowait({"type": "websocket.disconnect", "code": 1000})

    async def receive(self) -> dict[str, object]:
        return await self._heard.get()

    async def close(self, code: int) -> None:
        self._closed(code)

    def _send_at_once(self, text: bytes) -> bool:
        self._say(text.decode())
        return True


class NoLimits:
    """Nobody floods themselves."""

    def may_say(self, address: str | None) -> bool:
        return True

    def count_long_answer(self, address: str | None) -> None:
        """One's own patience is the limit."""

    def count_hint(self, address: str | None, holder: str | None) -> None:
        """Hints are free here."""


async def serve(room: Room, line: PageLine, table_id: str) -> None:
    """Talk with a page about a table until it hangs up."""
    try:
        async with room.tables.open(table_id) as live:
            connection = Connection(cast("WebSocket", line), HOLDER, None, None)
            live.connections.append(connection)
            services, limits = cast("Services", room), cast("RateLimits", NoLimits())
            try:
                await Conversation(services, live, connection, limits, lambda: None).run()
            finally:
                live.connections.remove(connection)
    except Refused:
        await line.close(NOT_FOR_YOU)
