"""The live connection of a table (docs/wire.md, section 3)."""

import asyncio
import logging
import time
from collections.abc import Callable
from typing import Final

from starlette.websockets import WebSocket, WebSocketDisconnect
from typing_extensions import Unpack

from digsite.core.errors import GameError
from digsite.core.refusals import Refusal
from digsite.core.view import View
from digsite.server.edge.rate_limits import Allowance, Crowd
from digsite.server.ops import metrics
from digsite.server.ops.logs import short
from digsite.server.ops.outages import is_outage, is_overload
from digsite.server.seats.passphrase import require_watching
from digsite.server.settings import Settings
from digsite.server.store.models import ChangeKind
from digsite.server.store.notices import Notices
from digsite.server.table import views as sight
from digsite.server.table.connection import ELSEWHERE, LOCKED, NOT_FOR_YOU, Client
from digsite.server.table.history import PLAY
from digsite.server.table.live_table import Room
from digsite.server.table.live_tables import Hub
from digsite.server.threads.fair_threads import Owner
from digsite.server.wire import client_messages
from digsite.server.wire.client_messages import ClientMessage
from digsite.server.wire.refusals import Refused
from digsite.server.wire.responses import RefusalShape
from digsite.server.wire.server_messages import Explanation, Results

NO_HELLO: Final = 4408
LATER: Final = 1013
CLOSED_WITH: Final = {"request.too_fast": LATER, "table.locked": LOCKED}
log = logging.getLogger("digsite.server")


async def table_socket(socket: WebSocket, table_id: str) -> None:
    """Serve one connection until it ends."""
    crowd: Crowd = socket.app.state.crowd
    await socket.accept()
    try:
        with crowd.socket(socket) as greet:
            await _converse(socket, table_id, greet)
    except Refused as refused:
        await socket.close(CLOSED_WITH.get(refused.code, NOT_FOR_YOU))
    except TimeoutError:
        await socket.close(LATER)


async def _converse(socket: WebSocket, table_id: str, greet: Callable[[], None]) -> None:
    hub: Hub = socket.app.state.hub
    async with (
        asyncio.timeout(hub.settings.answer_seconds) as opening,
        hub.room(table_id) as room,
    ):
        holder = await hub.credentials.holder_of(socket)
        lock = await require_watching(hub.store, room, holder)
        opening.reschedule(None)
        _make_room(room, holder, hub.settings)
        client = Client(socket, holder, lock)
        room.sockets.append(client)
        # The door may have been shut while the database was asked.
        room.close_if_shut(client)
        metrics.connections.inc()
        try:
            await Conversation(hub, room, client, socket.app.state.crowd, greet).run()
        finally:
            room.sockets.remove(client)
            metrics.connections.dec()


def _make_room(room: Room, holder: str | None, settings: Settings) -> None:
    """Spectators never take the places of those who play, and nobody that of another player."""
    if not room.table.is_held_by(holder):
        watching = sum(not room.table.is_held_by(other.holder) for other in room.sockets)
        if watching >= settings.spectators_per_table:
            raise Refused("request.too_fast")
        return
    own = [other for other in room.sockets if other.holder == holder and not other.is_closing]
    for oldest in own[: max(0, len(own) + 1 - settings.sockets_per_holder)]:
        oldest.close(ELSEWHERE)


