"""The tables of one browser: what the server's services are to many, put together for one."""

from pathlib import Path
from typing import Final, cast

from digsite.local.store import LocalStore, Shelf
from digsite.local.work import ReadersHere, SearchHere
from digsite.server.jobs.reviewer import Reviewer
from digsite.server.jobs.table_bots import TableBots
from digsite.server.replays.library import ReplayLibrary
from digsite.server.settings import Settings
from digsite.server.store import Store
from digsite.server.store.models import EntryValues
from digsite.server.table.live_table import LiveTable
from digsite.server.table.live_tables import LiveTables
from digsite.server.threads.fair_threads import Owner
from digsite.server.workers import Workers
from digsite.server.workers.single import SingleWorker

HOLDER: Final = "here"
"""Whoever uses this browser: no credential is needed to tell them from others."""
NOBODY: Final = Owner(None, HOLDER)
ALONE: Final = Settings(
    database="",
    site=Path("elsewhere"),
    messages_per_second=10_000.0,
    open_tables=False,
    pairing=False,
    ratings=False,
    signs=False,
    chat=False,
)
"""Nobody else is there to meet, and nobody floods themselves."""


class Room:
    """Everything that a browser's tables need."""

    def __init__(self, shelf: Shelf, workers: Workers | None = None) -> None:
        self.settings = ALONE
        # The functions that tables call are all there; what only a server does is not.
        self.store = cast(Store, LocalStore(shelf))
        self.tables = LiveTables(self.store, listener=self)
        self.workers: Workers = workers or SingleWorker()
        self.search_threads = SearchHere(self.settings)
        self.table_bots = TableBots(
            self.store, self.tables, self.workers, self.search_threads, self.settings.bot_pace
        )
        self.readers = ReadersHere()
        self.replays = ReplayLibrary(self.store, self.tables, self.readers)
        self.reviewer = Reviewer(
            self.store,
            self.replays,
            self.workers,
            self.search_threads,
            self.settings.review_iterations,
        )

    async def close(self) -> None:
        await self.table_bots.stop()
        await self.reviewer.stop()

    # Who hears of what

    def changed(self, live: LiveTable) -> None:
        self.table_bots.wake(live)

    def came_or_went(self, live: LiveTable) -> None:
        self.table_bots.wake(live)

    def elsewhere(self, table_id: str) -> set[str]:
        return set()

    def changed_elsewhere(self, table_id: str, entry: EntryValues | None = None) -> None:
        """Another window has changed a table."""
        self.tables.changed_elsewhere(table_id, entry)

    async def came_back(self, table_id: str, holder: str) -> None:
        """Nobody is sent notices here."""
