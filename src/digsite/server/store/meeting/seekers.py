"""Those who wait to be found a game, at all workers."""

from collections.abc import Collection, Mapping, Sequence
from typing import Final

from sqlalchemy import CursorResult, delete, select, text, update

from digsite.server.store.append_log import Conflict
from digsite.server.store.database import Store
from digsite.server.store.meeting.models import Seeker
from digsite.server.store.models import Table
from digsite.server.times import SECOND, now

PAIRING: Final = 0x50616972
"""The advisory lock of whoever brings people together: two at once would wait for each other."""
UNSEEN: Final = 20 * SECOND
"""After which nobody waits any more whose worker does not say so: it may have died."""


class Seekers:
    """Every function is one transaction."""

    def __init__(self, store: Store) -> None:
        self.store = store

    async def add(self, seeker: Seeker) -> None:
        """Whoever sought before, here or elsewhere, seeks this instead."""
        async with self.store.writing() as session:
            await session.execute(delete(Seeker).where(Seeker.holder == seeker.holder))
            session.add(seeker)

    async def remove(self, seeker_id: str) -> None:
        async with self.store.writing() as session:
            await session.execute(delete(Seeker).where(Seeker.id == seeker_id))

    async def take_bots(self, seeker_id: str) -> None:
        unsaid = update(Seeker).where(Seeker.id == seeker_id, Seeker.bots_since.is_(None))
        async with self.store.writing() as session:
            await session.execute(unsaid.values(bots_since=now()))

    async def keep(self, seeker_ids: Collection[str]) -> None:
        """These still wait; whoever has not been seen for long does not."""
        at = now()
        async with self.store.writing() as session:
            mine = update(Seeker).where(Seeker.id.in_(seeker_ids))
            await session.execute(mine.values(seen=at))
            await session.execute(delete(Seeker).where(Seeker.seen < at - UNSEEN))

    async def waiting(self) -> Sequence[Seeker]:
        """Everybody who waits, those who have waited longest first."""
        query = select(Seeker).where(Seeker.table_id.is_(None), Seeker.seen >= now() - UNSEEN)
        async with self.store.reading() as session:
            return (await session.scalars(query.order_by(Seeker.since, Seeker.id))).all()

    async def found(self, seeker_ids: Collection[str]) -> Mapping[str, str | None]:
        """Those of some who still seek, each with the table that was found."""
        query = select(Seeker.id, Seeker.table_id).where(Seeker.id.in_(seeker_ids))
        async with self.store.reading() as session:
            return {row.id: row.table_id for row in await session.execute(query)}

    async def pair(self, seekers: Sequence[Seeker], table: Table) -> bool:
        """Keep a table for some who all still wait; False if one of them does not."""
        ids = [seeker.id for seeker in seekers]
        both = update(Seeker).where(Seeker.id.in_(ids), Seeker.table_id.is_(None))
        try:
            async with self.store.writing(table.id) as session:
                if self.store.shared:
                    await session.execute(text(f"SELECT pg_advisory_xact_lock({PAIRING})"))
                changed = await session.execute(both.values(table_id=table.id))
                assert isinstance(changed, CursorResult)
                if changed.rowcount != len(ids):
                    raise Conflict
                session.add(table)
        except Conflict:
            return False
        return True
