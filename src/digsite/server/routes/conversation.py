"""What one client says on the socket and is answered (docs/wire.md, section 3)."""

import asyncio
import logging
import time
from collections.abc import Callable
from typing import Final

from starlette.websockets import WebSocketDisconnect
from typing_extensions import Unpack

from digsite.core.errors import GameError
from digsite.core.refusals import Refusal
from digsite.core.tutorial import TutorialPlace
from digsite.core.view import View
from digsite.server.edge.rate_limits import Allowance, RateLimits
from digsite.server.ops import metrics
from digsite.server.ops.logs import short
from digsite.server.ops.outages import is_outage
from digsite.server.services import Services
from digsite.server.store.notices import Notices
from digsite.server.table import broadcast, hints, permissions, play, views
from digsite.server.table.connection import Connection
from digsite.server.table.history import PLAY
from digsite.server.table.live_table import LiveTable
from digsite.server.table.play import WishedChange
from digsite.server.threads.fair_threads import Owner
from digsite.server.wire import client_messages
from digsite.server.wire.client_messages import (
    BadMessage,
    ClientMessage,
    Explain,
    Hello,
    Hint,
    Language,
    Look,
    Ping,
    Play,
    Step,
)
from digsite.server.wire.refusals import Refused, failure
from digsite.server.wire.responses import RefusalShape
from digsite.server.wire.server_messages import Results

NO_HELLO: Final = 4408
LATER: Final = 1013
log = logging.getLogger("digsite.server")


class Conversation:
    """`greet` is called when the client has said hello."""

    def __init__(
        self,
        services: Services,
        live: LiveTable,
        connection: Connection,
        limits: RateLimits,
        greet: Callable[[], None],
    ) -> None:
        self.services, self.live, self.connection = services, live, connection
        self.limits, self.greet = limits, greet
        self.owner = Owner(connection.address, connection.holder)
        self.allowance = Allowance(services.settings.messages_per_second)
        self.hinting: asyncio.Task[None] | None = None

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
            if self.hinting is not None:
                self.hinting.cancel()
            self.connection.close(1000)
            if self.connection in self.live.audience:
                self.live.audience.discard(self.connection)
                broadcast.tell_table(self.live)
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
        said: ClientMessage | None = None
        message_id = None
        try:
            if text is None:
                raise BadMessage(None, "text")
            said = client_messages.read(text)
            message_id = said.id
            if not self.connection.greeted and not isinstance(said, Hello):
                raise Refused("hello.first")
            async with asyncio.timeout(self.services.settings.answer_seconds):
                await self.obey(said)
        except BadMessage as refused:
            self.refuse(refused.id, refused)
        except Refused as refused:
            self.refuse(message_id, refused)
            if refused.code == "table.moved_on":
                await self.catch_up(said)
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
            where, kind = short(self.live.table.id), type(error).__name__
            log.error("a message at table %s failed: %s", where, kind, exc_info=error)
        self.refuse(message_id, failure(error))

    def accept(self, said: ClientMessage, **results: Unpack[Results]) -> None:
        self.connection.send({"type": "answer", "id": said.id, "ok": True, **results})

    def refuse(self, message_id: str | None, refused: Refused) -> None:
        self.refuse_with(message_id, refused.public(self.connection.lang))

    def refuse_with(self, message_id: str | None, error: RefusalShape) -> None:
        metrics.refusals.labels(error["code"]).inc()
        self.connection.send({"type": "answer", "id": message_id, "ok": False, "error": error})

    async def catch_up(self, said: ClientMessage | None) -> None:
        """Show a client that wished for something too late how the table stands now."""
        since = said.seq if isinstance(said, Play | Step) else 0
        try:
            async with (
                asyncio.timeout(self.services.settings.answer_seconds),
                self.live.exclusive(),
            ):
                self.show(since)
        except TimeoutError:
            self.connection.close(LATER)

    def show(self, since: int) -> None:
        since = min(since, self.live.table.seq)
        self.connection.send(broadcast.snapshot(self.live, self.connection, since))

    # What can be asked for

    async def obey(self, said: ClientMessage) -> None:
        match said:
            case Hello():
                await self.hello(said)
            case Look():
                async with self.live.exclusive():
                    self.live.look(self.connection, said.eyes)
                    self.accept(said, seq=self.live.table.seq)
                    self.show(since=0)
            case Language():
                self.connection.lang = said.lang
                self.accept(said)
            case Play():
                await self.change(said, WishedChange(PLAY, said.action, said.seq, said.id))
            case Step(type="undo" | "redo" as change):
                await self.change(said, WishedChange(change, None, said.seq, said.id))
            case Step():
                await self.change(said, WishedChange(PLAY, "end", said.seq, said.id))
            case Hint():
                await self.begin_hint(said)
            case Explain():
                async with self.live.exclusive():
                    view, place = self.view_to_play()
                asked = {"space": said.space, "verb": said.verb, "action": said.action}
                found = views.explain(view, self.connection.lang, place=place, **asked)
                self.accept(said, explain=found)
            case Ping():
                self.accept(said, seq=self.live.table.seq)

    async def hello(self, said: Hello) -> None:
        live, connection = self.live, self.connection
        if connection.holder is not None and live.table.is_held_by(connection.holder):
            await Notices(self.services.store).came_back(live.table.id, connection.holder)
        async with live.exclusive():
            if live.close_if_shut(connection):
                return
            connection.lang, connection.hurries = said.lang, said.hurry
            permissions.require_rules(live.table, live.history)
            live.look(connection, said.eyes)
            arrives = connection not in live.audience
            live.audience.add(connection)
            connection.greeted = True
            self.greet()
            self.accept(said, seq=live.table.seq)
            self.show(said.since)
            if arrives:
                broadcast.tell_table(live)

    async def change(self, said: ClientMessage, wish: WishedChange) -> None:
        began = time.perf_counter()
        async with self.live.exclusive():
            seq = await play.play(self.live, self.connection, wish)
        metrics.move_seconds.observe(time.perf_counter() - began)
        self.accept(said, seq=seq)

    async def begin_hint(self, said: Hint) -> None:
        """Think in the background, about one hint at a time; the conversation goes on."""
        if self.hinting is not None and not self.hinting.done():
            raise Refused("request.too_fast")
        async with self.live.exclusive():
            view, place = self.view_to_play()
            if place is not None:
                raise Refused("tutorial.not_now")
            hints.require_hints(self.live.table)
            self.limits.count_hint(self.connection.address, self.connection.holder)
            await hints.note_hint(self.live)
        self.hinting = asyncio.create_task(self.hint(said, view))

    async def hint(self, said: Hint, view: View) -> None:
        try:
            found = await self.services.search_threads.hints(view, self.connection.lang, self.owner)
        except Exception as error:
            self.fail(said.id, error)
        else:
            self.accept(said, hints=found)

    def view_to_play(self) -> tuple[View, TutorialPlace | None]:
        """What the asking seat sees where it is to play, and how far its tutorial has come.

        Called by whoever has the table to itself.
        """
        live, connection = self.live, self.connection
        history = permissions.require_turn(
            live.table, live.history, connection.holder, connection.eyes
        )
        return history.match.seen_by(history.match.seat), history.place()
