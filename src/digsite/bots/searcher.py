"""Running the search: budgets, seeds, several trees at once, and what they found."""

import secrets
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from math import sqrt
from time import perf_counter
from typing import Any, Final

from digsite.bots import search, tree
from digsite.bots.mind import mind as mind_of
from digsite.bots.tree import NODES, Found, Mind, Node, Report, Tree, Workspace
from digsite.bots.view import View
from digsite.core import kernels
from digsite.core.chance import split_seed
from digsite.core.game import Game
from digsite.core.playouts import MOST_SEATS

INTERPRETED_NODES: Final = 1 << 12
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


@dataclass(frozen=True)
class Candidate:
    """One action of the position and what the search found out about it."""

    action: int
    visits: int
    win: tuple[float, ...]
    """Each seat's win chance after the action."""
    margin: tuple[float, ...]
    """Half the width of each win chance's 95% interval, as far as sampling goes."""


@dataclass(frozen=True)
class Findings:
    """What a search found: the candidates, the most visited first."""

    candidates: tuple[Candidate, ...]
    iterations: int


class Searcher:
    """Searches positions of one game; keeps its trees, so that a turn's next search goes on."""

    def __init__(
        self,
        game: Game,
        players: int,
        *,
        trees: int = 1,
        mind: Mind | None = None,
        method: Callable[..., Any] = search.search,
        compiled: bool | None = None,
    ) -> None:
        self.game, self.players = game, players
        self.compiled = kernels.available() if compiled is None else compiled
        chosen = mind or mind_of(game, players)
        self.workers = [_Worker(game, chosen, method, compiled=self.compiled) for _ in range(trees)]
        self._known: tuple[int, int] | None = None
        self._played: int | None = None

    def think(self, view: View, budget: Budget, *, seed: int | None = None) -> Findings:
        """Search the position that the view shows."""
        if not self._goes_on(view):
            words = split_seed(secrets.randbits(96) if seed is None else seed)
            for number, worker in enumerate(self.workers):
                worker.begin(words[0], words[1] ^ number, words[2])
        for worker in self.workers:
            worker.look_at(view)
        if len(self.workers) == 1:
            self.workers[0].run(view.seat, budget)
        else:
            with ThreadPoolExecutor(len(self.workers)) as pool:
                list(pool.map(lambda worker: worker.run(view.seat, budget), self.workers))
        self._known, self._played = (int(view.state.seat), int(view.state.round)), None
        return self._findings(set(view.legal_ids()))

    def played(self, action: int) -> None:
        """Say which action the searching seat went on to play, so that its tree can be kept."""
        self._played = action

    def _goes_on(self, view: View) -> bool:
        """Whether the trees have a node for this position, reached by the action just played."""
        now = (int(view.state.seat), int(view.state.round))
        if self._played is None or self._known != now:
            return False
        shown = self.game.kernels["outcome"](view.state, self._played)
        steps = [worker.step(self._played, shown, view.seat) for worker in self.workers]
        return all(steps)

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


class _Sums:
    """One action's numbers, added up over all trees."""

    def __init__(self, players: int) -> None:
        self.visits = 0
        self.totals, self.squares = [0.0] * players, [0.0] * players

    def add(self, found: Found) -> None:
        self.visits += found.visits
        for seat in range(len(self.totals)):
            self.totals[seat] += found.totals[seat]
            self.squares[seat] += found.squares[seat]

    def candidate(self, action: int) -> Candidate:
        win = tuple(min(1.0, max(0.0, total / self.visits)) for total in self.totals)
        margin = tuple(1.96 * sqrt(square) / self.visits for square in self.squares)
        return Candidate(action, self.visits, win, margin)


class _Worker:
    """One tree and what a thread needs to grow it."""

    def __init__(
        self, game: Game, mind: Mind, method: Callable[..., Any], *, compiled: bool
    ) -> None:
        self.compiled = compiled
        self._begin = kernels.bind(search.begin, game, compiled=compiled)
        self._search = kernels.bind(method, game, compiled=compiled)
        self._step_down = kernels.bind(tree.step_down, game, compiled=compiled)
        self._write_report = kernels.bind(tree.write_report, game, compiled=compiled)
        self.reports = kernels.slots(Report, 1, compiled=compiled)
        self.spaces = kernels.slots(Workspace, 1, compiled=compiled)
        self.minds = mind.to_record() if compiled else [mind]
        self.states: Any = None
        if compiled:
            self.trees = kernels.slots(Tree, 1, compiled=True)
            self.trees[0]["room"] = NODES
        else:
            self.trees = [_small_tree()]

    def begin(self, low: int, middle: int, high: int) -> None:
        self._begin(self.trees, self.spaces, low, middle, high)

    def look_at(self, view: View) -> None:
        """Put the view where the search starts from."""
        copies = [view.state.copy() for _ in range(search.STATES)]
        if self.compiled:
            import numpy as np

            self.states = np.concatenate([copy.to_record() for copy in copies])
        else:
            self.states = copies

    def run(self, seat: int, budget: Budget) -> None:
        """Search in slices until the budget is spent."""
        if budget.ms is None:
            self._search(self.states, self.trees, self.spaces, self.minds, seat, budget.iterations)
            return
        start = perf_counter()
        end = start + budget.ms / 1000
        done, size = 0, FIRST_SLICE
        most = budget.iterations if budget.iterations is not None else 1 << 40
        while done < most:
            size = min(size, most - done)
            self._search(self.states, self.trees, self.spaces, self.minds, seat, size)
            done += size
            now = perf_counter()
            if now >= end:
                return
            rate = done / (now - start)
            size = max(1, int(min(rate * (end - now), rate * budget.ms / 1000 / SLICES)))

    def step(self, action: int, shown: int, seat: int) -> bool:
        """Make the node after an own action the root; False where there is none."""
        return bool(self._step_down(self.trees, action, shown, seat))

    def report(self) -> tuple[int, list[Found]]:
        """The visits of the root, and what was found of its actions."""
        self._write_report(self.trees, self.reports)
        report = self.reports[0]
        if not self.compiled:
            return report.iterations, report.found[: report.count]
        found = [Found.from_record(one) for one in report["found"][: report["count"]]]
        return int(report["iterations"]), found


def _small_tree() -> Tree:
    """Without compiled kernels few iterations are made; a full tree would only cost time."""
    tree = Tree.__new__(Tree)
    tree.nodes = [Node() for _ in range(INTERPRETED_NODES)]
    tree.room, tree.used, tree.root, tree.deals = INTERPRETED_NODES, 0, 0, 0
    tree.baselines = [0.0] * MOST_SEATS
    return tree
