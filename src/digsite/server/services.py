"""Everything that a running server has, put together, and who hears of what.

Tables know nobody but their listener, and so do the workers: here is written what follows when a
table changes, and what follows when another worker says that one did.
"""

import asyncio
from collections.abc import Coroutine

from digsite.server.accounts.departure import Departure
from digsite.server.accounts.lasting_names import LastingNames
from digsite.server.accounts.signing_in import SigningIn
from digsite.server.edge.credentials import Credentials
from digsite.server.jobs.clock_watch import ClockWatch
from digsite.server.jobs.finish_watch import FinishWatch
from digsite.server.jobs.reviewer import Reviewer
from digsite.server.jobs.search_threads import SearchThreads
from digsite.server.jobs.session_watch import SessionWatch
from digsite.server.jobs.table_bots import TableBots
from digsite.server.jobs.tidy import Tidy
from digsite.server.meeting import talk
from digsite.server.meeting.game_finder import GameFinder
from digsite.server.meeting.open_tables import OpenTableList
from digsite.server.notices.sender import NoticeSender
from digsite.server.notices.subscriptions import Subscriptions
from digsite.server.ops.readiness import Readiness
from digsite.server.ratings.reception import Reception
from digsite.server.replays.library import ReplayLibrary
from digsite.server.settings import Settings
from digsite.server.store import Store
from digsite.server.store.meeting.sayings import Sayings
from digsite.server.store.models import EntryValues
from digsite.server.store.notices import Notices
from digsite.server.table.live_table import LiveTable
from digsite.server.table.live_tables import LiveTables
from digsite.server.threads.readers import Readers
from digsite.server.wire.client_messages import Sign
from digsite.server.wire.offers import rates
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
        self.open_tables = OpenTableList(store, self.tables.connected)
        self.reception = Reception(store)
        self.rates = rates(settings)
        self.game_finder = GameFinder(store, settings.pairing_bots_seconds)
        self.search_threads = SearchThreads(settings)
        self.table_bots = TableBots(
            store, self.tables, self.workers, self.search_threads, settings.bot_pace
        )
        self.clock_watch = ClockWatch(store, self.tables, settings.clock_pace)
        self.subscriptions = Subscriptions(store, settings)
        self.notice_sender = NoticeSender(store, settings, self.tables.connected)
        self.readers = Readers()
        self.replays = ReplayLibrary(store, self.tables, self.readers)
        self.reviewer = Reviewer(
            store, self.replays, self.workers, self.search_threads, settings.review_iterations
        )
        self.tidy = Tidy(store, settings)
        self.lasting_names = LastingNames(store, settings.house_name)
        self.signing_in = SigningIn(store, self.lasting_names)
        self.departure = Departure(store, self.tables)
        self.session_watch = SessionWatch(store, self.tables)
        self._telling: set[asyncio.Task[None]] = set()
        self.finish_watch = FinishWatch(store, settings.rated_left_seconds)
        self.periodic = (
            self.clock_watch,
            self.notice_sender,
            self.session_watch,
            self.finish_watch,
            self.tidy,
        )

    async def open(self) -> None:
        """Begin to hear of other workers, and go on where bots were to play."""
        await self.workers.open()
        await self.table_bots.resume()
        for job in self.periodic:
            job.start()

    async def close(self) -> None:
        for job in reversed(self.periodic):
            await job.stop()
        await self.open_tables.stop()
        await self.game_finder.stop()
        await self.readiness.stop()
        await self.table_bots.stop()
        await self.reviewer.stop()
        await self.search_threads.stop()
        await self.workers.close()
        self.readers.stop()

    async def came_back(self, table_id: str, holder: str) -> None:
        """A player has opened a table: they may be sent a notice again."""
        await Notices(self.store).came_back(table_id, holder)

    # What follows when something happens at a table here

    def changed(self, live: LiveTable) -> None:
        self.open_tables.heard_of(live.table)
        self.table_bots.wake(live)

    def came_or_went(self, live: LiveTable) -> None:
        self.workers.announce(live.table.id, live.here())
        self.open_tables.heard_of(live.table)
        self.table_bots.wake(live)

    def elsewhere(self, table_id: str) -> set[str]:
        return self.workers.elsewhere(table_id)

    # What follows when something happens at another worker

    def changed_elsewhere(self, table_id: str, entry: EntryValues | None) -> None:
        self.tables.changed_elsewhere(table_id, entry)
        if entry is None:
            self.open_tables.heard_elsewhere()
            self.game_finder.stir()

    def came_or_went_elsewhere(self, table_id: str) -> None:
        self.tables.came_or_went_elsewhere(table_id)
        self.open_tables.heard_elsewhere(table_id)

    def signed_elsewhere(self, table_id: str, seat: int, sign: Sign) -> None:
        live = self.tables.find(table_id)
        if live is not None:
            self._spawn(talk.tell_sign(live, seat, sign))

    def said_elsewhere(self, table_id: str, saying_number: int) -> None:
        live = self.tables.find(table_id)
        if live is not None:
            self._spawn(self._tell_words(live, saying_number))

    async def _tell_words(self, live: LiveTable, saying_number: int) -> None:
        saying = await Sayings(self.store).one(live.table.id, saying_number)
        if saying is not None:
            await talk.tell_words(live, saying)

    def _spawn(self, work: Coroutine[None, None, None]) -> None:
        """Do something nobody waits for; an outage then tells itself elsewhere."""
        task = asyncio.create_task(work)
        self._telling.add(task)
        task.add_done_callback(self._told)

    def _told(self, task: asyncio.Task[None]) -> None:
        self._telling.discard(task)
        error = None if task.cancelled() else task.exception()
        if isinstance(error, Exception):
            self.readiness.doubt(error)

    def out_of_touch(self) -> None:
        self.table_bots.drop_claims()

    async def back_in_touch(self) -> None:
        self.tables.read_again()
        self.open_tables.heard_elsewhere()
        self.game_finder.stir()
        await self.table_bots.resume()

    async def take_over(self, before: int) -> None:
        await self.table_bots.resume(before)
