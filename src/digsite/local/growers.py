"""Growing trees in WebAssembly: the compiled kernels of a game, in a memory of their own.

The module is the one that `make wasm` makes (docs/languages.md). Everything goes in and comes out
as bytes, so that no NumPy is needed; the numbers are those of every other carrier, to the last bit.
"""

from collections.abc import Callable, Iterator, Sequence
from contextlib import AbstractContextManager, contextmanager
from functools import cache
from typing import Final, Protocol, cast

from digsite.bots.growers import Grower, MakesGrower, Searchable
from digsite.bots.network import Network
from digsite.bots.search import STATES
from digsite.bots.tree import NODES, Found, Mind, Node, Report, Tree, Workspace
from digsite.bots.workbench import TREES
from digsite.core.chance import Chance
from digsite.core.game import Game
from digsite.core.schema import Struct
from digsite.core.struct_bytes import packed, place_of, size_of, unpacked

NUMBER: Final = 4
"""Bytes of the whole numbers that are written and read one by one here."""
MOSTLY_FOUND: Final = 40
"""Actions that are read of a report at once: a worker is asked again only where more were found."""


class Module(Protocol):
    """An instance of a game's WebAssembly and its memory."""

    def reserve(self, size: int, /) -> int:
        """The address of some new memory, all zero."""

    def write(self, address: int, data: bytes, /) -> None: ...

    def read(self, address: int, size: int, /) -> bytes: ...

    def call(self, name: str, arrays: Sequence[tuple[int, int]], numbers: Sequence[int], /) -> int:
        """Call a kernel with arrays, each an address and a count, and then with numbers."""

    def tell(self, name: str, arrays: Sequence[tuple[int, int]], numbers: Sequence[int], /) -> None:
        """Call a kernel that has no result: whatever comes next comes after it."""


class ModuleBench:
    """What a search works with, in the memory of a module; for one search at a time."""

    def __init__(self, module: Module, game: Game) -> None:
        self.module, self.state_bytes = module, size_of(game.state_type)
        self.states = module.reserve(STATES * self.state_bytes)
        self.trees = module.reserve(TREES * size_of(Tree))
        self.spaces = module.reserve(size_of(Workspace))
        self.minds = module.reserve(size_of(Mind))
        self.networks = module.reserve(size_of(Network))
        self.reports = module.reserve(size_of(Report))
        for tree in range(TREES):
            self.set_number(self.tree(tree, "room"), NODES)

    def tree(self, index: int, field: str) -> int:
        """The address of a field of a tree."""
        return self.trees + index * size_of(Tree) + place_of(Tree, field)

    def space(self, field: str) -> int:
        """The address of a field of the workspace."""
        return self.spaces + place_of(Workspace, field)

    def set_number(self, address: int, value: int) -> None:
        self.module.write(address, value.to_bytes(NUMBER, "little"))

    def number(self, address: int) -> int:
        return _number(self.module.read(address, NUMBER))


def _number(data: bytes) -> int:
    return int.from_bytes(data, "little", signed=True)


def _number_in(data: bytes, struct: type[Struct], field: str) -> int:
    """A whole number that stands in a struct."""
    place = place_of(struct, field)
    return _number(data[place : place + NUMBER])


class Benches(Protocol):
    """Lends benches of a game, each to one search at a time."""

    def lent(self, game: Game, /) -> AbstractContextManager[ModuleBench]: ...


class OneBench:
    """One bench of each game, where one search ends before the next begins."""

    def __init__(self, load: Callable[[str], Module]) -> None:
        self._bench_of = cache(lambda game: ModuleBench(load(game.name), game))

    @contextmanager
    def lent(self, game: Game) -> Iterator[ModuleBench]:
        yield self._bench_of(game)


