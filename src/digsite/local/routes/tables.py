"""Tables and seats (docs/wire.md, section 2)."""

from collections.abc import Awaitable, Callable
from typing import Final, TypeVar

from digsite.core.game import find
from digsite.local.requests import KEY, Asked, RoomAnswer, Routes, as_answer
from digsite.local.room import HOLDER, NOBODY, Room
from digsite.server.replays.analysis import TriedPosition
from digsite.server.seats import new_tables, seat_changes, starts
from digsite.server.table import broadcast, permissions
from digsite.server.table.history import edition_of, read_edition, readable
from digsite.server.table.live_table import LiveTable
from digsite.server.table.table_json import shown_table
from digsite.server.wire.refusals import Refused
from digsite.server.wire.requests import (
    GivenNonce,
    Handing,
    Leaving,
    NewTable,
    Starting,
    TableFromHere,
    WishedSeat,
    WishedTutorial,
)

MOST_SHOWN: Final = 200
Wish = TypeVar("Wish", NewTable, TableFromHere)


async def create(room: Room, asked: Asked) -> RoomAnswer:
    wish = NewTable(**asked.json())
    game = find(wish.game)
    edition = game.default_edition()
    if wish.edition is not None:
        edition = read_edition(game, wish.edition)
    table = new_tables.new_table(_alone(wish), edition, HOLDER)
    await room.store.add(table)
    return as_answer(shown_table(table, edition, HOLDER, set()), 201)


async def play_from_here(room: Room, asked: Asked, key: str) -> RoomAnswer:
    wish = TableFromHere(**asked.json())
    replay = await room.replays.of_link(NOBODY, key)
    position = TriedPosition(replay.playback, wish.move, wish.line, asked.lang)
    match = position.board.match
    start = position.start(key)
    table = new_tables.table_from_here(_alone(wish), match, start, HOLDER, None)
    await room.store.add(table)
    return as_answer(shown_table(table, match.edition, HOLDER, set()), 201)


async def begin_tutorial(room: Room, asked: Asked) -> RoomAnswer:
    table = new_tables.tutorial_table(WishedTutorial(**asked.json()), HOLDER)
    await room.store.add(table)
    return as_answer(shown_table(table, await edition_of(table), HOLDER, set()), 201)


async def listed(room: Room, asked: Asked) -> RoomAnswer:
    return as_answer({"tables": []})


async def mine(room: Room, asked: Asked) -> RoomAnswer:
    tables = await room.store.held_by(HOLDER, 0, MOST_SHOWN)
    shown = [
        shown_table(table, edition, HOLDER, room.tables.connected(table.id))
        for table, edition in await readable(tables)
    ]
    return as_answer({"tables": shown})


async def show(room: Room, asked: Asked, table: str) -> RoomAnswer:
    async def look(live: LiveTable) -> None:
        permissions.require_rules(live.table, live.history)

    return await _at(room, table, look)


async def put_seat(room: Room, asked: Asked, table: str, seat: str) -> RoomAnswer:
    wish = WishedSeat(**asked.json())
    if wish.kind == "open":
        raise Refused("local.alone")
    return await _at(room, table, lambda live: seat_changes.put_seat(live, HOLDER, int(seat), wish))


async def nonce(room: Room, asked: Asked, table: str) -> RoomAnswer:
    given = GivenNonce(**asked.json())

    async def give(live: LiveTable) -> None:
        await starts.give_nonce(live, HOLDER, given.seat, given.nonce)
        broadcast.tell_table(live)

    return await _at(room, table, give)


async def start(room: Room, asked: Asked, table: str) -> RoomAnswer:
    given = Starting(**asked.json())
    return await _at(room, table, lambda live: starts.start(live, HOLDER, given.nonces))


async def hand(room: Room, asked: Asked, table: str, seat: str) -> RoomAnswer:
    wish = Handing(**asked.json())
    return await _at(room, table, lambda live: seat_changes.hand(live, HOLDER, int(seat), wish.bot))


async def take_back(room: Room, asked: Asked, table: str, seat: str) -> RoomAnswer:
    return await _at(room, table, lambda live: seat_changes.take_back(live, HOLDER, int(seat)))


async def leave(room: Room, asked: Asked, table: str) -> RoomAnswer:
    wish = Leaving(**asked.json())
    return await _at(room, table, lambda live: seat_changes.leave(live, HOLDER, wish.seat))


async def rematch(room: Room, asked: Asked, table: str) -> RoomAnswer:
    async with room.tables.open(table) as live, live.exclusive():
        following = await seat_changes.rematch(live, HOLDER)
    return await show(room, asked, following)


async def _at(room: Room, table: str, change: Callable[[LiveTable], Awaitable[None]]) -> RoomAnswer:
    """Change a table and show it."""
    async with room.tables.open(table) as live, live.exclusive():
        await change(live)
        return as_answer(live.shown(HOLDER))


def _alone(wish: Wish) -> Wish:
    """A wished table, unless it waits for somebody else or for a clock."""
    if any(seat.kind == "open" for seat in wish.seats) or wish.clock is not None:
        raise Refused("local.alone")
    wish.watch = "players"
    return wish


TABLE: Final = f"/tables/{KEY}"
SEAT: Final = rf"{TABLE}/seats/(\d{{1,2}})"
ROUTES: Final[Routes] = [
    ("GET", "/tables", listed),
    ("POST", "/tables", create),
    ("POST", "/tutorials", begin_tutorial),
    ("POST", f"/replays/{KEY}/tables", play_from_here),
    ("GET", "/me/tables", mine),
    ("GET", TABLE, show),
    ("PUT", SEAT, put_seat),
    ("POST", f"{TABLE}/nonce", nonce),
    ("POST", f"{TABLE}/start", start),
    ("POST", f"{SEAT}/hand", hand),
    ("POST", f"{SEAT}/take-back", take_back),
    ("POST", f"{TABLE}/leave", leave),
    ("POST", f"{TABLE}/rematch", rematch),
]
