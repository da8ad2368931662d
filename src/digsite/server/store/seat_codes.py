"""One-time codes by which a seat is transferred to another device."""

from sqlalchemy import delete, select

from digsite.server.store.database import Store
from digsite.server.store.models import SeatCode
from digsite.server.times import now


class SeatCodes:
    """Every function is one transaction."""

    def __init__(self, store: Store) -> None:
        self.store = store

    async def keep(self, code: SeatCode) -> None:
        """Keep a code; an earlier one for the same seat is worth nothing any more."""
        async with self.store.writing() as session:
            await session.merge(code)

    async def use(self, code: str) -> SeatCode | None:
        """The code with this hash, which from now on is used up."""
        async with self.store.writing() as session:
            kept = await session.scalar(
                select(SeatCode).where(SeatCode.code == code).with_for_update()
            )
            if kept is not None:
                await session.delete(kept)
            await session.execute(delete(SeatCode).where(SeatCode.expires < now()))
        return kept if kept is not None and kept.expires >= now() else None
