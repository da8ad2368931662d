"""Digsite against plain C: `python -m benchmarks.plain`.

`plain_dig_mars.c` plays random games of Dig Mars as somebody would write them in C by hand. First
some hundred games of every table must have the same moves and the same end in both; then both play
the same games in turns, in one process and on one thread. Rates are by processor time; the best of
all rounds counts.
"""

import argparse
import ctypes
import subprocess
import tempfile
from collections.abc import Callable, Iterator
from functools import partial
from itertools import product
from pathlib import Path
from typing import Any, Final

from benchmarks.speeds import PLAYERS, SIMULATED, Run, moves_of_simulate, rate
from digsite.core import kernels
from digsite.core.actions import Legal
from digsite.core.c import compiler
from digsite.core.chance import Chance, draw
from digsite.core.game import find
from digsite.core.generic import GameState, legal_actions, play
from digsite.core.rows import Row
from digsite.core.rule import kernel
from digsite.core.seeded_deals import deal
from digsite.dig_mars.table.state import SPACES, State

SOURCE: Final = Path(__file__).with_name("plain_dig_mars.c")
OPTIONS: Final = ("-O3", "-std=c11", "-Wall", "-Wextra", "-Werror", "-shared", "-fPIC")
GAME: Final = find("dig_mars")
SEED: Final = 1
MOST_FACTS: Final = 1000
Table = tuple[int, str]
TABLES: Final = [*product(GAME.players, GAME.default_edition().options["variant"])]


@kernel
def bare_games(
    states: Row[GameState],
    chances: Row[Chance],
    legals: Row[Legal],
    low: int,
    middle: int,
    start: int,
    games: int,
) -> int:
    """Random games by number, of which nothing is kept but how many moves they had."""
    state, chance, legal = states[0], chances[0], legals[0]
    moves = 0
    for game in range(start, start + games):
        deal(state, chance, low, middle, game)
        while state.ending == 0:
            count = legal_actions(state, legal)
            play(state, int(legal.ids[draw(chance, count)]))
            moves += 1
    return moves


class PlainC:
    """The program that was written by hand."""

    def __init__(self, folder: Path) -> None:
        library, command = folder / "plain.so", compiler.command()
        assert command is not None, "a C compiler is needed"
        subprocess.run([*command, *OPTIONS, "-o", str(library), str(SOURCE)], check=True)
        self._c = ctypes.CDLL(str(library))
        self._c.plain_games.restype = self._c.plain_ending.restype = ctypes.c_int64
        box = GAME.prepare(PLAYERS, {"variant": "standard"}, GAME.default_edition()).box
        self._box = bytes(number for tile in box for number in tile.as_tuple())

    def games(self, table: Table, start: int, games: int) -> int:
        """How many moves some games have."""
        count = ctypes.c_int64(games)
        return int(self._c.plain_games(self._box, *_words(table), start, count))

    def ending(self, table: Table, game: int) -> list[int]:
        """The moves of a game, and all that is known at its end."""
        facts = (ctypes.c_int64 * MOST_FACTS)()
        count = self._c.plain_ending(self._box, *_words(table), game, facts)
        return facts[:count]


def _words(table: Table) -> tuple[int, int, int, int]:
    players, variant = table
    return players, int(variant == "open"), SEED, 0


class Kernels:
    """The same games by the rules of Digsite."""

    def __init__(self, table: Table) -> None:
        players, variant = table
        edition = GAME.default_edition()
        self._states = GAME.prepare(players, {"variant": variant}, edition).to_record()
        spaces = (kernels.slots(struct, 1, compiled=True) for struct in (Chance, Legal))
        bound = kernels.bind(bare_games, GAME, compiled=True)
        self._play: Callable[[int, int], int] = partial(bound, self._states, *spaces, SEED, 0)

    def games(self, start: int, games: int) -> int:
        return self._play(start, games)

    def ending(self, game: int) -> list[int]:
        moves = self._play(game, 1)
        return [moves, *_facts(State.from_record(self._states[0]))]


def _facts(state: Any) -> Iterator[int]:
    """What `plain_ending` tells, in its order."""
    yield from (state.seat, state.first, state.actions_left, state.round, state.progress_round)
    yield from (state.tiles_left, state.ending, *state.chance.as_tuple())
    for stack in state.stacks:
        yield from (stack.height, stack.explored)
        for tile in stack.tiles:
            yield from tile.as_tuple()
    for won, mat in zip(state.won[: state.players], state.seats, strict=False):
        yield from (won, mat.digging, mat.carrying, mat.fleet, mat.fortune)
        for space in range(SPACES):
            yield from (mat.stations[space], mat.inspected[space])


def check(plain: PlainC, games: int) -> int:
    """How many moves both agree on; fails at the first game that ends otherwise."""
    moves = 0
    for table in TABLES:
        kernels_of_table = Kernels(table)
        for game in range(games):
            ending = plain.ending(table, game)
            assert ending == kernels_of_table.ending(game), (table, game)
            moves += ending[0]
    return moves


def measure(plain: PlainC, rounds: int) -> None:
    table = (PLAYERS, "standard")
    runs: dict[str, Run] = {
        "plain C": partial(plain.games, table, 0, SIMULATED),
        "bare playouts": partial(Kernels(table).games, 0, SIMULATED),
        "digsite simulate": moves_of_simulate(GAME.name),
    }
    assert len({run() for run in runs.values()}) == 1, "they play different games"
    best = dict.fromkeys(runs, 0.0)
    for _ in range(rounds):
        for name, run in runs.items():
            best[name] = max(best[name], rate(run))
    print("| random moves a second of processor time | | of plain C |")
    print("|---|---|---|")
    for name, found in best.items():
        print(f"| {name} | {found:,.0f} | {found / best['plain C']:.2f} |")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--games", type=int, default=300, help="to compare, of each table")
    parser.add_argument("--rounds", type=int, default=9)
    chosen = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        plain = PlainC(Path(folder))
        moves = check(plain, chosen.games)
        print(f"{len(TABLES)} tables, {chosen.games} games each, {moves:,} moves: the same.\n")
        measure(plain, chosen.rounds)


if __name__ == "__main__":
    main()
