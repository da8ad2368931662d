"""What `python -m benchmarks.compare` measures, in the process of one checkout.

Each line that comes in names something; each line that goes out is its rate by processor time. Only
what older checkouts have as well is used, so that the same file measures both.
"""

from __future__ import annotations

import json
import random
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import redirect_stderr, redirect_stdout
from functools import cache, partial
from importlib import import_module
from io import StringIO
from typing import TYPE_CHECKING, Any, Final

from benchmarks.envs import openspiel_game, pettingzoo_game
from digsite import envs
from digsite.bots.searcher import Budget, Searcher
from digsite.cli import app
from digsite.core import kernels
from digsite.core.actions import Legal
from digsite.core.chance import Chance, draw, seed_words
from digsite.core.game import find, names
from digsite.core.generic import legal_actions, play, set_up
from digsite.core.match import Match
from digsite.core.rule import kernel

if not TYPE_CHECKING and not hasattr(kernels, "prepared"):
    GameState = Row = None  # before there were annotations for them
else:
    from digsite.core.generic import GameState
    from digsite.core.rows import Row

Run = Callable[[], int]
"""Does some work and says how many units it was."""

SECONDS: Final = 0.5
"""Of processor time, for one measurement."""
PLAYERS: Final = 3
GAMES: Final = 500
INTERPRETED: Final = 2
"""As many games are played interpreted, in the time of hundreds."""
SIMULATED: Final = 8000
SIZES: Final = (32, 1024, 4096)
ITERATIONS: Final = 1500
DEPTHS: Final = (10, 40, 80)
"""Moves after which positions are searched."""


BARE: Final = "bare playouts"
WHOLE: Final = "simulate"
"""The same random games with everything that is counted of them."""


@kernel
def bare_playouts(
    states: Row[GameState], chances: Row[Chance], legals: Row[Legal], games: int
) -> int:
    """Random games of which nothing is kept but how many moves they had."""
    state, chance, legal = states[0], chances[0], legals[0]
    moves = 0
    for game in range(games):
        seed_words(state.chance, 1, 0, game)
        seed_words(chance, 2, 0, game)
        set_up(state, -1)
        while state.ending == 0:
            count = legal_actions(state, legal)
            play(state, int(legal.ids[draw(chance, count)]))
            moves += 1
    return moves


def moves_of_playouts(name: str, *, compiled: bool) -> Run:
    game = find(name)
    state = Match(game, PLAYERS, seed=1).state
    spaces = (kernels.slots(struct, 1, compiled=compiled) for struct in (Chance, Legal))
    bound = kernels.bind(bare_playouts, game, compiled=compiled)
    if compiled:
        return partial(bound, state.to_record(), *spaces, GAMES)
    return partial(bound, [state], *spaces, INTERPRETED)


def moves_of_simulate(name: str) -> Run:
    """The command itself, on one thread."""
    wish = ["simulate", name, "--players", PLAYERS, "--games", SIMULATED, "--seed", 1]
    wish += ["--threads", 1, "--json"]

    def run() -> int:
        with redirect_stdout(StringIO()) as told, redirect_stderr(StringIO()):
            app([str(word) for word in wish], standalone_mode=False)
        return int(json.loads(told.getvalue())["moves"])

    return run


def iterations_of_search(name: str, players: int) -> Run:
    """On one thread, in positions of different depth."""
    game = find(name)
    positions = [view_of(game, players, depth) for depth in DEPTHS]

    def run() -> int:
        done = 0
        for position in positions:
            searcher = Searcher(game, players, trees=1)
            done += searcher.think(position, Budget(ITERATIONS), seed=1).iterations
        return done

    return run


def view_of(game: Any, players: int, depth: int) -> Any:
    """What the seat to play knows after some random moves."""
    match, chance = Match(game, players, seed=depth), random.Random(depth)
    for _ in range(depth):
        match.play(chance.choice(match.legal_actions()))
    if hasattr(match, "seen_by"):
        return match.seen_by(match.seat)
    return import_module("digsite.bots.view").View(game, match.state, match.seat)


def steps_of_batch(name: str, n: int) -> Run:
    games = envs.batch(name, n=n, players=PLAYERS, threads=1, seed=1)
    for _ in range(300):
        games.step(games.random_actions)

    def run() -> int:
        for _ in range(20):
            games.step(games.random_actions)
        return 20 * n

    return run


def steps_of_pettingzoo(name: str) -> Run:
    return pettingzoo_game(import_module(f"digsite.envs.{name}_v0").env)


def steps_of_openspiel(name: str) -> Run:
    import_module("digsite.envs.openspiel")
    return openspiel_game(f"digsite_{name}")


def measures() -> Iterator[tuple[str, Callable[[], Run]]]:
    """Everything by its name; it is prepared when it is first asked for."""
    for name in names():
        for carrier, compiled in ((BARE, True), (f"interpreted {BARE}", False)):
            playouts = partial(moves_of_playouts, name, compiled=compiled)
            yield f"{carrier}, {name}, {PLAYERS} players", playouts
        yield f"{WHOLE}, {name}, {PLAYERS} players", partial(moves_of_simulate, name)
    for name in names():
        for players in find(name).players:
            prepare = partial(iterations_of_search, name, players)
            yield f"search, {name}, {players} players", prepare
    for name in names():
        for n in SIZES:
            yield f"batch of {n}, {name}, {PLAYERS} players", partial(steps_of_batch, name, n)
    for name in names():
        yield f"PettingZoo, {name}", partial(steps_of_pettingzoo, name)
        yield f"OpenSpiel, {name}", partial(steps_of_openspiel, name)


@cache
def prepared(name: str) -> Run:
    run = dict(measures())[name]()
    run()
    return run


def rate(run: Run) -> float:
    """Units a second of processor time."""
    done, began = 0, time.process_time()
    while time.process_time() - began < SECONDS:
        done += run()
    return done / (time.process_time() - began)


def main() -> None:
    for line in sys.stdin:
        print(rate(prepared(line.strip())), flush=True)


if __name__ == "__main__":
    main()
