"""Bots at the tables, and hints: they think in threads of their own and hold up nobody.

What goes into a thread is the blinded view of one seat; the true state stays here. Where nobody
looks on and a bot plays every seat, the game rests until somebody comes: nobody waits for it.
"""

import asyncio
import logging
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import TYPE_CHECKING, Final

from digsite import bots
from digsite.analysis.hints import find_hints
from digsite.bots.players import Bot, make_bot
from digsite.bots.searcher import Searcher
from digsite.core import kernels
from digsite.core.game import Game, find, names
from digsite.core.view import View
from digsite.server.edge.rate_limits import Allowances
from digsite.server.ops import metrics
from digsite.server.ops.logs import short
from digsite.server.ops.outages import Outage, is_outage
from digsite.server.settings import Settings
from digsite.server.table import clocks
from digsite.server.table.connection import Client
from digsite.server.table.history import PLAY
from digsite.server.table.live_table import Room
from digsite.server.threads.fair_threads import FairThreads, Owner
from digsite.server.wire.refusals import Refused
from digsite.server.wire.server_messages import ShownHint

if TYPE_CHECKING:
    from digsite.server.table.live_tables import Hub

LONGEST_THOUGHT: Final = 4000
"""Milliseconds after which any level has to choose."""
RETRY_SECONDS: Final = 10.0
HINT_BURST_SECONDS: Final = 20.0
HINTERS_PER_ADDRESS: Final = 4
"""So many times a browser's hints may be asked for from one address."""
log = logging.getLogger("digsite.server")


def check_level(game: Game, level: str | None) -> str:
    """A level that there is; raises BadRequest otherwise."""
    return bots.level(game, level or "").name


