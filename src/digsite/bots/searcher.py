"""Running the search: budgets, seeds, several trees at once, and what they found."""

import secrets
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from dataclasses import dataclass
from math import sqrt
from typing import Any

from digsite.bots import search
from digsite.bots.growers import Budget, Searchable, new_grower, search_kernels
from digsite.bots.mind import mind_of
from digsite.bots.network import Network
from digsite.bots.network_file import shipped_network
from digsite.bots.tree import Found, Mind
from digsite.core.chance import split_seed
from digsite.core.game import Game

__all__ = [
    "Budget",
    "Candidate",
    "Comparison",
    "Findings",
    "Searchable",
    "Searcher",
    "search_kernels",
]


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
    """What a search found: the candidates, the most visited first, of those the best."""

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

    Nothing else is kept between two searches: the large arrays are lent for each. Where every
    search is the only one of its position, nothing need be kept at all (`keeps`).
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
        keeps: bool = True,
    ) -> None:
        self.game, self.players, self.keeps = game, players, keeps
        chosen = mind or mind_of(game, players)
        judge = network or shipped_network(game) or Network()
        self.workers = [
            new_grower(game, chosen, judge, method, compiled=compiled) for _ in range(trees)
        ]
        self.compiled = self.workers[0].compiled
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
                stack.enter_context(worker.at_work())
                if shown is None or not worker.go_on(shown, position.seat):
                    worker.begin(words[0], words[1] ^ index, words[2])
            self._run(position, budget)
            findings = self._findings(position)
            if compare is not None:
                asked = compare(findings)
                for worker in self.workers:
                    worker.compare(position, asked.actions, asked.visits, asked.ms)
                findings = self._findings(position)
            self._known, self._played = (int(position.state.seat), int(position.state.round)), None
            self._best = findings.candidates[0].action
            if self.keeps:
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

    def _findings(self, position: Searchable) -> Findings:
        legal, seat = set(position.legal_ids()), position.seat
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
        candidates.sort(key=lambda found: (-found.visits, -found.win[seat], found.action))
        return Findings(tuple(candidates), iterations)


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
