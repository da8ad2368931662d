"""Limits how much of one kind goes on at once: for each name involved, and in all."""

import asyncio
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager


class Busy(Exception):
    """The limit is reached, and nothing ended in time."""


class ConcurrencyLimit:
    """`each` at once for one name, where `waiting` more may wait; `total` for all together."""

    def __init__(self, *, total: int, each: int, waiting: int) -> None:
        self.each, self.waiting = each, waiting
        self._all = asyncio.Semaphore(total)
        self._of: dict[str, asyncio.Semaphore] = {}
        self._users: Counter[str] = Counter()

    @asynccontextmanager
    async def take(self, *names: str, seconds: float) -> AsyncIterator[None]:
        """Wait for a slot of each of these names, at most `seconds`; raises Busy.

        Everybody names them in one order (who asks, then who is asked), so that there is no
        deadlock.
        """
        if any(self._users[name] >= self.each + self.waiting for name in names):
            raise Busy
        self._users.update(names)
        try:
            async with AsyncExitStack() as entered:
                try:
                    async with asyncio.timeout(seconds):
                        for name in names:
                            slots = self._of.setdefault(name, asyncio.Semaphore(self.each))
                            await entered.enter_async_context(slots)
                        await entered.enter_async_context(self._all)
                except TimeoutError:
                    raise Busy from None
                yield
        finally:
            self._users.subtract(names)
            for name in names:
                if self._users[name] <= 0:
                    del self._users[name]
                    self._of.pop(name, None)
