"""What every live connection does: hear a message, obey or refuse it, answer under its id."""

import asyncio
import logging
from abc import ABC, abstractmethod
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final, Protocol

from starlette.websockets import WebSocketDisconnect
from typing_extensions import Unpack

from digsite.core.errors import GameError
from digsite.core.refusals import Refusal
from digsite.server.edge.rate_limits import Allowance, RateLimits
from digsite.server.ops import metrics
from digsite.server.ops.outages import is_outage
from digsite.server.table.connection import Connection
from digsite.server.wire import client_messages
from digsite.server.wire.client_messages import BadMessage, Message
from digsite.server.wire.refusals import Refused, failure
from digsite.server.wire.responses import RefusalShape
from digsite.server.wire.server_messages import Results

if TYPE_CHECKING:
    from digsite.server.services import Services

NO_HELLO: Final = 4408
LATER: Final = 1013
log = logging.getLogger("digsite.server")


class Reader(Protocol):
    def __call__(self, text: str) -> Any:
        """The message in a text; raises BadMessage."""


class Exchange(ABC):
    """`greet` is called when the client has said hello."""

    def __init__(
        self,
        services: "Services",
        connection: Connection,
        limits: RateLimits,
        greet: Callable[[], None],
        read: Reader,
    ) -> None:
        self.services, self.connection = services, connection
        self.limits, self.greet, self.read = limits, greet, read
        self.allowance = Allowance(services.settings.messages_per_second)

    # What each kind of connection adds

    @abstractmethod
    async def obey(self, said: Any) -> None:
        """Do what a message asks for; what cannot be done is refused."""

    @abstractmethod
    def where(self) -> str:
        """Where this is, for the log."""

    async def too_late(self, said: Any) -> None:  # noqa: B027 (there need not be anything to do)
        """Called after a message was refused because the table has moved on."""

    @abstractmethod
    async def ended(self) -> None:
        """Called when the connection has ended."""

    # Hearing and answering

    async def run(self) -> None:
        try:
            async with asyncio.timeout(self.services.settings.hello_seconds):
                while not self.connection.greeted:
                    await self.hear()
            while not self.connection.is_closing:
                await self.hear()
        except TimeoutError:
            self.connection.close(NO_HELLO)
        except (WebSocketDisconnect, RuntimeError):
            pass
        finally:
            self.connection.close(1000)
            await self.ended()
            await self.connection.finish()

    async def hear(self) -> None:
        """Hear one message and answer it."""
        # What has come already is received without waiting: here the others are let in.
        await asyncio.sleep(0)
        data = await self.connection.socket.receive()
        if data["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(data.get("code", 1000))
        text: str | None = data.get("text")
        if self.allowance.take() and self.limits.may_say(self.connection.address):
            await self.answer(text)
            return
        self.refuse(client_messages.id_of(text), Refused("request.too_fast"))
        # Not reading for a moment lets the network hold back whoever floods us.
        await asyncio.sleep(1 / self.allowance.per_second)

    async def answer(self, text: str | None) -> None:
        """Do what a message asks for, or say why not."""
        said: Any = None
        message_id = None
        try:
            if text is None:
                raise BadMessage(None, "text")
            said = self.read(text)
            message_id = said.id
            if not self.connection.greeted and said.type != "hello":
                raise Refused("hello.first")
            async with asyncio.timeout(self.services.settings.answer_seconds):
                await self.obey(said)
        except BadMessage as refused:
            self.refuse(refused.id, refused)
        except Refused as refused:
            self.refuse(message_id, refused)
            if refused.code == "table.moved_on":
                await self.too_late(said)
        except GameError as error:
            self.refuse_with(message_id, Refusal.of(error, self.connection.lang).public())
        except TimeoutError:
            self.refuse(message_id, Refused("server.slow"))
        except (WebSocketDisconnect, RuntimeError):
            raise
        except Exception as error:
            self.fail(message_id, error)

    def fail(self, message_id: str | None, error: Exception) -> None:
        """Log what went wrong; the client is told only that something did."""
        if is_outage(error):
            self.services.readiness.doubt(error)
        else:
            kind = type(error).__name__
            log.error("a message at %s failed: %s", self.where(), kind, exc_info=error)
        self.refuse(message_id, failure(error))

    def accept(self, said: Message, **results: Unpack[Results]) -> None:
        self.connection.send({"type": "answer", "id": said.id, "ok": True, **results})

    def refuse(self, message_id: str | None, refused: Refused) -> None:
        self.refuse_with(message_id, refused.public(self.connection.lang))

    def refuse_with(self, message_id: str | None, error: RefusalShape) -> None:
        metrics.refusals.labels(error["code"]).inc()
        self.connection.send({"type": "answer", "id": message_id, "ok": False, "error": error})
