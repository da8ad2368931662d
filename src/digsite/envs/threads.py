"""Games shared out to threads."""

from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from itertools import pairwise
from typing import Final

SMALLEST_PART: Final = 64
"""So many games make it worth waking another thread."""

Work = Callable[[], int]


class Threads:
    """The calling thread and others that wait for it."""

    def __init__(self, count: int) -> None:
        self.count = count
        self._others = ThreadPoolExecutor(count - 1) if count > 1 else None

    def parts(self, games: int) -> list[tuple[int, int]]:
        """How games are shared out: the first game of every part and the one after its last."""
        parts = min(self.count, 1 + games // SMALLEST_PART)
        edges = [games * part // parts for part in range(parts + 1)]
        return [*pairwise(edges)]

    def run(self, works: Sequence[Work]) -> list[int]:
        """What the work on each part gave; the calling thread does the first itself."""
        if len(works) == 1:
            return [works[0]()]
        assert self._others is not None
        waiting = [self._others.submit(work) for work in works[1:]]
        return [works[0](), *(one.result() for one in waiting)]
