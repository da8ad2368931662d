"""Does a trained network make the search stronger at equal time?

    python -m benchmarks.guided --iterations 300 --games 100

The search asks the network beside the game's own appraisal and measure: `lean` says how much the
network's liking counts when new actions are let into the tree, at nodes with at least `visits`
visits, and `trust` how much its win chance counts at the end of an iteration. The plain search gets
so many iterations more as it is quicker, in processor time.
"""

import argparse
import time
from typing import Any

import numpy as np

from digsite.arena.contest import contest
from digsite.arena.entrants import Entrant
from digsite.arena.statistics import wilson
from digsite.bots.learned import Network, shipped_network
from digsite.bots.mind import mind as mind_of
from digsite.bots.network import Thought, liking, network_type, row_type, think_over, win_chance
from digsite.bots.players import AppraisingBot, SearchingBot
from digsite.bots.search import (
    LARGEST_PRIOR,
    ROOM,
    ROOT,
    WORK,
    after,
    best_looking,
    remember,
    select,
    set_baseline,
    win_chances,
)
from digsite.bots.searcher import Budget, Searcher
from digsite.bots.tree import Mind, Tree, Workspace, add_node
from digsite.bots.view import View
from digsite.core.game import Game, find
from digsite.core.generic import appraise, copy_slot, legal_actions, observe, play, redeal
from digsite.core.match import Match
from digsite.core.observation import ITEM_SIZE
from digsite.core.playouts import MOST_SEATS
from digsite.core.rule import kernel, separate


