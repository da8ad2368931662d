"""Reviews finished games on request, in the threads of the bots.

A game is reviewed once, however many ask, a few moves at a time: a bot or a hint that is waited for
gets its turn between two portions. The work goes on when those who asked have left. If the server
stops half-way, the review starts over when somebody asks again.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from functools import partial
from typing import Final

from digsite.analysis.review import Reviewing
from digsite.server.jobs.search_threads import SearchThreads
from digsite.server.ops.logs import short
from digsite.server.ops.outages import is_outage
from digsite.server.replays.library import Replay, ReplayLibrary
from digsite.server.replays.review_texts import METHOD, Progress, kept_text, shown_text
from digsite.server.store import Store
from digsite.server.store.models import StoredReview
from digsite.server.threads.fair_threads import Owner
from digsite.server.times import SECOND, now
from digsite.server.wire.refusals import Refused
from digsite.server.workers import Workers

PORTION_SECONDS: Final = 0.1
NOTED_EVERY: Final = 1 * SECOND
"""How often other workers are told how far a review has come."""
LEFT_ALONE: Final = 10 * SECOND
"""A review without progress for so long counts as abandoned."""
MOST_UNDER_WAY: Final = 16
MOST_EACH: Final = 2
"""Of one address: nobody alone can fill the list for all others."""
MOST_MOVES: Final = 5000
"""In a game that is reviewed: no game between people comes near it."""
MOST_ITERATIONS: Final = 1000
"""For one move; a short game needs no more."""
log = logging.getLogger("digsite.server")


@dataclass
class _UnderWay:
    owner: Owner
    progress: Progress
    task: asyncio.Task[None] | None = None


class Reviewer:
    """`iterations` are for all moves of a game together."""

    def __init__(
        self,
        store: Store,
        replays: ReplayLibrary,
        workers: Workers,
        threads: SearchThreads,
        iterations: int,
    ) -> None:
        self.store, self.replays, self.workers = store, replays, workers
        self.threads, self.iterations = threads, iterations
        self._under_way: dict[str, _UnderWay] = {}

    async def look(self, reader: Owner, key: str, lang: str) -> bytes:
        """A game's review in a language, or how far it has come; nothing is begun."""
        found = await self._found(reader, key, lang)
        if found is not None:
            return found
        replay = await self.replays.of_link(reader, key)
        return Progress(False, 0, len(replay.playback.played)).shown()

    async def ask(
        self,
        reader: Owner,
        owner: Owner,
        key: str,
        lang: str,
        permit: Callable[[], Awaitable[None]],
    ) -> bytes:
        """The same; if there is none, it is begun, unless `permit` raises Refused."""
        found = await self._found(reader, key, lang)
        if found is not None:
            return found
        replay = await self.replays.of_link(reader, key)
        if key not in self._under_way:
            await self._begin(owner, key, replay, permit)
        return self._under_way[key].progress.shown()

    async def stop(self) -> None:
        tasks = [work.task for work in self._under_way.values() if work.task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _found(self, reader: Owner, key: str, lang: str) -> bytes | None:
        """A review that is kept, or the progress of one under way; None if there is neither."""
        here = self._under_way.get(key)
        if here is not None:
            return here.progress.shown()
        kept = await self._kept(key)
        if kept is None:
            return None
        if kept.text is not None:
            return await self.replays.readers.read(reader, shown_text, kept.text, kept.total, lang)
        elsewhere = self.store.shared and kept.changed > now() - LEFT_ALONE
        return Progress(True, kept.done, kept.total).shown() if elsewhere else None

    async def _kept(self, key: str) -> StoredReview | None:
        """What is stored of a review made by today's method."""
        kept = await self.store.review(key)
        return kept if kept is not None and kept.method == METHOD else None

    async def _is_made(self, key: str) -> bool:
        kept = await self._kept(key)
        return kept is not None and kept.text is not None

    def _require_room(self, owner: Owner) -> None:
        if len(self._under_way) >= MOST_UNDER_WAY:
            raise Refused("server.slow")
        theirs = [work for work in self._under_way.values() if work.owner.address == owner.address]
        if owner.address is not None and len(theirs) >= MOST_EACH:
            raise Refused("request.too_fast")

    async def _begin(
        self, owner: Owner, key: str, replay: Replay, permit: Callable[[], Awaitable[None]]
    ) -> None:
        total = len(replay.playback.played)
        if total > MOST_MOVES:
            raise Refused("review.too_long", most=MOST_MOVES)
        self._require_room(owner)
        # Before the first await: whoever asks at the same time finds it begun.
        work = self._under_way[key] = _UnderWay(owner, Progress(True, 0, total))
        try:
            await permit()
        except BaseException:
            del self._under_way[key]
            raise
        task = work.task = asyncio.create_task(self._make(key, work, replay))
        task.add_done_callback(partial(self._ended, key))

    async def _make(self, key: str, work: _UnderWay, replay: Replay) -> None:
        """Review a game and keep the result, unless another worker does or the game is gone."""
        async with self.workers.claim(f"review {key}") as ours:
            # Another worker may have finished it before this one got the claim.
            if not ours or await self._is_made(key):
                return
            game, total = replay.playback.game, work.progress.total
            row = _row(key, replay, total)
            kept = await self.store.keep_review(row)
            reviewing = await self.threads.run(game, work.owner, partial(self._reviewing, replay))
            while kept and reviewing.done < total:
                portion = partial(reviewing.go_on, PORTION_SECONDS)
                await self.threads.run(game, work.owner, portion)
                work.progress = Progress(True, reviewing.done, total)
                if now() - row.changed >= NOTED_EVERY:
                    row.done, row.changed = reviewing.done, now()
                    kept = await self.store.keep_review(row)
            if kept:
                finish = partial(kept_text, reviewing.review())
                row.text = await self.threads.run(game, work.owner, finish)
                row.done, row.changed = total, now()
                await self.store.keep_review(row)

    def _reviewing(self, replay: Replay) -> Reviewing:
        playback = replay.playback
        actions = [played.action for played in playback.played]
        iterations = max(1, min(MOST_ITERATIONS, self.iterations // max(1, len(actions))))
        return Reviewing(
            playback.game, playback.edition, playback.beginning(), actions, iterations=iterations
        )

    def _ended(self, key: str, task: asyncio.Task[None]) -> None:
        del self._under_way[key]
        if task.cancelled():
            return
        error = task.exception()
        if error is not None and not is_outage(error):
            log.error("the review of %s failed", short(key), exc_info=error)


def _row(key: str, replay: Replay, total: int) -> StoredReview:
    """The row of a review that has just begun."""
    table_id = replay.table_id
    return StoredReview(
        replay=key,
        table_id=table_id,
        record_id=key if table_id is None else None,
        method=METHOD,
        done=0,
        total=total,
        text=None,
        changed=now(),
    )
