"""Keys of the server's own, made when they are first needed and the same for all its workers."""

from collections.abc import Callable

from sqlalchemy.exc import IntegrityError

from digsite.server.store.database import Store
from digsite.server.store.models import ServerKey


class ServerKeys:
    """Every function is one transaction."""

    def __init__(self, store: Store) -> None:
        self.store = store

    async def get(self, name: str, make: Callable[[], str]) -> str:
        """The key of a name, made if there is none yet."""
        async with self.store.reading() as session:
            known = await session.get(ServerKey, name)
        if known is not None:
            return known.value
        value = make()
        try:
            async with self.store.writing() as session:
                session.add(ServerKey(name=name, value=value))
        except IntegrityError:
            # Another worker made one at the same moment.
            return await self.get(name, make)
        return value
