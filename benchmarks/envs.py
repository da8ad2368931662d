"""Environments, measured in one run: ours beside PettingZoo's and OpenSpiel's own.

A step is one action of one player in one game, drawn from the legal ones. What is timed:

- Our batch: choosing the action, checking that it is legal, playing it, dealing the next game if it
  is over, and writing reward, end, seat, the observation and the mask of the seat whose turn it is
  then. Many games in one call: `--games` says how many.
- PettingZoo, driven as its documentation does: `last()` with observation and mask,
  `action_space(agent).sample(mask)`, `step()`; now and then `reset()`. One game in a Python loop.
- OpenSpiel, driven from Python: the tensor of the player, the mask, a choice among the legal
  actions, `apply_action()`; chance nodes are timed but not counted. One game in a Python loop; its
  games are compiled C++.

No other package has our games. Of like size are those with hundreds of actions: go on 9 x 9 (82
actions) and 19 x 19 (362) of PettingZoo, backgammon (1352 actions, dice), gin_rummy (241, hidden
cards) and chess (4674) of OpenSpiel; Dig Mars has 1364 actions, Undermining 846. connect_four (7)
and tictactoe (9) are not alike: a step costs hardly more than the calls from Python. They are shown
as the quickest that others do, and not compared in the last lines.
"""

import argparse
import random
import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from importlib import import_module
from itertools import product
from typing import Any

import numpy as np
from rich.console import Console
from rich.table import Table

from digsite import envs
from digsite.core.game import find, names

GAMES = (32, 1024, 4096)
SECONDS = 2.0
REPEATS = 3
WARM_UP = 600
AIM_STEPS = {"dig_mars": 3_000_000}
AIM_TIMES = 50
AIM_OF_ONE = 25_000
"""Steps a second of one game in a Python loop."""
NOT_ALIKE = " (not alike)"


@dataclass(frozen=True)
class Many:
    """A batch to measure."""

    game: str
    players: int
    threads: int
    n: int

    def warm(self, *, rewrite: bool = True) -> envs.Batch:
        """In the middle of its games."""
        batch = envs.batch(
            self.game, self.n, players=self.players, threads=self.threads, seed=1, rewrite=rewrite
        )
        for _ in range(WARM_UP):
            batch.step(batch.random_actions)
        return batch

    def step(self, *, rewrite: bool) -> Callable[[], int]:
        """One step, with the actions that the batch has drawn."""
        batch = self.warm(rewrite=rewrite)

        def run() -> int:
            batch.step(batch.random_actions)
            return batch.n

        return run

    def step_by_numpy(self) -> Callable[[], int]:
        """The same with actions that NumPy draws from the masks."""
        batch, chance = self.warm(), np.random.default_rng(1)

        def run() -> int:
            batch.step(from_masks(batch.masks, chance))
            return batch.n

        return run

    def __str__(self) -> str:
        threads = f"{self.threads} thread{'s' * (self.threads > 1)}"
        return f"{self.game}, {self.players} players, {self.n:,} games, {threads}"


def from_masks(masks: Any, chance: np.random.Generator) -> Any:
    """One legal action for every mask, each equally likely."""
    edges = np.arange(len(masks) + 1) * masks.shape[1]
    legal = np.flatnonzero(masks.view(np.bool_))
    starts = np.searchsorted(legal, edges)
    drawn = (chance.random(len(masks)) * np.diff(starts)).astype(np.int64)
    return legal[starts[:-1] + drawn] - edges[:-1]


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


def others() -> Iterator[tuple[str, Callable[[], int]]]:
    """The environments of others, driven the usual way."""
    from pettingzoo.classic import connect_four_v3, go_v5, tictactoe_v3

    yield f"PettingZoo tictactoe_v3{NOT_ALIKE}", pettingzoo_game(tictactoe_v3.env)
    yield f"PettingZoo connect_four_v3{NOT_ALIKE}", pettingzoo_game(connect_four_v3.env)
    yield "PettingZoo go_v5, 9 x 9", pettingzoo_game(partial(go_v5.env, board_size=9))
    yield "PettingZoo go_v5, 19 x 19", pettingzoo_game(go_v5.env)
    yield f"OpenSpiel connect_four{NOT_ALIKE}", openspiel_game("connect_four")
    for name in ("backgammon", "gin_rummy", "chess"):
        yield f"OpenSpiel {name}", openspiel_game(name)


