"""What the bots have gained: today's search among bots of an earlier version, at equal time a move.

    git worktree add build/earlier COMMIT
    python -m benchmarks.earlier build/earlier --games 400

The earlier version runs as a program with its own rules, memory, settings and judgement; both
sides follow the same game, by the newest rules that the other knows. Equal time means processor
time: some games are played first, to find out how many iterations cost as much. Every deal is
played from every seat.
"""

import argparse
import json
import os
import subprocess
import sys
import time
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from digsite.arena.statistics import wilson
from digsite.bots import level
from digsite.bots.players import Bot, make_bot
from digsite.core.game import Game, find, names
from digsite.core.match import Match

HEAD = """\
| game | players | iterations | ms a choice | wins (95% interval) | even | games | called off |
|---|---|---|---|---|---|---|---|"""
SAMPLE = 2
"""Rounds of all seats by which the cost of an iteration is measured."""
FAR = 1_000_000
"""The sample's deals are not among those that count."""


class EarlierBots:
    """The other program."""

    def __init__(self, folder: Path) -> None:
        self.process = subprocess.Popen(
            [sys.executable, str(Path(__file__).with_name("earlier_bot.py"))],
            env=os.environ | {"PYTHONPATH": str(folder.resolve() / "src")},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )

    def tell(self, message: dict[str, Any]) -> None:
        assert self.process.stdin is not None
        self.process.stdin.write(json.dumps(message) + "\n")
        self.process.stdin.flush()

    def hear(self) -> dict[str, Any]:
        assert self.process.stdout is not None
        answer: dict[str, Any] = json.loads(self.process.stdout.readline())
        return answer

    def close(self) -> None:
        assert self.process.stdin is not None
        self.process.stdin.close()
        self.process.wait()


@dataclass
class Total:
    """What came of the games so far, and what the choices of each side cost."""

    won: float = 0.0
    games: int = 0
    called_off: int = 0
    seconds: list[float] = field(default_factory=lambda: [0.0, 0.0])
    choices: list[int] = field(default_factory=lambda: [0, 0])

    def count(self, side: int, seconds: float) -> None:
        self.seconds[side] += seconds
        self.choices[side] += 1

    def ms(self, side: int) -> float:
        return 1000 * self.seconds[side] / max(1, self.choices[side])


def play(
    table: tuple[Game, int],
    others: EarlierBots,
    iterations: tuple[int, int],
    which: int,
    total: Total,
) -> None:
    """One game: the bot of today has one seat, each in turn."""
    game, players = table
    own, deal = which % players, which // players
    others.tell(
        {
            "game": game.name,
            "players": players,
            "deal": deal,
            "level": "master",
            "iterations": iterations[1],
            "seed": which * players,
        }
    )
    match = Match(game, players, seed=deal, rules_version=others.hear()["rules_version"])
    bot: Bot = make_bot(game, players, level(game, "master"), iterations=iterations[0], seed=which)
    while not match.is_over:
        if match.seat == own:
            started = time.thread_time()
            action = bot.choose(match.seen_by(own)).action
            total.count(0, time.thread_time() - started)
        else:
            others.tell({})
            answer = others.hear()
            action = answer["action"]
            total.count(1, answer["seconds"])
        match.play(action)
        match.forget_earlier()
        others.tell({"play": action})
    winners = match.winners or []
    total.won += (own in winners) / max(1, len(winners))
    total.games += 1
    total.called_off += match.ending == "no_progress"


def compare(game: Game, players: int, others: EarlierBots, iterations: int, games: int) -> str:
    """One line of the table."""
    table = (game, players)
    play(table, others, (8, 8), FAR - 1, Total())  # compiles
    sample = Total()
    for which in range(FAR, FAR + SAMPLE * players):
        play(table, others, (iterations, iterations), which, sample)
    ours = max(1, round(iterations * sample.ms(1) / sample.ms(0)))
    total = Total()
    for which in range(-(-games // players) * players):
        play(table, others, (ours, iterations), which, total)
    wins = wilson(total.won, total.games)
    cells = (
        game.name,
        str(players),
        f"{ours} against {iterations}",
        f"{total.ms(0):.1f} / {total.ms(1):.1f}",
        f"{wins.value:.1%} ({wins.low:.1%}–{wins.high:.1%})",
        f"{1 / players:.0%}",
        str(total.games),
        str(total.called_off),
    )
    return f"| {' | '.join(cells)} |"


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("folder", type=Path, help="a checkout of the earlier version")
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--game", action="append", choices=names())
    parser.add_argument("--players", type=int, action="append")
    parser.add_argument("--iterations", type=int, default=200, help="of the earlier search")
    chosen = parser.parse_args()
    print(HEAD)
    others = EarlierBots(chosen.folder)
    for game in map(find, chosen.game or names()):
        for players in game.players:
            if players in (chosen.players or game.players):
                line = compare(game, players, others, chosen.iterations, chosen.games)
                print(line, flush=True)
    others.close()


if __name__ == "__main__":
    main()
