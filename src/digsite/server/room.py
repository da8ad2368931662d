"""A table while somebody looks at it: its course in memory, its connections, its changes.

The database is the truth. A change is made here, written there, and told to everybody only when
it is on disk; if another change was there first, the room reads the table again.
"""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import Any

from digsite.bots.view import View
from digsite.core.errors import GameOver, IllegalAction
from digsite.server import clocks
from digsite.server import course as courses
from digsite.server import eyes as sight
from digsite.server.client import LOCKED, NOT_FOR_YOU, Client
from digsite.server.course import PLAY, Change, Course
from digsite.server.keys import digest, now
from digsite.server.refusals import Refused
from digsite.server.shapes import table_object
from digsite.server.store import Conflict, Entry, Seat, Store, Table

MOST_LOG = 300


class Room:
    """One table. Whoever reads or changes it holds `lock`."""

    def __init__(self, store: Store, table: Table, course: Course | None) -> None:
        self.store, self.table, self.course = store, table, course
        self.lock = asyncio.Lock()
        self.clients: set[Client] = set()
        self.users = self.sockets = 0
        self._stale = False
        self.on_change: Callable[[Room], None] = lambda _: None
        """Called after every change of the game or the seats: it may be a bot's turn."""

    @classmethod
    async def load(cls, store: Store, table: Table) -> "Room":
        return cls(store, table, await _course_of(store, table))

    @asynccontextmanager
    async def held(self) -> AsyncIterator[None]:
        """The room to oneself; read again from disk first if a change was not written."""
        async with self.lock:
            if self._stale:
                table = await self.store.table(self.table.id)
                if table is None:
                    raise Refused("table.unknown")
                self.table, self.course = table, await _course_of(self.store, table)
                self._stale = False
                self._close_lost_eyes()
            yield

    # Who may do what

    def seat(self, number: int) -> Seat:
        if not 0 <= number < len(self.table.seats):
            raise Refused("seat.unknown")
        return self.table.seats[number]

    def names(self, *, but: int) -> list[str | None]:
        """The names at the other seats."""
        return [seat.name for seat in self.table.seats if seat.number != but]

    def holds(self, holder: str | None, number: int | None) -> bool:
        return number is not None and holder is not None and self.seat(number).holder == holder

    def _close_lost_eyes(self) -> None:
        """Nobody looks through a seat that is no longer theirs, or through a door now shut."""
        for client in self.clients:
            if not self.holds(client.holder, client.eyes):
                client.eyes = None
            if not self.may_watch(client.holder):
                client.close(NOT_FOR_YOU)
            elif client.lock != self.table.lock and not self.table.is_held_by(client.holder):
                client.close(LOCKED)

    def may_watch(self, holder: str | None) -> bool:
        if self.table.watch != "players":
            return True
        return self.table.is_held_by(holder)

    def playing(self) -> Course:
        """The course of the game under way."""
        if self.course is None or self.table.phase != "playing":
            raise Refused("table.not_playing")
        return self.course

    def plays(self, client: Client) -> bool:
        """Whether the seat that the client looks through is to choose the next action."""
        if self.table.phase != "playing" or client.eyes is None:
            return False
        own_turn = self.table.active == client.eyes
        return own_turn and clocks.stand_in(self.table, client.eyes) is None

    def require_turn(self, client: Client) -> Course:
        course = self.playing()
        if client.eyes is None or not self.holds(client.holder, client.eyes):
            raise Refused("seat.not_yours")
        if self.table.active != client.eyes:
            raise Refused("turn.not_yours")
        if not self.plays(client):
            raise Refused("turn.bot")
        return course

    # What is told

    def connected(self) -> set[str]:
        return {client.holder for client in self.clients if client.holder is not None}

    def public(self, holder: str | None) -> dict[str, Any]:
        return table_object(self.table, holder, self.connected())

    def look(self, client: Client, eyes: int | None) -> None:
        """Let a client look through a seat of its own, or as a spectator."""
        if eyes is not None and not self.holds(client.holder, eyes):
            raise Refused("seat.not_yours")
        client.eyes = eyes

    def snapshot(self, client: Client, since: int) -> dict[str, Any]:
        told: dict[str, Any] = {"type": "snapshot", "seq": self.table.seq, "since": since}
        told |= {"eyes": client.eyes, "table": self.public(client.holder)}
        if self.course is None:
            return told | sight.NOTHING | {"log": [], "taken_back": [], "log_cut": False}
        moves = self.course.moves_since(since)
        game = self.course.match.game
        told |= sight.position(self.course, client.eyes, plays=self.plays(client))
        told["log"] = [courses.told_to(game, move, client.eyes) for move in moves[-MOST_LOG:]]
        told["taken_back"] = self.course.taken_back_since(since)
        told["log_cut"] = len(moves) > MOST_LOG
        return told

    def tell_table(self) -> None:
        """Tell everybody that somebody came or went."""
        for client in self.clients:
            client.send({"type": "table", "table": self.public(client.holder)})

    def tell_seats(self) -> None:
        """Tell everybody who sits where now; with it changes who may look and who is to play."""
        self._close_lost_eyes()
        for client in self.clients:
            client.send(self.snapshot(client, self.table.seq))
        self.on_change(self)

    def tell_change(self, made: Change) -> None:
        """Tell everybody a change, each through their own eyes."""
        course = self.course
        assert course is not None
        positions: dict[tuple[int | None, bool], dict[str, Any]] = {}
        for client in self.clients:
            key = (client.eyes, self.plays(client))
            if key not in positions:
                told = courses.told_to(course.match.game, made, client.eyes)
                position = sight.position(course, client.eyes, plays=key[1])
                positions[key] = {"type": "moved", "change": made.change} | told | position
                positions[key]["took_back"] = made.took_back
            client.send(positions[key] | {"table": self.public(client.holder)})
        self.on_change(self)

    # What is done

    async def change(
        self, client: Client, change: str, seq: int, action: str | None, request: str
    ) -> int:
        """Play, take back or play again for a client; says the number of the change."""
        if client.holder is None:
            raise Refused("seat.not_yours")
        key = digest(client.holder, request)
        known = self.course.requests.get(key) if self.course else None
        if known is not None:
            if known.change == change and action in (None, known.action):
                return known.seq
            raise Refused("request.id_used")
        course = self.require_turn(client)
        if seq != self.table.seq:
            raise Refused("table.moved_on")
        action = course.action_of(change, action)
        if change == PLAY:
            self.refuse_illegal(client, action)
        made = await self.make(change, action, key)
        return made.seq

    def refuse_illegal(self, client: Client, action: str) -> None:
        match = self.playing().match
        number = sight.number_of(match.game, action, client.lang)
        refusal = sight.why_not(View(match.game, match.state, match.seat), number, client.lang)
        if refusal is not None:
            error = GameOver if match.is_over else IllegalAction
            raise error(refusal.message, code=refusal.code, section=refusal.section, action=action)

    async def make(self, change: str, action: str, request: str | None) -> Change:
        """Make a change that is allowed: here, then on disk, then known to everybody."""
        course = self.playing()
        made = course.apply(change, action)
        entry = Entry(
            table_id=self.table.id,
            seq=made.seq,
            change=change,
            seat=made.seat,
            action=action,
            request=request,
            at=now(),
        )
        values = _columns(course)
        values |= clocks.after_move(self.table, values, entry.at)
        await self.write(self.store.append(entry, values))
        self.table.seq, self.table.changed = made.seq, entry.at
        for name, value in values.items():
            setattr(self.table, name, value)
        if request is not None:
            course.requests[request] = made
        self.tell_change(made)
        return made

    def distrust(self) -> None:
        """Have the table read again before anybody uses it."""
        self._stale = True

    async def write(self, writing: Awaitable[None]) -> None:
        """Wait for a transaction; where it fails only the disk knows how the table stands."""
        try:
            await writing
        except Conflict:
            self._stale = True
            raise Refused("table.moved_on") from None
        except BaseException:
            self._stale = True
            raise


def _columns(course: Course) -> dict[str, Any]:
    """What a change makes of the table's columns."""
    match = course.match
    if match.is_over:
        over = {"phase": "over", "winners": match.winners, "ending": match.ending}
        return over | {"active": None, "round": int(match.state.round)}
    return {"active": match.seat, "round": int(match.state.round)}


async def _course_of(store: Store, table: Table) -> Course | None:
    if table.phase == "lobby":
        return None
    entries = await store.entries(table.id)
    return await asyncio.to_thread(courses.replay, table, entries)
