"""Tune a game's search settings on the arena with Optuna, and write the best to player.toml.

    python -m benchmarks.tune dig_mars --minutes 12 --games 40 --ms 4

A trial's settings play a match against the settings the file has now, each deal from both
seats, with the same time for every move: longer playouts must be worth what they cost. Trials
that are clearly behind stop early. The best trial is then played again on deals nobody has seen,
and the file is changed only if its lower 95% bound is above one half.
"""

import argparse
from dataclasses import asdict
from typing import Any

import optuna

from digsite.arena.contest import contest
from digsite.arena.entrants import Entrant
from digsite.arena.statistics import Interval, wilson
from digsite.bots.mind import mind_of
from digsite.bots.players import Bot, SearchingBot
from digsite.bots.searcher import Budget, Searcher
from digsite.core.game import Game, find

CHECK_EVERY = 10


def searching(name: str, ms: float, changes: dict[str, Any]) -> Entrant:
    """An entrant whose search settings are those of the file with some changed."""

    def make(game: Game, players: int, seed: int) -> Bot:
        settled = mind_of(game, players)
        for key, value in changes.items():
            setattr(settled, key, value)
        searcher = Searcher(game, players, mind=settled)
        return SearchingBot(searcher, Budget(ms=ms), seed=seed)

    return Entrant(name, make)


def suggest(trial: optuna.Trial) -> dict[str, Any]:
    """The settings a trial tries."""
    return {
        "exploration": trial.suggest_float("exploration", 0.005, 0.2, log=True),
        "widening": trial.suggest_float("widening", 1.0, 6.0),
        "widening_power": trial.suggest_float("widening_power", 0.2, 0.6),
        "bias": trial.suggest_float("bias", 0.01, 1.0, log=True),
        "spread": trial.suggest_float("spread", 0.1, 3.0, log=True),
        "turns": trial.suggest_int("turns", 0, 6),
    }


def duel(
    game: Game,
    changes: dict[str, Any],
    ms: float,
    games: int,
    first_seed: int,
    trial: optuna.Trial | None = None,
) -> Interval:
    """The share of wins of changed settings against those of the file."""
    new, old = searching("new", ms, changes), searching("old", ms, {})
    wins = 0.0
    for played in range(games):
        seating = (new, old) if played % 2 == 0 else (old, new)
        result = contest(game, seating, first_seed + played // 2, {})
        wins += result.share(played % 2)
        if trial is not None and (played + 1) % CHECK_EVERY == 0:
            trial.report(wins / (played + 1), played + 1)
            if trial.should_prune():
                raise optuna.TrialPruned
    return wilson(wins, games)


def write(game: Game, changes: dict[str, Any], command: str) -> None:
    """Put the settings into player.toml, keeping its weights."""
    path = game.folder / "bot" / "player.toml"
    before, rest = path.read_text("utf-8").split("[search]\n")
    weights = rest[rest.index("[weights") :]
    values = asdict(game.player.search) | changes
    lines = [
        f"{name} = {round(value, 3) if isinstance(value, float) else value}"
        for name, value in values.items()
    ]
    head = before.split("# The search")[0].rstrip("\n")
    made = f"{head}\n# The search settings were made by: {command}\n\n[search]\n"
    path.write_text(made + "\n".join(lines) + "\n\n" + weights, "utf-8")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("game")
    parser.add_argument("--trials", type=int, default=60)
    parser.add_argument("--games", type=int, default=40)
    parser.add_argument("--ms", type=float, default=4.0)
    parser.add_argument("--minutes", type=float, default=None, help="stop trying after so long")
    chosen = parser.parse_args()
    game = find(chosen.game)
    study = optuna.create_study(
        direction="maximize",
        sampler=optuna.samplers.TPESampler(seed=1),
        pruner=optuna.pruners.MedianPruner(n_startup_trials=4, n_warmup_steps=CHECK_EVERY),
    )
    study.enqueue_trial(asdict(game.player.search))
    study.optimize(
        lambda trial: duel(game, suggest(trial), chosen.ms, chosen.games, 10_000, trial).value,
        n_trials=chosen.trials,
        timeout=None if chosen.minutes is None else 60 * chosen.minutes,
    )
    best = study.best_params
    confirmed = duel(game, best, chosen.ms, 4 * chosen.games, 50_000)
    print(f"best {best}")
    print(f"on new deals {confirmed.value:.3f} ({confirmed.low:.3f} to {confirmed.high:.3f})")
    if confirmed.low > 0.5:
        trials = len(study.trials)
        size = f"--trials {trials} --games {chosen.games} --ms {chosen.ms:g}"
        write(game, best, f"python -m benchmarks.tune {game.name} {size}")
        print("written to", game.folder / "bot" / "player.toml")


if __name__ == "__main__":
    main()
