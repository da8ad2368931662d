"""How much of one kind may go on at once, for each name that has a part in it and for all."""

import asyncio
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager


class Busy(Exception):
    """Too much of it is going on, and nothing ended in time: later, perhaps."""


class ConcurrencyLimit:
    """`each` at once for one name, where `waiting` more may wait; `total` for all together."""

    def __init__(self, *, total: int, each: int, waiting: int) -> None:
        self.each, self.waiting = each, waiting
        self._all = asyncio.Semaphore(total)
        self._of: dict[str, asyncio.Semaphore] = {}
        self._users: Counter[str] = Counter()

    @asynccontextmanager
    async def take(self, *names: str, seconds: float) -> AsyncIterator[None]:
        """Go on for all these names, once there is room; waited for so long at most.

        Everybody names them in one order (who asks first, then who is asked), so that no two wait
        for each other.
        """
        if any(self._users[name] >= self.each + self.waiting for name in names):
            raise Busy
        self._users.update(names)
        try:
            async with AsyncExitStack() as entered:
                try:
                    async with asyncio.timeout(seconds):
                        for name in names:
                            room = self._of.setdefault(name, asyncio.Semaphore(self.each))
                            await entered.enter_async_context(room)
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
