"""What a worker does, be it a thread or a process of a cluster: some games of a plan in a row."""

import threading
from dataclasses import dataclass
from typing import Any

import numpy as np

from digsite.arena.plan import ResolvedSimulation, SimulationPlan, resolve
from digsite.arena.simulated_games import GameResult, MoveRow, PlayingSpace, SimulatedTable
from digsite.core import kernels
from digsite.core.chance import split_seed
from digsite.core.limits import MOST_FAMILIES, MOST_SEATS, MOST_TALLIES
from digsite.core.schema import Struct


@dataclass(frozen=True)
class Slice:
    """Some games in a row, as arrays of GameResult and of MoveRow."""

    start: int
    results: Any
    moves: Any

    def families(self) -> Any:
        """How often each seat used each family: an array of game, seat and family."""
        return self.results["families"].reshape(len(self.results), MOST_SEATS, MOST_FAMILIES)

    def tallies(self) -> Any:
        """What each seat's counts came to: an array of game, seat and count."""
        return self.results["tallies"]["of"].reshape(len(self.results), MOST_SEATS, MOST_TALLIES)


def play_slice(work: tuple[SimulationPlan, int, int]) -> Slice:
    """Some games of the plan; when the moves take more room than guessed, they are played again."""
    plan, start, games = work
    low, middle, _ = split_seed(plan.seed)
    resolved = resolve(plan)
    play = kernels.bind(resolved.kernel, resolved.game, compiled=resolved.compiled)
    room = _guess(plan, games)
    while True:
        results = kernels.slots(GameResult, games, compiled=resolved.compiled)
        moves = kernels.slots(MoveRow, room, compiled=resolved.compiled)
        made = play(*_table(plan), results, moves, low, middle, start)
        if not plan.keep_moves or made <= room:
            return Slice(start, _as_array(GameResult, results), _as_array(MoveRow, moves[:made]))
        room = made


_local = threading.local()


def _table(plan: SimulationPlan) -> tuple[Any, ...]:
    """A thread's own table, with a bench if its bots search; kept for the plan's next slice."""
    if getattr(_local, "plan", None) != plan:
        resolved = resolve(plan)
        table = _new_table(resolved)
        searches = resolved.policy.iterations > 0
        _local.table = (table, _new_bench(resolved, table.states)) if searches else (table,)
        _local.plan = plan
    kept: tuple[Any, ...] = _local.table
    return kept


def _new_table(resolved: ResolvedSimulation) -> SimulatedTable:
    parts = (PlayingSpace(), resolved.game.actions.family_table(), resolved.policy)
    carried: Any = [part.to_record() if resolved.compiled else [part] for part in parts]
    return SimulatedTable(_states(resolved), *carried)


def _states(resolved: ResolvedSimulation) -> Any:
    """The game under way, and another state to search on."""
    states = [resolved.state.copy() for _ in range(2)]
    return np.concatenate([state.to_record() for state in states]) if resolved.compiled else states


def _new_bench(resolved: ResolvedSimulation, states: Any) -> Any:
    # Only here: who simulates without a search need not load one.
    from digsite.bots.mind import mind_of
    from digsite.bots.network import Network
    from digsite.bots.network_file import shipped_network
    from digsite.bots.tree import Bench
    from digsite.bots.workbench import Workbench

    mind = mind_of(resolved.game, int(resolved.state.players))
    mind.barred = resolved.policy.barred
    parts = (mind, shipped_network(resolved.game) or Network())
    carried: Any = [part.to_record() if resolved.compiled else [part] for part in parts]
    bench = Workbench(compiled=resolved.compiled)
    return Bench(states, bench.trees, bench.spaces, *carried)


def _guess(plan: SimulationPlan, games: int) -> int:
    return games * 300 * plan.players if plan.keep_moves and resolve(plan).compiled else 0


def _as_array(struct: type[Struct], rows: Any) -> Any:
    if isinstance(rows, np.ndarray):
        return rows
    return np.array([row.as_tuple() for row in rows], dtype=struct.dtype())
