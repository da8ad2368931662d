"""Many games of bots that do not search, on all cores or a cluster, and what they add up to."""

import os
import threading
import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Any, Final

import numpy as np

from digsite.arena.engines import in_order
from digsite.arena.playing import (
    GameResult,
    MoveRow,
    PlayingSpace,
    Policy,
    SimulatedTable,
    play_games,
)
from digsite.arena.statistics import wilson
from digsite.bots import levels
from digsite.bots.choosing import ANYTHING
from digsite.core import kernels
from digsite.core.chance import split_seed
from digsite.core.edition import Edition
from digsite.core.errors import BadRequest
from digsite.core.game import Game, find
from digsite.core.limits import MOST_FAMILIES, MOST_SEATS, MOST_TALLIES

MOST_GAMES: Final = 1 << 31
SLICE: Final = 2_000
"""Games between two reports of progress: a few seconds of work for one thread at most."""


@dataclass(frozen=True)
class Plan:
    """A simulation, as data: the same plan plays the same games anywhere.

    Game number n of seed s is the deal of seed s + (n << 64).
    """

    game: str
    players: int
    games: int
    seed: int
    bots: str = "random"
    start: int = 0
    """The number of the first game, so that a simulation can be made in parts."""
    bar: str = ""
    """The beginning of a notation: actions that seat 0 may not use."""
    options: tuple[tuple[str, str], ...] = ()
    edition: str = ""
    """The text of an edition file; empty for the shipped one."""
    keep_moves: bool = False
    compiled: bool = True

    def check(self) -> None:
        """Refuse what cannot be played."""
        if self.games < 1 or self.start < 0 or self.start + self.games >= MOST_GAMES:
            raise BadRequest(f"games must be a number from 1 to {MOST_GAMES - 1}.")
        if not 0 <= self.seed < 1 << 64:
            raise BadRequest("seed must be a whole number from 0 to 2**64 - 1.")
        policy(find(self.game), self.bots, self.bar)
        template(self)


@dataclass(frozen=True)
class Slice:
    """Some games in a row, as arrays of GameResult and of MoveRow."""

    start: int
    played: Any
    moves: Any


def read_edition(plan: Plan) -> Edition:
    """The edition the plan is played with."""
    game = find(plan.game)
    if not plan.edition:
        return game.default_edition()
    return game.read_edition(plan.edition, "the edition")


def policy(game: Game, bots: str, bar: str) -> Policy:
    """How the bots of this name play; refuses those that search."""
    made = Policy()
    if bots == "greedy":
        made.temperature = 0.0
    else:
        level = levels.level(game, bots)
        if level.iterations > 0:
            reason = f"{bots} searches; simulate plays random, beginner, casual or greedy bots."
            raise BadRequest(f"{reason} Searching bots meet in the arena.")
        made.temperature = ANYTHING if bots == "random" else level.temperature
    if bar:
        notations = game.actions.notations
        ids = [i for i, name in enumerate(notations) if f"{name} ".startswith(f"{bar} ")]
        beginning = set(range(game.actions.families[0].size))
        if not ids or game.actions.end in (None, *ids) or beginning <= set(ids):
            raise BadRequest(f"{bar!r} is no action that a player can do without.")
        made.barred_from, made.barred_until = ids[0], ids[-1] + 1
    return made


def template(plan: Plan) -> Any:
    """A state to play on; refuses a number of players or an option that does not exist."""
    return find(plan.game).new_state(
        plan.players,
        seed=plan.seed,
        options=dict(plan.options),
        first=-1,
        edition=read_edition(plan),
    )


_local = threading.local()


def _table(plan: Plan) -> SimulatedTable:
    """A thread's own table; kept for the plan's next slice."""
    if getattr(_local, "plan", None) != plan:
        game = find(plan.game)
        parts = (
            template(plan),
            PlayingSpace(),
            game.actions.family_table(),
            policy(game, plan.bots, plan.bar),
        )
        carried: Any = [part.to_record() if plan.compiled else [part] for part in parts]
        _local.plan, _local.table = plan, SimulatedTable(*carried)
    table: SimulatedTable = _local.table
    return table


@lru_cache
def _kernel(game: str, compiled: bool) -> Callable[..., int]:
    return kernels.bind(play_games, find(game), compiled=compiled)