def own() -> Iterator[tuple[str, Callable[[], int]]]:
    """Our games under the interfaces of others, driven the same way."""
    import digsite.envs.openspiel

    assert digsite.envs.openspiel
    for name in names():
        module = import_module(f"digsite.envs.{name}_v0")
        yield f"PettingZoo interface, {name}_v0", pettingzoo_game(module.env)
    for name in names():
        yield f"OpenSpiel interface, digsite_{name}", openspiel_game(f"digsite_{name}")


def measure_batches(console: Console, sizes: Sequence[int]) -> dict[str, float]:
    """Show what batches do.

    Gives, by a game's name, the rate of the largest batch on two threads with the number of players
    that is slower.
    """
    table = Table(
        "batch",
        "steps/s",
        "rewrite=False",
        "actions by NumPy",
        title="Our batches, with observations and masks",
    )
    slowest: dict[str, float] = {}
    for name in names():
        tables = product(sizes, (2, find(name).players[-1]), (1, 2))
        for n, players, threads in tables:
            many = Many(name, players, threads, n)
            rates = [
                best(many.step(rewrite=True)),
                best(many.step(rewrite=False)),
                best(many.step_by_numpy()),
            ]
            table.add_row(str(many), *(f"{rate:,.0f}" for rate in rates))
            if threads == 2 and n == max(sizes):
                slowest[name] = min(rates[0], slowest.get(name, rates[0]))
    console.print(table)
    return slowest


def measure_others(console: Console, slowest: dict[str, float]) -> dict[str, float]:
    """Show what one game after the other does; the rates of the games of like size."""
    table = Table(
        "one game in a Python loop",
        "steps/s",
        *(f"our {name} batch is" for name in names()),
        title="Others, and how many times that our batch makes on two threads",
    )
    alike = {}
    for title, run in others():
        rate = best(run)
        table.add_row(title, f"{rate:,.0f}", *(f"{slowest[n] / rate:,.0f} x" for n in names()))
        if NOT_ALIKE not in title:
            alike[title] = rate
    table.add_section()
    missed = []
    for title, run in own():
        rate = best(run)
        table.add_row(title, f"{rate:,.0f}")
        if rate < AIM_OF_ONE:
            missed.append(title)
    console.print(table)
    told = f"missed by {', '.join(missed)}" if missed else "reached"
    console.print(f"Aim of {AIM_OF_ONE:,} steps/s through the interfaces of others: {told}.")
    return alike


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--games", type=int, nargs="+", default=GAMES, help="sizes of batches")
    chosen = parser.parse_args()
    # Wide enough for whole titles where the output goes to a file.
    console = Console(width=110, soft_wrap=True)
    slowest = measure_batches(console, chosen.games)
    alike = measure_others(console, slowest)
    for name, aim in AIM_STEPS.items():
        reached = "reached" if slowest[name] >= aim else "missed"
        console.print(
            f"Aim of {aim:,} steps/s on two threads: {name} makes {slowest[name]:,.0f} with the "
            f"number of players that is slower: {reached}."
        )
    for package in ("PettingZoo", "OpenSpiel"):
        rates = {title: rate for title, rate in alike.items() if title.startswith(package)}
        quickest = max(rates, key=lambda title: rates[title])
        for name in names():
            times = slowest[name] / rates[quickest]
            reached = "reached" if times >= AIM_TIMES else "missed"
            console.print(
                f"Aim of {AIM_TIMES} times {package}: a batch of {name} on two threads makes "
                f"{times:,.0f} times the steps of {quickest}, its quickest game of like size "
                f"measured here: {reached}."
            )


if __name__ == "__main__":
    main()
