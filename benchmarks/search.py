"""How fast and how strong the search is: iterations a second, and what ten times the time wins.

python -m benchmarks.search --games 40
"""

import argparse
from time import perf_counter

from digsite.arena.summary import meetings
from digsite.arena.tournament import TournamentPlan, run_tournament
from digsite.bots.searcher import Budget, Searcher
from digsite.core.game import Game, find, names
from digsite.core.match import Match


def middle_game(game: Game) -> Match:
    """A position after forty moves of the appraisal."""
    from digsite.bots.players import AppraisingBot

    match, bot = Match(game, 2, seed=1), AppraisingBot(temperature=0.5, seed=1)
    for _ in range(40):
        match.play(bot.choose(match.seen_by(match.seat)).action)
    return match


def iterations_per_second(game: Game, trees: int, ms: float) -> float:
    """All trees together, in the middle of a game."""
    match = middle_game(game)
    view = match.seen_by(match.seat)
    searcher = Searcher(game, 2, trees=trees)
    searcher.think(view, Budget(100), seed=1)
    start = perf_counter()
    findings = searcher.think(view, Budget(ms=ms), seed=1)
    return findings.iterations / (perf_counter() - start)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--games", type=int, default=40)
    parser.add_argument("--ms", type=float, default=2000)
    chosen = parser.parse_args()
    for name in names():
        game = find(name)
        for trees in (1, 2):
            rate = iterations_per_second(game, trees, chosen.ms)
            print(f"{game.title}: {rate:,.0f} iterations/s on {trees} thread(s)", flush=True)
        plan = TournamentPlan(name, ("master@2000", "master@200"), 2, chosen.games, mirror=False)
        for meeting in meetings(run_tournament(plan, threads=2)):
            if meeting.name == "master@2000":
                wins = meeting.wins
                print(
                    f"{game.title}: ten times the iterations (2,000 against 200) win "
                    f"{wins.value:.1%} ({wins.low:.1%} to {wins.high:.1%}) of {meeting.games}"
                )


if __name__ == "__main__":
    main()
