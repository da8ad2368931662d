"""The ladder: every level against the one below, with intervals, made by one command.

    python -m benchmarks.ladder --games 400 --out build/ladder

With two players they meet one to one; at larger tables one of the stronger sits among the weaker.
Goes on where it was stopped; `--minutes` stops it by itself. Writes one journal for each pairing,
named after the settings it was played with, and the table docs/ladder.md.
"""

import argparse
import time
from dataclasses import asdict
from hashlib import sha256
from pathlib import Path

from digsite.arena.contest import Result
from digsite.arena.schedule import Pairing
from digsite.arena.summary import meetings, standings
from digsite.arena.tournament import TournamentPlan, run_tournament
from digsite.bots import LEVELS, levels
from digsite.bots.mind import mind_of
from digsite.core.game import find, names

HIDDEN = ("peeking@100", "master@100")
"""The worth of hidden information: a twin that sees the true state, with the same iterations."""

MIRRORS = {2: 2, 3: 2, 4: 1}
"""Games of a bot against itself for one of another pairing: they are cheap, but not among four."""

EXPLANATION = """\
Made by `python -m benchmarks.ladder --games {games}`. Wins are a bot's share of the wins with the
Wilson 95% interval; *even* is what equally strong bots would have. With two players the bots meet
one to one, at larger tables one of the bot sits among bots of the level below. Every deal is played
from every seat. `peeking` is the search with the true state before its eyes: what it wins beyond
one half is the worth of hidden information. `greedy` is the appraisal alone, without noise. The
milliseconds belong to the machine of the run, two cores that had other work too.
"""


class OutOfTime(Exception):
    """The minutes are over; everything played so far is in the journals."""


class Climb(TournamentPlan):
    """One of the first bot among the other; of a single bot, a table full of it."""

    def pairings(self) -> list[Pairing]:
        alone = [p for p in super().pairings() if p.seating.count(self.bots[0]) == 1]
        return (alone if len(self.bots) > 1 else super().pairings())[: self.games]


def pairs(players: int) -> list[tuple[str, ...]]:
    """Each level and the one below, and skilled against itself; with two players some more."""
    rungs = [*zip(LEVELS[1:], LEVELS, strict=False), ("skilled",)]
    return [*rungs, ("skilled", "greedy"), HIDDEN] if players == 2 else rungs


def plans(games: int, wanted: list[str]) -> list[TournamentPlan]:
    """Cheap pairings before dear ones, two players before larger tables."""
    found: list[TournamentPlan] = []
    for game in wanted:
        for players in [n for n in find(game).players if n <= 4]:
            for bots in pairs(players):
                mirror = len(bots) == 1
                whole = MIRRORS[players] * games if mirror else -(-games // players) * players
                found.append(Climb(game, bots, players, whole, mirror=mirror))
    dear = {"expert": 1, "peeking@100": 2, "master": 3}
    return sorted(found, key=lambda plan: (dear.get(plan.bots[0], 0), plan.players))


def journal(plan: TournamentPlan, folder: Path) -> Path:
    """Where a plan's results are kept; other settings of the bots make another file."""
    game = find(plan.game)
    used = [asdict(levels.level(game, bot)) for bot in plan.bots if bot in LEVELS]
    text = f"{used} {mind_of(game, plan.players).as_tuple()}"
    mark = sha256(text.encode()).hexdigest()[:8]
    return folder / f"{plan.game}-{plan.players}-{'-'.join(plan.bots)}-{mark}.jsonl"


def play(plan: TournamentPlan, folder: Path, threads: int, end: float) -> list[Result]:
    """Play a plan as far as time allows."""

    def check(result: Result) -> None:
        if time.monotonic() > end:
            raise OutOfTime

    return run_tournament(plan, threads=threads, journal=journal(plan, folder), progress=check)


def row(plan: TournamentPlan, results: list[Result]) -> str:
    """One line of the table."""
    speeds = {standing.name: standing.ms_per_move for standing in standings(results)}
    found = next(m for m in meetings(results) if m.name == plan.bots[0])
    wins = f"{found.wins.value:.1%} ({found.wins.low:.1%}–{found.wins.high:.1%})"
    below = plan.bots[1] if len(plan.bots) > 1 else "itself, first seat"
    speed = f"{speeds[plan.bots[0]]:.1f}"
    level = f"{found.level:.0%}"
    cells = (
        plan.game,
        str(plan.players),
        plan.bots[0],
        below,
        wins,
        level,
        str(found.games),
        speed,
    )
    return f"| {' | '.join(cells)} |"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--game", action="append", choices=names())
    parser.add_argument("--threads", type=int, default=2)
    parser.add_argument("--minutes", type=float, default=1e9)
    parser.add_argument("--out", type=Path, default=Path("build/ladder"))
    parser.add_argument("--table", type=Path, default=Path("docs/ladder.md"))
    chosen = parser.parse_args()
    chosen.out.mkdir(parents=True, exist_ok=True)
    end = time.monotonic() + 60 * chosen.minutes
    head = "| game | players | bot | against | wins (95% interval) | even | games | ms a move |"
    lines = [head, "|---|---|---|---|---|---|---|---|"]
    for plan in plans(chosen.games, chosen.game or list(names())):
        try:
            line = row(plan, play(plan, chosen.out, chosen.threads, end))
        except OutOfTime:
            print("out of time; run the same command again to go on")
            break
        print(line, flush=True)
        lines.append(line)
        text = f"# The ladder\n\n{EXPLANATION.format(games=chosen.games)}\n"
        chosen.table.write_text(text + "\n".join(lines) + "\n", "utf-8")


if __name__ == "__main__":
    main()
