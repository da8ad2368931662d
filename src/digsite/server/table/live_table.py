"""A table while somebody looks at it: its connections, what they are told, its changes.

The database is the truth. A change is made here, written there, and told to everybody only when
it is on disk; if another change was there first, the room reads the table again. Changes made by
other workers are heard of and told here too.

What is begun is brought to its end, be it that nobody waits for it any longer: a server that gives
up half of its work when it has too much to do, and begins it again, never gets through.
"""

import asyncio
from collections.abc import AsyncIterator, Callable, Coroutine, Sequence
from contextlib import asynccontextmanager
from typing import Any, Final, TypeVar

from digsite.core.game import find
from digsite.server.ids import digest
from digsite.server.ops import metrics
from digsite.server.store import Conflict, Entry, Store, Table
from digsite.server.store.models import ChangeKind, TableValues
from digsite.server.table import clocks
from digsite.server.table import history as courses
from digsite.server.table import views as sight
from digsite.server.table.connection import LOCKED, NOT_FOR_YOU, Client
from digsite.server.table.history import Change, Course
from digsite.server.table.permissions import Standing
from digsite.server.table.table_json import shown_table, shown_to, shown_to_all
from digsite.server.times import now
from digsite.server.wire import server_messages
from digsite.server.wire.refusals import Refused
from digsite.server.wire.responses import ShownTable
from digsite.server.wire.server_messages import Moved, Position, Snapshot

MOST_LOG: Final = 300
T = TypeVar("T")