class Conversation:
    """What one client says and is answered; `greet` is called when it has said hello."""

    def __init__(
        self, hub: Hub, room: Room, client: Client, crowd: Crowd, greet: Callable[[], None]
    ) -> None:
        self.hub, self.room, self.client, self.crowd, self.greet = hub, room, client, crowd, greet
        self.owner = Owner(client.address, client.holder)
        self.allowance = Allowance(hub.settings.messages_per_second)
        self.hinting: asyncio.Task[None] | None = None

    async def run(self) -> None:
        try:
            async with asyncio.timeout(self.hub.settings.hello_seconds):
                while not self.client.greeted:
                    await self.turn()
            while not self.client.is_closing:
                await self.turn()
        except TimeoutError:
            self.client.close(NO_HELLO)
        except (WebSocketDisconnect, RuntimeError):
            pass
        finally:
            if self.hinting is not None:
                self.hinting.cancel()
            self.client.close(1000)
            if self.client in self.room.clients:
                self.room.clients.discard(self.client)
                self.room.tell_table()
            await self.client.finish()

    async def turn(self) -> None:
        """Hear one message and answer it."""
        # What has come already is received without waiting: the others get their turn here.
        await asyncio.sleep(0)
        data = await self.client.socket.receive()
        if data["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(data.get("code", 1000))
        text = data.get("text")
        if not (self.allowance.take() and self.crowd.may_say(self.client.address)):
            self.refuse(
                client_messages.id_of(text), Refused("request.too_fast").public(self.client.lang)
            )
            # Not reading for a moment lets the network hold back whoever floods us.
            await asyncio.sleep(1 / self.allowance.per_second)
            return
        said: ClientMessage | None = None
        try:
            if text is None:
                raise client_messages.BadMessage(None, "text")
            said = client_messages.read(text)
            if not self.client.greeted and not isinstance(said, client_messages.Hello):
                raise Refused("hello.first")
            async with asyncio.timeout(self.hub.settings.answer_seconds):
                await self.obey(said)
        except client_messages.BadMessage as refused:
            self.refuse(refused.id, refused.public(self.client.lang))
        except Refused as refused:
            self.refuse(said.id if said else None, refused.public(self.client.lang))
            if refused.code == "table.moved_on":
                await self.catch_up(said)
        except GameError as error:
            self.refuse(said.id if said else None, Refusal.of(error, self.client.lang).public())
        except TimeoutError:
            slow = Refused("server.slow").public(self.client.lang)
            self.refuse(said.id if said else None, slow)
        except (WebSocketDisconnect, RuntimeError):
            raise
        except Exception as error:
            self.fail(said, error)

    def fail(self, said: ClientMessage | None, error: Exception) -> None:
        """Whatever went wrong is told to us, not to the client."""
        if is_outage(error):
            self.hub.readiness.doubt(error)
        else:
            where, kind = short(self.room.table.id), type(error).__name__
            log.error("a message at table %s failed: %s", where, kind, exc_info=error)
        code = "server.slow" if is_overload(error) else "server.failed"
        self.refuse(said.id if said else None, Refused(code).public(self.client.lang))

    def answer(self, said: ClientMessage, **results: Unpack[Results]) -> None:
        self.client.send({"type": "answer", "id": said.id, "ok": True, **results})

    def refuse(self, id_: str | None, error: RefusalShape) -> None:
        metrics.refusals.labels(error["code"]).inc()
        self.client.send({"type": "answer", "id": id_, "ok": False, "error": error})

    async def catch_up(self, said: ClientMessage | None) -> None:
        since = said.seq if isinstance(said, client_messages.Play | client_messages.Step) else 0
        try:
            async with asyncio.timeout(self.hub.settings.answer_seconds), self.room.held():
                self.client.send(self.room.snapshot(self.client, min(since, self.room.table.seq)))
        except TimeoutError:
            self.client.close(LATER)

    async def obey(self, said: ClientMessage) -> None:
        match said:
            case client_messages.Hello():
                await self.hello(said)
            case client_messages.Look():
                async with self.room.held():
                    self.room.look(self.client, said.eyes)
                    self.answer(said, seq=self.room.table.seq)
                    self.client.send(self.room.snapshot(self.client, 0))
            case client_messages.Language():
                self.client.lang = said.lang
                self.answer(said)
            case client_messages.Play():
                await self.change(said, PLAY, said.action)
            case client_messages.Step(type="undo" | "redo" as change):
                await self.change(said, change, None)
            case client_messages.Step():
                await self.change(said, PLAY, "end")
            case client_messages.Hint():
                await self.begin_hint(said)
            case client_messages.Explain():
                view = await self.view_to_play()
                self.answer(said, explain=self.explain(view, said))
            case client_messages.Ping():
                self.answer(said, seq=self.room.table.seq)

    async def hello(self, said: client_messages.Hello) -> None:
        if self.client.holder is not None and self.room.table.is_held_by(self.client.holder):
            await Notices(self.hub.store).came_back(self.room.table.id, self.client.holder)
        async with self.room.held():
            if self.room.close_if_shut(self.client):
                return
            self.client.lang = said.lang
            self.room.require_rules()
            self.room.look(self.client, said.eyes)
            arrives = self.client not in self.room.clients
            self.room.clients.add(self.client)
            self.client.greeted = True
            self.greet()
            self.answer(said, seq=self.room.table.seq)
            since = min(said.since, self.room.table.seq)
            self.client.send(self.room.snapshot(self.client, since))
            if arrives:
                self.room.tell_table()

    async def change(
        self,
        said: client_messages.Play | client_messages.Step,
        change: ChangeKind,
        action: str | None,
    ) -> None:
        began = time.perf_counter()
        async with self.room.held():
            seq = await self.room.change(self.client, change, said.seq, action, said.id)
        metrics.move_seconds.observe(time.perf_counter() - began)
        self.answer(said, seq=seq)

    async def begin_hint(self, said: client_messages.Hint) -> None:
        """Think beside the conversation, which goes on meanwhile; about one hint at a time."""
        if self.hinting is not None and not self.hinting.done():
            raise Refused("request.too_fast")
        view = await self.view_to_play()
        self.hub.thinkers.count_hint(self.owner)
        self.hinting = asyncio.create_task(self.hint(said, view))

    async def hint(self, said: client_messages.Hint, view: View) -> None:
        try:
            hints = await self.hub.thinkers.hints(view, self.client.lang, self.owner)
        except Exception as error:
            self.fail(said, error)
        else:
            self.answer(said, hints=hints)

    async def view_to_play(self) -> View:
        """What the asking seat sees of the position in which it is to play."""
        async with self.room.held():
            match = self.room.require_turn(self.client).match
            return match.seen_by(match.seat)

    def explain(self, view: View, said: client_messages.Explain) -> Explanation:
        if said.action is None:
            return sight.explain_space(view, said.space, self.client.lang)
        number = view.game.parse(said.action, lang=self.client.lang)
        return {"space": None, "actions": [sight.explained(view, number, self.client.lang)]}
