"""Everything that a running server has, put together, and who hears of what.

Tables know nobody but their listener, and so do the workers: here is written what follows when a
table changes, and what follows when another worker says that one did.
"""

from digsite.server.edge.credentials import Credentials
from digsite.server.jobs.bot_threads import BotThreads
from digsite.server.jobs.bots import Bots
from digsite.server.jobs.clock_watch import ClockWatch
from digsite.server.jobs.reviews import Reviews
from digsite.server.jobs.tidy import Tidy
from digsite.server.notices.sender import NoticeSender
from digsite.server.notices.subscriptions import Subscriptions
from digsite.server.ops.readiness import Readiness
from digsite.server.replays.library import ReplayLibrary
from digsite.server.settings import Settings
from digsite.server.store import Store
from digsite.server.store.models import EntryValues
from digsite.server.table.live_table import LiveTable
from digsite.server.table.live_tables import LiveTables
from digsite.server.threads.readers import Readers
from digsite.server.workers import Workers
from digsite.server.workers.postgres import PostgresWorkers
from digsite.server.workers.single import SingleWorker


class Services:
    def __init__(self, settings: Settings, store: Store) -> None:
        self.settings, self.store = settings, store
        self.readiness = Readiness(store.prove_writing)
        self.credentials = Credentials(store, settings)
        self.tables = LiveTables(store, listener=self)
        self.workers: Workers = (
            PostgresWorkers(store, listener=self) if store.shared else SingleWorker()
        )
        self.bot_threads = BotThreads(settings)
        self.bots = Bots(store, self.tables, self.workers, self.bot_threads, settings.bot_pace)
        self.clock_watch = ClockWatch(store, self.tables, settings.clock_pace)
        self.subscriptions = Subscriptions(store, settings)
        self.notice_sender = NoticeSender(store, settings, self.tables.connected)
        self.readers = Readers()
        self.replays = ReplayLibrary(store, self.tables, self.readers)
        self.reviews = Reviews(
            store, self.replays, self.workers, self.bot_threads, settings.review_iterations
        )
        self.tidy = Tidy(store, settings)

    async def open(self) -> None:
        """Begin to hear of other workers, and go on where bots were to play."""
        await self.workers.open()
        await self.bots.resume()
        for job in (self.clock_watch, self.notice_sender, self.tidy):
            job.start()

    async def close(self) -> None:
        for job in (self.tidy, self.notice_sender, self.clock_watch):
            await job.stop()
        await self.readiness.stop()
        await self.bots.stop()
        await self.reviews.stop()
        await self.bot_threads.stop()
        await self.workers.close()
        self.readers.stop()

    # What follows when something happens at a table here

    def changed(self, live: LiveTable) -> None:
        self.bots.wake(live)

    def came_or_went(self, live: LiveTable) -> None:
        self.workers.announce(live.table.id, live.here())
        self.bots.wake(live)

    def elsewhere(self, table_id: str) -> set[str]:
        return self.workers.elsewhere(table_id)

    # What follows when something happens at another worker

    def changed_elsewhere(self, table_id: str, entry: EntryValues | None) -> None:
        self.tables.changed_elsewhere(table_id, entry)

    def came_or_went_elsewhere(self, table_id: str) -> None:
        self.tables.came_or_went_elsewhere(table_id)

    def out_of_touch(self) -> None:
        self.bots.drop_claims()

    async def back_in_touch(self) -> None:
        self.tables.read_again()
        await self.bots.resume()

    async def take_over(self, before: int) -> None:
        await self.bots.resume(before)
