"""Games shared out to threads."""

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Final

SMALLEST_PART: Final = 64
"""Games for which it pays to wake another thread."""

Work = Callable[[int, int, int], int]
"""Takes the number of its part, the first game and the one after the last."""


class Threads:
    """The calling thread and others that wait for it."""

    def __init__(self, count: int) -> None:
        self.count = count
        self._others = ThreadPoolExecutor(count - 1) if count > 1 else None

    def share(self, games: int, work: Work) -> list[int]:
        """What the work gave for each part; the calling thread does the first part itself."""
        parts = min(self.count, 1 + games // SMALLEST_PART)
        edges = [games * part // parts for part in range(parts + 1)]
        waiting = []
        for part in range(1, parts):
            assert self._others is not None
            waiting.append(self._others.submit(work, part, edges[part], edges[part + 1]))
        first = work(0, 0, edges[1])
        return [first, *(one.result() for one in waiting)]
