"""Browsers that are signed in."""

from collections.abc import Collection
from typing import Final

from sqlalchemy import delete, select, update
from sqlalchemy.exc import IntegrityError

from digsite.server.store.database import Store
from digsite.server.store.people.models import Session
from digsite.server.times import DAY, now

KEPT: Final = 400 * DAY
"""How long a session lasts that nobody uses: as long as browsers keep a cookie."""


class Sessions:
    """Every function is one transaction."""

    def __init__(self, store: Store) -> None:
        self.store = store

    async def begin(self, session_id: str, account_id: str, passkey_id: str) -> Session | None:
        """None if the passkey has been removed meanwhile."""
        at = now()
        made = Session(
            id=session_id, account_id=account_id, passkey_id=passkey_id, created=at, used=at
        )
        try:
            async with self.store.writing() as session:
                await session.execute(delete(Session).where(Session.used < at - KEPT))
                session.add(made)
        except IntegrityError:
            return None
        return made

    async def get(self, session_id: str) -> Session | None:
        """A session that goes on; that it is used is noted once a day."""
        async with self.store.reading() as session:
            found = await session.get(Session, session_id)
        at = now()
        if found is None or found.used < at - KEPT:
            return None
        if found.used < at - DAY:
            query = update(Session).where(Session.id == session_id).values(used=at)
            async with self.store.writing() as session:
                await session.execute(query)
        return found

    async def end(self, session_id: str) -> None:
        async with self.store.writing() as session:
            await session.execute(delete(Session).where(Session.id == session_id))

    async def ended(self, session_ids: Collection[str]) -> set[str]:
        """Those of some sessions that are over."""
        query = select(Session.id).where(Session.id.in_(session_ids))
        async with self.store.reading() as session:
            return set(session_ids) - set(await session.scalars(query))
