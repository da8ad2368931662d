"""Everything that a seat can do in its turn without leaving anything to luck."""

from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache
from typing import Any, Final

from digsite.core import kernels
from digsite.core.actions import Legal
from digsite.core.game import Game
from digsite.core.generic import GameState, copy_slot, gambles, legal_actions, play, score
from digsite.core.rows import Row, bundle
from digsite.core.rule import kernel
from digsite.core.schema import Flag, Int32, Struct
from digsite.core.win_share import share_of_win

FRONT: Final = 256
"""How many positions are branched at once."""
MADE: Final = 32_768
"""Room for what they branch into."""
MOST_POSITIONS: Final = 10_000
"""Of a turn; whoever could think through more than that is no person."""
MOST_WAYS: Final = 20_000
"""Likewise, by different moves."""


class Branch(Struct):
    """An action played in one of the positions that were branched."""

    parent: Int32
    action: Int32
    score: Int32
    over: Flag
    """Whether the seat's turn is over with it."""
    won: Flag
    """Whether the seat has won alone."""


PARENT, ACTION, SCORE, OVER, WON = range(len(Branch.fields()))


@bundle
class BranchingTable:
    """The positions to branch come first, those that they branch into follow."""

    states: Row[GameState]
    branches: Row[Branch]
    legal: Row[Legal]


@kernel
def branch_all(table: BranchingTable, count: int, seat: int) -> int:
    """Play every action that is no gamble in the first `count` positions.

    Returns how many branches there are, or -1 if there is no room for them.
    """
    made = 0
    for parent in range(count):
        found = legal_actions(table.states[parent], table.legal[0])
        for index in range(found):
            action = int(table.legal[0].ids[index])
            if not gambles(table.states[parent], action):
                if made == len(table.branches):
                    return -1
                copy_slot(table.states, count + made, parent)
                play(table.states[count + made], action)
                write_branch(table.branches[made], table.states[count + made], parent, action, seat)
                made += 1
    return made


@kernel
def write_branch(branch: Branch, state: GameState, parent: int, action: int, seat: int) -> None:
    """Note what an action has brought about."""
    branch.parent = parent
    branch.action = action
    branch.score = score(state, seat)
    branch.over = state.ending != 0 or state.seat != seat
    branch.won = state.ending != 0 and share_of_win(state, seat) == 1.0


class TooWide(Exception):
    """There are more ways to play this turn than are worth looking through."""


@dataclass
class Position:
    """A position of the turn, and where its actions lead."""

    score: int
    over: bool = False
    won: bool = False
    children: list[tuple[int, int]] = field(default_factory=list)
    """Actions, each with the number of the position after it."""
    parents: set[int] = field(default_factory=set)


class TurnTree:
    """All positions that the seat to play can reach in its turn; the first is where it begins.

    Where two orders of the same actions lead to one position, it is there once.
    """

    def __init__(self, game: Game, state: GameState, *, compiled: bool | None = None) -> None:
        self.game, self.seat = game, int(state.seat)
        self.positions = [Position(score=int(game.rules.score(state, self.seat)))]
        if compiled is None:
            compiled = kernels.available((branch_all,), game)
        self._grow(_growers(game, compiled), state)

    def _grow(self, grower: "_Grower", state: GameState) -> None:
        first = grower.kept(state)
        known, front = {grower.key(first): 0}, [(0, first)]
        while front:
            behind, front = front, []
            for start in range(0, len(behind), FRONT):
                part = behind[start : start + FRONT]
                for branch, kept in grower.branch([kept for _, kept in part], self.seat):
                    child = known.setdefault(grower.key(kept), len(self.positions))
                    if child == len(self.positions):
                        self._add(branch)
                        if not branch[OVER]:
                            front.append((child, kept))
                    parent = part[branch[PARENT]][0]
                    self.positions[parent].children.append((branch[ACTION], child))
                    self.positions[child].parents.add(parent)

    def _add(self, branch: tuple[int, ...]) -> None:
        if len(self.positions) == MOST_POSITIONS:
            raise TooWide
        made = Position(branch[SCORE], over=bool(branch[OVER]), won=bool(branch[WON]))
        self.positions.append(made)

    def ways_to(self, goals: set[int]) -> dict[tuple[int, ...], tuple[int, ...]]:
        """All ways to reach one of these positions: what is played, sorted, and an order of it.

        Nothing is played beyond a goal.
        """
        leading = self._leading_to(goals)
        ways: dict[tuple[int, ...], tuple[int, ...]] = {}
        front: dict[tuple[int, tuple[int, ...]], tuple[int, ...]] = {(0, ()): ()}
        while front:
            behind, front = front, {}
            for (number, played), order in behind.items():
                if number in goals:
                    ways.setdefault(played, order)
                    continue
                for action, child in self.positions[number].children:
                    if child in leading:
                        way = tuple(sorted((*played, action)))
                        front.setdefault((child, way), (*order, action))
                if len(front) > MOST_WAYS:
                    raise TooWide
        return ways

    def _leading_to(self, goals: set[int]) -> set[int]:
        """The positions from which one of these can be reached, and they themselves."""
        found, front = set(goals), list(goals)
        while front:
            for parent in self.positions[front.pop()].parents:
                if parent not in found:
                    found.add(parent)
                    front.append(parent)
        return found


class _Grower:
    """Branches positions; compiled, positions are kept as bytes, which is ten times as fast."""

    def __init__(self, game: Game, compiled: bool) -> None:
        self.game, self.compiled = game, compiled
        self.branch_all = kernels.bind(branch_all, game, compiled=compiled)
        self.table = self._table() if compiled else None

    def kept(self, state: GameState) -> Any:
        return state.to_record().tobytes() if self.compiled else state

    def key(self, kept: Any) -> bytes | str:
        """The same for equal positions only."""
        return kept if self.compiled else repr(kept.as_tuple())

    def branch(self, front: list[Any], seat: int) -> Iterator[tuple[tuple[int, ...], Any]]:
        """Every branch of some positions, and the position after it."""
        table = self.table or self._table()
        states: Any = table.states
        branches: Any = table.branches
        count = len(front)
        if self.compiled:
            import numpy as np

            dtype = self.game.state_type.dtype()
            states[:count] = np.frombuffer(b"".join(front), dtype=dtype)
        else:
            states[:count] = front
        made = self.branch_all(table, count, seat)
        if made < 0:
            raise TooWide
        states, branches = states[count : count + made], branches[:made]
        if not self.compiled:
            rows = (tuple(branch.as_tuple()) for branch in branches)
            return zip(rows, states, strict=True)
        size, data = states.dtype.itemsize, states.tobytes()
        kept = (data[start : start + size] for start in range(0, len(data), size))
        return zip(branches.tolist(), kept, strict=True)

    def _table(self) -> BranchingTable:
        """Room for positions; interpreted, copies are put there, so that nothing need be there."""
        states: Any = [None] * (FRONT + MADE)
        if self.compiled:
            states = kernels.slots(self.game.state_type, FRONT + MADE, compiled=True)
        branches = kernels.slots(Branch, MADE, compiled=self.compiled)
        return BranchingTable(states, branches, kernels.slots(Legal, 1, compiled=self.compiled))


@cache
def _growers(game: Game, compiled: bool) -> _Grower:
    return _Grower(game, compiled)
