"""Editions and records that strangers send are read here, on a few threads of their own.

A text is bounded before it is read (core/toml.py, the largest upload, the most moves), so that none
takes a thread for more than a second or so. And however many are sent, nothing else that needs
threads, such as loading tables, waits for them. Those who send many wait behind those who send few.
"""

from collections.abc import Callable
from functools import partial
from typing import Final, ParamSpec, TypeVar

from digsite.server.threads.fair_threads import FairThreads, Owner
from digsite.server.wire.refusals import Refused

THREADS: Final = 2
MOST_WAITING: Final = 64
"""Readings under way or waiting, beyond which the server says that it has too much to do."""
MOST_EACH: Final = 8
"""Of one address: nobody alone can fill the queue for all others."""

Given = ParamSpec("Given")
Found = TypeVar("Found")


class Readers:
    """A few threads, shared by address, and a queue that does not grow without end."""

    def __init__(self) -> None:
        self._threads = FairThreads(THREADS, "reader")

    async def read(
        self, owner: Owner, work: Callable[Given, Found], *given: Given.args, **named: Given.kwargs
    ) -> Found:
        """What the work returns; refuses when too much is waiting already."""
        under_way = self._threads.under_way()
        if under_way[owner.address] >= MOST_EACH:
            raise Refused("request.too_fast")
        if under_way.total() >= MOST_WAITING:
            raise Refused("server.slow")
        return await self._threads.run(owner, partial(work, *given, **named))

    def stop(self) -> None:
        self._threads.stop()
