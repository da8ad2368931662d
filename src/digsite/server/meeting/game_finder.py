"""Quick pairing: people who want a game are brought together, at whichever worker they wait.

Everybody who seeks is a row of the database for as long as their connection lasts: leaving the page
is leaving. Every worker at which somebody waits looks who goes together; of two that find the same
people the database lets one make the table, and all tell their own.
"""

import asyncio
import secrets
from collections.abc import Sequence
from contextlib import suppress
from typing import Final

import orjson

from digsite.core.game import find, names
from digsite.server.ids import new_key
from digsite.server.meeting import pools
from digsite.server.ops.outages import Outage
from digsite.server.ratings.rated_games import STAND_IN
from digsite.server.ratings.scale import NEWCOMER, nearest_level
from digsite.server.seats.new_tables import paired_table, seat_values
from digsite.server.store import Store, Table
from digsite.server.store.meeting.blocks import Blocks
from digsite.server.store.meeting.models import Pace, Seeker
from digsite.server.store.meeting.seekers import Seekers
from digsite.server.store.models import ClockRules
from digsite.server.table.connection import Connection
from digsite.server.times import DAY, SECOND, now
from digsite.server.wire.meeting_messages import Paired, Seek, Seeking, SoughtElsewhere
from digsite.server.wire.refusals import Refused
from digsite.server.wire.requests import WishedSeat

LOOK_SECONDS: Final = 2.0
"""After which everybody is looked at again: ratings may be further apart after a wait."""
PAUSE_SECONDS: Final = 0.25
CASUAL: Final = "casual"
"""The bots of whoever has no rating."""
CLOCKS: Final[dict[Pace, ClockRules | None]] = {
    "none": None,
    "fast": {"turn": 60, "reserve": 120, "late": "turn", "bot": STAND_IN},
    "slow": {"turn": DAY // SECOND, "reserve": DAY // SECOND, "late": "seat", "bot": STAND_IN},
}


class GameFinder:
    """Bots are offered after `bots_seconds` of waiting."""

    def __init__(self, store: Store, bots_seconds: float) -> None:
        self.seekers, self.blocks = Seekers(store), Blocks(store)
        self.bots_after = bots_seconds * SECOND
        self._waiting: dict[str, Connection] = {}
        """Who waits at this worker, by the name under which they seek."""
        self._told: dict[str, Seeking] = {}
        self._stirred = asyncio.Event()
        self._task: asyncio.Task[None] | None = None
        self._outage = Outage("nobody can be paired", "people can be paired again")

    # What one who seeks can say

    async def require_pool(self, wish: Seek) -> None:
        """Refuse to seek what cannot be found."""
        if wish.game not in names() or wish.players not in find(wish.game).players:
            raise Refused("request.bad", detail="players")

    async def seek(
        self, connection: Connection, wish: Seek, name: str | None, rating: int | None
    ) -> None:
        assert connection.holder is not None
        await self.forget(connection)
        at = now()
        seeker = Seeker(
            id=new_key(),
            holder=connection.holder,
            name=name,
            game=wish.game,
            players=wish.players,
            pace=wish.pace,
            lang=connection.lang,
            rating=NEWCOMER if rating is None else rating,
            since=at,
            seen=at,
            bots_since=None,
            table_id=None,
        )
        await self.seekers.add(seeker)
        self._waiting[seeker.id] = connection
        self.stir()
        if self._task is None or self._task.done():
            self._task = asyncio.create_task(self._run())

    async def fill(self, connection: Connection) -> None:
        """Somebody would rather play with bots than wait any longer."""
        for seeker_id in self._names_of(connection):
            await self.seekers.take_bots(seeker_id)
            self.stir()
            return
        raise Refused("seek.not_seeking")

    async def forget(self, connection: Connection) -> None:
        """Somebody does not want a game any more, or is not there any more."""
        for seeker_id in self._names_of(connection):
            self._drop(seeker_id)
            await self.seekers.remove(seeker_id)

    def _names_of(self, connection: Connection) -> list[str]:
        return [name for name, one in self._waiting.items() if one is connection]

    def _drop(self, seeker_id: str) -> None:
        self._waiting.pop(seeker_id, None)
        self._told.pop(seeker_id, None)

    # Looking who goes together

    def stir(self) -> None:
        """Something has happened, here or elsewhere."""
        self._stirred.set()

    async def stop(self) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def _run(self) -> None:
        while self._waiting:
            with suppress(TimeoutError):
                async with asyncio.timeout(LOOK_SECONDS):
                    await self._stirred.wait()
            self._stirred.clear()
            try:
                await self._look()
                self._outage.ended()
            except Exception as error:
                self._outage.began(error)
            await asyncio.sleep(PAUSE_SECONDS)

    async def _look(self) -> None:
        await self.seekers.keep(list(self._waiting))
        waiting = await self.seekers.waiting()
        blocked = await self.blocks.among(seeker.holder for seeker in waiting)
        for group in pools.groups(waiting, blocked, now()):
            if any(seeker.id in self._waiting for seeker in group):
                await self.seekers.pair(group, _table(group))
        await self._tell_found()
        for pool in pools.pools(await self.seekers.waiting()):
            self._tell_pool(pool)

    async def _tell_found(self) -> None:
        """Tell those who wait here of their tables, or that they seek in another window now."""
        here = list(self._waiting)
        found = await self.seekers.found(here)
        for seeker_id in here:
            table_id = found.get(seeker_id)
            if table_id is None and seeker_id in found:
                continue
            connection = self._waiting.get(seeker_id)
            self._drop(seeker_id)
            if table_id is not None:
                await self.seekers.remove(seeker_id)
            if connection is not None:
                connection.send_text(orjson.dumps(_end(table_id)))

    def _tell_pool(self, pool: list[Seeker]) -> None:
        """Tell those who wait here how it stands, where something is new."""
        at = now()
        for seeker in pool:
            connection = self._waiting.get(seeker.id)
            seeking: Seeking = {
                "type": "seeking",
                "game": seeker.game,
                "players": seeker.players,
                "pace": seeker.pace,
                "since": seeker.since,
                "waiting": len(pool),
                "offered": at - seeker.since >= self.bots_after,
                "bots": seeker.bots_since is not None,
                "ready": sum(one.bots_since is not None for one in pool if one is not seeker),
            }
            if connection is not None and self._told.get(seeker.id) != seeking:
                self._told[seeker.id] = seeking
                connection.send_text(orjson.dumps(seeking))


def _end(table_id: str | None) -> Paired | SoughtElsewhere:
    return {"type": "stopped"} if table_id is None else {"type": "paired", "table": table_id}


def _bot(group: Sequence[Seeker]) -> str:
    """A bot that is worth as much as those with whom it plays."""
    ratings = [seeker.rating for seeker in group if seeker.rating != NEWCOMER]
    return nearest_level(group[0].game, sum(ratings) // len(ratings)) if ratings else CASUAL


def _table(group: tuple[Seeker, ...]) -> Table:
    """The table of those who were brought together, with bots on missing seats."""
    first = group[0]
    seats = [
        seat_values(seeker.game, WishedSeat(kind="here", name=seeker.name), seeker.holder)
        for seeker in group
    ]
    bot = WishedSeat(kind="bot", bot=_bot(group))
    seats += [seat_values(first.game, bot, "") for _ in range(first.players - len(group))]
    secrets.SystemRandom().shuffle(seats)
    return paired_table(first.game, seats, CLOCKS[first.pace], first.lang)
