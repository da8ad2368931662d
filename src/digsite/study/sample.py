"""The games that questions are answered from: a folder of Parquet files, made in parts.

For every number of players games of equal bots, and games in which seat 0 may not use one of the
game's upgrades: what that costs the seat is what the upgrade is worth. A part that is already there
is not made again, so that a study that was stopped can be resumed.
"""

import os
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from digsite.arena.parquet import writing
from digsite.arena.plan import SimulationPlan
from digsite.arena.simulate import run_simulation
from digsite.core.game import find

PART: Final = 20_000
"""Games of one part: a minute or so of work for one thread."""


@dataclass(frozen=True)
class Sample:
    """What to play: so many games for each number of players, so many for each thing barred."""

    game: str
    folder: Path
    games: Mapping[int, int]
    barred_games: int
    bots: str = "casual"
    seed: int = 1
    options: tuple[tuple[str, str], ...] = ()
    edition: str = ""
    keep_moves: bool = False
    compiled: bool = True

    def parts(self) -> Iterator[tuple[str, SimulationPlan]]:
        """Every part's name and plan."""
        for players, games in self.games.items():
            for bar in ("", *find(self.game).questions.upgrades):
                wanted = self.barred_games if bar else games
                for start in range(0, wanted, PART):
                    yield self._part(players, bar, start, min(PART, wanted - start))

    def _part(self, players: int, bar: str, start: int, games: int) -> tuple[str, SimulationPlan]:
        name = f"{self.game}-{players}-{bar.replace(' ', '_') or 'all'}-{start:08d}"
        plan = SimulationPlan(
            self.game,
            players,
            games,
            self.seed,
            bots=self.bots,
            start=start,
            bar=bar,
            options=self.options,
            edition=self.edition,
            keep_moves=self.keep_moves and not bar,
            compiled=self.compiled,
        )
        return name, plan

    def total(self) -> int:
        """How many games there are to play."""
        return sum(plan.games for _, plan in self.parts())

    def files(self, table: str, bar: str = "") -> str:
        """The files of one table, as a pattern."""
        return str(
            self.folder / f"{self.game}-*-{bar.replace(' ', '_') or 'all'}-*.{table}.parquet"
        )


def play(
    sample: Sample,
    *,
    threads: int | None = None,
    engine: str = "threads",
    progress: Callable[[int], None] = lambda count: None,
    finished: Callable[[str, SimulationPlan, float], None] = lambda name, plan, seconds: None,
) -> None:
    """Play the parts that are not there yet."""
    sample.folder.mkdir(parents=True, exist_ok=True)
    for name, plan in sample.parts():
        games, seats, moves = (
            str(sample.folder / f"{name}.{table}.parquet") for table in ("games", "seats", "moves")
        )
        # The games' file gets its name last.
        if os.path.exists(games):
            progress(plan.games)
            continue
        with writing(plan, games, seats, moves if plan.keep_moves else None) as sinks:
            made = run_simulation(
                plan, threads=threads, engine=engine, sinks=sinks, progress=progress
            )
        finished(name, plan, made.seconds)
