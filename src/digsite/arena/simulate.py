"""Many games of bots, on all cores or a cluster."""

import os
import time
from collections.abc import Callable
from typing import Final

from digsite.arena.engines import in_order
from digsite.arena.plan import SimulationPlan, resolve
from digsite.arena.totals import Totals
from digsite.arena.workers import Slice, play_slice

SLICE: Final = 2_000
SEARCHED_SLICE: Final = 20
"""Games between two reports of progress: a few seconds of work for one thread at most."""


def run_simulation(
    plan: SimulationPlan,
    *,
    threads: int | None = None,
    engine: str = "threads",
    sinks: tuple[Callable[[Slice], None], ...] = (),
    progress: Callable[[int], None] = lambda count: None,
) -> Totals:
    """Play the plan's games; every sink is given every slice, in order.

    What comes out does not depend on the number of threads.
    """
    size = SEARCHED_SLICE if resolve(plan).policy.iterations > 0 else SLICE
    workers = threads or os.cpu_count() or 1
    begun = time.perf_counter()
    # Compiled here and kept on disk before any worker asks for it.
    play_slice((plan, plan.start, 0))
    totals = Totals(plan, workers)
    started = time.perf_counter()
    totals.compile_seconds = started - begun
    end = plan.start + plan.games
    work = ((plan, start, min(size, end - start)) for start in range(plan.start, end, size))
    for part in in_order(play_slice, work, engine=engine, workers=workers):
        totals.add(part)
        for sink in sinks:
            sink(part)
        progress(len(part.results))
    totals.seconds = time.perf_counter() - started
    return totals
