"""Tells players that it is their turn: sparingly, each by one worker only, many at once.

A slow receiver delays only others at its own host; where too much is under way already, a notice
is put off a little.
"""

import asyncio
import logging
from collections.abc import Callable
from functools import partial
from typing import Final

from digsite import locales
from digsite.core.game import find
from digsite.server.notices import delivery
from digsite.server.notices.concurrency import Busy, ConcurrencyLimit
from digsite.server.notices.delivery import TurnMessage
from digsite.server.notices.recipients import recipient
from digsite.server.notices.safe_http import SafeHttp, Unreachable
from digsite.server.ops.outages import Outage
from digsite.server.ops.periodic import Periodic
from digsite.server.settings import Settings
from digsite.server.store import Store
from digsite.server.store.attempts import Attempts
from digsite.server.store.models import Notice
from digsite.server.store.notices import Notices
from digsite.server.store.server_keys import ServerKeys
from digsite.server.times import HOUR, MINUTE, SECOND, now

MOST_TRIES: Final = 6
CLAIM: Final = MINUTE
LATER: Final = 30 * SECOND
MOST_UNDER_WAY: Final = 200
MOST_PAGES: Final = 20
"""Pages of due notices in one look, each of as many as may be under way."""
MOST_AT_ONCE: Final = 64
PER_HOST: Final = 4
"""Messages on their way to one host; ten times as many may wait."""
log = logging.getLogger("digsite.server")


class NoticeSender(Periodic):
    """Looks now and then for notices that are due; each worker runs one.

    `connected` says who has a table open.
    """

    def __init__(
        self, store: Store, settings: Settings, connected: Callable[[str], set[str]]
    ) -> None:
        outage = Outage("players cannot be told", "players can be told again")
        super().__init__(settings.notice_pace, outage)
        self.store, self.settings, self.connected = store, settings, connected
        self.notices, self.http = Notices(store), SafeHttp(settings)
        self._limit = ConcurrencyLimit(total=MOST_AT_ONCE, each=PER_HOST, waiting=10 * PER_HOST)
        self._under_way: dict[str, asyncio.Task[None]] = {}

    async def look(self) -> None:
        """Notify those who are absent; put off those who have the table open.

        They are put off in the database. Otherwise they would come first on every page, and enough
        of them to fill one would keep everybody else waiting for as long as they stay.
        """
        at, quiet = now(), int(self.settings.notice_quiet * SECOND)
        later = at + int(2 * self.settings.notice_pace * SECOND)
        for _ in range(MOST_PAGES):
            if len(self._under_way) >= MOST_UNDER_WAY:
                return
            beside = [*self._under_way]
            page = await self.notices.due(at, quiet, beside=beside, most=MOST_UNDER_WAY)
            present = {one.id for one in page if one.holder in self.connected(one.table_id)}
            absent = [one for one in page if one.id not in present]
            for notice in absent[: MOST_UNDER_WAY - len(self._under_way)]:
                self._begin(notice)
            if present:
                await self.notices.put_off([*present], at, later)
            if len(page) < MOST_UNDER_WAY:
                return

    def _begin(self, notice: Notice) -> None:
        task = asyncio.create_task(self._tell(notice))
        self._under_way[notice.id] = task
        task.add_done_callback(partial(self._done, notice.id))

    def _done(self, notice_id: str, task: asyncio.Task[None]) -> None:
        del self._under_way[notice_id]
        error = None if task.cancelled() else task.exception()
        if error is not None:
            self.outage.began(error)

    async def stop(self) -> None:
        await super().stop()
        tasks = [*self._under_way.values()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _tell(self, notice: Notice) -> None:
        tries = notice.tries + 1
        claim = now() + CLAIM * 2 ** min(tries, MOST_TRIES)
        if not await self.notices.claim(notice, claim):
            return
        host = delivery.asked_host(self.settings, notice.kind, notice.target)
        try:
            async with self._limit.take(host, seconds=self.settings.outgoing_seconds):
                if not await self._may(notice):
                    return
                await self._send(notice)
        except Busy:
            # Nobody's fault, so it is not counted as a try; others come first meanwhile.
            later = now() + LATER
            await self.notices.give_back(notice, claim, later)
        except delivery.Gone:
            await self.notices.remove(notice.id)
        except Unreachable as error:
            log.info("a player could not be told by %s: %s", notice.kind, error)
            if tries >= MOST_TRIES:
                await self.notices.remove(notice.id)
        else:
            await self.notices.end_claim(notice.id, claim, now())

    async def _may(self, notice: Notice) -> bool:
        """Count a message; False if its receiver, or the receiver's host, has had too many."""
        attempts, settings = Attempts(self.store), self.settings
        to, most = recipient(notice.kind, notice.target), settings.notices_per_host
        return await attempts.may(
            "told", to.name, most=settings.notices_per_hour, period=HOUR
        ) and await attempts.may("told host", to.host, most=most, period=HOUR)

    async def _send(self, notice: Notice) -> None:
        table = await self.store.table(notice.table_id)
        if table is None:
            return
        message = self._message(notice, find(table.game).name)
        if notice.kind == "email":
            links = {"link": message["link"], "remove": message["remove"]}
            text = locales.message(notice.lang, "server", "notice-turn-text", links)
            await delivery.email(self.http, notice.target, message["title"], text)
        elif notice.kind == "webhook":
            await delivery.webhook(self.http, notice.target, message)
        else:
            vapid = await vapid_key(self.store)
            await delivery.push(self.http, vapid, notice.target, message)

    def _message(self, notice: Notice, game: str) -> TurnMessage:
        base = (self.settings.public_url or "").rstrip("/")
        title = locales.message(notice.lang, "server", "notice-turn-title", {})
        return {
            "type": "turn",
            "table": notice.table_id,
            "seat": notice.seat,
            "game": game,
            "title": title,
            "link": f"{base}/table/{notice.table_id}",
            "remove": f"{base}/notices/{notice.id}",
        }


async def vapid_key(store: Store) -> str:
    return await ServerKeys(store).get("vapid", delivery.new_vapid_key)
