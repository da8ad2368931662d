"""The records that search works on: a tree, a working space, and what the searcher believes in."""

from typing import Annotated, Final

from digsite.bots.barred import Barred
from digsite.bots.network import Network, Thought
from digsite.core.actions import Legal
from digsite.core.chance import Chance
from digsite.core.features import Features
from digsite.core.generic import GameState, Terms
from digsite.core.limits import MOST_ACTIONS, MOST_SEATS, MOST_TERMS
from digsite.core.rows import Row, bundle
from digsite.core.rule import kernel
from digsite.core.schema import Int32, Length, Real, Struct

NODES: Final = 1 << 17
DEEPEST: Final = 256
MOST_FOUND: Final = 512
LONGEST_PLAN: Final = 8
SURE_VISITS: Final = 8
"""How often an action must have been tried to be planned."""
NOBODY: Final = -1
"""The action of a node that stands for what an action showed, not for a choice."""


class Node(Struct):
    """A choice somebody has in the tree, or one outcome of it, with what came of it so far."""

    action: Int32
    outcome: Int32
    seat: Int32
    """Whose turn it is after the action."""
    first_child: Int32
    next_sibling: Int32
    visits: Int32
    available: Int32
    """How often the action was there to be chosen: not every deal allows every action."""
    prior: Real
    totals: Annotated[list[Real], Length(MOST_SEATS)]
    """The sum over all visits of what each seat's win chance gained on the deal's own."""
    squares: Annotated[list[Real], Length(MOST_SEATS)]
    """The sum of their squares, for the uncertainty."""


class Tree(Struct):
    """What has been found out about a position; node 0 stands for `no node`."""

    nodes: Annotated[list[Node], Length(NODES)]
    room: Int32
    used: Int32
    root: Int32
    deals: Int32
    baselines: Annotated[list[Real], Length(MOST_SEATS)]
    """The sum over all deals of the win chances before anything is played."""


class Workspace(Struct):
    """Everything one searching thread needs besides its states and its tree."""

    chance: Chance
    legal: Legal
    terms: Terms
    features: Features
    thought: Thought
    marks: Annotated[list[Int32], Length(MOST_ACTIONS)]
    """For each action the latest node visit in which it was legal and had no child yet."""
    visit: Int32
    only: Int32
    """One more than the action that must be tried at the root; 0 leaves the choice free."""
    path: Annotated[list[Int32], Length(DEEPEST)]
    depth: Int32
    values: Annotated[list[Real], Length(MOST_SEATS)]
    baseline: Annotated[list[Real], Length(MOST_SEATS)]
    """The win chances that the deal at hand has before anything is played."""


class Found(Struct):
    """What is told of one action of the root."""

    action: Int32
    visits: Int32
    totals: Annotated[list[Real], Length(MOST_SEATS)]
    squares: Annotated[list[Real], Length(MOST_SEATS)]
    """The sum of the squared deviations from the mean."""
    plan: Annotated[list[Int32], Length(LONGEST_PLAN)]
    """What the seat means to do after it in the same turn, as far as nothing hidden turns up."""
    planned: Int32


class Report(Struct):
    """All actions of the root that were searched."""

    count: Int32
    iterations: Int32
    seat: Int32
    """Whose choice it is."""
    found: Annotated[list[Found], Length(MOST_FOUND)]


class Mind(Struct):
    """How a searcher weighs things; the values come from the game's player.toml."""

    exploration: Real
    widening: Real
    widening_power: Real
    bias: Real
    spread: Real
    turns: Int32
    """Turns played by the policy beyond the tree before the position is measured."""
    learned: Int32
    """1: a network judges positions, and the weights of terms are not asked."""
    sees_all: Int32
    """1: nothing is hidden from the searcher, and nothing is redealt."""
    barred: Barred
    weights: Annotated[list[Real], Length(MOST_TERMS)]


@bundle
class Bench:
    """What a search works with: the position and a state to play on, and one of all the rest."""

    states: Row[GameState]
    trees: Row[Tree]
    spaces: Row[Workspace]
    minds: Row[Mind]
    networks: Row[Network]


@kernel
def clear(tree: Tree) -> None:
    """An empty tree: a root without children."""
    tree.used = 1
    tree.root = add_node(tree, 0, NOBODY, 0)
    forget_baselines(tree)


@kernel
def forget_baselines(tree: Tree) -> None:
    """Start a new average over deals, for another position at the root."""
    tree.deals = 0
    for seat in range(MOST_SEATS):
        tree.baselines[seat] = 0.0


@kernel
def add_node(tree: Tree, parent: int, action: int, outcome: int) -> int:
    """A new child of a node (of none: 0); the tree must have room."""
    index = int(tree.used)
    tree.used += 1
    node = tree.nodes[index]
    node.action = action
    node.outcome = outcome
    node.seat = NOBODY
    node.first_child = 0
    node.visits = 0
    node.available = 1
    node.prior = 0.0
    for seat in range(MOST_SEATS):
        node.totals[seat] = 0.0
        node.squares[seat] = 0.0
    node.next_sibling = 0
    if parent > 0:
        node.next_sibling = tree.nodes[parent].first_child
        tree.nodes[parent].first_child = index
    return index


