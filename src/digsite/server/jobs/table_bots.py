"""The bots at the tables: one task for each table where a bot is to play.

Where a bot plays every seat and nobody is watching, the game rests until somebody comes.
"""

import asyncio
import logging
from typing import Final

from digsite.server.jobs.search_threads import LazyBot, SearchThreads
from digsite.server.ops.logs import short
from digsite.server.ops.outages import Outage, is_outage
from digsite.server.store import Store
from digsite.server.table import clocks, permissions, play
from digsite.server.table.connection import Connection
from digsite.server.table.history import PLAY
from digsite.server.table.live_table import LiveTable
from digsite.server.table.live_tables import LiveTables
from digsite.server.threads.fair_threads import Owner
from digsite.server.wire.refusals import Refused
from digsite.server.workers import Workers

RETRY_SECONDS: Final = 10.0
HURRIED_PACE: Final = 0.05
"""The shortest time, in seconds, that a bot takes where everybody is in a hurry."""
log = logging.getLogger("digsite.server")


class TableBots:
    """`pace` is the shortest time, in seconds, that a bot takes for an action."""

    def __init__(
        self,
        store: Store,
        tables: LiveTables,
        workers: Workers,
        threads: SearchThreads,
        pace: float,
    ) -> None:
        self.store, self.tables, self.workers = store, tables, workers
        self.threads, self.pace = threads, pace
        self._tasks: dict[str, asyncio.Task[bool]] = {}
        self._stopped = False
        self._outage = Outage("bots cannot play", "bots can play again")

    async def resume(self, before: int | None = None) -> None:
        """Go on where a bot was to play when the server, or another worker, stopped."""
        for table_id in await self.store.waiting_for_bots(before):
            self._start(table_id)
        for live in self.tables.visited():
            if _is_left_to_bots(live):
                self.wake(live)

    def drop_claims(self) -> None:
        """Stop at all tables: other workers may move for their bots now."""
        for task in self._tasks.values():
            task.cancel()

    def wake(self, live: LiveTable) -> None:
        """Called after every change of a table, and when somebody comes."""
        if _bot_to_play(live) is not None:
            self._start(live.table.id)

    async def stop(self) -> None:
        self._stopped = True
        tasks = [*self._tasks.values()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def _start(self, table_id: str) -> None:
        if self._stopped or table_id in self._tasks:
            return
        task = asyncio.create_task(self._play(table_id))
        self._tasks[table_id] = task
        task.add_done_callback(lambda _: self._done(table_id))

    def _done(self, table_id: str) -> None:
        task = self._tasks.pop(table_id)
        if task.cancelled():
            return
        error = task.exception()
        if error is None:
            self._outage.ended()
            live = self.tables.find(table_id)
            if task.result() and live is not None:
                self.wake(live)
            return
        if is_outage(error):
            self._outage.began(error)
        else:
            log.error("a bot failed at table %s", short(table_id), exc_info=error)
        asyncio.get_running_loop().call_later(RETRY_SECONDS, self._start, table_id)

    async def _play(self, table_id: str) -> bool:
        """Play at a table, unless another worker does; returns whether the claim was ours."""
        async with self.workers.claim(table_id) as ours:
            if ours:
                async with self.tables.open(table_id) as live:
                    await self._play_at(live)
        return ours

    async def _play_at(self, live: LiveTable) -> None:
        """Play as long as it is a bot's turn; a bot keeps what it thought while its turn lasts."""
        bot = LazyBot(None, "")
        while True:
            async with live.exclusive():
                level = _bot_to_play(live)
                if level is None:
                    return
                history = permissions.require_playing(live.table, live.history)
                match, place = history.match, history.place()
                seq, view, owner = live.table.seq, match.seen_by(match.seat), _owner(live)
            pace = asyncio.create_task(asyncio.sleep(self._pace_at(live)))
            try:
                if (bot.seat, bot.level) != (view.seat, level):
                    bot = LazyBot(view.seat, level)
                if place is not None and place.choices:
                    action = place.choices[0]
                else:
                    action = (await self.threads.choice_of(bot, view, owner)).action
                await pace
            finally:
                pace.cancel()
            async with live.exclusive():
                if live.table.seq == seq and _bot_to_play(live) is not None:
                    await self._make(live, action)

    def _pace_at(self, live: LiveTable) -> float:
        return min(self.pace, HURRIED_PACE) if _is_in_hurry(live) else self.pace

    async def _make(self, live: LiveTable, action: str) -> None:
        try:
            await play.make(live, PLAY, action, None)
        except Refused as refused:
            if refused.code != "table.moved_on":
                raise


def _bot_to_play(live: LiveTable) -> str | None:
    """The level of the bot that is to play, if one is and the game does not rest."""
    if live.table.phase != "playing" or live.table.active is None:
        return None
    if not live.audience and _is_left_to_bots(live):
        return None
    return clocks.stand_in(live.table, live.table.active)


def _is_left_to_bots(live: LiveTable) -> bool:
    """Whether only bots still play: the game would go on to its end with nobody there."""
    return not any(seat.holder is not None and seat.bot is None for seat in live.table.seats)


def _is_in_hurry(live: LiveTable) -> bool:
    """Whether everybody who has a seat looks on from here and would rather not wait for bots."""
    holders = {seat.holder for seat in live.table.seats if seat.holder is not None}
    hurrying = {connection.holder for connection in live.audience if connection.hurries}
    return bool(holders) and holders <= hurrying


def _owner(live: LiveTable) -> Owner:
    """For whom the bots of a table think: for its host, from where they or others look on."""
    host = live.table.host

    def nearness(connection: Connection) -> tuple[bool, bool]:
        return connection.holder == host, live.table.is_held_by(connection.holder)

    nearest = max(live.audience, key=nearness, default=None)
    return Owner(nearest.address if nearest else None, host)
