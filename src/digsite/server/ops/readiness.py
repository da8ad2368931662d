"""Whether moves can be written, which only writing can tell."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Final

from digsite.server.ops.outages import Outage

PACE: Final = 1.0
"""Seconds for which an answer is good, whoever asks."""
LONGEST: Final = 3.0
"""Seconds after which a database that has not written is not ready."""


class Readiness:
    """Writes when asked, once for all who ask within a second; logs changes.

    `prove` writes something, or raises.
    """

    def __init__(self, prove: Callable[[], Awaitable[None]]) -> None:
        self._prove = prove
        self._asking: asyncio.Task[bool] | None = None
        self._good_until = 0.0
        self._watching: asyncio.Task[None] | None = None
        self._outage = Outage("moves cannot be written", "moves can be written again")

    async def ask(self) -> bool:
        now = asyncio.get_running_loop().time()
        if self._asking is None or (self._asking.done() and now >= self._good_until):
            self._asking = asyncio.create_task(self._look())
        return await asyncio.shield(self._asking)

    def doubt(self, error: BaseException) -> None:
        """The database failed somebody: log it once, and log when it is over."""
        self._outage.began(error)
        if self._watching is None or self._watching.done():
            self._watching = asyncio.create_task(self._watch())

    async def stop(self) -> None:
        tasks = [task for task in (self._asking, self._watching) if task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _look(self) -> bool:
        try:
            await asyncio.wait_for(self._prove(), LONGEST)
        except Exception as error:
            self.doubt(error)
            return False
        else:
            self._outage.ended()
            return True
        finally:
            self._good_until = asyncio.get_running_loop().time() + PACE

    async def _watch(self) -> None:
        while not await self.ask():
            await asyncio.sleep(PACE)
