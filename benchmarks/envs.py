"""Environments, measured in one run: ours beside PettingZoo's and OpenSpiel's own.

Everybody plays random legal actions, and choosing them is timed with the stepping, observations
and masks. Ours are stepped as a batch, the actions chosen by the batch itself or from the masks
with NumPy; the others are driven the usual way from Python, one call after the other. The games
differ: no other package has ours. Those of OpenSpiel are compiled, and connect_four and tictactoe
are far smaller games (7 and 9 actions, no chance, nothing hidden): what a step costs there is the
calls from Python, not the game.
"""

import random
import time
from collections.abc import Callable
from typing import Any

import numpy as np
from rich.console import Console
from rich.table import Table

from digsite import envs
from digsite.core.game import find, names

GAMES = 4096
SECONDS = 2.0
REPEATS = 3
WARM_UP = 100


def batch_step(game: str, players: int, threads: int, *, with_numpy: bool) -> Callable[[], int]:
    """One step of a batch in the middle of its games, the choice of the actions included."""
    batch = envs.batch(game, n=GAMES, players=players, threads=threads, seed=1)
    chance = np.random.default_rng(1)
    for _ in range(WARM_UP):
        batch.step(batch.random_actions)

    def run() -> int:
        batch.step(from_masks(batch.masks, chance) if with_numpy else batch.random_actions)
        return GAMES

    return run


def from_masks(masks: Any, chance: np.random.Generator) -> Any:
    """One legal action for every mask, each equally likely."""
    games, actions = np.nonzero(masks.view(np.bool_))
    counts = np.bincount(games, minlength=len(masks))
    return actions[np.cumsum(counts) - 1 - (chance.random(len(masks)) * counts).astype(np.int64)]


def best(run: Callable[[], int]) -> float:
    """The best rate of several runs."""
    rates = []
    run()
    for _ in range(REPEATS):
        started, steps = time.perf_counter(), 0
        while time.perf_counter() - started < SECONDS / REPEATS:
            steps += run()
        rates.append(steps / (time.perf_counter() - started))
    return max(rates)


def pettingzoo_game(make: Callable[[], Any]) -> Callable[[], int]:
    """One random game of an AEC environment, as its documentation drives it."""
    env = make()

    def run() -> int:
        steps = 0
        env.reset(seed=steps)
        for agent in env.agent_iter():
            observation, _, terminated, truncated, _ = env.last()
            over = terminated or truncated
            mask = None if over else observation["action_mask"]
            env.step(None if over else env.action_space(agent).sample(mask))
            steps += 1
        return steps

    return run


def openspiel_game(name: str) -> Callable[[], int]:
    """One random game of OpenSpiel, with observation tensor and mask at every decision."""
    import pyspiel

    game, chance = pyspiel.load_game(name), random.Random(1)
    # Games without an observation tensor have an information state tensor.
    observes = game.get_type().provides_observation_tensor

    def run() -> int:
        state, steps = game.new_initial_state(), 0
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, weights = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(chance.choices(outcomes, weights)[0])
                continue
            player = state.current_player()
            if observes:
                state.observation_tensor(player)
            else:
                state.information_state_tensor(player)
            state.legal_actions_mask()
            state.apply_action(chance.choice(state.legal_actions()))
            steps += 1
        return steps

    return run


def others() -> dict[str, float]:
    """What the environments of others do, driven the usual way."""
    from pettingzoo.classic import connect_four_v3, tictactoe_v3

    import digsite.envs.openspiel
    from digsite.envs import dig_mars_v0, undermining_v0

    assert digsite.envs.openspiel
    return {
        "PettingZoo tictactoe_v3 (not alike)": best(pettingzoo_game(tictactoe_v3.env)),
        "PettingZoo connect_four_v3 (not alike)": best(pettingzoo_game(connect_four_v3.env)),
        "PettingZoo digsite dig_mars_v0": best(pettingzoo_game(dig_mars_v0.env)),
        "PettingZoo digsite undermining_v0": best(pettingzoo_game(undermining_v0.env)),
        "OpenSpiel connect_four (not alike)": best(openspiel_game("connect_four")),
        "OpenSpiel backgammon": best(openspiel_game("backgammon")),
        "OpenSpiel gin_rummy": best(openspiel_game("gin_rummy")),
        "OpenSpiel digsite_dig_mars": best(openspiel_game("digsite_dig_mars")),
    }


def main() -> None:
    console = Console()
    ours = {}
    for name in names():
        for players in (2, find(name).players[-1]):
            for threads in (1, 2):
                title = f"{name}, {players} players, {threads} thread{'s' * (threads > 1)}"
                ours[title] = [
                    best(batch_step(name, players, threads, with_numpy=with_numpy))
                    for with_numpy in (False, True)
                ]
    table = Table(
        "batch of 4096, with observations and masks", "steps/s", "steps/s, actions by NumPy"
    )
    for title, rates in ours.items():
        table.add_row(title, *(f"{rate:,.0f}" for rate in rates))
    console.print(table)
    slowest = {
        name: min(rates[0] for title, rates in ours.items() if name in title and "2 t" in title)
        for name in names()
    }
    table = Table("driven one call after the other", "steps/s", *(f"{name} is" for name in names()))
    for title, rate in others().items():
        table.add_row(title, f"{rate:,.0f}", *(f"{slowest[n] / rate:,.0f} ×" for n in names()))
    console.print(table)


if __name__ == "__main__":
    main()
