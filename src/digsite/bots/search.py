"""Information-set Monte Carlo tree search, generic over the game.

One tree over what the searching seat knows. Each iteration redeals everything that seat cannot
know, walks down the tree by the actions that this deal allows, adds one node, plays on for a few
turns by the game's own appraisal, and measures every seat's win chance, which all nodes on the
way remember. Everybody is taken to play for their own chances.
"""

from math import sqrt
from typing import Final

from digsite.bots.barred import allowed_actions
from digsite.bots.network import Network, judge
from digsite.bots.tree import (
    DEEPEST,
    NOBODY,
    Bench,
    Mind,
    Tree,
    Workspace,
    add_node,
    clear,
    find_child,
)
from digsite.core.chance import fraction, seed_words
from digsite.core.generic import (
    GameState,
    appraise,
    copy_slot,
    describe,
    measure,
    outcome,
    play,
    redeal,
    standstill,
)
from digsite.core.limits import MOST_SEATS
from digsite.core.mathematics import exp, log, power
from digsite.core.rows import Row
from digsite.core.rule import kernel, separate

ROOT: Final = 0
WORK: Final = 1
STATES: Final = 2
"""How many states a search needs: the position it was asked about and one to play on."""

ROOM: Final = 2
"""Nodes that one step down the tree may add: a choice and its outcome."""

LARGEST_PRIOR: Final = 4.0


@kernel
def begin(trees: Row[Tree], spaces: Row[Workspace], low: int, middle: int, high: int) -> None:
    """Forget everything and start the searcher's own generator from a seed."""
    clear(trees[0])
    seed_words(spaces[0].chance, low, middle, high)
    spaces[0].visit = 0
    spaces[0].only = 0
    for action in range(len(spaces[0].marks)):
        spaces[0].marks[action] = 0


@kernel
def search(bench: Bench, seat: int, iterations: int) -> None:
    """Go on searching for some iterations; the root state holds only what the seat may know."""
    tree, space, mind = bench.trees[0], bench.spaces[0], bench.minds[0]
    network = bench.networks[0]
    tree.nodes[tree.root].seat = bench.states[ROOT].seat
    for other in range(MOST_SEATS):
        space.baseline[other] = 0.0
        space.values[other] = 0.0
    for _ in range(iterations):
        copy_slot(bench.states, WORK, ROOT)
        state = bench.states[WORK]
        if not mind.sees_all:
            redeal(state, seat, space.chance)
        if not mind.learned:
            set_baseline(state, tree, space, mind, network)
        descend(state, tree, space, mind)
        win_chances(state, space, mind, network)
        remember(tree, space)


@kernel
def set_baseline(
    state: GameState, tree: Tree, space: Workspace, mind: Mind, network: Network
) -> None:
    """Measure the deal itself: a lucky deal must not make the action tried on it look good."""
    win_chances(state, space, mind, network)
    tree.deals += 1
    for seat in range(MOST_SEATS):
        space.baseline[seat] = space.values[seat]
        tree.baselines[seat] += space.values[seat]


@kernel
def descend(state: GameState, tree: Tree, space: Workspace, mind: Mind) -> None:
    """Play from the root to a new node, and some turns beyond it, leaving the path behind."""
    node = int(tree.root)
    space.path[0] = node
    space.depth = 1
    in_tree = True
    turns = 0
    while state.ending == 0 and (in_tree or turns < mind.turns):
        count = allowed_actions(state, space.legal, mind.barred)
        child = 0
        if in_tree:
            child = select(state, tree, space, mind, node, count)
        if child > 0:
            action = int(tree.nodes[child].action)
        else:
            action = best_looking(state, space, mind, count, in_tree)
        if in_tree and child == 0:
            in_tree = False
            if tree.used + ROOM <= tree.room:
                child = add_child(state, tree, node, action)
        seat = int(state.seat)
        play(state, action)
        if child > 0:
            node = after(state, tree, space, child, action)
            in_tree = in_tree and node > 0
        if state.seat != seat and not in_tree:
            turns += 1


