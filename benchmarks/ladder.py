"""The ladder: every level against the one below, with intervals, made by one command.

    python -m benchmarks.ladder --games 400 --seconds 60

With two players they meet one to one; at larger tables one of the stronger sits among the weaker.
A pairing that has cost its seconds of processor time gets no more games. Writes docs/ladder.md.
"""

import argparse
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path

from benchmarks.contests import Contender, Outcome, contest
from digsite.arena.statistics import wilson
from digsite.bots import LEVELS
from digsite.core.bot_settings import Level
from digsite.core.game import Game, find, names

TEN_TIMES = (Level("1,000 iterations", iterations=1000), Level("100 iterations", iterations=100))

DEALS = 4
"""Deals of a lot, each played from every seat."""

EXPLANATION = """\
Made by `python -m benchmarks.ladder --games {games} --seconds {seconds:g}`: {games} games of every
pairing, fewer of those that cost more than {seconds:g} seconds of processor time. Wins are a bot's
share of the wins with the Wilson 95% interval; *even* is what equally strong bots would have. With
two players the bots meet one to one, at larger tables one of the bot sits among bots of the level
below. Every deal is played from every seat. *Called off* are games that ended because nobody got
on. The games are played by one compiled function (`benchmarks/contests.py`), in which a search does
not go on with the tree of the turn's last action, as it does at a table.
"""

HEAD = """\
| game | players | bot | against | wins (95% interval) | even | games | called off |
|---|---|---|---|---|---|---|---|"""


@dataclass(frozen=True)
class Rung:
    """One line of the table."""

    game: Game
    players: int
    one: Level
    others: Level

    def play(self, games: int, seconds: float) -> Outcome:
        """Lot by lot of games, each with deals of its own, until there are enough."""
        one, others = Contender(self.one), Contender(self.others)
        found = Outcome(0.0, 0, 0, 0.0)
        while found.games < games and found.seconds < seconds:
            seed = 1 + found.games
            found += contest(self.game, self.players, one, others, DEALS * self.players, seed=seed)
        return found

    def line(self, found: Outcome) -> str:
        wins = wilson(found.won, found.games)
        cells = (
            self.game.name,
            str(self.players),
            self.one.name,
            self.others.name,
            f"{wins.value:.1%} ({wins.low:.1%}–{wins.high:.1%})",
            f"{1 / self.players:.0%}",
            str(found.games),
            str(found.called_off),
        )
        return f"| {' | '.join(cells)} |"


def rungs(wanted: list[str]) -> Iterator[Rung]:
    """Every level and the one below at every table; at the smallest, ten times the search too."""
    for game in map(find, wanted):
        for players in game.players:
            levels = [game.levels[name] for name in LEVELS]
            for others, one in pairwise(levels):
                yield Rung(game, players, one, others)
        yield Rung(game, game.players[0], *TEN_TIMES)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--game", action="append", choices=names())
    parser.add_argument("--seconds", type=float, default=60, help="that a pairing may cost")
    parser.add_argument("--threads", type=int, default=2)
    parser.add_argument("--table", type=Path, default=Path("docs/ladder.md"))
    chosen = parser.parse_args()
    lines = []
    asked = list(rungs(chosen.game or list(names())))
    with ThreadPoolExecutor(chosen.threads) as pool:
        played = pool.map(lambda rung: rung.play(chosen.games, chosen.seconds), asked)
        for rung, found in zip(asked, played, strict=True):
            lines.append(rung.line(found))
            print(lines[-1], f"{found.seconds:.0f} s", flush=True)
    explanation = EXPLANATION.format(games=chosen.games, seconds=chosen.seconds)
    text = f"# The ladder\n\n{explanation}\n{HEAD}\n"
    chosen.table.write_text(text + "\n".join(lines) + "\n", "utf-8")


if __name__ == "__main__":
    main()
