"""The ladder: every level against the one below, with intervals, made by one command.

    python benchmarks/ladder.py --games 400 --out build/ladder

Goes on where it was stopped; `--minutes` stops it by itself. Writes one journal for each pairing
and the table ladder.md.
"""

import argparse
import time
from pathlib import Path

from digsite.arena.contest import Result
from digsite.arena.summary import meetings, standings
from digsite.arena.tournament import Plan, run
from digsite.bots import LEVELS
from digsite.core.game import find, names


class OutOfTime(Exception):
    """The minutes are over; everything played so far is in the journals."""


def pairs() -> list[tuple[str, str]]:
    """Each level and the one below, and skilled against the appraisal alone."""
    return [*zip(LEVELS[1:], LEVELS, strict=False), ("skilled", "greedy")]


def plans(games: int, wanted: list[str]) -> list[Plan]:
    """Two players first, then larger tables; cheap pairings before dear ones."""
    found = []
    for game in wanted:
        for players in [n for n in find(game).players if n <= 4]:
            for stronger, weaker in pairs():
                found.append(Plan(game, (stronger, weaker), players, games, mirror=False))
            found.append(Plan(game, ("skilled",), players, games, mirror=True))
    dear = {"expert": 1, "master": 2}
    return sorted(found, key=lambda plan: (dear.get(plan.bots[0], 0), plan.players))


def play(plan: Plan, folder: Path, threads: int, end: float) -> list[Result]:
    """Play a plan as far as time allows."""

    def check(result: Result) -> None:
        if time.monotonic() > end:
            raise OutOfTime

    journal = folder / f"{plan.game}-{plan.players}-{'-'.join(plan.bots)}.jsonl"
    return run(plan, threads=threads, journal=journal, progress=check)


def row(plan: Plan, results: list[Result]) -> str:
    """One line of the table."""
    speeds = {standing.name: standing.ms_per_move for standing in standings(results)}
    shares = [m for m in meetings(results) if m.name == plan.bots[0]]
    parts = [
        f"{m.wins.value:.1%} ({m.wins.low:.1%}–{m.wins.high:.1%}), level {m.level:.0%}, "
        f"{m.games} games"
        for m in shares
    ]
    below = plan.bots[1] if len(plan.bots) > 1 else "itself, first seat"
    speed = f"{speeds[plan.bots[0]]:.1f}"
    cells = (plan.game, str(plan.players), plan.bots[0], below, "; ".join(parts), speed)
    return f"| {' | '.join(cells)} |"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--game", action="append", choices=names())
    parser.add_argument("--threads", type=int, default=2)
    parser.add_argument("--minutes", type=float, default=1e9)
    parser.add_argument("--out", type=Path, default=Path("build/ladder"))
    chosen = parser.parse_args()
    chosen.out.mkdir(parents=True, exist_ok=True)
    end = time.monotonic() + 60 * chosen.minutes
    head = "| game | players | bot | against | wins (95% interval) | ms a move |"
    lines = [head, "|---|---|---|---|---|---|"]
    for plan in plans(chosen.games, chosen.game or list(names())):
        try:
            line = row(plan, play(plan, chosen.out, chosen.threads, end))
        except OutOfTime:
            print("out of time; run the same command again to go on")
            break
        print(line, flush=True)
        lines.append(line)
        text = f"Made by `python benchmarks/ladder.py --games {chosen.games}`.\n\n"
        (chosen.out / "ladder.md").write_text(text + "\n".join(lines) + "\n", "utf-8")


if __name__ == "__main__":
    main()
