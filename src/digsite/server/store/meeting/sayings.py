"""What was said among the seats of a table."""

import json
from collections.abc import Sequence
from typing import Final

from sqlalchemy import delete, func, select, text
from sqlalchemy.exc import IntegrityError

from digsite.server.store.database import CHANNEL, Store
from digsite.server.store.meeting.models import Saying
from digsite.server.times import now

MOST_KEPT: Final = 500
"""Sayings of one table; the oldest go."""


class Sayings:
    """Every function is one transaction."""

    def __init__(self, store: Store) -> None:
        self.store = store

    async def add(
        self, table_id: str, seat: int, holder: str, words: str, request: str
    ) -> Saying | None:
        """Keep a saying under the next number, and tell the other workers; None if it is there."""
        try:
            return await self._add(table_id, seat, holder, words, request)
        except IntegrityError:
            # Somebody at another worker spoke at the same moment.
            return await self._add(table_id, seat, holder, words, request)

    async def _add(
        self, table_id: str, seat: int, holder: str, words: str, request: str
    ) -> Saying | None:
        here = Saying.table_id == table_id
        async with self.store.writing() as session:
            if await session.scalar(select(Saying.number).where(here, Saying.request == request)):
                return None
            number = (await session.scalar(select(func.max(Saying.number)).where(here)) or 0) + 1
            saying = Saying(
                table_id=table_id,
                number=number,
                seat=seat,
                holder=holder,
                text=words,
                request=request,
                at=now(),
            )
            session.add(saying)
            await session.flush()
            await session.execute(delete(Saying).where(here, Saying.number <= number - MOST_KEPT))
            if self.store.shared:
                news = json.dumps([self.store.worker, "said", table_id, number])
                notify = text(f"SELECT pg_notify('{CHANNEL}', :news)")
                await session.execute(notify, {"news": news})
        return saying

    async def all(self, table_id: str) -> Sequence[Saying]:
        """What was said, the oldest first."""
        query = select(Saying).where(Saying.table_id == table_id)
        async with self.store.reading() as session:
            return (await session.scalars(query.order_by(Saying.number))).all()

    async def one(self, table_id: str, saying_number: int) -> Saying | None:
        async with self.store.reading() as session:
            return await session.get(Saying, (table_id, saying_number))
