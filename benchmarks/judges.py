"""What the trained networks are worth: against the game's own terms, at equal processor time.

    python -m benchmarks.judges --games 400

One search judged by the network sits among searches judged by the terms that `measure` writes, with
as many more or fewer iterations as they cost more or less. Every deal is played from every seat.
"""

import argparse
from concurrent.futures import ThreadPoolExecutor
from itertools import product

from benchmarks.contests import Contender, contest
from digsite.arena.statistics import wilson
from digsite.bots.mind import mind_of
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


def compare(game: Game, players: int, iterations: int, games: int) -> str:
    """One line of the table."""
    slower = cost(game, players, learned=True, iterations=iterations)
    ratio = cost(game, players, learned=False, iterations=iterations) / slower
    ours = max(1, round(iterations * ratio))
    whole = -(-games // players) * players
    found = contest(
        game,
        players,
        contender(game, players, ours, learned=True),
        contender(game, players, iterations, learned=False),
        whole,
    )
    wins = wilson(found.won, found.games)
    share = f"{wins.value:.1%} ({wins.low:.1%}–{wins.high:.1%})"
    cells = (game.name, str(players), f"{ours} against {iterations}", share, f"{1 / players:.0%}")
    return f"| {' | '.join((*cells, str(found.games)))} |"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--game", action="append", choices=names())
    parser.add_argument("--iterations", type=int, default=200, help="of the terms' search")
    parser.add_argument("--threads", type=int, default=2)
    chosen = parser.parse_args()
    tables = [
        (game, players)
        for game, players in product(map(find, chosen.game or names()), range(2, 6))
        if players in game.players
    ]
    print("| game | players | iterations | wins (95% interval) | even | games |")
    print("|---|---|---|---|---|---|")
    with ThreadPoolExecutor(chosen.threads) as pool:
        for line in pool.map(
            lambda t: compare(t[0], t[1], chosen.iterations, chosen.games), tables
        ):
            print(line, flush=True)


if __name__ == "__main__":
    main()
