"""The meeting place, open while somebody looks at the home page (docs/wire.md, section 9)."""

from collections.abc import Callable

import orjson
from starlette.websockets import WebSocket

from digsite.server.edge.rate_limits import RateLimits, counted_address
from digsite.server.ops import metrics
from digsite.server.routes.sockets.exchange import LATER, Exchange
from digsite.server.services import Services
from digsite.server.store.attempts import Attempts
from digsite.server.table.connection import NOT_FOR_YOU, Connection
from digsite.server.times import HOUR
from digsite.server.wire import meeting_messages
from digsite.server.wire.meeting_messages import (
    Arrive,
    Fill,
    MeetingClientMessage,
    Seek,
    StopSeeking,
)
from digsite.server.wire.refusals import Refused


async def meeting_socket(socket: WebSocket) -> None:
    """Serve one connection until it ends."""
    limits: RateLimits = socket.app.state.rate_limits
    services: Services = socket.app.state.services
    await socket.accept()
    if not (services.settings.open_tables or services.settings.pairing):
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
        try:
            await self.services.game_finder.forget(self.connection)
        except Exception as error:
            # Who is not seen any more is forgotten before long.
            self.services.readiness.doubt(error)

    async def obey(self, said: MeetingClientMessage) -> None:
        finder = self.services.game_finder
        match said:
            case Seek():
                await self.seek(said)
            case Fill():
                await finder.fill(self.connection)
            case StopSeeking():
                await finder.forget(self.connection)
        self.accept(said)
        if isinstance(said, Arrive):
            self.connection.lang = said.lang
            if not self.connection.greeted:
                await self.welcome()

    async def welcome(self) -> None:
        self.connection.greeted = True
        self.greet()
        if self.services.settings.open_tables:
            await self.services.open_tables.welcome(self.connection)
        else:
            self.connection.send_text(orjson.dumps({"type": "open_tables", "tables": []}))

    async def seek(self, said: Seek) -> None:
        """Each search may end in a table, and is counted as one."""
        services, holder = self.services, self.connection.holder
        if not services.settings.pairing:
            raise Refused("seek.off")
        if holder is None:
            raise Refused("seek.stranger")
        await services.game_finder.require_pool(said)
        most, address = services.settings.tables_per_hour, self.connection.address
        if address is not None:
            may = Attempts(services.store).may("seek", address, most=most, period=HOUR)
            if not await may:
                raise Refused("table.too_many")
        name = await services.lasting_names.of(holder, said.name)
        rating, _ = await services.reception.rating_of(holder, said.game)
        await services.game_finder.seek(self.connection, said, name, rating)
