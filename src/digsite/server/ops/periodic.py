"""Jobs that a worker repeats while it serves."""

import asyncio
from abc import ABC, abstractmethod
from contextlib import suppress

from digsite.server.ops.outages import Outage


class Periodic(ABC):
    """Looks, waits, looks again; a look that fails is followed by the next one."""

    def __init__(self, pace: float, outage: Outage) -> None:
        self._pace, self.outage = pace, outage
        self._task: asyncio.Task[None] | None = None

    @abstractmethod
    async def look(self) -> None: ...

    def start(self) -> None:
        self._task = asyncio.create_task(self._run())

    async def stop(self) -> None:
        if self._task is not None:
            self._task.cancel()
            with suppress(asyncio.CancelledError):
                await self._task

    async def _run(self) -> None:
        while True:
            try:
                await self.look()
            except Exception as error:
                self.outage.began(error)
            else:
                self.outage.ended()
            await asyncio.sleep(self._pace)