@kernel
def select(
    state: GameState, tree: Tree, space: Workspace, mind: Mind, node: int, count: int
) -> int:
    """The most promising child that this deal allows; 0 when a new action should be tried.

    Progressive widening: new actions are let in, the best looking first, as visits grow.
    """
    if space.only > 0 and node == tree.root:
        return find_child(tree, node, int(space.only) - 1, 0)
    mark_legal(space, count)
    seat = int(state.seat)
    best, best_bound, known = 0, -1.0, 0
    index = int(tree.nodes[node].first_child)
    while index > 0:
        child = tree.nodes[index]
        if child.action != NOBODY and space.marks[child.action] == space.visit:
            space.marks[child.action] = 0
            known += 1
            bound = upper_bound(tree, index, seat, mind)
            child.available += 1
            if bound > best_bound:
                best, best_bound = index, bound
        index = int(child.next_sibling)
    admitted = mind.widening * power(tree.nodes[node].visits + 1.0, float(mind.widening_power))
    return 0 if known < count and known < admitted else best


@kernel
def mark_legal(space: Workspace, count: int) -> None:
    """Give every legal action the number of this visit."""
    space.visit += 1
    for index in range(count):
        space.marks[space.legal.ids[index]] = space.visit


@kernel
def upper_bound(tree: Tree, index: int, seat: int, mind: Mind) -> float:
    """How good the choice may yet be for the seat that has it, among visits that allowed it."""
    node = tree.nodes[index]
    visits = max(1, int(node.visits))
    doubt = mind.exploration * sqrt(log(1.0 + node.available) / visits)
    return node.totals[seat] / visits + doubt + mind.bias * node.prior / visits


@kernel
def best_looking(state: GameState, space: Workspace, mind: Mind, count: int, only_new: bool) -> int:
    """The legal action that the game appraises highest; in playouts with some noise."""
    best, best_worth = int(space.legal.ids[0]), -1e9
    for index in range(count):
        action = int(space.legal.ids[index])
        if only_new and space.marks[action] != space.visit:
            continue
        worth = appraise(state, action)
        if not only_new:
            worth += mind.spread * fraction(space.chance)
        if worth > best_worth:
            best, best_worth = action, worth
    return best


@kernel
def add_child(state: GameState, tree: Tree, node: int, action: int) -> int:
    """A new choice in the tree, with the game's own opinion of it."""
    child = add_node(tree, node, action, 0)
    worth = appraise(state, action)
    tree.nodes[child].prior = min(LARGEST_PRIOR, max(-LARGEST_PRIOR, worth))
    return child


@kernel
def after(state: GameState, tree: Tree, space: Workspace, child: int, action: int) -> int:
    """The node that stands for the position after a choice: what it showed leads to others.

    0 when the path or the tree has no room left.
    """
    if space.depth + ROOM > DEEPEST:
        return 0
    tree.nodes[child].seat = state.seat
    space.path[space.depth] = child
    space.depth += 1
    shown = outcome(state, action)
    if shown == 0:
        return child
    node = find_child(tree, child, NOBODY, shown)
    if node == 0:
        if tree.used + ROOM > tree.room:
            return 0
        node = add_node(tree, child, NOBODY, shown)
    tree.nodes[node].seat = state.seat
    space.path[space.depth] = node
    space.depth += 1
    return node


@separate
def win_chances(state: GameState, space: Workspace, mind: Mind, network: Network) -> None:
    """Every seat's chance to win: known once the game is over, otherwise from what is measured.

    Nobody likes a game that is called off: the nearer that is, the less everything is worth, so
    that whoever waits for the others to get on pays for it.
    """
    total = 0.0
    for seat in range(state.players):
        if state.ending != 0:
            worth = 1.0 if state.won[seat] else 0.0
        else:
            worth = exp(strength(state, seat, space, mind, network))
        space.values[seat] = worth
        total += worth
    left = 1.0 - standstill(state)
    for seat in range(state.players):
        space.values[seat] *= left / total


@kernel
def strength(state: GameState, seat: int, space: Workspace, mind: Mind, network: Network) -> float:
    """What speaks for a seat: a network's judgement, or terms added up by their weights."""
    if mind.learned:
        describe(state, seat, space.features)
        return judge(space.features, network, space.thought)
    measure(state, seat, space.terms)
    worth = 0.0
    for term in range(len(space.terms.of)):
        worth += mind.weights[term] * space.terms.of[term]
    return worth


@kernel
def remember(tree: Tree, space: Workspace) -> None:
    """Add what the seats' win chances gained to every node of the path."""
    for step in range(space.depth):
        node = tree.nodes[space.path[step]]
        node.visits += 1
        for seat in range(MOST_SEATS):
            gained = space.values[seat] - space.baseline[seat]
            node.totals[seat] += gained
            node.squares[seat] += gained * gained
