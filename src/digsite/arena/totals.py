"""What the games of a simulation add up to."""

from dataclasses import dataclass, field
from typing import Any

import numpy as np

from digsite.arena.plan import MOST_GAMES, SimulationPlan, resolve
from digsite.arena.statistics import wilson
from digsite.arena.workers import Slice
from digsite.core.limits import MOST_SEATS


@dataclass
class Totals:
    """Slices are added one by one and need not be kept."""

    plan: SimulationPlan
    threads: int
    seconds: float = 0.0
    compile_seconds: float = 0.0
    games: int = 0
    moves: int = 0
    rounds: int = 0
    shortest: int = MOST_GAMES
    longest: int = 0
    wins: list[int] = field(default_factory=lambda: [0] * MOST_SEATS)
    first_wins: int = 0
    endings: list[int] = field(default_factory=list)
    families: list[int] = field(default_factory=list)

    def add(self, part: Slice) -> None:
        results = part.results
        self.games += len(results)
        self.moves += int(results["moves"].sum())
        self.rounds += int(results["rounds"].sum())
        self.shortest = min(self.shortest, int(results["moves"].min()))
        self.longest = max(self.longest, int(results["moves"].max()))
        for seat, count in enumerate(results["won"].astype(bool).sum(axis=0).tolist()):
            self.wins[seat] += count
        of_first = results["won"][np.arange(len(results)), results["first"]]
        self.first_wins += int(of_first.astype(bool).sum())
        endings = np.bincount(results["ending"], minlength=len(resolve(self.plan).game.endings))
        self.endings = _sums(self.endings, endings)
        self.families = _sums(self.families, part.families().sum(axis=(0, 1), dtype=np.int64))

    def summary(self) -> dict[str, Any]:
        """Totals, rates, wins by seat, endings and the use of each action."""
        plan, games, resolved = self.plan, self.games, resolve(self.plan)
        names = [family.name for family in resolved.game.actions.families]
        wins = self.wins[: plan.players]
        return {
            "game": plan.game,
            "players": plan.players,
            "options": resolved.options,
            "bots": plan.bots,
            "seed": plan.seed,
            "games": games,
            "moves": self.moves,
            "mean_moves": self.moves / games,
            "shortest": self.shortest,
            "longest": self.longest,
            "mean_rounds": self.rounds / games,
            "moves_per_s": self.moves / self.seconds,
            "games_per_s": games / self.seconds,
            "seconds": self.seconds,
            "compile_seconds": self.compile_seconds,
            "threads": self.threads,
            "compiled": resolved.compiled,
            "wins_by_seat": wins,
            "win_shares_by_seat": [_share(count, games) for count in wins],
            "wins_of_first_player": _share(self.first_wins, games),
            "endings": dict(zip(resolved.game.endings[1:], self.endings[1:], strict=True)),
            "actions": dict(zip(names, self.families, strict=False)),
        }


def _sums(known: list[int], more: Any) -> list[int]:
    counts: list[int] = more.tolist()
    return [a + b for a, b in zip(known or [0] * len(counts), counts, strict=True)]


def _share(count: int, games: int) -> dict[str, float]:
    """A share of the games with its 95% interval."""
    interval = wilson(count, games)
    return {"count": count, "share": interval.value, "low": interval.low, "high": interval.high}
