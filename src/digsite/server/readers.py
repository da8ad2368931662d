"""What strangers bring is read here, editions and records: on threads of their own, few at a time.

A text is bounded before it is read (core/toml.py, the largest upload, the most moves), so that none
takes a thread for more than a second or so. And however many are sent, whatever else needs threads,
loading tables above all, does not wait for them.
"""

import asyncio
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from typing import Any, Final, ParamSpec, TypeVar

from digsite.server.refusals import Refused

THREADS: Final = 2
MOST_WAITING: Final = 64
"""Readings under way or waiting, beyond which the server says that it has too much to do."""

Given = ParamSpec("Given")
Found = TypeVar("Found")


class Readers:
    """A few threads and a queue that does not grow without end."""

    def __init__(self) -> None:
        self._threads = ThreadPoolExecutor(THREADS, thread_name_prefix="reader")
        self._readings: set[Future[Any]] = set()

    async def read(
        self, work: Callable[Given, Found], *given: Given.args, **named: Given.kwargs
    ) -> Found:
        """What the work finds; refuses when too much is waiting already."""
        if len(self._readings) >= MOST_WAITING:
            raise Refused("server.slow")
        reading = self._threads.submit(work, *given, **named)
        self._readings.add(reading)
        # Not when the asker goes away: a thread that has begun goes on to its end.
        reading.add_done_callback(self._readings.discard)
        return await asyncio.wrap_future(reading)

    def stop(self) -> None:
        self._threads.shutdown(wait=False, cancel_futures=True)
