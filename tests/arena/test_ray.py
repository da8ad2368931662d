"""On Ray the same games are played, also when a worker is killed on the way."""

import os
import signal
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pyarrow.parquet as pq
import pytest

from digsite.arena import simulate
from digsite.arena.parquet import writing
from digsite.arena.plan import SimulationPlan
from digsite.arena.tournament import TournamentPlan, run_tournament
from tests.waiting import until


def started() -> bool:
    """Whether Ray has started in the half minute that it gives itself."""
    import ray

    try:
        ray.init(num_cpus=1, include_dashboard=False, log_to_driver=False)
    except Exception as error:
        if "timed out during startup" not in str(error):
            raise
        ray.shutdown()
    return ray.is_initialized()


@pytest.fixture(scope="module")
def cluster() -> Iterator[Callable[[], int]]:
    """A local Ray with one worker, and a function that tells the worker's process."""
    import ray  # only here: every process of the tests reads this module

    until("Ray has started", started)

    @ray.remote
    def process() -> int:
        return os.getpid()

    yield lambda: int(ray.get(process.remote()))
    ray.shutdown()


def test_a_killed_worker_costs_a_retry_and_changes_nothing(
    cluster: Callable[[], int], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(simulate, "SLICE", 500)
    plan = SimulationPlan("dig_mars", 2, 6000, seed=3, bots="casual")
    worker = cluster()
    killed: list[int] = []

    def kill(count: int) -> None:
        if not killed:
            os.kill(worker, signal.SIGKILL)
            killed.append(worker)

    def table(engine: str, progress: Any) -> Any:
        path = str(tmp_path / f"{engine}.parquet")
        with writing(plan, None, path, None) as sinks:
            simulate.run_simulation(plan, threads=1, engine=engine, sinks=sinks, progress=progress)
        return pq.read_table(path)

    on_ray = table("ray", kill)
    assert killed
    assert cluster() != worker
    assert on_ray.equals(table("threads", lambda count: None))


def test_the_arena_plays_the_same_games(cluster: Callable[[], int]) -> None:
    plan = TournamentPlan("dig_mars", ("greedy", "beginner"), players=2, games=2)
    there, here = run_tournament(plan, engine="ray"), run_tournament(plan)
    untimed = [[replace(r, seconds=()) for r in results] for results in (there, here)]
    assert untimed[0] == untimed[1]
