"""Speed, measured in one run: `make bench`.

Every ratio compares numbers of the same run on the same machine; absolute numbers belong to it.
"""

import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable

from rich.console import Console
from rich.table import Table

from digsite.arena.plan import SimulationPlan
from digsite.arena.simulate import run_simulation
from digsite.arena.totals import Totals
from digsite.core import kernels
from digsite.core.game import Game, find, names
from digsite.core.generic import GameState, copy_slot
from digsite.core.match import Match
from digsite.core.rows import Row
from digsite.core.rule import kernel

INTERPRETED_GAMES = 30
COMPILED_GAMES = 10_000
REPEATS = 3


def best_rate(action: Callable[[], int]) -> float:
    """The best rate of several runs of something that says how many units it did."""
    rates = []
    for _ in range(REPEATS):
        started = time.perf_counter()
        units = action()
        rates.append(units / (time.perf_counter() - started))
    return max(rates)


def playouts(game: Game, players: int, *, compiled: bool, threads: int) -> Totals:
    """The fastest of several simulations."""
    games = COMPILED_GAMES if compiled else INTERPRETED_GAMES
    plan = SimulationPlan(game.name, players, games, seed=1, compiled=compiled)
    runs = [run_simulation(plan, threads=threads) for _ in range(REPEATS)]
    return min(runs, key=lambda run: run.seconds)


def moves_per_second(totals: Totals) -> float:
    return totals.moves / totals.seconds


def one_move_at_a_time(match: Match) -> int:
    """A whole game through the library: legal actions, check, events and undo history."""
    start, moves = match.copy(), 0
    while not start.is_over and moves < 300:
        legal = start.legal_actions()
        start.play(legal[moves * 7 % len(legal)])
        moves += 1
    return moves


def copies(match: Match) -> int:
    for _ in range(20_000):
        match.state.copy()
    return 20_000


@kernel
def copy_often(slots: Row[GameState], times: int) -> None:
    for _ in range(times):
        copy_slot(slots, 1, 0)


def record_copies(match: Match) -> Callable[[], int]:
    """Copying a record inside a kernel, compiled beforehand."""
    run = kernels.bind(copy_often, match.game, compiled=True)
    slots = kernels.slots(match.game.state_type, 2, compiled=True)
    slots[0] = match.state.to_record()[0]
    run(slots, 1)

    def copy_many() -> int:
        run(slots, 2_000_000)
        return 2_000_000

    return copy_many


def seconds_in_new_process(code: str, **environment: str) -> float:
    """How long a fresh interpreter takes for some code, by its own clock."""
    timed = f"import time; t = time.perf_counter()\n{code}\nprint(time.perf_counter() - t)"
    settings = os.environ | environment
    run = subprocess.run(
        [sys.executable, "-c", timed], capture_output=True, text=True, check=True, env=settings
    )
    return float(run.stdout.split()[-1])


def start_up(game: Game) -> dict[str, float]:
    code = (
        "from digsite.arena.plan import SimulationPlan\n"
        "from digsite.arena.simulate import run_simulation\n"
        f"plan = SimulationPlan({game.name!r}, {game.players[0]}, games=1, seed=0)\n"
        "run_simulation(plan, threads=1)"
    )
    with tempfile.TemporaryDirectory() as folder:
        cold = seconds_in_new_process(code, DIGSITE_CACHE=folder)
        warm = min(seconds_in_new_process(code, DIGSITE_CACHE=folder) for _ in range(REPEATS))
    return {"cold compile and first game": cold, "warm start and first game": warm}


def rows(game: Game) -> list[tuple[str, str]]:
    """The lines of one game's table."""
    table = []
    for players in game.players:
        interpreted = moves_per_second(playouts(game, players, compiled=False, threads=1))
        one = playouts(game, players, compiled=True, threads=1)
        two = playouts(game, players, compiled=True, threads=2)
        rate, both = moves_per_second(one), moves_per_second(two)
        table += [
            (f"{players} players, interpreted", f"{interpreted:,.0f} moves/s"),
            (
                f"{players} players, compiled, 1 thread",
                f"{rate:,.0f} moves/s, {COMPILED_GAMES / one.seconds:,.0f} games/s",
            ),
            (
                f"{players} players, compiled, 2 threads",
                f"{both:,.0f} moves/s, {COMPILED_GAMES / two.seconds:,.0f} games/s",
            ),
            (f"{players} players, compiled : interpreted", f"{rate / interpreted:.0f}"),
            (f"{players} players, 2 threads : 1 thread", f"{both / rate:.2f}"),
        ]
    match = Match(game, game.players[0], seed=1)
    for action in match.legal_actions()[:1]:
        match.play(action)
    table += [
        (
            "library, one move at a time",
            f"{best_rate(lambda: one_move_at_a_time(match)):,.0f} moves/s",
        ),
        ("copy of a state, object", f"{1e6 / best_rate(lambda: copies(match)):.1f} µs"),
        ("copy of a state, record", f"{1e9 / best_rate(record_copies(match)):.0f} ns"),
        ("size of a record", f"{game.state_type.dtype().itemsize} bytes"),
    ]
    table += [(name, f"{seconds:.2f} s") for name, seconds in start_up(game).items()]
    return table


def main() -> None:
    console = Console()
    for name in sys.argv[1:] or names():
        game = find(name)
        table = Table("what", "measured", title=game.title)
        for what, measured in rows(game):
            table.add_row(what, measured)
        console.print(table)
    fresh = min(seconds_in_new_process("import digsite") for _ in range(REPEATS))
    console.print(f"import digsite: {fresh * 1000:.0f} ms")


if __name__ == "__main__":
    main()
