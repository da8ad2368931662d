"""One-time codes as they are kept: by their hash, until they are used, replaced or too old."""

from typing import Generic, TypeVar

from sqlalchemy import delete, select

from digsite.server.store.database import Store
from digsite.server.store.models import OneTimeCode
from digsite.server.times import now

Code = TypeVar("Code", bound=OneTimeCode)


class OneTimeCodes(Generic[Code]):
    """Those of one kind; every function is one transaction."""

    def __init__(self, store: Store, kind: type[Code]) -> None:
        self.store, self.kind = store, kind

    async def keep(self, code: Code) -> None:
        """Keep a code; an earlier one for the same thing is void."""
        async with self.store.writing() as session:
            await session.merge(code)

    async def use(self, code: str) -> Code | None:
        """The code with this hash, which from now on is used up."""
        async with self.store.writing() as session:
            query = select(self.kind).where(self.kind.code == code)
            kept = await session.scalar(query.with_for_update())
            if kept is not None:
                await session.delete(kept)
            await session.execute(delete(self.kind).where(self.kind.expires < now()))
        return kept if kept is not None and kept.expires >= now() else None
