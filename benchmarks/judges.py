"""What the trained networks are worth: against the game's own terms, at equal processor time.

    python -m benchmarks.judges --games 400
    python -m benchmarks.judges --game dig_mars --network other.bin --games 800

One search judged by the shipped network sits among searches judged by the terms that `measure`
writes, with as many more or fewer iterations as they cost more or less; or, with `--network`, a
search judged by another network among searches judged by the shipped one, with as many iterations.
Every deal is played from every seat.
"""

import argparse
from concurrent.futures import ThreadPoolExecutor
from itertools import product
from pathlib import Path

from benchmarks.contests import Contender, contest
from digsite.arena.statistics import wilson
from digsite.bots.mind import mind_of
from digsite.bots.network_file import read_network
from digsite.core.bot_settings import Level
from digsite.core.game import Game, find, names

TURNS = {"dig_mars": 0, "undermining": 4}
"""Turns that were played beyond the tree when the terms' weights and settings were found."""
SAMPLE = 12
"""Games by which the cost of an iteration is measured."""


def contender(game: Game, players: int, iterations: int, *, learned: bool) -> Contender:
    mind = mind_of(game, players)
    mind.learned = int(learned)
    if not learned:
        mind.turns = TURNS[game.name]
    return Contender(Level("search", iterations=iterations), mind)


def cost(game: Game, players: int, *, learned: bool, iterations: int) -> float:
    """Processor seconds of some games; their lengths hardly differ."""
    side = contender(game, players, iterations, learned=learned)
    return contest(game, players, side, side, SAMPLE, seed=2).seconds


def against_terms(game: Game, players: int, iterations: int, games: int) -> str:
    """One line of the table: the network at equal time."""
    slower = cost(game, players, learned=True, iterations=iterations)
    ratio = cost(game, players, learned=False, iterations=iterations) / slower
    ours = max(1, round(iterations * ratio))
    one = contender(game, players, ours, learned=True)
    others = contender(game, players, iterations, learned=False)
    return line(game, players, one, others, games)


def against_shipped(game: Game, players: int, iterations: int, games: int, path: Path) -> str:
    """One line of the table: another network at equal iterations."""
    level = Level("search", iterations=iterations)
    one = Contender(level, network=read_network(path, game))
    return line(game, players, one, Contender(level), games)


def line(game: Game, players: int, one: Contender, others: Contender, games: int) -> str:
    found = contest(game, players, one, others, -(-games // players) * players)
    wins = wilson(found.won, found.games)
    share = f"{wins.value:.1%} ({wins.low:.1%}–{wins.high:.1%})"
    budgets = f"{one.level.iterations} against {others.level.iterations}"
    cells = (game.name, str(players), budgets, share, f"{1 / players:.0%}", str(found.games))
    return f"| {' | '.join(cells)} |"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--game", action="append", choices=names())
    parser.add_argument("--network", type=Path, help="to be compared with the shipped one")
    parser.add_argument("--iterations", type=int, default=200, help="of the others' search")
    parser.add_argument("--threads", type=int, default=2)
    chosen = parser.parse_args()
    tables = [
        (game, players)
        for game, players in product(map(find, chosen.game or names()), range(2, 6))
        if players in game.players
    ]
    print("| game | players | iterations | wins (95% interval) | even | games |")
    print("|---|---|---|---|---|---|")

    def compare(table: tuple[Game, int]) -> str:
        if chosen.network is None:
            return against_terms(*table, chosen.iterations, chosen.games)
        return against_shipped(*table, chosen.iterations, chosen.games, chosen.network)

    with ThreadPoolExecutor(chosen.threads) as pool:
        for told in pool.map(compare, tables):
            print(told, flush=True)


if __name__ == "__main__":
    main()
