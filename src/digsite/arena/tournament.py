"""Running a tournament: threads or Ray, a journal to resume from, rows for Parquet."""

import json
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ThreadPoolExecutor, wait
from dataclasses import dataclass, fields
from pathlib import Path
from typing import Any

from digsite.arena.contest import Result, contest
from digsite.arena.entrants import Entrant, entrant
from digsite.arena.schedule import Pairing, schedule
from digsite.core.errors import BadRequest
from digsite.core.game import Game, find


@dataclass(frozen=True)
class Plan:
    """A tournament, as data: the same plan plays the same games anywhere."""

    game: str
    bots: tuple[str, ...]
    players: int
    games: int
    seed: int = 0
    options: tuple[tuple[str, str], ...] = ()
    ms: float = 1000
    mirror: bool = True

    def entrants(self) -> dict[str, Entrant]:
        """The entrants by name."""
        made = [entrant(text, ms=self.ms) for text in self.bots]
        return {one.name: one for one in made}

    def pairings(self) -> list[Pairing]:
        names = [entrant(text, ms=self.ms).name for text in self.bots]
        found = find(self.game)
        if self.players not in found.players:
            least, most = found.players[0], found.players[-1]
            raise BadRequest(f"{found.title} is for {least} to {most} players.")
        return list(schedule(names, self.players, self.games, seed=self.seed, mirror=self.mirror))


def play(game: Game, plan: Plan, pairing: Pairing) -> Result:
    """One game of the plan."""
    everybody = plan.entrants()
    seating = [everybody[name] for name in pairing.seating]
    return contest(game, seating, pairing.seed, dict(plan.options))


class Journal:
    """The results so far, one JSON line each: a tournament stopped anywhere goes on from there."""

    def __init__(self, path: Path, plan: Plan) -> None:
        self.path = path
        self.results: list[Result] = []
        wanted = {(plan.players, p.seed, p.seating) for p in plan.pairings()}
        if path.exists():
            text = path.read_text("utf-8")
            if text and not text.endswith("\n"):
                path.write_text(text + "\n", "utf-8")
            for line in text.splitlines():
                result = _read(line)
                if result is not None and result.game == plan.game and result.key in wanted:
                    self.results.append(result)

    def add(self, result: Result) -> None:
        self.results.append(result)
        with self.path.open("a", encoding="utf-8") as file:
            file.write(json.dumps(result.row()) + "\n")


def _read(line: str) -> Result | None:
    """A journal's line; None for one that was cut short when the tournament was stopped."""
    try:
        row = json.loads(line)
    except ValueError:
        return None
    return Result(**{f.name: _tuple(row[f.name]) for f in fields(Result)})


def _tuple(value: Any) -> Any:
    return tuple(value) if isinstance(value, list) else value


def run(
    plan: Plan,
    *,
    threads: int = 1,
    engine: str = "threads",
    journal: Path | None = None,
    progress: Callable[[Result], None] = lambda result: None,
) -> list[Result]:
    """Play what the plan asks for and the journal does not hold yet."""
    pairings = plan.pairings()
    book = Journal(journal, plan) if journal is not None else None
    results = list(book.results) if book is not None else []
    known = {result.key for result in results}
    left = [p for p in pairings if (plan.players, p.seed, p.seating) not in known]
    for result in results:
        progress(result)
    engines = {"threads": on_threads, "ray": on_ray}
    if engine not in engines:
        raise BadRequest(f"engine must be one of {', '.join(engines)}.")
    for result in engines[engine](plan, left, threads):
        if book is not None:
            book.add(result)
        results.append(result)
        progress(result)
    order = {(p.seating, p.seed): number for number, p in enumerate(pairings)}
    return sorted(results, key=lambda result: order[result.seating, result.seed])


def on_threads(plan: Plan, pairings: Sequence[Pairing], threads: int) -> Iterator[Result]:
    """Games on threads of this process: searching needs no GIL."""
    game = find(plan.game)
    with ThreadPoolExecutor(threads) as pool:
        waiting = iter(pairings)
        running: set[Future[Result]] = set()
        try:
            while True:
                for pairing in waiting:
                    running.add(pool.submit(play, game, plan, pairing))
                    if len(running) >= 2 * threads:
                        break
                if not running:
                    return
                finished, running = wait(running, return_when=FIRST_COMPLETED)
                for future in finished:
                    yield future.result()
        finally:
            pool.shutdown(cancel_futures=True)


def on_ray(plan: Plan, pairings: Sequence[Pairing], threads: int) -> Iterator[Result]:
    """The same games as tasks of a Ray cluster; `threads` is the number of local workers."""
    try:
        import ray
    except ImportError:
        raise BadRequest("The engine ray needs the extra of that name.") from None
    if not ray.is_initialized():
        ray.init(num_cpus=threads, include_dashboard=False, log_to_driver=False)
    remote = ray.remote(_play_remotely)
    waiting = iter(pairings)
    running: list[Any] = []
    while True:
        for pairing in waiting:
            running.append(remote.remote(plan, pairing))
            if len(running) >= 4 * threads:
                break
        if not running:
            return
        finished, running = ray.wait(running)
        yield from ray.get(finished)


def _play_remotely(plan: Plan, pairing: Pairing) -> Result:
    return play(find(plan.game), plan, pairing)
