"""Where work is done: on threads of this process, or as tasks of a Ray cluster.

Either way the results come in the order of the work, so that what is made of them does not depend
on the number of workers; and only a few are under way at a time, so that memory stays flat.
"""

import os
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from typing import Any, Final, TypeVar

from digsite.core.errors import BadRequest

Work = TypeVar("Work")
Done = TypeVar("Done")

AHEAD: Final = 4
"""Pieces of work for each worker that are given out before the oldest is finished."""
RETRIES: Final = 8
"""How often Ray gives a piece to another worker when the one that had it died."""


def in_order(
    function: Callable[[Work], Done], work: Iterable[Work], *, engine: str, workers: int
) -> Iterator[Done]:
    """The function's results; with the engine `ray` it must be importable on every machine."""
    engines = {"threads": on_threads, "ray": on_ray}
    if engine not in engines:
        raise BadRequest(f"engine must be one of {', '.join(engines)}.")
    return engines[engine](function, work, workers)


def on_threads(
    function: Callable[[Work], Done], work: Iterable[Work], workers: int
) -> Iterator[Done]:
    """Kernels release the GIL, so threads of one process use all cores."""
    with ThreadPoolExecutor(workers) as pool:
        running: deque[Future[Done]] = deque()
        try:
            for piece in work:
                running.append(pool.submit(function, piece))
                if len(running) >= AHEAD * workers:
                    yield running.popleft().result()
            while running:
                yield running.popleft().result()
        finally:
            pool.shutdown(cancel_futures=True)


def on_ray(function: Callable[[Work], Done], work: Iterable[Work], workers: int) -> Iterator[Done]:
    """The cluster that RAY_ADDRESS names, or as many workers on this machine."""
    try:
        import ray
    except ImportError:
        reason = "The engine ray needs Ray: pip install 'digsite[ray]'."
        raise BadRequest(reason) from None
    if not ray.is_initialized():
        cpus = None if os.environ.get("RAY_ADDRESS") else workers
        ray.init(num_cpus=cpus, include_dashboard=False, log_to_driver=False)
    resources: dict[str, float] = ray.cluster_resources()  # type: ignore[no-untyped-call]
    ahead = AHEAD * max(1, int(resources.get("CPU", 1)))
    remote = ray.remote(max_retries=RETRIES)(function)
    running: deque[Any] = deque()
    for piece in work:
        running.append(remote.remote(piece))
        if len(running) >= ahead:
            yield ray.get(running.popleft())
    while running:
        yield ray.get(running.popleft())
