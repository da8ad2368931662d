"""In place of threads, which a browser's Python has none of: readers and searches, one by one."""

import asyncio
from collections import Counter
from collections.abc import Callable
from typing import TypeVar, cast

from digsite.core.game import Game
from digsite.server.jobs.search_threads import SearchThreads
from digsite.server.settings import Settings
from digsite.server.threads.fair_threads import FairThreads, Owner
from digsite.server.threads.readers import Readers

Found = TypeVar("Found")


class OneByOne:
    """Every piece of work is done by itself, in no task: where the browser can suspend Python while
    it waits for a searching worker, all tasks go on meanwhile.
    """

    async def run(self, owner: Owner, work: Callable[[], Found]) -> Found:
        loop = asyncio.get_running_loop()
        found: asyncio.Future[Found] = loop.create_future()

        def do() -> None:
            try:
                result = work()
            except Exception as error:
                if not found.done():
                    found.set_exception(error)
            else:
                if not found.done():
                    found.set_result(result)

        loop.call_soon(do)
        return await found

    def under_way(self) -> Counter[str | None]:
        return Counter()

    def stop(self) -> None:
        """There is nothing to stop."""


class SearchHere(SearchThreads):
    """Searches wherever trees are grown; nothing has to be compiled."""

    def __init__(self, settings: Settings) -> None:
        super().__init__(settings)
        self._threads = cast(FairThreads, OneByOne())

    def _warmed(self, game: Game) -> asyncio.Task[None]:
        return asyncio.create_task(asyncio.sleep(0))


class ReadersHere(Readers):
    def __init__(self) -> None:
        self._threads = cast(FairThreads, OneByOne())