def play_slice(work: tuple[Plan, int, int]) -> Slice:
    """Some games of the plan; when the moves take more room than guessed, they are played again."""
    plan, start, games = work
    low, middle, _ = split_seed(plan.seed)
    room = _guess(plan, games)
    while True:
        results = kernels.slots(GameResult, games, compiled=plan.compiled)
        moves = kernels.slots(MoveRow, room, compiled=plan.compiled)
        play = _kernel(plan.game, plan.compiled)
        made = play(_table(plan), results, moves, low, middle, start)
        if not plan.keep_moves or made <= room:
            return Slice(start, _as_array(GameResult, results), _as_array(MoveRow, moves[:made]))
        room = made


def _guess(plan: Plan, games: int) -> int:
    return games * 300 * plan.players if plan.keep_moves and plan.compiled else 0


def _as_array(struct: Any, results: Any) -> Any:
    if isinstance(results, np.ndarray):
        return results
    return np.array([result.as_tuple() for result in results], dtype=struct.dtype())


@dataclass
class Simulation:
    """What many games add up to; slices are added one by one and need not be kept."""

    plan: Plan
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

    @property
    def game(self) -> Game:
        return find(self.plan.game)

    def add(self, part: Slice) -> None:
        played = part.played
        self.games += len(played)
        self.moves += int(played["moves"].sum())
        self.rounds += int(played["rounds"].sum())
        self.shortest = min(self.shortest, int(played["moves"].min()))
        self.longest = max(self.longest, int(played["moves"].max()))
        for seat, count in enumerate(played["won"].astype(bool).sum(axis=0).tolist()):
            self.wins[seat] += count
        of_first = played["won"][np.arange(len(played)), played["first"]]
        self.first_wins += int(of_first.astype(bool).sum())
        endings = np.bincount(played["ending"], minlength=len(self.game.endings))
        self.endings = _sums(self.endings, endings)
        used = families_of(played).sum(axis=(0, 1), dtype=np.int64)
        self.families = _sums(self.families, used)

    def summary(self) -> dict[str, Any]:
        """Totals, rates, wins by seat, endings and the use of each action."""
        plan, games = self.plan, self.games
        names = [family.name for family in self.game.actions.families]
        wins = self.wins[: plan.players]
        options = self.game.complete_options(dict(plan.options), read_edition(plan))
        return {
            "game": plan.game,
            "players": plan.players,
            "options": options,
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
            "compiled": plan.compiled,
            "wins_by_seat": wins,
            "win_shares_by_seat": [_share(count, games) for count in wins],
            "wins_of_first_player": _share(self.first_wins, games),
            "endings": dict(zip(self.game.endings[1:], self.endings[1:], strict=True)),
            "actions": dict(zip(names, self.families, strict=False)),
        }


def families_of(played: Any) -> Any:
    """How often each seat used each family: an array of game, seat and family."""
    return played["families"].reshape(len(played), MOST_SEATS, MOST_FAMILIES)


def tallies_of(played: Any) -> Any:
    """What each seat's counts came to: an array of game, seat and count."""
    return played["tallies"]["of"].reshape(len(played), MOST_SEATS, MOST_TALLIES)


def _sums(known: list[int], more: Any) -> list[int]:
    counts: list[int] = more.tolist()
    return [a + b for a, b in zip(known or [0] * len(counts), counts, strict=True)]


def _share(count: int, games: int) -> dict[str, float]:
    """A share of the games with its 95% interval."""
    interval = wilson(count, games)
    return {"count": count, "share": interval.value, "low": interval.low, "high": interval.high}


def run(
    plan: Plan,
    *,
    threads: int | None = None,
    engine: str = "threads",
    sinks: tuple[Callable[[Slice], None], ...] = (),
    progress: Callable[[int], None] = lambda count: None,
) -> Simulation:
    """Play the plan's games; every sink is given every slice, in order."""
    plan.check()
    workers = threads or os.cpu_count() or 1
    begun = time.perf_counter()
    # Compiled here and kept on disk before any worker asks for it.
    play_slice((plan, plan.start, 0))
    simulation = Simulation(plan, workers)
    started = time.perf_counter()
    simulation.compile_seconds = started - begun
    end = plan.start + plan.games
    work = ((plan, start, min(SLICE, end - start)) for start in range(plan.start, end, SLICE))
    for part in in_order(play_slice, work, engine=engine, workers=workers):
        simulation.add(part)
        for sink in sinks:
            sink(part)
        progress(len(part.played))
    simulation.seconds = time.perf_counter() - started
    return simulation


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
) -> Simulation:
    """Play `games` random games; the result does not depend on the number of threads."""
    plan = Plan(
        game.name,
        players,
        games,
        seed,
        options=tuple(options.items()),
        edition=edition.text,
        compiled=kernels.available() if compiled is None else compiled,
    )
    return run(plan, threads=threads)
