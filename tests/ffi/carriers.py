"""The same games and searches on every carrier: interpreted, libraries of C compilers, WebAssembly.

A game's digest is taken over every byte of the state after every move, a search's over its whole
tree: two carriers that differ anywhere differ here.
"""

import ctypes
import hashlib
import os
import shutil
import struct
import subprocess
import sys
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from itertools import islice, zip_longest
from pathlib import Path
from typing import Any, Final

import numpy as np

from digsite.bots import search
from digsite.bots.mind import mind_of
from digsite.bots.network import Network
from digsite.bots.network_file import shipped_network
from digsite.bots.tree import Bench, Tree
from digsite.bots.workbench import Workbench
from digsite.core import kernels
from digsite.core.actions import Legal
from digsite.core.chance import seed_words, split_seed
from digsite.core.game import Game
from digsite.core.schema import Struct
from digsite.ffi.source import tables

SCRIPT: Final = Path(__file__).with_name("digests.mjs")
CLANG: Final = "clang" if shutil.which("clang") else f"{sys.executable} -m ziglang cc"
"""Zig's C compiler is clang."""
CODES: Final = {"i1": "b", "i2": "h", "i4": "i", "i8": "q", "u4": "I", "f4": "f", "f8": "d"}
"""The numbers of a schema as the module struct calls them."""


@dataclass(frozen=True)
class Position:
    """Where a search begins: after so many moves of a random game, or at its end."""

    table: int
    seed: int
    moves: int


def next_chance(chance: int) -> int:
    return (chance * 1664525 + 1013904223) & 0xFFFFFFFF


class Carrier(ABC):
    """What plays random games."""

    @abstractmethod
    def digests(self, table: int, seeds: range) -> list[str]:
        """For each game its digest and, after a blank, the number of its moves."""

    @abstractmethod
    def digests_of_moves(self, table: int, seed: int) -> list[str]:
        """The digest of the position after every move of a game, the deal first."""


class CarrierInProcess(Carrier):
    """One whose records can be looked at."""

    @abstractmethod
    def records(self, table: int, seed: int) -> Iterator[bytes]:
        """The bytes of the position after every move of a random game, the deal first."""

    def digests(self, table: int, seeds: range) -> list[str]:
        return [self._digest(table, seed) for seed in seeds]

    def digests_of_moves(self, table: int, seed: int) -> list[str]:
        return [hashlib.sha256(record).hexdigest() for record in self.records(table, seed)]

    def _digest(self, table: int, seed: int) -> str:
        hashed, moves = hashlib.sha256(), -1
        for record in self.records(table, seed):
            hashed.update(record)
            moves += 1
        return f"{hashed.hexdigest()} {moves}"


class Interpreted(CarrierInProcess):
    """The Python functions themselves."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.tables = list(tables(game))
        self._pack = packer(game.state_type)

    def records(self, table: int, seed: int) -> Iterator[bytes]:
        return map(self._pack, self.moves(table, seed))

    def moves(self, table: int, seed: int) -> Iterator[Any]:
        """The position after every move of a random game, the deal first."""
        rules, legal, chance = self.game.rules, Legal(), seed
        players, options, version = self.tables[table]
        edition = self.game.default_edition()
        state: Any = self.game.prepare(players, options, edition, rules_version=version)
        seed_words(state.chance, *split_seed(seed))
        rules.set_up(state, -1)
        yield state
        while state.ending == 0:
            count = rules.legal_actions(state, legal)
            chance = next_chance(chance)
            rules.play(state, int(legal.ids[(chance >> 16) % count]))
            yield state

    def nodes(self, position: Position, iterations: int) -> bytes:
        """The nodes of the tree that a search grows."""
        game, bench = self.game, Workbench(compiled=False)
        begin, grow = (
            kernels.bind(function, game, compiled=False)
            for function in (search.begin, search.search)
        )
        state = next(islice(self.moves(position.table, position.seed), position.moves, None))
        seat = int(state.seat)
        game.rules.blind(state, seat)
        begin(bench.trees, bench.spaces, position.seed, 0, 0)
        own = mind_of(game, int(state.players))
        judge = [shipped_network(game) or Network()]
        states = [state, state.copy()]
        grow(Bench(states, bench.trees, bench.spaces, [own], judge), seat, iterations)
        grown = bench.trees[0]
        return b"".join(node.to_record().tobytes() for node in grown.nodes[1 : grown.used])


class Library(CarrierInProcess):
    """A library made by a C compiler, called by its header's functions, with the network beside."""

    def __init__(self, path: Path) -> None:
        self.c = ctypes.CDLL(str(path))
        for name in ("action", "name", "table", "reason"):
            getattr(self.c, f"digsite_{name}").restype = ctypes.c_char_p
        for name in ("game_bytes", "search_bytes", "actions", "tables", "new_game", "think"):
            getattr(self.c, f"digsite_{name}").restype = ctypes.c_int64
        name = path.stem.removeprefix("libdigsite_")
        self.network = path.with_name(f"{name}.network.bin").read_bytes()
        self.game = ctypes.create_string_buffer(self.c.digsite_game_bytes())
        self.seen = ctypes.create_string_buffer(self.c.digsite_game_bytes())
        self.legal = (ctypes.c_int32 * self.c.digsite_actions())()

    def records(self, table: int, seed: int) -> Iterator[bytes]:
        return (self.game.raw for _ in self.moves(table, seed))

    def moves(self, table: int, seed: int) -> Iterator[None]:
        c, game, chance = self.c, self.game, seed
        large = ctypes.c_int64
        assert c.digsite_new_game(game, large(table), large(-1), seed, 0, 0) == 0
        yield
        while c.digsite_ending(game) == 0:
            count = c.digsite_legal_actions(game, self.legal)
            chance = next_chance(chance)
            assert c.digsite_play(game, large(self.legal[(chance >> 16) % count])) == 0
            yield

    def think(self, position: Position, iterations: int) -> tuple[int, bytes]:
        """The choice, and the memory of the search."""
        moves = self.moves(position.table, position.seed)
        next(islice(moves, position.moves, None))
        memory = ctypes.create_string_buffer(self.c.digsite_search_bytes())
        size = ctypes.c_int64(len(self.network))
        assert self.c.digsite_use_network(memory, self.network, size) == 0
        seat = ctypes.c_int64(self.c.digsite_seat(self.game))
        assert self.c.digsite_view(self.game, seat, self.seen) == 0
        count, seed = ctypes.c_int64(iterations), position.seed
        return self.c.digsite_think(memory, self.seen, count, seed, 0, 0), memory.raw


