"""Many games of random play on all cores, and what they add up to."""

import os
import threading
import time
from collections.abc import Callable, Mapping
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import Any, Final

from digsite.arena.statistics import wilson
from digsite.core import kernels
from digsite.core.actions import Legal
from digsite.core.chance import Chance, split_seed
from digsite.core.edition import Edition
from digsite.core.errors import BadRequest
from digsite.core.game import Game
from digsite.core.playouts import GameResult, random_games

MOST_GAMES: Final = 1 << 31
SLICE: Final = 2_000
"""Games between two reports of progress: a fraction of a second of work for one thread."""


def _share(count: int, games: int) -> dict[str, float]:
    """A share of the games with its 95% interval."""
    interval = wilson(count, games)
    return {"count": count, "share": interval.value, "low": interval.low, "high": interval.high}


@dataclass(frozen=True)
class Simulation:
    """The results of many games; game number n of seed s is the deal of seed s + (n << 64)."""

    game: Game
    players: int
    options: Mapping[str, str]
    seed: int
    results: Any
    seconds: float
    compile_seconds: float
    threads: int
    compiled: bool

    def column(self, name: str) -> list[Any]:
        """One field of all results."""
        if self.compiled:
            column: list[Any] = self.results[name].tolist()
            return column
        return [getattr(result, name) for result in self.results]

    def summary(self) -> dict[str, Any]:
        """Totals, rates, wins by seat, endings and the use of each action."""
        moves, endings = self.column("moves"), self.column("ending")
        games = len(moves)
        won = self.column("won")
        wins = [sum(bool(row[seat]) for row in won) for seat in range(self.players)]
        firsts = self.column("first")
        first_wins = sum(bool(w[first]) for w, first in zip(won, firsts, strict=True))
        used = [sum(column) for column in zip(*self.column("families"), strict=True)]
        names = [family.name for family in self.game.actions.families]
        return {
            "game": self.game.name,
            "players": self.players,
            "options": dict(self.options),
            "seed": self.seed,
            "games": games,
            "moves": sum(moves),
            "mean_moves": sum(moves) / games,
            "shortest": min(moves),
            "longest": max(moves),
            "mean_rounds": sum(self.column("rounds")) / games,
            "moves_per_s": sum(moves) / self.seconds,
            "games_per_s": games / self.seconds,
            "seconds": self.seconds,
            "compile_seconds": self.compile_seconds,
            "threads": self.threads,
            "compiled": self.compiled,
            "wins_by_seat": wins,
            "win_shares_by_seat": [_share(count, games) for count in wins],
            "wins_of_first_player": _share(first_wins, games),
            "endings": {
                name: endings.count(number)
                for number, name in enumerate(self.game.endings)
                if number
            },
            "actions": dict(zip(names, used, strict=False)),
        }


def simulate(
    game: Game,
    players: int,
    games: int,
    *,
    seed: int,
    options: Mapping[str, str],
    edition: Edition,
    threads: int | None = None,
    compiled: bool | None = None,
    progress: Callable[[int], None] | None = None,
) -> Simulation:
    """Play `games` random games; the result does not depend on the number of threads."""
    if not 1 <= games < MOST_GAMES:
        raise BadRequest(f"games must be a number from 1 to {MOST_GAMES - 1}.")
    if not 0 <= seed < 1 << 64:
        raise BadRequest("seed must be a whole number from 0 to 2**64 - 1.")
    use_kernels = kernels.available() if compiled is None else compiled
    threads = threads or os.cpu_count() or 1
    template = game.new_state(players, seed=seed, options=options, first=-1, edition=edition)
    low, middle, _ = split_seed(seed)
    results = kernels.slots(GameResult, games, compiled=use_kernels)
    play_games = kernels.bind(random_games, game, compiled=use_kernels)
    local = threading.local()

    def play_slice(start: int) -> int:
        if not hasattr(local, "space"):
            local.space = _working_space(game, template, compiled=use_kernels)
        part = results[start : start + SLICE]
        play_games(*local.space, part, low, middle, start)
        return len(part)

    begun = time.perf_counter()
    nothing = kernels.slots(GameResult, 0, compiled=use_kernels)
    play_games(*_working_space(game, template, compiled=use_kernels), nothing, low, middle, 0)
    started = time.perf_counter()
    with ThreadPoolExecutor(threads) as pool:
        for count in pool.map(play_slice, range(0, games, SLICE)):
            if progress is not None:
                progress(count)
    seconds = time.perf_counter() - started
    return Simulation(
        game,
        players,
        game.complete_options(options, edition),
        seed,
        results,
        seconds,
        started - begun,
        threads,
        use_kernels,
    )


def _working_space(game: Game, template: Any, *, compiled: bool) -> tuple[Any, Any, Any, Any]:
    """A thread's own state, generator, list of legal actions and table of families."""
    families = game.actions.family_table()
    return (
        template.to_record() if compiled else [template.copy()],
        kernels.slots(Chance, 1, compiled=compiled),
        kernels.slots(Legal, 1, compiled=compiled),
        families.to_record() if compiled else [families],
    )
