"""Interpreted, C by two compilers and WebAssembly play the same games and search the same trees.

`python -m benchmarks.carriers` does the same with thousands of games.
"""

import hashlib
from collections.abc import Iterator
from operator import eq
from pathlib import Path

import pytest

from digsite.core.game import Game, find, names
from tests.ffi.carriers import (
    Interpreted,
    Library,
    Module,
    Position,
    first_difference,
    nodes_in,
)

GAMES = 3
ITERATIONS = 60
MOVES = 9


@pytest.fixture(params=names())
def game(request: pytest.FixtureRequest) -> Game:
    return find(request.param)


def library_of(game: Game, folder: Path) -> Library:
    return Library(folder / f"libdigsite_{game.name}.so")


def test_every_carrier_plays_the_same_games(
    game: Game, libraries: Path, libraries_of_clang: Path, modules: Path
) -> None:
    interpreted, module = Interpreted(game), Module(modules / f"{game.name}.wasm")
    gcc, clang = library_of(game, libraries), library_of(game, libraries_of_clang)
    for table in range(len(interpreted.tables)):
        seeds = range(1000 * table, 1000 * table + GAMES)
        expected = interpreted.digests(table, seeds)
        for carrier in (gcc, clang, module):
            assert carrier.digests(table, seeds) == expected


def test_every_carrier_tells_the_moves_of_a_game(
    game: Game, libraries: Path, modules: Path
) -> None:
    interpreted, module = Interpreted(game), Module(modules / f"{game.name}.wasm")
    expected = interpreted.digests_of_moves(0, 1)
    state = next(interpreted.moves(0, 1))
    assert expected[0] == hashlib.sha256(state.to_record().tobytes()).hexdigest()
    assert library_of(game, libraries).digests_of_moves(0, 1) == expected
    assert module.digests_of_moves(0, 1) == expected


class Liar(Interpreted):
    """Differs in one bit after one move of one game."""

    def records(self, table: int, seed: int) -> Iterator[bytes]:
        for move, record in enumerate(super().records(table, seed)):
            wrong = (table, seed, move) == (1, 41, 7)
            yield bytes([record[0] ^ 1]) + record[1:] if wrong else record


def test_a_single_bit_is_a_difference(game: Game) -> None:
    interpreted, liar = Interpreted(game), Liar(game)
    seeds = range(40, 42)
    assert liar.digests(0, seeds) == interpreted.digests(0, seeds)
    agree = map(eq, liar.digests(1, seeds), interpreted.digests(1, seeds))
    assert list(agree) == [True, False]
    assert first_difference(interpreted, liar, 1, 41) == 7


def test_every_carrier_searches_the_same_tree(
    game: Game, libraries: Path, libraries_of_clang: Path, modules: Path
) -> None:
    interpreted, module = Interpreted(game), Module(modules / f"{game.name}.wasm")
    gcc, clang = library_of(game, libraries), library_of(game, libraries_of_clang)
    for table in range(len(interpreted.tables)):
        position = Position(table, table, MOVES)
        action, memory = gcc.think(position, ITERATIONS)
        assert clang.think(position, ITERATIONS) == (action, memory)
        told = module.think(position, ITERATIONS)
        assert told == f"{action} {hashlib.sha256(memory).hexdigest()}"
        grown = nodes_in(memory)
        assert grown
        assert grown == interpreted.nodes(position, ITERATIONS)
