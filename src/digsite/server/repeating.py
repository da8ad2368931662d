"""Something that a worker does again and again while it serves."""

import asyncio
import logging
from contextlib import suppress

log = logging.getLogger("digsite.server")


class Repeating:
    """Looks, waits, looks again; a look that fails is logged, and the next one comes."""

    complaint: str
    """What the log says when a look has failed."""

    def __init__(self, pace: float) -> None:
        self._pace = pace
        self._task: asyncio.Task[None] | None = None

    async def look(self) -> None:
        raise NotImplementedError

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
            except Exception:
                log.exception(self.complaint)
            await asyncio.sleep(self._pace)
