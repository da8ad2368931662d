"""One process on its own database: everything is claimed, and nobody is elsewhere."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager


class SingleWorker:
    async def open(self) -> None:
        pass

    async def close(self) -> None:
        pass

    def elsewhere(self, table_id: str) -> set[str]:
        return set()

    def announce(self, table_id: str, holders: set[str]) -> None:
        pass

    def pass_on(self, kind: str, table_id: str, *news: object) -> None:
        pass

    @asynccontextmanager
    async def claim(self, table_id: str) -> AsyncIterator[bool]:
        yield True
