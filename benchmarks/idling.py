"""How many actions bots of every level leave unused when they end a turn.

    python -m benchmarks.idling --games 200

Prints a table: a level, and for every number of players its unused actions a turn.
"""

import argparse
import tempfile
from pathlib import Path

import pyarrow.parquet as pq

from digsite.arena.parquet import writing
from digsite.arena.plan import SimulationPlan
from digsite.arena.simulate import run_simulation
from digsite.bots import LEVELS
from digsite.core.game import find, names


def unused(game: str, players: int, level: str, games: int) -> float:
    """Unused actions of a turn, on average over all seats."""
    plan = SimulationPlan(game, players, games, 1, bots=level)
    with tempfile.TemporaryDirectory() as folder:
        seats = Path(folder) / "seats.parquet"
        with writing(plan, None, str(seats), None) as sinks:
            run_simulation(plan, sinks=sinks)
        found = pq.read_table(seats, columns=["unused_actions", "played_end"]).to_pydict()
    unused_actions: int = sum(found["unused_actions"])
    turns: int = sum(found["played_end"])
    return unused_actions / turns


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--game", action="append", choices=names())
    parser.add_argument("--level", action="append", choices=LEVELS)
    chosen = parser.parse_args()
    for game in map(find, chosen.game or names()):
        tables = [str(players) for players in game.players]
        print(f"| {game.title} | {' | '.join(f'{players} players' for players in tables)} |")
        print("|---" * (len(tables) + 1) + "|")
        for level in chosen.level or LEVELS:
            cells = [
                f"{unused(game.name, players, level, chosen.games):.3f}" for players in game.players
            ]
            print(f"| {level} | {' | '.join(cells)} |", flush=True)


if __name__ == "__main__":
    main()