class Module(Carrier):
    """A module of WebAssembly, run by Node."""

    def __init__(self, path: Path) -> None:
        self.path = path

    def digests(self, table: int, seeds: range) -> list[str]:
        return self._node("games", table, seeds.start, len(seeds))

    def digests_of_moves(self, table: int, seed: int) -> list[str]:
        return self._node("moves", table, seed)

    def think(self, position: Position, iterations: int) -> str:
        """The choice and the digest of the search's memory."""
        numbers = (position.table, position.seed, position.moves, iterations)
        [told] = self._node("search", *numbers)
        return told

    def _node(self, what: str, *numbers: int) -> list[str]:
        call = ["node", str(SCRIPT), what, str(self.path), *map(str, numbers)]
        run = subprocess.run(call, check=True, capture_output=True, text=True)
        return run.stdout.split("\n")[:-1]


def first_difference(one: Carrier, other: Carrier, table: int, seed: int) -> int:
    """The first move of a game after which two carriers that differ do so; the deal is 0."""
    both = (carrier.digests_of_moves(table, seed) for carrier in (one, other))
    return next(move for move, (a, b) in enumerate(zip_longest(*both)) if a != b)


def nodes_in(memory: bytes) -> bytes:
    """The nodes of the tree, which stands last in a search's memory."""
    size = Tree.dtype().itemsize
    grown = np.frombuffer(memory[len(memory) - size :], dtype=Tree.dtype())[0]
    used: bytes = grown["nodes"][1 : grown["used"]].tobytes()
    return used


def packer(kind: type[Struct]) -> Callable[[Any], bytes]:
    """Gives the bytes of a struct's record; several times as quick as making a NumPy array."""
    pack = struct.Struct("<" + _codes(kind)).pack
    made: Callable[[Any], bytes] = eval(
        f"lambda state: pack({_values(kind, 'state')})", {"pack": pack}
    )
    return made


def _codes(kind: type[Struct]) -> str:
    codes = ""
    for field in kind.fields():
        one = _codes(field.struct) if field.struct else CODES[str(field.type_code)]
        codes += one * (1 if field.length is None else field.length)
    return codes


def _values(kind: type[Struct], owner: str) -> str:
    """The numbers of a struct as the arguments of a call."""
    parts = []
    for field in kind.fields():
        place = f"{owner}.{field.name}"
        if field.struct is None:
            parts.append(place if field.length is None else f"*{place}")
        elif field.length is None:
            parts.append(_values(field.struct, place))
        else:
            inside = _values(field.struct, "one")
            parts.append(f"*[number for one in {place} for number in ({inside},)]")
    return ", ".join(parts)


def built(kind: str, folder: Path, *, compiler: str | None = None) -> Path:
    """The folder with the files of both games."""
    environment = dict(os.environ)
    if compiler:
        environment |= {"CC": compiler, "DIGSITE_CFLAGS": ""}
    call = [sys.executable, "-m", "digsite.ffi", kind, str(folder)]
    subprocess.run(call, check=True, env=environment, stdout=subprocess.DEVNULL)
    return folder