class ModuleGrower(Grower):
    """Grows its tree in a module; what is kept from one search to the next is kept here."""

    compiled = True
    first_slice = 256
    """A few milliseconds: asking a worker takes one of them."""
    bench: ModuleBench
    """Lent for the search under way."""

    def __init__(self, benches: Benches, game: Game, mind: Mind, network: Network) -> None:
        self.benches, self.game = benches, game
        self.mind, self.network = packed(mind), _bytes_of(network)
        self._kept: tuple[bytes, bytes] | None = None

    @property
    def module(self) -> Module:
        return self.bench.module

    @contextmanager
    def at_work(self) -> Iterator[None]:
        with self.benches.lent(self.game) as self.bench:
            self.module.write(self.bench.minds, self.mind)
            self.module.write(self.bench.networks, self.network)
            yield
        del self.bench

    def begin(self, low: int, middle: int, high: int) -> None:
        bench = self.bench
        arrays = [(bench.trees, TREES), (bench.spaces, 1)]
        self._tell("begin", arrays, low, middle, high)

    def go_on(self, shown: int, seat: int) -> bool:
        if self._kept is None:
            return False
        bench, (nodes, chance) = self.bench, self._kept
        self.module.write(bench.tree(0, "nodes"), nodes)
        bench.set_number(bench.tree(0, "used"), len(nodes) // size_of(Node))
        bench.set_number(bench.tree(0, "root"), 1)
        self.module.write(bench.space("chance"), chance)
        bench.set_number(bench.space("visit"), 0)
        marks = place_of(Workspace, "visit") - place_of(Workspace, "marks")
        self.module.write(bench.space("marks"), bytes(marks))
        return bool(self._call("step_down", [(bench.trees, TREES)], shown, seat))

    def place(self, position: Searchable) -> None:
        self.module.write(self.bench.states, packed(cast(Struct, position.state)) * STATES)

    def iterate(self, seat: int, iterations: int) -> None:
        bench = self.bench
        arrays = [
            (bench.states, STATES),
            (bench.trees, TREES),
            (bench.spaces, 1),
            (bench.minds, 1),
            (bench.networks, 1),
        ]
        self._call("search", arrays, seat, iterations)

    def try_only(self, action: int | None) -> None:
        only = 0 if action is None else action + 1
        self.bench.set_number(self.bench.space("only"), only)

    def report(self) -> tuple[int, list[Found]]:
        bench = self.bench
        self._tell("write_report", [(bench.trees, TREES), (bench.reports, 1)])
        first, size = place_of(Report, "found"), size_of(Found)
        data = self.module.read(bench.reports, first + MOSTLY_FOUND * size)
        count, iterations = (_number_in(data, Report, field) for field in ("count", "iterations"))
        end = first + count * size
        if end > len(data):
            data += self.module.read(bench.reports + len(data), end - len(data))
        found = [unpacked(Found, data[at : at + size]) for at in range(first, end, size)]
        return iterations, found

    def finish(self, best: int) -> None:
        bench, self._kept = self.bench, None
        if self._call("keep", [(bench.trees, TREES)], best):
            used = bench.number(bench.tree(1, "used"))
            nodes = self.module.read(bench.tree(1, "nodes"), used * size_of(Node))
            self._kept = nodes, self.module.read(bench.space("chance"), size_of(Chance))

    def _call(self, kernel: str, arrays: Sequence[tuple[int, int]], *numbers: int) -> int:
        return self.module.call(f"digsite_kernel_{kernel}", arrays, numbers)

    def _tell(self, kernel: str, arrays: Sequence[tuple[int, int]], *numbers: int) -> None:
        self.module.tell(f"digsite_kernel_{kernel}", arrays, numbers)


_packed_networks: Final[dict[int, tuple[Network, bytes]]] = {}


def _bytes_of(network: Network) -> bytes:
    """A network's bytes, made once: every bot of a game has the same one."""
    if id(network) not in _packed_networks:
        _packed_networks[id(network)] = network, packed(network)
    return _packed_networks[id(network)][1]


def module_growers(benches: Benches) -> MakesGrower:
    """What makes growers that work on these benches."""
    return lambda game, mind, network: ModuleGrower(benches, game, mind, network)
