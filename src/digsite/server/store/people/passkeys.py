"""Passkeys, and the challenges that wait for one."""

from collections.abc import Sequence

from sqlalchemy import delete, func, select, update
from sqlalchemy.exc import IntegrityError

from digsite.server.store.database import Store
from digsite.server.store.people.models import Ceremony, Passkey
from digsite.server.times import now


class Passkeys:
    """Every function is one transaction."""

    def __init__(self, store: Store) -> None:
        self.store = store

    async def get(self, passkey_id: str) -> Passkey | None:
        async with self.store.reading() as session:
            return await session.get(Passkey, passkey_id)

    async def of(self, account_id: str) -> Sequence[Passkey]:
        """The passkeys of an account, the oldest first."""
        query = select(Passkey).where(Passkey.account_id == account_id)
        async with self.store.reading() as session:
            return (await session.scalars(query.order_by(Passkey.created, Passkey.id))).all()

    async def add(self, passkey: Passkey) -> bool:
        """Keep another passkey of an account; False if the account is gone or it is known."""
        try:
            async with self.store.writing() as session:
                session.add(passkey)
        except IntegrityError:
            return False
        return True

    async def note_use(self, passkey: Passkey, sign_count: int) -> None:
        query = update(Passkey).where(Passkey.id == passkey.id)
        async with self.store.writing() as session:
            await session.execute(query.values(sign_count=sign_count, used=now()))

    async def remove(self, account_id: str, passkey_id: str) -> bool:
        """Delete a passkey, and with it the sessions it began; False if it is the last one."""
        others = select(func.count()).where(
            Passkey.account_id == account_id, Passkey.id != passkey_id
        )
        async with self.store.writing() as session:
            owned = select(Passkey.id).where(Passkey.account_id == account_id)
            await session.scalars(owned.with_for_update())
            if not await session.scalar(others):
                return False
            await session.execute(
                delete(Passkey).where(Passkey.id == passkey_id, Passkey.account_id == account_id)
            )
        return True

    # Challenges

    async def begin(self, ceremony: Ceremony) -> None:
        async with self.store.writing() as session:
            await session.execute(delete(Ceremony).where(Ceremony.expires < now()))
            session.add(ceremony)

    async def use(self, ceremony_id: str, device: str) -> Ceremony | None:
        """The challenge that this browser was given, which from now on is used up."""
        async with self.store.writing() as session:
            query = select(Ceremony).where(Ceremony.id == ceremony_id, Ceremony.device == device)
            kept = await session.scalar(query.with_for_update())
            if kept is not None:
                await session.delete(kept)
        return kept if kept is not None and kept.expires >= now() else None
