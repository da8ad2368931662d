"""Interpreted, C by two compilers and WebAssembly play the same games and search the same trees.

`python -m benchmarks.carriers` does the same with thousands of games.
"""

import hashlib
from itertools import islice
from pathlib import Path

import numpy as np
import pytest

from digsite.bots import search
from digsite.bots.mind import mind_of
from digsite.bots.tree import Bench, Tree
from digsite.bots.workbench import Workbench
from digsite.core import kernels
from digsite.core.game import Game, find, names
from tests.ffi.carriers import Interpreted, Library, digests_of_module, search_of_module

GAMES = 3
ITERATIONS = 60
AFTER = 9


@pytest.fixture(params=names())
def game(request: pytest.FixtureRequest) -> Game:
    return find(request.param)


def library_of(game: Game, folder: Path) -> Library:
    return Library(folder / f"libdigsite_{game.name}.so")


def test_every_carrier_plays_the_same_games(
    game: Game, libraries: Path, libraries_of_clang: Path, modules: Path
) -> None:
    interpreted = Interpreted(game)
    gcc, clang = library_of(game, libraries), library_of(game, libraries_of_clang)
    for table in range(len(interpreted.tables)):
        first = 1000 * table
        seeds = range(first, first + GAMES)
        expected = [interpreted.digest(table, seed) for seed in seeds]
        assert [gcc.digest(table, seed) for seed in seeds] == expected
        assert [clang.digest(table, seed) for seed in seeds] == expected
        module = modules / f"{game.name}.wasm"
        assert digests_of_module(module, table, first, GAMES) == expected


def test_every_carrier_searches_the_same_tree(
    game: Game, libraries: Path, libraries_of_clang: Path, modules: Path
) -> None:
    interpreted = Interpreted(game)
    gcc, clang = library_of(game, libraries), library_of(game, libraries_of_clang)
    for table in range(len(interpreted.tables)):
        action, memory = gcc.think(table, table, AFTER, ITERATIONS)
        assert clang.think(table, table, AFTER, ITERATIONS)[1].raw == memory.raw
        module = modules / f"{game.name}.wasm"
        told = search_of_module(module, table, table, AFTER, ITERATIONS)
        assert told == f"{action} {hashlib.sha256(memory).hexdigest()}"
        grown = nodes_in(memory.raw)
        assert grown
        assert grown == interpreted_nodes(interpreted, table)


def nodes_in(memory: bytes) -> bytes:
    """The nodes of the tree, which stands last in a search's memory."""
    size = Tree.dtype().itemsize
    grown = np.frombuffer(memory[len(memory) - size :], dtype=Tree.dtype())[0]
    used: bytes = grown["nodes"][1 : grown["used"]].tobytes()
    return used


def interpreted_nodes(interpreted: Interpreted, table: int) -> bytes:
    game, bench = interpreted.game, Workbench(compiled=False)
    begin, grow = (
        kernels.bind(function, game, compiled=False) for function in (search.begin, search.search)
    )
    state = next(islice(interpreted.moves(table, table), AFTER, None))
    seat = int(state.seat)
    game.rules.blind(state, seat)
    begin(bench.trees, bench.spaces, table, 0, 0)
    own = mind_of(game, int(state.players))
    grow(Bench([state, state.copy()], bench.trees, bench.spaces, [own]), seat, ITERATIONS)
    grown = bench.trees[0]
    return b"".join(node.to_record().tobytes() for node in grown.nodes[1 : grown.used])
