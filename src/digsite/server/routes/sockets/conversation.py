"""What one client says at a table and is answered (docs/wire.md, section 3)."""

import asyncio
import time
from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from digsite.core.tutorial import TutorialPlace
from digsite.core.view import View
from digsite.server.edge.rate_limits import RateLimits
from digsite.server.meeting import talk
from digsite.server.ops import metrics
from digsite.server.ops.logs import short
from digsite.server.routes.sockets.exchange import LATER, Exchange
from digsite.server.table import broadcast, hints, permissions, play, views
from digsite.server.table.connection import Connection
from digsite.server.table.history import PLAY
from digsite.server.table.live_table import LiveTable
from digsite.server.table.play import WishedChange
from digsite.server.threads.fair_threads import Owner
from digsite.server.wire import client_messages
from digsite.server.wire.client_messages import (
    ClientMessage,
    Explain,
    Hello,
    Hint,
    Language,
    Look,
    Ping,
    Play,
    SaySomething,
    SendSign,
    Step,
)
from digsite.server.wire.refusals import Refused

if TYPE_CHECKING:
    from digsite.server.services import Services

ANSWERED_AT_LENGTH: Final = (Explain, Hello, Look)
"""With a position and its log, or with all that can be done: on the thread of everybody else."""


class Conversation(Exchange):
    """With one who looks at a table."""

    def __init__(
        self,
        services: "Services",
        live: LiveTable,
        connection: Connection,
        limits: RateLimits,
        greet: Callable[[], None],
    ) -> None:
        super().__init__(services, connection, limits, greet, client_messages.read)
        self.live = live
        self.owner = Owner(connection.address, connection.holder)
        self.hinting: asyncio.Task[None] | None = None

    def where(self) -> str:
        return f"table {short(self.live.table.id)}"

    async def ended(self) -> None:
        if self.hinting is not None:
            self.hinting.cancel()
        if self.connection in self.live.audience:
            self.live.audience.discard(self.connection)
            broadcast.tell_table(self.live)

    async def too_late(self, said: ClientMessage) -> None:
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
        if isinstance(said, ANSWERED_AT_LENGTH):
            self.limits.count_long_answer(self.connection.address)
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
            case SendSign():
                await self.send_sign(said)
            case SaySomething():
                await self.say(said)
            case Ping():
                self.accept(said, seq=self.live.table.seq)

    async def hello(self, said: Hello) -> None:
        live, connection = self.live, self.connection
        if connection.holder is not None and live.table.is_held_by(connection.holder):
            await self.services.came_back(live.table.id, connection.holder)
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
        if self.services.settings.chat:
            await talk.tell_all_words(live, connection)

    async def send_sign(self, said: SendSign) -> None:
        async with self.live.exclusive():
            seat = talk.require_seat_of(self.live.table, self.connection)
        if not self.services.settings.signs:
            raise Refused("talk.off")
        self.limits.count_sign(self.connection.holder or "")
        self.services.workers.pass_on("sign", self.live.table.id, seat, said.sign)
        await talk.tell_sign(self.live, seat, said.sign)
        self.accept(said)

    async def say(self, said: SaySomething) -> None:
        async with self.live.exclusive():
            talk.require_seat_of(self.live.table, self.connection)
            talk.require_words(self.services.settings, self.live.table)
        self.limits.count_words(self.connection.holder or "")
        await talk.say(self.live, self.connection, said.text, said.id)
        self.accept(said)

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