class GuidedMind:
    """A mind that has a network; goes where a Mind goes, into a compiled search."""

    def __init__(
        self,
        game: Game,
        players: int,
        network: Network,
        *,
        lean: float,
        trust: float,
        visits: float,
    ) -> None:
        self.mind: Mind = mind_of(game, players)
        self.game, self.network = game, network
        self.lean, self.trust, self.visits = lean, trust, visits

    def to_record(self) -> Any:
        """One record; its `row` is the same memory as its `observation`, without the names."""
        plain = self.mind.to_record()
        observation = self.game.observation_type.dtype()
        row = row_type(observation.itemsize // ITEM_SIZE).dtype()
        fields = [(name, plain.dtype.fields[name][0]) for name in plain.dtype.names]
        fields += [(name, np.dtype("f8")) for name in ("lean", "trust", "visits")]
        fields += [
            ("thought", Thought.dtype()),
            ("network", network_type(self.network.shape).dtype()),
        ]
        fields += [("observation", observation)]
        packed: Any = np.dtype(fields)
        offsets = [packed.fields[name][1] for name in packed.names]
        overlapping: Any = np.dtype(
            {
                "names": [*packed.names, "row"],
                "formats": [*(packed.fields[name][0] for name in packed.names), row],
                "offsets": [*offsets, offsets[-1]],
            }
        )
        made = np.zeros(1, dtype=overlapping)
        for name in plain.dtype.names:
            made[name] = plain[name]
        made["lean"], made["trust"], made["visits"] = self.lean, self.trust, self.visits
        made["network"] = self.network.slots(compiled=True)
        return made


@kernel
def search_guided(
    states: Any, trees: Any, spaces: Any, minds: Any, seat: int, iterations: int
) -> None:
    """The search, asking the network where the mind leans on it or trusts it."""
    tree = trees[0]
    space = spaces[0]
    mind = minds[0]
    for _ in range(iterations):
        copy_slot(states, WORK, ROOT)
        state = states[WORK]
        redeal(state, seat, space.chance)
        if mind.trust < 1:
            set_baseline(state, tree, space, mind)
        else:
            tree.deals += 1
        for number in range(MOST_SEATS):
            space.baseline[number] *= 1 - mind.trust
        descend_guided(state, tree, space, mind)
        guided_chances(state, space, mind)
        remember(tree, space)


@kernel
def descend_guided(state: Any, tree: Tree, space: Workspace, mind: Any) -> None:
    """As `search.descend`, but for how a new action is found."""
    node = int(tree.root)
    space.path[0] = node
    space.depth = 1
    in_tree = True
    turns = 0
    while state.ending == 0 and (in_tree or turns < mind.turns):
        count = legal_actions(state, space.legal)
        child = 0
        if in_tree:
            child = select(state, tree, space, mind, node, count)
        if child > 0:
            action = int(tree.nodes[child].action)
        elif in_tree:
            in_tree = False
            action = new_choice(state, tree, space, mind, node, count)
            if tree.used + ROOM <= tree.room:
                child = add_node(tree, node, action, 0)
                tree.nodes[child].prior = space.values[0]
        else:
            action = best_looking(state, space, mind, count, False)
        seat = int(state.seat)
        play(state, action)
        if child > 0:
            node = after(state, tree, space, child, action)
            in_tree = in_tree and node > 0
        if state.seat != seat and not in_tree:
            turns += 1


@separate
def new_choice(state: Any, tree: Tree, space: Workspace, mind: Any, node: int, count: int) -> int:
    """The best untried action by appraisal and liking; leaves its prior in `space.values[0]`."""
    is_asked = mind.lean > 0 and tree.nodes[node].visits >= mind.visits
    if is_asked:
        observe(state, int(state.seat), mind.observation)
        think_over(mind.network, mind.row, mind.thought)
    best, best_worth, most = int(space.legal.ids[0]), -1e9, -1e9
    for index in range(count):
        action = int(space.legal.ids[index])
        liked = 0.0
        if is_asked:
            liked = mind.lean * liking(mind.network, mind.thought, action)
            most = max(most, liked)
        if space.marks[action] == space.visit:
            worth = appraise(state, action) + liked
            if worth > best_worth:
                best, best_worth = action, worth
    if is_asked:
        best_worth -= most
    space.values[0] = min(LARGEST_PRIOR, max(-LARGEST_PRIOR, best_worth))
    return best


@kernel
def guided_chances(state: Any, space: Workspace, mind: Any) -> None:
    """Every seat's win chance: what is measured, and what the network says of the seat to move."""
    if state.ending != 0 or mind.trust == 0:
        win_chances(state, space, mind)
        return
    if mind.trust < 1:
        win_chances(state, space, mind)
    seat = int(state.seat)
    observe(state, seat, mind.observation)
    think_over(mind.network, mind.row, mind.thought)
    win = win_chance(mind.network, mind.thought)
    for number in range(state.players):
        told = win if number == seat else (1 - win) / (state.players - 1)
        space.values[number] = mind.trust * told + (1 - mind.trust) * space.values[number]


def guided(game: Game, lean: float, trust: float, visits: float) -> Searcher:
    """The search with the shipped network for two players."""
    network = shipped_network(game, 2)
    mind: Any = GuidedMind(game, 2, network, lean=lean, trust=trust, visits=visits)
    return Searcher(game, 2, mind=mind, method=search_guided)


def positions(game: Game) -> list[View]:
    """Positions from early to late in games of the appraisal."""
    found = []
    for number in range(6):
        match, bot = Match(game, 2, seed=number), AppraisingBot(temperature=0.3, seed=number)
        for _ in range(15 + 18 * number):
            if not match.is_over:
                chosen = bot.choose(View(game, match.state, match.seat))
                match.play(chosen.action)
        if not match.is_over:
            found.append(View(game, match.state, match.seat))
    return found


def cost(searcher: Searcher, views: list[View]) -> float:
    """Microseconds of processor time an iteration; the best of some tries."""
    searcher.think(views[0], Budget(50), seed=1)
    tries = []
    for _ in range(4):
        start = time.thread_time()
        for view in views:
            searcher.think(view, Budget(2000), seed=1)
        tries.append(time.thread_time() - start)
    return min(tries) / len(views) / 2000 * 1e6


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--iterations", type=int, default=300, help="of the plain search")
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--variant", action="append", help="lean,trust,visits")
    chosen = parser.parse_args()
    game = find("dig_mars")
    views = positions(game)
    plain = cost(Searcher(game, 2), views)
    print(f"plain search: {plain:.1f} microseconds an iteration", flush=True)
    for variant in chosen.variant or ["1,0,8", "0.5,0,0", "0,0.3,0"]:
        lean, trust, visits = (float(part) for part in variant.split(","))
        dear = cost(guided(game, lean, trust, visits), views)
        fewer = max(1, round(chosen.iterations * plain / dear))
        wins = duel(game, (lean, trust, visits), fewer, chosen.iterations, chosen.games)
        share = wilson(wins, chosen.games)
        print(
            f"lean {lean:g}, trust {trust:g}, visits {visits:g}: {dear:.1f} microseconds, "
            f"{fewer} iterations against {chosen.iterations} win {share.value:.1%} "
            f"({share.low:.1%} to {share.high:.1%}) of {chosen.games}",
            flush=True,
        )


def duel(
    game: Game, how: tuple[float, float, float], fewer: int, iterations: int, games: int
) -> float:
    """The wins of the guided search, each deal from both seats."""
    new = Entrant(
        "guided",
        lambda game, players, seed: SearchingBot(guided(game, *how), Budget(fewer), seed=seed),
    )
    old = Entrant(
        "plain",
        lambda game, players, seed: SearchingBot(
            Searcher(game, players), Budget(iterations), seed=seed
        ),
    )
    wins = 0.0
    for number in range(games):
        seating = (new, old) if number % 2 == 0 else (old, new)
        wins += contest(game, seating, 30_000 + number // 2, {}).share(number % 2)
    return wins


if __name__ == "__main__":
    main()
