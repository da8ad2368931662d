"""The workers of one database, and how they hear of each other.

A single process is alone with its database; several on one PostgreSQL hear of each other through
it. Everybody else sees `Workers` and need not know which it is.
"""

from contextlib import AbstractAsyncContextManager
from typing import Protocol

from digsite.server.store.models import EntryValues
from digsite.server.wire.client_messages import Sign


class Workers(Protocol):
    """This worker among the others."""

    async def open(self) -> None: ...

    async def close(self) -> None: ...

    def elsewhere(self, table_id: str) -> set[str]:
        """The holders of seats who have a table open at other workers."""

    def announce(self, table_id: str, holders: set[str]) -> None:
        """Tell the others who has a table open here."""

    def pass_on(self, kind: str, table_id: str, *news: object) -> None:
        """Tell the others of something that is in no database: a sign."""

    def claim(self, table_id: str) -> AbstractAsyncContextManager[bool]:
        """Whether this worker may move for the bots of a table; nobody else may meanwhile."""


class WorkersListener(Protocol):
    """Whoever wants to know what the other workers do."""

    def changed_elsewhere(self, table_id: str, entry: EntryValues | None) -> None:
        """An entry was added, or (None) the table was changed in some other way."""

    def came_or_went_elsewhere(self, table_id: str) -> None:
        """Somebody has opened a table at another worker, or closed it."""

    def signed_elsewhere(self, table_id: str, seat: int, sign: Sign) -> None:
        """A player has sent a sign at another worker."""

    def said_elsewhere(self, table_id: str, saying_number: int) -> None:
        """Something was said at another worker, and is kept under this number."""

    def out_of_touch(self) -> None:
        """The others cannot be heard, and every claim is lost."""

    async def back_in_touch(self) -> None:
        """The others can be heard again; anything may have happened meanwhile."""

    async def take_over(self, before: int) -> None:
        """See to tables that have not moved since then: their worker may have died."""
