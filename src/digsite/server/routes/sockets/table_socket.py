"""The live connection of a table is opened here, and ends here (docs/wire.md, section 3)."""

import asyncio
from collections.abc import Callable
from typing import Final

from starlette.websockets import WebSocket

from digsite.server.edge.rate_limits import RateLimits, address_of, counted_address
from digsite.server.ops import metrics
from digsite.server.ratings import rated_games
from digsite.server.routes.sockets.conversation import Conversation
from digsite.server.routes.sockets.exchange import LATER
from digsite.server.seats import starts
from digsite.server.seats.passphrase import require_watching
from digsite.server.services import Services
from digsite.server.settings import Settings
from digsite.server.table.connection import ELSEWHERE, LOCKED, NOT_FOR_YOU, Connection
from digsite.server.table.live_table import LiveTable
from digsite.server.wire.refusals import Refused

CLOSED_WITH: Final = {"request.too_fast": LATER, "table.locked": LOCKED}


async def table_socket(socket: WebSocket, table_id: str) -> None:
    """Serve one connection until it ends."""
    limits: RateLimits = socket.app.state.rate_limits
    await socket.accept()
    try:
        with limits.socket(socket) as greet:
            await _serve(socket, table_id, limits, greet)
    except Refused as refused:
        await socket.close(CLOSED_WITH.get(refused.code, NOT_FOR_YOU))
    except TimeoutError:
        await socket.close(LATER)


async def _serve(
    socket: WebSocket, table_id: str, limits: RateLimits, greet: Callable[[], None]
) -> None:
    services: Services = socket.app.state.services
    async with (
        asyncio.timeout(services.settings.answer_seconds) as opening,
        services.tables.open(table_id) as live,
    ):
        holder = await services.credentials.holder_of(socket)
        session = await services.credentials.session_of(socket)
        opened = await require_watching(services.store, live.table, holder)
        if holder is not None and live.table.rated is not None and live.table.is_held_by(holder):
            await _look_whence(services, live, holder, socket)
        opening.reschedule(None)
        _make_room(live, holder, services.settings)
        connection = Connection(
            socket, holder, counted_address(socket), opened, None if session is None else session.id
        )
        live.connections.append(connection)
        # The door may have been shut while the database was asked.
        live.close_if_shut(connection)
        metrics.connections.inc()
        try:
            await Conversation(services, live, connection, limits, greet).run()
        finally:
            live.connections.remove(connection)
            metrics.connections.dec()


async def _look_whence(services: Services, live: LiveTable, holder: str, socket: WebSocket) -> None:
    """A rated game counts no more once somebody plays it from another player's place."""
    device = await services.credentials.device_of(socket)
    marks = await services.reception.marks(address_of(socket), device)
    async with live.exclusive():
        is_rated = live.table.rated is not None and live.table.phase == "playing"
        if is_rated and rated_games.comes_from_another(live.table, holder, *marks):
            await starts.count_no_more(live)


def _make_room(live: LiveTable, holder: str | None, settings: Settings) -> None:
    """Spectators never take the places of those who play, and nobody that of another player."""
    if not live.table.is_held_by(holder):
        watching = sum(not live.table.is_held_by(other.holder) for other in live.connections)
        if watching >= settings.spectators_per_table:
            raise Refused("request.too_fast")
        return
    own = [other for other in live.connections if other.holder == holder and not other.is_closing]
    for oldest in own[: max(0, len(own) + 1 - settings.sockets_per_holder)]:
        oldest.close(ELSEWHERE)