@kernel
def find_child(tree: Tree, parent: int, action: int, outcome: int) -> int:
    """The child with this action and outcome, or 0."""
    index = int(tree.nodes[parent].first_child)
    while index > 0:
        node = tree.nodes[index]
        if node.action == action and node.outcome == outcome:
            return index
        index = int(node.next_sibling)
    return 0


@kernel
def most_visited(tree: Tree) -> int:
    """The child of the root that was tried most often; of several the one that did best."""
    root = tree.nodes[tree.root]
    best, most = 0, 0
    index = int(root.first_child)
    while index > 0:
        node = tree.nodes[index]
        if node.action != NOBODY and node.visits >= max(1, most):
            did_better = node.totals[root.seat] > tree.nodes[best].totals[root.seat]
            if node.visits > most or did_better:
                best, most = index, int(node.visits)
        index = int(node.next_sibling)
    return best


@kernel
def keep(trees: Row[Tree], action: int) -> bool:
    """Move what has grown from an action of the root into the second tree, as its root.

    False where nothing has. Children stay in their order, so that the search goes on just as it
    would have here.
    """
    tree = trees[0]
    kept = trees[1]
    child = find_child(tree, int(tree.root), action, 0)
    if child == 0:
        return False
    kept.used = 1
    kept.root = copy_node(tree, child, kept)
    parent = int(kept.root)
    while parent < kept.used:
        old = int(kept.nodes[parent].first_child)
        kept.nodes[parent].first_child = 0
        last = 0
        while old > 0:
            index = copy_node(tree, old, kept)
            if last == 0:
                kept.nodes[parent].first_child = index
            else:
                kept.nodes[last].next_sibling = index
            last = index
            old = int(tree.nodes[old].next_sibling)
        parent += 1
    return True


@kernel
def copy_node(tree: Tree, index: int, kept: Tree) -> int:
    """A copy at the end of another tree; it still names its first child by the old number."""
    node = tree.nodes[index]
    place = add_node(kept, 0, int(node.action), int(node.outcome))
    copy = kept.nodes[place]
    copy.seat = node.seat
    copy.first_child = node.first_child
    copy.visits = node.visits
    copy.available = node.available
    copy.prior = node.prior
    for seat in range(MOST_SEATS):
        copy.totals[seat] = node.totals[seat]
        copy.squares[seat] = node.squares[seat]
    return place


@kernel
def step_down(trees: Row[Tree], shown: int, seat: int) -> bool:
    """Make the node after the root's outcome the root.

    False where the tree has none, or where the action passed the turn on.
    """
    tree = trees[0]
    child = int(tree.root)
    if shown > 0:
        child = find_child(tree, child, NOBODY, shown)
    if child == 0 or tree.nodes[child].seat != seat or tree.used > tree.room // 2:
        return False
    tree.root = child
    forget_baselines(tree)
    return True


@kernel
def write_report(trees: Row[Tree], reports: Row[Report]) -> None:
    """Tell what was found out about the actions of the root."""
    tree = trees[0]
    report = reports[0]
    report.count = 0
    report.iterations = tree.nodes[tree.root].visits
    report.seat = tree.nodes[tree.root].seat
    index = int(tree.nodes[tree.root].first_child)
    while index > 0 and report.count < MOST_FOUND:
        node = tree.nodes[index]
        if node.action != NOBODY and node.visits > 0:
            found = report.found[report.count]
            report.count += 1
            write_found(tree, index, found)
        index = int(node.next_sibling)


@kernel
def write_found(tree: Tree, index: int, found: Found) -> None:
    """Tell of one action. Somebody wins, however little a position is worth where all wait."""
    node = tree.nodes[index]
    found.action = node.action
    found.visits = node.visits
    everything = 0.0
    for seat in range(MOST_SEATS):
        usual = tree.baselines[seat] / max(1, int(tree.deals))
        found.totals[seat] = node.totals[seat] + usual * node.visits
        everything += found.totals[seat]
        mean = node.totals[seat] / node.visits
        found.squares[seat] = max(0.0, node.squares[seat] - mean * node.totals[seat])
    if everything > 0.0:
        whole = node.visits / everything
        for seat in range(MOST_SEATS):
            found.totals[seat] *= whole
            found.squares[seat] *= whole * whole
    write_plan(tree, index, found)


@kernel
def write_plan(tree: Tree, index: int, found: Found) -> None:
    """Follow what was tried most often, to the end of the turn or to what nobody can foresee."""
    found.planned = 0
    node = tree.nodes[index]
    seat = tree.nodes[tree.root].seat
    following = most_tried(tree, index)
    while following > 0 and node.seat == seat and found.planned < LONGEST_PLAN:
        node = tree.nodes[following]
        found.plan[found.planned] = node.action
        found.planned += 1
        following = most_tried(tree, following)


@kernel
def most_tried(tree: Tree, index: int) -> int:
    """The choice that was tried most often; 0 where none was often enough, or chance comes first.

    What an action showed is no chance where it was the same on every deal.
    """
    best, most = 0, SURE_VISITS - 1
    child = int(tree.nodes[index].first_child)
    if child > 0 and tree.nodes[child].action == NOBODY and tree.nodes[child].next_sibling == 0:
        child = int(tree.nodes[child].first_child)
    while child > 0:
        node = tree.nodes[child]
        if node.action == NOBODY:
            return 0
        if node.visits > most:
            best, most = child, int(node.visits)
        child = int(node.next_sibling)
    return best