class Room(Standing):
    """One table. Whoever reads or changes it holds `lock`."""

    def __init__(
        self, store: Store, table: Table, course: Course | None, readings: asyncio.Semaphore
    ) -> None:
        super().__init__(table, course)
        self.store, self._readings = store, readings
        self.lock = asyncio.Lock()
        self.sockets: list[Client] = []
        """Every connection, the oldest first; those that have said hello are `clients` too."""
        self.clients: set[Client] = set()
        self.users = 0
        self._is_behind = False
        """Whether the disk may know more than is known here."""
        self._is_wrong = False
        """Whether a change was made here that was not written."""
        self._under_way: set[asyncio.Task[Any]] = set()
        """What whoever had the room began; they need not have waited for its end."""
        self._told = table.seq
        """The change up to which everybody here was told."""
        self._heard: list[dict[str, Any] | None] = []
        self._hearing: asyncio.Task[None] | None = None
        self.elsewhere: Callable[[], set[str]] = set
        """Who has this table open at other workers."""
        self.on_presence: Callable[[Room], None] = lambda _: None
        self.on_change: Callable[[Room], None] = lambda _: None
        """Called after every change of the game or the seats: it may be a bot's turn."""

    @classmethod
    async def load(cls, store: Store, table: Table, readings: asyncio.Semaphore) -> "Room":
        return cls(store, table, await courses.load(store, table), readings)

    @asynccontextmanager
    async def held(self) -> AsyncIterator[None]:
        """The room to oneself; read again from disk first if it may not be as it is there."""
        async with self._alone():
            if self._is_behind:
                await self.read_again()
            yield

    @asynccontextmanager
    async def _alone(self) -> AsyncIterator[None]:
        async with self.lock:
            while self._under_way:
                await asyncio.wait(self._under_way)
            yield

    async def _to_its_end(self, work: Coroutine[Any, Any, T]) -> T:
        """Work that goes on if whoever asked for it does not wait; whoever comes next does."""
        task = asyncio.create_task(work)
        self._under_way.add(task)
        task.add_done_callback(self._ended)
        return await asyncio.shield(task)

    def _ended(self, task: asyncio.Task[Any]) -> None:
        self._under_way.discard(task)
        # Asking for the error keeps it out of the log when nobody waits for it any longer.
        if not task.cancelled():
            task.exception()

    async def read_again(self) -> None:
        """Read what is new on disk; everything, if what is here was not written."""
        self._is_behind = True
        await self._to_its_end(self._read_again())

    async def _read_again(self) -> None:
        async with self._readings:
            while True:
                table = await self.store.table(self.table.id)
                if table is None:
                    raise Refused("table.unknown")
                if self._is_wrong or self.course is None:
                    self.course, self._is_wrong = await courses.load(self.store, table), False
                else:
                    self._read(self.course, await self.store.entries(table.id, self.course.seq))
                if self.course is None or self.course.seq <= table.seq:
                    break  # otherwise a move was made between the two readings
        self.table, self._is_behind = table, False
        self._close_lost_eyes()

    def _read(self, course: Course, entries: Sequence[Entry]) -> None:
        try:
            for entry in entries:
                course.read(entry)
        except BaseException:
            self._is_wrong = True
            raise

    # What is heard of other workers

    def hear(self, entry: dict[str, Any] | None) -> None:
        """An entry was added elsewhere, or (None) the table was changed in some other way."""
        self._heard.append(entry)
        if self._hearing is None or self._hearing.done():
            self._hearing = asyncio.create_task(self._listen())

    async def _listen(self) -> None:
        async with self._alone():
            while self._heard:
                try:
                    await self._take_in(self._heard.pop(0))
                except Refused:
                    # The table is gone, or its rules are: whoever asks next is told so.
                    self._is_behind = True
                    return

    async def _take_in(self, entry: dict[str, Any] | None) -> None:
        course = self.course
        follows = entry is not None and course is not None and entry["seq"] == course.seq + 1
        if follows and not self._is_behind and self._told == self.table.seq:
            assert entry is not None
            assert course is not None
            made = course.read(Entry(**entry))
            values = course.columns()
            values |= clocks.after_move(self.table, values, entry["at"])
            self._note(made, entry["at"], values)
            self._tell_move(made)
        elif entry is None or self._is_behind or entry["seq"] > self.table.seq:
            await self.read_again()
            self._tell_all()
            self.on_change(self)
        elif self._told < self.table.seq:
            self._tell_all()

    def _tell_all(self) -> None:
        """Tell everybody how the table stands, with the moves they have not been told."""
        since = min(self._told, self.table.seq)
        for client in self.clients:
            client.send(self.snapshot(client, since))
        self._told = self.table.seq

    def _close_lost_eyes(self) -> None:
        """Nobody looks through a seat that is no longer theirs, or through a door now shut."""
        for client in self.sockets:
            if not self.holds(client.holder, client.eyes):
                client.eyes = None
            self.close_if_shut(client)

    def close_if_shut(self, client: Client) -> bool:
        """Send a client away to whom the table's door is shut; says whether it is."""
        shut = None
        if not self.may_watch(client.holder):
            shut = NOT_FOR_YOU
        elif not self.table.is_held_by(client.holder):
            shut = LOCKED if self.table.lock not in (None, client.lock) else None
        if shut is not None:
            client.close(shut)
        return shut is not None

    # What is told

    def here(self) -> set[str]:
        """The holders of seats who have the table open at this worker."""
        holders = {seat.holder for seat in self.table.seats}
        return {c.holder for c in self.clients if c.holder is not None and c.holder in holders}

    def connected(self) -> set[str]:
        return self.here() | self.elsewhere()

    def public(self, holder: str | None) -> ShownTable:
        return shown_table(self.table, holder, self.connected())

    def look(self, client: Client, eyes: int | None) -> None:
        """Let a client look through a seat of its own, or as a spectator."""
        if eyes is not None and not self.holds(client.holder, eyes):
            raise Refused("seat.not_yours")
        client.eyes = client.log_eyes = eyes

    def snapshot(self, client: Client, since: int) -> Snapshot:
        """How the table stands, with the moves after `since`; all of them for eyes just closed."""
        if client.log_eyes != client.eyes:
            client.log_eyes, since = client.eyes, 0
        course = self.course
        moves = [] if course is None else course.moves_since(since)
        return {
            "type": "snapshot",
            "seq": self.table.seq,
            "since": since,
            "eyes": client.eyes,
            "table": self.public(client.holder),
            **self._position(client),
            "log": [
                courses.told_to(find(self.table.game), move, client.eyes)
                for move in moves[-MOST_LOG:]
            ],
            "taken_back": [] if course is None else course.taken_back_since(since),
            "log_cut": len(moves) > MOST_LOG,
        }

    def _position(self, client: Client) -> Position:
        if self.course is None:
            return sight.NOTHING
        return sight.position(self.course, client.eyes, plays=self.plays(client))

    def tell_table(self) -> None:
        """Tell everybody that somebody came or went."""
        for client in self.clients:
            client.send({"type": "table", "table": self.public(client.holder)})
        self.on_presence(self)

    def tell_seats(self) -> None:
        """Tell everybody who sits where now; with it changes who may look and who is to play."""
        self._close_lost_eyes()
        for client in self.clients:
            client.send(self.snapshot(client, self.table.seq))
        self._told = self.table.seq
        self.on_presence(self)
        self.on_change(self)

    def _tell_move(self, made: Change) -> None:
        """Tell everybody a change, each through their own eyes."""
        course = self.course
        assert course is not None
        common = shown_to_all(self.table, self.connected())
        views = sight.Views(course.match)
        texts: dict[tuple[int | None, bool, str | None], str] = {}
        for client in self.clients:
            key = (client.eyes, self.plays(client), client.holder)
            if key not in texts:
                told: Moved = {
                    "type": "moved",
                    "change": made.change,
                    **courses.told_to(course.match.game, made, client.eyes),
                    **sight.position(course, client.eyes, plays=key[1], views=views),
                    "took_back": made.took_back,
                    "table": shown_to(client.holder, common, self.table),
                }
                texts[key] = server_messages.write(told)
            client.send_text(texts[key])
        self._told = made.seq

    # What is done

    async def change(
        self, client: Client, change: ChangeKind, seq: int, action: str | None, request: str
    ) -> int:
        """Play, take back or play again for a client; says the number of the change."""
        if client.holder is None:
            raise Refused("seat.not_yours")
        key = digest(client.holder, request)
        if seq > self.table.seq:
            # The client saw a move at another worker of which this one has not heard yet.
            await self.read_again()
            if self._told < self.table.seq:
                self._tell_all()
        known = self._known(key, change, action)
        if known is not None:
            return known
        course = self.require_turn(client)
        if seq != self.table.seq:
            raise Refused("table.moved_on")
        wished, action = action, course.action_of(change, action)
        try:
            return (await self.make(change, action, key, client.lang)).seq
        except Refused:
            # It may have been this very request, made at another worker before a break.
            await self.read_again()
            known = self._known(key, change, wished)
            if known is None:
                raise
            return known

    def _known(self, key: str, change: ChangeKind, action: str | None) -> int | None:
        """The number of the change that a request has made already."""
        known = self.course.requests.get(key) if self.course else None
        if known is None:
            return None
        if known.change == change and action in (None, known.action):
            return known.seq
        raise Refused("request.id_used")

    async def make(
        self, change: ChangeKind, action: str, request: str | None, lang: str = "en"
    ) -> Change:
        """Make a change unless the rules refuse it: here, then on disk, then known to everybody."""
        course = self.playing()
        made = course.apply(change, action, lang)
        entry = Entry(
            table_id=self.table.id,
            seq=made.seq,
            change=change,
            seat=made.seat,
            action=action,
            request=request,
            at=now(),
        )
        await self._to_its_end(self._commit(course, made, entry))
        return made

    async def _commit(self, course: Course, made: Change, entry: Entry) -> None:
        values = course.columns()
        values |= clocks.after_move(self.table, values, entry.at)
        try:
            await self.store.append(entry, values)
        except BaseException as error:
            self._is_behind = self._is_wrong = True
            if isinstance(error, Conflict):
                raise Refused("table.moved_on") from None
            raise
        if entry.request is not None:
            course.requests[entry.request] = made
        metrics.moves.labels(made.change, "bot" if entry.request is None else "human").inc()
        self._note(made, entry.at, values)
        self._tell_move(made)
        self.on_change(self)

    def distrust(self) -> None:
        """Have what is new on disk read before anybody uses the table."""
        self._is_behind = True

    def _note(self, made: Change, at: int, values: TableValues) -> None:
        self.table.seq, self.table.changed = made.seq, at
        for name, value in values.items():
            setattr(self.table, name, value)

    async def write(self, writing: Coroutine[Any, Any, None]) -> None:
        """Wait for a transaction that is no move; the caller then notes what it has changed.

        Where it fails, or is not waited for, only the disk knows how the table stands.
        """
        try:
            await self._to_its_end(writing)
        except Conflict:
            self._is_behind = True
            raise Refused("table.moved_on") from None
        except BaseException:
            self._is_behind = True
            raise
