"""The peeking twin: the same search on the true state, to measure what hidden information is worth.

It lives in the arena, out of reach of anything that plays with people.
"""

from digsite.bots.players import SearchingBot
from digsite.bots.search import ROOT, WORK, descend, remember, win_chances
from digsite.bots.searcher import Budget, Searcher
from digsite.bots.tree import Mind, Tree, Workspace
from digsite.core.game import Game
from digsite.core.generic import GameState, copy_slot
from digsite.core.rows import Row
from digsite.core.rule import kernel
from digsite.core.view import View


@kernel
def search_openly(
    states: Row[GameState],
    trees: Row[Tree],
    spaces: Row[Workspace],
    minds: Row[Mind],
    seat: int,
    iterations: int,
) -> None:
    """The search without redealing: every iteration plays on the deal as it is."""
    tree = trees[0]
    space = spaces[0]
    mind = minds[0]
    for _ in range(iterations):
        copy_slot(states, WORK, ROOT)
        state = states[WORK]
        descend(state, tree, space, mind)
        win_chances(state, space, mind)
        remember(tree, space)


class OpenView(View):
    """A position with its secrets."""

    def __init__(self, game: Game, state: GameState, seat: int) -> None:
        self.game, self.seat = game, seat
        self.state = state.copy()


def peeking_bot(game: Game, players: int, iterations: int, seed: int) -> SearchingBot:
    """A bot that searches what it is shown; the arena shows it everything."""
    searcher = Searcher(game, players, method=search_openly)
    return SearchingBot(searcher, Budget(iterations), seed=seed)
