"""Who has given the passphrase of a locked table."""

from digsite.server.store.database import Store
from digsite.server.store.models import Admission


class Admissions:
    """Every function is one transaction."""

    def __init__(self, store: Store) -> None:
        self.store = store

    async def admit(self, table_id: str, holder: str, lock: str) -> None:
        async with self.store.writing() as session:
            await session.merge(Admission(table_id=table_id, holder=holder, lock=lock))

    async def has_admitted(self, table_id: str, holder: str, lock: str) -> bool:
        """Whether this browser has opened the lock that the table has now."""
        async with self.store.reading() as session:
            admission = await session.get(Admission, (table_id, holder))
            return admission is not None and admission.lock == lock
