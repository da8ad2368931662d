"""The open tables, live: everybody who looks on is told the same text when something changes.

A table is shown while anybody may sit down and somebody who sits there has it open: nobody should
join a table whose host went home. The database is asked only while somebody looks on, at once when
something is heard and then no more often than every quarter of a second, whatever happens; with
thousands of onlookers less often, since telling them all must not slow down those who play. Nobody
fills the list alone: the latest table of every address is shown before the second of any.
"""

import asyncio
from collections import Counter
from collections.abc import Callable, Iterable
from contextlib import suppress
from operator import itemgetter
from typing import Final

import orjson

from digsite.core.edition import Edition
from digsite.core.game import find
from digsite.server.ops.outages import Outage
from digsite.server.ratings import rated_games
from digsite.server.store import Store, Table
from digsite.server.table.connection import Connection
from digsite.server.table.history import readable
from digsite.server.table.table_json import rating_of
from digsite.server.wire.meeting_messages import OpenTable, OpenTablesChanged

MOST_SHOWN: Final = 100
MOST_WAITING: Final = 5000
"""So many are looked through for those that somebody has open."""
PAUSE_SECONDS: Final = 0.25
PAUSE_FOR_EACH: Final = 0.002
"""Seconds for each onlooker: no more than five hundred are told in a second."""
SWEEP_SECONDS: Final = 10.0
"""After which the database is asked although nothing was heard: an operator changes it silently."""
AT_ONCE: Final = 100
"""So many are told before others are let in: telling thousands takes longer than a move may."""


class OpenTableList:
    """`connected` tells which holders of seats have a table open, at any worker."""

    def __init__(self, store: Store, connected: Callable[[str], set[str]]) -> None:
        self.store, self.connected = store, connected
        self._onlookers: set[Connection] = set()
        self._shown: dict[str, OpenTable] = {}
        self._waiting: set[str] = set()
        """The tables that could be shown, if somebody had them open."""
        self._reading = asyncio.Lock()
        self._stirred = asyncio.Event()
        self._task: asyncio.Task[None] | None = None
        self._outage = Outage("open tables cannot be read", "open tables can be read again")

    # Who looks on

    async def welcome(self, connection: Connection) -> None:
        """Show somebody all open tables, and from now on what changes."""
        if not self._onlookers:
            await self._read()
        tables = list(self._shown.values())
        connection.send_text(orjson.dumps({"type": "open_tables", "tables": tables}))
        self._onlookers.add(connection)
        if self._task is None or self._task.done():
            self._task = asyncio.create_task(self._run())

    def forget(self, connection: Connection) -> None:
        self._onlookers.discard(connection)
        if not self._onlookers:
            self._stirred.set()

    async def stop(self) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    # What happens

    def heard_of(self, table: Table) -> None:
        """A table has changed here, or somebody has opened or closed it."""
        if table.is_waiting() or table.id in self._waiting:
            self._stirred.set()

    def heard_elsewhere(self, table_id: str | None = None) -> None:
        """Somebody has opened or closed a table at another worker; None: anything has changed."""
        if table_id is None or table_id in self._waiting:
            self._stirred.set()

    async def _run(self) -> None:
        while self._onlookers:
            with suppress(TimeoutError):
                async with asyncio.timeout(SWEEP_SECONDS):
                    await self._stirred.wait()
            self._stirred.clear()
            try:
                await self._read()
                self._outage.ended()
            except Exception as error:
                self._outage.began(error)
            await asyncio.sleep(max(PAUSE_SECONDS, PAUSE_FOR_EACH * len(self._onlookers)))

    async def _read(self) -> None:
        """Read the tables, and tell everybody who looks on what is different."""
        async with self._reading:
            waiting = await self.store.waiting_for_players(MOST_WAITING)
            attended = [(name, address) for name, address in waiting if self.connected(name)]
            tables = await self.store.tables(fairly_chosen(attended, MOST_SHOWN))
            forms = {
                table.id: shown(table, edition)
                for table, edition in await readable(tables)
                if table.is_waiting()
            }
            before, self._shown = self._shown, forms
            self._waiting = {name for name, _ in waiting}
            onlookers = list(self._onlookers)
            changed: OpenTablesChanged = {
                "type": "open_tables_changed",
                "changed": [form for name, form in forms.items() if before.get(name) != form],
                "gone": [name for name in before if name not in forms],
            }
            if changed["changed"] or changed["gone"]:
                await _tell(onlookers, orjson.dumps(changed))


def fairly_chosen(waiting: Iterable[tuple[str, str | None]], most: int) -> list[str]:
    """Of tables with their hosts' addresses first one of every address, then the next ones."""
    earlier: Counter[str] = Counter()
    ranked: list[tuple[int, str]] = []
    for name, address in waiting:
        ranked.append((earlier[address or name], name))
        earlier[address or name] += 1
    return [name for _, name in sorted(ranked, key=itemgetter(0))[:most]]


async def _tell(onlookers: list[Connection], text: bytes) -> None:
    for number, connection in enumerate(onlookers, start=1):
        connection.send_text(text)
        if number % AT_ONCE == 0:
            await asyncio.sleep(0)


def shown(table: Table, edition: Edition) -> OpenTable:
    """What anybody may know of a table that waits for players."""
    colours = find(table.game).colours
    return {
        "table": table.id,
        "game": table.game,
        "players": len(table.seats),
        "options": table.options,
        "edition": edition.name,
        "own_edition": table.edition is not None,
        "clock": table.clock,
        "hints": table.hints,
        "lang": table.lang,
        "rated": rated_games.why_not_rated(table) is None,
        "seats": [
            {
                "colour": colours[seat.number],
                "kind": seat.kind,
                "name": seat.name,
                "bot": seat.bot,
                "rating": rating_of(table, seat),
                "provisional": seat.provisional,
            }
            for seat in table.seats
        ],
        "created": table.created,
    }
