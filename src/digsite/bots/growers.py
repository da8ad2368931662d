"""Growing a tree: by the kernels of this process, compiled or interpreted, or somewhere else."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator, Sequence
from contextlib import AbstractContextManager, contextmanager
from dataclasses import dataclass
from time import perf_counter
from typing import Any, Final, Protocol

from digsite.bots import search, tree
from digsite.bots.network import Network
from digsite.bots.tree import Bench, Found, Mind
from digsite.bots.workbench import Workbench, borrowed
from digsite.core import kernels
from digsite.core.game import Game
from digsite.core.generic import GameState

FIRST_SLICE: Final = 32
SLICES: Final = 12
"""Into how many parts a time budget is cut, so that the clock is looked at often enough."""


@dataclass(frozen=True)
class Budget:
    """When to stop: after so many iterations, after so many milliseconds, or what comes first."""

    iterations: int | None = None
    ms: float | None = None

    def __post_init__(self) -> None:
        assert self.iterations is not None or self.ms is not None


class Searchable(Protocol):
    """A position to search from. For a fair bot it is a View."""

    @property
    def game(self) -> Game: ...

    @property
    def state(self) -> GameState: ...

    @property
    def seat(self) -> int:
        """The seat to play, for which the search is made."""

    def legal_ids(self) -> list[int]:
        """The legal actions of that seat."""


class Grower(ABC):
    """One tree: how it is grown, and what is kept of it from one search to the next."""

    compiled: bool
    first_slice = FIRST_SLICE
    """Iterations before the clock is first looked at."""

    @abstractmethod
    def at_work(self) -> AbstractContextManager[None]:
        """Have what a search needs for as long as it runs; all else is called meanwhile."""

    @abstractmethod
    def begin(self, low: int, middle: int, high: int) -> None:
        """Forget everything and start from a seed."""

    @abstractmethod
    def go_on(self, shown: int, seat: int) -> bool:
        """Continue from what was kept, given what its action has shown; False if nothing was."""

    @abstractmethod
    def place(self, position: Searchable) -> None:
        """Put the position there that is searched."""

    @abstractmethod
    def iterate(self, seat: int, iterations: int) -> None:
        """Search that position for some iterations."""

    @abstractmethod
    def try_only(self, action: int | None) -> None:
        """Try nothing but an action at the root, from now on; None leaves the choice free."""

    @abstractmethod
    def report(self) -> tuple[int, list[Found]]:
        """The visits of the root, and what was found of its actions."""

    @abstractmethod
    def finish(self, best: int) -> None:
        """Keep what grew from an action."""

    def run(self, position: Searchable, budget: Budget) -> None:
        """Search in slices until the budget is spent."""
        self.place(position)
        if budget.ms is None:
            assert budget.iterations is not None
            self.iterate(position.seat, budget.iterations)
            return
        start = perf_counter()
        end = start + budget.ms / 1000
        done, size = 0, self.first_slice
        most = budget.iterations if budget.iterations is not None else 1 << 40
        while done < most:
            size = min(size, most - done)
            self.iterate(position.seat, size)
            done += size
            now = perf_counter()
            if now >= end:
                return
            rate = done / (now - start)
            size = max(1, int(min(rate * (end - now), rate * budget.ms / 1000 / SLICES)))

    def compare(
        self, position: Searchable, actions: Sequence[int], visits: int, ms: float | None
    ) -> None:
        """Try each of these actions of the root until it has so many visits."""
        tried = {found.action: found.visits for found in self.report()[1]}
        for action in actions:
            if tried.get(action, visits) < visits:
                self.try_only(action)
                self.run(position, Budget(visits - tried[action], ms))
        self.try_only(None)


def search_kernels(method: Callable[..., Any] = search.search) -> tuple[Callable[..., Any], ...]:
    """The functions of a search, which are compiled together."""
    return (search.begin, method, tree.keep, tree.step_down, tree.write_report)


class KernelGrower(Grower):
    """Grows its tree by the kernels of this process, on a workbench that searches pass on."""

    bench: Workbench
    """Lent for the search under way."""

    def __init__(
        self,
        game: Game,
        mind: Mind,
        network: Network,
        method: Callable[..., Any],
        *,
        compiled: bool,
    ) -> None:
        self.compiled = compiled
        self._begin, self._search, self._keep, self._step_down, self._write_report = (
            kernels.bind_all(search_kernels(method), game, compiled=compiled)
        )
        self.minds = mind.to_record() if compiled else [mind]
        self.networks = network.to_record() if compiled else [network]
        self._kept: tuple[Any, Any] | None = None
        self._whole: Bench | None = None

    @contextmanager
    def at_work(self) -> Iterator[None]:
        with borrowed(compiled=self.compiled) as self.bench:
            yield
        self._whole = None
        del self.bench

    def begin(self, low: int, middle: int, high: int) -> None:
        self._begin(self.bench.trees, self.bench.spaces, low, middle, high)

    def go_on(self, shown: int, seat: int) -> bool:
        if self._kept is None:
            return False
        self.bench.put_back(*self._kept)
        return bool(self._step_down(self.bench.trees, shown, seat))

    def place(self, position: Searchable) -> None:
        states, bench = self._states(position), self.bench
        self._whole = Bench(states, bench.trees, bench.spaces, self.minds, self.networks)

    def iterate(self, seat: int, iterations: int) -> None:
        self._search(self._whole, seat, iterations)

    def try_only(self, action: int | None) -> None:
        only = 0 if action is None else action + 1
        if self.compiled:
            self.bench.spaces["only"] = only
        else:
            self.bench.spaces[0].only = only

    def _states(self, position: Searchable) -> Any:
        """The position, and room to play on from it."""
        copies = [position.state.copy() for _ in range(search.STATES)]
        if not self.compiled:
            return copies
        import numpy as np

        return np.concatenate([copy.to_record() for copy in copies])

    def report(self) -> tuple[int, list[Found]]:
        self._write_report(self.bench.trees, self.bench.reports)
        report = self.bench.reports[0]
        if not self.compiled:
            return report.iterations, report.found[: report.count]
        found = [Found.from_record(one) for one in report["found"][: report["count"]]]
        return int(report["iterations"]), found

    def finish(self, best: int) -> None:
        self._kept = self.bench.take_kept() if self._keep(self.bench.trees, best) else None


class MakesGrower(Protocol):
    """Makes growers for a game, by its mind and its network."""

    def __call__(self, game: Game, mind: Mind, network: Network, /) -> Grower: ...


_elsewhere: list[MakesGrower] = []


def grow_elsewhere(make: MakesGrower) -> None:
    """Let all searches grow their trees by other means than the kernels of this process."""
    _elsewhere[:] = [make]


def new_grower(
    game: Game,
    mind: Mind,
    network: Network,
    method: Callable[..., Any] = search.search,
    *,
    compiled: bool | None = None,
) -> Grower:
    """Whatever grows trees here; compiled kernels where there are any, unless asked otherwise."""
    if _elsewhere and compiled is None:
        return _elsewhere[0](game, mind, network)
    if compiled is None:
        compiled = kernels.available(search_kernels(method), game)
    return KernelGrower(game, mind, network, method, compiled=compiled)
