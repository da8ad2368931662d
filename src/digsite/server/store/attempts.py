"""Counts of attempts that must hold over restarts and workers: guesses, tables made, messages."""

from sqlalchemy import delete
from sqlalchemy.exc import IntegrityError

from digsite.server.ids import digest
from digsite.server.store.database import Store
from digsite.server.store.models import Tally
from digsite.server.times import DAY, now


class Attempts:
    """Every function is one transaction."""

    def __init__(self, store: Store) -> None:
        self.store = store

    async def may(self, what: str, *who: str, most: int, period: int) -> bool:
        """Count one more attempt; False if there were `most` within `period` milliseconds."""
        subject = digest(what, *who)
        try:
            return await self._count(subject, most, period)
        except IntegrityError:
            # Another worker counted the very first attempt at the same moment.
            return await self._count(subject, most, period)

    async def _count(self, subject: str, most: int, period: int) -> bool:
        at = now()
        async with self.store.writing() as session:
            tally = await session.get(Tally, subject, with_for_update=True)
            if tally is None:
                await session.execute(delete(Tally).where(Tally.since < at - DAY))
                session.add(Tally(subject=subject, since=at, count=1))
                return most > 0
            if tally.since <= at - period:
                tally.since, tally.count = at, 0
            if tally.count >= most:
                return False
            tally.count += 1
            return True
