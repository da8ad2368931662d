"""Fit the weights of a game's player.toml to the results of games played by its bots.

    python -m benchmarks.fit_player dig_mars --games 20000
    python -m benchmarks.fit_player dig_mars --games 1000 --iterations 60

The first command plays by the appraisal alone; with `--iterations` the search plays with the
weights that the file has, so that running it again fits them to better and better play. A seat's
win chance is taken to be a softmax over the seats of weighted terms; the weights are the
ones under which the observed winners are most likely (with a little shrinkage), found by
Newton's method. The [search] part of the file is left as it is.
"""

import argparse
import random
from concurrent.futures import ThreadPoolExecutor
from dataclasses import asdict
from functools import partial
from pathlib import Path
from typing import Any

import numpy as np

from benchmarks import selfplay
from digsite.bots.players import SearchingBot
from digsite.bots.searcher import Budget, Searcher
from digsite.bots.tree import Mind, Workspace
from digsite.core import kernels
from digsite.core.game import Game, find
from digsite.core.generic import GameState, Terms
from digsite.core.limits import MOST_SEATS, MOST_TERMS
from digsite.core.view import View

SHRINKAGE = 1e-3


def sample(game: Game, players: int, games: int, seed: int) -> tuple[Any, Any]:
    """Terms (position, seat, term) and shares of the win (position, seat) of played games."""
    edition = game.default_edition()
    state = game.prepare(players, game.complete_options({}, edition), edition)
    mind = Mind()
    mind.spread = game.player.search.spread
    samples = np.zeros(games * selfplay.SAMPLES, dtype=selfplay.Position.dtype())
    play = kernels.bind(selfplay.sample_games, game, compiled=True)
    spaces = kernels.slots(Workspace, 1, compiled=True)
    play(state.to_record(), spaces, mind.to_record(), samples, seed, players, 0)
    terms = samples["terms"].reshape(len(samples), MOST_SEATS, MOST_TERMS)
    print(f"{game.title}, {players} players: {samples['moves'].max()} moves in the longest game")
    return terms[:, :players, : len(game.player.terms)], samples["won"][:, :players]


def sample_of_search(
    game: Game, players: int, games: int, seed: int, iterations: int, threads: int
) -> tuple[Any, Any]:
    """The same of games that the search plays."""
    play = partial(searched_game, game, players, iterations)
    with ThreadPoolExecutor(threads) as pool:
        played = list(pool.map(play, range(seed * games, (seed + 1) * games)))
    return np.concatenate([terms for terms, _ in played]), np.concatenate(
        [won for _, won in played]
    )


def searched_game(game: Game, players: int, iterations: int, seed: int) -> tuple[Any, Any]:
    """Terms and shares of the win for some positions of one game, each equally likely."""
    edition = game.default_edition()
    state = game.new_state(players, seed=seed, options={}, first=-1, edition=edition)
    chance = random.Random(seed)
    bots = [
        SearchingBot(Searcher(game, players), Budget(iterations), seed=chance.getrandbits(96))
        for _ in range(players)
    ]
    course = []
    while state.ending == 0:
        course.append(state.copy())
        seat = int(state.seat)
        game.rules.play(state, bots[seat].choose(View(game, state, seat, edition)).id)
    kept = chance.sample(course, selfplay.SAMPLES)
    won = np.array(state.won[:players], dtype=float)
    terms = [[measured(game, one, seat) for seat in range(players)] for one in kept]
    return np.array(terms), np.tile(won / won.sum(), (len(kept), 1))


def measured(game: Game, state: GameState, seat: int) -> list[float]:
    """A seat's terms."""
    terms = Terms()
    game.rules.measure(state, seat, terms)
    return terms.of[: len(game.player.terms)]


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
    """Write player.toml again with the search settings it had."""
    path = game.folder / "bot" / "player.toml"
    before = path.read_text("utf-8").split("[search]")[0]
    search = before[before.index("# The search") :].rstrip("\n")
    lines = [f"# The weights were made by: {command}", search, "", "[search]"]
    lines += [f"{name} = {value}" for name, value in asdict(game.player.search).items()]
    for players, weights in fitted.items():
        lines += ["", f"[weights.{players}]"]
        pairs = zip(game.player.terms, weights, strict=True)
        lines += [f"{name} = {weight:.3f}" for name, weight in pairs]
    path.write_text("\n".join(lines) + "\n", "utf-8")
    return path


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=20_000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--iterations", type=int, default=0, help="of the search, for every move")
    parser.add_argument("--players", type=int, action="append", help="fit these alone")
    parser.add_argument("--threads", type=int, default=2)
    chosen = parser.parse_args()
    game = find(chosen.game)
    fitted = {players: np.array(weights) for players, weights in game.player.weights.items()}
    for players in chosen.players or game.players:
        if chosen.iterations:
            terms, won = sample_of_search(
                game, players, chosen.games, chosen.seed, chosen.iterations, chosen.threads
            )
        else:
            terms, won = sample(game, players, chosen.games, chosen.seed)
        half = len(terms) // 2
        checked = log_loss(terms[half:], won[half:], fit(terms[:half], won[:half]))
        before = log_loss(terms, won, fitted[players])
        fitted[players] = fit(terms, won)
        print(
            f"{players} players: log loss on unseen games {checked:.4f}, with the weights so far "
            f"{before:.4f}, knowing nothing {np.log(players):.4f}"
        )
        print(dict(zip(game.player.terms, fitted[players].round(2).tolist(), strict=True)))
    command = f"python -m benchmarks.fit_player {game.name} --games {chosen.games}"
    if chosen.iterations:
        command += f" --iterations {chosen.iterations} --seed {chosen.seed}"
    print("written", write(game, fitted, command))


if __name__ == "__main__":
    main()
