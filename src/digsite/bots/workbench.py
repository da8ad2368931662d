"""What a search works with: large, but needed only while it runs, so searches pass it on."""

import os
from collections import deque
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, Final

from digsite.bots.tree import NODES, Node, Report, Tree, Workspace
from digsite.core import kernels
from digsite.core.limits import MOST_SEATS

INTERPRETED_NODES: Final = 1 << 12
TREES: Final = 2
"""One to grow, and one for the part of it that is to be kept."""
MOST_IDLE: Final = os.cpu_count() or 1


class Workbench:
    """For one search at a time; nothing on it is worth keeping when the search is done."""

    def __init__(self, *, compiled: bool) -> None:
        self.compiled = compiled
        self.spaces = kernels.slots(Workspace, 1, compiled=compiled)
        self.reports = kernels.slots(Report, 1, compiled=compiled)
        if compiled:
            # Zeroed pages take memory only once written to, so that few iterations need little.
            self.trees = kernels.slots(Tree, TREES, compiled=True)
            self.trees["room"] = NODES
        else:
            self.trees = [_small_tree() for _ in range(TREES)]

    def take_kept(self) -> tuple[Any, Any]:
        """The nodes in the second tree and the generator, to be put back later."""
        kept, space = self.trees[1], self.spaces[0]
        if self.compiled:
            return kept["nodes"][: kept["used"]].copy(), space["chance"].copy()
        return [node.copy() for node in kept.nodes[: kept.used]], space.chance.copy()

    def put_back(self, nodes: Any, chance: Any) -> None:
        """Go on with what was taken earlier, from this workbench or another."""
        tree, space = self.trees[0], self.spaces[0]
        if self.compiled:
            tree["nodes"][: len(nodes)], tree["used"], tree["root"] = nodes, len(nodes), 1
            space["chance"], space["visit"], space["marks"] = chance, 0, 0
        else:
            tree.nodes[: len(nodes)], tree.used, tree.root = nodes, len(nodes), 1
            space.chance, space.visit, space.marks = chance, 0, [0] * len(space.marks)


@contextmanager
def borrowed(*, compiled: bool) -> Iterator[Workbench]:
    """A workbench to oneself."""
    idle = _idle[compiled]
    try:
        bench = idle.pop()
    except IndexError:
        bench = Workbench(compiled=compiled)
    try:
        yield bench
    finally:
        idle.append(bench)


_idle: Final[dict[bool, deque[Workbench]]] = {
    compiled: deque(maxlen=MOST_IDLE) for compiled in (False, True)
}


def _small_tree() -> Tree:
    """Without compiled kernels few iterations are made; a full tree would only cost time."""
    tree = Tree.__new__(Tree)
    tree.nodes = [Node() for _ in range(INTERPRETED_NODES)]
    tree.room, tree.used, tree.root, tree.deals = INTERPRETED_NODES, 0, 0, 0
    tree.baselines = [0.0] * MOST_SEATS
    return tree
