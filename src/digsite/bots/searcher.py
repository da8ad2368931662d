"""Running the search: budgets, seeds, several trees at once, and what they found."""

import secrets
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from dataclasses import dataclass
from math import sqrt
from time import perf_counter
from typing import Any, Final, Protocol

from digsite.bots import search, tree
from digsite.bots.mind import mind_of
from digsite.bots.network import Network
from digsite.bots.network_file import shipped_network
from digsite.bots.tree import Bench, Found, Mind
from digsite.bots.workbench import Workbench, borrowed
from digsite.core import kernels
from digsite.core.chance import split_seed
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


@dataclass(frozen=True)
class Candidate:
    """One action of the position and what the search found out about it."""

    action: int
    visits: int
    win: tuple[float, ...]
    """Each seat's win chance after the action."""
    margin: tuple[float, ...]
    """Half the width of each win chance's 95% interval, as far as sampling goes."""
    plan: tuple[int, ...]
    """What the seat means to do next in the same turn, as far as nothing hidden turns up."""


@dataclass(frozen=True)
class Findings:
    """What a search found: the candidates, the most visited first."""

    candidates: tuple[Candidate, ...]
    iterations: int


@dataclass(frozen=True)
class Comparison:
    """Candidates of a search that are to be compared: each is tried at least so often."""

    actions: Sequence[int]
    visits: int
    ms: float | None = None
    """Ends it earlier, for each of them."""


class Searcher:
    """Searches positions of one game; what grew from the best action is kept for the next search.

    Nothing else is kept between two searches: the large arrays are lent for each.
    """

    def __init__(
        self,
        game: Game,
        players: int,
        *,
        trees: int = 1,
        mind: Mind | None = None,
        network: Network | None = None,
        method: Callable[..., Any] = search.search,
        compiled: bool | None = None,
    ) -> None:
        self.game, self.players = game, players
        if compiled is None:
            compiled = kernels.available(search_kernels(method), game)
        self.compiled = compiled
        chosen = mind or mind_of(game, players)
        judge = network or shipped_network(game) or Network()
        self.workers = [
            _Worker(game, chosen, judge, method, compiled=self.compiled) for _ in range(trees)
        ]
        self._known: tuple[int, int] | None = None
        self._best: int | None = None
        self._played: int | None = None

    def think(
        self,
        position: Searchable,
        budget: Budget,
        *,
        seed: int | None = None,
        compare: Callable[[Findings], Comparison] | None = None,
    ) -> Findings:
        """Search a position, for the seat that is to play in it.

        `compare` may ask for a closer look at some of the candidates.
        """
        shown = self._shown(position)
        words = split_seed(secrets.randbits(96) if seed is None else seed)
        with ExitStack() as stack:
            for index, worker in enumerate(self.workers):
                worker.bench = stack.enter_context(borrowed(compiled=self.compiled))
                if shown is None or not worker.go_on(shown, position.seat):
                    worker.begin(words[0], words[1] ^ index, words[2])
            self._run(position, budget)
            findings = self._findings(set(position.legal_ids()))
            if compare is not None:
                asked = compare(findings)
                for worker in self.workers:
                    worker.compare(position, asked.actions, asked.visits, asked.ms)
                findings = self._findings(set(position.legal_ids()))
            self._known, self._played = (int(position.state.seat), int(position.state.round)), None
            self._best = findings.candidates[0].action
            for worker in self.workers:
                worker.finish(self._best)
        return findings

    def _run(self, position: Searchable, budget: Budget) -> None:
        if len(self.workers) == 1:
            self.workers[0].run(position, budget)
            return
        with ThreadPoolExecutor(len(self.workers)) as pool:
            list(pool.map(lambda worker: worker.run(position, budget), self.workers))

    def played(self, action: int) -> None:
        """Say which action the searching seat went on to play, so that its tree can be used."""
        if self._played is not None or action != self._best:
            self._known = None
        self._played = action

    def _shown(self, position: Searchable) -> int | None:
        """What the action just played has shown; None where the trees were not grown from it."""
        now = (int(position.state.seat), int(position.state.round))
        if self._played is None or self._known != now:
            return None
        return int(self.game.rules.outcome(position.state, self._played))

    def _findings(self, legal: set[int]) -> Findings:
        together: dict[int, _Sums] = {}
        iterations = 0
        for worker in self.workers:
            visits, everything = worker.report()
            iterations += visits
            for found in everything:
                sums = together.setdefault(found.action, _Sums(self.players))
                sums.add(found)
        candidates = [
            sums.candidate(action) for action, sums in together.items() if action in legal
        ]
        candidates.sort(key=lambda candidate: (-candidate.visits, candidate.action))
        return Findings(tuple(candidates), iterations)


def search_kernels(method: Callable[..., Any] = search.search) -> tuple[Callable[..., Any], ...]:
    """The functions of a search, which are compiled together."""
    return (search.begin, method, tree.keep, tree.step_down, tree.write_report)


class _Sums:
    """One action's numbers, added up over all trees."""

    def __init__(self, players: int) -> None:
        self.visits, self.surest = 0, 0
        self.plan: tuple[int, ...] = ()
        self.totals, self.squares = [0.0] * players, [0.0] * players

    def add(self, found: Found) -> None:
        self.visits += found.visits
        if found.visits > self.surest:
            self.surest, self.plan = found.visits, tuple(found.plan[: found.planned])
        for seat in range(len(self.totals)):
            self.totals[seat] += found.totals[seat]
            self.squares[seat] += found.squares[seat]

    def candidate(self, action: int) -> Candidate:
        win = tuple(min(1.0, max(0.0, total / self.visits)) for total in self.totals)
        margin = tuple(1.96 * sqrt(square) / self.visits for square in self.squares)
        return Candidate(action, self.visits, win, margin, self.plan)


class _Worker:
    """One tree: how it is grown, and what is kept of it from one search to the next."""

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

    def begin(self, low: int, middle: int, high: int) -> None:
        self._begin(self.bench.trees, self.bench.spaces, low, middle, high)

    def go_on(self, shown: int, seat: int) -> bool:
        """Continue from what was kept, given what its action has shown; False if nothing was."""
        if self._kept is None:
            return False
        self.bench.put_back(*self._kept)
        return bool(self._step_down(self.bench.trees, shown, seat))

    def run(self, position: Searchable, budget: Budget) -> None:
        """Search in slices until the budget is spent."""
        seat, states = position.seat, self._states(position)
        bench = Bench(states, self.bench.trees, self.bench.spaces, self.minds, self.networks)
        if budget.ms is None:
            self._search(bench, seat, budget.iterations)
            return
        start = perf_counter()
        end = start + budget.ms / 1000
        done, size = 0, FIRST_SLICE
        most = budget.iterations if budget.iterations is not None else 1 << 40
        while done < most:
            size = min(size, most - done)
            self._search(bench, seat, size)
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
                self._try_only(action)
                self.run(position, Budget(visits - tried[action], ms))
        self._try_only(None)

    def _try_only(self, action: int | None) -> None:
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
        """The visits of the root, and what was found of its actions."""
        self._write_report(self.bench.trees, self.bench.reports)
        report = self.bench.reports[0]
        if not self.compiled:
            return report.iterations, report.found[: report.count]
        found = [Found.from_record(one) for one in report["found"][: report["count"]]]
        return int(report["iterations"]), found

    def finish(self, best: int) -> None:
        """Keep what grew from an action, and give the workbench back."""
        self._kept = self.bench.take_kept() if self._keep(self.bench.trees, best) else None
        del self.bench
