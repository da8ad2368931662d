"""Threads for slow work that visitors ask for, shared fairly among them.

Next is whoever has had least of the threads' time lately: first among addresses, then among the
browsers at that address. So those who ask for much wait for their own work, and those who ask for
little hardly wait at all.
"""

import asyncio
import time
from collections import Counter, deque
from collections.abc import Callable, Hashable, Iterable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from functools import partial
from typing import Final, Generic, NamedTuple, TypeVar, cast

MOST_REMEMBERED: Final = 10_000
"""Addresses whose bill is remembered while they ask for nothing."""

T = TypeVar("T")
Key = TypeVar("Key", bound=Hashable)


class Owner(NamedTuple):
    """For whom something is done; without an address if it is not known or not counted."""

    address: str | None
    holder: str | None


class Bills(Generic[Key]):
    """The seconds that each of several has used; a newcomer starts level with the others."""

    def __init__(self) -> None:
        self._used: dict[Key, float] = {}
        self._level = 0.0
        """What the last to be served had used by then."""

    def enter(self, key: Key) -> None:
        if len(self._used) > MOST_REMEMBERED:
            self._used = {key: used for key, used in self._used.items() if used > self._level}
        self._used[key] = max(self._of(key), self._level)

    def next(self, keys: Iterable[Key]) -> Key:
        least = min(keys, key=self._of)
        self._level = self._of(least)
        return least

    def charge(self, key: Key, seconds: float) -> None:
        self._used[key] = self._of(key) + seconds

    def _of(self, key: Key) -> float:
        return self._used.get(key, self._level)


@dataclass(eq=False)
class Job:
    owner: Owner
    work: Callable[[], object]
    done: asyncio.Future[object]


class FairThreads:
    """One visitor never has all threads, unless there is only one."""

    def __init__(self, threads: int, name: str = "bot") -> None:
        self._threads = ThreadPoolExecutor(threads, thread_name_prefix=name)
        self._count, self._most_each = threads, max(1, threads - 1)
        self._waiting: dict[Owner, deque[Job]] = {}
        self._running: Counter[Owner] = Counter()
        self._addresses: Bills[str | None] = Bills()
        self._holders: dict[str | None, Bills[str | None]] = {}
        """By address; only those with work under way or waiting."""

    async def run(self, owner: Owner, work: Callable[[], T]) -> T:
        """What the work returns, once a thread has been free for it."""
        job = Job(owner, work, asyncio.get_running_loop().create_future())
        self._enter(owner)
        self._waiting.setdefault(owner, deque()).append(job)
        self._begin()
        try:
            result = await job.done
        except asyncio.CancelledError:
            self._withdraw(job)
            raise
        return cast(T, result)

    def under_way(self) -> Counter[str | None]:
        """How many jobs run or wait, by address; abandoned ones that still run count too."""
        count: Counter[str | None] = Counter()
        for owner, jobs_running in self._running.items():
            count[owner.address] += jobs_running
        for owner, jobs in self._waiting.items():
            count[owner.address] += len(jobs)
        return count

    def stop(self) -> None:
        self._count = 0
        self._threads.shutdown(wait=False, cancel_futures=True)
        for job in [job for jobs in self._waiting.values() for job in jobs]:
            job.done.cancel()

    def _enter(self, owner: Owner) -> None:
        if owner.address not in self._holders:
            self._holders[owner.address] = Bills()
            self._addresses.enter(owner.address)
        if owner not in self._waiting and owner not in self._running:
            self._holders[owner.address].enter(owner.holder)

    def _begin(self) -> None:
        """Give free threads to those who have used least."""
        while self._running.total() < self._count:
            ready = [owner for owner in self._waiting if self._used_by(owner) < self._most_each]
            if not ready:
                return
            address = self._addresses.next(owner.address for owner in ready)
            here = [owner.holder for owner in ready if owner.address == address]
            owner = Owner(address, self._holders[address].next(here))
            job = self._waiting[owner][0]
            self._running[owner] += 1
            self._withdraw(job)
            working = asyncio.get_running_loop().run_in_executor(self._threads, job.work)
            working.add_done_callback(partial(self._ended, job, time.perf_counter()))

    def _used_by(self, owner: Owner) -> int:
        """The threads of an address, or of a browser where the address is not known."""
        if owner.address is None:
            return self._running[owner]
        return sum(n for other, n in self._running.items() if other.address == owner.address)

    def _withdraw(self, job: Job) -> None:
        """Take a job out of the queue."""
        jobs = self._waiting.get(job.owner)
        if jobs is None or job not in jobs:
            return
        jobs.remove(job)
        if not jobs:
            del self._waiting[job.owner]
            self._leave(job.owner.address)

    def _leave(self, address: str | None) -> None:
        """Forget the bills at an address that has no work left."""
        if not any(owner.address == address for owner in (*self._waiting, *self._running)):
            del self._holders[address]

    def _ended(self, job: Job, began: float, working: asyncio.Future[object]) -> None:
        spent = time.perf_counter() - began
        self._addresses.charge(job.owner.address, spent)
        self._holders[job.owner.address].charge(job.owner.holder, spent)
        self._running[job.owner] -= 1
        self._running = +self._running
        self._leave(job.owner.address)
        if working.cancelled():
            job.done.cancel()
            return
        error = working.exception()
        if not job.done.done():
            if error is None:
                job.done.set_result(working.result())
            else:
                job.done.set_exception(error)
        self._begin()
