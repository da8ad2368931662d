"""Fit the weights of a game's player.toml to the results of games played by its appraisal.

    python benchmarks/fit_player.py dig_mars --games 20000

A seat's win chance is taken to be a softmax over the seats of weighted terms; the weights are the
ones under which the observed winners are most likely (with a little shrinkage), found by
Newton's method. The [search] part of the file is left as it is.
"""

import argparse
from pathlib import Path
from typing import Any

import numpy as np

from digsite.bots import selfplay
from digsite.bots.mind import settings, term_names
from digsite.bots.tree import Mind, Workspace
from digsite.core import kernels
from digsite.core.game import Game, find
from digsite.core.generic import MOST_TERMS
from digsite.core.playouts import MOST_SEATS

SHRINKAGE = 1e-3


def sample(game: Game, players: int, games: int, seed: int) -> tuple[Any, Any]:
    """Terms (position, seat, term) and shares of the win (position, seat) of played games."""
    edition = game.default_edition()
    state = game.prepare(players, game.complete_options({}, edition), edition)
    mind = Mind()
    mind.spread = float(settings(game)["search"]["spread"])
    samples = np.zeros(games * selfplay.SAMPLES, dtype=selfplay.Sample.dtype())
    play = kernels.bind(selfplay.sample_games, game, compiled=True)
    spaces = kernels.slots(Workspace, 1, compiled=True)
    play(state.to_record(), spaces, mind.to_record(), samples, seed, players, 0)
    terms = samples["terms"].reshape(len(samples), MOST_SEATS, MOST_TERMS)
    print(f"{game.title}, {players} players: {samples['moves'].max()} moves in the longest game")
    return terms[:, :players, : len(term_names(game))], samples["won"][:, :players]


def fit(terms: Any, won: Any) -> Any:
    """The weights under which the winners are most likely."""
    positions, _, count = terms.shape
    weights = np.zeros(count)
    for _ in range(25):
        chances = win_chances(terms, weights)
        gradient = np.einsum("psk,ps->k", terms, won - chances) / positions - SHRINKAGE * weights
        mean = np.einsum("psk,ps->pk", terms, chances)
        spread = np.einsum("psj,ps,psk->jk", terms, chances, terms) - mean.T @ mean
        step = np.linalg.solve(spread / positions + SHRINKAGE * np.eye(count), gradient)
        weights += step
        if np.abs(step).max() < 1e-6:
            break
    return weights


def win_chances(terms: Any, weights: Any) -> Any:
    """The softmax of the seats' strengths."""
    strengths = terms @ weights
    powers = np.exp(strengths - strengths.max(axis=1, keepdims=True))
    return powers / powers.sum(axis=1, keepdims=True)


def log_loss(terms: Any, won: Any, weights: Any) -> float:
    """The mean surprise about the winners: ln(players) for one who knows nothing."""
    return float(-(won * np.log(win_chances(terms, weights) + 1e-12)).sum(axis=1).mean())


def write(game: Game, fitted: dict[int, Any], command: str) -> Path:
    """Write player.toml anew with the search settings it had."""
    lines = [f"# The weights were made by: {command}", "", "[search]"]
    lines += [f"{name} = {value}" for name, value in settings(game)["search"].items()]
    for players, weights in fitted.items():
        lines += ["", f"[weights.{players}]"]
        pairs = zip(term_names(game), weights, strict=True)
        lines += [f"{name} = {weight:.3f}" for name, weight in pairs]
    path = game.folder / "player.toml"
    path.write_text("\n".join(lines) + "\n", "utf-8")
    return path


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=20_000)
    parser.add_argument("--seed", type=int, default=1)
    chosen = parser.parse_args()
    game = find(chosen.game)
    fitted = {}
    for players in game.players:
        terms, won = sample(game, players, chosen.games, chosen.seed)
        half = len(terms) // 2
        checked = log_loss(terms[half:], won[half:], fit(terms[:half], won[:half]))
        fitted[players] = fit(terms, won)
        print(f"log loss on unseen games {checked:.4f}, knowing nothing {np.log(players):.4f}")
        print(dict(zip(term_names(game), fitted[players].round(2).tolist(), strict=True)))
    command = f"python benchmarks/fit_player.py {game.name} --games {chosen.games}"
    print("written", write(game, fitted, command))


if __name__ == "__main__":
    main()
