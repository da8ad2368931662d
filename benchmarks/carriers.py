"""Every carrier plays and searches the same: `python -m benchmarks.carriers` (make carriers).

Random games of each game, for every number of players and every choice of options, are played
interpreted, by the libraries of gcc and of clang, and by WebAssembly in Node; every byte of the
state is compared after every move. Then all of them search the same positions, and the whole trees
are compared. The first difference is told with the seed and the move that repeat it, and the
command fails.
"""

import argparse
import hashlib
import os
import sys
import tempfile
import time
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Final

from tests.ffi.carriers import (
    CLANG,
    Carrier,
    Interpreted,
    Library,
    Module,
    Position,
    built,
    first_difference,
    nodes_in,
)

from digsite.bots.tree import Node
from digsite.core.game import find, names

CHUNK: Final = 20
"""Games that one process plays in a row."""
STRIDE: Final = 13
LATEST: Final = 90
"""Searches begin after so many moves at most: no random game is over by then."""


class Difference(Exception):
    """Two carriers do not agree."""


@dataclass(frozen=True)
class Carriers:
    """Everything that a game runs on."""

    interpreted: Interpreted
    gcc: Library
    clang: Library
    wasm: Module

    def others(self) -> dict[str, Carrier]:
        return {"gcc": self.gcc, "clang": self.clang, "WebAssembly": self.wasm}


@dataclass(frozen=True)
class Work:
    """Some games of a table, or the searches from some positions."""

    folder: Path
    game: str
    table: int
    seeds: range
    iterations: int = 0
    """Of every search; 0 for games."""


@cache
def carriers(folder: Path, name: str) -> Carriers:
    """Once for every process."""
    library = f"libdigsite_{name}.so"
    return Carriers(
        Interpreted(find(name)),
        Library(folder / "gcc" / library),
        Library(folder / "clang" / library),
        Module(folder / "wasm" / f"{name}.wasm"),
    )


def compare(work: Work) -> int:
    """How many moves, or nodes of trees, all carriers agree on; raises the first difference."""
    return compare_searches(work) if work.iterations else compare_games(work)


def compare_games(work: Work) -> int:
    found = carriers(work.folder, work.game)
    expected = found.interpreted.digests(work.table, work.seeds)
    for name, carrier in found.others().items():
        told = carrier.digests(work.table, work.seeds)
        for seed, wanted, given in zip(work.seeds, expected, told, strict=True):
            if wanted != given:
                move = first_difference(found.interpreted, carrier, work.table, seed)
                where = f"{work.game}, table {work.table}, seed {seed}, move {move}"
                raise Difference(f"{name} differs from interpreted: {where}")
    return sum(int(digest.split()[1]) for digest in expected)


def compare_searches(work: Work) -> int:
    found, nodes = carriers(work.folder, work.game), 0
    for seed in work.seeds:
        position = Position(work.table, seed, STRIDE * seed % LATEST)
        action, memory = found.gcc.think(position, work.iterations)
        whole = f"{action} {hashlib.sha256(memory).hexdigest()}"
        grown = nodes_in(memory)
        agree = {
            "clang": found.clang.think(position, work.iterations) == (action, memory),
            "WebAssembly": found.wasm.think(position, work.iterations) == whole,
            "interpreted": found.interpreted.nodes(position, work.iterations) == grown,
        }
        for name, agrees in agree.items():
            if not agrees:
                raise Difference(f"{name} searches another tree than gcc: {work.game}, {position}")
        nodes += len(grown) // Node.dtype().itemsize
    return nodes


def works(
    folder: Path, name: str, table: int, games: int, positions: int, iterations: int
) -> Iterator[Work]:
    """All that is done for one table, in parts."""
    for start in range(0, games, CHUNK):
        yield Work(folder, name, table, range(start, min(start + CHUNK, games)))
    for seed in range(positions):
        yield Work(folder, name, table, range(seed, seed + 1), iterations)


def build(folder: Path) -> None:
    built("library", folder / "gcc", compiler="gcc")
    built("library", folder / "clang", compiler=CLANG)
    built("module", folder / "wasm")


def compare_all(chosen: argparse.Namespace, folder: Path, pool: ProcessPoolExecutor) -> None:
    """Prints a line for each table; raises the first difference."""
    print("| game | table | games | moves | positions | nodes | seconds |")
    print("|---|---|---|---|---|---|---|", flush=True)
    for name in chosen.game or names():
        own = carriers(folder, name)
        for table in range(len(own.interpreted.tables)):
            began, moves, nodes = time.perf_counter(), 0, 0
            todo = [*works(folder, name, table, chosen.games, chosen.positions, chosen.iterations)]
            for work, counted in zip(todo, pool.map(compare, todo), strict=True):
                moves += 0 if work.iterations else counted
                nodes += counted if work.iterations else 0
            seconds = time.perf_counter() - began
            cells = [name, own.gcc.c.digsite_table(table).decode()]
            cells += [f"{n:,}" for n in (chosen.games, moves, chosen.positions, nodes)]
            print(f"| {' | '.join(cells)} | {seconds:.0f} |", flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--games", type=int, default=2000, help="of each table")
    parser.add_argument("--positions", type=int, default=20, help="to search, of each table")
    parser.add_argument("--iterations", type=int, default=60, help="of each search")
    parser.add_argument("--game", action="append", choices=names())
    parser.add_argument("--processes", type=int, default=os.cpu_count())
    chosen = parser.parse_args()
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        build(folder)
        with ProcessPoolExecutor(chosen.processes) as pool:
            try:
                compare_all(chosen, folder, pool)
            except Difference as found:
                pool.shutdown(cancel_futures=True)
                sys.exit(str(found))
    print("Interpreted, gcc, clang and WebAssembly agree in everything.")


if __name__ == "__main__":
    main()
