"""The ladder: every level against the one below, with intervals, made by one command.

    python -m benchmarks.ladder --games 400 --seconds 600

With two players they meet one to one; at larger tables one of the stronger sits among the weaker.
A pairing that has cost its seconds of processor time gets no more games. Writes docs/ladder.md. The
games are noted in a journal; started again, it goes on where it was stopped.
"""

import argparse
import hashlib
import json
from collections.abc import Iterator, Mapping
from concurrent.futures import ThreadPoolExecutor
from dataclasses import asdict, astuple, dataclass
from itertools import pairwise
from math import log10
from pathlib import Path
from typing import Final

from benchmarks.contests import Contender, Outcome, contest
from digsite.arena.statistics import wilson
from digsite.bots import LEVELS
from digsite.bots.mind import mind_of
from digsite.bots.network_file import shipped
from digsite.core.bot_settings import RANDOM_RATING, Level
from digsite.core.game import Game, find, names

HUNDRED: Final = Level("100 iterations", iterations=100)
TEN_TIMES: Final = Level("1,000 iterations", iterations=1000)
PEEKING: Final = Level("100 iterations, peeking", iterations=100)

DEALS: Final = 4
"""Deals of a lot, each played from every seat."""

EXPLANATION: Final = """\
Made by `python -m benchmarks.ladder --games {games} --seconds {seconds:g}`: {games} games of every
pairing, fewer of those that cost more than {seconds:g} seconds of processor time. Wins are a bot's
share of the wins with the Wilson 95% interval; *even* is what equally strong bots would have. With
two players the bots meet one to one, at larger tables one of the bot sits among bots of the level
below. Every deal is played from every seat. *Called off* are games that ended because nobody got
on; with five players of Undermining the mine may run empty ([Learning](learning.md)). *Peeking* is
a search from which nothing is hidden: what it wins is what hidden information is worth beside a
good memory. The games are played by one compiled function (`benchmarks/contests.py`), in which a
search does not go on with the tree of the turn's last action, as it does at a table.
"""

HEAD: Final = """\
| game | players | bot | against | wins (95% interval) | even | games | called off |
|---|---|---|---|---|---|---|---|"""


RATINGS: Final = """\
## Ratings

What a level is worth among people (`rating` in the games' `levels.toml`): the sum of the steps for
two players, 400 · log₁₀(wins / losses) points each, a beginner being worth 1000, rounded to tens.
The random bot is worth {random} or less.
"""
BEGINNER: Final = 1000


@dataclass(frozen=True)
class Rung:
    """One line of the table."""

    game: Game
    players: int
    one: Level
    others: Level

    @property
    def key(self) -> str:
        """Everything that the games of this line depend on, besides the rules."""
        network = hashlib.sha256(shipped(self.game).read_bytes()).hexdigest()[:12]
        levels = [asdict(level) | {"rating": 0} for level in (self.one, self.others)]
        search = astuple(self.game.player.search)
        return json.dumps([self.game.name, self.players, levels, search, network])

    def play(self, journal: "Journal", games: int, seconds: float) -> Outcome:
        """Lot by lot of games, each with deals of its own, until there are enough."""
        mind = mind_of(self.game, self.players)
        mind.sees_all = int(self.one is PEEKING)
        one, others = Contender(self.one, mind), Contender(self.others)
        found = journal.found(self.key)
        while found.games < games and found.seconds < seconds:
            lot = DEALS * self.players
            more = contest(self.game, self.players, one, others, lot, seed=1 + found.games)
            found = journal.add(self.key, more)
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


class Journal:
    """What was played before: a line for each lot of games."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self._found: dict[str, Outcome] = {}
        path.parent.mkdir(parents=True, exist_ok=True)
        if path.exists():
            for line in path.read_text("utf-8").splitlines():
                key, outcome = json.loads(line)
                self._found[key] = self.found(key) + Outcome(*outcome)

    def found(self, key: str) -> Outcome:
        """What came of all games of a line so far."""
        return self._found.get(key, Outcome(0.0, 0, 0, 0.0))

    def add(self, key: str, more: Outcome) -> Outcome:
        """Note some more games; returns all of them together."""
        with self.path.open("a", encoding="utf-8") as file:
            file.write(json.dumps([key, astuple(more)]) + "\n")
        self._found[key] = self.found(key) + more
        return self._found[key]


def rungs(wanted: list[str]) -> Iterator[Rung]:
    """At every table every level and the one below, ten times the search, and one that peeks."""
    for game in map(find, wanted):
        for players in game.players:
            levels = [game.levels[name] for name in LEVELS]
            for others, one in pairwise(levels):
                yield Rung(game, players, one, others)
            yield Rung(game, players, TEN_TIMES, HUNDRED)
            yield Rung(game, players, PEEKING, HUNDRED)


def ratings(found: Mapping[Rung, Outcome]) -> str:
    """The levels' worth by the steps of the smallest tables, as a table."""
    levels = LEVELS[LEVELS.index("beginner") :]
    lines = [f"| | {' | '.join(levels)} |", "|---" * (len(levels) + 1) + "|"]
    for game in dict.fromkeys(rung.game for rung in found):
        steps = {
            rung.one.name: outcome.won / (outcome.games - outcome.won)
            for rung, outcome in found.items()
            if rung.game is game and rung.players == game.players[0] and rung.one.name in levels[1:]
        }
        rating = float(BEGINNER)
        cells = [str(BEGINNER)]
        for name in levels[1:]:
            rating += 400 * log10(steps[name])
            cells.append(str(round(rating, -1)).removesuffix(".0"))
        lines.append(f"| {game.title} | {' | '.join(cells)} |")
    return "\n".join(lines)


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--game", action="append", choices=names())
    parser.add_argument("--players", type=int, action="append")
    parser.add_argument("--seconds", type=float, default=600, help="that a pairing may cost")
    parser.add_argument("--threads", type=int, default=2)
    parser.add_argument("--table", type=Path, default=Path("docs/ladder.md"))
    parser.add_argument("--journal", type=Path, default=Path("build/ladder.jsonl"))
    chosen = parser.parse_args()
    journal = Journal(chosen.journal)
    asked = [
        rung
        for rung in rungs(chosen.game or list(names()))
        if rung.players in (chosen.players or rung.game.players)
    ]
    found: dict[Rung, Outcome] = {}
    with ThreadPoolExecutor(chosen.threads) as pool:
        played = pool.map(lambda rung: rung.play(journal, chosen.games, chosen.seconds), asked)
        for rung, outcome in zip(asked, played, strict=True):
            found[rung] = outcome
            print(rung.line(outcome), f"{outcome.seconds:.0f} s", flush=True)
    if chosen.game or chosen.players:
        return
    explanation = EXPLANATION.format(games=chosen.games, seconds=chosen.seconds)
    worth = RATINGS.format(random=RANDOM_RATING)
    lines = "\n".join(rung.line(outcome) for rung, outcome in found.items())
    text = f"# The ladder\n\n{explanation}\n{HEAD}\n{lines}\n\n{worth}\n{ratings(found)}\n"
    chosen.table.write_text(text, "utf-8")


if __name__ == "__main__":
    main()
