"""The meeting place, open while somebody looks at the home page (docs/wire.md, section 9)."""

from collections.abc import Callable

from starlette.websockets import WebSocket

from digsite.server.edge.rate_limits import RateLimits, counted_address
from digsite.server.ops import metrics
from digsite.server.routes.sockets.exchange import LATER, Exchange
from digsite.server.services import Services
from digsite.server.table.connection import NOT_FOR_YOU, Connection
from digsite.server.wire import meeting_messages
from digsite.server.wire.meeting_messages import Arrive, MeetingClientMessage
from digsite.server.wire.refusals import Refused


async def meeting_socket(socket: WebSocket) -> None:
    """Serve one connection until it ends."""
    limits: RateLimits = socket.app.state.rate_limits
    services: Services = socket.app.state.services
    await socket.accept()
    if not services.settings.open_tables:
        await socket.close(NOT_FOR_YOU)
        return
    try:
        with limits.socket(socket) as greet:
            holder = await services.credentials.holder_of(socket)
            connection = Connection(socket, holder, counted_address(socket), None)
            metrics.connections.inc()
            try:
                await MeetingExchange(services, connection, limits, greet).run()
            finally:
                metrics.connections.dec()
    except Refused:
        await socket.close(LATER)


class MeetingExchange(Exchange):
    """With one who looks for others to play with."""

    def __init__(
        self,
        services: Services,
        connection: Connection,
        limits: RateLimits,
        greet: Callable[[], None],
    ) -> None:
        super().__init__(services, connection, limits, greet, meeting_messages.read)

    def where(self) -> str:
        return "the meeting place"

    async def ended(self) -> None:
        self.services.open_tables.forget(self.connection)

    async def obey(self, said: MeetingClientMessage) -> None:
        self.accept(said)
        if isinstance(said, Arrive):
            self.connection.lang = said.lang
            if not self.connection.greeted:
                self.connection.greeted = True
                self.greet()
                await self.services.open_tables.welcome(self.connection)
