"""Counts of attempts that must hold over restarts and workers: guesses, tables made, messages."""

from sqlalchemy import delete
from sqlalchemy.exc import IntegrityError

from digsite.server.ids import digest
from digsite.server.store.database import Store
from digsite.server.store.models import AttemptCount
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
            counted = await session.get(AttemptCount, subject, with_for_update=True)
            if counted is None:
                await session.execute(delete(AttemptCount).where(AttemptCount.since < at - DAY))
                session.add(AttemptCount(subject=subject, since=at, count=1))
                return most > 0
            if counted.since <= at - period:
                counted.since, counted.count = at, 0
            if counted.count >= most:
                return False
            counted.count += 1
            return True