class Thinkers:
    """The threads in which bots think, and one task for each table where a bot is to play."""

    def __init__(self, settings: Settings, hub: "Hub") -> None:
        self.settings, self.hub = settings, hub
        self._threads = FairThreads(settings.bot_threads)
        self._loader = ThreadPoolExecutor(1, thread_name_prefix="loader")
        self._tasks: dict[str, asyncio.Task[bool]] = {}
        self._warming: dict[str, asyncio.Task[None]] = {}
        self._stopped = False
        hints = settings.hints_per_minute / 60
        self._hints = Allowances(hints, HINT_BURST_SECONDS)
        self._hints_there = Allowances(hints * HINTERS_PER_ADDRESS, HINT_BURST_SECONDS)
        self._outage = Outage("bots cannot play", "bots can play again")

    def warm_up(self) -> None:
        """Get all searches ready, one after the other, before the first bot needs them."""
        for name in names():
            self._warmed(find(name))

    def _warmed(self, game: Game) -> asyncio.Task[None]:
        """A task that is done when the game's search is compiled and loaded."""
        if game.name not in self._warming:
            self._warming[game.name] = asyncio.create_task(self._warm(game))
        return self._warming[game.name]

    async def _warm(self, game: Game) -> None:
        if not kernels.available():
            return
        loop = asyncio.get_running_loop()
        try:
            await loop.run_in_executor(self._loader, Searcher, game, game.players[0])
        except Exception:
            log.exception("the search of %s could not be made ready", game.name)

    async def resume(self, before: int | None = None) -> None:
        """Go on at the tables where a bot was to play when a server, or another worker, stopped."""
        for table_id in await self.hub.store.waiting_for_bots(before):
            self._start(table_id)
        for room in self.hub.visited():
            if _is_left_to_bots(room):
                self.wake(room)

    def drop_claims(self) -> None:
        """Stop at all tables: other workers may move for their bots now."""
        for task in self._tasks.values():
            task.cancel()

    def wake(self, room: Room) -> None:
        """Called after every change of a table, and when somebody comes."""
        if _bot_to_play(room) is not None:
            self._start(room.table.id)

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
            if task.result():
                self.hub.wake_bots(table_id)
            return
        if is_outage(error):
            self._outage.began(error)
        else:
            log.error("a bot failed at table %s", short(table_id), exc_info=error)
        asyncio.get_running_loop().call_later(RETRY_SECONDS, self._start, table_id)

    async def stop(self) -> None:
        self._stopped = True
        tasks = [*self._tasks.values(), *self._warming.values()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        self._threads.stop()
        self._loader.shutdown(wait=False, cancel_futures=True)

    async def _play(self, table_id: str) -> bool:
        """Play at a table, unless another worker does; says whether it was for us to play."""
        async with self.hub.relay.claim(table_id) as ours:
            if ours:
                async with self.hub.room(table_id) as room:
                    await self._play_in(room)
        return ours

    async def _play_in(self, room: Room) -> None:
        """Play as long as it is a bot's turn; a bot keeps what it thought while its turn lasts."""
        thinker = Thinker(None, "")
        while True:
            async with room.held():
                level = _bot_to_play(room)
                if level is None:
                    return
                match, seq = room.playing().match, room.table.seq
                view, owner = match.seen_by(match.seat), _owner(room)
            pace = asyncio.create_task(asyncio.sleep(self.settings.bot_pace))
            try:
                if (thinker.seat, thinker.level) != (view.seat, level):
                    thinker = Thinker(view.seat, level)
                choice = await self._choose(thinker, view, owner)
                await pace
            finally:
                pace.cancel()
            async with room.held():
                if room.table.seq == seq and _bot_to_play(room) is not None:
                    await self._make(room, choice.action)

    async def _make(self, room: Room, action: str) -> None:
        try:
            await room.make(PLAY, action, None)
        except Refused as refused:
            if refused.code != "table.moved_on":
                raise

    def count_hint(self, owner: Owner) -> None:
        """Refuses a browser or an address that asks for too many hints."""
        address, holder = owner
        enough = address is not None and not self._hints_there.take(address)
        if enough or not self._hints.take(holder or ""):
            raise Refused("request.too_fast")

    async def hints(self, view: View, lang: str, owner: Owner) -> list[ShownHint]:
        """The best moves for the asking seat, the best first, each with its reason."""
        await asyncio.shield(self._warmed(view.game))
        iterations = self.settings.hint_iterations
        search = partial(find_hints, view, iterations=iterations, ms=LONGEST_THOUGHT, lang=lang)
        found = await self._threads.run(owner, search)
        return [
            {
                "action": one.action,
                "win": round(one.win, 3),
                "behind": round(one.behind, 3),
                "why": one.why,
            }
            for one in found
        ]

    async def _choose(self, thinker: "Thinker", view: View, owner: Owner) -> bots.Choice:
        if bots.level(view.game, thinker.level).iterations > 0:
            await asyncio.shield(self._warmed(view.game))
        with metrics.thinking_seconds.labels(thinker.level).time():
            return await self._threads.run(owner, partial(thinker.choose, view))


class Thinker:
    """A bot that is made when it first thinks: making it loads what was compiled."""

    def __init__(self, seat: int | None, level: str) -> None:
        self.seat, self.level = seat, level
        self._bot: Bot | None = None

    def choose(self, view: View) -> bots.Choice:
        if self._bot is None:
            chosen = bots.level(view.game, self.level)
            self._bot = make_bot(view.game, view.players, chosen, ms=LONGEST_THOUGHT)
        return self._bot.choose(view)


def _bot_to_play(room: Room) -> str | None:
    """The level of the bot that is to play, if one is and the game does not rest."""
    if room.table.phase != "playing" or room.table.active is None:
        return None
    if not room.clients and _is_left_to_bots(room):
        return None
    return clocks.stand_in(room.table, room.table.active)


def _is_left_to_bots(room: Room) -> bool:
    """Whether nobody plays any more: the game would go on to its end with nobody there."""
    return not any(seat.holder is not None and seat.bot is None for seat in room.table.seats)


def _owner(room: Room) -> Owner:
    """For whom the bots of a table think: for its host, from where they or others look on."""
    host = room.table.host

    def nearness(client: Client) -> tuple[bool, bool]:
        return client.holder == host, room.table.is_held_by(client.holder)

    nearest = max(room.clients, key=nearness, default=None)
    return Owner(nearest.address if nearest else None, host)
